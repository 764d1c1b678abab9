import type { Prepared, Use } from '../formula/formula.ts'
import type { Legal } from '../judge/legal.ts'
import { type Verdict, verdict } from '../judge/verdict.ts'
import { breakdown, type Part } from '../ratio/breakdown.ts'
import { energy } from '../science/energy.ts'
import { round } from '../words/round.ts'
import { bodyOf, type FoundPart } from './made.ts'

/** A preparation, judged by itself: one entry of the additive `preparaciones` of an answer. Spanish keys, as the API has. */
export interface PreparationReport {
  readonly nombre: string
  readonly oficio: string
  readonly type: string
  readonly typeLabel: string
  /** Its own verdict in its own craft; none for what is no product by itself. */
  readonly verdict: Verdict | null
  /** The verdict in a sentence or two. */
  readonly resumen?: string
  readonly params: Readonly<Record<string, number | undefined>>
  readonly inRange: Readonly<Record<string, boolean | null | undefined>>
  /** Category or medal, where its craft has them. */
  readonly score?: unknown
  readonly legal?: Pick<Legal, 'cumple' | 'denominacion' | 'nombre' | 'objecion'>
  /** Grams used, grams weighed to have them, and what is left of 100 weighed. */
  readonly gramos: number
  readonly gramosPesados: number
  readonly rendimiento: number
  /** As it is when it is used, per 100 g. */
  readonly composicion: readonly {
    readonly clave: Part['key']
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
  readonly legal?: Legal
  readonly warnings?: readonly string[]
}

const energyOf = ({ inner }: Prepared): number =>
  inner.reduce((sum, { share, row }) => sum + (row ? share * energy(row.composition, row.polyolType) : 0), 0)

/** Of the law, the name that it may bear and why not another. */
const lawToTell = ({ cumple, denominacion, nombre, objecion }: Legal): NonNullable<PreparationReport['legal']> => ({
  cumple,
  denominacion,
  ...(nombre !== undefined && { nombre }),
  ...(objecion !== undefined && { objecion }),
})

/** Whether it is well made, where its type judges anything: a higher class that it might reach is no fault. */
export function verdictOf({ definition, judgement, facts }: FoundPart['found']): Verdict | null {
  if (judgement.recipe.isFree) return null
  const ladder = definition.judges.ladder?.(judgement, facts)
  return ladder ? verdict({ made: ladder.reached > 0 }) : judgement.verdict
}

/** Preparations of a formula that are told in full; of more, only their figures: nobody reads on, and it would take long. */
const TOLD_IN_FULL = 12

export function reportsOf(uses: readonly Use[]): PreparationReport[] {
  const told = { left: TOLD_IN_FULL }
  return uses.map((use) => reportOf(use, told))
}

function reportOf({ name, grams, prepared, isStage }: Use, told: { left: number }): PreparationReport {
  const { found } = prepared.found as FoundPart
  const { definition, judgement } = found
  const { say } = found.engine
  const isFull = found.unjudged === undefined && told.left-- > 0
  const { params, score, legal, warnings }: Said = isFull
    ? bodyOf<Said & object>(prepared)
    : { params: found.unjudged === undefined ? judgement.params : {} }
  const isFree = judgement.recipe.isFree === true
  const isJudged = found.unjudged === undefined && !isFree && (prepared.isTyped || !isStage)
  const parts = breakdown(prepared.inner.map(({ share, row }) => ({ grams: share, ingredient: row })))
  const inner = prepared.uses.map((use) => reportOf({ ...use, grams: use.grams * grams }, told))
  return {
    nombre: name,
    oficio: prepared.craft,
    type: prepared.type,
    typeLabel: prepared.typeLabel,
    verdict: isJudged ? verdictOf(found) : null,
    ...(isJudged && isFull
      ? { resumen: say(definition.says.headline(judgement, found.facts)) }
      : found.unjudged && { resumen: say(found.unjudged) }),
    params,
    inRange: isJudged ? judgement.inRange : {},
    ...(isJudged && score !== undefined && { score }),
    ...(isJudged && legal && { legal: lawToTell(legal) }),
    gramos: round(grams, GRAM_DECIMALS),
    gramosPesados: round(grams * prepared.weighed, GRAM_DECIMALS),
    rendimiento: round(100 / prepared.weighed, GRAM_DECIMALS),
    composicion: parts.map(({ key, label, percent }) => ({ clave: key, etiqueta: label, porcentaje: percent })),
    ...(prepared.unknown === 0 && { kcal_100g: round(energyOf(prepared), KCAL_DECIMALS) }),
    ...(prepared.price !== undefined && { precio: round(prepared.price, PRICE_DECIMALS) }),
    alergenos: prepared.allergens,
    warnings: (isJudged ? warnings : undefined) ?? prepared.notes.map(say),
    ...(inner.length > 0 && { preparaciones: inner }),
  }
}
