import { byAuthor, type Conflict, type Entry, type Json, namesOf } from '@obrador/book-sync'
import type { Formula, Line } from '../../model/formula.ts'
import type { Clashing } from './state.ts'

/** A formula that devices changed at once: place by place, what each of them wrote. */

type Values = Conflict['values']

/** What some device wrote in a place; where it wrote nothing, what stands. */
export const writtenBy = (values: Values, author?: string): Values[number] | undefined =>
  byAuthor(values).find((one) => one.author === author) ?? values[0]

/** The mark of an element of a list in a path. */
const ELEMENT = '~3'

function placeOf(path: readonly string[], { lines }: Formula): Clashing['places'][number]['place'] {
  const last = path.at(-1) ?? ''
  if (last.startsWith(ELEMENT)) {
    const [id = ''] = namesOf([last.slice(ELEMENT.length)])
    return { line: lines.find((line) => line.id === id)?.name ?? '' }
  }
  return { field: namesOf(path[0] === 'formula' ? path.slice(1) : path)[0] ?? '' }
}

/** Of a line its grams and name, of anything else the value. */
const told = (value: Json): Clashing['places'][number]['values'][number] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'grams' in value
    ? { line: value as unknown as Line }
    : { other: value }

export function clashingOf({ id, record, conflicts, undeleted }: Entry): Clashing {
  const formula = record.formula as unknown as Formula
  const authors = new Map<string, number>()
  for (const { values } of conflicts)
    for (const { author, at } of byAuthor(values)) authors.set(author, Math.max(at, authors.get(author) ?? 0))
  return {
    id,
    name: formula.name,
    authors: [...authors].map(([name, at]) => ({ name, at })),
    places: conflicts.map(({ path, values }) => ({
      key: path.join('/'),
      place: placeOf(path, formula),
      values: [...authors.keys()].map((author) => told(writtenBy(values, author)?.value ?? null)),
    })),
    ...(undeleted && { undeletedBy: undeleted.device }),
  }
}
