import type { PhrasesFor } from '../../findings/finding.ts'
import type { FormulaCodes } from '../../findings/formula.ts'
import { decapitaliseName } from '../text.ts'
import { englishMayHold, englishOpenReading } from './open-readings.ts'
import { englishList, englishNames, englishNumber, englishQuoted, englishWithUnit } from './text.ts'

const meant = (near: readonly string[]): string =>
  near.length > 0 ? ` Did you mean ${englishList(near.map(englishQuoted), 'or')}?` : ''

/** What is wrong with what was sent, and how it was read. Fields are called as they are sent. */
export const englishFormula: PhrasesFor<FormulaCodes> = {
  'formula.unweighed-base': ({ names, type }) =>
    `${englishNames(names)} ${names.length > 1 ? 'are' : 'is'} not weighed: without that I cannot judge ${englishQuoted(type)}.`,
  'formula.cost-without': ({ names }) =>
    `The cost leaves out ${englishNames(names)}, which nobody weighed: it is a minimum.`,
  'formula.cost-unpriced': ({ names }) =>
    `The cost leaves out ${englishNames(names)}, without a price: it is a minimum.`,
  'formula.unknown-type': ({ value, applied, near }) =>
    `I do not know the type ${englishQuoted(value)}: I have applied ${englishQuoted(applied)}.${meant(near.filter((type) => type !== applied))}`,
  'formula.unknown-ingredient': ({ name, percent, near, effect, describable, mayBring }, say) =>
    `I do not recognise ${englishQuoted(name)} (${englishNumber(percent)}% of the weight): I treat it as inert${say(effect)}.${meant(near)}${
      describable ? ' Send me its composition for a better answer.' : ''
    }${englishMayHold(mayBring)}`,
  'formula.additive': ({ name, called, code, className }) =>
    `“${name}” is ${called} (E ${code}), ${className}: it is declared so and, without a composition in the catalogue, counts as inert.`,
  'formula.frying-oil': ({ oil, percent }) =>
    `I count ${englishNumber(percent)} g of ${englishQuoted(oil)} per 100 g of dough, which is what it usually takes up in frying: weigh yours and add it as a line with its name (“Aceite de oliva de freír”).`,
  'formula.gains-left-out': () =>
    'The oil that frying takes up is not counted: weigh it and add it as a line, so that it counts on the label.',
  'formula.unidentified-mass': ({ percent }) =>
    `${englishNumber(percent)}% of the weight is not identified: take the verdict as a guide only.`,
  'formula.interpreted': ({ name, as }) => `I have read ${englishQuoted(name)} as “${as}”.`,
  'formula.open-reading': ({ name, as, ...open }) => englishOpenReading(name, as, open),
  'formula.lactose-beyond-milk': ({ position, name, lactose, milk }) =>
    `The composition of ${englishQuoted(name)} (line ${position}) has ${englishNumber(lactose)} g of lactose and only ${englishNumber(milk)} g of milk solids, which include it: I use it as it is. Check the data sheet.`,
  'formula.too-much-energy': ({ position, name, kcal, most }) =>
    `The composition of ${englishQuoted(name)} (line ${position}) says ${englishNumber(kcal)} kcal per 100 g, and pure fat has ${englishNumber(most)}: I use it as it is. Check the data sheet.`,
  'formula.overfull': ({ position, name, sum, water }) =>
    `The composition of ${englishQuoted(name)} (line ${position}) adds up to ${englishNumber(sum)} g per 100 g: I use it as it is${water > 0 ? '' : ', without water'}. Check the data sheet.`,
  'formula.no-ingredients': () =>
    '“ingredients” is missing: send a list with at least one ingredient and its weight in grams.',
  'formula.too-many-ingredients': ({ count, most }) =>
    `You have sent ${count} ingredients and ${most} is the most: combine those that are the same.`,
  'formula.no-weight': ({ field }) =>
    `The weights add up to 0: give the grams of at least one ingredient in ${englishQuoted(field)}.`,
  'formula.bad-line': ({ position, name, grams }) =>
    `Line ${position}: send an object with ${englishQuoted(name)} and ${englishQuoted(grams)}.`,
  'formula.bad-name': ({ position, field, longest }) =>
    `Line ${position}: ${englishQuoted(field)} must have 1 to ${longest} characters.`,
  'formula.bad-weight': ({ position, name, field, most }) =>
    `Line ${position} (${englishQuoted(name)}): ${englishQuoted(field)} must be a number of grams from 0 to ${most}.`,
  'formula.bad-component': ({ position, name, field }) =>
    `Line ${position} (${englishQuoted(name)}): ${englishQuoted(field)} is grams per 100 g and must be from 0 to 100.`,
  'formula.bad-figure': ({ position, name, field }) =>
    `Line ${position} (${englishQuoted(name)}): ${englishQuoted(field)} must be a number that is 0 or more.`,
  'formula.bad-measure': ({ position, name, field }) =>
    `Line ${position} (${englishQuoted(name)}): ${englishQuoted(field)} is what you measure or read on the pack and must be a number from 0 to 100.`,
  'formula.impossible-measure': ({ position, name, field, value, unit, usual }) =>
    usual === undefined
      ? `Line ${position} (${englishQuoted(name)}): ${englishQuoted(field)} does not apply to this ingredient. Take it out, or see whether the name is the one you meant.`
      : `Line ${position} (${englishQuoted(name)}): ${englishQuoted(field)} ${englishNumber(value)} cannot be right for this ingredient (${englishWithUnit(usual, unit, 1)} is usual). Check the measurement or the name.`,
  'formula.measured-unknown': ({ name, fields }) =>
    `I do not know what ${englishQuoted(name)} is, so I cannot use ${englishList(fields.map(englishQuoted), 'and')}: a measured figure completes an ingredient of the catalogue. Give its whole composition or a known name.`,
  'formula.bad-evaporation': ({ available }) =>
    `“aguaEvaporada” must be more than 0 and less than the water of the formula (${englishNumber(available, 1)} g).`,
  'formula.boiled-off': () => 'the water that cooking boils off',
  'formula.inside': ({ name, what }, say) => `In ${englishQuoted(name)}: ${decapitaliseName(say(what))}`,
  'formula.cannot-read': ({ name }) =>
    `${englishQuoted(name)} is not in the catalogue as it is written, and I cannot interpret it here: write it as in the catalogue or send its id.`,
  'formula.cannot-doubt': () => 'I cannot say here how much the figures vary: ask for the answer without “duda”.',
  'formula.cannot-open': () => 'I cannot open preparations here: send the ingredients that they are made of instead.',
  'formula.lost-too-much': ({ asked, most }) =>
    `The formula does not have the ${englishNumber(asked, 1)} g of water that it would lose in the making: I count all it has as lost, ${englishNumber(most, 1)} g. Check the loss.`,
}
