import { PERISHABLE_CLASSES, type ProductLabel } from '@obrador/engine'
import { foldedText } from '../format/folded.ts'
import type { DateForm, DateKind, StatedOnLabel } from './stated.ts'

/** What a label must say (Regulation (EU) 1169/2011, art. 9), and what it may not. */

const FROZEN = 'F'
/** The class of what may not be sold as it is made. */
const UNSALEABLE = '0'

type Safety = ProductLabel['seguridadAlimentaria']

/** Where nobody knows how it keeps its maker says so, and until then it is taken for what spoils. */
export function dateKindOf(safety: Safety, { dateKind = 'useBy' }: StatedOnLabel): DateKind {
  if (!safety) return dateKind
  return PERISHABLE_CLASSES.has(safety.clase) ? 'useBy' : 'bestBefore'
}

/** Without the cold it spoils: then the label must say how to keep it (art. 25; of a use-by date, Annex X, 2.b). */
const mustSayKeeping = (safety: Safety, stated: StatedOnLabel): boolean =>
  dateKindOf(safety, stated) === 'useBy' || safety?.clase === FROZEN

/** Ice is sold by the litre, everything else by weight. */
export const usualUnit = (safety: Safety): 'g' | 'ml' => (safety?.clase === FROZEN ? 'ml' : 'g')

/** Everything that stands on a label, as it stands there. */
export interface OnLabel {
  readonly label: ProductLabel
  readonly stated: StatedOnLabel
  readonly name: string
  readonly keeping: string
  readonly operator: string
  /** Traces that are told of what is inside: its maker may add to them, and take none of them away. */
  readonly told: readonly string[]
  /** Whether it would bear a name that its formula may not. */
  readonly isMisnamed: boolean
}

export const LABEL_MENTIONS = ['name', 'allergens', 'net', 'date', 'lot', 'keeping', 'operator'] as const
export type LabelMention = (typeof LABEL_MENTIONS)[number]

/** How the date is written; what spoils always bears its day. */
export const dateFormOf = (stated: StatedOnLabel, safety: Safety): DateForm =>
  dateKindOf(safety, stated) === 'useBy' ? 'day' : (stated.dateForm ?? 'day')

/** A date with its day and month stands for the lot (Directive 2011/91/EU, art. 5). */
const hasDay = (stated: StatedOnLabel, safety: Safety): boolean =>
  stated.date !== undefined && dateFormOf(stated, safety) === 'day'

export function missingMentionsIn({ label, stated, name, keeping, operator }: OnLabel): readonly LabelMention[] {
  const { seguridadAlimentaria: safety, alergenos } = label
  const isThere: Readonly<Record<LabelMention, boolean>> = {
    name: name.trim() !== '',
    allergens: alergenos.sinDato.length === 0,
    net: (stated.net ?? 0) > 0,
    date: stated.date !== undefined || dateFormOf(stated, safety) === 'none',
    lot: (stated.lot ?? '').trim() !== '' || hasDay(stated, safety),
    keeping: keeping.trim() !== '' || !mustSayKeeping(safety, stated),
    operator: operator.trim() !== '',
  }
  return LABEL_MENTIONS.filter((mention) => !isThere[mention])
}

/** The parts of the name that was asked for that do not stand. */
export const deniedPartsOf = ({ partesDelNombre = [] }: ProductLabel): readonly string[] =>
  partesDelNombre.filter(({ cumple }) => cumple === false).map(({ texto }) => texto)

/** Those that nobody but its maker can show. */
export const openPartsOf = ({ partesDelNombre = [] }: ProductLabel): readonly string[] =>
  partesDelNombre.filter(({ cumple }) => cumple === null).map(({ texto }) => texto)

/** Ingredients of which too little is known to declare its table, where it has one: its values would be minimums. */
export const untoldInTable = ({ label, stated }: Pick<OnLabel, 'label' | 'stated'>): readonly string[] =>
  stated.nutrition === false
    ? []
    : [...new Set(Object.values(label.nutricion.por100g).flatMap(({ faltan = [] }) => faltan))]

/** The name that goes on the label, and whether the formula may not bear it. */
export function nameOnLabel(
  label: ProductLabel,
  asked: string,
  formulaName: string,
): { name: string; isMisnamed: boolean } {
  const { legal } = label
  const name = asked.trim() || label.denominacion || (legal ? '' : formulaName)
  const isMisnamed =
    deniedPartsOf(label).length > 0 ||
    (legal?.cumple === false && (name === '' || foldedText(name).startsWith(foldedText(legal.denominacion))))
  return { name, isMisnamed }
}

/** What nobody may stick on a package: a name or a product that the law denies, or allergens or values that nobody knows whole (art. 8.2). */
export const isLabelUnfit = (on: OnLabel): boolean =>
  on.isMisnamed || !mayBeSold(on.label) || on.label.alergenos.sinDato.length > 0 || untoldInTable(on).length > 0

export const mayBeSold = ({ seguridadAlimentaria: safety }: ProductLabel): boolean => safety?.clase !== UNSALEABLE

/** Months beyond which the label of a food may leave out the day, or the month too (Annex X, 1.c). */
const WITHOUT_DAY = 3
const WITHOUT_MONTH = 18

/** Whole months that it keeps for, and something more. */
const monthsUntil = (date: string, now: Date): number => {
  const until = new Date(`${date}T12:00`)
  const months = 12 * (until.getFullYear() - now.getFullYear()) + until.getMonth() - now.getMonth()
  return until.getDate() <= now.getDate() ? months - 1 : months
}

/** Whether the date may be written so: what keeps for less says more. */
export function isFormTooShort({ date, dateForm = 'day' }: StatedOnLabel, now = new Date()): boolean {
  if (date === undefined || dateForm === 'day' || dateForm === 'none') return false
  return monthsUntil(date, now) < (dateForm === 'month' ? WITHOUT_DAY : WITHOUT_MONTH)
}

export const isPastDate = ({ date }: StatedOnLabel, now = new Date()): boolean =>
  date !== undefined && date < now.toLocaleDateString('sv-SE')
