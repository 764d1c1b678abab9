import { decapitaliseName, numberText, type PhrasesFor } from '@obrador/engine'
import { italianGlossary, italianQuoted } from '@obrador/engine/it'
import { sackFigureTerms } from '../../sack/figure-terms.ts'
import type { SackCodes } from '../../sack/findings.ts'

const ASKED: Readonly<Record<string, string>> = {
  humedad: 'che umidità ha',
  sacarosa: 'quanto saccarosio contiene',
  glucosa: 'quanto glucosio c’è tra i suoi zuccheri',
  lactosa: 'quanto lattosio contiene',
  SLNG: 'quanti solidi del latte non grassi contiene',
  fibra: 'quante fibre contiene',
  grasaLactea: 'quanto grasso del latte contiene',
  cacao: 'quanto cacao contiene in tutto',
}

/** A doubt as a maker reads it: two figures, and never a promise of none. */
const half = (value: number): string => (value < 0.05 ? '0,1' : numberText(value, value < 10 ? 1 : 0))
const figureName = (figure: string): string => {
  const term = figure === 'PAC_indice_clasico' ? 'PAC' : sackFigureTerms[figure]
  return term === undefined ? figure : italianGlossary[term]
}

const CLASH = 'La tabella e l’elenco non combaciano'
const CHECK = 'Controlla se è copiato bene.'
const STOPPED = 'Non sono arrivato in fondo ai conti di questa etichetta: riprova tra un momento.'
const ORDER = 'Senza la tabella nutrizionale so solo l’ordine: gli intervalli sono molto larghi.'

const FIRST: Readonly<Record<SackCodes['sack.first']['state'], (what: string) => string>> = {
  known: () => 'Si sa tutto quello che serve.',
  open: (what) => `Si sa quasi tutto. Quello che manca: ${what}.`,
  clash: () => `${CLASH}.`,
  stopped: () => STOPPED,
  order: () => ORDER,
}

/** What is said of a bought product. */
export const italianSack: PhrasesFor<SackCodes> = {
  'sack.no-items': () => 'Non ho letto nessun ingrediente: incolla l’elenco com’è in etichetta, separato da virgole.',
  'sack.too-many-items': ({ count, most }) =>
    `L’elenco ha ${count} ingredienti, contando quelli dentro altri, e il massimo è ${most}.`,
  'sack.too-deep': ({ most }) => `L’elenco ha parentesi dentro parentesi oltre ${most} livelli: togline qualcuna.`,
  'sack.bad-figure': ({ field, value }) =>
    `${italianQuoted(field)}: ${italianQuoted(value)} non è una quantità per 100 g. Copiala com’è in etichetta: «9,1» o «<0,5».`,
  'sack.no-table': () => ORDER,
  'sack.tolerance': () => 'Combacia solo usando tutta la tolleranza che la norma ammette: prendilo come indicazione.',
  'sack.unknown': ({ name }) =>
    `Non conosco ${italianQuoted(name)}: l’ho contato come se potesse essere qualsiasi cosa.`,
  'sack.assembled': () => 'È un prodotto di più pezzi: dall’etichetta si capisce male come si divide tra loro.',
  'sack.short': () => 'Non sono arrivato a ripartire la ricetta, ma i valori sono buoni.',
  'sack.stopped': () => STOPPED,
  'sack.lost-water': ({ process, isTaken }) =>
    isTaken
      ? `L’elenco e la tabella combaciano solo se ha perso acqua durante la preparazione: l’ho letto come ${italianQuoted(process)}.`
      : `Combacerebbero se avesse perso acqua durante la preparazione: se è così, di’ che è ${italianQuoted(process)}.`,
  'sack.energy-off': ({ kcal }) =>
    `L’energia non torna con il resto: sarebbero ${numberText(kcal, 0)} kcal. Qualche numero copiato male?`,
  'sack.fibre-inside': () =>
    'I carboidrati della tabella comprendono le fibre, come fuori dall’Unione europea: le ho tolte.',
  'sack.claim-left': ({ of }) =>
    `La dichiarazione di ${italianQuoted(of)} parla di una parte che non distinguo nell’elenco: non l’ho usata.`,
  'sack.clash': ({ label, told, least, most, isOver }, say) => {
    const limit = isOver ? most : least
    const what = decapitaliseName(say(label))
    return limit === undefined
      ? `${CLASH}: quegli ingredienti non danno ciò che dice, ${italianQuoted(told)} (${what}). ${CHECK}`
      : `${CLASH} (${what}): con quegli ingredienti non si va ${isOver ? 'sopra' : 'sotto'} ${numberText(limit, 1)}, e dice ${italianQuoted(told)}. ${CHECK}`
  },
  'sack.clash-order': ({ name }) =>
    `${CLASH}: ${italianQuoted(name)} dovrebbe pesare più di quanto il suo posto nell’elenco permetta. Controlla l’ordine.`,
  'sack.clash-share': ({ name }) =>
    `${CLASH}: la percentuale di ${italianQuoted(name)} non quadra con il resto. ${CHECK}`,
  'sack.question': ({ what, figure, before, after }, say) =>
    `Chiedi al fornitore ${say(what)} per 100 g: così questo valore (${figureName(figure)}) si saprebbe con ± ${half(after)} invece di ± ${half(before)}.`,
  'sack.to-copy': ({ name, what }, say) =>
    `Buongiorno, per formulare con ${italianQuoted(name)} ho bisogno di sapere ${say(what)} per 100 g, anche approssimativamente. Grazie.`,
  'sack.asked': ({ field, name }) =>
    name === undefined ? (ASKED[field] ?? field) : `quanto ce n’è di ${decapitaliseName(name)}`,
  'sack.first': ({ state, what }, say) => FIRST[state](what === undefined ? '' : say(what)),
}
