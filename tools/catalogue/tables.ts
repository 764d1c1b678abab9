/** The tables of `packages/engine/data`: their lines by column, and what is wrong with one, in words that say what to do. */

export const DATA = 'packages/engine/data'

/** The tables in the order of the catalogue. */
const FAMILIES = [
  'lacteos',
  'huevos',
  'grasas',
  'azucares',
  'harinas',
  'levaduras',
  'cacao',
  'frutos-secos',
  'frutas',
  'verduras-y-especias',
  'bebidas',
  'alcoholes',
  'aditivos',
  'confiteria',
  'varios',
] as const
/** What is mixed of their rows comes after them all. */
export const MIXTURES = 'mezclas'

/** What a row is shown as in the languages that answers may be asked for in besides Spanish. */
export const LANGUAGES = ['en', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
const nameColumns = LANGUAGES.map((language) => `name_${language}` as const)

const COMMON = [
  'id',
  'shelf',
  'name',
  ...nameColumns,
  'flags',
  'traits',
  'names',
  'also',
  'label',
  'note',
  'seldom',
  'ids',
] as const
const OF_ROWS = ['per100g', 'price', 'allergens', 'spread', 'measures', 'price_basis', 'grade', 'source'] as const
const OF_MIXTURES = ['work', 'made_of'] as const
/** The crafts, their types and the styles of those, as they are shown: the ranges stand with each craft. */
const TYPES = 'oficios'
const OF_TYPES = ['craft', 'type', 'style', 'name', ...nameColumns] as const
export type Column =
  | (typeof COMMON)[number]
  | (typeof OF_TYPES)[number]
  | (typeof OF_ROWS)[number]
  | (typeof OF_MIXTURES)[number]

export interface Line {
  readonly file: string
  /** As an editor counts: the head is line 1. */
  readonly at: number
  readonly cells: Readonly<Record<Column, string>>
}

interface Fault {
  readonly file: string
  readonly at: number
  readonly says: string
}

/** Everything that is wrong, so that one run shows it all. */
export class Faults {
  readonly #all: Fault[] = []

  of({ file, at, cells }: Line, column: Column, says: string): void {
    this.#all.push({ file, at, says: `${cells.id || cells.craft || '(no id)'}, ${column}: ${says}` })
  }

  inFile(file: string, at: number, says: string): void {
    this.#all.push({ file, at, says })
  }

  get lines(): readonly string[] {
    return this.#all.map(({ file, at, says }) => `${DATA}/${file}.tsv:${at} ${says}`)
  }
}

const columnsOf = (file: string): readonly Column[] =>
  file === TYPES ? OF_TYPES : [...COMMON, ...(file === MIXTURES ? OF_MIXTURES : OF_ROWS)]

function headOf(file: string, text: string, faults: Faults): readonly Column[] {
  const known = columnsOf(file)
  const head = text.split('\t')
  for (const name of head) {
    if (!known.includes(name as Column)) {
      faults.inFile(file, 1, `«${name}» is no column. Those of this table are: ${known.join(', ')}.`)
    }
  }
  for (const name of known) {
    const times = head.filter((one) => one === name).length
    if (times !== 1)
      faults.inFile(file, 1, `the head must name the column «${name}» once, and names it ${times} times.`)
  }
  return head as Column[]
}

/** A cell as a person would write it by hand. */
function checkCell(line: Line, column: Column, faults: Faults): void {
  const cell = line.cells[column]
  if (cell !== cell.trim()) faults.of(line, column, 'begins or ends with a blank. Take it away.')
  if (cell.startsWith('"')) {
    faults.of(
      line,
      column,
      'stands in quotation marks, as spreadsheets write cells. Take them away: tabs part the cells.',
    )
  }
}

function linesOf(file: string, text: string, faults: Faults): Line[] {
  const [first = '', ...rest] = text.split(/\r?\n/)
  const head = headOf(file, first, faults)
  if (rest.at(-1) === '') rest.pop()
  return rest.flatMap((written, index) => {
    const at = index + 2
    const found = written.split('\t')
    if (written.trim() === '') {
      faults.inFile(file, at, 'is empty. Take the line away.')
      return []
    }
    if (found.length !== head.length) {
      const says = `has ${found.length} cells, and the head names ${head.length}. Put a tab between two columns also where nothing is said.`
      faults.inFile(file, at, `${found[0]}: ${says}`)
      return []
    }
    const cells = Object.fromEntries(head.map((name, cell) => [name, found[cell] ?? ''])) as Line['cells']
    const line = { file, at, cells }
    for (const column of head) checkCell(line, column, faults)
    return [line]
  })
}

/** What is shown is one name. */
export function checkShownNames(line: Line, faults: Faults): void {
  for (const column of ['name', ...nameColumns] as const) {
    const said = line.cells[column]
    if (said === '' || said.includes('|')) faults.of(line, column, 'must say one name, without «|».')
  }
}

/** The lines of the table of types. */
export function readTypes(texts: ReadonlyMap<string, string>, faults: Faults): Line[] {
  const lines = linesOf(TYPES, texts.get(TYPES) ?? '', faults)
  for (const line of lines) checkShownNames(line, faults)
  return lines
}

/** The lines of every table, in the order of the catalogue; `texts` are the files by their name without its ending. */
export function readTables(texts: ReadonlyMap<string, string>, faults: Faults): Line[] {
  const order: readonly string[] = [...FAMILIES, MIXTURES]
  for (const file of texts.keys()) {
    if (!order.includes(file) && file !== TYPES) {
      faults.inFile(file, 1, 'is a table that no list names. Add it to FAMILIES in tools/catalogue/tables.ts.')
    }
  }
  return order.flatMap((file) => {
    const text = texts.get(file)
    if (text === undefined) faults.inFile(file, 1, 'is not there, and FAMILIES in tools/catalogue/tables.ts names it.')
    return text === undefined ? [] : linesOf(file, text, faults)
  })
}
