import type { PanaderiaCodes } from '../../../crafts/panaderia/findings.ts'
import type { CorrectedFigure, NamedFigure } from '../../../findings/figure.ts'
import type { PhrasesFor, SayFinding } from '../../../findings/finding.ts'
import { capitaliseName, decapitaliseName } from '../../text.ts'
import { englishAction } from '../moves.ts'
import { englishCalled, englishFigureNames, englishList, englishNumber, englishQuoted } from '../text.ts'

const percent = (value: number, decimals = 2): string => `${englishNumber(value, decimals)}%`

/** Under this a dose of yeast needs all its decimals (Neapolitan doughs live on thousandths); above it two say enough. */
const SMALL = 0.1
const MOST_DECIMALS = 2
const written = ({ decimals }: NamedFigure, value: number): string =>
  percent(value, value < SMALL ? decimals : Math.min(decimals, MOST_DECIMALS))

function fault(value: number, [least, most]: CorrectedFigure['range']): string {
  if (value < least) return `below the minimum (${percent(least, 3)})`
  if (value > most) return `above the maximum (${percent(most)})`
  return 'too little for a dough without yeast'
}

const labels = (figures: readonly NamedFigure[], say: SayFinding): string => englishFigureNames(figures, say)

const LAW = 'RD 308/2019'

/** What is said of a bread. */
export const englishPanaderia: PhrasesFor<PanaderiaCodes> = {
  'panaderia.inert': () =>
    ' (it adds to the dough weight but stays out of the percentages; give its “role” if it is flour, water, salt…)',
  'panaderia.no-flour': () => 'I find no flour. Add one, or mark a line with the role “harina”.',
  'panaderia.bad-role': ({ name, roles }) =>
    `${englishQuoted(name)}: “role” must be one of ${englishList(roles.map(englishQuoted), 'or')}.`,
  'panaderia.bad-part': ({ name }) =>
    `${englishQuoted(name)}: “parte” can only be “empaste”, the fat laminated into the dough.`,
  'panaderia.bad-hydration': ({ name, least, most }) =>
    `${englishQuoted(name)}: “hidratacion” is the water per 100 parts of its flour and must be from ${least} to ${most}.`,
  'panaderia.bad-loss': ({ most }) =>
    `“merma” is the share of the dough lost in the oven and must be from 0 to ${englishNumber(most)} (0.18 is 18%).`,
  'panaderia.bad-temperature': ({ field, least, most }) =>
    `“temperaturas.${field}” must be degrees Celsius from ${englishNumber(least)} to ${most}.`,
  'panaderia.bad-friction': ({ mixers, most }) =>
    `“temperaturas.friccion” must be ${englishList(mixers.map(englishQuoted), 'or')}, or degrees from 0 to ${most}.`,
  'panaderia.balanced': ({ typeLabel }) =>
    `The formula is balanced for ${englishQuoted(typeLabel)}: everything is in range.`,
  'panaderia.correction': ({ figure, before, after, range, caused, change }, say) =>
    `${caused ? `After that, ${decapitaliseName(say(figure.label))}` : say(figure.label)} ${written(figure, before)}, ${fault(before, range)}. ${capitaliseName(englishAction(change))} and it comes to ${written(figure, after)}.`,
  'panaderia.figures': ({ figures }, say) => labels(figures, say),
  'panaderia.fault': ({ figure, low }, say) => `${low ? 'low' : 'high'} ${decapitaliseName(say(figure.label))}`,
  'panaderia.balanced-verdict': ({ hydration }) => `Balanced. Dough at ${englishNumber(hydration, 0)}% hydration.`,
  'panaderia.mixing-note': ({ temperatura, hielo, water, friccion, tooHot }) => {
    const friction = `I have counted ${englishNumber(friccion, 1)} °C of mixer friction.`
    if (water === 0) return `There is no water in the formula: bring your liquid to that temperature. ${friction}`
    if (temperatura > tooHot) return `Water above ${tooHot} °C harms the yeast: warm the flour or the room. ${friction}`
    const ice =
      hielo > 0 ? `Weigh ${englishNumber(hielo, 1)} g of the water as ice and take the rest from the tap. ` : ''
    return temperatura < 0
      ? `${ice}It would take water below freezing: chill the flour too, or mix for less time. ${friction}`
      : `${ice}${friction}`
  },
  'panaderia.unleavened': () => 'There is neither yeast nor sourdough in the formula.',
  'panaderia.little-levain': ({ percentOfFlour }) =>
    `There is no yeast, and the sourdough (${percent(percentOfFlour)}) is under 5% of the flour: too little to raise the dough alone.`,
  'panaderia.leavener': () => `Baking powder is not baker’s yeast (${LAW}, art. 2).`,
  'panaderia.salt-above-law': ({ merma, salt, most, perKilo }) =>
    `With a bake loss of ${englishNumber(100 * merma, 1)}% the bread would have ${englishNumber(salt)} g of salt per 100 g; the legal maximum for “pan común” is ${englishNumber(most)} (${LAW}, art. 11.2.c).${perKilo === undefined ? '' : ` At ${englishNumber(perKilo, 1)} g per kg of flour it would comply.`}`,
  'panaderia.special-bread': ({ name }) =>
    `With these ingredients it is a “pan especial”, not “pan común” (${LAW}, arts. 5 and 11.3): it may be called ${englishCalled(name)}.`,
  'panaderia.not-sourdough-by-yeast': () =>
    `With more than 0.2% yeast it may not say “elaborado con masa madre” (${LAW}, art. 14.5).`,
  'panaderia.not-sourdough-by-culture': () =>
    `Poolish, biga, sponge and pâte fermentée are raised with yeast: without 5% of sourdough culture it may not say “elaborado con masa madre” (${LAW}, arts. 8 and 14.5).`,
  'panaderia.outside-avpn': ({ figures }, say) => `Outside the AVPN regulations: ${labels(figures, say)}.`,
  'panaderia.osmotolerant': () => 'Above 10% sugar, use osmotolerant yeast or raise the dose.',
  'panaderia.powdered-yeast': ({ name }) =>
    `I take ${englishQuoted(name)} for dry baker’s yeast; if it is baking powder, say so in the name.`,
  'panaderia.heavy-other': ({ name }) => `${englishQuoted(name)} is over 30% of the dough: check its “role”.`,
  'panaderia.yeast-strength': ({ strength }) =>
    `Yeast is counted as weighed: 1 g of yours does the work of ${englishNumber(strength, 2)} g of fresh, and its range is that of fresh yeast divided by ${englishNumber(strength, 2)}.`,
  'panaderia.stiff-dough': ({ hydration }) =>
    `At ${englishNumber(hydration, 1)}% water it is a stiff dough (candeal): it needs sheeting.`,
  'panaderia.has-gluten': ({ percentOfFlour }) =>
    `${englishNumber(percentOfFlour, 1)}% of the flour has gluten: it may not say “sin gluten” (Reg. (EU) 828/2014).`,
  'panaderia.gluten-free-claim': () =>
    '“Sin gluten” needs 20 mg/kg or less in what is sold (Reg. (EU) 828/2014): a recipe does not prove it. Oats, only if certified.',
  'panaderia.little-rye': ({ percentOfFlour }) =>
    percentOfFlour === 0
      ? `None of the flour is rye: it is not a rye bread (${LAW}, art. 4.4). See “pan_comun” or “pan_rustico_mm”.`
      : `${percentOfFlour < 1 ? 'Less than 1' : `Only ${englishNumber(percentOfFlour, 1)}`}% of the flour is rye: it is a bread with rye, and its name must give the percentage (${LAW}, art. 4.4.b). See “pan_comun” or “pan_rustico_mm”.`,
  'panaderia.figurine': () =>
    'The figurine and the bean are not for eating: warn on the pack or the shelf notice that they are inside.',
  'panaderia.wet-dough': ({ hydration }) =>
    `At ${englishNumber(hydration, 1)}% water it is a very wet dough: use stronger flour (W 240 or more) and give it folds.`,
  'panaderia.assumed-hydration': ({ name, hydration }) =>
    `I have taken ${englishQuoted(name)} to be at ${englishNumber(hydration)}% hydration; if not, write it in the name (“${name} ${englishNumber(hydration + 5)} %”).`,
  'panaderia.lower-salt': ({ perKilo }) => `bring the salt down to ${englishNumber(perKilo, 1)} g per kg of flour`,
  'panaderia.untold': ({ names }) =>
    `${englishList(names.map(englishQuoted), 'and')} ${names.length > 1 ? 'have' : 'has'} no gluten, sugars, malt or fat: see the data sheet`,
  'panaderia.whole-flour': ({ nouns }) =>
    `the flour of ${englishList(nouns.map(englishQuoted), 'and')} is wholemeal: look at the sack`,
  'panaderia.loss-at-most': ({ most, used }) =>
    `the bake loss does not go over ${englishNumber(100 * Math.max(0, most), 1)}% (I have counted ${englishNumber(100 * used, 1)}%): measure it and send it in “merma”`,
  'panaderia.baked': () => 'the water that the oven drives off',
  'panaderia.fried': () => 'the water that frying drives off',
}
