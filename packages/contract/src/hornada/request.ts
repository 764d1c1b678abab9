import { REQUEST_LIMITS } from '@obrador/engine'
import { READING_NAMES } from '@obrador/engine/batch'
import { Type } from 'typebox'
import { analysisContracts } from '../crafts.ts'
import * as say from '../messages.ts'
import { hornadaExample } from './example.ts'

const NAME = 60
export const MOST_READINGS = 6
const line = Type.Integer({
  minimum: 0,
  maximum: REQUEST_LIMITS.ingredients - 1,
  description: 'Línea de la fórmula, desde 0.',
})
const degrees = (description: string) => Type.Optional(Type.Number({ minimum: -30, maximum: 60, description }))

/** A formula of any craft; it is looked at as its own path would. */
const formula = Type.Unsafe<object>({
  type: 'object',
  additionalProperties: true,
  description:
    'La fórmula como se pensó, con el cuerpo que admite la ruta del oficio: «type», «ingredients» o «texto», y lo demás.',
})

export const HechoSchema = Type.Object(
  {
    fecha: Type.Optional(Type.String({ maxLength: 10, description: 'Día en que se hizo: año-mes-día.' })),
    proceso: Type.Optional(
      Type.Enum(['frio', 'pasteurizadora', 'cazo'], {
        type: 'string',
        description: 'Cómo se hizo, que decide cuánto se evapora. Si falta, lo usual del tipo.',
      }),
    ),
    maquina: Type.Optional(
      Type.String({ maxLength: NAME, description: 'Amasadora, horno o mantecadora, si tienes varias.' }),
    ),
    temperaturas: Type.Optional(
      Type.Object(
        {
          harina: degrees('°C de la harina.'),
          ambiente: degrees('°C del obrador.'),
          agua: degrees('°C del agua de amasar.'),
          prefermento: degrees('°C del prefermento, si lo hay.'),
        },
        { description: 'Lo que estaba a cada temperatura al amasar; lo pide la medida «masa».' },
      ),
    ),
    lineas: Type.Optional(
      Type.Array(
        Type.Object(
          {
            linea: line,
            gramos: Type.Optional(
              Type.Number({
                minimum: 0,
                maximum: REQUEST_LIMITS.grams,
                description: 'Lo que de verdad se pesó; 0 si se olvidó. De esa línea ya no se duda.',
              }),
            ),
            lote: Type.Optional(Type.String({ maxLength: NAME, description: 'Lote del saco o la caja.' })),
            nuevo: Type.Optional(
              Type.Boolean({ description: 'Se ha abierto otro saco u otra caja: de este aún no se sabe nada.' }),
            ),
          },
          { description: 'Lo que se sabe de cómo se pesó una línea.' },
        ),
        { maxItems: REQUEST_LIMITS.ingredients, description: 'Pesos reales y lotes, de las líneas que quieras.' },
      ),
    ),
    respuesta: Type.Optional(
      Type.Enum(['todo_bien'], {
        type: 'string',
        description: 'Respuesta a «pregunta»: está todo como en la fórmula. Se aprende, con cautela.',
      }),
    ),
  },
  { description: 'Cómo se hizo.' },
)

export const MedidaSchema = Type.Object(
  {
    que: Type.String({
      maxLength: NAME,
      description: `Qué se midió: ${READING_NAMES.join(', ')}.`,
      examples: ['peso'],
    }),
    valor: Type.Optional(
      Type.Number({
        description:
          'Lo que dice el instrumento: g de «peso», «horneado» y «agua» (añadida de más, o de menos con −), °Brix, °C de «masa», tanto por ciento, aw.',
      }),
    ),
    linea: Type.Optional(line),
    instrumento: Type.Optional(
      Type.String({ maxLength: NAME, description: '«portatil» si el medidor de aw lo es: yerra más.' }),
    ),
    mezcla: Type.Optional(Type.Number({ description: 'De «aire»: gramos del vaso lleno de mezcla.' })),
    helado: Type.Optional(Type.Number({ description: 'De «aire»: gramos del mismo vaso lleno de helado.' })),
    temperatura: Type.Optional(Type.Number({ description: 'De «dureza»: °C en el corazón.' })),
    cuchara: Type.Optional(
      Type.Number({ description: 'De «dureza»: cómo entra la cuchara, de 1 (blando) a 5 (duro); 3 es para servir.' }),
    ),
  },
  { description: 'Una lectura. Con «linea», es de ese ingrediente: su °Brix, o lo que dice su ficha.' },
)

export const HornadaRequest = Type.Object(
  {
    oficio: Type.String({ description: `Oficio: ${Object.keys(analysisContracts).join(', ')}.`, examples: ['helado'] }),
    formula,
    hecho: Type.Optional(HechoSchema),
    medidas: Type.Optional(
      Type.Array(MedidaSchema, {
        maxItems: MOST_READINGS,
        description:
          'Lo que se ha medido. Sin ninguna es el plan: qué se espera de cada medida y cuáles merecen la pena.',
      }),
    ),
    estado: Type.Optional(
      Type.Unsafe<object>({
        type: 'object',
        additionalProperties: true,
        description:
          'El «estado» que devolvió la hornada anterior, tal cual: lo que se sabe de tus lotes y de tu taller. El servicio no guarda nada.',
      }),
    ),
  },
  { description: say.HORNADA_REQUEST, examples: [hornadaExample] },
)

/** Readings as the engine takes them: the wire calls what a cup of the product weighs by its product. */
export const readingsSent = <Sent extends { readonly helado?: number }>(sent: readonly Sent[]) =>
  sent.map(({ helado: frozen, ...one }) => ({ ...one, ...(frozen !== undefined && { frozen }) }))
