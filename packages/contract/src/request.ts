import { REQUEST_LIMITS } from '@obrador/engine'
import { type TProperties, Type } from 'typebox'
import { textOrNull } from './common.ts'
import { measuredFields } from './duda.ts'
import { preparacionField, sacoField } from './preparacion.ts'

/** A component of an ingredient, in place of the catalogue's. */
export const componentField = (what: string) =>
  Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 100,
      description: `${what}, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.`,
    }),
  )

/** A figure of an ingredient that is no component, in place of the catalogue's. */
export const figureField = (what: string) =>
  Type.Optional(Type.Number({ minimum: 0, description: `${what}. Sustituye al valor del catálogo.` }))

export const priceField = figureField('Precio en euros por kg')

const grams = Type.Number({
  minimum: 0,
  maximum: REQUEST_LIMITS.grams,
  description: 'Cantidad en gramos. Cuenta como proporción: los pesos no tienen que sumar un total fijo.',
})

const name = (custom: boolean) =>
  Type.String({
    description: `Nombre del ingrediente en el catálogo${custom ? ', o el tuyo propio si das su composición' : ''}. De 1 a ${REQUEST_LIMITS.nameLength} caracteres, sin contar los espacios de los extremos.`,
  })

/** The lines of a request, whatever the craft calls an ingredient and its weight, with what it takes besides. */
const lines = <Name extends string, Grams extends string, Extra extends TProperties>(
  nameField: Name,
  gramsField: Grams,
  extra: Extra,
  custom: boolean,
) => {
  const fields = { [nameField]: name(custom), [gramsField]: grams } as Record<Name, ReturnType<typeof name>> &
    Record<Grams, typeof grams>
  return Type.Array(
    Type.Object(
      { ...fields, ...measuredFields, ...extra, preparacion: preparacionField, saco: sacoField },
      { description: 'Un ingrediente de la fórmula.' },
    ),
    {
      minItems: 1,
      maxItems: REQUEST_LIMITS.ingredients,
      description: `Los ingredientes de la fórmula, de 1 a ${REQUEST_LIMITS.ingredients}.`,
    },
  )
}

/** Most crafts call them `name` and `grams`. */
export const ingredientsField = <Extra extends TProperties>(extra: Extra, custom: boolean) =>
  lines('name', 'grams', extra, custom)

/** Lines called `ingrediente` and `peso`. */
export const weighedIngredients = () => lines('ingrediente', 'peso', {}, false)

/** Water activity of the finished product, as the maker measured it. */
export const measuredActivity = Type.Optional(
  Type.Number({
    exclusiveMinimum: 0,
    maximum: 1,
    description:
      'Actividad de agua medida en el producto acabado: solo una medida abre una clase de conservación más larga.',
  }),
)

/** The recipe type; an unknown one falls back, so that any text is taken. */
export const recipeType = (types: readonly string[], defaultType: string) =>
  Type.Optional(
    textOrNull({
      description: `Tipo de receta: ${types.join(', ')}. Si falta o no existe se aplica «${defaultType}».`,
      examples: types,
    }),
  )
