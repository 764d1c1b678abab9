import { bothTexts, type SchemaText } from './both-texts.ts'
import { Type } from './schema-type.ts'

/** A formula as a schema.org/Recipe: what `?formato=jsonld` answers. */

export const JSON_LD = 'application/ld+json'

const text = (about: SchemaText) => Type.String(about)
const is = <Name extends string>(name: Name) =>
  Type.Literal(name, bothTexts`La clase de la cosa en schema.org. | What the thing is in schema.org.`)
const optional = (about: SchemaText) => Type.Optional(text(about))

const Rango = Type.Object(
  {
    '@type': is('QuantitativeValue'),
    minValue: Type.Number(bothTexts`Mínimo. | Least.`),
    maxValue: Type.Number(bothTexts`Máximo. | Most.`),
    unitText: optional(bothTexts`Unidad. | Unit.`),
  },
  bothTexts`Rango objetivo del tipo. | Target range of the type.`,
)

const Propiedad = Type.Object(
  {
    '@type': is('PropertyValue'),
    propertyID: text(
      bothTexts`Clave de la cifra, como en «params»; también «craft», «type» y «verdict». | Key of the figure, as in \`params\`; also \`craft\`, \`type\` and \`verdict\`.`,
    ),
    name: optional(bothTexts`Nombre legible. | Readable name.`),
    value: Type.Union([Type.Number(), Type.String()], bothTexts`El valor. | The value.`),
    unitText: optional(bothTexts`Unidad. | Unit.`),
    valueReference: Type.Optional(Rango),
  },
  bothTexts`Una cifra. | A figure.`,
)

const Nutricion = Type.Object(
  {
    '@type': is('NutritionInformation'),
    servingSize: text(
      bothTexts`A qué cantidad se refiere: 100 g de producto acabado. | The amount that it is about: 100 g of finished product.`,
    ),
    calories: optional(bothTexts`Energía, kcal. | Energy, kcal.`),
    fatContent: optional(bothTexts`Grasas, g. | Fat, g.`),
    saturatedFatContent: optional(bothTexts`De ellas saturadas, g. | Of which saturates, g.`),
    carbohydrateContent: optional(bothTexts`Hidratos de carbono, g. | Carbohydrate, g.`),
    sugarContent: optional(bothTexts`De ellos azúcares, g. | Of which sugars, g.`),
    fiberContent: optional(bothTexts`Fibra, g. | Fibre, g.`),
    proteinContent: optional(bothTexts`Proteínas, g. | Protein, g.`),
    sodiumContent: optional(bothTexts`Sodio, mg: la sal entre 2,5. | Sodium, mg: salt divided by 2.5.`),
  },
  bothTexts`Información nutricional. Lo que no se conoce entero falta. | Nutrition. What is not wholly known is missing.`,
)

const gramos = (about: SchemaText) => ({
  '@type': is('QuantitativeValue'),
  value: Type.Number(about),
  unitText: Type.Literal('g', bothTexts`Gramos. | Grams.`),
  unitCode: Type.Literal('GRM', bothTexts`Gramos, en los códigos de UN/CEFACT. | Grams, in the codes of UN/CEFACT.`),
})

const Linea = Type.Object(
  {
    '@type': is('HowToSupply'),
    name: text(bothTexts`El ingrediente. | The ingredient.`),
    requiredQuantity: Type.Optional(
      Type.Object(
        gramos(bothTexts`Gramos. | Grams.`),
        bothTexts`Cuánto. Falta si nadie lo ha pesado. | How much. Missing if nobody weighed it.`,
      ),
    ),
  },
  bothTexts`Una línea. | A line.`,
)

const Rendimiento = Type.Object(
  {
    ...gramos(bothTexts`Gramos de producto acabado. | Grams of finished product.`),
    additionalProperty: Type.Array(
      Propiedad,
      bothTexts`Oficio, tipo, veredicto y cada cifra con su rango. | Craft, type, verdict and each figure with its range.`,
    ),
  },
  bothTexts`El rendimiento en cifras, y lo que se sabe de lo que sale. | The yield as a figure, and what is known of what is made.`,
)

export const RecetaSchema = Type.Object(
  {
    '@context': Type.Literal('https://schema.org', bothTexts`El vocabulario. | The vocabulary.`),
    '@type': is('Recipe'),
    name: text(
      bothTexts`El título del texto pegado, o «denominacion», si la norma no lo niega; si no, el nombre legal o el del tipo. | The title of the pasted text, or \`denominacion\`, unless the law denies it; else the legal name, or that of the type.`,
    ),
    inLanguage: Type.Literal('es', bothTexts`Idioma. | Language.`),
    keywords: text(bothTexts`El oficio. | The craft.`),
    recipeCategory: text(bothTexts`El tipo de receta. | The type of recipe.`),
    recipeIngredient: Type.Array(
      Type.String(),
      bothTexts`«500 g Agua»: los ingredientes, en su orden. | \`500 g Agua\`: the ingredients, in their order.`,
    ),
    supply: Type.Array(
      Linea,
      bothTexts`Lo mismo en cifras, para que nadie tenga que leer un texto. | The same as figures, so that nobody need read a text.`,
    ),
    recipeInstructions: Type.Optional(
      Type.Array(
        Type.Object({ '@type': is('HowToStep'), text: text(bothTexts`El paso. | The step.`) }),
        bothTexts`La elaboración, si se conoce. | The method, where it is known.`,
      ),
    ),
    recipeYield: text(
      bothTexts`Lo que sale, en gramos de producto acabado. | What it makes, in grams of finished product.`,
    ),
    yield: Rendimiento,
    nutrition: Type.Optional(Nutricion),
    comment: Type.Optional(
      Type.Array(
        Type.Object({ '@type': is('Comment'), text: text(bothTexts`El aviso. | The warning.`) }),
        bothTexts`Por qué se niega el nombre, si se niega, y los avisos del análisis. | Why the name is refused, if it is, and the warnings of the analysis.`,
      ),
    ),
  },
  bothTexts`La fórmula como «Recipe» de schema.org, en JSON-LD. | The formula as a schema.org \`Recipe\`, in JSON-LD.`,
)
