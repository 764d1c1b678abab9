import { POWERED_BY } from '@obrador/engine'
import type { BatchAnswer } from '@obrador/engine/batch'
import { bothTexts, type SchemaText } from '../both-texts.ts'
import * as say from '../messages.ts'
import { Type } from '../schema-type.ts'

const number = (about: SchemaText) => Type.Number(about)
const MAS_MENOS = bothTexts`Desviación típica, como en «duda»: dos de cada tres veces queda dentro. | Standard deviation, as in \`duda\`: two times in three it lies inside.`
const agreement = Type.Enum(['si', 'justo', 'no'], {
  type: 'string',
  ...bothTexts`«si» dentro de lo que pasa nueve de cada diez veces, «justo» hasta tres desviaciones, «no» más allá. | \`si\` inside what happens nine times in ten, \`justo\` up to three deviations, \`no\` beyond.`,
})

const Esperado = Type.Object(
  {
    que: Type.String(bothTexts`La medida. | The reading.`),
    linea: Type.Optional(
      Type.Integer(bothTexts`La línea, si es de un ingrediente. | The line, if it is of an ingredient.`),
    ),
    valor: number(bothTexts`Lo que se esperaba leer. | What was expected to be read.`),
    mas_menos: number(MAS_MENOS),
    medido: Type.Optional(number(bothTexts`Lo que se ha leído. | What was read.`)),
    desvios: Type.Optional(number(bothTexts`A cuántas desviaciones está. | How many deviations away it is.`)),
    cuadra: Type.Optional(agreement),
  },
  bothTexts`Una medida, con lo que se esperaba de ella. | A reading, with what was expected of it.`,
)

const Causa = Type.Object(
  {
    causa: Type.String(
      bothTexts`Qué lo explica: «lote», «harina» (lo que bebe), «olvidado», «doble», «pesada», «lectura», «resto» (masa que se queda en la amasadora), o lo del taller: refractometro, evaporacion, coccion, friccion, horno, aire, vitrina, aw. | What explains it: \`lote\`, \`harina\` (what it takes up), \`olvidado\`, \`doble\`, \`pesada\`, \`lectura\`, \`resto\` (dough that stays in the bowl), or what is of the workshop: refractometro, evaporacion, coccion, friccion, horno, aire, vitrina, aw.`,
    ),
    ingrediente: Type.Optional(
      Type.String(bothTexts`Ingrediente del catálogo, de un lote. | Ingredient of the catalogue, of a lot.`),
    ),
    nombre: Type.Optional(Type.String(bothTexts`Cómo se llama en la fórmula. | What it is called in the formula.`)),
    linea: Type.Optional(Type.Integer(bothTexts`Línea de la fórmula, desde 0. | Line of the formula, from 0.`)),
    gramos: Type.Optional(
      number(
        bothTexts`De «pesada»: gramos de más, o de menos con −. | Of \`pesada\`: grams too much, or too little with −.`,
      ),
    ),
    que: Type.Optional(Type.String(bothTexts`De «lectura»: la medida. | Of \`lectura\`: the reading.`)),
    parte: number(bothTexts`Cuánto explica, de 0 a 1. | How much it explains, from 0 to 1.`),
  },
  bothTexts`Una causa. | A cause.`,
)

const Cifra = Type.Object(
  {
    formula: Type.Optional(number(bothTexts`La de la fórmula. | That of the formula.`)),
    valor: number(bothTexts`La de esta hornada, con lo que se ha leído. | That of this batch, with what was read.`),
    mas_menos: number(MAS_MENOS),
    antes: number(bothTexts`La desviación que tenía antes de medir. | The deviation it had before measuring.`),
  },
  bothTexts`Una cifra de la hornada. | A figure of the batch.`,
)

const Anadido = Type.Object(
  {
    nombre: Type.String(bothTexts`Qué. | What.`),
    linea: Type.Optional(
      Type.Integer(bothTexts`Línea de la fórmula, si es una de ellas. | Line of the formula, if it is one of them.`),
    ),
    gramos: number(bothTexts`Cuánto. | How much.`),
  },
  bothTexts`Algo que añadir. | Something to add.`,
)

const Cambio = Type.Object(
  {
    nombre: Type.String(bothTexts`Qué línea. | Which line.`),
    linea: Type.Optional(Type.Integer(bothTexts`Su lugar en la fórmula, desde 0. | Its place in the formula, from 0.`)),
    de: number(bothTexts`Gramos de la fórmula. | Grams of the formula.`),
    a: number(bothTexts`Gramos con lo que se sabe. | Grams with what is known.`),
  },
  bothTexts`Un cambio para la próxima vez. | A change for the next time.`,
)

const values = (about: SchemaText) => Type.Record(Type.String(), Type.Number(), about)

const Lote = Type.Object(
  {
    ingrediente: Type.String(bothTexts`Ingrediente del catálogo. | Ingredient of the catalogue.`),
    nombre: Type.String(bothTexts`Cómo se llama en la fórmula. | What it is called in the formula.`),
    lote: Type.String(bothTexts`Su lote; vacío si nadie lo ha dicho. | Its lot; empty if nobody has said.`),
    linea: Type.Integer(bothTexts`Línea en que está. | Line in which it stands.`),
    cambios: Type.Record(
      Type.String(),
      Type.Object({
        cambio: number(
          bothTexts`g por 100 g más, o menos, que lo normal; de «absorcion», puntos de agua sobre la harina. | g per 100 g more, or less, than usual; of \`absorcion\`, points of water over the flour.`,
        ),
        mas_menos: number(MAS_MENOS),
        antes: number(bothTexts`Lo que varía entre compras. | What it varies between purchases.`),
      }),
      bothTexts`Por componente (agua, grasa, azucares, proteina…), lo que se cree de este lote. | By component (agua, grasa, azucares, proteina…), what is believed of this lot.`,
    ),
  },
  bothTexts`Un lote abierto. | An open lot.`,
)

const Constante = Type.Object(
  {
    valor: number(
      bothTexts`Lo que se cree: fracciones de la mezcla, °C, puntos de aire o de aw. | What is believed: shares of the mix, °C, points of air or of aw.`,
    ),
    mas_menos: number(MAS_MENOS),
    antes: number(
      bothTexts`La desviación de partida, cuando nadie ha medido. | The deviation to begin with, when nobody has measured.`,
    ),
    esta_vez: Type.Optional(
      number(
        bothTexts`Lo que ha sido esta vez, junto a lo tuyo de siempre. | What it was this time, beside what is usual with you.`,
      ),
    ),
  },
  bothTexts`Una constante del taller. | A constant of the workshop.`,
)

export const HornadaResponse = Type.Object(
  {
    status: Type.Literal('ok', bothTexts`Siempre «ok» en una respuesta 200. | Always \`ok\` in a 200 answer.`),
    cuadra: Type.Enum(['si', 'justo', 'no', 'pendiente'], {
      type: 'string',
      ...bothTexts`Si lo leído cuadra con lo esperado; «pendiente» sin medidas. | Whether what was read agrees with what was expected; \`pendiente\` without readings.`,
    }),
    frase: Type.String(bothTexts`Todo lo que hay que decir, en orden. | Everything there is to say, in order.`),
    partes: Type.Array(
      Type.Object({
        que: Type.Enum(['titular', 'esperaba', 'causa', 'ahora', 'proxima', 'distinguir', 'aprendido'], {
          type: 'string',
          ...bothTexts`De qué habla. | What it is about.`,
        }),
        frase: Type.String(bothTexts`La frase. | The sentence.`),
      }),
      bothTexts`Las mismas frases, una a una. | The same sentences, one by one.`,
    ),
    esperado: Type.Array(
      Esperado,
      bothTexts`Cada medida; en un plan, las que merecen la pena. | Each reading; in a plan, those worth taking.`,
    ),
    causas: Type.Array(
      Causa,
      bothTexts`Lo que más explica la diferencia, hasta cinco. | What explains the difference most, up to five.`,
    ),
    cifras: Type.Record(
      Type.String(),
      Cifra,
      bothTexts`Las cifras del oficio en esta hornada. | The figures of the craft in this batch.`,
    ),
    ahora: Type.Object(
      {
        anadir: Type.Array(Anadido, bothTexts`Vacío si no hay que tocar nada. | Empty if nothing is to be touched.`),
        queda: Type.Optional(
          values(
            bothTexts`Con ello, en qué se quedan las cifras que se juzgan. | With it, where the judged figures end up.`,
          ),
        ),
        buscabas: Type.Optional(values(bothTexts`Y en qué debían quedarse. | And where they should.`)),
      },
      bothTexts`Qué añadir a lo que hay en el cazo. | What to add to what is in the pan.`,
    ),
    proxima: Type.Object(
      {
        cambios: Type.Array(
          Cambio,
          bothTexts`Vacío si la fórmula sirve como está. | Empty if the formula serves as it is.`,
        ),
      },
      bothTexts`Qué cambiar la próxima vez, con estos lotes. | What to change next time, with these lots.`,
    ),
    lotes: Type.Array(
      Lote,
      bothTexts`Lo que se cree de los lotes de esta fórmula. | What is believed of the lots of this formula.`,
    ),
    taller: Type.Record(
      Type.String(),
      Constante,
      bothTexts`Lo que se cree de tu taller. | What is believed of your workshop.`,
    ),
    distinguir: Type.Optional(
      Type.Object(
        {
          medir: Type.String(
            bothTexts`Una medida, «calibracion», «patron_aw» o «repesar». | A reading, \`calibracion\`, \`patron_aw\` or \`repesar\`.`,
          ),
          ingrediente: Type.Optional(Type.String(bothTexts`De qué ingrediente. | Of which ingredient.`)),
          lineas: Type.Optional(Type.Array(Type.Integer(), bothTexts`De qué líneas. | Of which lines.`)),
        },
        bothTexts`Qué medir para saber cuál de dos causas es. | What to measure to know which of two causes it is.`,
      ),
    ),
    pregunta: Type.Optional(
      Type.Object(
        {
          causas: Type.Array(Causa, bothTexts`Lo que puede haber pasado. | What may have happened.`),
          respuestas: Type.Array(
            Type.String(),
            bothTexts`«peso_real»: manda «hecho.lineas[].gramos»; «lectura_mala»: quita la medida o manda «hecho.elegida»; «todo_bien»: manda «hecho.respuesta». | \`peso_real\`: send \`hecho.lineas[].gramos\`; \`lectura_mala\`: leave the reading out, or send \`hecho.elegida\`; \`todo_bien\`: send \`hecho.respuesta\`.`,
          ),
          frase: Type.String(bothTexts`La pregunta, como se hace. | The question, as it is asked.`),
        },
        bothTexts`Lo que hay que aclarar antes de aprender nada: el estado vuelve como estaba. | What must be cleared up before anything is learned: the state comes back as it was.`,
      ),
    ),
    medir: Type.Optional(
      Type.Array(
        Type.String(),
        bothTexts`En un plan: qué medir, lo que más dice primero. | In a plan: what to measure, the most telling first.`,
      ),
    ),
    explicacion: Type.Optional(
      Type.Unsafe<object>({
        type: 'object',
        additionalProperties: true,
        ...bothTexts`Solo con «?explica=1»: filas, errores e hipótesis con que se ha calculado. | Only with \`?explica=1\`: rows, errors and hypotheses it was reckoned with.`,
      }),
    ),
    estado: Type.Unsafe<BatchAnswer['estado']>({
      type: 'object',
      additionalProperties: true,
      ...bothTexts`Lo que se sabe ahora: mándalo con la próxima hornada. Son medidas, no conclusiones. | What is known now: send it with the next batch. They are readings, not conclusions.`,
    }),
    poweredBy: Type.Literal(POWERED_BY, bothTexts`Quién responde. | Who answers.`),
  },
  say.HORNADA_RESPONSE,
)
