import { BARRED, crafts } from '@obrador/engine'
import { csvOf, csvRow } from '@obrador/list/spreadsheet'
import type { Item } from '../input/item.ts'
import type { AnyAnalysis, Oficio } from '../service.ts'

/** What came of a formula: its answer, or why there is none. */
export interface Outcome {
  readonly item: Pick<Item, 'nombre' | 'oficio'>
  readonly answer?: AnyAnalysis
  readonly error?: string
}

interface Told {
  readonly params: Readonly<Record<string, number | undefined>>
  readonly inRange?: Readonly<Record<string, boolean | null>>
  readonly suggestions?: readonly string[]
  readonly warnings?: readonly string[]
  readonly legal?: { readonly cumple: boolean | null }
  readonly titular?: { readonly estado: string }
}

const outOf = ({ inRange = {} }: Told): string[] =>
  Object.entries(inRange).flatMap(([key, isIn]) => (isIn === false ? [key] : []))

/** Whether a formula is right: calculated, in its ranges, safe, and free to be sold by the name of its type. */
export function isRight({ answer }: Outcome): boolean {
  if (!answer) return false
  const told = answer as Told
  return outOf(told).length === 0 && told.legal?.cumple !== false && !BARRED.has(told.titular?.estado ?? '')
}

export const FORMATS = ['csv', 'json', 'ndjson'] as const
export type Format = (typeof FORMATS)[number]

/** The figures of the crafts that there are, each once. */
export const columnsOf = (present: readonly Oficio[]): readonly string[] => [
  ...new Set(present.flatMap((oficio) => Object.keys(crafts[oficio].definition.parameters))),
]

const HEAD = ['formula', 'oficio', 'tipo', 'resultado', 'fuera', 'correcciones', 'avisos', 'error'] as const

function outcomeRow({ item, answer, error = '' }: Outcome, columns: readonly string[], verdict: string): string {
  const told = answer as Told | undefined
  return csvRow([
    item.nombre,
    item.oficio,
    answer?.type ?? '',
    answer ? verdict : '',
    told ? outOf(told).join(' ') : '',
    (told?.suggestions ?? []).join(' '),
    (told?.warnings ?? []).join(' '),
    error,
    ...columns.map((key) => told?.params[key]),
  ])
}

const json = ({ item: { nombre, oficio }, answer, error }: Outcome, isFine: boolean): string =>
  JSON.stringify({ formula: nombre, oficio, bien: isFine, ...(answer ? { respuesta: answer } : { error }) })

/** How many formulas are written: what comes before, one of them, what parts and what ends them. */
export interface Writer {
  readonly head: (columns: readonly string[]) => string
  readonly one: (outcome: Outcome, columns: readonly string[]) => string
  readonly between: string
  readonly end: string
}

export const writers: Readonly<Record<Format, Writer>> = {
  csv: {
    head: (columns) => csvOf([[...HEAD, ...columns]]),
    one: (outcome, columns) => outcomeRow(outcome, columns, isRight(outcome) ? 'bien' : 'revisar'),
    between: '',
    end: '',
  },
  json: { head: () => '[\n', one: (outcome) => json(outcome, isRight(outcome)), between: ',\n', end: '\n]\n' },
  ndjson: { head: () => '', one: (outcome) => `${json(outcome, isRight(outcome))}\n`, between: '', end: '' },
}
