import type { HeladoCodes } from '../../../crafts/helado/findings.ts'
import type { HeladoJudgedKey } from '../../../crafts/helado/params.ts'
import type { PhrasesFor } from '../../../findings/finding.ts'
import { capitaliseName, decapitaliseName } from '../../text.ts'
import { englishAction } from '../moves.ts'
import { englishList, englishNumber, englishQuoted, englishWithUnit } from '../text.ts'

/** A figure as a maker calls it, and what will be noticed when it is under or over its range. */
interface Figure {
  readonly label: string
  readonly unit: string
  readonly under: string
  readonly over: string
}

const FIGURES: Readonly<Record<HeladoJudgedKey, Figure>> = {
  PAC: { label: 'PAC', unit: '', under: 'it will be soft', over: 'it will be hard in the display cabinet' },
  POD: { label: 'POD', unit: '', under: 'not sweet enough', over: 'too sweet' },
  azucares: { label: 'Sugars', unit: '%', under: 'too little sugar', over: 'too much sugar' },
  materiaGrasa: { label: 'Fat', unit: '%', under: 'too little fat', over: 'too much fat' },
  SLNG: { label: 'MSNF', unit: '%', under: 'too few milk solids-not-fat', over: 'too many milk solids-not-fat' },
  solidosTotales: { label: 'Total solids', unit: '%', under: 'too few solids', over: 'too many solids' },
}
const figureOf = (key: string): Figure => FIGURES[key as HeladoJudgedKey]
const effectOf = (key: string, low: boolean): string => figureOf(key)[low ? 'under' : 'over']

/** What is said of an ice cream. */
export const englishHelado: PhrasesFor<HeladoCodes> = {
  'helado.inert': () => ' (it counts as free water but does not move the PAC)',
  'helado.balanced': ({ churned }) =>
    `Balanced formula: every parameter is within its range.${churned ? ' Ready to churn.' : ''}`,
  'helado.correction': ({ figure: { key }, before, after, range, caused, change }) => {
    const { label, unit } = figureOf(key)
    const fact = `${caused ? 'After that, ' : ''}${label} ${englishWithUnit(before, unit)}: ${effectOf(key, before < range[0])}.`
    return `${fact} ${capitaliseName(englishAction(change))} and it comes to ${englishWithUnit(after, unit)}.`
  },
  'helado.figures': ({ figures }) =>
    englishList(
      figures.map(({ key }) => decapitaliseName(figureOf(key).label)),
      'and',
    ),
  'helado.fault': ({ figure: { key }, low }) => effectOf(key, low),
  'helado.served': ({ temperature }) => `Balanced. Serving temperature ${englishNumber(temperature, 1)} °C.`,
  'helado.balanced-verdict': () => 'Balanced.',
  'helado.milk-fat-of': ({ names }) => `the fat of ${englishList(names.map(englishQuoted), 'and')} is milk fat`,
  'helado.after-churning': ({ names }) =>
    `${englishList(names.map(englishQuoted), 'and')} ${names.length > 1 ? 'go' : 'goes'} in after churning`,
  'helado.sandy': ({ percentOfWater }) =>
    `High lactose (${englishNumber(percentOfWater, 1)}% of the water): risk of sandiness. Use less milk powder, or swap part of it for sugar or inulin.`,
  'helado.alcohol': () => 'High alcohol: the ice cream may not freeze.',
  'helado.polyols': () => 'More than 10% polyols: the label must warn of their laxative effect.',
  'helado.salt': () => 'Salt above 1.5%: check the taste.',
  'helado.gums': ({ percent, most }) =>
    `Gums and gelatine at ${englishNumber(percent, 1)}%: above ${most}% it turns gummy; check the weight.`,
  'helado.milk-in-vegan': () => 'There is a dairy ingredient in a vegan formula.',
  'helado.no-water': () => 'No water to freeze: the PAC means nothing here.',
  'helado.for-freezer': ({ temperature }) =>
    `A formula for a freezer at −15/−18 °C; in a display cabinet it will be soft (its serving temperature would be ${englishNumber(temperature, 1)} °C).`,
  'helado.unsweetened': ({ pod }) =>
    `POD ${englishNumber(pod)}: if you sweeten with drops or a high-intensity sweetener, add it to the list.`,
}
