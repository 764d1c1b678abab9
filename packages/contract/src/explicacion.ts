import type { Static, TProperties } from 'typebox'
import { bothTexts, type SchemaText } from './both-texts.ts'
import { PorqueSchema, rangeSchema } from './common.ts'
import { Type } from './schema-type.ts'

const text = (about: SchemaText) => Type.String(about)
const number = (about: SchemaText) => Type.Number(about)

const Parameter = Type.Object(
  {
    etiqueta: text(bothTexts`Nombre legible del parámetro. | Readable name of the parameter.`),
    unidad: text(bothTexts`Unidad del valor. | Unit of the value.`),
    formula: text(bothTexts`Cómo se calcula. | How it is calculated.`),
    valor: number(bothTexts`El valor, igual que en «params». | The value, as in \`params\`.`),
    rango: Type.Optional(rangeSchema(bothTexts`Rango objetivo del tipo. | Target range of the type.`)),
    porque: Type.Optional(PorqueSchema),
    distancia: Type.Optional(
      number(
        bothTexts`0 dentro del rango; negativa por debajo, positiva por encima. | 0 inside the range; negative below, positive above.`,
      ),
    ),
    contribuciones: Type.Optional(
      Type.Array(
        Type.Object({
          ingrediente: text(
            bothTexts`Nombre del ingrediente, como se mandó. | Name of the ingredient, as it was sent.`,
          ),
          aporte: number(bothTexts`Cuánto pone en el valor. | How much it puts into the value.`),
          partes: Type.Optional(
            Type.Array(
              Type.Object({
                ingrediente: text(bothTexts`Nombre, como se mandó. | Name, as it was sent.`),
                en: Type.Optional(
                  text(
                    bothTexts`La preparación en que está, si no es la de la línea. | The preparation that it is in, if it is not that of the line.`,
                  ),
                ),
                aporte: number(bothTexts`Cuánto pone en el valor. | How much it puts into the value.`),
              }),
              bothTexts`Solo con «&abrir=1» y en una preparación: lo que pone cada cosa que lleva dentro. | Only with \`&abrir=1\` and of a preparation: what each thing inside it puts in.`,
            ),
          ),
        }),
        bothTexts`Lo que pone cada línea, en el orden de la petición; las partes suman el valor. Con más de 40 líneas, solo las que ponen algo. Falta si el parámetro no es un cociente. | What each line puts in, in the order of the request; the parts add up to the value. With more than 40 lines, only those that put something in. Missing if the parameter is no ratio.`,
      ),
    ),
    fuentes: Type.Array(
      Type.Object({
        clave: text(bothTexts`Clave de la fuente. | Key of the source.`),
        titulo: text(bothTexts`Título de la fuente. | Title of the source.`),
      }),
      bothTexts`De dónde sale la fórmula. | Where the formula comes from.`,
    ),
  },
  bothTexts`Cómo sale un parámetro. | How a parameter comes about.`,
)

const reading = {
  nombre: text(bothTexts`Nombre, como se mandó. | Name, as it was sent.`),
  gramos: number(bothTexts`Gramos; negativos en el agua evaporada. | Grams; negative for evaporated water.`),
  oficio: Type.Optional(text(bothTexts`De una preparación: su oficio. | Of a preparation: its craft.`)),
  type: Type.Optional(text(bothTexts`De una preparación: su tipo. | Of a preparation: its type.`)),
  id: Type.Optional(
    text(bothTexts`Fila del catálogo con la que se leyó. | Row of the catalogue as which it was read.`),
  ),
  leidoComo: Type.Optional(
    text(
      bothTexts`Nombre de esa fila, o de lo que se calculó a partir de ella («Nata 33 %»). | Name of that row, or of what was worked out from it («Nata 33 %»).`,
    ),
  ),
  exacta: Type.Optional(
    Type.Boolean(
      bothTexts`Si el nombre es uno de los de esa fila; si no, se ha interpretado, y se avisa. | Whether the name is one of those of that row; if not it was interpreted, and a warning says so.`,
    ),
  ),
  fuente: Type.Optional(text(bothTexts`De dónde sale su composición. | Where its composition comes from.`)),
  grado: Type.Optional(
    text(
      bothTexts`Confianza en el dato: A tabla oficial, B ficha o bibliografía, C estimación. | Confidence in the figure: A official table, B data sheet or literature, C estimate.`,
    ),
  ),
}

const Line = Type.Object(
  {
    ...reading,
    partes: Type.Optional(
      Type.Array(
        Type.Object(reading),
        bothTexts`Solo con «&abrir=1» y en una preparación: lo que lleva dentro, con sus gramos en la fórmula. | Only with \`&abrir=1\` and of a preparation: what is inside, with its grams in the formula.`,
      ),
    ),
  },
  bothTexts`Cómo se leyó una línea de la petición. | How a line of the request was read.`,
)

const Correction = Type.Object(
  {
    quitar: Type.Optional(text(bothTexts`Ingrediente que se quita. | Ingredient that is taken out.`)),
    poner: Type.Optional(text(bothTexts`Ingrediente que se pone. | Ingredient that is put in.`)),
    gramos: number(
      bothTexts`Gramos que se quitan, se ponen o se cambian. | Grams that are taken out, put in or exchanged.`,
    ),
    parametro: text(bothTexts`Parámetro que corrige. | Parameter that it corrects.`),
    antes: number(bothTexts`Valor antes del cambio. | Value before the change.`),
    despues: number(bothTexts`Valor después del cambio. | Value after the change.`),
  },
  bothTexts`Una corrección, en cifras. | A correction, in figures.`,
)

/** Every craft explains itself alike; some add a figure of their own. */
export const explicacionSchema = <Extra extends TProperties>(extra: Extra) =>
  Type.Object(
    {
      parametros: Type.Unsafe<Readonly<Record<string, Static<typeof Parameter>>>>({
        type: 'object',
        additionalProperties: Parameter,
        ...bothTexts`Cada parámetro, por su clave en «params». | Each parameter, by its key in \`params\`.`,
      }),
      ingredientes: Type.Array(
        Line,
        bothTexts`Las líneas de la petición, en su orden. | The lines of the request, in their order.`,
      ),
      correcciones: Type.Array(
        Correction,
        bothTexts`Las correcciones de «suggestions», en cifras. | The corrections of \`suggestions\`, in figures.`,
      ),
      ...extra,
    },
    bothTexts`Cómo ha salido cada cifra. Solo con «?explica=1». | How each figure came about. Only with \`?explica=1\`.`,
  )
