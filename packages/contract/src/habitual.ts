import type { UsualReport } from '@obrador/engine'
import { Type } from 'typebox'

/** How usual a formula is among the published ones of its type. */

const text = (description: string) => Type.String({ description })
const pair = (description: string) =>
  Type.Unsafe<readonly [number, number]>({
    type: 'array',
    items: { type: 'number' },
    minItems: 2,
    maxItems: 2,
    description,
  })

const Near = Type.Object(
  {
    titulo: text('Título de la fórmula publicada, hasta 40 letras.'),
    autor: Type.Optional(text('Quién la publica, hasta 20 letras, si no está en el título.')),
    distancia: Type.Number({ minimum: 0, description: 'Lo lejos que queda, en lo que varían las de su tipo.' }),
  },
  { description: 'Una fórmula publicada.' },
)

export const HabitualSchema = Type.Object(
  {
    rareza: Type.Object(
      {
        percentil: Type.Number({
          minimum: 0,
          maximum: 99,
          description: 'De cada 100 fórmulas publicadas, cuántas son menos raras.',
        }),
        n: Type.Integer({ minimum: 4, description: 'Con cuántas de su tipo se compara.' }),
      },
      { description: 'Lo rara que es entre las publicadas.' },
    ),
    pocoHabitual: Type.Boolean({
      description: 'Si llama la atención entre ellas: no es un defecto ni cambia el veredicto.',
    }),
    frase: Type.Optional(
      text('Lo que merece decirse. Junto a «revisar», solo si habla de una línea o de algo olvidado.'),
    ),
    falta: Type.Optional(
      Type.Object(
        {
          ingrediente: text('Lo que suelen llevar, por su nombre en el catálogo.'),
          porcentaje: pair('Entre qué % del peso total lo llevan ocho de cada diez.'),
          frase: text('La pregunta. Es también la primera de «suggestions» si el veredicto es «revisar».'),
        },
        { description: 'Lo que casi todas las de su tipo llevan y esta no.' },
      ),
    ),
    linea: Type.Optional(text('La línea cuya cantidad llama la atención, como se mandó.')),
    gramosHabituales: Type.Optional(pair('Entre qué gramos sería habitual esa línea, con el resto como está.')),
    seParece: Type.Array(Near, { description: 'Las publicadas que más se le parecen, la más cercana primero.' }),
    bandas: Type.Unsafe<UsualReport['bandas']>({
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
      description:
        'Por parámetro, entre qué cifras están ocho de cada diez de las publicadas, dentro de su rango. Quedar fuera no es un defecto.',
    }),
  },
  {
    description:
      'Lo habitual que es la fórmula entre las publicadas de su tipo. Nunca cambia el veredicto. Solo con «?habitual=1» o «?explica=1»; falta si hay menos de 4 publicadas o si no se lee más del 2 % del peso.',
  },
)
