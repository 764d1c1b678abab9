import type { PhrasesFor } from '../../findings/finding.ts'
import type { SubstanceCodes } from '../../findings/substances.ts'
import { numberText } from '../text.ts'
import { italianNames, italianQuoted } from './text.ts'

/** Categories of food of annex II, part D, of Regulation (EC) 1333/2008, as a sentence calls them. */
const CATEGORIES: Readonly<Record<string, string>> = {
  '03': '03, gelati',
  '05.1': '05.1, prodotti di cacao e di cioccolato',
  '05.2': '05.2, altri prodotti di confetteria',
  '05.4': '05.4, decorazioni, ricoperture e ripieni',
  '07.1.1': '07.1.1, pane di farina di grano, acqua, lievito e sale',
  '07.1': '07.1, pane e panini',
  '07.2': '07.2, prodotti da forno fini',
  '16': '16, dessert',
  '01.4': '01.4, prodotti lattieri aromatizzati',
  '01.6': '01.6, panna',
}
const called = (category: string): string => CATEGORIES[category] ?? category
const ANNEX = 'Reg. (CE) 1333/2008, allegato II'

/** What may not be in a food, or only so much of it, and what some foods bring along. */
export const italianSubstances: PhrasesFor<SubstanceCodes> = {
  'substance.asks-colour': ({ name }) =>
    `${italianQuoted(name)}: manca il numero E o il nome del colorante. L’elenco degli ingredienti deve indicarlo, e ne dipendono i limiti e l’avvertenza dell’allegato V (Reg. (UE) 1169/2011, allegato VII.C; Reg. (CE) 1333/2008).`,
  'substance.titanium': () =>
    'Il biossido di titanio (E 171) non è autorizzato: toglilo (se serve, ossidi di ferro o carbonato di calcio E 170).',
  'substance.not-authorised': ({ name }) =>
    `${italianQuoted(name)} è un nuovo alimento non autorizzato nell’UE (Reg. (UE) 2015/2283): non si può vendere.`,
  'substance.novel-food': ({ name }) =>
    `${italianQuoted(name)} è un nuovo alimento con condizioni d’uso e dicitura proprie: guarda l’elenco dell’Unione (Reg. (UE) 2017/2470).`,
  'substance.forbidden': ({ name, category }) =>
    `${italianQuoted(name)} non è ammesso in questa categoria di alimenti (${called(category)}; ${ANNEX}).`,
  'substance.carried': ({ name, category, packets }) =>
    `${italianQuoted(name)} arriva con ${italianNames(packets)}, e in questa categoria (${called(category)}) non si può aggiungere da solo: è ammesso solo se è autorizzato in quell’ingrediente e se questo non è prodotto apposta. Chiedi al fornitore (Reg. (CE) 1333/2008, art. 18).`,
  'substance.too-much': ({ name, dose, most, category }) =>
    `${italianQuoted(name)}: ${numberText(dose, 0)} mg/kg di prodotto; questa categoria (${called(category)}) ne ammette ${numberText(most, 0)} (${ANNEX}).`,
  'substance.sweetened': ({ name, saved }) =>
    `${italianQuoted(name)}: in questa categoria è ammesso solo senza zuccheri aggiunti, o se l’energia cala del 30 %${saved === undefined ? '' : `: qui −${numberText(saved, 0)} % rispetto allo stesso con zucchero`} (${ANNEX}).`,
  'substance.not-loose': ({ name, category }) =>
    `${italianQuoted(name)} è ammesso solo in pane e prodotti da forno preconfezionati, non sfusi (${called(category)}; ${ANNEX}).`,
  'substance.is-packed': ({ name, most, category }) =>
    `${italianQuoted(name)}: è preconfezionato? Solo allora è ammesso, fino a ${numberText(most, 0)} mg/kg secondo il prodotto (${called(category)}; ${ANNEX}).`,
  'substance.colour-strength': ({ name, dose, most, category }) =>
    `${italianQuoted(name)}: chiedi quanto è concentrato il colorante. Puro sarebbero ${numberText(dose, 0)} mg/kg, e se ne ammettono ${numberText(most, 0)} mg/kg (${called(category)}; ${ANNEX}).`,
  'substance.caffeine': ({ dose }) =>
    `Caffeina: c’è per il suo effetto? Allora l’etichetta dice «Contiene cafeína. No recomendado para niños ni mujeres embarazadas (${numberText(dose, 0)} mg/100 g)»; come aroma, «aroma (cafeína)» (Reg. (UE) 1169/2011, allegati III.4.2 e VII.D).`,
  'substance.unlisted': ({ name, category }) =>
    `${italianQuoted(name)} non è nella categoria ${called(category)} del testo che abbiamo letto: verificalo prima di usarlo (${ANNEX}).`,
  'substance.coumarin': ({ names, dose, most }) =>
    `Cumarina da ${italianNames(names)}: circa ${numberText(dose, 0)} mg/kg di prodotto, stimati (tonka ≈ 20 g/kg, cassia ≈ 3 g/kg)${most === undefined ? '' : `; al massimo ${numberText(most)}`}. Usa cannella di Ceylon o meno tonka (Reg. (CE) 1334/2008, allegato III).`,
  'substance.cyanide': ({ name }) =>
    `${italianQuoted(name)} può liberare acido cianidrico: chiedi l’analisi al fornitore (Reg. (UE) 2023/915, 2.3; in torrone e marzapane al massimo 50 mg/kg: Reg. (CE) 1334/2008, allegato III).`,
  'substance.bitter-almond': ({ name }) =>
    `${italianQuoted(name)} libera acido cianidrico: al massimo 50 mg/kg in torrone e marzapane (Reg. (CE) 1334/2008, allegato III). Chiedi un’analisi; mai servirla cruda.`,
  'substance.liquorice': ({ name }) =>
    `${italianQuoted(name)}: con 100 mg/kg o più di glicirrizina, «Contiene regaliz» (contiene liquirizia); con 4 g/kg o più, anche l’avvertenza per chi soffre di ipertensione (Reg. (UE) 1169/2011, allegato III.3). Chiedi al fornitore la glicirrizina (di solito dal 4 all’8 %).`,
  'substance.opiates': ({ name }) =>
    `${italianQuoted(name)}: chiedi al fornitore l’analisi degli alcaloidi dell’oppio (prodotti da forno, 1,50 mg/kg; Reg. (UE) 2023/915, 2.5).`,
  'substance.thc': ({ name }) =>
    `${italianQuoted(name)}: chiedi al fornitore l’analisi del THC (3 mg/kg; Reg. (UE) 2023/915, 2.6).`,
  'substance.metal': ({ name }) =>
    `${italianQuoted(name)} (E 174, E 175) si può usare solo all’esterno della confetteria e per decorare i cioccolatini (${ANNEX}).`,
  'substance.no-additive': ({ name, code }) =>
    `${italianQuoted(name)}: ${code} non è tra gli additivi autorizzati nell’UE; toglilo, così non si può vendere (Reg. (CE) 1333/2008, allegato II).`,
  'substance.insect': ({ name }) =>
    `${italianQuoted(name)}: ogni specie di insetto richiede la sua autorizzazione come nuovo alimento, per il suo uso e la sua dose, e una menzione che può dare allergia a chi è allergico a crostacei, molluschi o acari (Reg. (UE) 2015/2283 e 2017/2470). Che specie è, e che cosa dice la sua scheda?`,
  'substance.green-tea': ({ name }) =>
    `${italianQuoted(name)}: chiedi al produttore quanta epigallocatechina gallato (EGCG) apporta; l’UE la limita per porzione giornaliera e chiede avvertenze in etichetta (Reg. (UE) 2022/2340).`,
  'substance.guarana': ({ name }) =>
    `${italianQuoted(name)} contiene caffeina: chiedi al produttore quanta. Se la metti per il suo effetto, l’etichetta dice «Contiene cafeína. No recomendado para niños ni mujeres embarazadas», con i mg per 100 g (Reg. (UE) 1169/2011, allegato III.4.2).`,
  'substance.raw-milk': ({ name }) =>
    `${italianQuoted(name)}: fai bollire il latte crudo, o trattalo in modo equivalente, prima di usarlo; altrimenti non si può vendere (RD 1086/2020, art. 27.4). Mai per ospedali, scuole o case di riposo.`,
  'substance.farm-milk': ({ name }) =>
    `${italianQuoted(name)}: è crudo o pastorizzato? Se è crudo fallo bollire prima di usarlo (RD 1086/2020, art. 27.4).`,
}
