import { capitalise, list, number, quoted } from './text.ts'

/** A day's production in words. */

const all = (names: readonly string[]): string =>
  list(
    names.map((name) => quoted(name)),
    'y',
  )
const count = (amount: number, one: string, many: string): string => `${number(amount, 0)} ${amount === 1 ? one : many}`

/** «Producto 2 («Hogaza»)», as the start of a sentence. */
export const atProduct = (position: number, name?: string): string =>
  name === undefined ? `Producto ${position}` : `Producto ${position} (${quoted(name)})`
export const atPart = (where: string, position: number, name?: string): string =>
  `${where}, parte ${position}${name === undefined ? '' : ` (${quoted(name)})`}`
export const atMachine = (position: number, name?: string): string =>
  name === undefined ? `Máquina ${position}` : `Máquina ${position} (${quoted(name)})`

export const noProducts = (): string =>
  'Falta «productos»: manda una lista con al menos un producto, sus piezas y de qué está hecho.'

export const tooManyProducts = (sent: number, most: number): string =>
  `Has mandado ${sent} productos y el máximo es ${most}: parte el plan en dos.`

export const notAnObject = (where: string): string =>
  `${where}: manda un objeto; mira el ejemplo de GET /api/produccion.`

export const badName = (where: string, longest: number): string =>
  `${where}: «nombre» debe tener entre 1 y ${longest} caracteres.`

export const badGrams = (where: string, most: number): string =>
  `${where}: «gramos» son los de una pieza y debe ser un número entre 0 y ${most}.`

export const badLoss = (where: string, most: number): string =>
  `${where}: «merma» son los gramos que se pierden de cada 100 hechos y debe ser un número entre 0 y ${most}.`

export const badPieces = (where: string, most: number): string =>
  `${where}: «piezas» debe ser un número entero entre 0 y ${most}.`

export const noParts = (where: string): string =>
  `${where}: «partes» debe ser una lista con al menos una parte: manda [{"nombre": "Bizcocho", "gramos": 40, "preparacion": "Bizcocho"}].`

export const tooManyLines = (product: string, lines: number, most: number): string =>
  `${quoted(product)} tiene ${lines} líneas con sus preparaciones abiertas y el máximo es ${most}: agrupa las que sean iguales.`

export const badDivision = (least: number, most: number): string =>
  `«division» son los gramos que distingue tu báscula: un número entre ${number(least)} y ${most}.`

export const badTable = (field: string): string =>
  `«${field}» debe ser un objeto con nombres y cifras: manda {"${field}": {"Praliné": 300}}.`

export const badFigure = (field: string, name: string, most: number): string =>
  `«${field}», ${quoted(name)}: debe ser un número entre 0 y ${most}.`

export const nameTooLong = (field: string, name: string, most: number): string =>
  `«${field}», ${quoted(name)}: el nombre pasa de ${most} caracteres, y ningún ingrediente se llama así.`

export const tooManyRows = (field: string, most: number): string => `«${field}» admite hasta ${most} nombres.`

export const badMachines = (most: number): string => `«maquinas» debe ser una lista de hasta ${most} máquinas.`

export const badCapacity = (where: string, most: number): string =>
  `${where}: «capacidad» son los gramos que caben y debe ser un número mayor que 0 y de hasta ${most}.`

export const machineForNothing = (where: string): string =>
  `${where}: di para qué es, con «oficio» o con una lista «preparaciones».`

export const tooManyBatches = (machine: string, name: string, batches: number): string =>
  `Con la capacidad de ${quoted(machine)} salen ${batches} tandas de ${quoted(name)}: revísala, va en gramos.`

/** A preparation told apart from another of its name. */
export const apart = (title: string, product: string | undefined): string =>
  product === undefined ? title : `${title} (${product})`
export const numbered = (name: string, position: number): string => `${name} ${position}`

export const toldApart = (title: string, names: readonly string[]): string =>
  `Hay ${names.length} preparaciones distintas que se llaman ${quoted(title)}: las hago por separado, como ${all(names)}. Si son la misma, ponla una vez en «preparaciones».`

export const noSuchStock = (name: string): string =>
  `Nada del plan lleva la preparación ${quoted(name)} que tienes hecha: no descuento nada.`

export const whichStock = (name: string, names: readonly string[]): string =>
  `No sé de cuál de las ${quoted(name)} es lo que tienes hecho, y no lo descuento: llámalo ${list(
    names.map((one) => quoted(one)),
    'o',
  )}.`

export const unusedEntry = (name: string): string => `Ningún producto usa la preparación ${quoted(name)}.`

export const unpriced = (names: readonly string[], more: number): string => {
  const it = names.length + more > 1 ? 'los' : 'lo'
  return `Sin precio: ${all(names)}${more > 0 ? ` y ${count(more, 'cosa', 'cosas')} más` : ''}. El coste no ${it} cuenta: da${it} en «precios».`
}

export const unknown = (names: readonly string[], more: number): string =>
  `No reconozco ${all(names)}${more > 0 ? ` ni ${count(more, 'nombre', 'nombres')} más` : ''}: ${
    names.length + more > 1 ? 'van' : 'va'
  } en la compra tal como ${names.length + more > 1 ? 'están escritos' : 'está escrito'}.`

export const moreNotes = (amount: number): string => `Hay ${count(amount, 'aviso', 'avisos')} más como estos.`

/** «Para Tabletas, Hogaza y Entremet.» */
export const forWhat = (products: readonly string[]): string => `Para ${list(products, 'y')}.`

const grams = (weight: number): string => (weight >= 1000 ? `${number(weight / 1000, 3)} kg` : `${number(weight, 2)} g`)

/** «2 tandas de 3,91 kg en Mantecadora.» */
export const batches = (amount: number, weight: number, machine: string): string =>
  `${capitalise(count(amount, 'tanda', 'tandas'))} de ${grams(weight)} en ${machine}.`

export const summary = (products: number, preparations: number, pieces: number): string =>
  `${count(products, 'producto', 'productos')}, ${count(preparations, 'preparación', 'preparaciones')}, ${count(pieces, 'pieza', 'piezas')}.`
