import type { UsualReport } from '@obrador/engine'
import { bothTexts, type SchemaText } from './both-texts.ts'
import { rangeSchema } from './common.ts'
import { Type } from './schema-type.ts'

/** How usual a formula is among the published ones of its type. */

const text = (about: SchemaText) => Type.String(about)

const Near = Type.Object(
  {
    titulo: text(
      bothTexts`Título de la fórmula publicada, hasta 40 letras. | Title of the published formula, up to 40 letters.`,
    ),
    autor: Type.Optional(
      text(
        bothTexts`Quién la publica, hasta 20 letras, si no está en el título. | Who published it, up to 20 letters, if it is not in the title.`,
      ),
    ),
    distancia: Type.Number({
      minimum: 0,
      ...bothTexts`Lo lejos que queda, en lo que varían las de su tipo. | How far away it is, in what those of its type vary.`,
    }),
  },
  bothTexts`Una fórmula publicada. | A published formula.`,
)

export const HabitualSchema = Type.Object(
  {
    rareza: Type.Object(
      {
        percentil: Type.Number({
          minimum: 0,
          maximum: 99,
          ...bothTexts`De cada 100 fórmulas publicadas, cuántas son menos raras. | Of every 100 published formulas, how many are less rare.`,
        }),
        n: Type.Integer({
          minimum: 4,
          ...bothTexts`Con cuántas de su tipo se compara. | With how many of its type it is compared.`,
        }),
      },
      bothTexts`Lo rara que es entre las publicadas. | How rare it is among the published ones.`,
    ),
    pocoHabitual: Type.Boolean(
      bothTexts`Si llama la atención entre ellas: no es un defecto ni cambia el veredicto. | Whether it stands out among them: that is no fault and does not change the verdict.`,
    ),
    frase: Type.Optional(
      text(
        bothTexts`Lo que merece decirse. Junto a «revisar», solo si habla de una línea o de algo olvidado. | What is worth saying. Beside \`revisar\`, only if it speaks of a line or of something forgotten.`,
      ),
    ),
    falta: Type.Optional(
      Type.Object(
        {
          ingrediente: text(
            bothTexts`Lo que suelen llevar, por su nombre en el catálogo. | What they usually hold, by its name in the catalogue.`,
          ),
          porcentaje: rangeSchema(
            bothTexts`Entre qué % del peso total lo llevan ocho de cada diez. | Between what % of the whole weight eight out of ten hold it.`,
          ),
          frase: text(
            bothTexts`La pregunta. Es también la primera de «suggestions» si el veredicto es «revisar». | The question. It is the first of \`suggestions\` too if the verdict is \`revisar\`.`,
          ),
        },
        bothTexts`Lo que casi todas las de su tipo llevan y esta no. | What nearly all of its type hold and this one does not.`,
      ),
    ),
    linea: Type.Optional(
      text(
        bothTexts`La línea cuya cantidad llama la atención, como se mandó. | The line whose amount stands out, as it was sent.`,
      ),
    ),
    gramosHabituales: Type.Optional(
      rangeSchema(
        bothTexts`Entre qué gramos sería habitual esa línea, con el resto como está. | Between what grams that line would be usual, with the rest as it is.`,
      ),
    ),
    seParece: Type.Array(
      Near,
      bothTexts`Las publicadas que más se le parecen, la más cercana primero. | The published ones that are most like it, the nearest first.`,
    ),
    bandas: Type.Unsafe<UsualReport['bandas']>({
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
      ...bothTexts`Por parámetro, entre qué cifras están ocho de cada diez de las publicadas, dentro de su rango. Quedar fuera no es un defecto. | By parameter, between what figures eight out of ten of the published ones are, within its range. Being outside is no fault.`,
    }),
  },
  bothTexts`Lo habitual que es la fórmula entre las publicadas de su tipo. Nunca cambia el veredicto. Solo con «?habitual=1» o «?explica=1»; falta si hay menos de 4 publicadas o si no se lee más del 2 % del peso. | How usual the formula is among the published ones of its type. It never changes the verdict. Only with \`?habitual=1\` or \`?explica=1\`; missing if fewer than 4 are published or if more than 2 % of the weight is not read.`,
)
