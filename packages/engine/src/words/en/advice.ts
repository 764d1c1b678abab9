import type { AdviceCodes, RequiredFigure, SaleObjection } from '../../findings/advice.ts'
import type { PhrasesFor, SayFinding } from '../../findings/finding.ts'
import { capitaliseName, decapitaliseName } from '../text.ts'
import { englishFigures } from './first.ts'
import { englishAction } from './moves.ts'
import { englishAskFirst, englishUnreadLines } from './open-readings.ts'
import {
  englishCalled,
  englishCount,
  englishList,
  englishNames,
  englishNumber,
  englishQuoted,
  englishWithUnit,
} from './text.ts'

const isLeast = ({ range: [least] }: RequiredFigure): boolean => Number.isFinite(least) && least !== 0
const bound = (asked: RequiredFigure): string => {
  const [least, most] = asked.range
  return isLeast(asked)
    ? `at least ${englishWithUnit(least, asked.unit)}`
    : `at most ${englishWithUnit(most, asked.unit)}`
}
/** “needs at least 8%”, “allows at most 0.3%”. */
const asks = (asked: RequiredFigure): string => `${isLeast(asked) ? 'needs' : 'allows'} ${bound(asked)}`
const should = (asked: RequiredFigure): string => `should be ${bound(asked)}`

const unless = (orElse: string | undefined, say: SayFinding): string => (orElse ? `, or call it ${say(orElse)}` : '')

const stillUnlawful = ({ unlawful, name, isLost }: AdviceCodes['advice.still-unlawful'], say: SayFinding): string =>
  `${isLost ? `With those changes it could no longer be called ${englishCalled(name)}` : `It still may not be called ${englishCalled(name)}`}: ${englishList(
    unlawful.map(
      (asked) => `${decapitaliseName(say(asked.label))} ${englishWithUnit(asked.value, asked.unit)} (${bound(asked)})`,
    ),
    'and',
  )}.`

function because(why: SaleObjection, name: string, typeLabel: string, say: SayFinding): string {
  if (why.kind === 'forbidden')
    return `${decapitaliseName(why.what)} has no place in ${englishQuoted(typeLabel)} (${say(why.because)})`
  if (why.kind === 'dose')
    return `the dose of ${decapitaliseName(why.what)} is not the usual one (${englishNumber(why.range[0])} to ${englishNumber(why.range[1])}%)`
  if (why.kind === 'guard') return `${decapitaliseName(say(why.label))} ${should(why)}`
  return `it may not be called ${englishCalled(name)}`
}

/** What a master would change, and what is said of a formula as a whole. */
export const englishAdvice: PhrasesFor<AdviceCodes> = {
  'advice.read-as': ({ label, because: why }, say) => `I read it as ${say(label)}: ${say(why)}.`,
  'advice.ask-as': ({ label, because: why }, say) =>
    `Shall I judge it as ${say(label)}? ${capitaliseName(say(why))}. If that is what it is, change the type.`,
  'advice.ask-first': ({ names, share }) => englishAskFirst(names, share),
  'advice.weigh-first': ({ names, figures }, say) =>
    `How much ${names.length > 1 ? 'do' : 'does'} ${englishNames(names)} weigh? Write the grams${figures.length > 0 ? `: without them I cannot judge ${englishFigures(figures, say)}` : `, or take ${names.length > 1 ? 'them' : 'it'} out if there is none`}.`,
  'advice.unread': ({ names, share }) => englishUnreadLines(names, share),
  'advice.no-ranges': () => 'the type has no ranges to adjust it to: choose one that has them',
  'advice.to-be-seen': () => 'Still open: I do not know what more than a fifth of the weight is.',
  'advice.unjudged': () =>
    'No ranges: it is not judged. This tells you what is in it, not whether it is right; choose a type to have it judged.',
  'advice.other-product': ({ label, because: why }, say) =>
    `This looks like another product: ${englishQuoted(label)}. ${capitaliseName(say(why))}.`,
  'advice.fits-better': ({ label, craft }, say) =>
    `its figures fall within the ranges of ${englishQuoted(label)} (${decapitaliseName(say(craft))}): change the type rather than rework it`,
  'advice.style': ({ label }) => `I read it as ${englishQuoted(label)} and judge it by those ranges.`,
  'advice.still-out': ({ figures, typeLabel }, say) =>
    `Even so, ${decapitaliseName(say(figures))} will stay out of range: see whether ${englishQuoted(typeLabel)} is the type of this formula.`,
  'advice.out': ({ figures, typeLabel }, say) =>
    `${capitaliseName(say(figures))} out of range: see whether ${englishQuoted(typeLabel)} is the type of this formula.`,
  'advice.none': ({ figures, typeLabel }, say) =>
    `${capitaliseName(say(figures))} out of range, and no small change puts it right: see whether ${englishQuoted(typeLabel)} is the type of this formula.`,
  'advice.review': ({ faults }, say) =>
    `Check ${englishCount(faults.length)} thing${faults.length === 1 ? '' : 's'}: ${englishList(faults.map(say), 'and')}.`,
  'advice.law': ({ change, asked, name, caused }, say) =>
    `${caused ? 'After that, ' : ''}${say(asked.label)} ${englishWithUnit(change.before, asked.unit)}: ${englishCalled(name)} ${asks(asked)}. ${capitaliseName(englishAction(change))} and it comes to ${englishWithUnit(change.after, asked.unit)}.`,
  'advice.guard': ({ change, asked, caused }, say) =>
    `${caused ? 'After that, ' : ''}${say(asked.label)} ${englishWithUnit(change.before, asked.unit)}: it ${should(asked)}. ${capitaliseName(englishAction(change))} and it comes to ${englishWithUnit(change.after, asked.unit)}.`,
  'advice.forbidden': ({ change, because: why, orElse, typeLabel }, say) =>
    `${capitaliseName(change.from ?? '')} has no place in ${englishQuoted(typeLabel)}: ${say(why)}. ${capitaliseName(englishAction(change))}: it comes out altogether${unless(orElse, say)}.`,
  'advice.dose': ({ change, range: [least, most] }) =>
    `The dose of ${decapitaliseName(change.from ?? '')} is off: ${englishNumber(least)} to ${englishNumber(most)}% is usual. ${capitaliseName(englishAction(change))} before you touch anything else.`,
  'advice.balanced-but': ({ changes, why, unlawful, name, isNamed, typeLabel }, say) => {
    const orElse = why.flatMap((one) => (one.kind === 'forbidden' ? (one.orElse ?? []) : []))[0]
    const moves = changes.length > 0 ? `: ${englishList(changes.map(englishAction), 'and')}` : ''
    const left = unlawful.length > 0 ? `. ${stillUnlawful({ unlawful, name, isLost: isNamed }, say)}` : '.'
    const all = [...new Set(why.map((one) => because(one, name, typeLabel, say)))]
    return `Balanced, but ${englishList(all, 'and')}${moves}${unless(orElse, say)}${left}`
  },
  'advice.still-unlawful': stillUnlawful,
  'advice.together': ({ all }, say) => all.map(say).join(' '),
}
