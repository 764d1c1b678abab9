import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { allCrafts, type CraftRequest } from '../../src/index.ts'
import { OWN_NORMS } from '../../src/judge/own-norms.ts'
import { lazyFor } from '../../src/words/lazy.ts'
import { evidence } from './evidence.ts'

export type CraftId = keyof typeof allCrafts

/**
 * Ranges were tuned on the reference set, so it shows consistency; the others were collected without knowing them, and
 * all of them have since been read by whoever revised the ranges (docs/accuracy.md says how). `blind-2b` is the other half
 * of the collection of `blind-2`, which the ranges before those of today had not seen. The types of `types-2` came
 * later: their ranges were worked out on this half of a collection, whose other half nobody here has seen. `blind-4` is a later
 * collection, which the ranges before those of today had not seen.
 */
export const SETS = ['reference', 'validation', 'blind-1', 'blind-2', 'blind-2b', 'types-2', 'blind-4'] as const
export type SetName = (typeof SETS)[number]

export const KINDS = ['published', 'built', 'flawed'] as const
export const CONFIDENCES = ['high', 'medium', 'low'] as const
export const SEVERITIES = ['gross', 'moderate'] as const

type Figures = Readonly<Record<string, number>>

/** One formula of `<craft>/<set>/<type>.json`. */
export interface GoldenFormula {
  readonly id: string
  readonly source: { readonly title: string; readonly author?: string; readonly ref?: string }
  /** Published by others, built here to be right, or spoiled on purpose. */
  readonly kind: (typeof KINDS)[number]
  /** The verdict given to it before this engine read it; several joined by «|» when whoever gave it did not tell them apart. */
  readonly expected: string
  /** Outcomes that do it justice, where the craft sorts formulas into classes instead of passing or failing them. */
  readonly accepts?: readonly string[]
  /** True when `expected` was set without computing anything; if not, it is what an earlier computation said. */
  readonly fixed: boolean
  /** How sure whoever collected a validation formula was of its label. */
  readonly confidence?: (typeof CONFIDENCES)[number]
  /** How bad a flaw made on purpose is, where whoever made it said so. */
  readonly severity?: (typeof SEVERITIES)[number]
  /** The reference formula that this validation formula repeats: the same recipe reached both sets. */
  readonly alsoIn?: string
  /** What the engine says today. A person changes it, with a `why`; no tool does. */
  readonly verdict: string
  /** Why the verdict is not the one its kind or `expected` asks for. */
  readonly why?: string
  readonly note?: string
  /** Figures that the source does not weigh («una pizca de sal»): what the lines say of them is a guess, and is not judged. */
  readonly unweighed?: readonly string[]
  /** Grams by name, in the order of the source. */
  readonly lines: Figures
  /** Grams of water lost in cooking. */
  readonly aguaEvaporada?: number
  /** Figures of the source, under the engine's names; under another name, the engine has no counterpart. */
  readonly published?: Figures
  /** Figures of the domain dossier, worked out by other code. */
  readonly dossier?: Figures
  /** Figures of the engine today, rewritten by `npm run golden -- --write`. */
  readonly params: Figures
}

export interface GoldenFile {
  readonly path: string
  readonly set: SetName
  readonly type: string
  readonly formulas: readonly GoldenFormula[]
}

/** Read once: thirty files of tests of one worker walk it. */
export const goldenFiles = (craft: CraftId): readonly GoldenFile[] => filesOf(allCrafts[craft])

const filesOf = lazyFor(({ id }: { readonly id: string }): readonly GoldenFile[] =>
  SETS.flatMap((set) => {
    const folder = join(import.meta.dirname, id, set)
    // The types of ice cream, turrón and chocolate are closed: they have none of the later ones.
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .toSorted()
      .map((file): GoldenFile => {
        const path = join(folder, file)
        const formulas: readonly GoldenFormula[] = JSON.parse(readFileSync(path, 'utf8'))
        return { path, set, type: basename(file, '.json'), formulas }
      })
  }),
)

export interface Answer {
  readonly type: string
  readonly verdict: string
  readonly params: Figures
}

/** Fields that a line carries besides its name and weight, by name. */
export type Given = Readonly<Record<string, Figures>>

type Formulated = Pick<GoldenFormula, 'lines' | 'aguaEvaporada' | 'unweighed'>

/** Any figure is in it. */
const ANYTHING = [0, 1e6] as const

/** A formula as the craft is asked about it; `given` sends composition along with the lines of that name. */
export function requestOf(
  craft: CraftId,
  type: string,
  { lines, aguaEvaporada }: Formulated,
  given: Given = {},
): CraftRequest {
  const { name, grams } = allCrafts[craft].definition.reads.fields
  return {
    type,
    ingredients: Object.entries(lines).map(([line, weight]) => ({ [name]: line, [grams]: weight, ...given[line] })),
    ...(aguaEvaporada !== undefined && { aguaEvaporada }),
  }
}

/** The same with what its source does not weigh left unjudged. */
export function judgedRequest(craft: CraftId, type: string, formula: Formulated, given: Given = {}): CraftRequest {
  const { unweighed } = formula
  const request = requestOf(craft, type, formula, given)
  if (!unweighed) return request
  const norms = { ranges: Object.fromEntries(unweighed.map((key) => [key, ANYTHING])) }
  return { ...request, [OWN_NORMS]: norms } as CraftRequest
}

/** Every formula of a craft's corpus, as requests. */
export const goldenRequests = (craft: CraftId): CraftRequest[] =>
  goldenFiles(craft).flatMap(({ type, formulas }) => formulas.map((formula) => requestOf(craft, type, formula)))

/** An answer as far as it says what a formula amounts to: a verdict, or the class or medal the craft gives it. */
interface Outcome {
  readonly type: string
  readonly params: Figures
  readonly verdict?: string
  readonly score?: { readonly categoria?: string; readonly medalla?: string }
}

/** What the engine says of it. */
export function answer(craft: CraftId, type: string, formula: Formulated, given: Given = {}): Answer {
  const body: Outcome = allCrafts[craft].analyse(judgedRequest(craft, type, formula, given), { advice: false })
  const verdict = body.verdict ?? body.score?.categoria ?? body.score?.medalla ?? ''
  return { type: body.type, verdict, params: body.params }
}

const ACCEPTED: readonly string[] = ['equilibrada']
export const accepted = (craft: CraftId, { verdict }: Pick<Answer, 'verdict'>): boolean =>
  (evidence[craft].accepts ?? ACCEPTED).includes(verdict)

/** Whether a verdict does a formula justice: the class it belongs to, or else a flawed one caught and any other accepted. */
export const agrees = (craft: CraftId, { kind, accepts }: GoldenFormula, said: Pick<Answer, 'verdict'>): boolean =>
  accepts ? accepts.includes(said.verdict) : accepted(craft, said) === (kind !== 'flawed')

/** Whether a verdict is the one first given; an earlier computation says nothing, because it knew other ranges. */
const isExpected = ({ expected, fixed }: GoldenFormula, verdict: string): boolean =>
  !fixed || expected.split('|').includes(verdict)

/** Whether a verdict has to be explained: it is not the one asked for, or not the one first given. */
export const surprises = (craft: CraftId, formula: GoldenFormula, said: Pick<Answer, 'verdict'>): boolean =>
  !agrees(craft, formula, said) || !isExpected(formula, said.verdict)
