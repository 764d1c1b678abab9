import type { CraftDescription, IngredientDescription } from '@obrador/engine'
import { bothTexts, type SchemaText } from './both-texts.ts'
import { PorqueSchema, rangeSchema, textsSchema } from './common.ts'
import { countryParameter } from './query.ts'
import { Type } from './schema-type.ts'

const text = (about: SchemaText) => Type.String(about)
const number = (about: SchemaText) => Type.Number(about)

const Fuente = Type.Object(
  {
    clave: text(bothTexts`Clave de la fuente. | Key of the source.`),
    titulo: text(bothTexts`Título de la fuente. | Title of the source.`),
  },
  bothTexts`Una fuente. | A source.`,
)

const porque = Type.Unsafe<CraftDescription['tipos'][number]['porque']>({
  type: 'object',
  additionalProperties: PorqueSchema,
  ...bothTexts`Por qué cada rango es el que es. | Why each range is what it is.`,
})

/** `GET /api/tipos`. */
export const TiposSchema = Type.Object(
  {
    oficios: Type.Array(
      Type.Object(
        {
          craft: text(bothTexts`Oficio. | Craft.`),
          label: text(bothTexts`Nombre legible del oficio. | Readable name of the craft.`),
          path: text(bothTexts`Ruta donde se calcula. | Path where it is calculated.`),
          defaultType: text(
            bothTexts`Tipo que se aplica si no se pide otro. | Type that is applied if no other is asked for.`,
          ),
          parametros: Type.Array(
            Type.Object(
              {
                clave: text(bothTexts`Clave en «params». | Key in \`params\`.`),
                etiqueta: text(bothTexts`Nombre legible. | Readable name.`),
                unidad: text(bothTexts`Unidad. | Unit.`),
                decimales: Type.Integer(bothTexts`Decimales con que se muestra. | Decimals with which it is shown.`),
                formula: text(bothTexts`Cómo se calcula. | How it is calculated.`),
                fuentes: Type.Array(Fuente, bothTexts`De dónde sale la fórmula. | Where the formula comes from.`),
              },
              bothTexts`Un parámetro. | A parameter.`,
            ),
            bothTexts`Los parámetros del oficio. | The parameters of the craft.`,
          ),
          tipos: Type.Array(
            Type.Object(
              {
                id: text(bothTexts`Valor de «type». | Value of \`type\`.`),
                label: text(bothTexts`Nombre legible del tipo. | Readable name of the type.`),
                ranges: Type.Unsafe<CraftDescription['tipos'][number]['ranges']>({
                  type: 'object',
                  additionalProperties: rangeSchema(bothTexts`[mínimo, máximo]. | [least, most].`),
                  ...bothTexts`Rango objetivo de cada parámetro. | Target range of each parameter.`,
                }),
                porque,
                variantes: Type.Array(
                  Type.Object(
                    {
                      id: text(bothTexts`Valor de «variante» en una respuesta. | Value of \`variante\` in an answer.`),
                      label: text(bothTexts`Nombre legible de la variante. | Readable name of the variant.`),
                      ranges: Type.Unsafe<CraftDescription['tipos'][number]['ranges']>({
                        type: 'object',
                        additionalProperties: rangeSchema(bothTexts`[mínimo, máximo]. | [least, most].`),
                        ...bothTexts`Rango objetivo de cada parámetro en la variante. | Target range of each parameter in the variant.`,
                      }),
                      porque,
                    },
                    bothTexts`Una variante del tipo. | A variant of the type.`,
                  ),
                  bothTexts`Otras maneras de hacerlo que la fórmula dice por sí sola, con rangos propios. | Other ways of making it that the formula tells by itself, with ranges of their own.`,
                ),
                fuentes: Type.Array(Fuente, bothTexts`Quién dice esos rangos. | Who says those ranges.`),
              },
              bothTexts`Un tipo de receta. | A recipe type.`,
            ),
            bothTexts`Los tipos de receta del oficio. | The recipe types of the craft.`,
          ),
        },
        bothTexts`Un oficio. | A craft.`,
      ),
      bothTexts`Los oficios que se calculan. | The crafts that are calculated.`,
    ),
  },
  bothTexts`Todos los tipos de receta, con sus parámetros y rangos. | All recipe types, with their parameters and ranges.`,
)

const codigo = (about: SchemaText) => Type.Optional(text(about))

const Ids = Type.Object(
  {
    off: codigo(
      bothTexts`Entrada de la taxonomía de ingredientes de Open Food Facts: la misma cosa, o la más cercana de que es una clase. | Entry of the ingredient taxonomy of Open Food Facts: the same thing, or the nearest that it is a kind of.`,
    ),
    ciqual: codigo(
      bothTexts`Código de la fila de CIQUAL de que sale la composición. | Code of the row of CIQUAL that the composition is from.`,
    ),
    usda_ndb: codigo(
      bothTexts`Número NDB de la fila de USDA SR de que sale la composición. | NDB number of the row of USDA SR that the composition is from.`,
    ),
    usda_fdc: codigo(
      bothTexts`Número FDC de la fila de USDA FoodData Central de que sale la composición. | FDC number of the row of USDA FoodData Central that the composition is from.`,
    ),
    cofid: codigo(
      bothTexts`Código de la fila de CoFID de que sale la composición. | Code of the row of CoFID that the composition is from.`,
    ),
    bls: codigo(
      bothTexts`Código de la fila de BLS de que sale la composición. | Code of the row of BLS that the composition is from.`,
    ),
    mext: codigo(
      bothTexts`Número de la fila de las tablas de Japón de que sale la composición. | Number of the row of the Japanese tables that the composition is from.`,
    ),
  },
  bothTexts`Cómo lo llaman otros. | What others call it.`,
)

/** What an ingredient is, without what others call it. */
export const DescritoSchema = Type.Object(
  {
    id: text(bothTexts`Identificador estable. | Stable identifier.`),
    nombre: text(bothTexts`Nombre. | Name.`),
    alias: textsSchema(bothTexts`Otros nombres con que se reconoce. | Other names by which it is recognised.`),
    categoria: text(bothTexts`Familia. | Family.`),
    sabor: Type.Boolean(
      bothTexts`Si está por su sabor: un ajuste no lo toca salvo que se le diga. | Whether it is there for its flavour: an adjustment does not touch it unless told to.`,
    ),
    composicion: Type.Unsafe<IngredientDescription['composicion']>({
      type: 'object',
      additionalProperties: { type: 'number' },
      ...bothTexts`Gramos por 100 g; lo que falta es 0. | Grams per 100 g; what is missing is 0.`,
    }),
    kcal_100g: number(
      bothTexts`Energía, kcal por 100 g, con los factores del Reglamento (UE) 1169/2011. | Energy, kcal per 100 g, with the factors of Regulation (EU) 1169/2011.`,
    ),
    fuente: Type.Object(
      {
        clave: text(bothTexts`Clave de la fuente. | Key of the source.`),
        titulo: text(bothTexts`Título de la fuente. | Title of the source.`),
        detalle: Type.Optional(
          text(bothTexts`Código de la fuente, o cómo se ha calculado. | Code of the source, or how it was worked out.`),
        ),
        grado: text(
          bothTexts`A tabla oficial, B ley, ficha o bibliografía, C estimación. | A official table, B law, data sheet or literature, C estimate.`,
        ),
      },
      bothTexts`De dónde sale la composición. | Where the composition comes from.`,
    ),
    nota: Type.Optional(
      text(bothTexts`Lo que conviene saber de la composición. | What is worth knowing of the composition.`),
    ),
    alergenos: textsSchema(
      bothTexts`Alérgenos del anexo II del Reglamento (UE) 1169/2011. | Allergens of annex II of Regulation (EU) 1169/2011.`,
    ),
    vegano: Type.Boolean(bothTexts`Si es vegano. | Whether it is vegan.`),
    sinGluten: Type.Boolean(bothTexts`Si no lleva gluten. | Whether it has no gluten.`),
    precio: Type.Object(
      {
        eur_kg: number(bothTexts`Euros por kg, sin IVA, orientativo. | Euros per kg, without VAT, indicative.`),
        grado: text(
          bothTexts`B anclado en una cotización, C orden de magnitud. | B anchored in a quotation, C order of magnitude.`,
        ),
        base: Type.Optional(text(bothTexts`En qué se ancla. | What it is anchored in.`)),
        fecha: text(bothTexts`De cuándo es. | Of what date it is.`),
      },
      bothTexts`Precio orientativo de obrador. | Indicative price for a workshop.`,
    ),
  },
  bothTexts`Un ingrediente del catálogo. | An ingredient of the catalogue.`,
)

export const IngredienteSchema = Type.Object(
  { ...DescritoSchema.properties, ids: Ids },
  bothTexts`Un ingrediente del catálogo. | An ingredient of the catalogue.`,
)

/** `GET /api/tipos/{oficio}`: one of them. */
export const TiposDeOficio = TiposSchema.properties.oficios.items

export const OficioParams = Type.Object({
  oficio: Type.String({
    maxLength: 120,
    ...bothTexts`El oficio, como en «craft». | The craft, as in \`craft\`.`,
    examples: ['panaderia'],
  }),
})

export const IngredienteParams = Type.Object({
  id: Type.String({
    maxLength: 120,
    ...bothTexts`Identificador, nombre o alias del ingrediente. | Identifier, name or alias of the ingredient.`,
    examples: ['leche_entera'],
  }),
})

/** Languages that the names of ingredients, crafts and types may be asked for in. */
export const NAME_LANGUAGES = ['es', 'en', 'it'] as const
export type NameLanguage = (typeof NAME_LANGUAGES)[number]

export const nameLanguageParameter = Type.Optional(
  Type.Enum(NAME_LANGUAGES, {
    type: 'string',
    ...bothTexts`Idioma de los nombres de ingredientes, oficios y tipos, y de las cabeceras de la tabla: «es» si no se dice, «en» o «it». Lo demás va en español. «Accept-Language» no cuenta. | Language of the names of ingredients, crafts and types, and of the heads of the table: \`es\` if nothing is said, \`en\` or \`it\`. The rest is in Spanish. \`Accept-Language\` does not count.`,
  }),
)

/** What may follow the paths that name ingredients, crafts or types. */
export const NombresQuery = Type.Object({ idioma: nameLanguageParameter, pais: countryParameter })

/** Rows of one page; a client may ask for fewer. */
export const PAGE_SIZES = { usual: 50, most: 200 } as const

export const CatalogoQuery = Type.Object({
  idioma: nameLanguageParameter,
  pais: countryParameter,
  q: Type.Optional(
    Type.String({
      maxLength: 120,
      ...bothTexts`Nombre o alias, entero o en parte. | Name or alias, whole or in part.`,
    }),
  ),
  craft: Type.Optional(
    Type.String({
      maxLength: 40,
      ...bothTexts`Oficio: pone delante la fila que ese oficio lee en «q». | Craft: puts first the row that this craft reads in \`q\`.`,
    }),
  ),
  pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, ...bothTexts`Página, desde 1. | Page, from 1.` })),
  por: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: PAGE_SIZES.most,
      ...bothTexts`Filas por página; ${PAGE_SIZES.usual} si no se dice. | Rows per page; ${PAGE_SIZES.usual} if nothing is said.`,
    }),
  ),
})

/** `GET /api/catalogo`. */
export const CatalogoSchema = Type.Object(
  {
    total: Type.Integer(bothTexts`Filas que responden a la búsqueda. | Rows that match the search.`),
    pagina: Type.Integer(bothTexts`Página, desde 1. | Page, from 1.`),
    paginas: Type.Integer(bothTexts`Cuántas páginas hay. | How many pages there are.`),
    ingredientes: Type.Array(
      Type.Object(
        {
          id: text(bothTexts`Identificador estable. | Stable identifier.`),
          nombre: text(bothTexts`Nombre. | Name.`),
          alias: textsSchema(bothTexts`Otros nombres con que se reconoce. | Other names by which it is recognised.`),
          categoria: text(bothTexts`Familia. | Family.`),
        },
        bothTexts`Una fila. | A row.`,
      ),
      bothTexts`Las filas de la página, la mejor primero. | The rows of the page, the best first.`,
    ),
  },
  bothTexts`Búsqueda en el catálogo. | Search of the catalogue.`,
)

/** A table for sheets: `1` writes it as Excel opens it by itself in Spain. */
const excel = Type.Optional(
  Type.Enum(['0', '1'], {
    type: 'string',
    ...bothTexts`Con «1», como Excel la abre en España: punto y coma, coma decimal y marca de UTF-8. | With \`1\`, as Excel opens it in Spain: semicolons, decimal commas and the mark of UTF-8.`,
  }),
)

export const TablaQuery = Type.Object({ excel, idioma: nameLanguageParameter, pais: countryParameter })

/** Characters of a text in an address: sheets and proxies take some two thousand of the whole, and letters with an accent count as six. */
export const LONGEST_IN_ADDRESS = 1_500

/** The one path that calculates what stands in its address: a cell of a sheet can ask it. */
export const BALANCE_TABLE_PATH = '/api/balance.csv'

export const BalanceTablaQuery = Type.Object({
  texto: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LONGEST_IN_ADDRESS,
      ...bothTexts`La fórmula, como se pega en «texto»: un ingrediente por línea, o separados por comas, con sus gramos. Sin él, la de ejemplo. | The formula, as it is pasted in \`texto\`: an ingredient per line, or parted by commas, with its grams. Without it, the one of the example.`,
    }),
  ),
  oficio: Type.Optional(
    Type.String({ maxLength: 40, ...bothTexts`El oficio; sin él, helado. | The craft; ice cream without it.` }),
  ),
  type: Type.Optional(
    Type.String({
      maxLength: 120,
      ...bothTexts`El tipo de receta; sin él, el que dice el texto o el habitual. | The recipe type; without it, the one that the text says or the usual one.`,
    }),
  ),
  excel,
  idioma: nameLanguageParameter,
  pais: countryParameter,
})

/** The whole catalogue, in two forms. */
export const CATALOGUE_FILES = { json: '/api/catalogo.json', csv: '/api/catalogo.csv' } as const

/** `GET /api/catalogo.json`. */
export const CatalogoEntero = Type.Object(
  {
    total: Type.Integer(bothTexts`Ingredientes que hay. | Ingredients that there are.`),
    fecha: text(bothTexts`De cuándo son los precios. | Of when the prices are.`),
    atribucion: text(bothTexts`Lo que hay que poner donde se muestren los datos. | What must be shown with the data.`),
    fuentes: Type.Array(
      Type.Object(
        {
          clave: text(bothTexts`Clave de la fuente. | Key of the source.`),
          titulo: text(bothTexts`Título de la fuente. | Title of the source.`),
          clase: text(
            bothTexts`Qué es: «official-table», «law», «standard», «literature», «trade» o «method». | What it is: \`official-table\`, \`law\`, \`standard\`, \`literature\`, \`trade\` or \`method\`.`,
          ),
          licencia: Type.Optional(text(bothTexts`Licencia de la tabla. | Licence of the table.`)),
          url: Type.Optional(text(bothTexts`Dónde está. | Where it is.`)),
          doi: Type.Optional(text(bothTexts`Su DOI. | Its DOI.`)),
        },
        bothTexts`Una fuente. | A source.`,
      ),
      bothTexts`Las fuentes que se citan, con su licencia. | The sources cited, with their licences.`,
    ),
    ingredientes: Type.Array(
      IngredienteSchema,
      bothTexts`Todas las filas, en el orden del catálogo. | All rows, in the order of the catalogue.`,
    ),
  },
  bothTexts`El catálogo entero. | The whole catalogue.`,
)
