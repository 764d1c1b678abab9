import { action } from './messages.ts'
import { capitalise, decapitalise, list, number } from './text.ts'

/** Corrections that no figure of a craft words: the law of a name, what has no place in a type, a dose. */

type Range = readonly [least: number, most: number]

interface Deed {
  readonly from?: string
  readonly to?: string
  readonly grams: number
  readonly before: number
  readonly after: number
}
interface Limit {
  readonly label: string
  readonly unit: string
  readonly range: Range
}

const withUnit = (value: number, unit: string): string => `${number(value)}${unit === '' ? '' : ` ${unit}`}`

const asks = ([least, most]: Range, unit: string): string =>
  Number.isFinite(least) && least !== 0 ? `al menos ${withUnit(least, unit)}` : `como mucho ${withUnit(most, unit)}`

/** What the law of a name asks, and the grams that meet it. */
export const lawCorrection = (change: Deed, { label, unit, range }: Limit, name: string): string =>
  `${label} ${withUnit(change.before, unit)}: «${name}» pide ${asks(range, unit)}. ${capitalise(action(change))} y quedará en ${withUnit(change.after, unit)}.`

/** What is spoiled already, and the grams that mend it. */
export const guardCorrection = (change: Deed, { label, unit, range }: Limit): string =>
  `${label} ${withUnit(change.before, unit)}: conviene ${asks(range, unit)}. ${capitalise(action(change))} y quedará en ${withUnit(change.after, unit)}.`

/** What has no place in a type goes out whole. */
export const forbiddenCorrection = (
  change: Deed,
  { because, orElse }: { readonly because: string; readonly orElse?: string },
  typeLabel: string,
): string =>
  `${capitalise(change.from ?? '')} no entra en «${typeLabel}»: ${because}. ${capitalise(action(change))}: sale del todo${orElse ? `, o llámalo ${orElse}` : ''}.`

export const doseCorrection = (change: Deed, [least, most]: Range): string =>
  `${capitalise(change.from ?? '')} fuera de dosis: lo usual es de ${number(least)} a ${number(most)} %. ${capitalise(action(change))} antes de tocar nada más.`

interface Reasoned extends Deed {
  readonly reason?:
    | ({ readonly kind: 'law' | 'guard' } & Limit)
    | { readonly kind: 'forbidden'; readonly rule: { readonly because: string; readonly orElse?: string } }
    | { readonly kind: 'dose'; readonly range: Range }
}

/** The figures are right and something else is not: the one confirmation says so, and gives the grams. */
export function balancedBut(
  changes: readonly Reasoned[],
  unlawful: readonly (Limit & { readonly value: number })[],
  name: string,
  typeLabel: string,
): string {
  const why = [
    ...new Set(
      changes.map(({ reason, from = '' }) => {
        if (reason?.kind === 'forbidden')
          return `${decapitalise(from)} no entra en «${typeLabel}» (${reason.rule.because})`
        if (reason?.kind === 'dose')
          return `${decapitalise(from)} está fuera de dosis (de ${number(reason.range[0])} a ${number(reason.range[1])} %)`
        if (reason?.kind === 'guard') return `${decapitalise(reason.label)} conviene ${asks(reason.range, reason.unit)}`
        return `no puede llamarse «${name}»`
      }),
    ),
    ...(unlawful.length > 0 ? [`no puede llamarse «${name}»`] : []),
  ]
  const orElse = changes.flatMap(({ reason }) => (reason?.kind === 'forbidden' ? (reason.rule.orElse ?? []) : []))[0]
  const deeds = changes.length > 0 ? `: ${list(changes.map(action), 'y')}` : ''
  const left = unlawful.length > 0 ? `. ${stillUnlawful(unlawful, name)}` : '.'
  return `Equilibrada, pero ${list([...new Set(why)], 'y')}${deeds}${orElse ? `, o llámalo ${orElse}` : ''}${left}`
}

/** The name cannot be reached: what stands in the way. */
export const stillUnlawful = (unlawful: readonly (Limit & { readonly value: number })[], name: string): string =>
  `No llega a llamarse «${name}»: ${list(
    unlawful.map(
      ({ label, unit, range, value }) =>
        `${decapitalise(label)} se queda en ${withUnit(value, unit)} y se pide ${asks(range, unit)}`,
    ),
    'y',
  )}.`
