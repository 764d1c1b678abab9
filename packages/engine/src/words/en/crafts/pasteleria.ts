import type { PasteleriaCodes } from '../../../crafts/pasteleria/findings.ts'
import type { PasteleriaRole } from '../../../crafts/pasteleria/names.ts'
import type { NamedFigure } from '../../../findings/figure.ts'
import type { PhrasesFor } from '../../../findings/finding.ts'
import { roleTerms } from '../../es/role-terms.ts'
import { decapitaliseName } from '../../text.ts'
import { englishGlossary } from '../glossary.ts'
import { englishAction } from '../moves.ts'
import { englishFigureNames, englishList, englishMedal, englishNumber, englishQuoted } from '../text.ts'

const roleWord = (role: PasteleriaRole): string => englishGlossary[roleTerms[role]]
const anyOf = (roles: readonly PasteleriaRole[]): string => englishList(roles.map(roleWord), 'or')

/** What a cook will notice when a figure is under or over its range. */
const EFFECTS: Readonly<Partial<Record<string, { readonly under?: string; readonly over?: string }>>> = {
  azucares: { over: 'Too sweet.' },
  huevoHarina: { under: 'It will not whip up.' },
  azucarHarina: { over: 'It will sink and brown too fast.' },
  grasaHarina: { under: 'Tough, dry dough.', over: 'Greasy crumb.' },
  impulsorHarina: { under: 'It will not rise.', over: 'It will rise and collapse, with a chemical taste.' },
  liquidoHarina: { under: 'Dry dough.', over: 'It will spread.' },
  panadaHarina: { over: 'It will spread.' },
  almidonLitro: { under: 'It will not thicken.', over: 'Gluey texture.' },
  espesanteLitro: { under: 'It will not coat a spoon.', over: 'Gluey texture.' },
  huevoLitro: { under: 'It will be slack.' },
  yemaLitro: { under: 'It will not coat a spoon.' },
  gelatina: { under: 'It will not hold its shape.', over: 'It will be rubbery.' },
  chocolateNata: { under: 'It will not crystallise.', over: 'It may split.' },
  mantecaCacao: { under: 'It will not firm up.' },
  grasaAgua: { over: 'The emulsion will split.' },
  azucarClara: { under: 'Unstable meringue.', over: 'Some sugar will not dissolve.' },
  huevoZumo: { under: 'It will not thicken.' },
  barquillo: { under: 'It will not crunch.', over: 'It will not bind.' },
  pectina: { under: 'It will not set.', over: 'It will be rubbery.' },
  azucarFruta: { over: 'It will crystallise.' },
  frutaFinal: { under: 'It is short of the fruit that the law asks for.' },
  claraAlmendra: { over: 'The batter is too runny.' },
  grasaLacteaFinal: { under: 'It is short of the legal 6% of milk fat.' },
}

const written = ({ decimals }: NamedFigure, value: number): string => englishNumber(value, decimals)

/** What is said of a pastry. */
export const englishPasteleria: PhrasesFor<PasteleriaCodes> = {
  'pasteleria.inert': () => ' (it adds weight but no composition)',
  'pasteleria.balanced': ({ typeLabel }) =>
    `Balanced formula: every figure is within the range of ${englishQuoted(typeLabel)}.`,
  'pasteleria.correction': ({ figure, before, after, range, caused, change }, say) => {
    const low = before < range[0]
    const label = caused ? `After that, ${decapitaliseName(say(figure.label))}` : say(figure.label)
    const effect = EFFECTS[figure.key]?.[low ? 'under' : 'over']
    return `${label} too ${low ? 'low' : 'high'} (${written(figure, before)}; target ${englishNumber(range[0])}–${englishNumber(range[1])}): ${englishAction(change)} and it comes to ${written(figure, after)}.${effect ? ` ${effect}` : ''}`
  },
  'pasteleria.figures': ({ figures }, say) => englishFigureNames(figures, say),
  'pasteleria.fault': ({ figure, low }, say) => `${low ? 'low' : 'high'} ${decapitaliseName(say(figure.label))}`,
  'pasteleria.missing-base': ({ type, base }, say) =>
    `I cannot find the base ingredient of ${englishQuoted(type)} (${say(base)}): add it, or check how it is spelt.`,
  'pasteleria.base': ({ roles }) => englishList(roles.map(anyOf), 'and'),
  'pasteleria.unknown-role': ({ name, roles }) =>
    `${englishQuoted(name)}: “role” must be one of ${roles.map(englishQuoted).join(', ')}.`,
  'pasteleria.bad-baking-loss': ({ most }) =>
    `“perdidaHorneado” is the % of weight lost: it must be from 0 to the water of the formula (${englishNumber(most, 1)}%).`,
  'pasteleria.balanced-verdict': ({ medal }) =>
    medal === undefined ? 'Balanced.' : `Balanced. ${englishMedal(medal)} medal.`,
  'pasteleria.not-santiago': () =>
    'The PGI “Tarta de Santiago” is an almond cake and, according to secondary sources, has no flour in the batter (specification not read).',
  'pasteleria.under-santiago': () =>
    'The PGI “Tarta de Santiago” asks for at least 33% almond and, according to secondary sources, 33% sugar and 25% egg (specification not read).',
  'pasteleria.not-estepa': () =>
    'Under 8% almond it would not be a “polvorón” of the PGI Estepa (figure from a secondary source; specification not read).',
  'pasteleria.protease': ({ fruit }) =>
    `The protease of raw ${englishQuoted(fruit)} keeps gelatine from setting: boil the purée, or use agar or pectin.`,
  'pasteleria.madame': () => 'Without gelatine it is a crème madame: use it the same day.',
  'pasteleria.cooked-syrup': () =>
    'Enter only the water left once the syrup is cooked (at 118 °C, about 13% of the syrup).',
  'pasteleria.other-chocolate': ({ role, type }) =>
    `Most of the chocolate is ${roleWord(role)}: see whether ${englishQuoted(type)} is the right type.`,
  'pasteleria.whipped': () =>
    'These are the proportions of a whipped ganache: if you are going to whip it, choose that type.',
  'pasteleria.leavened': () =>
    'It has baking powder: this batter rises on whipped egg; if it is whipped well, it needs none.',
  'pasteleria.spirits': ({ percent }) =>
    `It has ${englishNumber(percent, 1)}% alcohol: some of it evaporates in the oven, and it slows the setting.`,
  'pasteleria.boiled-down': ({ brix }) =>
    `The figures are for the recipe before cooking: it is cooked to ${englishNumber(brix)} °Brix, read on a refractometer.`,
  'pasteleria.acidity': () => 'Yellow pectin sets at pH 3.4 or below, which a recipe does not tell: measure it.',
  'pasteleria.baked': () => 'the water that the oven or the pan drives off',
}
