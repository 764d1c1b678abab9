import type { WorkbookWords } from './words/workbook-words.ts'

type RangeNames = WorkbookWords['rangeNames']

/** Names that are addresses in one of the two ways a sheet may be addressed. */
const ADDRESS = /^(?:[a-z]{1,3}\d+|r\d*c?\d*|c\d*)$/i
const LONGEST = 60

/** A name that Excel, LibreOffice and Sheets take in a formula: plain letters, no address of a cell. */
function plain(label: string, { price, nameless }: RangeNames): string {
  const words = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('€/kg', price)
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, LONGEST)
  const named = /^[A-Za-z]/.test(words) ? words : `${nameless}_${words}`
  return ADDRESS.test(named) ? `${named}_` : named
}

/** Names for labels, each once, besides those of every workbook. */
export function uniqueNamer(names: RangeNames): (label: string) => string {
  const given = new Set([names.grams, names.price].map((name) => name.toLowerCase()))
  return (label) => {
    const wanted = plain(label, names)
    let name = wanted
    for (let count = 2; given.has(name.toLowerCase()); count++) name = `${wanted}_${count}`
    given.add(name.toLowerCase())
    return name
  }
}
