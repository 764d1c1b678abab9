import { basename, extname } from 'node:path'
import { isPlainObject } from '@obrador/engine'
import { RefusedCommand, refusalOfProblem } from '../refused.ts'
import type { CraftName, RequestBody } from '../request.ts'
import { craftNamed, typeNamed } from '../service.ts'
import type { CommandTerminal } from '../terminal.ts'
import type { textReaders } from './csv.ts'
import type { GivenByCommand, InputEntry, InputFormula } from './item.ts'
import { readSource } from './text.ts'
import { fromWebApp } from './web-copy.ts'

const craftOf = (said: unknown, { oficio }: GivenByCommand): CraftName => {
  const craft = said ?? oficio
  if (craft === undefined)
    throw new RefusedCommand((say) => say.MISSING_CRAFT, { codigo: 'oficio_no_disponible', campo: 'oficio' })
  return craftNamed(craft)
}

/** The craft of a formula and its request, with the type that the command says. */
function typed(said: unknown, request: RequestBody, given: GivenByCommand): Pick<InputFormula, 'oficio' | 'request'> {
  const oficio = craftOf(said, given)
  return { oficio, request: given.tipo === undefined ? request : { ...request, type: typeNamed(oficio, given.tipo) } }
}

/** Something read, or why it cannot be: what is wrong with one formula is said of that one. */
function orUnread(nombre: string, { say }: GivenByCommand, read: () => InputEntry[]): InputEntry[] {
  try {
    return read()
  } catch (problem) {
    const refusal = refusalOfProblem(problem, say)
    if (!refusal) throw problem
    return [{ nombre, refusal }]
  }
}

const hasFormula = (one: unknown): boolean =>
  isPlainObject(one) && ('ingredients' in one || 'peticion' in one || 'request' in one || 'texto' in one)

/** A body of the service, a list of lines, an entry of a batch or of the corpus. */
function itemsOf(value: unknown, nombre: string, given: GivenByCommand): InputEntry[] {
  if (Array.isArray(value)) {
    if (!value.some(hasFormula)) {
      return [{ nombre, ...typed(undefined, { ingredients: value }, given) }]
    }
    return value.flatMap((one, at) =>
      orUnread(`${nombre} ${at + 1}`, given, () => itemsOf(one, `${nombre} ${at + 1}`, given)),
    )
  }
  if (!isPlainObject(value)) throw new RefusedCommand((say) => say.brokenJson())
  const called = [value.nombre, value.id].find((one) => typeof one === 'string') ?? nombre
  if (Array.isArray(value.analisis)) return itemsOf(value.analisis, nombre, given)
  if (Array.isArray(value.formulas)) {
    return itemsOf(value.formulas, nombre, {
      ...given,
      oficio: typeof value.craft === 'string' ? value.craft : given.oficio,
    })
  }
  const inner = value.peticion ?? value.request
  const { nombre: _, oficio, ...request } = (isPlainObject(inner) ? inner : value) as RequestBody
  return [
    {
      nombre: String(called),
      ...typed(value.oficio ?? oficio ?? request.craft, request, given),
    },
  ]
}

function fromJson(text: string, nombre: string, given: GivenByCommand): InputEntry[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new RefusedCommand((say) => say.brokenJson())
  }
  return fromWebApp(parsed, given.say) ?? itemsOf(parsed, nombre, given)
}

/** They are handed over, for they take a while to load. */
type TextReaders = typeof textReaders

const isJsonText = (text: string): boolean => /^\s*[{[]/.test(text)

/**
 * The formulas of a text, whatever it is: JSON as the service takes it, a file of the web app or of the corpus, a spreadsheet, or
 * a list as people write it, which the reader of lists makes out, its craft too where the command does not say it.
 */
function readFormulas(text: string, source: string, given: GivenByCommand, readers?: TextReaders): InputEntry[] {
  const nombre = source === '-' ? given.say.STANDARD_INPUT : basename(source, extname(source))
  if (isJsonText(text) || !readers) return fromJson(text, nombre, given)
  const inSheet = readers.entriesFromCsv(text, nombre, given)
  return inSheet ?? [{ nombre, ...typed(given.oficio ?? readers.craftOfList(text), { texto: text }, given) }]
}

/** The formulas of a file; a file that cannot be read is one formula with its reason. */
export const entriesInSource = (
  source: string,
  given: GivenByCommand,
  terminal: CommandTerminal,
  readers: TextReaders,
): InputEntry[] => orUnread(source, given, () => readFormulas(readSource(source, terminal), source, given, readers))

/** The one formula of a text that a command is about. */
export async function readFormula(
  text: string,
  source: string,
  given: GivenByCommand,
  called: string | undefined,
): Promise<InputFormula> {
  const readers = isJsonText(text) ? undefined : (await import('./csv.ts')).textReaders
  const all = readFormulas(text, source, given, readers)
  const names = all.map(({ nombre }) => nombre)
  const [first, second] = called === undefined ? all : all.filter(({ nombre }) => nombre === called)
  if (!first) throw new RefusedCommand((say) => say.noSuchFormula(called ?? source, names))
  if (second) throw new RefusedCommand((say) => say.severalFormulas(names))
  if ('request' in first) return first
  const { error, ...where } = first.refusal
  throw new RefusedCommand(error, where)
}
