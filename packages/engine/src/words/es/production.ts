import type { PhrasesFor } from '../../findings/finding.ts'
import type { ProductionCodes } from '../../findings/production.ts'
import { capitaliseName, listText, numberText, quotedText } from '../text.ts'

const all = (names: readonly string[]): string =>
  listText(
    names.map((name) => quotedText(name)),
    'y',
  )
const count = (amount: number, one: string, many: string): string =>
  `${numberText(amount, 0)} ${amount === 1 ? one : many}`
const grams = (weight: number): string =>
  weight >= 1000 ? `${numberText(weight / 1000, 3)} kg` : `${numberText(weight, 2)} g`

/** What is said of the plan of a day. */
export const spanishProduction: PhrasesFor<ProductionCodes> = {
  'production.at-product': ({ position, name }) =>
    name === undefined ? `Producto ${position}` : `Producto ${position} (${quotedText(name)})`,
  'production.at-part': ({ where, position, name }, say) =>
    `${say(where)}, parte ${position}${name === undefined ? '' : ` (${quotedText(name)})`}`,
  'production.at-machine': ({ position, name }) =>
    name === undefined ? `Máquina ${position}` : `Máquina ${position} (${quotedText(name)})`,
  'production.no-products': () =>
    'Falta «productos»: manda una lista con al menos un producto, sus piezas y de qué está hecho.',
  'production.too-many-products': ({ sent, most }) =>
    `Has mandado ${sent} productos y el máximo es ${most}: parte el plan en dos.`,
  'production.not-an-object': ({ where }, say) =>
    `${say(where)}: manda un objeto; mira el ejemplo de GET /api/produccion.`,
  'production.bad-name': ({ where, longest }, say) =>
    `${say(where)}: «nombre» debe tener entre 1 y ${longest} caracteres.`,
  'production.bad-grams': ({ where, most }, say) =>
    `${say(where)}: «gramos» son los de una pieza y debe ser un número entre 0 y ${most}.`,
  'production.bad-loss': ({ where, most }, say) =>
    `${say(where)}: «merma» son los gramos que se pierden de cada 100 hechos y debe ser un número entre 0 y ${most}.`,
  'production.bad-pieces': ({ where, most }, say) =>
    `${say(where)}: «piezas» debe ser un número entero entre 0 y ${most}.`,
  'production.no-parts': ({ where }, say) =>
    `${say(where)}: «partes» debe ser una lista con al menos una parte: manda [{"nombre": "Bizcocho", "gramos": 40, "preparacion": "Bizcocho"}].`,
  'production.too-many-lines': ({ product, lines, most }) =>
    `${quotedText(product)} tiene ${lines} líneas con sus preparaciones abiertas y el máximo es ${most}: agrupa las que sean iguales.`,
  'production.bad-division': ({ least, most }) =>
    `«division» son los gramos que distingue tu báscula: un número entre ${numberText(least)} y ${most}.`,
  'production.bad-table': ({ field }) =>
    `«${field}» debe ser un objeto con nombres y cifras: manda {"${field}": {"Praliné": 300}}.`,
  'production.bad-figure': ({ field, name, most }) =>
    `«${field}», ${quotedText(name)}: debe ser un número entre 0 y ${most}.`,
  'production.name-too-long': ({ field, name, most }) =>
    `«${field}», ${quotedText(name)}: el nombre pasa de ${most} caracteres, y ningún ingrediente se llama así.`,
  'production.too-many-rows': ({ field, most }) => `«${field}» admite hasta ${most} nombres.`,
  'production.bad-machines': ({ most }) => `«maquinas» debe ser una lista de hasta ${most} máquinas.`,
  'production.bad-capacity': ({ where, most }, say) =>
    `${say(where)}: «capacidad» son los gramos que caben y debe ser un número mayor que 0 y de hasta ${most}.`,
  'production.machine-for-nothing': ({ where }, say) =>
    `${say(where)}: di para qué es, con «oficio» o con una lista «preparaciones».`,
  'production.too-many-batches': ({ machine, name, batches }) =>
    `Con la capacidad de ${quotedText(machine)} salen ${batches} tandas de ${quotedText(name)}: revísala, va en gramos.`,
  'production.told-apart': ({ title, names }) =>
    `Hay ${names.length} preparaciones distintas que se llaman ${quotedText(title)}: las hago por separado, como ${all(names)}. Si son la misma, ponla una vez en «preparaciones».`,
  'production.no-such-stock': ({ name }) =>
    `Nada del plan lleva la preparación ${quotedText(name)} que tienes hecha: no descuento nada.`,
  'production.which-stock': ({ name, names }) =>
    `No sé de cuál de las ${quotedText(name)} es lo que tienes hecho, y no lo descuento: llámalo ${listText(
      names.map((one) => quotedText(one)),
      'o',
    )}.`,
  'production.unused-entry': ({ name }) => `Ningún producto usa la preparación ${quotedText(name)}.`,
  'production.not-weighed': ({ names, more }) =>
    `Sin pesar: ${all(names)}${more > 0 ? ` y ${count(more, 'cosa', 'cosas')} más` : ''}. Ni la compra ni el coste lo cuentan: escribe sus gramos en la fórmula.`,
  'production.unweighed': ({ names, more }) =>
    `¿Cuánto pesa una pieza? Sin «gramos» no ${names.length + more > 1 ? 'están' : 'está'} en el plan ${all(names)}${more > 0 ? ` y ${count(more, 'producto', 'productos')} más` : ''}.`,
  'production.unpriced': ({ names, more }) => {
    const it = names.length + more > 1 ? 'los' : 'lo'
    return `Sin precio: ${all(names)}${more > 0 ? ` y ${count(more, 'cosa', 'cosas')} más` : ''}. El coste no ${it} cuenta: da${it} en «precios».`
  },
  'production.unknown': ({ names, more }) =>
    `No reconozco ${all(names)}${more > 0 ? ` ni ${count(more, 'nombre', 'nombres')} más` : ''}: ${
      names.length + more > 1 ? 'van' : 'va'
    } en la compra tal como ${names.length + more > 1 ? 'están escritos' : 'está escrito'}.`,
  'production.more-notes': ({ amount }) => `Hay ${count(amount, 'aviso', 'avisos')} más como estos.`,
  'production.for-what': ({ products }) => `Para ${listText(products, 'y')}.`,
  'production.batches': ({ amount, weight, machine }) =>
    `${capitaliseName(count(amount, 'tanda', 'tandas'))} de ${grams(weight)} en ${machine}.`,
  'production.summary': ({ products, preparations, pieces }) =>
    `${count(products, 'producto', 'productos')}, ${count(preparations, 'preparación', 'preparaciones')}, ${count(pieces, 'pieza', 'piezas')}.`,
}
