import type { PanaderiaCodes } from '../../../crafts/panaderia/findings.ts'
import type { CorrectedFigure, NamedFigure } from '../../../findings/figure.ts'
import type { PhrasesFor } from '../../../findings/finding.ts'
import { capitaliseName, decapitaliseName, numberText } from '../../text.ts'
import { italianAction } from '../moves.ts'
import { italianCalled, italianFigureNames, italianList, italianNames, italianQuoted } from '../text.ts'

const percent = (value: number, decimals = 2): string => `${numberText(value, decimals)} %`

/** Under this a dose of yeast needs all its decimals (Neapolitan doughs live on thousandths); above it two say enough. */
const SMALL = 0.1
const MOST_DECIMALS = 2
const written = ({ decimals }: NamedFigure, value: number): string =>
  percent(value, value < SMALL ? decimals : Math.min(decimals, MOST_DECIMALS))

function fault(value: number, [least, most]: CorrectedFigure['range']): string {
  if (value < least) return `sotto il minimo (${percent(least, 3)})`
  if (value > most) return `sopra il massimo (${percent(most)})`
  return 'poco per un impasto senza lievito'
}

const LAW = 'RD 308/2019'

/** What is said of a bread. */
export const italianPanaderia: PhrasesFor<PanaderiaCodes> = {
  'panaderia.inert': () =>
    ' (pesa nell’impasto, ma non entra nelle percentuali; indica il suo «role» se è farina, acqua, sale…)',
  'panaderia.no-flour': () => 'Non trovo nessuna farina. Aggiungine una o segna il role «harina».',
  'panaderia.bad-role': ({ name, roles }) =>
    `${italianQuoted(name)}: «role» deve essere uno di questi: ${italianList(roles.map(italianQuoted), 'o')}.`,
  'panaderia.bad-part': ({ name }) =>
    `${italianQuoted(name)}: «parte» può essere solo «empaste», il grasso che si incassa nell’impasto per sfogliarlo.`,
  'panaderia.bad-hydration': ({ name, least, most }) =>
    `${italianQuoted(name)}: «hidratacion» è l’acqua per 100 parti della sua farina e deve stare tra ${least} e ${most}.`,
  'panaderia.bad-loss': ({ most }) =>
    `«merma» è la parte di impasto che si perde in forno e deve stare tra 0 e ${numberText(most)} (0,18 è il 18 %).`,
  'panaderia.bad-temperature': ({ field, least, most }) =>
    `«temperaturas.${field}» deve essere un numero di gradi centigradi tra ${numberText(least)} e ${most}.`,
  'panaderia.bad-friction': ({ mixers, most }) =>
    `«temperaturas.friccion» deve essere ${italianList(mixers.map(italianQuoted), 'o')}, o un numero di gradi tra 0 e ${most}.`,
  'panaderia.balanced': ({ typeLabel }) =>
    `La formula è bilanciata per ${italianQuoted(typeLabel)}: tutto è nel suo intervallo.`,
  'panaderia.correction': ({ figure, before, after, range, caused, change }, say) =>
    `${caused ? `Fatto questo, ${decapitaliseName(say(figure.label))}` : say(figure.label)} ${written(figure, before)}, ${fault(before, range)}. ${capitaliseName(italianAction(change))} e arriva a ${written(figure, after)}.`,
  'panaderia.figures': ({ figures }, say) => italianFigureNames(figures, say),
  'panaderia.fault': ({ figure, low }, say) =>
    `${decapitaliseName(say(figure.label))} ${low ? 'sotto il minimo' : 'sopra il massimo'}`,
  'panaderia.balanced-verdict': ({ hydration }) =>
    `Bilanciata. Impasto al ${numberText(hydration, 0)} % di idratazione.`,
  'panaderia.mixing-note': ({ temperatura, hielo, water, friccion, tooHot }) => {
    const friction = `Ho contato ${numberText(friccion, 1)} °C di calore di frizione.`
    if (water === 0) return `Nella formula non c’è acqua: porta a quella temperatura il liquido che usi. ${friction}`
    if (temperatura > tooHot)
      return `Oltre ${tooHot} °C l’acqua danneggia il lievito: scalda la farina o il laboratorio. ${friction}`
    const ice = hielo > 0 ? `Metti ${numberText(hielo, 1)} g dell’acqua in ghiaccio e il resto dal rubinetto. ` : ''
    return temperatura < 0
      ? `${ice}Servirebbe acqua sotto zero: raffredda anche la farina o impasta meno. ${friction}`
      : `${ice}${friction}`
  },
  'panaderia.unleavened': () => 'Nella formula non c’è lievito né lievito madre.',
  'panaderia.little-levain': ({ percentOfFlour }) =>
    `Nella formula non c’è lievito e il lievito madre (${percent(percentOfFlour)}) non arriva al 5 % della farina: è poco per far lievitare l’impasto da solo.`,
  'panaderia.leavener': () => `Il lievito chimico non è lievito da panificazione (${LAW}, art. 2).`,
  'panaderia.salt-above-law': ({ merma, salt, most, perKilo }) =>
    `Con un calo del ${numberText(100 * merma, 1)} %, il pane avrebbe ${numberText(salt)} g di sale per 100 g; il massimo di legge del «pan común» è ${numberText(most)} (${LAW}, art. 11.2.c).${perKilo === undefined ? '' : ` Con ${numberText(perKilo, 1)} g per kg di farina rispetterebbe il limite.`}`,
  'panaderia.special-bread': ({ name }) =>
    `Con questi ingredienti è un «pan especial», non «pan común» (${LAW}, artt. 5 e 11.3): si può chiamare ${italianCalled(name)}.`,
  'panaderia.not-sourdough-by-yeast': () =>
    `Con più dello 0,2 % di lievito non può dire «elaborado con masa madre» (${LAW}, art. 14.5).`,
  'panaderia.not-sourdough-by-culture': () =>
    `Poolish, biga, lievitino e pasta di riporto si fanno con lievito: senza un 5 % di lievito madre coltivato non può dire «elaborado con masa madre» (${LAW}, artt. 8 e 14.5).`,
  'panaderia.outside-avpn': ({ figures }, say) => `Fuori dal disciplinare AVPN: ${italianFigureNames(figures, say)}.`,
  'panaderia.osmotolerant': () => 'Oltre il 10 % di zucchero usa lievito osmotollerante o aumenta la dose.',
  'panaderia.powdered-yeast': ({ name }) =>
    `Prendo ${italianQuoted(name)} per lievito secco da panificazione; se è lievito chimico, dillo nel nome.`,
  'panaderia.heavy-other': ({ name }) =>
    `${italianQuoted(name)} pesa più del 30 % dell’impasto: controlla il suo «role».`,
  'panaderia.yeast-strength': ({ strength }) =>
    `Il lievito si conta come pesato: 1 g del tuo vale ${numberText(strength, 2)} g di fresco, e il suo intervallo è quello del fresco diviso ${numberText(strength, 2)}.`,
  'panaderia.stiff-dough': ({ hydration }) =>
    `Con il ${numberText(hydration, 1)} % di acqua è una pasta dura (candeal): va raffinata al cilindro.`,
  'panaderia.has-gluten': ({ percentOfFlour }) =>
    `Il ${numberText(percentOfFlour, 1)} % della farina ha glutine: non può dire «sin gluten» (Reg. (UE) 828/2014).`,
  'panaderia.gluten-free-claim': () =>
    '«Sin gluten» richiede 20 mg/kg o meno in ciò che si vende (Reg. (UE) 828/2014): la ricetta non lo prova. L’avena, solo certificata.',
  'panaderia.little-rye': ({ percentOfFlour }) =>
    percentOfFlour === 0
      ? `Nessuna farina è di segale: non è un pane di segale (${LAW}, art. 4.4). Guarda «pan_comun» o «pan_rustico_mm».`
      : `${percentOfFlour < 1 ? 'Meno dell’1' : `Solo il ${numberText(percentOfFlour, 1)}`} % della farina è di segale: è un pane con segale, e il nome deve dare la percentuale (${LAW}, art. 4.4.b). Guarda «pan_comun» o «pan_rustico_mm».`,
  'panaderia.figurine': () =>
    'La statuina e la fava non si mangiano: avvisa sulla confezione o sul cartello che ci sono.',
  'panaderia.wet-dough': ({ hydration }) =>
    `Con il ${numberText(hydration, 1)} % di acqua è un impasto molto idratato: farina più forte (W 240 o più) e pieghe.`,
  'panaderia.assumed-hydration': ({ name, hydration }) =>
    `Ho supposto che ${italianQuoted(name)} sia al ${numberText(hydration)} % di idratazione; se no, scrivilo nel nome («${name} ${numberText(hydration + 5)} %»).`,
  'panaderia.lower-salt': ({ perKilo }) => `porta il sale a ${numberText(perKilo, 1)} g per kg di farina`,
  'panaderia.untold': ({ names }) =>
    `${italianNames(names)} non ${names.length > 1 ? 'hanno' : 'ha'} glutine, zuccheri, malto né grassi: guarda la scheda`,
  'panaderia.whole-flour': ({ nouns }) => `la farina di ${italianNames(nouns)} è integrale: guardalo sul sacco`,
  'panaderia.loss-at-most': ({ most, used }) =>
    `il calo non supera il ${numberText(100 * Math.max(0, most), 1)} % (ho contato il ${numberText(100 * used, 1)} %): misuralo e mandalo in «merma»`,
  'panaderia.baked': () => 'l’acqua che se ne va in forno',
  'panaderia.fried': () => 'l’acqua che se ne va friggendo',
}
