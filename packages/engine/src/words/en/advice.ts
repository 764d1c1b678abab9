import type { AdviceCodes, Asked, Objection } from '../../findings/advice.ts'
import type { Say, Words } from '../../findings/finding.ts'
import { capitalise, decapitalise } from '../text.ts'
import { action } from './moves.ts'
import { askFirst, unreadLines } from './open-readings.ts'
import { list, number, quoted, withUnit } from './text.ts'

const isLeast = ({ range: [least] }: Asked): boolean => Number.isFinite(least) && least !== 0
const bound = (asked: Asked): string => {
  const [least, most] = asked.range
  return isLeast(asked) ? `at least ${withUnit(least, asked.unit)}` : `at most ${withUnit(most, asked.unit)}`
}
/** “needs at least 8%”, “allows at most 0.3%”. */
const asks = (asked: Asked): string => `${isLeast(asked) ? 'needs' : 'allows'} ${bound(asked)}`
const should = (asked: Asked): string => `should be ${bound(asked)}`

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const

const unless = (orElse: string | undefined, say: Say): string => (orElse ? `, or call it ${say(orElse)}` : '')

const stillUnlawful = ({ unlawful, name, isLost }: AdviceCodes['advice.still-unlawful'], say: Say): string =>
  `${isLost ? `With those changes it could no longer be called ${quoted(name)}` : `It cannot be called ${quoted(name)} yet`}: ${list(
    unlawful.map(
      (asked) => `${decapitalise(say(asked.label))} stays at ${withUnit(asked.value, asked.unit)} (${asks(asked)})`,
    ),
    'and',
  )}.`

function because(why: Objection, name: string, typeLabel: string, say: Say): string {
  if (why.kind === 'forbidden')
    return `${decapitalise(why.what)} has no place in ${quoted(typeLabel)} (${say(why.because)})`
  if (why.kind === 'dose')
    return `${decapitalise(why.what)} is out of dose (${number(why.range[0])} to ${number(why.range[1])}%)`
  if (why.kind === 'guard') return `${decapitalise(say(why.label))} ${should(why)}`
  return `it may not be called ${quoted(name)}`
}

/** What a master would change, and what is said of a formula as a whole. */
export const advice: Words<AdviceCodes> = {
  'advice.read-as': ({ label, because: why }, say) => `I read it as ${say(label)}: ${say(why)}.`,
  'advice.ask-as': ({ label, because: why }, say) =>
    `Shall I judge it as ${say(label)}? ${capitalise(say(why))}: change the type if that is what it is.`,
  'advice.ask-first': ({ names, share }) => askFirst(names, share),
  'advice.unread': ({ names, share }) => unreadLines(names, share),
  'advice.no-ranges': () => 'the type has no ranges to adjust it to: choose one that has',
  'advice.unjudged': () =>
    'No ranges: it is not judged. This tells what it holds, not whether it is right; choose a type to have it judged.',
  'advice.other-product': ({ label, because: why }, say) =>
    `This looks like another product: ${quoted(label)}. ${capitalise(say(why))}.`,
  'advice.fits-better': ({ label, craft }, say) =>
    `its figures fall within the ranges of ${quoted(label)} (${say(craft)}): change the type instead of undoing it`,
  'advice.style': ({ label }) => `I read it as ${quoted(label)} and judge it by those ranges.`,
  'advice.still-out': ({ figures, typeLabel }, say) =>
    `Even so, ${say(figures)} will stay out of range: see whether ${quoted(typeLabel)} is the type of this formula.`,
  'advice.none': ({ figures, typeLabel }, say) =>
    `${capitalise(say(figures))} out of range, and no small change mends it: see whether ${quoted(typeLabel)} is the type of this formula.`,
  'advice.review': ({ faults }, say) =>
    `Check ${COUNTS[faults.length] ?? String(faults.length)} thing${faults.length === 1 ? '' : 's'}: ${list(faults.map(say), 'and')}.`,
  'advice.law': ({ change, asked, name, caused }, say) =>
    `${caused ? 'After that, ' : ''}${say(asked.label)} ${withUnit(change.before, asked.unit)}: ${quoted(name)} ${asks(asked)}. ${capitalise(action(change))} and it comes to ${withUnit(change.after, asked.unit)}.`,
  'advice.guard': ({ change, asked, caused }, say) =>
    `${caused ? 'After that, ' : ''}${say(asked.label)} ${withUnit(change.before, asked.unit)}: it ${should(asked)}. ${capitalise(action(change))} and it comes to ${withUnit(change.after, asked.unit)}.`,
  'advice.forbidden': ({ change, because: why, orElse, typeLabel }, say) =>
    `${capitalise(change.from ?? '')} has no place in ${quoted(typeLabel)}: ${say(why)}. ${capitalise(action(change))}: it goes out altogether${unless(orElse, say)}.`,
  'advice.dose': ({ change, range: [least, most] }) =>
    `${capitalise(change.from ?? '')} is out of dose: ${number(least)} to ${number(most)}% is usual. ${capitalise(action(change))} before you touch anything else.`,
  'advice.balanced-but': ({ changes, why, unlawful, name, isNamed, typeLabel }, say) => {
    const orElse = why.flatMap((one) => (one.kind === 'forbidden' ? (one.orElse ?? []) : []))[0]
    const moves = changes.length > 0 ? `: ${list(changes.map(action), 'and')}` : ''
    const left = unlawful.length > 0 ? `. ${stillUnlawful({ unlawful, name, isLost: isNamed }, say)}` : '.'
    const all = [...new Set(why.map((one) => because(one, name, typeLabel, say)))]
    return `Balanced, but ${list(all, 'and')}${moves}${unless(orElse, say)}${left}`
  },
  'advice.still-unlawful': stillUnlawful,
  'advice.together': ({ all }, say) => all.map(say).join(' '),
}
