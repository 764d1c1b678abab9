import { POWERED_BY } from '@obrador/engine'
import type { BatchAnswer } from '@obrador/engine/batch'
import { Type } from 'typebox'
import * as say from '../messages.ts'

const number = (description: string) => Type.Number({ description })
const MAS_MENOS = 'Desviación típica, como en «duda»: dos de cada tres veces queda dentro.'
const agreement = Type.Enum(['si', 'justo', 'no'], {
  type: 'string',
  description: '«si» dentro de lo que pasa nueve de cada diez veces, «justo» hasta tres desviaciones, «no» más allá.',
})

const Esperado = Type.Object(
  {
    que: Type.String({ description: 'La medida.' }),
    linea: Type.Optional(Type.Integer({ description: 'La línea, si es de un ingrediente.' })),
    valor: number('Lo que se esperaba leer.'),
    mas_menos: number(MAS_MENOS),
    medido: Type.Optional(number('Lo que se ha leído.')),
    desvios: Type.Optional(number('A cuántas desviaciones está.')),
    cuadra: Type.Optional(agreement),
  },
  { description: 'Una medida, con lo que se esperaba de ella.' },
)

const Causa = Type.Object(
  {
    causa: Type.String({
      description:
        'Qué lo explica: «lote», «harina» (lo que bebe), «olvidado», «doble», «pesada», «lectura», o lo del taller: refractometro, evaporacion, coccion, friccion, horno, aire, vitrina, aw.',
    }),
    ingrediente: Type.Optional(Type.String({ description: 'Ingrediente del catálogo, de un lote.' })),
    nombre: Type.Optional(Type.String({ description: 'Cómo se llama en la fórmula.' })),
    linea: Type.Optional(Type.Integer({ description: 'Línea de la fórmula, desde 0.' })),
    gramos: Type.Optional(number('De «pesada»: gramos de más, o de menos con −.')),
    que: Type.Optional(Type.String({ description: 'De «lectura»: la medida.' })),
    parte: number('Cuánto explica, de 0 a 1.'),
  },
  { description: 'Una causa.' },
)

const Cifra = Type.Object(
  {
    formula: Type.Optional(number('La de la fórmula.')),
    valor: number('La de esta hornada, con lo que se ha leído.'),
    mas_menos: number(MAS_MENOS),
    antes: number('La desviación que tenía antes de medir.'),
  },
  { description: 'Una cifra de la hornada.' },
)

const Anadido = Type.Object(
  {
    nombre: Type.String({ description: 'Qué.' }),
    linea: Type.Optional(Type.Integer({ description: 'Línea de la fórmula, si es una de ellas.' })),
    gramos: number('Cuánto.'),
  },
  { description: 'Algo que añadir.' },
)

const Cambio = Type.Object(
  {
    nombre: Type.String({ description: 'Qué línea.' }),
    linea: Type.Optional(Type.Integer({ description: 'Su lugar en la fórmula, desde 0.' })),
    de: number('Gramos de la fórmula.'),
    a: number('Gramos con lo que se sabe.'),
  },
  { description: 'Un cambio para la próxima vez.' },
)

const values = (description: string) => Type.Record(Type.String(), Type.Number(), { description })

const Lote = Type.Object(
  {
    ingrediente: Type.String({ description: 'Ingrediente del catálogo.' }),
    nombre: Type.String({ description: 'Cómo se llama en la fórmula.' }),
    lote: Type.String({ description: 'Su lote; vacío si nadie lo ha dicho.' }),
    linea: Type.Integer({ description: 'Línea en que está.' }),
    cambios: Type.Record(
      Type.String(),
      Type.Object({
        cambio: number('g por 100 g más, o menos, que lo normal; de «absorcion», puntos de agua sobre la harina.'),
        mas_menos: number(MAS_MENOS),
        antes: number('Lo que varía entre compras.'),
      }),
      { description: 'Por componente (agua, grasa, azucares, proteina…), lo que se cree de este lote.' },
    ),
  },
  { description: 'Un lote abierto.' },
)

const Constante = Type.Object(
  {
    valor: number('Lo que se cree: fracciones de la mezcla, °C, puntos de aire o de aw.'),
    mas_menos: number(MAS_MENOS),
    antes: number('La desviación de partida, cuando nadie ha medido.'),
    esta_vez: Type.Optional(number('Lo que ha sido esta vez, junto a lo tuyo de siempre.')),
  },
  { description: 'Una constante del taller.' },
)

export const HornadaResponse = Type.Object(
  {
    status: Type.Literal('ok', { description: 'Siempre «ok» en una respuesta 200.' }),
    cuadra: Type.Enum(['si', 'justo', 'no', 'pendiente'], {
      type: 'string',
      description: 'Si lo leído cuadra con lo esperado; «pendiente» sin medidas.',
    }),
    frase: Type.String({ description: 'Todo lo que hay que decir, en orden.' }),
    partes: Type.Array(
      Type.Object({
        que: Type.Enum(['titular', 'esperaba', 'causa', 'ahora', 'proxima', 'distinguir', 'aprendido'], {
          type: 'string',
          description: 'De qué habla.',
        }),
        frase: Type.String({ description: 'La frase.' }),
      }),
      { description: 'Las mismas frases, una a una.' },
    ),
    esperado: Type.Array(Esperado, { description: 'Cada medida; en un plan, las que merecen la pena.' }),
    causas: Type.Array(Causa, { description: 'Lo que más explica la diferencia, hasta cinco.' }),
    cifras: Type.Record(Type.String(), Cifra, { description: 'Las cifras del oficio en esta hornada.' }),
    ahora: Type.Object(
      {
        anadir: Type.Array(Anadido, { description: 'Vacío si no hay que tocar nada.' }),
        queda: Type.Optional(values('Con ello, en qué se quedan las cifras que se juzgan.')),
        buscabas: Type.Optional(values('Y en qué debían quedarse.')),
      },
      { description: 'Qué añadir a lo que hay en el cazo.' },
    ),
    proxima: Type.Object(
      { cambios: Type.Array(Cambio, { description: 'Vacío si la fórmula sirve como está.' }) },
      { description: 'Qué cambiar la próxima vez, con estos lotes.' },
    ),
    lotes: Type.Array(Lote, { description: 'Lo que se cree de los lotes de esta fórmula.' }),
    taller: Type.Record(Type.String(), Constante, { description: 'Lo que se cree de tu taller.' }),
    distinguir: Type.Optional(
      Type.Object(
        {
          medir: Type.String({ description: 'Una medida, «calibracion», «patron_aw» o «repesar».' }),
          ingrediente: Type.Optional(Type.String({ description: 'De qué ingrediente.' })),
          lineas: Type.Optional(Type.Array(Type.Integer(), { description: 'De qué líneas.' })),
        },
        { description: 'Qué medir para saber cuál de dos causas es.' },
      ),
    ),
    pregunta: Type.Optional(
      Type.Object(
        {
          causas: Type.Array(Causa, { description: 'Lo que puede haber pasado.' }),
          respuestas: Type.Array(Type.String(), {
            description:
              '«peso_real»: manda «hecho.lineas[].gramos»; «lectura_mala»: quita la medida; «todo_bien»: manda «hecho.respuesta».',
          }),
          frase: Type.String({ description: 'La pregunta, como se hace.' }),
        },
        { description: 'Lo que hay que aclarar antes de aprender nada: el estado vuelve como estaba.' },
      ),
    ),
    medir: Type.Optional(Type.Array(Type.String(), { description: 'En un plan: qué medir, lo que más dice primero.' })),
    explicacion: Type.Optional(
      Type.Unsafe<object>({
        type: 'object',
        additionalProperties: true,
        description: 'Solo con «?explica=1»: filas, errores e hipótesis con que se ha calculado.',
      }),
    ),
    estado: Type.Unsafe<BatchAnswer['estado']>({
      type: 'object',
      additionalProperties: true,
      description: 'Lo que se sabe ahora: mándalo con la próxima hornada. Son medidas, no conclusiones.',
    }),
    poweredBy: Type.Literal(POWERED_BY, { description: 'Quién responde.' }),
  },
  { description: say.HORNADA_RESPONSE },
)
