import { ALL_ALLERGENS, allergenOfWord, allergenWords, type LegalAllergen, type ProductLabel } from '@obrador/engine'
import { type AppCraft, type AppEngine, craftOfEngine } from '../engine/crafts.ts'
import { pageLocale } from '../format/page-speech.ts'
import type { SavedFormula, TableFormula } from '../model/formula.ts'
import type { WorkshopHabits } from '../model/habits.ts'
import type { IdentifiedLine, IngredientIdentity } from '../model/ingredient-identity.ts'
import { allLines } from '../model/levels.ts'
import { deniedPartsOf, type OnLabel } from '../model/mentions.ts'
import type { ToldPackets } from '../model/packets.ts'
import type { KeptPiece } from '../model/piece.ts'
import { statedInFormula } from '../model/stated.ts'
import { readableIngredient } from './examples.ts'
import { workshopReading } from './food-label.ts'
import { identityInCraft, identityOutside } from './identity.ts'
import { labelOfFormula, namedByTitle, wordedLabel } from './on-label.ts'
import { labelOfPiece } from './read-piece.ts'
import type { OwnIngredients } from './request.ts'

/** One allergen of one product, as the counter tells it (Regulation (EU) 1169/2011, art. 44; RD 126/2015, art. 6). */
export interface CounterCell {
  readonly id: LegalAllergen
  /** It has it, it may have traces, nobody told, or it has none by its formula and the sheets of its ingredients. */
  readonly is: 'present' | 'traces' | 'untold' | 'absent'
  /** The cereals or nuts themselves. */
  readonly words: readonly string[]
  /** Others that may be there beside those that it has. */
  readonly traces?: readonly string[]
}

export interface CounterRow {
  readonly id: string
  readonly name: string
  readonly cells: readonly CounterCell[]
  /** Its formula cannot be read: nothing is known of it. */
  readonly isUnread?: true
  /** Ingredients whose packet nobody has looked at. */
  readonly packets: readonly PacketToLook[]
  /** Parts of the name that the law denies: of the one on its label or, without one, of what it is called. */
  readonly denied?: readonly string[]
}

export interface PacketToLook {
  readonly name: string
  readonly identity: IngredientIdentity
}

/** What each ingredient is of which a label knows too little, at any depth. */
function packetsToLook(
  { alergenos }: ProductLabel,
  lines: readonly IdentifiedLine[],
  identify: (line: IdentifiedLine) => IngredientIdentity,
): readonly PacketToLook[] {
  const open = new Set(alergenos.sinDato)
  const found = lines.filter(({ name }) => open.has(name))
  const byIdentity = new Map(found.map((line) => [identify(line), line.name]))
  return [...byIdentity].map(([identity, name]) => ({ name: readableIngredient(name), identity }))
}

export const formulaPacketsToLook = (
  craft: AppCraft,
  formula: TableFormula,
  label: ProductLabel,
  own: OwnIngredients,
): readonly PacketToLook[] =>
  packetsToLook(label, allLines(formula), (line) => identityInCraft(craft, line, formula.type, own))

export const piecePacketsToLook = (
  engine: AppEngine,
  { parts }: KeptPiece,
  label: ProductLabel,
  own: OwnIngredients,
): readonly PacketToLook[] =>
  packetsToLook(label, allLines({ lines: parts }), (line) => identityOutside(engine, line, own))

/** Allergens whose kinds must be named: «gluten» and «frutos de cáscara» tell too little. */
const NAMED_BY_KIND: ReadonlySet<LegalAllergen> = new Set(['gluten', 'frutos_cascara'])

function cellsOf({ label, stated }: OnLabel): readonly CounterCell[] {
  return label.alergenos.mostrador.map(({ id, lleva, palabras }: ProductLabel['alergenos']['mostrador'][number]) => {
    const traces = (stated.traces ?? []).filter((word) => allergenOfWord(word) === id)
    const is = lleva ? 'present' : traces.length > 0 ? 'traces' : lleva === null ? 'untold' : 'absent'
    const words = (is === 'traces' ? traces : lleva ? palabras : []).filter((word) => word !== allergenWords[id])
    const isBeside = is === 'present' && traces.length > 0
    return { id, is, words: NAMED_BY_KIND.has(id) ? words : [], ...(isBeside && { traces }) }
  })
}

/** What a workshop has that labels read. */
export interface LabelledShelf {
  readonly own: OwnIngredients
  readonly habits: WorkshopHabits
  readonly packets: ToldPackets
}

/** What is in a product whose formula cannot be read nobody knows; of one without lines there is nothing to say. */
const unreadRow = (id: string, name: string, { length }: readonly unknown[]): CounterRow[] =>
  length === 0
    ? []
    : [
        {
          id,
          name,
          isUnread: true,
          packets: [],
          cells: ALL_ALLERGENS.map((one) => ({ id: one, is: 'untold', words: [] })),
        },
      ]

/** What the workshop sells, each with its fourteen allergens. */
export function counterRows(
  engine: AppEngine,
  { saved, pieces }: { readonly saved: readonly SavedFormula[]; readonly pieces: readonly KeptPiece[] },
  { own, habits, packets }: LabelledShelf,
): readonly CounterRow[] {
  const reading = workshopReading({ packets, saved })
  return [
    ...saved.flatMap(({ id, formula }): CounterRow[] => {
      const craft = craftOfEngine(engine, formula.craft)
      const on = labelOfFormula(craft, namedByTitle(formula), own, habits, reading)
      if (!on) return unreadRow(id, formula.name, formula.lines)
      const toLook = formulaPacketsToLook(craft, formula, on.label, own)
      return [{ id, name: formula.name, cells: cellsOf(on), packets: toLook, denied: deniedPartsOf(on.label) }]
    }),
    ...pieces.flatMap((piece): CounterRow[] => {
      const called = { ...piece, legalName: piece.legalName.trim() || piece.name }
      const label = labelOfPiece(engine, called, own, reading)
      const on =
        label && wordedLabel(label, statedInFormula(piece), { name: piece.name, lines: piece.parts }, habits, reading)
      if (!on) return unreadRow(piece.id, piece.name, piece.parts)
      const toLook = piecePacketsToLook(engine, piece, on.label, own)
      return [{ id: piece.id, name: piece.name, cells: cellsOf(on), packets: toLook, denied: deniedPartsOf(on.label) }]
    }),
  ].toSorted((one, other) => one.name.localeCompare(other.name, pageLocale()))
}

/** What is sold by itself: no part of another product, and no copy of one. `copyOf`: what a copy is called. */
export function soldProducts(
  saved: readonly SavedFormula[],
  pieces: readonly KeptPiece[],
  copyOf: (name: string) => string,
): ReadonlySet<string> {
  const keepers = [...saved.map(({ formula }) => formula.lines), ...pieces.map(({ parts }) => parts)]
  const inside = new Set(keepers.flatMap((lines) => allLines({ lines }).flatMap(({ made }) => made?.entry ?? [])))
  const copies = new Set(saved.map(({ formula }) => copyOf(formula.name)))
  const whole = saved.filter(({ id, formula }) => !inside.has(id) && !copies.has(formula.name))
  return new Set([...whole, ...pieces].map(({ id }) => id))
}
