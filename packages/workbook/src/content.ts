import {
  BARRING_STATES,
  type CommonAnswer,
  type Craft,
  type CraftRequest,
  examineFormula,
  OWN_NORMS,
  type OwnNorms,
  PRICES_AS_OF,
  type SafetyBlock,
  type UsualReader,
} from '@obrador/engine'
import { type WrittenFigure, type WrittenOut, writtenOut } from '@obrador/engine/workbook'
import type { WorkbookWords } from './words/workbook-words.ts'
import { type WorkbookSpeech, writtenIn } from './written-in.ts'

type Range = readonly [number, number]

export interface WorkbookOptions {
  /** What the formula is called; its type unless said. */
  readonly name?: string | undefined
  /** The day that is written on what is not calculated. */
  readonly date: Date
  /** Which release wrote it. */
  readonly version?: string | undefined
  /** €/kg of each line as it was sent, in place of those of the catalogue; none where nobody told. */
  readonly prices?: readonly (number | undefined)[] | undefined
  /** Who tells what is usual, where the engine has nobody; without either that column stays empty. */
  readonly usual?: UsualReader | undefined
  /** How it is told, where that is not in Spanish. */
  readonly speech?: WorkbookSpeech | undefined
}

/** A sentence that was written once, and what it is about. */
export interface WorkbookNote {
  readonly about: string
  readonly text: string
}

/** What a workbook is made from. */
export interface WorkbookContent {
  readonly name: string
  readonly words: WorkbookWords
  readonly speech: WorkbookSpeech | undefined
  readonly date: Date
  readonly version: string | undefined
  readonly written: WrittenOut
  /** Those that decide something first, each group in the order of its craft. */
  readonly figures: readonly WrittenFigure[]
  /** Figures that what nobody weighed decides. */
  readonly unsettled: readonly string[]
  /** Limits of the workshop's own, by figure. */
  readonly own: Readonly<Record<string, Range>>
  /** Where four fifths of the published ones lie, by figure. */
  readonly usual: Readonly<Record<string, Range>>
  /** What comes before any balance, if anything does. */
  readonly barred: string | undefined
  readonly notes: readonly WorkbookNote[]
  /** When the prices of the catalogue are of. */
  readonly pricesAsOf: string
}

/** What every answer may have, whatever its craft. */
interface Body extends CommonAnswer {
  readonly status: 'ok'
  readonly seguridadAlimentaria?: SafetyBlock
  readonly legal?: {
    readonly cumple: boolean | null
    readonly denominacion: string
    readonly objecion?: string
    readonly nombre?: string
  }
  readonly sinPesar?: { readonly sinJuzgar: readonly string[] }
  readonly habitual?: { readonly bandas: Readonly<Record<string, Range>> }
}

function lawTold({ legal }: Body, words: WorkbookWords, speech: WorkbookSpeech | undefined): string | undefined {
  if (!legal?.denominacion) return undefined
  const { nombre, denominacion, cumple, objecion } = legal
  const name = cumple === true ? (nombre ?? denominacion) : denominacion
  return [words.legalNameText(words.reservedName(name, speech?.glossOf(name)), cumple), objecion, words.checkAgain]
    .filter((part) => part !== undefined)
    .join(' ')
}

function notesOf(
  body: Body,
  { first, sentences, warnings }: Told,
  { written, words, speech }: Pick<WorkbookContent, 'written' | 'words' | 'speech'>,
): WorkbookNote[] {
  const law = lawTold(body, words, speech)
  const unread = written.figures.filter(({ reading }) => !reading).map(({ label }) => label)
  const note = (about: string, text: string | undefined): WorkbookNote[] => (text ? [{ about, text }] : [])
  return [
    ...note(words.noteLabels.first, first),
    ...note(words.noteLabels.legal, law),
    ...note(words.noteLabels.keeping, body.seguridadAlimentaria?.frase),
    ...(sentences.length > 0 ? sentences : [words.noAdvice]).flatMap((text) => note(words.noteLabels.advice, text)),
    ...warnings.flatMap((text) => note(words.noteLabels.warning, text)),
    ...note(words.noteLabels.ranges, words.rangesText(written.typeLabel, written.styleLabel)),
    ...(written.turn === undefined ? [] : note(words.noteLabels.reading, words.turnedNote)),
    ...(unread.length === 0 ? [] : note(words.noteLabels.notWritten, words.unreadFigure(unread))),
  ]
}

interface Told {
  readonly first: string
  readonly sentences: readonly string[]
  readonly warnings: readonly string[]
}

/** The request without the ranges of the workshop, which have columns of their own, and those ranges. */
function withoutOwnRanges<Request extends CraftRequest>(request: Request) {
  const { ranges = {}, ...rest } = (request as { readonly [OWN_NORMS]?: OwnNorms })[OWN_NORMS] ?? {}
  return { published: { ...request, [OWN_NORMS]: rest } as Request, own: ranges }
}

/** The head of a column of prices, in any language. */
const PRICE_HEAD = '€/kg'

/** What a figure reckoned in euros comes to at other prices. */
function valueAt({ lines, columns }: WrittenOut, { reading, value }: WrittenFigure): number | undefined {
  const columnOf = (id: string) => columns.find((column) => column.id === id)
  if (reading?.kind !== 'ratio' || columnOf(reading.of)?.label !== PRICE_HEAD) return value
  const per = reading.per === undefined ? undefined : columnOf(reading.per)
  const [paid, over] = [0, 1].map((side) =>
    lines.reduce((sum, { grams, price = 0 }, at) => sum + grams * (side === 0 ? price : (per?.values[at] ?? 100)), 0),
  )
  return over ? (reading.scale * (paid ?? 0)) / over : value
}

/** The same formula at other prices; what evaporates has none. */
function pricedAs(written: WrittenOut, prices: readonly (number | undefined)[]): WrittenOut {
  const lines = written.lines.map((line, at) => ({ ...line, price: line.grams < 0 ? line.price : prices[at] }))
  const priced = { ...written, lines }
  return { ...priced, figures: written.figures.map((figure) => ({ ...figure, value: valueAt(priced, figure) })) }
}

/** Everything that a workbook says of a formula. */
export function workbookContentOf(
  craft: Craft<CraftRequest, CommonAnswer>,
  request: CraftRequest,
  { name, date, version, usual, prices, speech }: WorkbookOptions,
  words: WorkbookWords,
): WorkbookContent {
  const { published, own } = withoutOwnRanges(request)
  const found = writtenOut(craft, published)
  const priced = prices ? pricedAs(found, prices) : found
  const written = speech ? writtenIn(priced, speech, words) : priced
  const reader = usual ?? craft.engine.usual
  const { body, overview } = examineFormula(craft, request, reader ? { habitual: true, usual: reader } : {})
  const { say } = craft.engine
  const inSpanish = {
    answer: body as unknown as Body,
    first: { frase: say(overview.first.frase) },
    warnings: overview.warnings.map(say),
  }
  const { answer, first, warnings } = speech?.told(inSpanish) ?? inSpanish
  const told: Told = { first: first.frase, sentences: answer.suggestions, warnings }
  return {
    name: name?.trim() || written.typeLabel,
    words,
    speech,
    date,
    version,
    written,
    figures: written.figures,
    unsettled: answer.sinPesar?.sinJuzgar ?? [],
    own,
    usual: answer.habitual?.bandas ?? {},
    barred: BARRING_STATES.has(overview.first.estado) ? told.first : undefined,
    pricesAsOf: speech?.termOf(PRICES_AS_OF) ?? PRICES_AS_OF,
    notes: notesOf(answer, told, { written, words, speech }),
  }
}
