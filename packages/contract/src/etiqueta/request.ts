import {
  ALL_ALLERGENS,
  ALLERGEN_SPECIES,
  ALLERGEN_TELLINGS,
  type AllergenTelling,
  COMPARED_KEYS,
  LABEL_LIMITS,
  LABEL_NUTRIENTS,
  type LabelNutrient,
  mostOfNutrient,
  nutrientParameters,
  REQUEST_LIMITS,
  SALE_KINDS,
  type SaleKind,
} from '@obrador/engine'
import type { TObject, TProperties } from 'typebox'
import { bothTexts, glossedWords, onlyText, type SchemaText } from '../both-texts.ts'
import { textOrNull } from '../common.ts'
import { Type } from '../schema-type.ts'
import { NUTRIENT_NAMES } from './nutrients.ts'

const ALLERGENS: Readonly<Record<(typeof ALL_ALLERGENS)[number], string | undefined>> = {
  gluten: undefined,
  crustaceos: 'crustaceans',
  huevo: 'egg',
  pescado: 'fish',
  cacahuete: 'peanut',
  soja: 'soya',
  leche: 'milk',
  frutos_cascara: 'nuts',
  apio: 'celery',
  mostaza: 'mustard',
  sesamo: 'sesame',
  sulfitos: 'sulphites',
  altramuz: 'lupin',
  moluscos: 'molluscs',
}

const nutrient = (key: LabelNutrient) =>
  Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: mostOfNutrient(key),
      ...bothTexts`${nutrientParameters[key].label} de 100 g de ingrediente, en ${nutrientParameters[key].unit}. | ${NUTRIENT_NAMES[key]} of 100 g of ingredient, in ${nutrientParameters[key].unit}.`,
    }),
  )

/** What a packet tells of each allergen; what is left out nobody told. */
const declaraField = Type.Optional(
  Type.Unsafe<Readonly<Record<string, AllergenTelling>>>({
    type: 'object',
    maxProperties: ALL_ALLERGENS.length + Object.keys(ALLERGEN_SPECIES).length,
    propertyNames: { enum: [...ALL_ALLERGENS, ...Object.keys(ALLERGEN_SPECIES)] },
    additionalProperties: { type: 'string', enum: [...ALLERGEN_TELLINGS] },
    ...bothTexts`Lo que el envase dice de cada alérgeno, o del cereal o fruto de cáscara por su nombre: «lleva», «puede» (trazas) o «no». De los que faltan no se sabe. | What the packet says of each allergen, or of the cereal or nut by its name: \`lleva\` (has it), \`puede\` (traces) or \`no\`. Of those left out nothing is known.`,
    examples: [{ leche: 'lleva', avellana: 'puede', soja: 'no' }],
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
        ...bothTexts`Alérgenos del anexo II que lleva: ${ALL_ALLERGENS.join(', ')}. Lista vacía si no lleva ninguno. | Allergens of annex II that it holds: ${glossedWords(ALL_ALLERGENS, ALLERGENS)}. An empty list if it holds none.`,
      }),
    ),
    declara: declaraField,
  },
  bothTexts`Lo que dice la etiqueta del proveedor, por 100 g de ingrediente. Va por delante del catálogo, campo a campo, y completa lo que el catálogo no conoce. | What the supplier's label says, per 100 g of ingredient. It comes before the catalogue, field by field, and completes what the catalogue does not know.`,
)

export const labelFields = {
  racion: Type.Optional(
    Type.Unsafe<number | null>({
      type: ['number', 'null'],
      minimum: 1,
      maximum: LABEL_LIMITS.racion,
      ...bothTexts`Gramos de una ración: la respuesta trae también los valores por ración. | Grams of a portion: the answer has the values per portion too.`,
    }),
  ),
  denominacion: Type.Optional(
    textOrNull({
      maxLength: LABEL_LIMITS.denominacion,
      ...bothTexts`Nombre con que se vende: se juzga cada parte, y lo que nombra lleva su cantidad en la etiqueta. Si falta, la denominación legal. | Name under which it is sold: each part is judged, and what it names carries its quantity on the label. If missing, the legal name.`,
      examples: ['Helado de avellana'],
    }),
  ),
  venta: Type.Optional(
    Type.Unsafe<SaleKind | null>({
      type: ['string', 'null'],
      enum: [...SALE_KINDS, null],
      ...bothTexts`Cómo se vende: envasado, envasado_propio (por ti, para venta inmediata), granel, hosteleria o distancia. Cambia lo que es obligatorio. | How it is sold: envasado (prepacked), envasado_propio (packed by you for immediate sale), granel (loose), hosteleria (catering) or distancia (at a distance). It changes what is mandatory.`,
    }),
  ),
  pesoNeto: Type.Optional(
    Type.Unsafe<number | null>({
      type: ['number', 'null'],
      exclusiveMinimum: 0,
      maximum: REQUEST_LIMITS.grams,
      ...bothTexts`Cantidad neta, en gramos. | Net quantity, in grams.`,
    }),
  ),
  comparado: Type.Optional(
    Type.Unsafe<{ readonly [key in (typeof COMPARED_KEYS)[number]]?: number | null } | null>({
      type: ['object', 'null'],
      properties: Object.fromEntries(
        COMPARED_KEYS.map((key) => {
          const nutrient: LabelNutrient = key === 'kcal' ? 'energiaKcal' : key
          const { label, unit } = nutrientParameters[nutrient]
          return [
            key,
            {
              type: ['number', 'null'],
              minimum: 0,
              maximum: LABEL_LIMITS.comparado,
              ...bothTexts`${label} de 100 g del producto comparado, en ${unit}. | ${NUTRIENT_NAMES[nutrient]} of 100 g of the product compared, in ${unit}.`,
            },
          ]
        }),
      ),
      additionalProperties: false,
      ...bothTexts`El producto con que se comparan «reducido», «light» o «más fibra», por 100 g: ${COMPARED_KEYS.join(', ')}. Sin él, esas palabras quedan abiertas. | The product that \`reducido\`, \`light\` or \`más fibra\` are compared with, per 100 g: ${COMPARED_KEYS.join(', ')}. Without it those words stay open.`,
      examples: [{ kcal: 390, azucares: 24 }],
    }),
  ),
  quid: Type.Optional(
    Type.Unsafe<readonly string[] | null>({
      type: ['array', 'null'],
      items: { type: 'string', maxLength: REQUEST_LIMITS.nameLength },
      maxItems: LABEL_LIMITS.quid,
      ...bothTexts`Ingredientes cuya cantidad se indica (QUID). Si falta, los de «denominacion»; si tampoco, frutas, frutos secos, cacao y chocolate. Lista vacía: ninguno más. | Ingredients whose quantity is stated (QUID). If missing, those of \`denominacion\`; if that is missing too, fruit, nuts, cocoa and chocolate. An empty list: no other.`,
    }),
  ),
}

type LinesSchema = SchemaText & {
  readonly items: TObject & SchemaText
  readonly minItems: number
  readonly maxItems: number
}

/** The request of a craft, with what only a label needs. */
export function labelRequest(request: TObject, about: SchemaText) {
  const { ingredients, ...others } = request.properties as TProperties & { readonly ingredients: unknown }
  const lines = ingredients as LinesSchema
  const { items, minItems, maxItems } = lines
  const line = Type.Object({ ...items.properties, ficha: Type.Optional(FichaSchema) }, onlyText(items))
  const [example] = Reflect.get(request, 'examples') as readonly [object]
  return Type.Object(
    {
      ...others,
      ingredients: Type.Array(line, { minItems, maxItems, ...onlyText(lines) }),
      ...labelFields,
    },
    { ...about, examples: [{ ...example, racion: 50 }] },
  )
}
