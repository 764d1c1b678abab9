import type { CraftDescription, IngredientDescription } from '@obrador/engine'
import { Type } from 'typebox'
import { PorqueSchema, rangeSchema, textsSchema } from './common.ts'

const text = (description: string) => Type.String({ description })
const number = (description: string) => Type.Number({ description })

const Fuente = Type.Object(
  { clave: text('Clave de la fuente.'), titulo: text('Título de la fuente.') },
  { description: 'Una fuente.' },
)

const porque = Type.Unsafe<CraftDescription['tipos'][number]['porque']>({
  type: 'object',
  additionalProperties: PorqueSchema,
  description: 'Por qué cada rango es el que es.',
})

/** `GET /api/tipos`. */
export const TiposSchema = Type.Object(
  {
    oficios: Type.Array(
      Type.Object(
        {
          craft: text('Oficio.'),
          label: text('Nombre legible del oficio.'),
          path: text('Ruta donde se calcula.'),
          defaultType: text('Tipo que se aplica si no se pide otro.'),
          parametros: Type.Array(
            Type.Object(
              {
                clave: text('Clave en «params».'),
                etiqueta: text('Nombre legible.'),
                unidad: text('Unidad.'),
                decimales: Type.Integer({ description: 'Decimales con que se muestra.' }),
                formula: text('Cómo se calcula.'),
                fuentes: Type.Array(Fuente, { description: 'De dónde sale la fórmula.' }),
              },
              { description: 'Un parámetro.' },
            ),
            { description: 'Los parámetros del oficio.' },
          ),
          tipos: Type.Array(
            Type.Object(
              {
                id: text('Valor de «type».'),
                label: text('Nombre legible del tipo.'),
                ranges: Type.Unsafe<CraftDescription['tipos'][number]['ranges']>({
                  type: 'object',
                  additionalProperties: rangeSchema('[mínimo, máximo].'),
                  description: 'Rango objetivo de cada parámetro.',
                }),
                porque,
                variantes: Type.Array(
                  Type.Object(
                    {
                      id: text('Valor de «variante» en una respuesta.'),
                      label: text('Nombre legible de la variante.'),
                      ranges: Type.Unsafe<CraftDescription['tipos'][number]['ranges']>({
                        type: 'object',
                        additionalProperties: rangeSchema('[mínimo, máximo].'),
                        description: 'Rango objetivo de cada parámetro en la variante.',
                      }),
                      porque,
                    },
                    { description: 'Una variante del tipo.' },
                  ),
                  { description: 'Otras maneras de hacerlo que la fórmula dice por sí sola, con rangos propios.' },
                ),
                fuentes: Type.Array(Fuente, { description: 'Quién dice esos rangos.' }),
              },
              { description: 'Un tipo de receta.' },
            ),
            { description: 'Los tipos de receta del oficio.' },
          ),
        },
        { description: 'Un oficio.' },
      ),
      { description: 'Los oficios que se calculan.' },
    ),
  },
  { description: 'Todos los tipos de receta, con sus parámetros y rangos.' },
)

const codigo = (description: string) => Type.Optional(text(description))

const Ids = Type.Object(
  {
    off: codigo(
      'Entrada de la taxonomía de ingredientes de Open Food Facts: la misma cosa, o la más cercana de que es una clase.',
    ),
    ciqual: codigo('Código de la fila de CIQUAL de que sale la composición.'),
    usda_ndb: codigo('Número NDB de la fila de USDA SR de que sale la composición.'),
    usda_fdc: codigo('Número FDC de la fila de USDA FoodData Central de que sale la composición.'),
    cofid: codigo('Código de la fila de CoFID de que sale la composición.'),
    bls: codigo('Código de la fila de BLS de que sale la composición.'),
    mext: codigo('Número de la fila de las tablas de Japón de que sale la composición.'),
  },
  { description: 'Cómo lo llaman otros.' },
)

/** What an ingredient is, without what others call it. */
export const DescritoSchema = Type.Object(
  {
    id: text('Identificador estable.'),
    nombre: text('Nombre.'),
    alias: textsSchema('Otros nombres con que se reconoce.'),
    categoria: text('Familia.'),
    sabor: Type.Boolean({ description: 'Si está por su sabor: un ajuste no lo toca salvo que se le diga.' }),
    composicion: Type.Unsafe<IngredientDescription['composicion']>({
      type: 'object',
      additionalProperties: { type: 'number' },
      description: 'Gramos por 100 g; lo que falta es 0.',
    }),
    kcal_100g: number('Energía, kcal por 100 g, con los factores del Reglamento (UE) 1169/2011.'),
    fuente: Type.Object(
      {
        clave: text('Clave de la fuente.'),
        titulo: text('Título de la fuente.'),
        detalle: Type.Optional(text('Código de la fuente, o cómo se ha calculado.')),
        grado: text('A tabla oficial, B ley, ficha o bibliografía, C estimación.'),
      },
      { description: 'De dónde sale la composición.' },
    ),
    nota: Type.Optional(text('Lo que conviene saber de la composición.')),
    alergenos: textsSchema('Alérgenos del anexo II del Reglamento (UE) 1169/2011.'),
    vegano: Type.Boolean({ description: 'Si es vegano.' }),
    sinGluten: Type.Boolean({ description: 'Si no lleva gluten.' }),
    precio: Type.Object(
      {
        eur_kg: number('Euros por kg, sin IVA, orientativo.'),
        grado: text('B anclado en una cotización, C orden de magnitud.'),
        base: Type.Optional(text('En qué se ancla.')),
        fecha: text('De cuándo es.'),
      },
      { description: 'Precio orientativo de obrador.' },
    ),
  },
  { description: 'Un ingrediente del catálogo.' },
)

export const IngredienteSchema = Type.Object(
  { ...DescritoSchema.properties, ids: Ids },
  { description: 'Un ingrediente del catálogo.' },
)

/** `GET /api/tipos/{oficio}`: one of them. */
export const TiposDeOficio = TiposSchema.properties.oficios.items

export const OficioParams = Type.Object({
  oficio: Type.String({ maxLength: 120, description: 'El oficio, como en «craft».', examples: ['panaderia'] }),
})

export const IngredienteParams = Type.Object({
  id: Type.String({
    maxLength: 120,
    description: 'Identificador, nombre o alias del ingrediente.',
    examples: ['leche_entera'],
  }),
})

/** Rows of one page; a client may ask for fewer. */
export const PAGE_SIZES = { usual: 50, most: 200 } as const

export const CatalogoQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 120, description: 'Nombre o alias, entero o en parte.' })),
  craft: Type.Optional(
    Type.String({ maxLength: 40, description: 'Oficio: pone delante la fila que ese oficio lee en «q».' }),
  ),
  pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: 'Página, desde 1.' })),
  por: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: PAGE_SIZES.most,
      description: `Filas por página; ${PAGE_SIZES.usual} si no se dice.`,
    }),
  ),
})

/** `GET /api/catalogo`. */
export const CatalogoSchema = Type.Object(
  {
    total: Type.Integer({ description: 'Filas que responden a la búsqueda.' }),
    pagina: Type.Integer({ description: 'Página, desde 1.' }),
    paginas: Type.Integer({ description: 'Cuántas páginas hay.' }),
    ingredientes: Type.Array(
      Type.Object(
        {
          id: text('Identificador estable.'),
          nombre: text('Nombre.'),
          alias: textsSchema('Otros nombres con que se reconoce.'),
          categoria: text('Familia.'),
        },
        { description: 'Una fila.' },
      ),
      { description: 'Las filas de la página, la mejor primero.' },
    ),
  },
  { description: 'Búsqueda en el catálogo.' },
)

/** The whole catalogue, in two forms. */
export const CATALOGUE_FILES = { json: '/api/catalogo.json', csv: '/api/catalogo.csv' } as const

/** `GET /api/catalogo.json`. */
export const CatalogoEntero = Type.Object(
  {
    total: Type.Integer({ description: 'Ingredientes que hay.' }),
    fecha: text('De cuándo son los precios.'),
    atribucion: text('Lo que hay que poner donde se muestren los datos.'),
    fuentes: Type.Array(
      Type.Object(
        {
          clave: text('Clave de la fuente.'),
          titulo: text('Título de la fuente.'),
          clase: text('Qué es: «official-table», «law», «standard», «literature», «trade» o «method».'),
          licencia: Type.Optional(text('Licencia de la tabla.')),
          url: Type.Optional(text('Dónde está.')),
          doi: Type.Optional(text('Su DOI.')),
        },
        { description: 'Una fuente.' },
      ),
      { description: 'Las fuentes que se citan, con su licencia.' },
    ),
    ingredientes: Type.Array(IngredienteSchema, { description: 'Todas las filas, en el orden del catálogo.' }),
  },
  { description: 'El catálogo entero.' },
)
