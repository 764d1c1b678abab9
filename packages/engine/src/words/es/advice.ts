import type { AdviceCodes, RequiredFigure, SaleObjection } from '../../findings/advice.ts'
import type { PhrasesFor } from '../../findings/finding.ts'
import { capitaliseName, decapitaliseName, listText, numberText, quotedNames } from '../text.ts'
import { spanishFigures } from './first.ts'
import { spanishAction } from './moves.ts'
import { spanishAskFirst, spanishUnreadLines } from './open-readings.ts'

const withUnit = (value: number, unit: string): string => `${numberText(value)}${unit === '' ? '' : ` ${unit}`}`

const asks = ({ range: [least, most], unit }: RequiredFigure): string =>
  Number.isFinite(least) && least !== 0 ? `al menos ${withUnit(least, unit)}` : `como mucho ${withUnit(most, unit)}`

const COUNTS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] as const

const unless = (orElse: string | undefined): string => (orElse ? `, o llámalo ${orElse}` : '')

/** «Llega» is said of a least, «pasa de» of a most. */
const unmet = (asked: RequiredFigure & { readonly value: number }): string => {
  const [least, most] = asked.range
  const is = `${decapitaliseName(asked.label)} ${withUnit(asked.value, asked.unit)}`
  return Number.isFinite(least) && least !== 0
    ? `${is}, que no llega a ${withUnit(least, asked.unit)}`
    : `${is}, que pasa de ${withUnit(most, asked.unit)}`
}

const stillUnlawful = ({ unlawful, name, isLost }: AdviceCodes['advice.still-unlawful']): string =>
  `${isLost ? 'Con esos cambios dejaría de poder' : 'Sigue sin poder'} llamarse «${name}»: ${listText(unlawful.map(unmet), 'y')}.`

function because(why: SaleObjection, name: string, typeLabel: string): string {
  if (why.kind === 'forbidden') return `«${typeLabel}» no admite ${decapitaliseName(why.what)} (${why.because})`
  if (why.kind === 'dose')
    return `la dosis de ${decapitaliseName(why.what)} se sale de lo usual (de ${numberText(why.range[0])} a ${numberText(why.range[1])} %)`
  if (why.kind === 'guard') return `en ${decapitaliseName(why.label)} conviene ${asks(why)}`
  return `no puede llamarse «${name}»`
}

const lead = (label: string, caused: boolean): string =>
  caused ? `Con lo anterior, ${decapitaliseName(label)}` : label

/** What a master would change, and what is said of a formula as a whole. */
export const spanishAdvice: PhrasesFor<AdviceCodes> = {
  'advice.read-as': ({ label, because: why }) => `Lo leo como ${label}: ${why}.`,
  'advice.ask-as': ({ label, because: why }) =>
    `¿Lo juzgo como «${label}»? ${capitaliseName(why)}: cambia el tipo si es eso.`,
  'advice.ask-first': ({ names, share }) => spanishAskFirst(names, share),
  'advice.weigh-first': ({ names, figures }) =>
    `¿Cuánto ${names.length > 1 ? 'pesan' : 'pesa'} ${quotedNames(names)}? Escribe sus gramos${figures.length > 0 ? `: sin ellos no juzgo ${spanishFigures(figures)}` : ', o quítalo si no lleva'}.`,
  'advice.unread': ({ names, share }) => spanishUnreadLines(names, share),
  'advice.no-ranges': () => 'el tipo no tiene rangos a los que ajustarla: elige uno que los tenga',
  'advice.to-be-seen': () => 'Por ver: no sé qué es más de un quinto de la masa.',
  'advice.unjudged': () =>
    'Sin rangos: no se juzga. Esto dice lo que lleva, no si está bien; elige un tipo para juzgarla.',
  'advice.other-product': ({ label, because: why }, say) =>
    `Esto parece otro producto: ${decapitaliseName(label)}. ${capitaliseName(say(why))}.`,
  'advice.fits-better': ({ label, craft }) =>
    `sus cifras caen en los rangos de «${label}» (${decapitaliseName(craft)}): cambia el tipo en vez de deshacerlo`,
  'advice.style': ({ label }) => `Lo leo como ${decapitaliseName(label)}: los rangos son los suyos.`,
  'advice.still-out': ({ figures, count, typeLabel }, say) =>
    `Aun así ${count > 1 ? 'quedarán' : 'quedará'} fuera de rango: ${say(figures)}. Mira si «${typeLabel}» es el tipo de esta fórmula.`,
  'advice.out': ({ figures, typeLabel }, say) =>
    `${capitaliseName(say(figures))} fuera de rango: mira si «${typeLabel}» es el tipo de esta fórmula.`,
  'advice.none': ({ figures, typeLabel }, say) =>
    `${capitaliseName(say(figures))} fuera de rango y ningún cambio pequeño lo arregla: mira si «${typeLabel}» es el tipo de esta fórmula.`,
  'advice.review': ({ faults }, say) =>
    `Revisa ${COUNTS[faults.length] ?? String(faults.length)} cosa${faults.length === 1 ? '' : 's'}: ${listText(faults.map(say), 'y')}.`,
  'advice.law': ({ change, asked, name, caused }) =>
    `${lead(asked.label, caused)} ${withUnit(change.before, asked.unit)}: «${name}» pide ${asks(asked)}. ${capitaliseName(spanishAction(change))} y quedará en ${withUnit(change.after, asked.unit)}.`,
  'advice.guard': ({ change, asked, caused }) =>
    `${lead(asked.label, caused)} ${withUnit(change.before, asked.unit)}: conviene ${asks(asked)}. ${capitaliseName(spanishAction(change))} y quedará en ${withUnit(change.after, asked.unit)}.`,
  'advice.forbidden': ({ change, because: why, orElse, typeLabel }) =>
    `${capitaliseName(change.from ?? '')} no entra en «${typeLabel}»: ${why}. ${capitaliseName(spanishAction(change))}: sale del todo${unless(orElse)}.`,
  'advice.dose': ({ change, range: [least, most] }) =>
    `${capitaliseName(change.from ?? '')} fuera de dosis: lo usual es de ${numberText(least)} a ${numberText(most)} %. ${capitaliseName(spanishAction(change))} antes de tocar nada más.`,
  'advice.balanced-but': ({ changes, why, unlawful, name, isNamed, typeLabel }) => {
    const orElse = why.flatMap((one) => (one.kind === 'forbidden' ? (one.orElse ?? []) : []))[0]
    const moves = changes.length > 0 ? `: ${listText(changes.map(spanishAction), 'y')}` : ''
    const left = unlawful.length > 0 ? `. ${stillUnlawful({ unlawful, name, isLost: isNamed })}` : '.'
    const all = [...new Set(why.map((one) => because(one, name, typeLabel)))]
    return `Equilibrada, pero ${listText(all, 'y')}${moves}${unless(orElse)}${left}`
  },
  'advice.still-unlawful': stillUnlawful,
  'advice.together': ({ all }, say) => all.map(say).join(' '),
}
