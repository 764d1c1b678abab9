import type { PanaderiaCodes } from '../../../crafts/panaderia/findings.ts'
import type { CorrectedFigure, NamedFigure } from '../../../findings/figure.ts'
import type { PhrasesFor } from '../../../findings/finding.ts'
import { capitaliseName, decapitaliseName, listText, numberText, quotedText } from '../../text.ts'
import { spanishAction } from '../moves.ts'

const percent = (value: number, decimals = 2): string => `${numberText(value, decimals)} %`

/** Under this a dose of yeast needs all its decimals (Neapolitan doughs live on thousandths); above it two say enough. */
const SMALL = 0.1
const MOST_DECIMALS = 2
const written = ({ decimals }: NamedFigure, value: number): string =>
  percent(value, value < SMALL ? decimals : Math.min(decimals, MOST_DECIMALS))

function fault(value: number, [least, most]: CorrectedFigure['range']): string {
  if (value < least) return `por debajo del mínimo (${percent(least, 3)})`
  if (value > most) return `por encima del máximo (${percent(most)})`
  return 'poco para una masa sin levadura'
}

const MASCULINE: ReadonlySet<string> = new Set(['azucar', 'empaste'])

const labels = (figures: readonly NamedFigure[]): string =>
  listText(
    figures.map(({ label }) => decapitaliseName(label)),
    'y',
  )

const LAW = 'RD 308/2019'

/** What is said of a bread. */
export const spanishPanaderia: PhrasesFor<PanaderiaCodes> = {
  'panaderia.inert': () =>
    ' (pesa en la masa, pero no entra en los porcentajes; di su «role» si es harina, agua, sal…)',
  'panaderia.no-flour': () => 'No se reconoce ninguna harina. Añade una harina o marca role "harina".',
  'panaderia.bad-role': ({ name, roles }) => `«${name}»: «role» debe ser uno de estos: ${listText(roles, 'o')}.`,
  'panaderia.bad-part': ({ name }) => `«${name}»: «parte» solo puede ser "empaste", la grasa que se lamina en la masa.`,
  'panaderia.bad-hydration': ({ name, least, most }) =>
    `«${name}»: «hidratacion» es el agua por 100 de su harina y debe estar entre ${least} y ${most}.`,
  'panaderia.bad-loss': ({ most }) =>
    `«merma» es la parte de la masa que se pierde en el horno y debe estar entre 0 y ${numberText(most)} (0,18 es un 18 %).`,
  'panaderia.bad-temperature': ({ field, least, most }) =>
    `«temperaturas.${field}» debe ser un número de grados centígrados entre ${numberText(least)} y ${most}.`,
  'panaderia.bad-friction': ({ mixers, most }) =>
    `«temperaturas.friccion» debe ser ${listText(mixers, 'o')}, o un número de grados entre 0 y ${most}.`,
  'panaderia.balanced': ({ typeLabel }) => `La fórmula está equilibrada para ${typeLabel}: todo está en su rango.`,
  // One fact, one action, the grams, and the value it gives.
  'panaderia.correction': ({ figure, before, after, range, caused, change }) => {
    const fact = `${written(figure, before)}, ${fault(before, range)}`
    const lead = caused ? `Con lo anterior, ${decapitaliseName(figure.label)}` : figure.label
    return `${lead} ${fact}. ${capitaliseName(spanishAction(change))} y quedará en ${written(figure, after)}.`
  },
  'panaderia.figures': ({ figures }) => labels(figures),
  'panaderia.fault': ({ figure: { key, label }, low }) =>
    `${decapitaliseName(label)} ${low ? 'baj' : 'alt'}${MASCULINE.has(key) ? 'o' : 'a'}`,
  'panaderia.balanced-verdict': ({ hydration }) => `Equilibrada. Masa al ${numberText(hydration, 0)} % de hidratación.`,
  'panaderia.mixing-note': ({ temperatura, hielo, water, friccion, tooHot }) => {
    const friction = `He contado ${numberText(friccion, 1)} °C de fricción de la amasadora.`
    if (water === 0) return `La fórmula no lleva agua: templa a esa temperatura el líquido que uses. ${friction}`
    if (temperatura > tooHot) {
      return `A más de ${tooHot} °C el agua daña la levadura: templa la harina o el obrador. ${friction}`
    }
    const ice = hielo > 0 ? `Pon ${numberText(hielo, 1)} g del agua en hielo y el resto del grifo. ` : ''
    if (temperatura < 0) {
      return `${ice}Haría falta agua bajo cero: enfría también la harina o amasa menos tiempo. ${friction}`
    }
    return `${ice}${friction}`
  },
  'panaderia.unleavened': () => 'La fórmula no lleva levadura ni masa madre.',
  'panaderia.little-levain': ({ percentOfFlour }) =>
    `La fórmula no lleva levadura y su masa madre (${percent(percentOfFlour)}) no llega al 5 % de la harina: es poca para levarla sola.`,
  'panaderia.leavener': () => `El impulsor no es levadura de panificación (${LAW}, art. 2).`,
  'panaderia.salt-above-law': ({ merma, salt, most, perKilo }) =>
    `Con una merma del ${numberText(100 * merma, 1)} %, el pan tendría ${numberText(salt)} g de sal por 100 g; el máximo legal del pan común es ${numberText(most)} (${LAW}, art. 11.2.c).${perKilo === undefined ? '' : ` Con ${numberText(perKilo, 1)} g por kg de harina cumpliría.`}`,
  'panaderia.special-bread': ({ name }) =>
    `Con estos ingredientes es un pan especial, no pan común (${LAW}, arts. 5 y 11.3): puede llamarse «${name}».`,
  'panaderia.not-sourdough-by-yeast': () =>
    `Con más de 0,2 % de levadura no puede llevar la mención «elaborado con masa madre» (${LAW}, art. 14.5).`,
  'panaderia.not-sourdough-by-culture': () =>
    `Poolish, biga, esponja y masa fermentada llevan levadura: sin un 5 % de masa madre de cultivo no puede decir «elaborado con masa madre» (${LAW}, arts. 8 y 14.5).`,
  'panaderia.outside-avpn': ({ figures }) => `Fuera del disciplinare AVPN: ${labels(figures)}.`,
  'panaderia.osmotolerant': () => 'Con más de 10 % de azúcar usa levadura osmotolerante o aumenta la dosis.',
  'panaderia.powdered-yeast': ({ name }) =>
    `Interpreto «${name}» como levadura seca de panadería; si es impulsor (levadura química), dilo en el nombre.`,
  'panaderia.heavy-other': ({ name }) => `«${name}» pesa más del 30 % de la masa: comprueba su «role».`,
  'panaderia.yeast-strength': ({ strength }) =>
    `La levadura va como se pesa: 1 g de la tuya vale por ${numberText(strength, 2)} g de fresca, y su rango es el de la fresca entre ${numberText(strength, 2)}.`,
  'panaderia.stiff-dough': ({ hydration }) =>
    `Con un ${numberText(hydration, 1)} % de agua es una masa bregada (candeal): necesita refinado.`,
  'panaderia.has-gluten': ({ percentOfFlour }) =>
    `El ${numberText(percentOfFlour, 1)} % de la harina tiene gluten: no puede decir «sin gluten» (Reg. (UE) 828/2014).`,
  'panaderia.gluten-free-claim': () =>
    '«Sin gluten» pide 20 mg/kg o menos en lo que se vende (Reg. (UE) 828/2014): la receta no lo prueba. La avena, solo con certificado.',
  'panaderia.little-rye': ({ percentOfFlour }) =>
    percentOfFlour === 0
      ? `Ninguna harina es de centeno: no es un pan de centeno (${LAW}, art. 4.4). Mira «pan_comun» o «pan_rustico_mm».`
      : `${percentOfFlour < 1 ? 'Menos del 1' : `Solo el ${numberText(percentOfFlour, 1)}`} % de la harina es de centeno: es un pan con centeno, y el nombre lleva el porcentaje (${LAW}, art. 4.4.b). Mira «pan_comun» o «pan_rustico_mm».`,
  'panaderia.figurine': () =>
    'La figura y el haba no se comen: avisa en el envase o en el cartel de que el roscón las lleva.',
  'panaderia.wet-dough': ({ hydration }) =>
    `Con un ${numberText(hydration, 1)} % de agua es una masa muy hidratada: harina de más fuerza (W 240 o más) y pliegues.`,
  'panaderia.assumed-hydration': ({ name, hydration }) =>
    `He supuesto que «${name}» tiene un ${numberText(hydration)} % de hidratación; si no, escríbelo en el nombre («${name} ${numberText(hydration + 5)} %»).`,
  'panaderia.lower-salt': ({ perKilo }) => `baja la sal a ${numberText(perKilo, 1)} g por kg de harina`,
  'panaderia.untold': ({ names }) =>
    `${listText(names.map(quotedText), 'y')} no ${names.length > 1 ? 'llevan' : 'lleva'} gluten, azúcares, malta ni grasa: mira su ficha`,
  'panaderia.whole-flour': ({ nouns }) => `la harina de ${listText(nouns, 'y')} es integral: míralo en el saco`,
  'panaderia.loss-at-most': ({ most, used }) =>
    `la merma no pasa del ${numberText(100 * Math.max(0, most), 1)} % (he contado un ${numberText(100 * used, 1)} %): mídela y mándala en «merma»`,
  'panaderia.baked': () => 'el agua que se va en el horno',
  'panaderia.fried': () => 'el agua que se va al freír',
}
