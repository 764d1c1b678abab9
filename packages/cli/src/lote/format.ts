import { allCrafts } from '@obrador/engine'
import { csvOfRows, csvRow } from '@obrador/list/spreadsheet'
import type { InputEntry } from '../input/item.ts'
import type { CommandWords } from '../language.ts'
import type { ToldRefusal } from '../refused.ts'
import type { CraftName } from '../request.ts'
import { costLeftOut } from '../screen.ts'
import type { AnyAnalysis } from '../service.ts'
import type { OutcomeKind, OutputFormat } from './kinds.ts'

/** What came of a formula: its answer, or why there is none. */
export interface FormulaOutcome {
  readonly item: Pick<InputEntry, 'nombre' | 'oficio'>
  readonly answer?: AnyAnalysis
  readonly refusal?: ToldRefusal
}

interface Told {
  readonly params: Readonly<Record<string, number | undefined>>
  readonly inRange?: Readonly<Record<string, boolean | null>>
  readonly suggestions?: readonly string[]
  readonly warnings?: readonly string[]
  readonly sinPrecio?: readonly string[]
  readonly titular: { readonly estado: string; readonly bueno: boolean }
  readonly verdict?: string
  readonly score?: { readonly categoria?: string; readonly medalla?: string }
}

const outOf = ({ inRange = {} }: Told): string[] =>
  Object.entries(inRange).flatMap(([key, isIn]) => (isIn === false ? [key] : []))

export function outcomeKindOf({ answer }: FormulaOutcome): OutcomeKind {
  if (!answer) return 'refused'
  const { bueno, estado } = (answer as Told).titular
  if (bueno) return 'right'
  return estado === 'sin_juzgar' ? 'unjudged' : 'wrong'
}

/** What the craft sums a formula up in, in the word of the answer. */
const verdictOf = ({ verdict, score }: Told): string => verdict ?? score?.categoria ?? score?.medalla ?? ''

/** The figures of the crafts that there are, each once. */
export const figureColumnsOf = (present: readonly CraftName[]): readonly string[] => [
  ...new Set(present.flatMap((oficio) => Object.keys(allCrafts[oficio].definition.parameters))),
]

function outcomeRow(outcome: FormulaOutcome, columns: readonly string[], say: CommandWords): string {
  const { item, answer, refusal } = outcome
  const told = answer as Told | undefined
  return csvRow([
    item.nombre,
    item.oficio ?? '',
    answer?.type ?? '',
    say.batchOutcomes[outcomeKindOf(outcome)],
    told ? verdictOf(told) : '',
    told?.titular.estado ?? '',
    told ? outOf(told).join(' ') : '',
    (told?.suggestions ?? []).join(' '),
    [...(told?.warnings ?? []), ...costLeftOut(told ?? {}, say)].join(' '),
    refusal?.error ?? '',
    ...columns.map((key) => told?.params[key]),
  ])
}

function json(outcome: FormulaOutcome): string {
  const { nombre, oficio } = outcome.item
  return JSON.stringify({
    formula: nombre,
    oficio,
    bien: outcomeKindOf(outcome) === 'right',
    ...(outcome.answer ? { respuesta: outcome.answer } : outcome.refusal),
  })
}

/** How many formulas are written: what comes before, one of them, what parts and what ends them. */
export interface OutcomeWriter {
  readonly head: (columns: readonly string[], say: CommandWords) => string
  readonly one: (outcome: FormulaOutcome, columns: readonly string[], say: CommandWords) => string
  readonly between: string
  readonly end: string
}

export const outcomeWriters: Readonly<Record<OutputFormat, OutcomeWriter>> = {
  csv: { head: (columns, say) => csvOfRows([[...say.batchHeads, ...columns]]), one: outcomeRow, between: '', end: '' },
  json: { head: () => '[\n', one: json, between: ',\n', end: '\n]\n' },
  ndjson: { head: () => '', one: (outcome) => `${json(outcome)}\n`, between: '', end: '' },
}
