import {
  ALL_ALLERGENS,
  LABEL_LIMITS,
  LABEL_NUTRIENTS,
  type LabelNutrient,
  mostOfNutrient,
  nutrientParameters,
  REQUEST_LIMITS,
  SALE_KINDS,
  type SaleKind,
} from '@obrador/engine'
import { type TObject, type TProperties, Type } from 'typebox'
import { textOrNull } from '../common.ts'

const nutrient = (key: LabelNutrient) =>
  Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: mostOfNutrient(key),
      description: `${nutrientParameters[key].label} de 100 g de ingrediente, en ${nutrientParameters[key].unit}.`,
    }),
  )

/** What the supplier's label says of an ingredient. */
export const FichaSchema = Type.Object(
  {
    ...(Object.fromEntries(LABEL_NUTRIENTS.map((key) => [key, nutrient(key)])) as Record<
      LabelNutrient,
      ReturnType<typeof nutrient>
    >),
    alergenos: Type.Optional(
      Type.Array(Type.Enum([...ALL_ALLERGENS], { type: 'string' }), {
        maxItems: ALL_ALLERGENS.length,
        description: `Alérgenos del anexo II que lleva: ${ALL_ALLERGENS.join(', ')}. Lista vacía si no lleva ninguno.`,
      }),
    ),
  },
  {
    description:
      'Lo que dice la etiqueta del proveedor, por 100 g de ingrediente. Va por delante del catálogo, campo a campo, y completa lo que el catálogo no conoce.',
  },
)

export const labelFields = {
  racion: Type.Optional(
    Type.Unsafe<number | null>({
      type: ['number', 'null'],
      minimum: 1,
      maximum: LABEL_LIMITS.racion,
      description: 'Gramos de una ración: la respuesta trae también los valores por ración.',
    }),
  ),
  denominacion: Type.Optional(
    textOrNull({
      maxLength: LABEL_LIMITS.denominacion,
      description:
        'Nombre con que se vende: los ingredientes que nombra llevan su cantidad. Si falta, la denominación legal que la fórmula puede llevar.',
      examples: ['Helado de avellana'],
    }),
  ),
  venta: Type.Optional(
    Type.Unsafe<SaleKind | null>({
      type: ['string', 'null'],
      enum: [...SALE_KINDS, null],
      description:
        'Cómo se vende: envasado, envasado_propio (por ti, para venta inmediata), granel, hosteleria o distancia. Cambia lo que es obligatorio.',
    }),
  ),
  pesoNeto: Type.Optional(
    Type.Unsafe<number | null>({
      type: ['number', 'null'],
      exclusiveMinimum: 0,
      maximum: REQUEST_LIMITS.grams,
      description: 'Cantidad neta, en gramos.',
    }),
  ),
  quid: Type.Optional(
    Type.Unsafe<readonly string[] | null>({
      type: ['array', 'null'],
      items: { type: 'string', maxLength: REQUEST_LIMITS.nameLength },
      maxItems: LABEL_LIMITS.quid,
      description:
        'Ingredientes cuya cantidad se indica (QUID). Si falta, los de «denominacion»; si tampoco, frutas, frutos secos, cacao y chocolate. Lista vacía: ninguno más.',
    }),
  ),
}

type LinesSchema = { readonly items: TObject & { readonly description: string } } & Readonly<Record<string, unknown>>

/** The request of a craft, with what only a label needs. */
export function labelRequest(request: TObject, description: string) {
  const { ingredients, ...others } = request.properties as TProperties & { readonly ingredients: unknown }
  const { items, minItems, maxItems, description: about } = ingredients as LinesSchema
  const line = Type.Object(
    { ...items.properties, ficha: Type.Optional(FichaSchema) },
    { description: items.description },
  )
  const [example] = Reflect.get(request, 'examples') as readonly [object]
  return Type.Object(
    {
      ...others,
      ingredients: Type.Array(line, {
        minItems: Number(minItems),
        maxItems: Number(maxItems),
        description: String(about),
      }),
      ...labelFields,
    },
    { description, examples: [{ ...example, racion: 50 }] },
  )
}
