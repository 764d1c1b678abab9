import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import * as say from '../messages.ts'
import { craftNamed, inFieldsOf, type Oficio, Refused } from '../service.ts'
import { fromCsv } from './csv.ts'
import type { Item, Request } from './item.ts'
import { fromWebApp } from './web-copy.ts'

/** What the command says of a formula that does not say it itself. */
export interface Given {
  readonly oficio?: string | undefined
  readonly tipo?: string | undefined
}

export const readSource = (source: string): string => {
  try {
    return readFileSync(source === '-' ? 0 : source, 'utf8')
  } catch {
    throw new Refused(say.unreadable(source))
  }
}

const isObject = (value: unknown): value is Request =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const craftOf = (said: unknown, { oficio }: Given): Oficio => {
  if (typeof said === 'string') return craftNamed(said)
  if (oficio === undefined) throw new Refused(say.MISSING_CRAFT)
  return craftNamed(oficio)
}

const typed = (request: Request, { tipo }: Given): Request =>
  tipo === undefined ? request : { ...request, type: tipo }

/** A body of the service, a list of lines, an entry of a batch or of the corpus. */
function itemsOf(value: unknown, nombre: string, given: Given): Item[] {
  if (Array.isArray(value)) {
    const isLines = value.every(
      (one) => isObject(one) && !('ingredients' in one || 'peticion' in one || 'texto' in one),
    )
    if (isLines) return [{ nombre, oficio: craftOf(undefined, given), request: typed({ ingredients: value }, given) }]
    return value.flatMap((one, at) => itemsOf(one, `${nombre} ${at + 1}`, given))
  }
  if (!isObject(value)) throw new Refused(say.brokenJson())
  const called = [value.nombre, value.id].find((one) => typeof one === 'string') ?? nombre
  if (Array.isArray(value.analisis)) return itemsOf(value.analisis, nombre, given)
  if (Array.isArray(value.formulas)) {
    return itemsOf(value.formulas, nombre, {
      ...given,
      oficio: typeof value.craft === 'string' ? value.craft : given.oficio,
    })
  }
  const inner = value.peticion ?? value.request
  const { nombre: _, oficio, ...request } = (isObject(inner) ? inner : value) as Request
  return [
    {
      nombre: String(called),
      oficio: craftOf(value.oficio ?? oficio ?? request.craft, given),
      request: typed(request, given),
    },
  ]
}

function fromJson(text: string, nombre: string, given: Given): Item[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new Refused(say.brokenJson())
  }
  return fromWebApp(parsed) ?? itemsOf(parsed, nombre, given)
}

/**
 * The formulas of a text, whatever it is: JSON as the service takes it, a file of the web app or of the corpus, a spreadsheet of
 * many, or a list as people write it, which the reader of lists makes out.
 */
export function readFormulas(text: string, source: string, given: Given): Item[] {
  const nombre = source === '-' ? say.STANDARD_INPUT : basename(source, extname(source))
  if (/^\s*[{[]/.test(text)) return fromJson(text, nombre, given)
  const many = fromCsv(text, given)
  if (many) return many.map((item) => ({ ...item, request: inFieldsOf(item.oficio, item.request) }))
  return [{ nombre, oficio: craftOf(undefined, given), request: typed({ texto: text.replace(/^\uFEFF/, '') }, given) }]
}

/** The one formula that a command is about. */
export function readFormula(source: string, given: Given, called: string | undefined): Item {
  const all = readFormulas(readSource(source), source, given)
  const found = called === undefined ? all : all.filter(({ nombre }) => nombre === called)
  const [first, second] = found
  if (!first)
    throw new Refused(
      say.noSuchFormula(
        called ?? source,
        all.map(({ nombre }) => nombre),
      ),
    )
  if (second) throw new Refused(say.severalFormulas(all.map(({ nombre }) => nombre)))
  return first
}
