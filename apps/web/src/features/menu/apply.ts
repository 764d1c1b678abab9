import { GRAMS_PER_KILO } from '../../format/numbers.ts'
import type { WrittenRecord } from '../../library/brought.ts'
import {
  type CraftId,
  isSameFormula,
  newId,
  newLine,
  type SavedFormula,
  type TableFormula,
  type TableLine,
} from '../../model/formula.ts'
import { insideOfLine, nestedFormulaOf } from '../../model/made.ts'
import type { ShownBase, ShownFlavour, ShownMenu } from './shown.ts'

/** The bases as formulas of the book, and the flavours on top of them; what they were before stays as a version. */

export interface MenuNotes {
  readonly before: string
  readonly base: string
  readonly flavour: (base: string) => string
}

interface Making {
  readonly craft: CraftId
  readonly type: string
  readonly saved: readonly SavedFormula[]
  /** Of these the flavours are, by their names. */
  readonly chosen: ReadonlyMap<string, SavedFormula>
  readonly notes: MenuNotes
  readonly now: string
}

/** Every line that the chosen formulas have, also inside, by its name: what was said of an ingredient goes with it. */
function linesByName(chosen: Iterable<SavedFormula>): ReadonlyMap<string, TableLine> {
  const found = new Map<string, TableLine>()
  for (const { formula } of chosen)
    for (const { lines } of [formula, ...insideOfLine(formula).map((made) => made.formula)])
      for (const line of lines) if (!line.made && !found.has(line.name)) found.set(line.name, line)
  return found
}

/** A formula as it is to be from now on, with a version of what it was. */
export function savedWith(
  former: SavedFormula | undefined,
  formula: TableFormula,
  note: string,
  { now, notes }: { readonly now: string; readonly notes: { readonly before: string } },
): SavedFormula {
  if (!former) {
    const id = newId()
    return { id, savedAt: now, formula, versions: [{ at: now, note, formula }], tags: [], note: '' }
  }
  const { deletedAt: _, ...kept } = former
  const isKept = former.versions.some((version) => isSameFormula(version.formula, former.formula))
  const before = isKept ? [] : [{ at: former.savedAt, note: notes.before, formula: former.formula }]
  return { ...kept, savedAt: now, formula, versions: [...former.versions, ...before, { at: now, note, formula }] }
}

const blank = (craft: CraftId, type: string, name: string, lines: readonly TableLine[]): TableFormula => ({
  craft,
  type,
  name,
  lines,
  given: {},
  batch: {},
})

function baseFormula(base: ShownBase, name: string, type: string, making: Making): SavedFormula {
  const known = linesByName(making.chosen.values())
  const lines = base.ingredients.map((one) => {
    const like = known.get(one.name)
    const { own, measured } = like ?? {}
    return { ...newLine(one.name, one.grams, own), ...(measured && { measured }) }
  })
  // Made again under its name it is the same base, one version later.
  const former = making.saved.find(({ formula }) => formula.craft === making.craft && formula.name === name)
  return savedWith(former, { ...former?.formula, ...blank(making.craft, type, name, lines) }, making.notes.base, making)
}

function flavourFormula(flavour: ShownFlavour, base: SavedFormula, making: Making): SavedFormula {
  const former = making.chosen.get(flavour.name)
  const mine = new Map(former?.formula.lines.map((line) => [line.name, line]))
  const onBase = { ...newLine(base.formula.name, GRAMS_PER_KILO), made: nestedFormulaOf(base) }
  const lines = [...flavour.doses, ...flavour.corrections].map((one, at) => {
    const like = at < flavour.doses.length ? mine.get(one.name) : undefined
    return like ? { ...like, grams: one.grams } : newLine(one.name, one.grams)
  })
  const formula = former?.formula ?? blank(making.craft, flavour.type ?? making.type, flavour.name, [])
  return savedWith(former, { ...formula, lines: [onBase, ...lines] }, making.notes.flavour(base.formula.name), making)
}

/** What is written, all of it at once. */
export function menuRecords(
  menu: ShownMenu,
  nameOf: (base: ShownBase) => string,
  making: Making,
): readonly WrittenRecord[] {
  const typeOf = ({ mark }: ShownBase): string =>
    menu.flavours.filter((one) => one.mark === mark).toSorted((a, b) => a.doses.length - b.doses.length)[0]?.type ??
    making.type
  const bases = new Map(menu.bases.map((base) => [base.mark, baseFormula(base, nameOf(base), typeOf(base), making)]))
  const flavours = menu.flavours.flatMap((flavour) => {
    const base = bases.get(flavour.mark)
    return base ? [flavourFormula(flavour, base, making)] : []
  })
  return [...bases.values(), ...flavours].map((saved): WrittenRecord => ['formulas', saved.id, saved])
}
