import { REFUSAL_CODES, type RefusalCode } from '@obrador/contract'
import { quotedText } from '@obrador/engine'

/** What the service says over HTTP instead of an answer: Spanish. */

/** Heads of the table of an analysis. */
export const tableHeads = (): readonly string[] => ['clave', 'valor', 'minimo', 'maximo', 'dentro']
export const lawOfSpain = (): string =>
  'La ley y la etiqueta son las de España: lo que diría otro país no se ha mirado.'

/** What a code means, whatever the request was: the title of a problem (RFC 9457). */
export const refusalMeaning = (code: RefusalCode): string => REFUSAL_CODES[code].means

export const badBatchLog = (): string =>
  'La hornada no se puede leer: manda «oficio», «formula» y, si quieres, «hecho», «medidas» y «estado». GET /api/hornada da un ejemplo.'

export const noSuchCraft = (id: string, known: readonly string[]): string =>
  `No hay ningún oficio ${quotedText(id)}: los que hay son ${known.join(', ')}.`

export const noSuchIngredient = (id: string): string =>
  `No hay ningún ingrediente ${quotedText(id)} en el catálogo: búscalo en /api/catalogo?q=.`

export const tooLarge = (kibibytes: number): string =>
  `El cuerpo pasa de ${kibibytes} KiB: quita de la petición lo que no sea la fórmula.`

export const notJson = (): string => 'Manda el cuerpo como JSON, con la cabecera «Content-Type: application/json».'

export const noLabel = (): string =>
  'No he leído ningún ingrediente: manda en «ingredientes» la lista tal como está en la etiqueta, o la etiqueta entera en «texto».'

export const badBatch = (most: number): string =>
  `Manda en «analisis» una lista de 1 a ${most} objetos con «oficio» y «peticion»: {"analisis": [{"oficio": "helado", "peticion": {"ingredients": […]}}]}.`

export const malformedJson = (): string =>
  'El cuerpo no es JSON válido: revisa comas, comillas y llaves, y no uses «__proto__» ni «constructor» como nombre de campo.'

export const tooDeep = (levels: number): string =>
  `El JSON tiene más de ${levels} niveles: manda solo la fórmula, que tiene tres.`

export const overloadedText = (seconds: number): string =>
  `Hay más peticiones de las que puedo atender: vuelve a intentarlo en ${seconds} s.`

export const emptyBody = (): string => 'El cuerpo está vacío: manda un objeto JSON con la lista «ingredients».'

export const badRequest = (): string => 'No entiendo la petición HTTP: compárala con los ejemplos de /docs.'

export const missingHost = (): string => 'Falta la cabecera «Host»: manda el nombre del servidor.'

export const expectationText = (): string => 'No atiendo la cabecera «Expect»: quítala, o manda «100-continue».'

export const compressedBody = (encoding: string): string =>
  `El cuerpo viene comprimido (${quotedText(encoding)}): mándalo sin comprimir y sin la cabecera «Content-Encoding».`

export const headersTooLarge = (): string => 'Las cabeceras de la petición son demasiado grandes: quita las que sobren.'

export const requestTimeout = (): string => 'La petición ha tardado demasiado en llegar: mándala de nuevo.'

export const tooManyRequests = (limit: number, seconds: number): string =>
  `Has superado el límite de ${limit} peticiones por minuto: espera ${seconds} s y vuelve a intentarlo.`

export const tooMuchAtOnce = (kibibytes: number, seconds: number): string =>
  `Tienes en marcha peticiones que suman más de ${kibibytes} KiB: espera ${seconds} s a que terminen y mándala de nuevo.`

export const notFound = (): string => 'Esta ruta no existe: mira las que hay en /docs.'

export const methodNotAllowed = (method: string, allowed: readonly string[]): string =>
  `Esta ruta no admite ${method}: usa ${allowed.join(' o ')}.`

export const internalErrorText = (requestId: string): string =>
  `Ha fallado el cálculo por un error nuestro: vuelve a intentarlo y, si se repite, avísanos con el identificador ${requestId}.`

export const drainingText = (): string => 'El servicio se está parando: vuelve a intentarlo en unos segundos.'

export const tooBusy = (seconds: number): string =>
  `Ahora mismo hay demasiados ajustes en marcha: espera ${seconds} s y vuelve a intentarlo.`

export const noThread = (seconds: number): string =>
  `Ahora mismo no puedo calcular ajustes: espera ${seconds} s y vuelve a intentarlo.`

export const enoughAdjustments = (most: number, seconds: number): string =>
  `Ya tienes ${most} ajustes en marcha: espera ${seconds} s a que acabe alguno y vuelve a intentarlo.`

export const enoughPlans = (most: number, seconds: number): string =>
  `Ya tienes ${most} planes en marcha: espera ${seconds} s a que acabe alguno y vuelve a intentarlo.`

export const tookTooLong = (milliseconds: number): string =>
  `Este ajuste ha pasado de ${milliseconds} ms y lo he parado: quita ingredientes de la despensa u objetivos y vuelve a intentarlo.`

export const foreignOrigin = (origin: string): string =>
  `Una página de ${quotedText(origin)} no puede usar esta ruta: llama desde un agente, o usa las rutas de /api.`

export const noBatch = (): string => 'Manda un solo mensaje JSON-RPC por petición, sin lista: {"jsonrpc": "2.0", …}.'
