import { commonFinding } from '../findings/find.ts'
import { distinctFindings } from '../findings/finding.ts'
import { EVAPORATED_WATER } from '../words/terms.ts'
import { atLine, FormulaError } from './errors.ts'
import { readGiven, readGrams, readNameField } from './figures.ts'
import {
  type FormulaLine,
  isUnweighedLine,
  type LineReader,
  type ParsedFormula,
  type RawLine,
  REQUEST_LIMITS,
  type ReadingNotes,
  UNWEIGHED_GRAMS,
} from './formula.ts'
import { lineReader } from './line.ts'
import { openedPreparationIn } from './prepared.ts'
import { unknownWarnings } from './unknown-names.ts'

/** A request for a formula: its lines, the type they are read for, and the grams of water that cooking takes away. */
type ReadFormula<Matter> = (lines: readonly RawLine[], type: string, evaporated: number) => ParsedFormula<Matter>

/** The reader of a craft, which is told who it is so that it knows its own lines again inside a preparation. */
export function formulaReader<Matter>(reader: LineReader<Matter>, craft = ''): ReadFormula<Matter> {
  const { fields, custom, steam } = reader
  const lineOf = lineReader(reader)

  function readLine(raw: RawLine, type: string, position: number, notes: ReadingNotes): FormulaLine<Matter>[] {
    if (typeof raw !== 'object' || raw === null) {
      throw new FormulaError(
        'invalid-line',
        commonFinding('formula.bad-line', { position, name: fields.name, grams: fields.grams }),
      )
    }
    const name = readNameField(raw[fields.name], position, fields.name)
    const prepared = openedPreparationIn(raw)
    const weight = raw[fields.grams]
    const grams = prepared?.isLoss
      ? Number(weight)
      : isUnweighedLine(raw)
        ? UNWEIGHED_GRAMS
        : readGrams(weight, position, name, fields.grams)
    if (prepared) {
      const isUnweighed = isUnweighedLine(raw) && { isUnweighed: true as const }
      return prepared.read(
        { name, grams, prepared, ...isUnweighed },
        { craft, reader, type, lineOf, given: readGiven },
        notes,
      )
    }
    const given = custom && readGiven(custom, raw, position, name)
    return [lineOf({ name, raw, type }, grams, given, notes, position)]
  }

  /** Steam is a line of water that weighs less than nothing: every ratio then holds for what is left in the pan. */
  function steamLine(lines: readonly FormulaLine<Matter>[], grams: number): FormulaLine<Matter>[] {
    if (grams === 0 || !steam) return []
    const available = lines.reduce((sum, line) => sum + (line.grams * steam.in(line.matter)) / 100, 0)
    if (!(grams > 0 && grams < available))
      throw new FormulaError('invalid-request', commonFinding('formula.bad-evaporation', { available }), {
        field: 'aguaEvaporada',
      })
    return [{ name: EVAPORATED_WATER, grams: -grams, matter: steam.matter, ingredient: undefined, known: true }]
  }

  return (raw, type, evaporated) => {
    if (!Array.isArray(raw) || raw.length === 0)
      throw new FormulaError('no-ingredients', commonFinding('formula.no-ingredients'))
    if (raw.length > REQUEST_LIMITS.ingredients) {
      throw new FormulaError(
        'too-many-ingredients',
        commonFinding('formula.too-many-ingredients', { count: raw.length, most: REQUEST_LIMITS.ingredients }),
      )
    }
    const readAll = (into: ReadingNotes) =>
      raw.flatMap((line, index) => atLine(index, () => readLine(line, type, index + 1, into)))
    const first: ReadingNotes = { warnings: [], unknown: [], uses: [] }
    const named = readAll(first)
    const doses = reader.settle?.(named)
    const notes: ReadingNotes =
      doses && doses.size > 0 ? { warnings: [], unknown: [], uses: [], settled: doses } : first
    const alone = notes === first ? named : readAll(notes)
    const sent = reader.together?.(alone, type) ?? alone
    const lines = [...sent, ...steamLine(sent, evaporated)]
    const total = lines.reduce((sum, { grams }) => sum + grams, 0)
    const weighed = lines.reduce((sum, { grams, isUnweighed }) => sum + (isUnweighed ? 0 : grams), 0)
    if (weighed <= 0) throw new FormulaError('no-weight', commonFinding('formula.no-weight', { field: fields.grams }))
    // The same name in two lines is told once.
    const told = distinctFindings(notes.warnings)
    const warnings = [...told, ...unknownWarnings(notes.unknown, total, reader)]
    return { lines, total, unknownNames: notes.unknown.length, warnings, notes: told, uses: notes.uses }
  }
}
