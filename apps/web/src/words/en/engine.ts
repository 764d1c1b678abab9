import type { EngineCodes, Phrasebook } from '@obrador/engine'
import { englishList, englishNumber, englishQuoted, englishWithUnit } from '@obrador/engine/en'
import { decapitaliseName, shownName } from '../../format/page-speech.ts'
import type { ScreenPhrases } from '../es/engine.ts'

const SCREEN_FIELDS: Readonly<Record<string, string>> = {
  'manoDeObra.minutos': 'Minutes for all of them',
  'manoDeObra.eurosHora': 'Euros per hour',
}

const names = (all: readonly string[]): string => englishList(all.map(englishQuoted), 'and')
const meant = (near: readonly string[]): string =>
  near.length > 0 ? ` Did you mean ${englishList(near.map(englishQuoted), 'or')}?` : ''

const KINDS: Readonly<Record<string, string>> = {
  chocolate_negro: 'dark',
  chocolate_leche: 'milk',
  chocolate_blanco: 'white',
}
const kindOf = (role: string): string => KINDS[role] ?? 'another one'

const engine: ScreenPhrases<EngineCodes> = {
  'formula.no-ingredients': () => 'Add at least one ingredient with its weight.',
  'formula.no-weight': () => 'Enter the grams of at least one ingredient.',
  'formula.too-many-ingredients': ({ count, most }) =>
    `The formula has ${count} ingredients and ${most} is the most: combine those that are the same.`,
  'formula.bad-name': ({ position, longest }) => `Line ${position}: the name must have 1 to ${longest} letters.`,
  'formula.bad-weight': ({ position, name, most }) =>
    `Line ${position} (“${name}”): the weight must be a number of grams from 0 to ${most}.`,
  'formula.bad-measure': ({ name }) => `“${shownName(name)}”: the reading must be a number from 0 to 100.`,
  'formula.impossible-measure': ({ name, value, usual, unit }) =>
    usual === undefined
      ? `“${shownName(name)}”: that reading does not apply to this ingredient.`
      : `“${shownName(name)}”: ${englishNumber(value)} cannot be right for this ingredient (${englishWithUnit(usual, unit, 1)} is usual). Check the reading or the name.`,
  'formula.bad-evaporation': ({ available }) =>
    `The water that boils off must be more than 0 and less than the water of the formula (${englishNumber(available, 1)} g).`,
  'formula.unknown-ingredient': ({ name, percent, near, effect, describable }, say) =>
    `I do not recognise “${name}” (${englishNumber(percent)}% of the weight): I treat it as inert${say(effect)}.${meant(near)}${describable ? ' Create it as an ingredient of your own.' : ''}`,
  'pasteleria.missing-base': ({ base }, say) =>
    `I cannot find the base ingredient of this type (${say(base)}): add it, or check how it is spelt.`,
  'pasteleria.balanced-verdict': () => 'Balanced. Everything is in range.',
  'pasteleria.other-chocolate': ({ role }) =>
    `Most of the chocolate is ${kindOf(role)}: see whether this is the right type of ganache.`,
  'pasteleria.whipped': () =>
    'These are the proportions of a whipped ganache: if you are going to whip it, choose that type.',
  'doubt.firm-inside': ({ isTold }) =>
    `Sure: ${isTold ? 'with what you have measured, and even if the rest varies as it usually does' : 'even if your ingredients vary as they usually do from one purchase to the next'}, the figures stay in range.`,
  'doubt.firm-outside': ({ isTold }) =>
    `Sure: the variation ${isTold ? 'still left in your ingredients' : 'in your ingredients from one purchase to the next'} is not enough to bring it into range.`,
  'doubt.depends-on-measured': ({ ingredient, figure, isInside }, say) =>
    `You have measured your ${decapitaliseName(ingredient)}. No reading is exact: it may still ${isInside ? 'take' : 'bring'} ${decapitaliseName(say(figure))} ${isInside ? 'out of' : 'into'} its range. Leave a little more room.`,
  'doubt.by-little-measured': ({ ingredient }) =>
    `It is out by less than the error of your reading of ${decapitaliseName(ingredient)}.`,
  'panaderia.inert': () =>
    ' (it counts in the weight of the dough but not in the percentages; create it as an ingredient of your own if it is flour, water, salt…)',
  'panaderia.heavy-other': ({ name }) => `“${name}” is more than 30% of the dough: check what it is.`,
  'panaderia.no-flour': () => 'I can find no flour. Add one.',
  'label.unknown': ({ name, near }) =>
    `I do not know what is in ${englishQuoted(name)}: its allergens are missing, and the values, which leave it out, are minimums.${meant(near)} Create it as an ingredient of your own.`,
  'label.untold': ({ name, missing }, say) =>
    `I do not know all that is in ${englishQuoted(name)}; missing: ${say(missing)}. The totals are minimums: create it as an ingredient of your own from the supplier’s data sheet.`,
  'label.unknown-allergens': ({ all }) =>
    `I do not know the allergens of ${names(all)}: read your supplier’s label and save ${all.length > 1 ? 'them as ingredients of your own, with their' : 'it as an ingredient of your own, with its'} allergens.`,
  'safety.ask-egg': () => 'Is the egg shell egg or pasteurised?',
  'piece.unpriced': ({ names: unpriced, share }) =>
    `No price: ${names(unpriced)}. The cost covers ${englishNumber(share, 1)} g of every 100, so I give no price or margin: enter it in Pantry.`,
  'piece.nameless': () =>
    'A piece like this has no legal name of its own: say under “Name of the food” what it is, so that the buyer understands it (art. 17).',
  'piece.bad-amount': ({ field, least, most }) =>
    `“${SCREEN_FIELDS[field] ?? field}” must be a number from ${least} to ${most}.`,
  'production.bad-name': ({ where, longest }, say) => `${say(where)}: the name must have 1 to ${longest} letters.`,
  'production.told-apart': ({ title, names: apart }) =>
    `There are ${apart.length} different preparations called ${englishQuoted(title)}: I make them separately, as ${names(apart)}. If they are the same, give them the same formula.`,
  'production.unpriced': ({ names: unpriced, more }) => {
    const it = unpriced.length + more > 1 ? 'them' : 'it'
    const others = more > 0 ? ` and ${englishNumber(more, 0)} more ${more === 1 ? 'ingredient' : 'ingredients'}` : ''
    return `No price: ${names(unpriced)}${others}. The cost leaves ${it} out: enter ${it} under “Prices and stock”.`
  },
  'production.too-many-batches': ({ machine, name, batches }) =>
    `At the capacity of ${englishQuoted(machine)} that is ${batches} batches of ${englishQuoted(name)}: check it.`,
}

export const screenWords: Phrasebook = engine as Phrasebook
