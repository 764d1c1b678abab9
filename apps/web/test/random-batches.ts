import fc from 'fast-check'
import { newLine, type TableFormula } from '../src/model/formula.ts'
import type { MadeBatch, MadeBatchLine } from '../src/model/made-batch.ts'

/** Histories of a small workshop: few ingredients under several words, few lots, batches inside batches. */

/** By what it is: the words that people write for it. */
export const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'row:huevo_entero': ['Huevos', 'Huevos (sin cáscara)', 'huevo'],
  'row:yema': ['Yema', 'yemas'],
  'row:harina_fuerza': ['Harina de fuerza'],
  'row:mantequilla': ['Mantequilla'],
  'own:crema': ['Crema Marta'],
  'words:polvo de hadas': ['Polvo de hadas', 'polvo de  HADAS'],
}
const LOTS = ['3ES140', '3es 140', '1', 'H-2291'] as const
const DAY = '2026-11-1'

const formulaNamed = (name: string, entry: string): TableFormula => ({
  craft: 'pasteleria',
  type: 'bizcocho',
  name,
  lines: [],
  given: {},
  batch: {},
  entry,
})

const lineOf = (made: readonly string[]): fc.Arbitrary<Omit<MadeBatchLine, 'line'> & { readonly own?: string }> =>
  fc
    .tuple(
      fc.constantFrom(...Object.keys(WRITTEN)),
      fc.nat(9),
      fc.constantFrom(undefined, ...LOTS, ...made),
      fc.constantFrom('lot', 'supposed'),
      fc.boolean(),
    )
    .map(([identity, word, lot, how, isOld]) => {
      const words = WRITTEN[identity] ?? []
      return {
        name: words[word % words.length] ?? '',
        ...(isOld && !identity.startsWith('own:') ? {} : { identity }),
        ...(lot !== undefined && { [how]: lot }),
      }
    })

/** Newest first; a batch may have lots of those before it. */
export const someBatches: fc.Arbitrary<readonly MadeBatch[]> = fc
  .integer({ min: 1, max: 7 })
  .chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, at) =>
        fc.tuple(
          fc.array(lineOf(Array.from({ length: at }, (_unused, before) => `L26111${before}-1`)), { maxLength: 4 }),
          fc.option(fc.nat(60), { nil: undefined }),
        ),
      ),
    ),
  )
  .map((made) =>
    made
      .map(([lines, pieces], at): MadeBatch => {
        const formula = formulaNamed(`Formula ${at}`, `f${at}`)
        return {
          id: `b${at}`,
          at: `${DAY}${at}T08:00:00.000Z`,
          day: `${DAY}${at}`,
          formula: { ...formula, lines: lines.map(({ name }) => newLine(name, 100)) },
          lines: lines.map((line, place) => ({ ...line, line: place })),
          readings: [],
          lot: `L26111${at}-1`,
          note: '',
          verdict: 'pendiente',
          sentence: '',
          ...(pieces !== undefined && { pieces }),
        }
      })
      .toReversed(),
  )
