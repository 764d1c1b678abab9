import type { AdviceCodes, RequiredFigure, SaleObjection } from '../../findings/advice.ts'
import type { PhrasesFor, SayFinding } from '../../findings/finding.ts'
import { capitaliseName, decapitaliseName, numberText } from '../text.ts'
import { italianFigures } from './first.ts'
import { italianAction } from './moves.ts'
import { italianAskFirst, italianUnreadLines } from './open-readings.ts'
import { italianCalled, italianCount, italianList, italianNames, italianQuoted, italianWithUnit } from './text.ts'

const isLeast = ({ range: [least] }: RequiredFigure): boolean => Number.isFinite(least) && least !== 0
const bound = (asked: RequiredFigure): string => {
  const [least, most] = asked.range
  return isLeast(asked)
    ? `almeno ${italianWithUnit(least, asked.unit)}`
    : `al massimo ${italianWithUnit(most, asked.unit)}`
}
const asks = (asked: RequiredFigure): string => `${isLeast(asked) ? 'vuole' : 'ammette'} ${bound(asked)}`

const unless = (orElse: string | undefined, say: SayFinding): string =>
  orElse ? `, oppure chiamalo ${say(orElse)}` : ''
const lead = (label: string, caused: boolean, say: SayFinding): string =>
  caused ? `Fatto questo, ${decapitaliseName(say(label))}` : say(label)

const stillUnlawful = ({ unlawful, name, isLost }: AdviceCodes['advice.still-unlawful'], say: SayFinding): string =>
  `${isLost ? `Con queste modifiche non si potrebbe più chiamare ${italianCalled(name)}` : `Ancora non si può chiamare ${italianCalled(name)}`}: ${italianList(
    unlawful.map(
      (asked) => `${decapitaliseName(say(asked.label))} ${italianWithUnit(asked.value, asked.unit)} (${bound(asked)})`,
    ),
    'e',
  )}.`

function because(why: SaleObjection, name: string, typeLabel: string, say: SayFinding): string {
  if (why.kind === 'forbidden')
    return `${italianQuoted(decapitaliseName(why.what))} non va in ${italianQuoted(typeLabel)} (${say(why.because)})`
  if (why.kind === 'dose')
    return `la dose di ${italianQuoted(decapitaliseName(why.what))} non è quella solita (da ${numberText(why.range[0])} a ${numberText(why.range[1])} %)`
  if (why.kind === 'guard') return `${decapitaliseName(say(why.label))}: meglio ${bound(why)}`
  return `non si può chiamare ${italianCalled(name)}`
}

const SEE = (typeLabel: string): string => `guarda se ${italianQuoted(typeLabel)} è il tipo di questa formula`
const TELLS = 'Questo dice che cosa contiene, non se va bene; scegli un tipo per farla giudicare.'

/** What a master would change, and what is said of a formula as a whole. */
export const italianAdvice: PhrasesFor<AdviceCodes> = {
  'advice.read-as': ({ label, because: why }, say) => `Lo leggo come ${say(label)}: ${say(why)}.`,
  'advice.ask-as': ({ label, because: why }, say) =>
    `Lo giudico come ${say(label)}? ${capitaliseName(say(why))}. Se è quello, cambia il tipo.`,
  'advice.ask-first': ({ names, share }) => italianAskFirst(names, share),
  'advice.weigh-first': ({ names, figures }, say) =>
    `Quanto ${names.length > 1 ? 'pesano' : 'pesa'} ${italianNames(names)}? Scrivi i grammi${figures.length > 0 ? `: senza non giudico ${italianFigures(figures, say)}` : `, o ${names.length > 1 ? 'toglili' : 'toglilo'} se non c’è`}.`,
  'advice.unread': ({ names, share }) => italianUnreadLines(names, share),
  'advice.no-ranges': () => 'il tipo non ha intervalli a cui adattarla: scegline uno che li abbia',
  'advice.to-be-seen': () => 'Da vedere: non so che cosa sia più di un quinto del peso.',
  'advice.unjudged': () => `Senza intervalli: non si giudica. ${TELLS}`,
  'advice.other-product': ({ label, because: why }, say) =>
    `Questo sembra un altro prodotto: ${italianQuoted(label)}. ${capitaliseName(say(why))}.`,
  'advice.fits-better': ({ label, craft }, say) =>
    `i suoi valori rientrano negli intervalli di ${italianQuoted(label)} (${decapitaliseName(say(craft))}): cambia il tipo invece di rifarla`,
  'advice.style': ({ label }) => `Lo leggo come ${italianQuoted(label)}: gli intervalli sono i suoi.`,
  'advice.still-out': ({ figures, typeLabel }, say) =>
    `Anche così resterà fuori intervallo: ${decapitaliseName(say(figures))}. ${capitaliseName(SEE(typeLabel))}.`,
  'advice.out': ({ figures, typeLabel }, say) => `${capitaliseName(say(figures))} fuori intervallo: ${SEE(typeLabel)}.`,
  'advice.none': ({ figures, typeLabel }, say) =>
    `${capitaliseName(say(figures))} fuori intervallo e nessuna piccola modifica rimedia: ${SEE(typeLabel)}.`,
  'advice.review': ({ faults }, say) =>
    `Rivedi ${italianCount(faults.length)} ${faults.length === 1 ? 'cosa' : 'cose'}: ${italianList(faults.map(say), 'e')}.`,
  'advice.law': ({ change, asked, name, caused }, say) =>
    `${lead(asked.label, caused, say)} ${italianWithUnit(change.before, asked.unit)}: ${italianCalled(name)} ${asks(asked)}. ${capitaliseName(italianAction(change))} e arriva a ${italianWithUnit(change.after, asked.unit)}.`,
  'advice.guard': ({ change, asked, caused }, say) =>
    `${lead(asked.label, caused, say)} ${italianWithUnit(change.before, asked.unit)}: meglio ${bound(asked)}. ${capitaliseName(italianAction(change))} e arriva a ${italianWithUnit(change.after, asked.unit)}.`,
  'advice.forbidden': ({ change, because: why, orElse, typeLabel }, say) =>
    `${italianQuoted(capitaliseName(change.from ?? ''))} non va in ${italianQuoted(typeLabel)}: ${say(why)}. ${capitaliseName(italianAction(change))}: esce del tutto${unless(orElse, say)}.`,
  'advice.dose': ({ change, range: [least, most] }) =>
    `${italianQuoted(capitaliseName(change.from ?? ''))} fuori dose: di solito da ${numberText(least)} a ${numberText(most)} %. ${capitaliseName(italianAction(change))} prima di toccare altro.`,
  'advice.balanced-but': ({ changes, why, unlawful, name, isNamed, typeLabel }, say) => {
    const orElse = why.flatMap((one) => (one.kind === 'forbidden' ? (one.orElse ?? []) : []))[0]
    const moves = changes.length > 0 ? `: ${italianList(changes.map(italianAction), 'e')}` : ''
    const left = unlawful.length > 0 ? `. ${stillUnlawful({ unlawful, name, isLost: isNamed }, say)}` : '.'
    const all = [...new Set(why.map((one) => because(one, name, typeLabel, say)))]
    return `Bilanciata, ma ${italianList(all, 'e')}${moves}${unless(orElse, say)}${left}`
  },
  'advice.still-unlawful': stillUnlawful,
  'advice.together': ({ all }, say) => all.map(say).join(' '),
}
