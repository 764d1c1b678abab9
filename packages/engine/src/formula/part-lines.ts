import { MEASURED_FIELDS, type MeasuredField } from '../catalogue/measured.ts'
import { commonFinding } from '../findings/find.ts'
import { unlessRefused } from './errors.ts'
import {
  type FormulaLine,
  type InnerLine,
  isUnweighedLine,
  OWN_ROW,
  type PartReader,
  type PreparationUse,
  type RawLine,
  type ReadingNotes,
} from './formula.ts'

const unmeasured = (sent: RawLine): RawLine =>
  Object.fromEntries(Object.entries(sent).filter(([field]) => !MEASURED_FIELDS.includes(field as MeasuredField)))

/** A line of the same craft is read as it was sent, any other by the row that its own craft read in it. */
function rawOf<Matter>(
  { craft: of, sent, isAsSent, row, name }: InnerLine,
  { craft, reader }: PartReader<Matter>,
): RawLine {
  if (of === craft && isAsSent) return sent
  const own = row && { [OWN_ROW]: row }
  // The row that its own craft read is already at what was measured of it.
  return of === craft ? { ...unmeasured(sent), ...own } : { [reader.fields.name]: name, ...own }
}

/** What a preparation is made of, as a craft that uses it sees it. Its own craft has already said how it was read. */
export function readPart<Matter>(
  asked: Omit<PreparationUse, 'isStage'>,
  by: PartReader<Matter>,
  notes: ReadingNotes,
): FormulaLine<Matter>[] {
  const { reader, craft, type, lineOf, given } = by
  const { custom } = reader
  // A preparation may be called anything, also what nobody here can read.
  const asPart = (one: Pick<PreparationUse, 'name' | 'prepared'>) => unlessRefused(() => reader.asPart?.(one))
  const use: PreparationUse = { ...asked, isStage: asPart(asked)?.isStage ?? false }
  notes.uses.push(use)
  notes.warnings.push(
    ...use.prepared.notes.map((note) => commonFinding('formula.inside', { name: use.name, what: note })),
  )
  return use.prepared.inner.map((inner) => {
    const unknown: ReadingNotes['unknown'] = []
    const line = lineOf(
      { name: inner.name, raw: rawOf(inner, by), type },
      use.grams * inner.share,
      // Figures of this craft are read again, so that they count as they would outside.
      custom && inner.craft === craft ? given(custom, inner.sent, 0, inner.name) : undefined,
      { warnings: [], unknown },
      0,
    )
    const path = [use, ...inner.within]
    notes.unknown.push(...unknown.map((one) => ({ ...one, within: path.map(({ name }) => name) })))
    const part = path.map(asPart).find((made) => made !== undefined)
    return {
      ...line,
      ...(inner.inSpanish && { inSpanish: inner.inSpanish }),
      ...(inner.isDescribed && inner.craft !== craft && { ingredient: undefined }),
      ...(part && { matter: part.become(line.matter) }),
      ...((isUnweighedLine(inner.sent) || path.some(({ isUnweighed }) => isUnweighed)) && {
        isUnweighed: true as const,
      }),
      inner,
      use,
    }
  })
}
