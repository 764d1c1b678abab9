import { decapitaliseName, listText, numberText, type PhrasesFor, quotedText } from '@obrador/engine'
import type { BookCodes } from './findings.ts'

/** What is said of a book when prices change, in Spanish. */

const euros = (value: number): string => `${numberText(value, 2)} €`
const many = (count: number, one: string, more: string): string => (count === 1 ? `una ${one}` : `${count} ${more}`)

export const spanishBook: PhrasesFor<BookCodes> = {
  'book.twice': ({ name }) => `Hay dos fórmulas que se llaman ${quotedText(name)}: dales nombres distintos.`,
  'book.too-many': ({ what, count, most }) =>
    `«${what}» trae ${count} y aquí caben ${most}: quita lo que menos te importe.`,
  'book.no-change': () => 'No cambia ningún precio ni falta nada: di qué sube o qué no hay.',
  'book.unread': ({ formula, names }) =>
    `En ${quotedText(formula)} no reconozco ${listText(names.map(quotedText), 'y')}: ${names.length === 1 ? 'escríbelo' : 'escríbelos'} como en el catálogo o dame su composición.`,
  'book.unknown-figure': ({ key, keys }) =>
    `«mantener» no puede pedir ${quotedText(key)}: los parámetros de este oficio son ${listText(keys, 'y')}.`,
  'book.untouched': () => 'Ninguna fórmula lleva lo que cambia: no hay nada que tocar.',
  'book.first': ({ lost, back, formulas, lines, bought, left, perKilo }) => {
    const buying = bought.length > 0 ? `, comprando ${listText(bought.map(decapitaliseName), 'y')}` : ''
    const changing = `cambiando ${many(lines, 'línea', 'líneas')} en ${many(formulas, 'fórmula', 'fórmulas')}${buying}`
    if (back < 0) return `Se puede hacer sin lo que falta ${changing}: cuesta ${euros(-back)} más.`
    const rest = left > 0.005 ? ` Quedan ${euros(left)} que solo arregla el precio: ${euros(perKilo)} por kilo.` : ''
    return lost > 0
      ? `Se pierden ${euros(lost)} y se recuperan ${euros(back)} ${changing}.${rest}`
      : `Se puede hacer sin lo que falta ${changing}, y salen ${euros(back)} menos.`
  },
  'book.nothing-back': ({ lost, perKilo }) =>
    `Se pierden ${euros(lost)} y ningún cambio pequeño los devuelve: solo el precio, ${euros(perKilo)} por kilo.`,
  'book.impossible': ({ names, missing }) =>
    missing.length > 0
      ? `Sin ${listText(missing.map(decapitaliseName), 'y')} no sé hacer ${listText(names.map(quotedText), 'y')} con lo que hay.`
      : `No encuentro cambio que valga para ${listText(names.map(quotedText), 'y')}.`,
  'book.always-there': ({ euros: value }) => `De lo recuperado, ${euros(value)} ya se podían ahorrar antes.`,
  'book.unpriced': ({ names }) =>
    `El coste no cuenta ${listText(names.map(quotedText), 'y')}, sin precio: es un mínimo. Dalo en «precio» o en «antes.precios».`,
  'book.out-of-work': () => 'No he podido mirar todas las compras posibles: puede haber una mejor.',
}
