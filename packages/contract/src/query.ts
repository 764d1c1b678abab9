import { type TProperties, Type } from 'typebox'

/** A cabinet colder or warmer than this is no cabinet, °C. */
export const CABINET_RANGE = { coldest: -40, warmest: -1 } as const

const explica = Type.Optional(
  Type.Enum(['0', '1'], {
    type: 'string',
    description:
      'Con «1» la respuesta trae «explicacion»: cómo ha salido cada cifra. Trae también «duda» y «habitual».',
  }),
)

const duda = Type.Optional(
  Type.Enum(['0', '1'], {
    type: 'string',
    description:
      'Con «1» la respuesta trae «duda»: lo que puede moverse cada cifra con lo que varían los ingredientes, si el veredicto aguanta y qué medir.',
  }),
)

const habitual = Type.Optional(
  Type.Enum(['0', '1'], {
    type: 'string',
    description:
      'Con «1» la respuesta trae «habitual»: lo rara que es la fórmula entre las publicadas de su tipo, qué cantidad llama la atención y a cuáles se parece.',
  }),
)

/** The coarsest scale of a workshop, g. */
export const COARSEST_SCALE = 1000

const balanza = Type.Optional(
  Type.Number({
    minimum: 0,
    maximum: COARSEST_SCALE,
    description:
      'División de tu balanza en gramos, para «duda»; 0 si los pesos no yerran. Si falta, una milésima del lote, y una diezmilésima para lo que no llega a una centésima.',
  }),
)

const abrir = Type.Optional(
  Type.Enum(['0', '1'], {
    type: 'string',
    description: 'Con «1», junto a «explica=1», la explicación llega a lo que hay dentro de cada preparación.',
  }),
)

/** Languages that sentences may be asked for in. */
const LANGUAGES = ['es', 'en'] as const

const idioma = Type.Optional(
  Type.Enum(LANGUAGES, {
    type: 'string',
    description:
      'A prueba: con «en» las frases de un helado van en inglés (avisos, correcciones, negativas). Lo que no lo tiene queda en español, y lo dicen «idioma» y la cabecera «Content-Language». Nombres de ingredientes, tipos, denominaciones y textos fijos no se traducen. «Accept-Language» no cuenta.',
  }),
)

const codigos = Type.Optional(
  Type.Enum(['0', '1'], {
    type: 'string',
    description:
      'Con «1» la respuesta trae «hallazgos»: cada frase como dato, con su código y sus valores, para programas.',
  }),
)

const breve = Type.Optional(
  Type.Enum(['0', '1'], {
    type: 'string',
    description:
      'Con «1» la respuesta trae solo los campos de la interfaz (y lo que otro parámetro pida por su nombre); lo demás no se calcula.',
  }),
)

/** Other forms of the answer. */
const FORMATS = ['json', 'jsonld'] as const

const formato = Type.Optional(
  Type.Enum(FORMATS, {
    type: 'string',
    description:
      'Con «jsonld» la respuesta es la fórmula como «Recipe» de schema.org (`application/ld+json`): ingredientes, rendimiento, información nutricional por 100 g y cada cifra como «PropertyValue». Los demás parámetros no cuentan entonces.',
  }),
)

/** Characters of a list of fields: more than any answer has names for. */
const LONGEST_FIELDS = 1000

const campos = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: LONGEST_FIELDS,
    description:
      'Los campos de la respuesta que quieres, separados por comas, con punto para los de dentro: «verdict,params.PAC,lecturas.id». Los demás faltan, aunque figuren como obligatorios, y no se calculan. Junto a «breve=1» se suman.',
    examples: ['verdict,params.PAC,titular.frase'],
  }),
)

/** What may follow every path that takes a body. */
export const SelectionQuery = Type.Object({ breve, campos })

/** What may follow every path that says something of a formula. */
export const CodesQuery = Type.Object({ codigos, breve, campos })

/** What may follow the path of every craft; some add their own. */
const query = <Extra extends TProperties>(extra: Extra) =>
  Type.Object({ explica, abrir, duda, balanza, codigos, breve, campos, ...extra })

/** What may follow the path of a label. */
export const LabelQuery = query({})

export const PlainQuery = query({ habitual, idioma, formato })

export const HeladoQuery = query({
  habitual,
  idioma,
  formato,
  vitrina: Type.Optional(
    Type.Number({
      minimum: CABINET_RANGE.coldest,
      maximum: CABINET_RANGE.warmest,
      description: 'Temperatura de tu vitrina en °C, para la curva de congelación de «explicacion».',
    }),
  ),
})
