import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type CommandWords, spanishWords } from './language.ts'
import { RefusedCommand, refusalOfProblem } from './refused.ts'
import { craftNamed, type FormulaService } from './service.ts'

/** A file of the corpus, as far as it is needed to run it (schema.json, beside it, has all of it). */
interface Corpus {
  readonly craft: string
  readonly outcome: string
  readonly formulas: readonly {
    readonly id: string
    readonly set: string
    readonly kind: string
    readonly expected: { readonly oneOf?: readonly string[]; readonly noneOf?: readonly string[] }
    readonly request: Readonly<Record<string, unknown>>
  }[]
}

export interface CorpusTally {
  readonly oficio: string
  readonly conjunto: string
  /** Published or built formulas that should be accepted, and those that were. */
  readonly buenas: number
  readonly aceptadas: number
  /** Flawed ones, and those that were caught. */
  readonly defectuosas: number
  readonly detectadas: number
}

function readCorpus(file: string): Corpus {
  try {
    const corpus = JSON.parse(readFileSync(file, 'utf8')) as Corpus
    if (Array.isArray(corpus.formulas) && typeof corpus.outcome === 'string') return corpus
  } catch {
    // Said below.
  }
  throw new RefusedCommand((say) => say.noCorpus(file))
}

/** What an answer sums the formula up in; nothing of one that was refused. */
async function outcomeOf(service: FormulaService, { craft, outcome }: Corpus, request: object): Promise<unknown> {
  try {
    const answer: unknown = await service.analizar(craftNamed(craft), request as Readonly<Record<string, unknown>>)
    return outcome.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value), key), answer)
  } catch (problem) {
    if (!refusalOfProblem(problem, spanishWords)) throw problem
    return undefined
  }
}

/** Runs a file of the corpus and counts, set by set, what came out as it should. */
export async function runCorpus(service: FormulaService, file: string): Promise<CorpusTally[]> {
  // The schema lies beside the files that it describes.
  if (basename(file) === 'schema.json') return []
  const corpus = readCorpus(file)
  const tallies = new Map<string, { buenas: number; aceptadas: number; defectuosas: number; detectadas: number }>()
  for (const { set, kind, expected, request } of corpus.formulas) {
    const found = String(await outcomeOf(service, corpus, request))
    const isRight = expected.oneOf ? expected.oneOf.includes(found) : !expected.noneOf?.includes(found)
    const tally = tallies.get(set) ?? { buenas: 0, aceptadas: 0, defectuosas: 0, detectadas: 0 }
    tallies.set(set, tally)
    if (kind === 'flawed') {
      tally.defectuosas++
      if (isRight) tally.detectadas++
    } else {
      tally.buenas++
      if (isRight) tally.aceptadas++
    }
  }
  return [...tallies].map(([conjunto, tally]) => ({ oficio: corpus.craft, conjunto, ...tally }))
}

const percent = (part: number, whole: number): string => (whole === 0 ? '—' : `${Math.round((100 * part) / whole)} %`)

export function tallyTable(tallies: readonly CorpusTally[], { corpusHeads: head }: CommandWords): string {
  const rows = tallies.map(({ oficio, conjunto, buenas, aceptadas, defectuosas, detectadas }) => [
    oficio,
    conjunto,
    `${aceptadas}/${buenas} ${percent(aceptadas, buenas)}`,
    `${detectadas}/${defectuosas} ${percent(detectadas, defectuosas)}`,
  ])
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
