/** Names that are addresses in one of the two ways a sheet may be addressed. */
const ADDRESS = /^(?:[a-z]{1,3}\d+|r\d*c?\d*|c\d*)$/i
const LONGEST = 60
/** What a name that says nothing in plain letters is called. */
const NAMELESS = 'Columna'

/** A name that Excel, LibreOffice and Sheets take in a formula: plain letters, no address of a cell. */
function plain(label: string): string {
  const words = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('€/kg', 'Precio')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, LONGEST)
  const named = /^[A-Za-z]/.test(words) ? words : `${NAMELESS}_${words}`
  return ADDRESS.test(named) ? `${named}_` : named
}

/** Names for labels, each once. */
export function uniqueNamer(taken: readonly string[]): (label: string) => string {
  const given = new Set(taken.map((name) => name.toLowerCase()))
  return (label) => {
    const wanted = plain(label)
    let name = wanted
    for (let count = 2; given.has(name.toLowerCase()); count++) name = `${wanted}_${count}`
    given.add(name.toLowerCase())
    return name
  }
}
