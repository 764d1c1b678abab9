import { type TProperties, Type } from 'typebox'
import { PorqueSchema, rangeSchema } from './common.ts'

const text = (description: string) => Type.String({ description })
const number = (description: string) => Type.Number({ description })

const Parameter = Type.Object(
  {
    etiqueta: text('Nombre legible del parámetro.'),
    unidad: text('Unidad del valor.'),
    formula: text('Cómo se calcula.'),
    valor: number('El valor, igual que en «params».'),
    rango: Type.Optional(rangeSchema('Rango objetivo del tipo.')),
    porque: Type.Optional(PorqueSchema),
    distancia: Type.Optional(number('0 dentro del rango; negativa por debajo, positiva por encima.')),
    contribuciones: Type.Optional(
      Type.Array(
        Type.Object({
          ingrediente: text('Nombre del ingrediente, como se mandó.'),
          aporte: number('Cuánto pone en el valor.'),
          partes: Type.Optional(
            Type.Array(
              Type.Object({
                ingrediente: text('Nombre, como se mandó.'),
                en: Type.Optional(text('La preparación en que está, si no es la de la línea.')),
                aporte: number('Cuánto pone en el valor.'),
              }),
              { description: 'Solo con «&abrir=1» y en una preparación: lo que pone cada cosa que lleva dentro.' },
            ),
          ),
        }),
        {
          description:
            'Lo que pone cada línea, en el orden de la petición; las partes suman el valor. Con más de 40 líneas, solo las que ponen algo. Falta si el parámetro no es un cociente.',
        },
      ),
    ),
    fuentes: Type.Array(Type.Object({ clave: text('Clave de la fuente.'), titulo: text('Título de la fuente.') }), {
      description: 'De dónde sale la fórmula.',
    }),
  },
  { description: 'Cómo sale un parámetro.' },
)

const reading = {
  nombre: text('Nombre, como se mandó.'),
  gramos: number('Gramos; negativos en el agua evaporada.'),
  oficio: Type.Optional(text('De una preparación: su oficio.')),
  type: Type.Optional(text('De una preparación: su tipo.')),
  id: Type.Optional(text('Fila del catálogo con la que se leyó.')),
  leidoComo: Type.Optional(text('Nombre de esa fila, o de lo que se calculó a partir de ella («Nata 33 %»).')),
  exacta: Type.Optional(
    Type.Boolean({ description: 'Si el nombre es uno de los de esa fila; si no, se ha interpretado, y se avisa.' }),
  ),
  fuente: Type.Optional(text('De dónde sale su composición.')),
  grado: Type.Optional(text('Confianza en el dato: A tabla oficial, B ficha o bibliografía, C estimación.')),
}

const Line = Type.Object(
  {
    ...reading,
    partes: Type.Optional(
      Type.Array(Type.Object(reading), {
        description: 'Solo con «&abrir=1» y en una preparación: lo que lleva dentro, con sus gramos en la fórmula.',
      }),
    ),
  },
  { description: 'Cómo se leyó una línea de la petición.' },
)

const Correction = Type.Object(
  {
    quitar: Type.Optional(text('Ingrediente que se quita.')),
    poner: Type.Optional(text('Ingrediente que se pone.')),
    gramos: number('Gramos que se quitan, se ponen o se cambian.'),
    parametro: text('Parámetro que corrige.'),
    antes: number('Valor antes del cambio.'),
    despues: number('Valor después del cambio.'),
  },
  { description: 'Una corrección, en cifras.' },
)

/** Every craft explains itself alike; some add a figure of their own. */
export const explicacionSchema = <Extra extends TProperties>(extra: Extra) =>
  Type.Object(
    {
      parametros: Type.Unsafe<Readonly<Record<string, Type.Static<typeof Parameter>>>>({
        type: 'object',
        additionalProperties: Parameter,
        description: 'Cada parámetro, por su clave en «params».',
      }),
      ingredientes: Type.Array(Line, { description: 'Las líneas de la petición, en su orden.' }),
      correcciones: Type.Array(Correction, { description: 'Las correcciones de «suggestions», en cifras.' }),
      ...extra,
    },
    { description: 'Cómo ha salido cada cifra. Solo con «?explica=1».' },
  )
