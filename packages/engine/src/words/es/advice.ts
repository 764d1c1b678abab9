import type { AdviceCodes, Asked, Objection } from '../../findings/advice.ts'
import type { Words } from '../../findings/finding.ts'
import { capitalise, decapitalise, list, number } from '../text.ts'
import { action } from './moves.ts'
import { askFirst, unreadLines } from './open-readings.ts'

const withUnit = (value: number, unit: string): string => `${number(value)}${unit === '' ? '' : ` ${unit}`}`

const asks = ({ range: [least, most], unit }: Asked): string =>
  Number.isFinite(least) && least !== 0 ? `al menos ${withUnit(least, unit)}` : `como mucho ${withUnit(most, unit)}`

const COUNTS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] as const

const unless = (orElse: string | undefined): string => (orElse ? `, o llámalo ${orElse}` : '')

const stillUnlawful = ({ unlawful, name, isLost }: AdviceCodes['advice.still-unlawful']): string =>
  `${isLost ? 'Con esos cambios dejaría de poder' : 'No llega a'} llamarse «${name}»: ${list(
    unlawful.map(
      (asked) =>
        `${decapitalise(asked.label)} se queda en ${withUnit(asked.value, asked.unit)} y se pide ${asks(asked)}`,
    ),
    'y',
  )}.`

function because(why: Objection, name: string, typeLabel: string): string {
  if (why.kind === 'forbidden') return `${decapitalise(why.what)} no entra en «${typeLabel}» (${why.because})`
  if (why.kind === 'dose')
    return `${decapitalise(why.what)} está fuera de dosis (de ${number(why.range[0])} a ${number(why.range[1])} %)`
  if (why.kind === 'guard') return `${decapitalise(why.label)} conviene ${asks(why)}`
  return `no puede llamarse «${name}»`
}

const lead = (label: string, caused: boolean): string => (caused ? `Con lo anterior, ${decapitalise(label)}` : label)

/** What a master would change, and what is said of a formula as a whole. */
export const advice: Words<AdviceCodes> = {
  'advice.read-as': ({ label, because: why }) => `Lo leo como ${label}: ${why}.`,
  'advice.ask-as': ({ label, because: why }) =>
    `¿Lo juzgo como «${label}»? ${capitalise(why)}: cambia el tipo si es eso.`,
  'advice.ask-first': ({ names, share }) => askFirst(names, share),
  'advice.unread': ({ names, share }) => unreadLines(names, share),
  'advice.no-ranges': () => 'el tipo no tiene rangos a los que ajustarla: elige uno que los tenga',
  'advice.unjudged': () =>
    'Sin rangos: no se juzga. Esto dice lo que lleva, no si está bien; elige un tipo para juzgarla.',
  'advice.other-product': ({ label, because: why }, say) =>
    `Esto parece otro producto: ${decapitalise(label)}. ${capitalise(say(why))}.`,
  'advice.fits-better': ({ label, craft }) =>
    `sus cifras caen en los rangos de «${label}» (${decapitalise(craft)}): cambia el tipo en vez de deshacerlo`,
  'advice.style': ({ label }) => `Lo leo como ${decapitalise(label)}: los rangos son los suyos.`,
  'advice.still-out': ({ figures, count, typeLabel }, say) =>
    `Aun así, ${say(figures)} ${count > 1 ? 'seguirán' : 'seguirá'} fuera de rango: mira si «${typeLabel}» es el tipo de esta fórmula.`,
  'advice.none': ({ figures, typeLabel }, say) =>
    `${capitalise(say(figures))} fuera de rango y ningún cambio pequeño lo arregla: mira si «${typeLabel}» es el tipo de esta fórmula.`,
  'advice.review': ({ faults }, say) =>
    `Revisa ${COUNTS[faults.length] ?? String(faults.length)} cosa${faults.length === 1 ? '' : 's'}: ${list(faults.map(say), 'y')}.`,
  'advice.law': ({ change, asked, name, caused }) =>
    `${lead(asked.label, caused)} ${withUnit(change.before, asked.unit)}: «${name}» pide ${asks(asked)}. ${capitalise(action(change))} y quedará en ${withUnit(change.after, asked.unit)}.`,
  'advice.guard': ({ change, asked, caused }) =>
    `${lead(asked.label, caused)} ${withUnit(change.before, asked.unit)}: conviene ${asks(asked)}. ${capitalise(action(change))} y quedará en ${withUnit(change.after, asked.unit)}.`,
  'advice.forbidden': ({ change, because: why, orElse, typeLabel }) =>
    `${capitalise(change.from ?? '')} no entra en «${typeLabel}»: ${why}. ${capitalise(action(change))}: sale del todo${unless(orElse)}.`,
  'advice.dose': ({ change, range: [least, most] }) =>
    `${capitalise(change.from ?? '')} fuera de dosis: lo usual es de ${number(least)} a ${number(most)} %. ${capitalise(action(change))} antes de tocar nada más.`,
  'advice.balanced-but': ({ changes, why, unlawful, name, isNamed, typeLabel }) => {
    const orElse = why.flatMap((one) => (one.kind === 'forbidden' ? (one.orElse ?? []) : []))[0]
    const moves = changes.length > 0 ? `: ${list(changes.map(action), 'y')}` : ''
    const left = unlawful.length > 0 ? `. ${stillUnlawful({ unlawful, name, isLost: isNamed })}` : '.'
    const all = [...new Set(why.map((one) => because(one, name, typeLabel)))]
    return `Equilibrada, pero ${list(all, 'y')}${moves}${unless(orElse)}${left}`
  },
  'advice.still-unlawful': stillUnlawful,
  'advice.together': ({ all }, say) => all.map(say).join(' '),
}
