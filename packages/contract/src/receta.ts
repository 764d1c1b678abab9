import { Type } from 'typebox'

/** A formula as a schema.org/Recipe: what `?formato=jsonld` answers. */

export const JSON_LD = 'application/ld+json'

const text = (description: string) => Type.String({ description })
const is = <Name extends string>(name: Name) =>
  Type.Literal(name, { description: 'La clase de la cosa en schema.org.' })
const optional = (description: string) => Type.Optional(text(description))

const Rango = Type.Object(
  {
    '@type': is('QuantitativeValue'),
    minValue: Type.Number({ description: 'Mínimo.' }),
    maxValue: Type.Number({ description: 'Máximo.' }),
    unitText: optional('Unidad.'),
  },
  { description: 'Rango objetivo del tipo.' },
)

const Propiedad = Type.Object(
  {
    '@type': is('PropertyValue'),
    propertyID: text('Clave de la cifra, como en «params»; también «craft», «type» y «verdict».'),
    name: optional('Nombre legible.'),
    value: Type.Union([Type.Number(), Type.String()], { description: 'El valor.' }),
    unitText: optional('Unidad.'),
    valueReference: Type.Optional(Rango),
  },
  { description: 'Una cifra.' },
)

const Nutricion = Type.Object(
  {
    '@type': is('NutritionInformation'),
    servingSize: text('A qué cantidad se refiere: 100 g de producto acabado.'),
    calories: optional('Energía, kcal.'),
    fatContent: optional('Grasas, g.'),
    saturatedFatContent: optional('De ellas saturadas, g.'),
    carbohydrateContent: optional('Hidratos de carbono, g.'),
    sugarContent: optional('De ellos azúcares, g.'),
    fiberContent: optional('Fibra, g.'),
    proteinContent: optional('Proteínas, g.'),
    sodiumContent: optional('Sodio, mg: la sal entre 2,5.'),
  },
  { description: 'Información nutricional. Lo que no se conoce entero falta.' },
)

const gramos = (description: string) => ({
  '@type': is('QuantitativeValue'),
  value: Type.Number({ description }),
  unitText: Type.Literal('g', { description: 'Gramos.' }),
  unitCode: Type.Literal('GRM', { description: 'Gramos, en los códigos de UN/CEFACT.' }),
})

const Linea = Type.Object(
  {
    '@type': is('HowToSupply'),
    name: text('El ingrediente.'),
    requiredQuantity: Type.Object(gramos('Gramos.'), { description: 'Cuánto.' }),
  },
  { description: 'Una línea.' },
)

const Rendimiento = Type.Object(
  {
    ...gramos('Gramos de producto acabado.'),
    additionalProperty: Type.Array(Propiedad, { description: 'Oficio, tipo, veredicto y cada cifra con su rango.' }),
  },
  { description: 'El rendimiento en cifras, y lo que se sabe de lo que sale.' },
)

export const RecetaSchema = Type.Object(
  {
    '@context': Type.Literal('https://schema.org', { description: 'El vocabulario.' }),
    '@type': is('Recipe'),
    name: text('El título del texto pegado, o el nombre del tipo.'),
    inLanguage: Type.Literal('es', { description: 'Idioma.' }),
    keywords: text('El oficio.'),
    recipeCategory: text('El tipo de receta.'),
    recipeIngredient: Type.Array(Type.String(), { description: '«500 g Agua»: los ingredientes, en su orden.' }),
    supply: Type.Array(Linea, { description: 'Lo mismo en cifras, para que nadie tenga que leer un texto.' }),
    recipeInstructions: Type.Optional(
      Type.Array(Type.Object({ '@type': is('HowToStep'), text: text('El paso.') }), {
        description: 'La elaboración, si se conoce.',
      }),
    ),
    recipeYield: text('Lo que sale, en gramos de producto acabado.'),
    yield: Rendimiento,
    nutrition: Type.Optional(Nutricion),
    comment: Type.Optional(
      Type.Array(Type.Object({ '@type': is('Comment'), text: text('El aviso.') }), {
        description: 'Los avisos del análisis.',
      }),
    ),
  },
  { description: 'La fórmula como «Recipe» de schema.org, en JSON-LD.' },
)
