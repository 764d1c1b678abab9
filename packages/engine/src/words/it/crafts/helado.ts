import type { HeladoCodes } from '../../../crafts/helado/findings.ts'
import type { HeladoJudgedKey } from '../../../crafts/helado/params.ts'
import type { PhrasesFor } from '../../../findings/finding.ts'
import { capitaliseName, decapitaliseName, numberText } from '../../text.ts'
import { italianGlossary as word } from '../glossary.ts'
import { italianAction } from '../moves.ts'
import { italianList, italianNames, italianWithUnit } from '../text.ts'

/** A figure as a maker calls it, and what will be noticed when it is under or over its range. */
interface Figure {
  readonly label: string
  readonly unit: string
  readonly under: string
  readonly over: string
}

const FIGURES: Readonly<Record<HeladoJudgedKey, Figure>> = {
  PAC: { label: word.PAC, unit: '', under: 'resterà morbido', over: 'resterà duro in vetrina' },
  POD: { label: word.POD, unit: '', under: 'poco dolce', over: 'troppo dolce' },
  azucares: { label: capitaliseName(word.azúcares), unit: '%', under: 'mancano zuccheri', over: 'troppi zuccheri' },
  materiaGrasa: { label: capitaliseName(word.grasa), unit: '%', under: 'mancano grassi', over: 'troppi grassi' },
  SLNG: { label: word.SLNG, unit: '%', under: 'mancano solidi del latte', over: 'troppi solidi del latte' },
  solidosTotales: {
    label: capitaliseName(word['sólidos totales']),
    unit: '%',
    under: 'mancano solidi',
    over: 'troppi solidi',
  },
}
const figureOf = (key: string): Figure => FIGURES[key as HeladoJudgedKey]
const effectOf = (key: string, low: boolean): string => figureOf(key)[low ? 'under' : 'over']

/** What is said of an ice cream. */
export const italianHelado: PhrasesFor<HeladoCodes> = {
  'helado.inert': () => ' (conta come acqua libera, ma non sposta il PAC)',
  'helado.balanced': ({ churned }) =>
    `Formula bilanciata: tutti i parametri sono nel loro intervallo.${churned ? ' Pronta da mantecare.' : ''}`,
  'helado.correction': ({ figure: { key }, before, after, range, caused, change }) => {
    const { label, unit } = figureOf(key)
    const fact = `${caused ? 'Fatto questo, ' : ''}${label} ${italianWithUnit(before, unit)}: ${effectOf(key, before < range[0])}.`
    return `${fact} ${capitaliseName(italianAction(change))} e arriva a ${italianWithUnit(after, unit)}.`
  },
  'helado.figures': ({ figures }) =>
    italianList(
      figures.map(({ key }) => decapitaliseName(figureOf(key).label)),
      'e',
    ),
  'helado.fault': ({ figure: { key }, low }) => effectOf(key, low),
  'helado.served': ({ temperature }) => `Bilanciata. Si serve a ${numberText(temperature, 1)} °C.`,
  'helado.balanced-verdict': () => 'Bilanciata.',
  'helado.milk-fat-of': ({ names }) => `il grasso di ${italianNames(names)} è di latte`,
  'helado.after-churning': ({ names }) =>
    `${italianNames(names)} ${names.length > 1 ? 'si aggiungono' : 'si aggiunge'} dopo la mantecazione`,
  'helado.sandy': ({ percentOfWater }) =>
    `Lattosio alto (${numberText(percentOfWater, 1)} % dell’acqua): rischio di sabbiosità. Riduci il latte in polvere o sostituiscine una parte con zucchero o inulina.`,
  'helado.alcohol': () => 'Alcol alto: il gelato può non congelare.',
  'helado.polyols': () => 'Oltre il 10 % di polioli: l’etichetta deve avvertire dell’effetto lassativo.',
  'helado.salt': () => 'Sale oltre l’1,5 %: controlla il gusto.',
  'helado.gums': ({ percent, most }) =>
    `Gomme e gelatina al ${numberText(percent, 1)} %: oltre il ${most} % diventa gommoso; controlla il peso.`,
  'helado.milk-in-vegan': () => 'C’è un ingrediente a base di latte in una formula vegana.',
  'helado.no-water': () => 'Senza acqua congelabile il PAC non vuol dire nulla.',
  'helado.for-freezer': ({ temperature }) =>
    `Formula da congelatore a −15/−18 °C; in vetrina resterà morbida (si servirebbe a ${numberText(temperature, 1)} °C).`,
  'helado.unsweetened': ({ pod }) =>
    `POD ${numberText(pod)}: se dolcifichi con gocce o un edulcorante intenso, aggiungilo all’elenco.`,
}
