import { allergenOfWord, allergenWords, type LegalAllergen, type ProductLabel } from '@obrador/engine'
import { type AppEngine, craftOfEngine } from '../engine/crafts.ts'
import type { SavedFormula } from '../model/formula.ts'
import type { WorkshopHabits } from '../model/habits.ts'
import type { OnLabel } from '../model/mentions.ts'
import type { KeptPiece } from '../model/piece.ts'
import { statedInFormula } from '../model/stated.ts'
import { labelOfFormula, wordedLabel } from './on-label.ts'
import { labelOfPiece } from './read-piece.ts'
import type { OwnIngredients } from './request.ts'

/** One allergen of one product, as the counter tells it (Regulation (EU) 1169/2011, art. 44; RD 126/2015, art. 6). */
export interface CounterCell {
  readonly id: LegalAllergen
  /** It has it, it may have traces, nobody told, or it has none by its formula and the sheets of its ingredients. */
  readonly is: 'present' | 'traces' | 'untold' | 'absent'
  /** The cereals or nuts themselves. */
  readonly words: readonly string[]
}

export interface CounterRow {
  readonly id: string
  readonly name: string
  readonly cells: readonly CounterCell[]
  /** Ingredients whose allergens nobody told. */
  readonly untold: readonly string[]
}

/** Allergens whose kinds must be named: «gluten» and «frutos de cáscara» tell too little. */
const NAMED_BY_KIND: ReadonlySet<LegalAllergen> = new Set(['gluten', 'frutos_cascara'])

function cellsOf({ label, stated }: OnLabel): readonly CounterCell[] {
  return label.alergenos.mostrador.map(({ id, lleva, palabras }: ProductLabel['alergenos']['mostrador'][number]) => {
    const traces = (stated.traces ?? []).filter((word) => allergenOfWord(word) === id)
    const is = lleva ? 'present' : traces.length > 0 ? 'traces' : lleva === null ? 'untold' : 'absent'
    const words = (is === 'traces' ? traces : lleva ? palabras : []).filter((word) => word !== allergenWords[id])
    return { id, is, words: NAMED_BY_KIND.has(id) ? words : [] }
  })
}

const rowOf = (id: string, name: string, on: OnLabel | undefined): CounterRow[] =>
  on ? [{ id, name, cells: cellsOf(on), untold: on.label.alergenos.sinDato }] : []

/** What the workshop sells, each with its fourteen allergens; what cannot be read yet is left out. */
export function counterRows(
  engine: AppEngine,
  { saved, pieces }: { readonly saved: readonly SavedFormula[]; readonly pieces: readonly KeptPiece[] },
  own: OwnIngredients,
  habits: WorkshopHabits,
): readonly CounterRow[] {
  return [
    ...saved.flatMap(({ id, formula }) =>
      rowOf(id, formula.name, labelOfFormula(craftOfEngine(engine, formula.craft), formula, own, habits)),
    ),
    ...pieces.flatMap((piece) => {
      const label = labelOfPiece(engine, piece, own)
      return rowOf(piece.id, piece.name, label && wordedLabel(label, statedInFormula(piece), piece.name, habits))
    }),
  ].toSorted((one, other) => one.name.localeCompare(other.name, 'es'))
}
