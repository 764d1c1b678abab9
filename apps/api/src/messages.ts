import { bothTexts } from '@obrador/contract'

/** What the service says over HTTP beside the answers of the engine. */

export const SHORT_ABOUT = 'Analiza fórmulas artesanas: composición, rangos, veredicto y correcciones en gramos.'

export const ABOUT_SERVICE = `Obrador analiza fórmulas y dice cómo equilibrarlas. Manda los ingredientes con sus gramos y el tipo de receta; responde con los parámetros, sus rangos objetivo, un veredicto o una puntuación y correcciones en gramos.

Es público: no hace falta clave. Los textos para personas van en español; los pesos cuentan como proporciones y no tienen que sumar 1000.`

export const openapiTags = {
  crafts: { name: 'Cálculo', description: 'Análisis de fórmulas, una ruta por oficio.' },
  adjust: { name: 'Ajuste', description: 'De una fórmula que no cumple a los gramos que sí, una ruta por oficio.' },
  production: {
    name: 'Producción',
    description: 'De las piezas que se quieren a lo que hay que hacer y comprar.',
  },
  tables: { name: 'Tablas', description: 'Tipos, rangos e ingredientes: las tablas con que se calcula.' },
  service: { name: 'Servicio', description: 'Descripción y estado del servicio.' },
} as const

export const operationTexts = {
  manifest: 'Describe el cálculo de helado',
  planManifest: 'Describe el plan de producción',
  types: 'Todos los tipos de receta, con sus parámetros y rangos',
  typesOf: 'Los tipos de receta de un oficio, con sus parámetros y rangos',
  search: 'Busca en el catálogo de ingredientes',
  ingredient: 'Un ingrediente del catálogo: composición, fuente, alérgenos y precio',
  catalogueJson: 'El catálogo entero: composición, fuentes, licencias e identificadores de otros',
  catalogueCsv: 'El catálogo entero como tabla',
  balanceCsv: 'Analiza la fórmula que va en la dirección y la da como tabla',
  openapi: 'Descripción OpenAPI de esta interfaz',
  health: 'Dice si el proceso vive',
  ready: 'Dice si el servicio admite peticiones',
} as const

export const statusTexts = {
  analysis: bothTexts`El análisis de la fórmula. | The analysis of the formula.`,
  batch: bothTexts`El resultado de cada análisis, en su orden. | The result of each analysis, in their order.`,
  label: bothTexts`La etiqueta del producto. | The label of the product.`,
  workbook: bothTexts`El libro de Excel, para guardar. | The Excel workbook, to be kept.`,
  reading: bothTexts`Lo que dice el texto. | What the text says.`,
  piece: bothTexts`La pieza montada. | The piece, put together.`,
  plan: bothTexts`Qué hacer, en qué orden, y qué comprar. | What to make, in what order, and what to buy.`,
  made: bothTexts`Lo que dice la hornada. | What the batch says.`,
  adjustment: bothTexts`La fórmula ajustada, o la más cercana y lo que le falta. | The adjusted formula, or the nearest and what it lacks.`,
  busy: bothTexts`Hay demasiados ajustes en marcha, este ha tardado demasiado o ahora no se pueden calcular; vuelve a intentarlo. | Too many adjustments are under way, this one took too long or they cannot be worked out now; try again.`,
  manifest: bothTexts`Qué ofrece el cálculo de este oficio. | What the calculation of this craft offers.`,
  types: bothTexts`Los oficios y sus tipos. | The crafts and their types.`,
  typesOf: bothTexts`El oficio y sus tipos. | The craft and its types.`,
  missingCraft: bothTexts`No hay tal oficio. | There is no such craft.`,
  search: bothTexts`Las filas que responden a la búsqueda. | The rows that match the search.`,
  ingredient: bothTexts`El ingrediente. | The ingredient.`,
  missing: bothTexts`No hay tal ingrediente. | There is no such ingredient.`,
  catalogue: bothTexts`El catálogo entero. | The whole catalogue.`,
  catalogueCsv: bothTexts`Una línea por ingrediente, con cabecera; comas, punto decimal, UTF-8 (RFC 4180), o como la abre Excel. | One line per ingredient, with a head; commas, decimal points, UTF-8 (RFC 4180), or as Excel opens it.`,
  balanceCsv: bothTexts`Una línea por cifra, con su rango y si está dentro, y una por frase. | One line per figure, with its range and whether it is inside, and one per sentence.`,
  openapi: bothTexts`Documento OpenAPI 3.1. | OpenAPI 3.1 document.`,
  alive: bothTexts`El proceso vive. | The process lives.`,
  ready: bothTexts`El servicio admite peticiones. | The service takes requests.`,
  draining: bothTexts`El servicio se está parando y ya no admite peticiones nuevas. | The service is stopping and takes no new requests.`,
  invalid: bothTexts`La petición no se puede calcular; el mensaje dice por qué y qué hacer. | The request cannot be calculated; the message says why and what to do.`,
  tooLarge: bothTexts`El cuerpo es demasiado grande. | The body is too large.`,
  notJson: bothTexts`El cuerpo no viene como JSON. | The body does not come as JSON.`,
  tooMany: bothTexts`Se ha superado el límite de peticiones por minuto. | The limit of requests per minute has been passed.`,
  tooManyAdjustments: bothTexts`Se ha superado el límite de peticiones por minuto, o ya hay dos ajustes tuyos en marcha. | The limit of requests per minute has been passed, or two adjustments of yours are under way already.`,
  internal: bothTexts`Error interno de cálculo. | Internal error of the calculation.`,
  menu: bothTexts`Las bases y los sabores. | The bases and the flavours.`,
  priceChange: bothTexts`Lo que cambia en el libro. | What changes in the book.`,
  sack: bothTexts`Lo que hay dentro del producto. | What is inside the product.`,
  overloaded: bothTexts`La réplica no da abasto; vale volver a intentarlo enseguida. | The replica cannot keep up; it is worth trying again at once.`,
} as const

export const fieldTexts = {
  pasted: bothTexts`Sus líneas van pegadas en «texto». | Its lines are pasted in \`texto\`.`,
  range: bothTexts`Un rango: mínimo y máximo, los dos incluidos. | A range: least and most, both included.`,
  least: bothTexts`Mínimo. | Least.`,
  most: bothTexts`Máximo. | Most.`,
  limits: bothTexts`Dónde se cuentan los clientes: «shared», entre todas las réplicas; «memory», cada proceso por su cuenta; «away», por su cuenta mientras falta el almacén. En los tres casos el límite rige. | Where clients are counted: \`shared\`, by all replicas together; \`memory\`, by each process itself; \`away\`, by itself while the store is away. In all three the limit holds.`,
} as const

export const headerTexts = {
  file: bothTexts`Cómo llamar al archivo que se guarda. | What to call the file that is kept.`,
  version: bothTexts`Versión del motor de cálculo que ha respondido. | Version of the engine that answered.`,
  language: bothTexts`Idioma de las frases: «es»; con «?idioma=en», «en» o «en, es»; igual con «it». | Language of the sentences: \`es\`; with \`?idioma=en\`, \`en\` or \`en, es\`; the same with \`it\`.`,
  limit: bothTexts`Peticiones que admite la ventana de un minuto. | Requests that the window of a minute takes.`,
  remaining: bothTexts`Peticiones que quedan en la ventana. | Requests that are left in the window.`,
  reset: bothTexts`Segundos hasta que la ventana empieza de nuevo. | Seconds until the window starts again.`,
  retryAfter: bothTexts`Segundos que hay que esperar. | Seconds to wait.`,
  policy: bothTexts`Peticiones de la ventana y sus segundos: «60;w=60». | Requests of the window and its seconds: \`60;w=60\`.`,
  request: bothTexts`Cómo se llama la petición en nuestro registro; va en toda respuesta. | What the request is called in our log; every answer has it.`,
} as const

export const LOTE_MANIFEST = 'Describe el análisis de varias fórmulas a la vez'
export const HORNADA_MANIFEST = 'Describe el cuaderno de hornadas'
export const MONTAJE_MANIFEST = 'Describe el montaje de una pieza'
export const CARTA_MANIFEST = 'Describe la carta entera'
export const CAMBIO_MANIFEST = 'Describe el cambio de precios'
export const SACO_MANIFEST = 'Describe la apertura de un saco'
export const LEER_MANIFEST = 'Describe la lectura de un texto'

export const manifestText = (craft: string): string => `Describe el cálculo de ${craft.toLowerCase()}`

/** What a setting must be, for whoever runs the service: in Spanish and in English. */
export type SettingText = readonly [spanish: string, english: string]

export const badSetting = (name: string, value: string, [spanish, english]: SettingText): string =>
  `${name} vale «${value}» y debe ser ${spanish}.\n${name} is “${value}” and must be ${english}.`

export const unknownSetting = (name: string, near: readonly string[]): string => {
  const meant = near.map((one) => `«${one}»`).join(', ')
  return near.length > 0
    ? `No hay ningún ajuste ${name}: ¿es ${meant}? / Unknown setting ${name}: did you mean ${meant}?`
    : `No hay ningún ajuste ${name} (docs/operations.md). / Unknown setting ${name} (docs/operations.md).`
}

export const settingTexts = {
  port: ['un puerto entre 1 y 65535', 'a port between 1 and 65535'],
  baseUrl: ['una dirección http o https sin parámetros', 'an http or https address without parameters'],
  proxies: [
    'una lista de direcciones IP o redes CIDR separadas por comas',
    'a list of IP addresses or CIDR networks separated by commas',
  ],
  store: [
    'redis://servidor:6379, redis+sentinel://uno,dos,tres/maestro o redis+cluster://uno,dos,tres',
    'redis://server:6379, redis+sentinel://one,two,three/master or redis+cluster://one,two,three',
  ],
  logLevel: (levels: readonly string[]): SettingText => [`uno de ${levels.join(', ')}`, `one of ${levels.join(', ')}`],
  ratio: ['una proporción entre 0 y 1, con punto', 'a share between 0 and 1'],
  connections: ['un número de conexiones entre 1 y 100000', 'a number of connections between 1 and 100000'],
  contact: ['mailto:… o https://…', 'mailto:… or https://…'],
  drain: ['un número de segundos entre 0 y 300', 'a number of seconds between 0 and 300'],
  threads: ['un número de hilos entre 1 y 64', 'a number of threads between 1 and 64'],
  queue: ['un número de ajustes entre 0 y 10000', 'a number of adjustments between 0 and 10000'],
  milliseconds: ['un número de milisegundos entre 50 y 60000', 'a number of milliseconds between 50 and 60000'],
  perMinute: (least: number, most: number): SettingText => [
    `un número de peticiones por minuto entre ${least} y ${most}`,
    `a number of requests per minute between ${least} and ${most}`,
  ],
  kibibytes: (least: number, most: number): SettingText => [
    `un número de KiB entre ${least} y ${most}`,
    `a number of KiB between ${least} and ${most}`,
  ],
  keys: [
    'una lista de nombre:peticiones por minuto:clave separada por comas, con nombres distintos y claves de 32 a 128 letras, cifras, «-» o «_»',
    'a list of name:requests per minute:key separated by commas, with different names and keys of 32 to 128 letters, figures, «-» or «_»',
  ],
} as const
