import type { LegalAllergen } from '../../packages/engine/src/catalogue/ingredient.ts'
import type { MeasuredField } from '../../packages/engine/src/catalogue/measured.ts'
import { usualKeepings } from '../../packages/engine/src/catalogue/roles.ts'
import { sourceDetails } from '../../packages/engine/src/catalogue/source-details.ts'
import type { SourceGrade, SourceKey } from '../../packages/engine/src/catalogue/sources.ts'
import { type CompositionComponent, denseComposition } from '../../packages/engine/src/science/composition.ts'
import { flagsOf, type RowFlags } from './flags.ts'
import { idsOf, type RowIds } from './ids.ts'
import { type Spread, spreadOf } from './spread.ts'
import { checkShownNames, type Faults, type Language, type Line, MIXTURES } from './tables.ts'
import { type Traits, traitsOf } from './traits.ts'

/** What a line says, cell by cell. Nothing here reads what the catalogue was compiled to: it is mended from here. */

interface Common {
  readonly line: Line
  readonly id: string
  readonly shelf: string
  readonly name: string
  /** As it is shown in another language. */
  readonly translated: Readonly<Record<Language, string>>
  readonly names: readonly string[]
  /** Names that only the grammar of names knows. */
  readonly also: readonly string[]
  readonly label: string
  readonly flags: RowFlags
  readonly traits: Traits
  readonly note: string
  readonly isSeldom: boolean
  readonly ids: RowIds
}

export interface PlainRow extends Common {
  readonly kind: 'row'
  readonly figures: ReadonlyMap<CompositionComponent, number>
  readonly price: number
  readonly allergens: readonly string[]
  readonly spread: Spread | undefined
  readonly measures: readonly string[]
  readonly priceBasis: string
  readonly grade: SourceGrade
  readonly source: string
  /** Where in the source: the food code, the article or the reasoning. */
  readonly detail: string
}

export interface MixedRow extends Common {
  readonly kind: 'mixture'
  readonly parts: readonly (readonly [id: string, grams: number])[]
  /** €/kg of work and packing. */
  readonly work: number
}

export type Row = PlainRow | MixedRow

export const COMPONENTS: readonly CompositionComponent[] = Object.keys(denseComposition({})) as CompositionComponent[]
const SHELVES: readonly string[] = Object.keys(usualKeepings)
const ALLERGENS: Readonly<Record<LegalAllergen, true>> = {
  gluten: true,
  crustaceos: true,
  huevo: true,
  pescado: true,
  cacahuete: true,
  soja: true,
  leche: true,
  frutos_cascara: true,
  apio: true,
  mostaza: true,
  sesamo: true,
  sulfitos: true,
  altramuz: true,
  moluscos: true,
}
const MEASURES: Readonly<Record<MeasuredField | 'ficha', true>> = {
  cacao: true,
  de: true,
  grado: true,
  humedad: true,
  grasa: true,
  proteina: true,
  brix: true,
  ficha: true,
}
const GRADES: readonly string[] = ['A', 'B', 'C'] satisfies readonly SourceGrade[]

const SNAKE_CASE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/
/** With a point, without a thousands mark, a sign only where water leaves. */
const NUMBER = /^-?\d+(\.\d+)?$/

const listed = (cell: string, by: string): string[] => (cell === '' ? [] : cell.split(by))

function numberOf(line: Line, column: 'price' | 'work', least: number, faults: Faults): number {
  const cell = line.cells[column]
  const value = Number(cell)
  if (!NUMBER.test(cell) || value < least) {
    faults.of(line, column, `«${cell}» is no price. Write €/kg without VAT, with a point, as 0.92.`)
  }
  return value
}

/** `water 87.5 protein 3.46/3.39`: after the bar the protein of a label, nitrogen × 6.25, where it is another. */
function figuresOf(line: Line, faults: Faults): Map<CompositionComponent, number> {
  const figures = new Map<CompositionComponent, number>()
  const words = line.cells.per100g.split(' ')
  const say = (says: string) => faults.of(line, 'per100g', says)
  if (line.cells.per100g === '') {
    say('is empty. Write the components of 100 g, as «water 87.5 protein 3.46 milkFat 3.55».')
    return figures
  }
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', text = ''] = words.slice(at, at + 2)
    const [own = '', ofLabel] = text.split('/')
    const component = name as CompositionComponent
    if (!COMPONENTS.includes(component) || component === 'labelProtein') {
      say(`«${name}» is no component. They are: ${COMPONENTS.filter((one) => one !== 'labelProtein').join(', ')}.`)
    } else if (figures.has(component)) say(`«${name}» stands there twice. Leave one.`)
    if (!NUMBER.test(own) || !(Number(own) > 0 && Number(own) <= 100)) {
      say(
        `«${name} ${text}» is no figure. Write g per 100 g, above 0 and up to 100, with a point; leave out what is 0.`,
      )
    }
    figures.set(component, Number(own))
    if (ofLabel === undefined) continue
    if (name !== 'protein' || !NUMBER.test(ofLabel)) {
      say(`«${name} ${text}»: only protein has a second figure, that of a label, as «protein 3.46/3.39».`)
    }
    figures.set('labelProtein', Number(ofLabel))
  }
  return figures
}

/** Official tables are cited by their food code, so that anybody can look it up. */
const CODE = /^[A-Z]?\d[\d-]*/

function sourceOf(line: Line, faults: Faults): { readonly source: string; readonly detail: string } {
  const cell = line.cells.source
  const [, source = cell, detail = ''] = /^([^:]*): (.*)$/.exec(cell) ?? []
  if (!Object.hasOwn(sourceDetails, source)) {
    const alike = Object.keys(sourceDetails).filter((key) => key.slice(0, 4) === source.slice(0, 4))
    const those = alike.length > 0 ? ` Did you mean ${alike.join(', ')}?` : ''
    faults.of(
      line,
      'source',
      `«${source}» is no source.${those} The keys are those of packages/engine/src/catalogue/sources.ts, with a colon and a blank before the code, as «ciqual-2025: 19023».`,
    )
  } else if (sourceDetails[source as SourceKey].kind === 'official-table' && !CODE.test(detail)) {
    faults.of(
      line,
      'source',
      `«${cell}» is an official table. Write the code of the food after it, as «${source}: 19023».`,
    )
  }
  return { source, detail }
}

function checkWords(
  line: Line,
  column: 'allergens' | 'measures',
  words: readonly string[],
  known: object,
  faults: Faults,
): void {
  for (const word of words) {
    if (!Object.hasOwn(known, word)) {
      const by = column === 'allergens' ? '|' : ','
      faults.of(
        line,
        column,
        `«${word}» is not known. Those there are, parted by «${by}»: ${Object.keys(known).join(', ')}.`,
      )
    }
  }
  if (new Set(words).size < words.length) faults.of(line, column, 'says one of them twice. Leave one.')
}

/** Bars part what is said where it is compiled. */
function checkBars(
  line: Line,
  columns: readonly ('note' | 'label' | 'price_basis' | 'source')[],
  faults: Faults,
): void {
  for (const column of columns) {
    if (line.cells[column].includes('|')) faults.of(line, column, 'has a «|», which parts names. Write it otherwise.')
  }
}

function commonOf(line: Line, faults: Faults): Common {
  const { id, shelf, name, names, also, label, note, seldom } = line.cells
  if (!SNAKE_CASE.test(id)) {
    faults.of(
      line,
      'id',
      `«${id}» is no id. Write small letters without accents and figures, words joined by «_», as leche_entera.`,
    )
  }
  if (!SHELVES.includes(shelf)) {
    faults.of(line, 'shelf', `«${shelf}» is no shelf. They are: ${SHELVES.toSorted().join(', ')}.`)
  }
  checkShownNames(line, faults)
  for (const column of ['names', 'also'] as const) {
    if (listed(line.cells[column], '|').some((one) => one !== one.trim() || one === '')) {
      faults.of(line, column, 'has an empty name or blanks around one. Write them as «one|other».')
    }
  }
  checkBars(line, ['note', 'label'], faults)
  if (/^[+-]/.test(label)) faults.of(line, 'label', `«${label}» begins with a sign. Begin with a word.`)
  if (seldom !== '' && seldom !== 'yes') faults.of(line, 'seldom', `«${seldom}»: write «yes», or nothing.`)
  return {
    line,
    id,
    shelf,
    name,
    translated: { en: line.cells.name_en, it: line.cells.name_it },
    names: listed(names, '|'),
    also: listed(also, '|'),
    label,
    flags: flagsOf(line, faults),
    traits: traitsOf(line, faults),
    note,
    isSeldom: seldom === 'yes',
    ids: idsOf(line, (line.cells.source ?? '').split(':')[0] ?? '', faults),
  }
}

function partsOf(line: Line, faults: Faults): MixedRow['parts'] {
  const words = line.cells.made_of.split(' ')
  return Array.from({ length: Math.ceil(words.length / 2) }, (_, at) => {
    const [id = '', grams = ''] = words.slice(2 * at, 2 * at + 2)
    if (!NUMBER.test(grams) || Number(grams) === 0 || (Number(grams) < 0 && id !== 'agua')) {
      faults.of(
        line,
        'made_of',
        `«${id} ${grams}» is no part. Write ids and grams, as «azucar 53 agua 34»; only agua may leave, as «agua -10».`,
      )
    }
    return [id, Number(grams)] as const
  })
}

export function factsOf(line: Line, faults: Faults): Row {
  const common = commonOf(line, faults)
  if (line.file === MIXTURES) {
    return { kind: 'mixture', ...common, parts: partsOf(line, faults), work: numberOf(line, 'work', 0, faults) }
  }
  const { grade, allergens, measures, price_basis } = line.cells
  const told = listed(measures, ',')
  const contains = listed(allergens, '|')
  checkWords(line, 'allergens', contains, ALLERGENS, faults)
  checkWords(line, 'measures', told, MEASURES, faults)
  if (!GRADES.includes(grade)) {
    faults.of(
      line,
      'grade',
      `«${grade}»: write A (official table), B (law, stoichiometry, textbook, trade) or C (estimate).`,
    )
  }
  checkBars(line, ['price_basis', 'source'], faults)
  return {
    kind: 'row',
    ...common,
    ...sourceOf(line, faults),
    figures: figuresOf(line, faults),
    price: numberOf(line, 'price', Number.MIN_VALUE, faults),
    allergens: contains,
    spread: spreadOf(line, faults),
    measures: told,
    priceBasis: price_basis,
    grade: grade as SourceGrade,
  }
}
