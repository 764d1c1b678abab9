import { listText, noIngredients, quotedText, tooManyIngredients } from '@obrador/engine'
import { noProducts } from '@obrador/engine/production'
import { CABINET_RANGE, COARSEST_SCALE } from '../query.ts'

/** What is said of a request that cannot be read, and of what it has besides: Spanish. A request that the schema refuses and one that the engine refuses are told the same. */

export { noIngredients, noProducts, tooManyIngredients }

/** «Línea 2 («Azúcar»): …»; of a field outside the lines there is nothing to say before. */
export const lineText = (position: number, name: string | undefined): string =>
  name === undefined ? `Línea ${position}: ` : `Línea ${position} (${quotedText(name)}): `

export const notAnObject = (): string =>
  'El cuerpo debe ser un objeto JSON con la lista «ingredients»: manda {"ingredients": […]}.'

export const pieceNotAnObject = (): string =>
  'El cuerpo debe ser un objeto JSON con la lista «partes»: manda {"partes": […]}.'

export const noParts = (): string =>
  'Falta «partes»: manda una lista con al menos una parte, su «nombre» y sus «gramos» por pieza.'

export const productsNotAnObject = (): string =>
  'El cuerpo debe ser un objeto JSON con la lista «productos»: manda {"productos": […]}.'

const itemNames: Readonly<Record<string, string>> = { productos: 'producto', partes: 'parte', maquinas: 'máquina' }

/** «Producto 2 («Hogaza»), parte 1: …». */
export const itemsText = (
  items: readonly { readonly list: string; readonly index: number; readonly name: string | undefined }[],
): string => {
  const told = items.map(
    ({ list, index, name }) =>
      `${itemNames[list] ?? list} ${index + 1}${name === undefined ? '' : ` (${quotedText(name)})`}`,
  )
  const sentence = told.join(', ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}: `
}

export const notAList = (name: string, grams: string): string =>
  `«ingredients» debe ser una lista: manda [{"${name}": "Azúcar", "${grams}": 100}, …].`

export const eitherListOrText = (): string => 'Manda «ingredients» o «texto», pero no los dos: quita uno.'

export const emptyList = (): string => '«ingredients» está vacía: manda al menos un ingrediente y su peso en gramos.'

export const lineNotAnObject = (name: string, grams: string): string =>
  `cada ingrediente es un objeto: manda {"${name}": "Azúcar", "${grams}": 100}.`

export const missingName = (field: string): string => `falta «${field}»: pon el nombre del ingrediente.`

export const missingGrams = (field: string): string => `falta «${field}»: pon los gramos del ingrediente.`

const instead = ({ right, wrong }: NearMiss): string => `«${right}» en vez de ${quotedText(wrong)}`

export interface NearMiss {
  readonly right: string
  readonly wrong: string
}

export const useInstead = (misses: readonly NearMiss[]): string => `usa ${misses.map(instead).join(' y ')}.`

export const quotedNumber = (field: string, sent: string, meant: string): string =>
  `«${field}» debe ser un número: mándalo sin comillas (${meant}, no "${sent}").`

export const notANumber = (field: string): string => `«${field}» debe ser un número: mándalo sin comillas ni unidades.`

export const nullNumber = (field: string): string => `«${field}» no puede ser null: manda un número.`

export const hugeNumber = (field: string): string => `«${field}» es un número demasiado grande: revísalo.`

export const notABoolean = (field: string): string => `«${field}» debe ser true o false: mándalo sin comillas.`

export const badPantry = (name: string, most: number): string =>
  `«despensa» debe ser "catalogo" o una lista de hasta ${most} nombres: manda ["Inulina", {"${name}": "Dextrosa", "max": 50}].`

export const notAnObjectField = (field: string): string =>
  `«${field}» debe ser un objeto: mira el ejemplo de la documentación, en /docs.`

export const missingField = (field: string): string => `Falta «${field}»: añádelo.`

export const notOneOf = (field: string, allowed: readonly unknown[]): string =>
  `«${field}» debe ser uno de estos: ${allowed.join(', ')}.`

export const notAListField = (field: string): string => `«${field}» debe ser una lista: mándala entre corchetes.`

export const emptyText = (field: string): string => `«${field}» está vacío: escribe algo.`

export const tooLong = (field: string, most: unknown): string => `«${field}» admite hasta ${most} caracteres.`

export const tooManyItems = (field: string, most: unknown): string => `«${field}» admite hasta ${most} elementos.`

export const tooFewItems = (field: string): string => `«${field}» está vacía: manda al menos un elemento.`

export const notAbove = (field: string, least: unknown): string => `«${field}» debe ser un número mayor que ${least}.`

export const notAText = (field: string): string => `«${field}» debe ser un texto: mándalo entre comillas.`

export const tooSmall = (field: string, least: unknown): string =>
  `«${field}» debe ser un número igual o mayor que ${least}.`

export const tooBig = (field: string, most: unknown): string =>
  `«${field}» debe ser un número igual o menor que ${most}.`

export const ignoredField = (sent: string, meant: string): string =>
  `Ignoro ${quotedText(sent)}, que no es un campo de esta petición: ¿querías «${meant}»?`

export const ignoredParameter = (sent: string, meant: string): string =>
  `Ignoro el parámetro ${quotedText(sent)} de la dirección: ¿querías «${meant}»?`

const namedOr = (names: readonly string[]): string =>
  listText(
    names.map((name) => `«${name}»`),
    'o',
  )

/** A path that only filters refuses what it does not know: what it would answer is not what was asked. */
export const unknownParameterText = (sent: string, meant: string | undefined, known: readonly string[]): string =>
  meant === undefined
    ? `No conozco el parámetro ${quotedText(sent)}: usa ${namedOr(known)}.`
    : `No conozco el parámetro ${quotedText(sent)}: ¿querías «${meant}»?`

/** What `campos` asks for and no answer of the path has. */
export const unknownAnswerField = (path: string, meant: string | undefined, known: readonly string[]): string =>
  meant === undefined
    ? `«campos» pide ${quotedText(path)}, que la respuesta no tiene: sus campos son ${known.join(', ')}.`
    : `«campos» pide ${quotedText(path)}, que la respuesta no tiene: ¿querías «${meant}»?`

export const emptyFields = (): string =>
  '«campos» tiene un nombre vacío: manda los campos de la respuesta separados por comas, por ejemplo campos=verdict,params.PAC.'

/** A line that says its amount in something else than grams. */
export const otherUnit = (field: string, unit: string, way: string): string =>
  `«${field}» dice ${quotedText(unit)} y los pesos van en gramos: ${way}.`

export const unitWays = {
  volume: 'pesa el ingrediente, o manda la lista en «texto», que pasa los volúmenes a gramos',
  kilos: 'multiplica por 1000 y quita el campo',
  other: 'manda los gramos y quita el campo',
}

export const unusedField = (sent: string): string => `Ignoro ${quotedText(sent)}: este oficio no usa ese campo.`

export const unreadableRequest = (): string =>
  'No entiendo la petición: compárala con el ejemplo de la documentación, en /docs.'

export const unsupportedCraft = (craft: unknown, supported: readonly string[]): string =>
  `El oficio ${quotedText(typeof craft === 'string' ? craft : JSON.stringify(craft))} no está disponible aquí: manda en «craft» ${supported.map((id) => `«${id}»`).join(' o ')}, o quita el campo.`

export const queryTexts = {
  q: '«q» es lo que buscas: manda hasta 120 caracteres.',
  craft: '«craft» es el oficio, por ejemplo craft=helado.',
  pagina: '«pagina» es el número de página: manda un entero desde 1.',
  por: '«por» son las filas por página: manda un entero de 1 a 200.',
  explica: '«explica» admite 1 (con explicación) o 0 (sin ella).',
  abrir: '«abrir» admite 1 (con lo que hay dentro de cada preparación) o 0 (sin ello).',
  breve: '«breve» admite 1 (solo los campos de la interfaz) o 0 (la respuesta entera).',
  campos:
    '«campos» son los campos de la respuesta que quieres, separados por comas, por ejemplo campos=verdict,params.PAC.',
  codigos: '«codigos» admite 1 (con los hallazgos como datos) o 0 (sin ellos).',
  pais: '«pais» es el de la ley y la etiqueta: manda «es» (España) o quítalo. Lo que diría otro país no se ha mirado.',
  idioma: '«idioma» es el de las frases: manda «es» (español), «en» (inglés) o «it» (italiano).',
  duda: '«duda» admite 1 (con la duda de cada cifra) o 0 (sin ella).',
  habitual: '«habitual» admite 1 (con lo habitual que es) o 0 (sin ello).',
  balanza: `«balanza» es la división de tu balanza en gramos: manda un número entre 0 y ${COARSEST_SCALE}, por ejemplo balanza=1.`,
  vitrina: `«vitrina» es la temperatura de tu vitrina en °C: manda un número entre ${CABINET_RANGE.coldest} y ${CABINET_RANGE.warmest}, por ejemplo vitrina=-14.`,
}
