import type { PhrasesFor } from '../../findings/finding.ts'
import type { ProductionCodes } from '../../findings/production.ts'
import { englishList, englishNumber, englishQuoted } from './text.ts'

const all = (names: readonly string[]): string => englishList(names.map(englishQuoted), 'and')
const count = (amount: number, one: string): string => `${englishNumber(amount, 0)} ${one}${amount === 1 ? '' : 's'}`
const grams = (weight: number): string =>
  weight >= 1000 ? `${englishNumber(weight / 1000, 3)} kg` : `${englishNumber(weight, 2)} g`
const at = (what: string, position: number, name: string | undefined): string =>
  `${what} ${position}${name === undefined ? '' : ` (${englishQuoted(name)})`}`

/** What is said of the plan of a day. */
export const englishProduction: PhrasesFor<ProductionCodes> = {
  'production.at-product': ({ position, name }) => at('Product', position, name),
  'production.at-part': ({ where, position, name }, say) => `${say(where)}, ${at('part', position, name)}`,
  'production.at-machine': ({ position, name }) => at('Machine', position, name),
  'production.no-products': () =>
    '“productos” is missing: send a list with at least one product, its pieces and what it is made of.',
  'production.too-many-products': ({ sent, most }) =>
    `You have sent ${sent} products and ${most} is the most: split the plan in two.`,
  'production.not-an-object': ({ where }, say) =>
    `${say(where)}: send an object; see the example of GET /api/produccion.`,
  'production.bad-name': ({ where, longest }, say) => `${say(where)}: “nombre” must have 1 to ${longest} characters.`,
  'production.bad-grams': ({ where, most }, say) =>
    `${say(where)}: “gramos” is the grams of one piece and must be a number from 0 to ${most}.`,
  'production.bad-loss': ({ where, most }, say) =>
    `${say(where)}: “merma” is the grams lost out of every 100 made and must be a number from 0 to ${most}.`,
  'production.bad-pieces': ({ where, most }, say) =>
    `${say(where)}: “piezas” must be a whole number from 0 to ${most}.`,
  'production.no-parts': ({ where }, say) =>
    `${say(where)}: “partes” must be a list with at least one part: send “[{"nombre": "Bizcocho", "gramos": 40, "preparacion": "Bizcocho"}]”.`,
  'production.too-many-lines': ({ product, lines, most }) =>
    `${englishQuoted(product)} has ${lines} lines with its preparations opened, and ${most} is the most: combine those that are the same.`,
  'production.bad-division': ({ least, most }) =>
    `“division” is the grams that your scale tells apart: a number from ${englishNumber(least)} to ${most}.`,
  'production.bad-table': ({ field }) =>
    `“${field}” must be an object of names and figures: send “{"${field}": {"Praliné": 300}}”.`,
  'production.bad-figure': ({ field, name, most }) =>
    `“${field}”, ${englishQuoted(name)}: it must be a number from 0 to ${most}.`,
  'production.name-too-long': ({ field, name, most }) =>
    `“${field}”, ${englishQuoted(name)}: the name is over ${most} characters, and no ingredient is called that.`,
  'production.too-many-rows': ({ field, most }) => `“${field}” takes up to ${most} names.`,
  'production.bad-machines': ({ most }) => `“maquinas” must be a list of up to ${most} machines.`,
  'production.bad-capacity': ({ where, most }, say) =>
    `${say(where)}: “capacidad” is the grams that it holds and must be a number above 0 and up to ${most}.`,
  'production.machine-for-nothing': ({ where }, say) =>
    `${say(where)}: say what it is for, with “oficio” or with a list “preparaciones”.`,
  'production.too-many-batches': ({ machine, name, batches }) =>
    `At the capacity of ${englishQuoted(machine)} that is ${batches} batches of ${englishQuoted(name)}: check it, it is in grams.`,
  'production.told-apart': ({ title, names }) =>
    `There are ${names.length} different preparations called ${englishQuoted(title)}: I make them separately, as ${all(names)}. If they are the same, put it in “preparaciones” once.`,
  'production.no-such-stock': ({ name }) =>
    `Nothing in the plan uses the preparation ${englishQuoted(name)} that you have made: I take nothing off.`,
  'production.which-stock': ({ name, names }) =>
    `I do not know which ${englishQuoted(name)} you have made, so I do not take it off: call it ${englishList(names.map(englishQuoted), 'or')}.`,
  'production.unused-entry': ({ name }) => `No product uses the preparation ${englishQuoted(name)}.`,
  'production.unweighed': ({ names, more }) =>
    `What does a piece weigh? Without “gramos”, ${all(names)}${more > 0 ? ` and ${count(more, 'more product')}` : ''} ${names.length + more > 1 ? 'are' : 'is'} not in the plan.`,
  'production.unpriced': ({ names, more }) =>
    `No price: ${all(names)}${more > 0 ? ` and ${count(more, 'more thing')}` : ''}. The cost leaves ${names.length + more > 1 ? 'them' : 'it'} out: send ${names.length + more > 1 ? 'them' : 'it'} in “precios”.`,
  'production.not-weighed': ({ names, more }) =>
    `Not weighed: ${all(names)}${more > 0 ? ` and ${count(more, 'more thing')}` : ''}. Neither the shopping list nor the cost counts it: write the grams in the formula.`,
  'production.unknown': ({ names, more }) =>
    `I do not recognise ${all(names)}${more > 0 ? ` or ${count(more, 'more name')}` : ''}: the shopping list has ${names.length + more > 1 ? 'them' : 'it'} as written.`,
  'production.more-notes': ({ amount }) =>
    `There ${amount === 1 ? 'is' : 'are'} ${count(amount, 'more note')} like these.`,
  'production.for-what': ({ products }) => `For ${all(products)}.`,
  'production.batches': ({ amount, weight, machine }) =>
    `${englishNumber(amount, 0)} batch${amount === 1 ? '' : 'es'} of ${grams(weight)} in ${englishQuoted(machine)}.`,
  'production.summary': ({ products, preparations, pieces }) =>
    `${count(products, 'product')}, ${count(preparations, 'preparation')}, ${count(pieces, 'piece')}.`,
}
