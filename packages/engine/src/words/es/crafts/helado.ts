import type { HeladoCodes } from '../../../crafts/helado/findings.ts'
import type { PhrasesFor } from '../../../findings/finding.ts'
import { capitaliseName, decapitaliseName, listText, numberText, quotedText } from '../../text.ts'
import { spanishAction } from '../moves.ts'

/** What a maker will notice when a parameter is under or over its range. */
const effects: Readonly<Record<string, { readonly under: string; readonly over: string }>> = {
  PAC: { under: 'quedará blando', over: 'quedará duro en vitrina' },
  POD: { under: 'sabe poco dulce', over: 'es demasiado dulce' },
  azucares: { under: 'faltan azúcares', over: 'sobran azúcares' },
  materiaGrasa: { under: 'le falta grasa', over: 'le sobra grasa' },
  SLNG: { under: 'faltan sólidos de leche', over: 'sobran sólidos de leche' },
  solidosTotales: { under: 'faltan sólidos', over: 'sobran sólidos' },
}

const effectOf = (key: string, low: boolean): string => effects[key]?.[low ? 'under' : 'over'] ?? ''

const labels: Readonly<Record<string, string>> = {
  PAC: 'PAC',
  POD: 'POD',
  azucares: 'Azúcares',
  materiaGrasa: 'Grasa',
  SLNG: 'SLNG',
  solidosTotales: 'Sólidos',
}
const labelOf = (key: string): string => labels[key] ?? key
const UNITLESS: ReadonlySet<string> = new Set(['PAC', 'POD'])
const written = (key: string, value: number): string => `${numberText(value)}${UNITLESS.has(key) ? '' : ' %'}`

/** What is said of an ice cream. */
export const spanishHelado: PhrasesFor<HeladoCodes> = {
  'helado.inert': () => ' (cuenta como agua libre, pero no mueve el PAC)',
  'helado.balanced': ({ churned }) =>
    `Fórmula equilibrada: todos los parámetros están en su rango.${churned ? ' Lista para mantecar.' : ''}`,
  // One fact, one action, the grams, and the value it gives.
  'helado.correction': ({ figure: { key }, before, after, range, caused, change }) => {
    const lead = caused ? `Con lo anterior, ${labelOf(key)}` : labelOf(key)
    const fact = `${lead} ${written(key, before)}: ${effectOf(key, before < range[0])}.`
    return `${fact} ${capitaliseName(spanishAction(change))} y quedará en ${written(key, after)}.`
  },
  'helado.figures': ({ figures }) =>
    listText(
      figures.map(({ key }) => decapitaliseName(labelOf(key))),
      'y',
    ),
  'helado.fault': ({ figure: { key }, low }) => effectOf(key, low),
  'helado.served': ({ temperature }) => `Equilibrada. Servirás a ${numberText(temperature, 1)} °C.`,
  'helado.balanced-verdict': () => 'Equilibrada.',
  'helado.milk-fat-of': ({ names }) => `la grasa de ${listText(names.map(quotedText), 'y')} es de leche`,
  'helado.after-churning': ({ names }) =>
    `${listText(names.map(quotedText), 'y')} se ${names.length > 1 ? 'añaden' : 'añade'} después de mantecar`,
  'helado.sandy': ({ percentOfWater }) =>
    `Lactosa alta (${numberText(percentOfWater, 1)} % del agua): riesgo de arenosidad. Baja la leche en polvo o cambia parte por azúcar o inulina.`,
  'helado.alcohol': () => 'Alcohol alto: el helado puede no congelar.',
  'helado.polyols': () => 'Más del 10 % de polioles: el etiquetado debe advertir del efecto laxante.',
  'helado.salt': () => 'Sal por encima de 1,5 %: revisa el gusto.',
  'helado.gums': ({ percent, most }) =>
    `Gomas y gelatina al ${numberText(percent, 1)} %: por encima del ${most} % queda gomoso; revisa el peso.`,
  'helado.milk-in-vegan': () => 'Hay un ingrediente lácteo en una fórmula vegana.',
  'helado.no-water': () => 'Sin agua congelable: el PAC no es interpretable.',
  'helado.for-freezer': ({ temperature }) =>
    `Fórmula para congelador a −15/−18 °C; en vitrina quedará blanda (su punto sería ${numberText(temperature, 1)} °C).`,
  'helado.unsweetened': ({ pod }) =>
    `POD ${numberText(pod)}: si endulzas con gotas o edulcorante intenso, añádelo a la lista.`,
}
