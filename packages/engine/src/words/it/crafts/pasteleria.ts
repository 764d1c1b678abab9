import type { PasteleriaCodes } from '../../../crafts/pasteleria/findings.ts'
import type { PasteleriaRole } from '../../../crafts/pasteleria/names.ts'
import type { NamedFigure } from '../../../findings/figure.ts'
import type { PhrasesFor } from '../../../findings/finding.ts'
import { roleTerms } from '../../es/role-terms.ts'
import { decapitaliseName, numberText } from '../../text.ts'
import { italianGlossary } from '../glossary.ts'
import { italianAction } from '../moves.ts'
import { italianFigureNames, italianList, italianMedal, italianQuoted } from '../text.ts'

const roleWord = (role: PasteleriaRole): string => italianGlossary[roleTerms[role]]
const anyOf = (roles: readonly PasteleriaRole[]): string => italianList(roles.map(roleWord), 'o')

/** What a cook will notice when a figure is under or over its range. */
const EFFECTS: Readonly<Partial<Record<string, { readonly under?: string; readonly over?: string }>>> = {
  azucares: { over: 'Troppo dolce.' },
  huevoHarina: { under: 'Non monterà.' },
  azucarHarina: { over: 'Si affloscerà e caramellerà.' },
  grasaHarina: { under: 'Impasto duro e asciutto.', over: 'Mollica unta.' },
  impulsorHarina: { under: 'Non crescerà.', over: 'Crescerà e si affloscerà, con gusto chimico.' },
  liquidoHarina: { under: 'Impasto asciutto.', over: 'Si allargherà.' },
  panadaHarina: { over: 'Si allargherà.' },
  almidonLitro: { under: 'Non addenserà.', over: 'Consistenza collosa.' },
  espesanteLitro: { under: 'Non velerà il cucchiaio.', over: 'Consistenza collosa.' },
  huevoLitro: { under: 'Resterà lenta.' },
  yemaLitro: { under: 'Non velerà il cucchiaio.' },
  gelatina: { under: 'Non terrà la forma.', over: 'Resterà gommosa.' },
  chocolateNata: { under: 'Non cristallizzerà.', over: 'Può separarsi.' },
  mantecaCacao: { under: 'Non prenderà corpo.' },
  grasaAgua: { over: 'Emulsione separata.' },
  azucarClara: { under: 'Meringa instabile.', over: 'Resterà zucchero non sciolto.' },
  huevoZumo: { under: 'Non addenserà.' },
  barquillo: { under: 'Non sarà croccante.', over: 'Non legherà.' },
  pectina: { under: 'Non gelificherà.', over: 'Resterà gommosa.' },
  azucarFruta: { over: 'Cristallizzerà.' },
  frutaFinal: { under: 'Non arriva alla frutta che chiede la legge.' },
  claraAlmendra: { over: 'Impasto troppo liquido.' },
  grasaLacteaFinal: { under: 'Non arriva al 6 % legale di grasso del latte.' },
}

const written = ({ decimals }: NamedFigure, value: number): string => numberText(value, decimals)
const side = (low: boolean): string => (low ? 'sotto' : 'sopra')

/** What is said of a pastry. */
export const italianPasteleria: PhrasesFor<PasteleriaCodes> = {
  'pasteleria.inert': () => ' (conta nel peso, ma non aggiunge composizione)',
  'pasteleria.balanced': ({ typeLabel }) =>
    `Formula bilanciata: tutti i parametri sono nell’intervallo di ${italianQuoted(typeLabel)}.`,
  'pasteleria.correction': ({ figure, before, after, range, caused, change }, say) => {
    const low = before < range[0]
    const label = caused ? `Fatto questo, ${decapitaliseName(say(figure.label))}` : say(figure.label)
    const effect = EFFECTS[figure.key]?.[low ? 'under' : 'over']
    return `${label} ${side(low)} l’obiettivo (${written(figure, before)}; ${numberText(range[0])}–${numberText(range[1])}): ${italianAction(change)} e arriva a ${written(figure, after)}.${effect ? ` ${effect}` : ''}`
  },
  'pasteleria.figures': ({ figures }, say) => italianFigureNames(figures, say),
  'pasteleria.fault': ({ figure, low }, say) => `${decapitaliseName(say(figure.label))} ${side(low)} l’obiettivo`,
  'pasteleria.missing-base': ({ type, base }, say) =>
    `Non trovo l’ingrediente di base di ${italianQuoted(type)} (${say(base)}): aggiungilo, o guarda se è scritto bene.`,
  'pasteleria.base': ({ roles }) => italianList(roles.map(anyOf), 'e'),
  'pasteleria.unknown-role': ({ name, roles }) =>
    `${italianQuoted(name)}: «role» deve essere uno di ${roles.map(italianQuoted).join(', ')}.`,
  'pasteleria.bad-baking-loss': ({ most }) =>
    `«perdidaHorneado» è la % di peso che si perde: deve stare tra 0 e l’acqua della formula (${numberText(most, 1)} %).`,
  'pasteleria.balanced-verdict': ({ medal }) =>
    medal === undefined ? 'Bilanciata.' : `Bilanciata. Medaglia ${italianMedal(medal)}.`,
  'pasteleria.not-santiago': () =>
    'L’IGP «Tarta de Santiago» è di mandorla e, secondo fonti secondarie, senza farina nell’impasto (disciplinare non letto).',
  'pasteleria.under-santiago': () =>
    'L’IGP «Tarta de Santiago» chiede almeno il 33 % di mandorla e, secondo fonti secondarie, il 33 % di zucchero e il 25 % di uova (disciplinare non letto).',
  'pasteleria.not-estepa': () =>
    'Sotto l’8 % di mandorla non sarebbe un «polvorón» dell’IGP di Estepa (cifra di fonte secondaria; disciplinare non letto).',
  'pasteleria.protease': ({ fruit }) =>
    `A crudo, la proteasi di ${italianQuoted(fruit)} impedisce alla gelatina di gelificare: fai bollire la purea o usa agar o pectina.`,
  'pasteleria.madame': () => 'Senza gelatina è una crema madame: usala in giornata.',
  'pasteleria.cooked-syrup': () =>
    'Scrivi solo l’acqua che resta dopo la cottura dello sciroppo (a 118 °C ≈ 13 % dello sciroppo).',
  'pasteleria.other-chocolate': ({ role, type }) =>
    `Il cioccolato prevalente è ${roleWord(role)}: guarda se il tipo giusto è ${italianQuoted(type)}.`,
  'pasteleria.whipped': () => 'È la proporzione di una ganache montata: se la vuoi montare, scegli quel tipo.',
  'pasteleria.leavened': () =>
    'Ha lievito chimico: questa massa cresce con l’aria delle uova montate; se monta bene, non serve.',
  'pasteleria.spirits': ({ percent }) =>
    `Ha il ${numberText(percent, 1)} % di alcol: parte evapora in forno e ritarda la presa.`,
  'pasteleria.boiled-down': ({ brix }) =>
    `Le cifre sono della ricetta cruda: si cuoce fino a ${numberText(brix)} °Brix, misurati col rifrattometro.`,
  'pasteleria.acidity': () => 'La pectina gialla gelifica a pH 3,4 o meno, e la ricetta non lo dice: misuralo.',
  'pasteleria.baked': () => 'l’acqua che se ne va in forno o sul fuoco',
}
