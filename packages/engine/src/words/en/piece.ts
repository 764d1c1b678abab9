import type { PhrasesFor } from '../../findings/finding.ts'
import type { PieceCodes } from '../../findings/piece.ts'
import { capitaliseName } from '../text.ts'
import { englishCount, englishList, englishNames, englishNumber, englishQuoted } from './text.ts'

const parts = (count: number): string => `${capitaliseName(englishCount(count))} part${count === 1 ? '' : 's'}`
const euros = (amount: number): string => `€${amount.toFixed(2)}`

/** What is said of a piece that is put together of parts. */
export const englishPiece: PhrasesFor<PieceCodes> = {
  'piece.all-right': ({ count }) => (count === 1 ? 'One part, and it is fine.' : `${parts(count)}, all fine.`),
  'piece.some-unknown': ({ count, names }) =>
    `${parts(count)}; I do not know what is in ${englishList(names.map(englishQuoted), 'and')}.`,
  'piece.some-wrong': ({ count, wrong }) =>
    `${parts(count)}; look at ${englishList(wrong.map(englishQuoted), 'and')} again.`,
  'piece.some-unjudged': ({ count, names }) =>
    `${parts(count)}; ${englishNames(names)} ${names.length > 1 ? 'are' : 'is'} not judged: no ranges.`,
  'piece.some-unweighed': ({ count, names }) => `${parts(count)}; ${englishNames(names)} still to be weighed.`,
  'piece.unweighed': ({ names }) =>
    `Not weighed: ${englishNames(names)}. Weight, cost and label cover only the rest, and I work out neither price nor margin: write the grams.`,
  'piece.no-parts': () =>
    '“partes” is missing: send a list with at least one part, its “nombre” and its “gramos” per piece.',
  'piece.bad-loss': ({ position, name, most }) =>
    `Line ${position} (${englishQuoted(name)}): “merma” is the % lost on the way: a number from 0 to ${most}.`,
  'piece.bad-amount': ({ field, least, most }) => `“${field}” must be a number from ${least} to ${most}.`,
  'piece.margin-or-price': () =>
    'Send “margen” or “pvp”, not both: each gives the other. The margin is on the price before VAT.',
  'piece.unpriced': ({ names, share }) =>
    `No price: ${englishList(names.map(englishQuoted), 'and')}. The cost covers ${englishNumber(share, 1)} g in every 100, and I work out neither price nor margin from it: send its “precio” in €/kg.`,
  'piece.price-text': ({ pvp, iva, margin }) =>
    `${euros(pvp)} with VAT at ${englishNumber(iva, 1)}%: a margin of ${englishNumber(margin, 1)}% on the price before VAT.`,
  'piece.vat-bread': ({ percent }) =>
    `VAT at ${percent}%, as a guide: “pan común” (Spanish Ley 37/1992, art. 91.Dos.1.1). If it is not “pan común”, 10%.`,
  'piece.vat-food': ({ percent }) => `VAT at ${percent}%, as a guide: food (Spanish Ley 37/1992, art. 91.Uno.1.1).`,
  'piece.vat-asked': ({ percent }) => `VAT at ${percent}%, as you asked.`,
  'piece.vat-differs': ({ told, usual, isBread }) =>
    `You asked for VAT at ${englishNumber(told, 1)}%, and ${isBread ? 'this “pan común”' : 'this food'} bears ${englishNumber(usual, 1)}% (Spanish Ley 37/1992, art. 91.${isBread ? 'Dos' : 'Uno'}.1.1): I use yours; check it.`,
  'piece.below-cost': ({ pvp, loss }) => `At ${euros(pvp)} you lose ${euros(loss)} a piece.`,
  'piece.nameless': () =>
    'A piece like this has no legal name of its own: say in “denominacion” what it is, so that the buyer understands it (art. 17).',
  'piece.keeping-unknown': ({ names }) =>
    `I do not know how ${englishList(names.map(englishQuoted), 'or')} keeps: until you do, give neither a use-by nor a best-before date; treat it as highly perishable.`,
  'piece.ask-keeping': ({ name }) =>
    `What is ${englishQuoted(name)}, and how is it kept? I treat it as fresh: give its formula as a preparation, or its name in the catalogue.`,
  'piece.ask-frozen': ({ part }) =>
    `Is it sold frozen? Say so in “congelada” or in its name (“tarta helada”): it has ${englishQuoted(part)}, and I treat it as thawed.`,
  'piece.thawed': ({ frozen, what }, say) => `${say(frozen)} Thawed: ${say(what)}`,
  'piece.not-all-parts': ({ seen, all }) =>
    `I have looked at how ${seen} of ${all} parts keep, not at every one: one left out may keep for less.`,
  'piece.savoury': ({ condition }, say) =>
    `${say(condition)}; with a savoury filling, 8 °C or less if eaten within 24 h and 4 °C or less if it keeps longer (RD 1086/2020, art. 30)`,
  'piece.cured': () => 'Cured or fatty',
  'piece.cured-condition': () => 'chilled and covered; more than 5 days needs a Listeria study',
  'piece.too-many-parts': ({ count, most }) =>
    `You have sent ${count} parts and ${most} is the most: combine those that are the same.`,
  'piece.note': ({ asOf }, say) =>
    `Grams are what stays in the piece; losses count in the cost and in what has to be made, not in the composition. Prices before VAT; those that you do not send in “precio” are a guide, as of ${say(asOf)}.`,
}
