import { FormulaError, LIMITS, type LineReading } from '@obrador/engine'
import * as say from './messages.ts'
import { readText } from './read-text.ts'
import type { Ask, ListLine, Part, ReadLine, Skip } from './reading.ts'

/** Why a line is asked about, and why one is no ingredient, in the words of the answers. */
const ASKS = {
  volume: 'volumen',
  pieces: 'piezas',
  range: 'rango',
  toTaste: 'al_gusto',
  unclear: 'dudosa',
} as const satisfies Record<Ask, string>

const SKIPS = {
  heading: 'titulo',
  step: 'paso',
  note: 'nota',
  yield: 'rendimiento',
  stamp: 'sello',
  joined: 'unida',
} as const satisfies Record<Skip, string>

export type Asked = (typeof ASKS)[Ask]
export type Skipped = (typeof SKIPS)[Skip]
export const ASKED: readonly Asked[] = Object.values(ASKS)
export const SKIPPED: readonly Skipped[] = Object.values(SKIPS)

interface Leido {
  readonly nombre: string
  readonly gramos?: number
  readonly aprox: boolean
  readonly pregunta?: Asked
  readonly porque?: string
  readonly id?: string
  readonly leidoComo?: string
  readonly exacta?: boolean
  readonly resto?: LineReading['resto']
  readonly provisional?: LineReading['provisional']
  readonly alternativas?: LineReading['alternativas']
  readonly puedeLlevar?: LineReading['puedeLlevar']
}

/** How a line was read, as the answer says it. */
export interface Lectura {
  readonly linea: number
  readonly texto: string
  readonly ingredientes?: readonly Leido[]
  readonly omitida?: Skipped
}

export interface PastedFormula {
  readonly lecturas: readonly Lectura[]
  readonly warnings: readonly string[]
  readonly ingredients: readonly Readonly<Record<string, string | number>>[]
}

/** Sentences about one text at most; the readings tell of the rest. */
const MOST_TOLD = 10

const weighs = (grams: number | undefined): grams is number =>
  grams !== undefined && grams >= 0 && grams <= LIMITS.grams

/** A weight that was written counts as it is, and so does one that nothing was guessed for; any other says so. */
function leido({ name, grams, approx, ask, suggest }: Part): Leido {
  const weight = grams ?? suggest?.grams
  const named = name.length > 0 && name.length <= LIMITS.nameLength
  return {
    nombre: name,
    ...(named && weighs(weight) && { gramos: weight }),
    aprox: grams === undefined ? suggest?.approx === true : approx === true,
    ...(grams === undefined && { pregunta: ASKS[ask ?? 'unclear'] }),
    ...(grams === undefined && suggest && { porque: suggest.why }),
  }
}

const partsOf = ({ text, name, parts, ...rest }: ListLine): readonly Part[] =>
  parts ?? [{ ...rest, name: name ?? text }]

function lectura(line: ReadLine): Lectura {
  const at = { linea: line.line, texto: line.text }
  return 'skip' in line ? { ...at, omitida: SKIPS[line.skip] } : { ...at, ingredientes: partsOf(line).map(leido) }
}

function warning({ linea, texto }: Lectura, { nombre, gramos, aprox, pregunta, porque = '' }: Leido): string[] {
  if (gramos === undefined) return [say.notCounted(linea, texto, nombre)]
  return aprox && pregunta !== undefined ? [say.countedAbout(linea, texto, nombre, gramos, porque)] : []
}

/** The first of them, and how many there are besides. */
const told = (sentences: readonly string[]): string[] =>
  sentences.length > MOST_TOLD
    ? [...sentences.slice(0, MOST_TOLD), say.moreReadings(sentences.length - MOST_TOLD)]
    : [...sentences]

/** The formula that a pasted text holds: its lines as a request has them, how each was read, and what to look at. */
export function pastedFormula(text: string, fields: { readonly name: string; readonly grams: string }): PastedFormula {
  const lecturas = readText(text).map(lectura)
  const read = lecturas.flatMap((line) => (line.ingredientes ?? []).map((one) => ({ line, one })))
  const ingredients = read.flatMap(({ one: { nombre, gramos } }) =>
    gramos === undefined ? [] : [{ [fields.name]: nombre, [fields.grams]: gramos }],
  )
  if (ingredients.length === 0) {
    const [asked] = read
    throw new FormulaError('no-ingredients', say.nothingReadable(lecturas.length, asked?.line.texto))
  }
  return { lecturas, ingredients, warnings: told(read.flatMap(({ line, one }) => warning(line, one))) }
}

interface Answer {
  readonly warnings?: readonly string[]
  readonly lecturas?: readonly LineReading[]
  /** An adjustment has two analyses: the first is of what was sent. */
  readonly antes?: { readonly lecturas?: readonly LineReading[] }
}

/** What the engine made of each name stands with the ingredient of the text: it has read those that weigh, in their order. */
function withNames(lecturas: readonly Lectura[], names: readonly LineReading[]): Lectura[] {
  let at = 0
  const named = (one: Leido): Leido => (one.gramos === undefined ? one : { ...names[at++], ...one })
  return lecturas.map((line) => (line.ingredientes ? { ...line, ingredientes: line.ingredientes.map(named) } : line))
}

/** The answer to a formula that was pasted: with how the text was read, and what to look at. */
export const answerToPasted = <Body extends Answer>(body: Body, { lecturas, warnings }: PastedFormula) => ({
  ...body,
  warnings: [...warnings, ...(body.warnings ?? [])],
  lecturas: withNames(lecturas, body.lecturas ?? body.antes?.lecturas ?? []),
})
