import { REQUEST_LIMITS } from '@obrador/engine'
import { READING_NAMES } from '@obrador/engine/batch'
import { bothTexts, codeWords, type SchemaText } from '../both-texts.ts'
import { analysisContracts } from '../crafts.ts'
import * as say from '../messages.ts'
import { Type } from '../schema-type.ts'
import { hornadaExample } from './example.ts'

const NAME = 60
export const MOST_READINGS = 6
const line = Type.Integer({
  minimum: 0,
  maximum: REQUEST_LIMITS.ingredients - 1,
  ...bothTexts`Línea de la fórmula, desde 0. | Line of the formula, from 0.`,
})
const degrees = (about: SchemaText) => Type.Optional(Type.Number({ minimum: -30, maximum: 60, ...about }))

/** A formula of any craft; it is looked at as its own path would. */
const formula = Type.Unsafe<object>({
  type: 'object',
  additionalProperties: true,
  ...bothTexts`La fórmula como se pensó, con el cuerpo que admite la ruta del oficio: «type», «ingredients» o «texto», y lo demás. | The formula as it was meant, with the body that the path of its craft takes: \`type\`, \`ingredients\` or \`texto\`, and the rest.`,
})

export const HechoSchema = Type.Object(
  {
    fecha: Type.Optional(
      Type.String({ maxLength: 10, ...bothTexts`Día en que se hizo: año-mes-día. | Day it was made: year-month-day.` }),
    ),
    proceso: Type.Optional(
      Type.Enum(['frio', 'pasteurizadora', 'cazo'], {
        type: 'string',
        ...bothTexts`Cómo se hizo, que decide cuánto se evapora. Si falta, lo usual del tipo. | How it was made, which decides how much evaporates. Without it, what is usual for the type.`,
      }),
    ),
    maquina: Type.Optional(
      Type.String({
        maxLength: NAME,
        ...bothTexts`Amasadora, horno o mantecadora, si tienes varias. | Mixer, oven or freezer, if you have several.`,
      }),
    ),
    temperaturas: Type.Optional(
      Type.Object(
        {
          harina: degrees(bothTexts`°C de la harina. | °C of the flour.`),
          ambiente: degrees(bothTexts`°C del obrador. | °C of the workshop.`),
          agua: degrees(bothTexts`°C del agua de amasar. | °C of the water for kneading.`),
          prefermento: degrees(bothTexts`°C del prefermento, si lo hay. | °C of the pre-ferment, if there is one.`),
        },
        bothTexts`Lo que estaba a cada temperatura al amasar; lo pide la medida «masa». | What had each temperature when kneading; the reading \`masa\` asks for it.`,
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
                ...bothTexts`Lo que de verdad se pesó; 0 si se olvidó. De esa línea ya no se duda. | What was really weighed; 0 if it was forgotten. That line is no longer in doubt.`,
              }),
            ),
            lote: Type.Optional(
              Type.String({ maxLength: NAME, ...bothTexts`Lote del saco o la caja. | Lot of the sack or the box.` }),
            ),
            nuevo: Type.Optional(
              Type.Boolean(
                bothTexts`Se ha abierto otro saco u otra caja: de este aún no se sabe nada. | Another sack or another box has been opened: nothing is known of it yet.`,
              ),
            ),
          },
          bothTexts`Lo que se sabe de cómo se pesó una línea. | What is known of how a line was weighed.`,
        ),
        {
          maxItems: REQUEST_LIMITS.ingredients,
          ...bothTexts`Pesos reales y lotes, de las líneas que quieras. | Real weights and lots, of the lines you like.`,
        },
      ),
    ),
    respuesta: Type.Optional(
      Type.Enum(['todo_bien'], {
        type: 'string',
        ...bothTexts`Respuesta a «pregunta»: está todo como en la fórmula. Se aprende, con cautela. | Answer to \`pregunta\`: everything is as in the formula. It is learned from, warily.`,
      }),
    ),
    elegida: Type.Optional(
      Type.Object(
        {
          causa: Type.Enum(['olvidado', 'doble', 'pesada', 'lectura', 'resto'], {
            type: 'string',
            ...bothTexts`La de «pregunta.causas» que fue. | The one of \`pregunta.causas\` that it was.`,
          }),
          linea: Type.Optional(line),
          que: Type.Optional(
            Type.String({ maxLength: NAME, ...bothTexts`De «lectura»: la medida. | Of \`lectura\`: the reading.` }),
          ),
          gramos: Type.Optional(
            Type.Number(
              bothTexts`De «pesada»: de más, o de menos con −; de «resto»: los que se quedaron. | Of \`pesada\`: too much, or too little with −; of \`resto\`: what stayed behind.`,
            ),
          ),
        },
        bothTexts`La explicación que su maestro ha elegido: es el titular. «lectura» y «resto» quitan su medida de la cuenta; los pesos reales van en «lineas». | The explanation that its maker chose: it is the headline. \`lectura\` and \`resto\` take their reading out of the reckoning; real weights go into \`lineas\`.`,
      ),
    ),
  },
  bothTexts`Cómo se hizo. | How it was made.`,
)

export const MedidaSchema = Type.Object(
  {
    que: Type.String({
      maxLength: NAME,
      ...bothTexts`Qué se midió: ${READING_NAMES.join(', ')}. | What was measured: ${codeWords(READING_NAMES)}.`,
      examples: ['peso'],
    }),
    valor: Type.Optional(
      Type.Number(
        bothTexts`Lo que dice el instrumento: g de «peso», «horneado» y «agua» (añadida de más, o de menos con −), °Brix, °C de «masa», tanto por ciento, aw. | What the instrument says: g of \`peso\`, \`horneado\` and \`agua\` (poured beyond the formula, or held back with −), °Brix, °C of \`masa\`, per cent, aw.`,
      ),
    ),
    linea: Type.Optional(line),
    instrumento: Type.Optional(
      Type.String({
        maxLength: NAME,
        ...bothTexts`«portatil» si el medidor de aw lo es: yerra más. | \`portatil\` if the meter of aw is one: it errs more.`,
      }),
    ),
    mezcla: Type.Optional(
      Type.Number(bothTexts`De «aire»: gramos del vaso lleno de mezcla. | Of \`aire\`: grams of the cup full of mix.`),
    ),
    helado: Type.Optional(
      Type.Number(
        bothTexts`De «aire»: gramos del mismo vaso lleno de helado. | Of \`aire\`: grams of the same cup full of ice cream.`,
      ),
    ),
    temperatura: Type.Optional(Type.Number(bothTexts`De «dureza»: °C en el corazón. | Of \`dureza\`: °C in the core.`)),
    cuchara: Type.Optional(
      Type.Number(
        bothTexts`De «dureza»: cómo entra la cuchara, de 1 (blando) a 5 (duro); 3 es para servir. | Of \`dureza\`: how the spoon goes in, from 1 (soft) to 5 (hard); 3 is to serve.`,
      ),
    ),
  },
  bothTexts`Una lectura. Con «linea», es de ese ingrediente: su °Brix, o lo que dice su ficha. | A reading. With \`linea\` it is of that ingredient: its °Brix, or what its sheet says.`,
)

export const HornadaRequest = Type.Object(
  {
    oficio: Type.String({
      ...bothTexts`Oficio: ${Object.keys(analysisContracts).join(', ')}. | Craft: ${Object.keys(analysisContracts).join(', ')}.`,
      examples: ['helado'],
    }),
    formula,
    hecho: Type.Optional(HechoSchema),
    medidas: Type.Optional(
      Type.Array(MedidaSchema, {
        maxItems: MOST_READINGS,
        ...bothTexts`Lo que se ha medido. Sin ninguna es el plan: qué se espera de cada medida y cuáles merecen la pena. | What was measured. Without any it is the plan: what is expected of each reading and which are worth taking.`,
      }),
    ),
    estado: Type.Optional(
      Type.Unsafe<object>({
        type: 'object',
        additionalProperties: true,
        ...bothTexts`El «estado» que devolvió la hornada anterior, tal cual: lo que se sabe de tus lotes y de tu taller. El servicio no guarda nada. | The \`estado\` that the batch before answered, as it is: what is known of your lots and your workshop. The service keeps nothing.`,
      }),
    ),
  },
  { ...say.HORNADA_REQUEST, examples: [hornadaExample] },
)

/** Readings as the engine takes them: the wire calls what a cup of the product weighs by its product. */
export const readingsSent = <Sent extends { readonly helado?: number }>(sent: readonly Sent[]) =>
  sent.map(({ helado: frozen, ...one }) => ({ ...one, ...(frozen !== undefined && { frozen }) }))
