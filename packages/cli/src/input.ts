import { readFileSync } from 'node:fs'
import { crafts } from '@obrador/engine'
import { readList } from '@obrador/list'
import * as say from './messages.ts'
import { type Oficio, Refused } from './service.ts'

/** A formula as it was given: the body of a request, and what a person should look at. */
export interface Given {
  readonly request: Readonly<Record<string, unknown>>
  readonly doubts: readonly string[]
}

const readSource = (source: string): string => {
  try {
    return readFileSync(source === '-' ? 0 : source, 'utf8')
  } catch {
    throw new Refused(say.unreadable(source))
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fromJson(text: string): Given {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new Refused(say.brokenJson())
  }
  const request = Array.isArray(parsed) ? { ingredients: parsed } : parsed
  if (!isObject(request)) throw new Refused(say.brokenJson())
  return { request, doubts: [] }
}

/** A list as people write it, tables of a spreadsheet included. What has no weight is told, and left out. */
function fromText(text: string, oficio: Oficio): Given {
  const { name, grams } = crafts[oficio].fields
  const ingredients: Record<string, unknown>[] = []
  const doubts: string[] = []
  for (const line of readList(text)) {
    for (const part of line.parts ?? [{ ...line, name: line.name ?? line.text }]) {
      const weight = part.grams ?? part.suggest?.grams
      if (weight === undefined) doubts.push(say.notWeighed(part.name))
      else ingredients.push({ [name]: part.name, [grams]: weight })
      if (part.grams === undefined && part.suggest?.approx)
        doubts.push(say.about(part.name, part.suggest.grams, part.suggest.why))
    }
  }
  if (ingredients.length === 0) throw new Refused(say.nothingThere())
  return { request: { ingredients }, doubts }
}

/** A file, or standard input for `-`: JSON as the service takes it, or a list of lines. */
export function readFormula(source: string, oficio: Oficio): Given {
  const text = readSource(source)
  return /^\s*[{[]/.test(text) ? fromJson(text) : fromText(text, oficio)
}
