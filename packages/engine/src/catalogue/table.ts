import {
  type CompositionComponent,
  denseComposition,
  type FoodComposition,
  type PolyolType,
} from '../science/composition.ts'
import { isFlavourShelf } from './flavours.ts'
import type { Ingredient, IngredientCategory, LegalAllergen } from './ingredient.ts'
import { foldWords } from './normalise.ts'
import type { SourceCitation, SourceGrade } from './sources.ts'

/**
 * Rows as `tools/catalogue` compiles them from packages/engine/data: three texts, of which the same line is the same row. It has
 * checked them there, so that what it writes is an allergen, a source or a shelf is taken for one here.
 */
export interface CompiledTable {
  /** `id|name|other name…`, with `=shelf` before the first row on it. */
  readonly names: string
  /** `letters of the components;source and grade;allergens;marks`. */
  readonly kinds: string
  /** The price, and the grams of each component that has a letter. */
  readonly figures: string
}

/** What few rows have to say. */
export interface RowMarks {
  readonly de: number | undefined
  readonly abv: number | undefined
  readonly flourW: string | undefined
  readonly polyolType: PolyolType | undefined
  /** Comes from an animal, though no allergen says so. */
  readonly isAnimal: boolean
  /** In for its taste, or without one, whatever its shelf says. */
  readonly taste: boolean | undefined
  /** The words of its id mean another row to the trade. */
  readonly isIdNoName: boolean
  /** What the law asks of it (`flags.ts`). */
  readonly flags: string
}

const UNMARKED: RowMarks = {
  de: undefined,
  abv: undefined,
  flourW: undefined,
  polyolType: undefined,
  isAnimal: false,
  taste: undefined,
  isIdNoName: false,
  flags: '',
}

/** A mark is a letter, and for the first four the value after it. */
export function rowMarksOf(text = ''): RowMarks {
  if (text === '') return UNMARKED
  const marks = new Map(text.split(' ').map((mark) => [mark.charAt(0), mark.slice(1)]))
  const number = (mark: string): number | undefined => (marks.has(mark) ? Number(marks.get(mark)) : undefined)
  return {
    de: number('D'),
    abv: number('V'),
    flourW: marks.get('W'),
    polyolType: marks.get('P') as PolyolType | undefined,
    isAnimal: marks.has('N'),
    taste: marks.has('+') ? true : marks.has('-') ? false : undefined,
    isIdNoName: marks.has('#'),
    flags: marks.get('!') ?? '',
  }
}

/** What is in a formula for its taste, and so is the maker's to decide. */
export const isFlavourRow = (category: IngredientCategory, { taste }: RowMarks): boolean =>
  taste ?? isFlavourShelf(category)

/** Allergens of Annex II that are animals or come from them. */
const ANIMAL: ReadonlySet<LegalAllergen> = new Set(['leche', 'huevo', 'pescado', 'crustaceos', 'moluscos'])

/** Stands before a name of another food that is taken for the row. */
export const NEAR = '~'
/** Stands before one that is what another language shows the row as. */
export const ABROAD = '>'
const plainName = (listed: string): string => (/^[~>]/.test(listed) ? listed.slice(1) : listed)
const markedNames = (listed: readonly string[], mark: string): readonly string[] =>
  listed.filter((name) => name.startsWith(mark)).map(plainName)
export const nearRowsOf = (listed: readonly string[]): readonly string[] => markedNames(listed, NEAR)
export const abroadNamesOf = (listed: readonly string[]): readonly string[] => markedNames(listed, ABROAD)

/** The other names of a row: those of its table, and its id said in words. */
export function rowAliasesOf(
  id: string,
  name: string,
  told: readonly string[],
  { isIdNoName }: RowMarks,
): readonly string[] {
  const listed = told.map(plainName)
  const words = id.replaceAll('_', ' ')
  return isIdNoName || [name, ...listed].some((label) => foldWords(label).join(' ') === words)
    ? listed
    : [...listed, words]
}

const COMPONENTS = Object.keys(denseComposition({})) as CompositionComponent[]
const FIRST_LETTER = 'a'.charCodeAt(0)

/** `grams` begin after the price. The protein of a label is that of the row, unless the row says another. */
function compositionOf(letters: string, figures: readonly string[]): FoodComposition {
  const parts: { [component in CompositionComponent]?: number } = {}
  for (let at = 0; at < letters.length; at++) {
    const component = COMPONENTS[letters.charCodeAt(at) - FIRST_LETTER]
    if (component) parts[component] = Number(figures[at + 1])
  }
  return denseComposition({ labelProtein: parts.protein ?? 0, ...parts })
}

function rowOf(category: IngredientCategory, names: string, kind: string, figures: string): Ingredient {
  const [id = '', name = '', ...listed] = names.split('|')
  const [letters = '', cited = '', contained = '', marked] = kind.split(';')
  const allergens = (contained === '' ? [] : contained.split('|')) as LegalAllergen[]
  const marks = rowMarksOf(marked)
  let aliases: readonly string[] | undefined
  let near: readonly string[] | undefined
  let dense: FoodComposition | undefined
  return {
    id,
    name,
    get aliases() {
      aliases ??= rowAliasesOf(id, name, listed, marks)
      return aliases
    },
    get near() {
      near ??= nearRowsOf(listed)
      return near
    },
    get abroad() {
      return abroadNamesOf(listed)
    },
    flags: marks.flags,
    category,
    flavour: isFlavourRow(category, marks),
    // A formula has a dozen of them: the others need not be worked out before its verdict is on the screen.
    get composition() {
      dense ??= compositionOf(letters, figures.split(' '))
      return dense
    },
    polyolType: marks.polyolType,
    de: marks.de,
    abv: marks.abv,
    flourW: marks.flourW,
    source: cited.slice(0, -1) as SourceCitation,
    grade: cited.slice(-1) as SourceGrade,
    allergens,
    vegan: !marks.isAnimal && !allergens.some((allergen) => ANIMAL.has(allergen)),
    glutenFree: !allergens.includes('gluten'),
    price: Number.parseFloat(figures),
  }
}

export function rowsOfTable({ names, kinds, figures }: CompiledTable): readonly Ingredient[] {
  const [ofKind, ofFigures] = [kinds.split('\n'), figures.split('\n')]
  const rows: Ingredient[] = []
  let shelf = ''
  for (const line of names.split('\n')) {
    if (line.startsWith('=')) shelf = line.slice(1)
    else rows.push(rowOf(shelf as IngredientCategory, line, ofKind[rows.length] ?? '', ofFigures[rows.length] ?? ''))
  }
  return rows
}
