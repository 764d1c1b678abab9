import type { PreparationUse, PreparedFormula } from '../formula/formula.ts'
import type { LegalBlock } from '../judge/legal.ts'
import { type BalanceVerdict, verdictOfRanges } from '../judge/verdict.ts'
import { type BreakdownPart, massBreakdown } from '../ratio/breakdown.ts'
import { energyOfComposition } from '../science/energy.ts'
import { roundTo } from '../words/round.ts'
import { type AnswerHeadline, BARRING_A_PART } from './first.ts'
import { type JudgedPart, preparedBodyOf } from './made.ts'

export type PartHeadline = Pick<AnswerHeadline, 'estado' | 'frase' | 'bueno'>

/** A preparation, judged by itself: one entry of the additive `preparaciones` of an answer. Spanish keys, as the API has. */
export interface PreparationReport {
  readonly nombre: string
  readonly oficio: string
  readonly type: string
  readonly typeLabel: string
  /** Its own verdict in its own craft; none for what is no product by itself. */
  readonly verdict: BalanceVerdict | null
  /** The verdict in a sentence or two. */
  readonly resumen?: string
  /** What is read first of it, where that comes before any balance: unsafe, forbidden, dosed beyond the law, or decided by a guess. */
  readonly titular?: PartHeadline
  readonly params: Readonly<Record<string, number | undefined>>
  readonly inRange: Readonly<Record<string, boolean | null | undefined>>
  /** Category or medal, where its craft has them. */
  readonly score?: unknown
  readonly legal?: Pick<LegalBlock, 'cumple' | 'denominacion' | 'nombre' | 'objecion'>
  /** Grams used, grams weighed to have them, and what is left of 100 weighed. */
  readonly gramos: number
  readonly gramosPesados: number
  readonly rendimiento: number
  /** As it is when it is used, per 100 g. */
  readonly composicion: readonly {
    readonly clave: BreakdownPart['key']
    readonly etiqueta: string
    readonly porcentaje: number
  }[]
  readonly kcal_100g?: number
  /** €/kg, as it is when it is used. */
  readonly precio?: number
  readonly alergenos: readonly string[]
  readonly warnings: readonly string[]
  readonly preparaciones?: readonly PreparationReport[]
}

const GRAM_DECIMALS = 2
const PRICE_DECIMALS = 3
const KCAL_DECIMALS = 1

/** What every body may say, whatever its craft. */
interface Said {
  readonly params: PreparationReport['params']
  readonly score?: unknown
  readonly legal?: LegalBlock
  readonly titular?: AnswerHeadline
  readonly warnings?: readonly string[]
}

const energyOf = ({ inner }: PreparedFormula): number =>
  inner.reduce(
    (sum, { share, row }) => sum + (row ? share * energyOfComposition(row.composition, row.polyolType) : 0),
    0,
  )

/** Of the law, the name that it may bear and why not another. */
const lawToTell = ({
  cumple,
  denominacion,
  nombre,
  objecion,
}: LegalBlock): NonNullable<PreparationReport['legal']> => ({
  cumple,
  denominacion,
  ...(nombre !== undefined && { nombre }),
  ...(objecion !== undefined && { objecion }),
})

/** What bars a preparation, whatever is made of it; nothing of a mere stage of another, nor of what its craft cannot judge. */
export function barOfPart({
  prepared,
  isStage,
}: Pick<PreparationUse, 'prepared' | 'isStage'>): PartHeadline | undefined {
  const { found } = prepared.found as JudgedPart
  if (found.unjudged !== undefined || (isStage && !prepared.isTyped)) return undefined
  const { titular } = preparedBodyOf<Said>(prepared)
  if (!titular || !BARRING_A_PART.has(titular.estado)) return undefined
  const { estado, frase, bueno } = titular
  return { estado, frase, bueno }
}

/** Whether it is well made, where its type judges anything: a higher class that it might reach is no fault. */
export function partVerdictOf({ definition, judgement, facts }: JudgedPart['found']): BalanceVerdict | null {
  if (judgement.recipe.isFree) return null
  const ladder = definition.judges.ladder?.(judgement, facts)
  return ladder ? verdictOfRanges({ made: ladder.reached > 0 }) : judgement.verdict
}

/** Preparations of a formula that are told in full; of more, only their figures: nobody reads on, and it would take long. */
const TOLD_IN_FULL = 12

export function preparationReportsOf(uses: readonly PreparationUse[]): PreparationReport[] {
  const told = { left: TOLD_IN_FULL }
  return uses.map((use) => reportOf(use, told))
}

function reportOf(use: PreparationUse, told: { left: number }): PreparationReport {
  const { name, grams, prepared, isStage } = use
  const { found } = prepared.found as JudgedPart
  const { definition, judgement } = found
  const { say } = found.engine
  const isFull = found.unjudged === undefined && told.left-- > 0
  const { params, score, legal, warnings }: Said = isFull
    ? preparedBodyOf<Said & object>(prepared)
    : { params: found.unjudged === undefined ? judgement.params : {} }
  const isFree = judgement.recipe.isFree === true
  const isJudged = found.unjudged === undefined && !isFree && (prepared.isTyped || !isStage)
  const parts = massBreakdown(prepared.inner.map(({ share, row }) => ({ grams: share, ingredient: row })))
  const inner = prepared.uses.map((one) => reportOf({ ...one, grams: one.grams * grams }, told))
  const titular = isFull ? barOfPart(use) : undefined
  return {
    nombre: name,
    oficio: prepared.craft,
    type: prepared.type,
    typeLabel: prepared.typeLabel,
    verdict: isJudged ? partVerdictOf(found) : null,
    ...(isJudged && isFull
      ? { resumen: say(definition.says.headline(judgement, found.facts)) }
      : found.unjudged && { resumen: say(found.unjudged) }),
    ...(titular && { titular }),
    params,
    inRange: isJudged ? judgement.inRange : {},
    ...(isJudged && score !== undefined && { score }),
    ...(isJudged && legal && { legal: lawToTell(legal) }),
    gramos: roundTo(grams, GRAM_DECIMALS),
    gramosPesados: roundTo(grams * prepared.weighed, GRAM_DECIMALS),
    rendimiento: roundTo(100 / prepared.weighed, GRAM_DECIMALS),
    composicion: parts.map(({ key, label, percent }) => ({ clave: key, etiqueta: label, porcentaje: percent })),
    ...(prepared.unknown === 0 && { kcal_100g: roundTo(energyOf(prepared), KCAL_DECIMALS) }),
    ...(prepared.price !== undefined && { precio: roundTo(prepared.price, PRICE_DECIMALS) }),
    alergenos: prepared.allergens,
    warnings: (isJudged ? warnings : undefined) ?? prepared.notes.map(say),
    ...(inner.length > 0 && { preparaciones: inner }),
  }
}
