import type { TProperties } from 'typebox'
import { bothTexts } from './both-texts.ts'
import { OTHER_LANGUAGES } from './idioma.ts'
import { Type } from './schema-type.ts'

/** A cabinet colder or warmer than this is no cabinet, °C. */
export const CABINET_RANGE = { coldest: -40, warmest: -1 } as const

const explica = Type.Optional(
  Type.Enum(['0', '1'], {
    type: 'string',
    ...bothTexts`Con «1» la respuesta trae «explicacion»: cómo ha salido cada cifra. Trae también «duda» y «habitual». | With \`1\` the answer has \`explicacion\`: how each figure came about. It has \`duda\` and \`habitual\` too.`,
  }),
)

const duda = Type.Optional(
  Type.Enum(['0', '1'], {
    type: 'string',
    ...bothTexts`Con «1» la respuesta trae «duda»: lo que puede moverse cada cifra con lo que varían los ingredientes, si el veredicto aguanta y qué medir. | With \`1\` the answer has \`duda\`: how far each figure may move with what ingredients vary, whether the verdict holds and what to measure.`,
  }),
)

const habitual = Type.Optional(
  Type.Enum(['0', '1'], {
    type: 'string',
    ...bothTexts`Con «1» la respuesta trae «habitual»: lo rara que es la fórmula entre las publicadas de su tipo, qué cantidad llama la atención y a cuáles se parece. | With \`1\` the answer has \`habitual\`: how rare the formula is among the published ones of its type, which amount stands out and which it resembles.`,
  }),
)

/** The coarsest scale of a workshop, g. */
export const COARSEST_SCALE = 1000

const balanza = Type.Optional(
  Type.Number({
    minimum: 0,
    maximum: COARSEST_SCALE,
    ...bothTexts`División de tu balanza en gramos, para «duda»; 0 si los pesos no yerran. Si falta, una milésima del lote, y una diezmilésima para lo que no llega a una centésima. | Division of your scale in grams, for \`duda\`; 0 if the weights do not err. If missing, a thousandth of the batch, and a ten-thousandth for what is less than a hundredth of it.`,
  }),
)

const abrir = Type.Optional(
  Type.Enum(['0', '1'], {
    type: 'string',
    ...bothTexts`Con «1», junto a «explica=1», la explicación llega a lo que hay dentro de cada preparación. | With \`1\`, together with \`explica=1\`, the explanation reaches what is inside each preparation.`,
  }),
)

const idioma = Type.Optional(
  Type.Enum(['es', ...OTHER_LANGUAGES], {
    type: 'string',
    ...bothTexts`Idioma de las frases: español, inglés («en») o italiano («it»): avisos, correcciones, ley, seguridad, duda, negativas. Lo que no lo tiene queda en español, y lo dicen «idioma» y la cabecera «Content-Language». Los ingredientes y tipos del catálogo se nombran en ese idioma; lo que escribiste, las denominaciones legales y lo que imprime una etiqueta quedan como están: la ley es la de España («pais»). «Accept-Language» no cuenta. | Language of the sentences: Spanish, English (\`en\`) or Italian (\`it\`): warnings, corrections, law, safety, doubt, refusals. What has none stays Spanish, and \`idioma\` and the header \`Content-Language\` say so. Ingredients and types of the catalogue are named in it; what you wrote, legal names and what a label prints stay as they are: the law is Spain's (\`pais\`). \`Accept-Language\` does not count.`,
  }),
)

/** Whose law and label an answer is told by. */
export const countryParameter = Type.Optional(
  Type.Enum(['es'], {
    type: 'string',
    ...bothTexts`País de la ley y de la etiqueta: solo España («es»). Lo que diría otro país no se ha mirado, y se niega. | Country of law and label: Spain alone (\`es\`). What another country would say has not been looked at, and is refused.`,
  }),
)
const pais = countryParameter

const codigos = Type.Optional(
  Type.Enum(['0', '1'], {
    type: 'string',
    ...bothTexts`Con «1» la respuesta trae «hallazgos»: cada frase como dato, con su código y sus valores, para programas. | With \`1\` the answer has \`hallazgos\`: each sentence as data, with its code and its values, for programs.`,
  }),
)

const breve = Type.Optional(
  Type.Enum(['0', '1'], {
    type: 'string',
    ...bothTexts`Con «1» la respuesta trae solo los campos de la interfaz (y lo que otro parámetro pida por su nombre); lo demás no se calcula. | With \`1\` the answer has only the fields of the interface (and what another parameter asks for by name); the rest is not calculated.`,
  }),
)

/** Other forms of the answer. */
const FORMATS = ['json', 'jsonld'] as const

const formato = Type.Optional(
  Type.Enum(FORMATS, {
    type: 'string',
    ...bothTexts`Con «jsonld» la respuesta es la fórmula como «Recipe» de schema.org (\`application/ld+json\`): ingredientes, rendimiento, información nutricional por 100 g y cada cifra como «PropertyValue». Los demás parámetros no cuentan entonces. | With \`jsonld\` the answer is the formula as a schema.org \`Recipe\` (\`application/ld+json\`): ingredients, yield, nutrition per 100 g and each figure as a \`PropertyValue\`. The other parameters do not count then.`,
  }),
)

/** Characters of a list of fields: more than any answer has names for. */
const LONGEST_FIELDS = 1000

const campos = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: LONGEST_FIELDS,
    ...bothTexts`Los campos de la respuesta que quieres, separados por comas, con punto para los de dentro: «verdict,params.PAC,lecturas.id». Los demás faltan, aunque figuren como obligatorios, y no se calculan. Junto a «breve=1» se suman. | The fields of the answer that you want, parted by commas, with a dot for those inside: \`verdict,params.PAC,lecturas.id\`. The others are missing, even where they are listed as required, and are not calculated. With \`breve=1\` they are added to it.`,
  }),
)

/** What may follow the reading of a text. */
export const ReadingQuery = Type.Object({ idioma, pais, breve, campos })

/** What may follow many analyses in one request. */
export const BulkQuery = Type.Object({ codigos, idioma, pais, breve, campos })

/** What may follow every path that says something of a formula. */
export const CodesQuery = Type.Object({ codigos, idioma, pais, breve, campos })

/** What may follow the path of every craft; some add their own. */
const query = <Extra extends TProperties>(extra: Extra) =>
  Type.Object({ explica, abrir, duda, balanza, codigos, idioma, pais, breve, campos, ...extra })

/** What may follow the path of a label. */
export const LabelQuery = query({})

export const PlainQuery = query({ habitual, formato })

export const HeladoQuery = query({
  habitual,
  formato,
  vitrina: Type.Optional(
    Type.Number({
      minimum: CABINET_RANGE.coldest,
      maximum: CABINET_RANGE.warmest,
      ...bothTexts`Temperatura de tu vitrina en °C, para la curva de congelación de «explicacion». | Temperature of your cabinet in °C, for the freezing curve of \`explicacion\`.`,
    }),
  ),
})
