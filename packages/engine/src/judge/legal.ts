import { commonFinding } from '../findings/find.ts'
import type { FindingText } from '../findings/finding.ts'
import type { FormulaLine } from '../formula/formula.ts'
import type { FigureRange } from '../ratio/range.ts'
import { roundTo } from '../words/round.ts'
import { NAME_IT, UNNAMED_PRODUCT } from '../words/terms.ts'
import { isThresholdMet, roomLeftOf } from './condition-ranges.ts'
import { LAW_BASES, type LegalCondition, type LegalDenomination, type LegalOperator } from './denomination.ts'
import { mayUnreadLift, type UnreadLines } from './unread-lines.ts'

/**
 * Law as data: a name is a conjunction of conditions, a condition compares one figure with a threshold and cites its article. Whoever sells asks two things:
 * may it be called so, and by how much. The answer is yes, no, or «the figures hold, if besides …» for what no formula shows (origin, process, shape, analysis).
 */

/** A condition held against a formula: Spanish keys, as the API shows it. */
export interface CheckedCondition {
  readonly id: string
  readonly etiqueta: string
  /** Absent when the formula alone cannot tell. */
  readonly valor?: number
  readonly operador: LegalOperator
  readonly umbral: number
  readonly unidad: string
  /** What the percentage is of. */
  readonly base: string
  /** How much room is left: negative when the condition fails. */
  readonly margen?: number
  readonly cumple: boolean | null
  readonly norma: string
  /** Of the conditions with the same word here, one is enough. */
  readonly bastaUna?: string
}

/** A name held against a formula; what is said of it as it was found, or already in words. */
export interface DenominationCheck<Told extends FindingText = string> {
  readonly denominacion: string
  readonly cumple: boolean | null
  readonly condiciones: readonly CheckedCondition[]
  /** What no formula shows and the name asks for, each as the end of «si además …». */
  readonly siAdemas: readonly Told[]
}

/** The additive `legal` block of an answer: the name asked for; `siAdemas` is that of the name it may bear. */
export interface LegalBlock<Told extends FindingText = string> extends DenominationCheck<Told> {
  /** Other names it may bear, in the order of the norm. */
  readonly alternativas: readonly string[]
  /** The name that the label may print, the characterising ingredient included; absent when none fits. */
  readonly nombre?: string
  /** What its norm sorts it into: pan especial, bollería ordinaria, calidad Suprema. */
  readonly categoria?: string
  /** Mentions and protected names, each with what it asks for. */
  readonly menciones: readonly DenominationCheck<Told>[]
  /** What the label of that name must say. */
  readonly obligatorio: readonly Told[]
  /** Why it may not bear the name, and what change of grams would let it. */
  readonly objecion?: Told
  /** What a name that somebody writes is held against; no part of an answer. */
  readonly grounds?: NameGrounds
}

/** How much there is of something that a name may tell with its figure; of a minimum («… % mínimo») a lower one holds. */
export type NamedShare = readonly [noun: string, percent: number, isLeast?: boolean]

/** The facts that every name of the law is held against, and what else a written name must agree with. */
export interface NameGrounds {
  readonly factsOf: (name: LegalDenomination<string>) => LegalFacts<string>
  readonly shares?: (() => readonly NamedShare[]) | undefined
  /** What must stand beside the name of the product, and by which article. */
  readonly beside?: (() => { readonly nouns: readonly string[]; readonly article: string }) | undefined
  /** What every customary name of the craft is told with: nobody is asked for it. */
  readonly custom?: string | undefined
  /** Words of the printed name whose food its norm fixes by figures. */
  readonly fixed?: string | undefined
  /** The names that it was held against, the one that it bears, and the words that complete it. */
  readonly held?: HeldNames
}

/** The names that a formula was held against. How their figures are read off its lines, only the craft of the lines knows. */
export interface HeldNames {
  readonly names: readonly LegalDenomination<string>[]
  readonly borne: LegalDenomination<string> | undefined
  readonly words: readonly { readonly name: LegalDenomination<string>; readonly isBorne: boolean }[]
  readonly readings: ((name: LegalDenomination<string>) => object) | undefined
}

export type FigureValues<Key extends string> = { readonly [key in Key]?: number }
/** Between what a figure may lie, where it comes from averages or from a loss that nobody measured. */
export type FigureBands<Key extends string> = { readonly [key in Key]?: FigureRange }

/** Figures are compared as they are and shown rounded (RD 618/1998 says 8, not 7,996). */
const DECIMALS = 2
const NO_BANDS = {}

/** What fails by less than a hundredth is not shown as if it met the threshold: it keeps the decimals that tell. */
const FINE_DECIMALS = 6
const decimalsOf = (value: number, threshold: number, met: boolean): number =>
  met || roundTo(value, DECIMALS) !== threshold ? DECIMALS : FINE_DECIMALS

/** Asked of many names at a time, and of most only until the first condition fails: it builds nothing. */
function truth<Key extends string>(
  { figure, operator, threshold, open, measured }: LegalCondition<Key>,
  figures: FigureValues<Key>,
  bands: FigureBands<Key>,
): boolean | null {
  const value = figures[figure]
  if (value === undefined || measured) return null
  const band = bands[figure]
  if (band && isThresholdMet(operator, band[0], threshold) !== isThresholdMet(operator, band[1], threshold)) return null
  return isThresholdMet(operator, value, threshold) || (open ? null : false)
}

export function checkCondition<Key extends string>(
  condition: LegalCondition<Key>,
  figures: FigureValues<Key>,
  bands: FigureBands<Key> = NO_BANDS,
): CheckedCondition {
  const { figure, label, operator, threshold, unit, base, article, anyOf } = condition
  const exact = figures[figure]
  const stated = {
    id: figure,
    etiqueta: label,
    operador: operator,
    umbral: threshold,
    unidad: unit,
    base: LAW_BASES[base],
    norma: article,
    ...(anyOf !== undefined && { bastaUna: anyOf }),
  }
  if (exact === undefined) return { ...stated, cumple: null }
  const cumple = truth(condition, figures, bands)
  const decimals = decimalsOf(exact, threshold, isThresholdMet(operator, exact, threshold))
  const valor = roundTo(exact, decimals)
  return { ...stated, valor, margen: roundTo(roomLeftOf(operator, valor, threshold), decimals), cumple }
}

/** Of the conditions of a group one is enough. */
function anyOf(checked: readonly CheckedCondition[], group: string): boolean | null {
  const values = checked.filter(({ bastaUna }) => bastaUna === group).map(({ cumple }) => cumple)
  return values.includes(true) ? true : values.includes(null) ? null : false
}

/** False if any condition fails, null if none fails and some is open, true if all hold. */
export function conditionsOutcome(checked: readonly CheckedCondition[]): boolean | null {
  let isOpen = false
  for (const { cumple, bastaUna } of checked) {
    const value = bastaUna === undefined ? cumple : anyOf(checked, bastaUna)
    if (value === false) return false
    if (value === null) isOpen = true
  }
  return isOpen ? null : true
}

export const checkAllConditions = <Key extends string>(
  { conditions }: Pick<LegalDenomination<Key>, 'conditions'>,
  figures: FigureValues<Key>,
  bands: FigureBands<Key> = NO_BANDS,
): readonly CheckedCondition[] => conditions.map((condition) => checkCondition(condition, figures, bands))

/** A line that nobody weighed, or whose reading is provisional. */
export type UndecidedLine = Pick<FormulaLine<unknown>, 'name' | 'couldWeigh'>

/** What is known of a formula when the law looks at it. */
export interface LegalFacts<Key extends string> {
  readonly figures: FigureValues<Key>
  readonly bands?: FigureBands<Key>
  /** What would settle a figure within its band, where that is not an analysis; and the lines that it hangs on, which nobody weighed or confirmed. */
  readonly settles?: { readonly [key in Key]?: FindingText }
  readonly undecided?: { readonly [key in Key]?: readonly UndecidedLine[] }
  /** What nobody knows of this formula and every name depends on. */
  readonly pending?: readonly FindingText[]
  /** What a name asks for besides and the lines say themselves. */
  readonly told?: ReadonlySet<FindingText>
  /** Lines that nobody knows: what a name lacks may be in them. */
  readonly unread?: UnreadLines | undefined
}

const boundOf = ({ label, operator, threshold, unit }: LegalCondition<string>) => ({ label, operator, threshold, unit })

/** What a name that does not fail leaves to other eyes. */
function besidesOf<Key extends string>(
  { conditions, besides = [] }: LegalDenomination<Key>,
  condiciones: readonly CheckedCondition[],
  { bands = NO_BANDS, settles = {}, undecided = {}, pending = [], told }: LegalFacts<Key>,
): readonly FindingText[] {
  const open = conditions.filter(({ anyOf: group, measured, figure }, index) => {
    const { cumple, valor } = condiciones[index] as CheckedCondition
    return cumple === null && group === undefined && (measured || valor === undefined || bands[figure])
  })
  const settled = open.map((condition) => {
    const { figure, measured } = condition
    const [lines = [], bound] = [undecided[figure], boundOf(condition)]
    const names = [...new Set(lines.map(({ name }) => name))]
    if (lines.some(({ couldWeigh }) => couldWeigh)) return commonFinding('law.unweighed', { ...bound, names })
    // An analysis tells a figure, whatever its lines are.
    if (names.length > 0 && !measured) return commonFinding('law.given-by', { names, missing: [bound] })
    return settles[figure] ?? commonFinding('law.confirmed', { ...bound, base: LAW_BASES[condition.base] })
  })
  return [...besides.filter((one) => !told?.has(one)), ...new Set(settled), ...pending]
}

/** A name, its conditions and what it leaves to other eyes. */
export function checkDenomination<Key extends string>(
  denomination: LegalDenomination<Key>,
  known: LegalFacts<Key>,
): DenominationCheck<FindingText> {
  const condiciones = checkAllConditions(denomination, known.figures, known.bands)
  const judged = conditionsOutcome(condiciones)
  const siAdemas = judged === false ? [] : besidesOf(denomination, condiciones, known)
  return {
    denominacion: denomination.label,
    cumple: judged === true && siAdemas.length > 0 ? null : judged,
    condiciones,
    siAdemas,
  }
}

/** A name that fails, beside lines that may hold all it lacks, is not refused: they are asked for (P2 of decision 0150). */
function besideUnread<Key extends string>(
  asked: LegalDenomination<Key>,
  held: DenominationCheck<FindingText>,
  known: LegalFacts<Key>,
): DenominationCheck<FindingText> {
  const { unread } = known
  if (held.cumple !== false || !unread) return held
  const lifted = asked.conditions.filter((condition, at) => {
    const value = known.figures[condition.figure]
    return held.condiciones[at]?.cumple === false && value !== undefined && mayUnreadLift(condition, value, unread)
  })
  const condiciones = held.condiciones.map((checked, at) =>
    lifted.includes(asked.conditions[at] as LegalCondition<Key>) ? { ...checked, cumple: null } : checked,
  )
  if (conditionsOutcome(condiciones) === false) return held
  return {
    ...held,
    cumple: null,
    condiciones,
    siAdemas: [
      ...besidesOf(asked, condiciones, known),
      commonFinding('law.given-by', { names: unread.names, missing: lifted.map(boundOf) }),
    ],
  }
}

/** The conditions of a name that a formula fails, each by itself. */
export const failingConditions = <Key extends string>(
  { conditions }: LegalDenomination<Key>,
  { figures, bands = NO_BANDS }: LegalFacts<Key>,
): readonly LegalCondition<Key>[] => conditions.filter((condition) => truth(condition, figures, bands) === false)

/** Whether no condition fails; a group does when all of it does. */
export const isBearableName = <Key extends string>(
  { conditions }: Pick<LegalDenomination<Key>, 'conditions'>,
  { figures, bands = NO_BANDS }: LegalFacts<Key>,
): boolean =>
  conditions.every(
    (condition) =>
      truth(condition, figures, bands) !== false ||
      (condition.anyOf !== undefined &&
        conditions.some((other) => other.anyOf === condition.anyOf && truth(other, figures, bands) !== false)),
  )

/** The first name whose conditions do not fail, in the order of the norm: the highest a formula may bear. */
export const firstPermittedName = <Key extends string, Name extends Pick<LegalDenomination<Key>, 'conditions'>>(
  names: readonly Name[],
  known: LegalFacts<Key>,
): Name | undefined => names.find((name) => isBearableName(name, known))

/** What a craft adds to the name it asks for. */
export interface DenominationExtras<Key extends string> {
  /** The name as the label prints it, from the one that the formula bears. */
  readonly printed?: (name: LegalDenomination<Key>) => string
  readonly categoria?: string | undefined
  readonly mentions?: readonly LegalDenomination<Key>[]
  readonly obligatorio?: (name: LegalDenomination<Key>) => readonly FindingText[]
  /** The change that would let it bear the name asked for, inside a sentence. */
  readonly way?: FindingText | undefined
  /** The figures that another name is held against, where each has its own basis. */
  readonly knownFor?: (name: LegalDenomination<Key>) => LegalFacts<Key>
  readonly shares?: NameGrounds['shares']
  readonly beside?: NameGrounds['beside']
  readonly custom?: string
  /** The readings behind the figures of a name, where grams decide them. */
  readonly readings?: (name: LegalDenomination<Key>) => object
}

const objectionTo = (
  { denominacion, condiciones }: DenominationCheck<FindingText>,
  way: FindingText | undefined,
  meanwhile: string | undefined,
) =>
  commonFinding('law.objection', {
    name: denominacion,
    failed: condiciones.filter(({ cumple }) => cumple === false),
    way,
    meanwhile,
  })

/** Whether an objection says which change of grams would give the name: whatever else is said of it must not deny that. */
export const hasWayOut = (objection: FindingText | undefined): boolean =>
  typeof objection === 'object' && (objection.values as { readonly way?: unknown }).way !== undefined

/** What nobody named: no name is asserted or denied, and whoever made it is asked for one. */
export const unnamedBlock = <Key extends string>(
  known: LegalFacts<Key>,
  mentions: readonly LegalDenomination<Key>[] = [],
): LegalBlock<FindingText> => {
  const { nombre: _, ...block } = legalBlock<Key>(
    { id: 'sin_tipo', label: UNNAMED_PRODUCT, conditions: [], besides: [NAME_IT] },
    [],
    known,
    { mentions },
  )
  return block
}

/** What a formula may be called: the name asked for, held against its conditions, and the others it meets. */
export function legalBlock<Key extends string>(
  asked: LegalDenomination<Key>,
  others: readonly LegalDenomination<Key>[],
  known: LegalFacts<Key>,
  {
    printed = ({ label }) => label,
    categoria,
    mentions = [],
    obligatorio,
    way,
    knownFor = () => known,
    shares,
    beside,
    custom,
    readings,
  }: DenominationExtras<Key> = {},
): LegalBlock<FindingText> {
  const plain = checkDenomination(asked, known)
  const held = besideUnread(asked, plain, known)
  const rest = others.filter((other) => other.id !== asked.id && isBearableName(other, knownFor(other)))
  // What only lines that nobody knows may give is neither refused nor printed.
  const name = held.cumple === false ? rest[0] : held === plain ? asked : undefined
  return {
    ...held,
    // What is pending is pending of the name that the formula bears.
    siAdemas: name && name !== asked ? checkDenomination(name, knownFor(name)).siAdemas : held.siAdemas,
    alternativas: rest.map(({ label }) => label),
    ...(name && { nombre: printed(name) }),
    ...(categoria !== undefined && { categoria }),
    menciones: mentions.map((mention) => checkDenomination(mention, knownFor(mention))),
    obligatorio: name && obligatorio ? obligatorio(name) : [],
    // Before somebody says what a line is, no gram is moved.
    ...(held.cumple === false && {
      objecion: objectionTo(held, known.unread ? undefined : way, name && printed(name)),
    }),
    grounds: {
      factsOf: knownFor as NameGrounds['factsOf'],
      shares,
      beside,
      custom,
      fixed: name?.fixes && name.label,
      held: {
        names: [asked, ...others],
        borne: name,
        words: mentions.map((mention) => ({ name: mention, isBorne: isBearableName(mention, knownFor(mention)) })),
        readings: readings as HeldNames['readings'],
      },
    },
  }
}

/** A name of the law held against what is known, lines that nobody knows included. */
export const checkWrittenName = <Key extends string>(
  name: LegalDenomination<Key>,
  known: LegalFacts<Key>,
): DenominationCheck<FindingText> => besideUnread(name, checkDenomination(name, known), known)
