import { type BookEntry, type CellConflict, type JsonValue, namesOfRecord, valuesByAuthor } from '@obrador/book-sync'
import type { TableFormula, TableLine } from '../../model/formula.ts'
import type { ClashingFormula } from './state.ts'

/** A formula that devices changed at once: place by place, what each of them wrote. */

type Values = CellConflict['values']

/** What some device wrote in a place; where it wrote nothing, what stands. */
export const valueWrittenBy = (values: Values, author?: string): Values[number] | undefined =>
  valuesByAuthor(values).find((one) => one.author === author) ?? values[0]

/** The mark of an element of a list in a path. */
const ELEMENT = '~3'

function placeOf(path: readonly string[], { lines }: TableFormula): ClashingFormula['places'][number]['place'] {
  const last = path.at(-1) ?? ''
  if (last.startsWith(ELEMENT)) {
    const [id = ''] = namesOfRecord([last.slice(ELEMENT.length)])
    return { line: lines.find((line) => line.id === id)?.name ?? '' }
  }
  return { field: namesOfRecord(path[0] === 'formula' ? path.slice(1) : path)[0] ?? '' }
}

/** Of a line its grams and name, of anything else the value. */
const told = (value: JsonValue): ClashingFormula['places'][number]['values'][number] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'grams' in value
    ? { line: value as unknown as TableLine }
    : { other: value }

export function clashingFormulasOf({ id, record, conflicts, undeleted }: BookEntry): ClashingFormula {
  const formula = record.formula as unknown as TableFormula
  const authors = new Map<string, number>()
  for (const { values } of conflicts)
    for (const { author, at } of valuesByAuthor(values)) authors.set(author, Math.max(at, authors.get(author) ?? 0))
  return {
    id,
    name: formula.name,
    authors: [...authors].map(([name, at]) => ({ name, at })),
    places: conflicts.map(({ path, values }) => ({
      key: path.join('/'),
      place: placeOf(path, formula),
      values: [...authors.keys()].map((author) => told(valueWrittenBy(values, author)?.value ?? null)),
    })),
    ...(undeleted && { undeletedBy: undeleted.device }),
  }
}
