import { crafts } from '@obrador/engine'
import { csvOf, csvRow } from '@obrador/list/spreadsheet'
import type { Entry } from '../input/item.ts'
import type { Told as Refusal } from '../refused.ts'
import type { Oficio } from '../request.ts'
import type { AnyAnalysis } from '../service.ts'
import type { Kind } from './kinds.ts'

/** What came of a formula: its answer, or why there is none. */
export interface Outcome {
  readonly item: Pick<Entry, 'nombre' | 'oficio'>
  readonly answer?: AnyAnalysis
  readonly refusal?: Refusal
}

interface Told {
  readonly params: Readonly<Record<string, number | undefined>>
  readonly inRange?: Readonly<Record<string, boolean | null>>
  readonly suggestions?: readonly string[]
  readonly warnings?: readonly string[]
  readonly titular: { readonly estado: string; readonly bueno: boolean }
  readonly verdict?: string
  readonly score?: { readonly categoria?: string; readonly medalla?: string }
}

const outOf = ({ inRange = {} }: Told): string[] =>
  Object.entries(inRange).flatMap(([key, isIn]) => (isIn === false ? [key] : []))

export function kindOf({ answer }: Outcome): Kind {
  if (!answer) return 'refused'
  const { bueno, estado } = (answer as Told).titular
  if (bueno) return 'right'
  return estado === 'sin_juzgar' ? 'unjudged' : 'wrong'
}

const SAID: Readonly<Record<Kind, string>> = { right: 'bien', wrong: 'revisar', unjudged: 'sin juzgar', refused: '' }

/** What the craft sums a formula up in, in the word of the answer. */
const verdictOf = ({ verdict, score }: Told): string => verdict ?? score?.categoria ?? score?.medalla ?? ''

export const FORMATS = ['csv', 'json', 'ndjson'] as const
export type Format = (typeof FORMATS)[number]

/** The figures of the crafts that there are, each once. */
export const columnsOf = (present: readonly Oficio[]): readonly string[] => [
  ...new Set(present.flatMap((oficio) => Object.keys(crafts[oficio].definition.parameters))),
]

const HEAD = [
  'formula',
  'oficio',
  'tipo',
  'resultado',
  'veredicto',
  'titular',
  'fuera',
  'correcciones',
  'avisos',
  'error',
] as const

function outcomeRow(outcome: Outcome, columns: readonly string[]): string {
  const { item, answer, refusal } = outcome
  const told = answer as Told | undefined
  return csvRow([
    item.nombre,
    item.oficio ?? '',
    answer?.type ?? '',
    SAID[kindOf(outcome)],
    told ? verdictOf(told) : '',
    told?.titular.estado ?? '',
    told ? outOf(told).join(' ') : '',
    (told?.suggestions ?? []).join(' '),
    (told?.warnings ?? []).join(' '),
    refusal?.error ?? '',
    ...columns.map((key) => told?.params[key]),
  ])
}

function json(outcome: Outcome): string {
  const { nombre, oficio } = outcome.item
  return JSON.stringify({
    formula: nombre,
    oficio,
    bien: kindOf(outcome) === 'right',
    ...(outcome.answer ? { respuesta: outcome.answer } : outcome.refusal),
  })
}

/** How many formulas are written: what comes before, one of them, what parts and what ends them. */
export interface Writer {
  readonly head: (columns: readonly string[]) => string
  readonly one: (outcome: Outcome, columns: readonly string[]) => string
  readonly between: string
  readonly end: string
}

export const writers: Readonly<Record<Format, Writer>> = {
  csv: { head: (columns) => csvOf([[...HEAD, ...columns]]), one: outcomeRow, between: '', end: '' },
  json: { head: () => '[\n', one: json, between: ',\n', end: '\n]\n' },
  ndjson: { head: () => '', one: (outcome) => `${json(outcome)}\n`, between: '', end: '' },
}
