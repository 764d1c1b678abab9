import { REQUEST_LIMITS } from '@obrador/engine'
import type { TProperties } from 'typebox'
import { type BothTexts, bothTexts } from './both-texts.ts'
import { textOrNull } from './common.ts'
import { measuredFields } from './duda.ts'
import { preparacionField, sacoField } from './preparacion.ts'
import { Type } from './schema-type.ts'

/** A component of an ingredient, in place of the catalogue's. */
export const componentField = (what: BothTexts) =>
  Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 100,
      ...bothTexts`${what}, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo. | ${what}, in grams per 100 g of ingredient. Replaces the value of the catalogue.`,
    }),
  )

/** A figure of an ingredient that is no component, in place of the catalogue's. */
export const figureField = (what: BothTexts) =>
  Type.Optional(
    Type.Number({
      minimum: 0,
      ...bothTexts`${what}. Sustituye al valor del catálogo. | ${what}. Replaces the value of the catalogue.`,
    }),
  )

export const priceField = figureField(bothTexts`Precio en euros por kg | Price in euros per kg`)

const grams = Type.Number({
  minimum: 0,
  maximum: REQUEST_LIMITS.grams,
  ...bothTexts`Cantidad en gramos. Cuenta como proporción: los pesos no tienen que sumar un total fijo. | Weight in grams. It counts as a proportion: the weights need not add up to a fixed total.`,
})

const unweighedField = Type.Optional(
  Type.Boolean(
    bothTexts`true si nadie lo ha pesado: no cuenta y se pregunta. | true if nobody weighed it (a pinch, to taste): its grams do not count, and what depends on it is not judged.`,
  ),
)

const OWN_NAME = bothTexts`, o el tuyo propio si das su composición | , or your own if you give its composition`

const name = (custom: boolean) =>
  Type.String({
    ...bothTexts`Nombre del ingrediente en el catálogo${custom ? OWN_NAME : ''}. De 1 a ${REQUEST_LIMITS.nameLength} caracteres, sin contar los espacios de los extremos. | Name of the ingredient in the catalogue${custom ? OWN_NAME : ''}. From 1 to ${REQUEST_LIMITS.nameLength} characters, not counting spaces at the ends.`,
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
      {
        ...fields,
        sinPesar: unweighedField,
        ...measuredFields,
        ...extra,
        preparacion: preparacionField,
        saco: sacoField,
      },
      bothTexts`Un ingrediente de la fórmula. | An ingredient of the formula.`,
    ),
    {
      minItems: 1,
      maxItems: REQUEST_LIMITS.ingredients,
      ...bothTexts`Los ingredientes de la fórmula, de 1 a ${REQUEST_LIMITS.ingredients}. | The ingredients of the formula, from 1 to ${REQUEST_LIMITS.ingredients}.`,
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
    ...bothTexts`Actividad de agua medida en el producto acabado: solo una medida abre una clase de conservación más larga. | Water activity measured in the finished product: only a measurement opens a longer class of keeping.`,
  }),
)

/** The recipe type; an unknown one falls back, so that any text is taken. */
export const recipeType = (types: readonly string[], defaultType: string) =>
  Type.Optional(
    textOrNull({
      ...bothTexts`Tipo de receta: ${types.join(', ')}. Si falta o no existe se aplica «${defaultType}». | Recipe type: ${types.join(', ')}. If it is missing or there is no such type, \`${defaultType}\` is applied.`,
      examples: types,
    }),
  )
