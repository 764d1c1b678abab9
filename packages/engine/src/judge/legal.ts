import type { SourceKey } from '../catalogue/sources.ts'
import { find } from '../findings/find.ts'
import type { Text } from '../findings/finding.ts'
import type { Range } from '../ratio/range.ts'
import { round } from '../words/round.ts'
import { NAME_IT, UNNAMED } from '../words/terms.ts'
import type { Unread } from './unread-lines.ts'

/**
 * Law as data: a name is a conjunction of conditions, a condition compares one figure with a threshold and cites its
 * article. Whoever sells asks two things: may it be called so, and by how much. The answer has three values: yes, no, and
 * «the figures hold, if besides …» for what no formula shows (origin, process, shape, analysis).
 */

export type Operator = '>=' | '<=' | '>' | '<'

/** What a percentage of the law is of. */
export const BASES = {
  mezcla: 'de la mezcla',
  masa: 'de la masa',
  acabado: 'del producto acabado',
  harina: 'de la harina total',
  chocolate: 'de la parte de chocolate',
  seca: 'de la materia seca',
  pieza: 'de la pieza',
  producto: 'del producto',
  litro: 'por litro',
} as const
export type Base = keyof typeof BASES

export interface Condition<Key extends string> {
  /** The figure it looks at, among the readings of the craft on the base the norm names. */
  readonly figure: Key
  readonly label: string
  readonly operator: Operator
  readonly threshold: number
  readonly unit: string
  readonly base: Base
  readonly article: string
  readonly source: SourceKey
  /** Something outside the formula may still meet it (the shell of a filling), so that missing it leaves it open. */
  readonly open?: true
  /** A result of cooking or analysis: worked out here it stays open, whatever it says. */
  readonly measured?: true
  /** Of the conditions with the same word here, one is enough. */
  readonly anyOf?: string
}

export interface Denomination<Key extends string> {
  readonly id: string
  /** The name the norm reserves. */
  readonly label: string
  readonly conditions: readonly Condition<Key>[]
  /** What it asks for besides and a formula does not show, each as the end of «si además …». */
  readonly besides?: readonly string[]
  /** Where it is written, for a name without figures. */
  readonly article?: string
  /** A name stands alone; a category only sorts; a mention goes with a name; what is protected is never asserted. */
  readonly kind?: 'categoria' | 'mencion' | 'protegida'
}

/** A condition held against a formula: Spanish keys, as the API shows it. */
export interface Checked {
  readonly id: string
  readonly etiqueta: string
  /** Absent when the formula alone cannot tell. */
  readonly valor?: number
  readonly operador: Operator
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
export interface Held<Told extends Text = string> {
  readonly denominacion: string
  readonly cumple: boolean | null
  readonly condiciones: readonly Checked[]
  /** What no formula shows and the name asks for, each as the end of «si además …». */
  readonly siAdemas: readonly Told[]
}

/** The additive `legal` block of an answer: the name asked for; `siAdemas` is that of the name it may bear. */
export interface Legal<Told extends Text = string> extends Held<Told> {
  /** Other names it may bear, in the order of the norm. */
  readonly alternativas: readonly string[]
  /** The name that the label may print, the characterising ingredient included; absent when none fits. */
  readonly nombre?: string
  /** What its norm sorts it into: pan especial, bollería ordinaria, calidad Suprema. */
  readonly categoria?: string
  /** Mentions and protected names, each with what it asks for. */
  readonly menciones: readonly Held<Told>[]
  /** What the label of that name must say. */
  readonly obligatorio: readonly Told[]
  /** Why it may not bear the name, and what change of grams would let it. */
  readonly objecion?: Told
}

export type Figures<Key extends string> = { readonly [key in Key]?: number }
/** Between what a figure may lie, where it comes from averages or from a loss that nobody measured. */
export type Bands<Key extends string> = { readonly [key in Key]?: Range }

/** Figures are compared as they are and shown rounded (RD 618/1998 says 8, not 7,996). */
const DECIMALS = 2
/** An addition leaves this much noise; a threshold is met within it. */
const NOISE = 1e-9
const NO_BANDS = {}

const isFloor = (operator: Operator): boolean => operator === '>=' || operator === '>'

/** «At least» leaves room above its threshold, «at most» below it. */
const room = (operator: Operator, value: number, threshold: number): number =>
  isFloor(operator) ? value - threshold : threshold - value

const isMet = (operator: Operator, value: number, threshold: number): boolean => {
  const left = room(operator, value, threshold)
  return operator === '>' || operator === '<' ? left > NOISE : left >= -NOISE
}

/** What fails by less than a hundredth is not shown as if it met the threshold: it keeps the decimals that tell. */
const FINE_DECIMALS = 6
const decimalsOf = (value: number, threshold: number, met: boolean): number =>
  met || round(value, DECIMALS) !== threshold ? DECIMALS : FINE_DECIMALS

/** Asked of many names at a time, and of most only until the first condition fails: it builds nothing. */
function truth<Key extends string>(
  { figure, operator, threshold, open, measured }: Condition<Key>,
  figures: Figures<Key>,
  bands: Bands<Key>,
): boolean | null {
  const value = figures[figure]
  if (value === undefined || measured) return null
  const band = bands[figure]
  if (band && isMet(operator, band[0], threshold) !== isMet(operator, band[1], threshold)) return null
  return isMet(operator, value, threshold) || (open ? null : false)
}

export function check<Key extends string>(
  condition: Condition<Key>,
  figures: Figures<Key>,
  bands: Bands<Key> = NO_BANDS,
): Checked {
  const { figure, label, operator, threshold, unit, base, article, anyOf } = condition
  const exact = figures[figure]
  const stated = {
    id: figure,
    etiqueta: label,
    operador: operator,
    umbral: threshold,
    unidad: unit,
    base: BASES[base],
    norma: article,
    ...(anyOf !== undefined && { bastaUna: anyOf }),
  }
  if (exact === undefined) return { ...stated, cumple: null }
  const cumple = truth(condition, figures, bands)
  const decimals = decimalsOf(exact, threshold, isMet(operator, exact, threshold))
  const valor = round(exact, decimals)
  return { ...stated, valor, margen: round(room(operator, valor, threshold), decimals), cumple }
}

/** Of the conditions of a group one is enough. */
function anyOf(checked: readonly Checked[], group: string): boolean | null {
  const values = checked.filter(({ bastaUna }) => bastaUna === group).map(({ cumple }) => cumple)
  return values.includes(true) ? true : values.includes(null) ? null : false
}

/** False if any condition fails, null if none fails and some is open, true if all hold. */
export function outcome(checked: readonly Checked[]): boolean | null {
  let isOpen = false
  for (const { cumple, bastaUna } of checked) {
    const value = bastaUna === undefined ? cumple : anyOf(checked, bastaUna)
    if (value === false) return false
    if (value === null) isOpen = true
  }
  return isOpen ? null : true
}

export const checkAll = <Key extends string>(
  { conditions }: Pick<Denomination<Key>, 'conditions'>,
  figures: Figures<Key>,
  bands: Bands<Key> = NO_BANDS,
): readonly Checked[] => conditions.map((condition) => check(condition, figures, bands))

/** What is known of a formula when the law looks at it. */
export interface Known<Key extends string> {
  readonly figures: Figures<Key>
  readonly bands?: Bands<Key>
  /** What would settle a figure within its band, where that is not an analysis. */
  readonly settles?: { readonly [key in Key]?: Text }
  /** What nobody knows of this formula and every name depends on. */
  readonly pending?: readonly Text[]
  /** Lines that nobody knows: what a name lacks may be in them. */
  readonly unread?: Unread | undefined
}

/** % of the mass that flour, chocolate or dry matter make up at least in what is named by them: so much less of it is unread. */
const LEAST_PART = 25
const ON_THE_WHOLE: ReadonlySet<Base> = new Set<Base>(['mezcla', 'masa', 'acabado', 'pieza', 'producto'])
/** How much a point of the mass is in each unit; of figures in others nothing is told. */
const PER_POINT: Readonly<Record<string, number>> = { '%': 1, 'g/kg': 10 }

/** Whether what nobody knows may be what a condition asks for, were all of it that. */
function mayLift(
  { figure, operator, threshold, unit, base }: Condition<string>,
  value: number,
  unread: Unread,
): boolean {
  const share = base === 'acabado' ? unread.ofFinished : unread.share
  const points = share * (PER_POINT[unit] ?? 0) * (ON_THE_WHOLE.has(base) ? 1 : 100 / LEAST_PART)
  const most = isFloor(operator) ? value + points : unread.foreign?.has(figure) ? value - points : value
  return isMet(operator, most, threshold)
}

/** What a name that does not fail leaves to other eyes. */
function besidesOf<Key extends string>(
  { conditions, besides = [] }: Denomination<Key>,
  condiciones: readonly Checked[],
  { bands = NO_BANDS, settles = {}, pending = [] }: Known<Key>,
): readonly Text[] {
  const open = conditions.filter(({ anyOf: group, measured, figure }, index) => {
    const { cumple, valor } = condiciones[index] as Checked
    return cumple === null && group === undefined && (measured || valor === undefined || bands[figure])
  })
  return [
    ...besides,
    ...open.map(
      ({ figure, label, operator, threshold, unit, base }) =>
        settles[figure] ?? find('law.confirmed', { label, operator, threshold, unit, base: BASES[base] }),
    ),
    ...pending,
  ]
}

/** A name, its conditions and what it leaves to other eyes. */
export function hold<Key extends string>(denomination: Denomination<Key>, known: Known<Key>): Held<Text> {
  const condiciones = checkAll(denomination, known.figures, known.bands)
  const judged = outcome(condiciones)
  const siAdemas = judged === false ? [] : besidesOf(denomination, condiciones, known)
  return {
    denominacion: denomination.label,
    cumple: judged === true && siAdemas.length > 0 ? null : judged,
    condiciones,
    siAdemas,
  }
}

/** A name that fails, beside lines that may hold all it lacks, is not refused: they are asked for (P2 of decision 0150). */
function besideUnread<Key extends string>(asked: Denomination<Key>, held: Held<Text>, known: Known<Key>): Held<Text> {
  const { unread } = known
  if (held.cumple !== false || !unread) return held
  const lifted = asked.conditions.filter((condition, at) => {
    const value = known.figures[condition.figure]
    return held.condiciones[at]?.cumple === false && value !== undefined && mayLift(condition, value, unread)
  })
  const condiciones = held.condiciones.map((checked, at) =>
    lifted.includes(asked.conditions[at] as Condition<Key>) ? { ...checked, cumple: null } : checked,
  )
  if (outcome(condiciones) === false) return held
  const missing = lifted.map(({ label, operator, threshold, unit }) => ({ label, operator, threshold, unit }))
  return {
    ...held,
    cumple: null,
    condiciones,
    siAdemas: [...besidesOf(asked, condiciones, known), find('law.given-by', { names: unread.names, missing })],
  }
}

/** The conditions of a name that a formula fails, each by itself. */
export const failing = <Key extends string>(
  { conditions }: Denomination<Key>,
  { figures, bands = NO_BANDS }: Known<Key>,
): readonly Condition<Key>[] => conditions.filter((condition) => truth(condition, figures, bands) === false)

/** Whether no condition fails; a group does when all of it does. */
export const isBearable = <Key extends string>(
  { conditions }: Pick<Denomination<Key>, 'conditions'>,
  { figures, bands = NO_BANDS }: Known<Key>,
): boolean =>
  conditions.every(
    (condition) =>
      truth(condition, figures, bands) !== false ||
      (condition.anyOf !== undefined &&
        conditions.some((other) => other.anyOf === condition.anyOf && truth(other, figures, bands) !== false)),
  )

/** The first name whose conditions do not fail, in the order of the norm: the highest a formula may bear. */
export const firstBorne = <Key extends string, Name extends Pick<Denomination<Key>, 'conditions'>>(
  names: readonly Name[],
  known: Known<Key>,
): Name | undefined => names.find((name) => isBearable(name, known))

/** The side of a threshold on which a condition holds. */
export const sideOf = ({ operator, threshold }: Pick<Condition<string>, 'operator' | 'threshold'>): Range =>
  isFloor(operator) ? [threshold, Number.POSITIVE_INFINITY] : [Number.NEGATIVE_INFINITY, threshold]

/** Whether a formula alone decides a condition, so that grams can meet it. */
export const isShown = ({ open, measured, anyOf }: Condition<string>): boolean =>
  !open && !measured && anyOf === undefined

/** The same conditions as ranges, so that advice may aim at a name; what they leave open reaches to the bounds. */
export function rangesOf<Key extends string>(
  conditions: readonly Condition<Key>[],
  bounds: Range,
): { readonly [key in Key]?: Range } {
  const ranges: { [key in Key]?: Range } = {}
  for (const condition of conditions.filter(isShown)) {
    const { figure, operator, threshold } = condition
    const [least, most] = ranges[figure] ?? bounds
    ranges[figure] = isFloor(operator) ? [Math.max(least, threshold), most] : [least, Math.min(most, threshold)]
  }
  return ranges
}

/** What a craft adds to the name it asks for. */
export interface Extras<Key extends string> {
  /** The name as the label prints it, from the one that the formula bears. */
  readonly printed?: (name: Denomination<Key>) => string
  readonly categoria?: string | undefined
  readonly mentions?: readonly Denomination<Key>[]
  readonly obligatorio?: (name: Denomination<Key>) => readonly Text[]
  /** The change that would let it bear the name asked for, inside a sentence. */
  readonly way?: Text | undefined
  /** The figures that another name is held against, where each has its own basis. */
  readonly knownFor?: (name: Denomination<Key>) => Known<Key>
}

const objectionTo = ({ denominacion, condiciones }: Held<Text>, way: Text | undefined, meanwhile: string | undefined) =>
  find('law.objection', {
    name: denominacion,
    failed: condiciones.filter(({ cumple }) => cumple === false),
    way,
    meanwhile,
  })

/** What nobody named: no name is asserted or denied, and whoever made it is asked for one. */
export const unnamed = <Key extends string>(
  known: Known<Key>,
  mentions: readonly Denomination<Key>[] = [],
): Legal<Text> => {
  const { nombre: _, ...block } = legalBlock<Key>(
    { id: 'sin_tipo', label: UNNAMED, conditions: [], besides: [NAME_IT] },
    [],
    known,
    { mentions },
  )
  return block
}

/** What a formula may be called: the name asked for, held against its conditions, and the others it meets. */
export function legalBlock<Key extends string>(
  asked: Denomination<Key>,
  others: readonly Denomination<Key>[],
  known: Known<Key>,
  {
    printed = ({ label }) => label,
    categoria,
    mentions = [],
    obligatorio,
    way,
    knownFor = () => known,
  }: Extras<Key> = {},
): Legal<Text> {
  const plain = hold(asked, known)
  const held = besideUnread(asked, plain, known)
  const rest = others.filter((other) => other.id !== asked.id && isBearable(other, knownFor(other)))
  // What only lines that nobody knows may give is neither refused nor printed.
  const isLifted = held !== plain
  const name = held.cumple === false ? rest[0] : isLifted ? undefined : asked
  return {
    ...held,
    // What is pending is pending of the name that the formula bears.
    siAdemas: name && name !== asked ? hold(name, knownFor(name)).siAdemas : held.siAdemas,
    alternativas: rest.map(({ label }) => label),
    ...(name && { nombre: printed(name) }),
    ...(categoria !== undefined && { categoria }),
    menciones: mentions.map((mention) => hold(mention, known)),
    obligatorio: name && obligatorio ? obligatorio(name) : [],
    // Before somebody says what a line is, no gram is moved.
    ...(held.cumple === false && {
      objecion: objectionTo(held, known.unread ? undefined : way, name && printed(name)),
    }),
  }
}
