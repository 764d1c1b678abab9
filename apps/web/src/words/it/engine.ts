import { type EngineCodes, type FindingText, numberText, type Phrasebook } from '@obrador/engine'
import { italianList, italianQuoted } from '@obrador/engine/it'
import { decapitaliseName, shownName } from '../../format/page-speech.ts'

export type ScreenPhrases<All> = {
  readonly [code in keyof All]?: (values: All[code], say: (text: FindingText) => string) => string
}

const SCREEN_FIELDS: Readonly<Record<string, string>> = {
  'manoDeObra.minutos': 'Minuti per tutti',
  'manoDeObra.eurosHora': 'Euro all’ora',
}

const names = (all: readonly string[]): string => italianList(all.map(italianQuoted), 'e')

const KINDS: Readonly<Record<string, string>> = {
  chocolate_negro: 'fondente',
  chocolate_leche: 'al latte',
  chocolate_blanco: 'bianco',
}
const kindOf = (role: string): string => KINDS[role] ?? 'un altro'

const offered = (near: readonly string[]): string =>
  near.length > 0 ? ` Volevi dire ${italianList(near.map(italianQuoted), 'o')}?` : ''

const engine: ScreenPhrases<EngineCodes> = {
  'formula.no-ingredients': () => 'Aggiungi almeno un ingrediente con il suo peso.',
  'formula.no-weight': () => 'Scrivi i grammi di almeno un ingrediente.',
  'formula.too-many-ingredients': ({ count, most }) =>
    `La formula ha ${count} ingredienti e il massimo è ${most}: unisci quelli uguali.`,
  'formula.bad-name': ({ position, longest }) => `Riga ${position}: il nome deve avere da 1 a ${longest} lettere.`,
  'formula.bad-weight': ({ position, name, most }) =>
    `Riga ${position} («${name}»): il peso deve essere un numero di grammi tra 0 e ${most}.`,
  'formula.bad-measure': ({ name }) => `«${shownName(name)}»: la misura deve essere un numero tra 0 e 100.`,
  'formula.impossible-measure': ({ name, value, usual, unit }) =>
    usual === undefined
      ? `«${shownName(name)}»: questa misura non dice nulla di questo ingrediente.`
      : `«${shownName(name)}»: ${numberText(value)} non può essere di questo ingrediente (di solito ${numberText(usual, 1)} ${unit}). Controlla la misura o il nome.`,
  'formula.bad-evaporation': ({ available }) =>
    `L’acqua che evapora deve essere più di 0 e meno dell’acqua della formula (${numberText(available, 1)} g).`,
  'formula.unknown-ingredient': ({ name, percent, near, effect, describable }, say) =>
    `Non riconosco «${name}» (${numberText(percent)} % del peso): lo tratto come inerte${say(effect)}.${offered(near)}${describable ? ' Crealo come ingrediente tuo.' : ''}`,
  'pasteleria.missing-base': ({ base }, say) =>
    `Non vedo l’ingrediente di base di questo tipo (${say(base)}): aggiungilo, o guarda se è scritto bene.`,
  'pasteleria.balanced-verdict': () => 'Bilanciata. Tutto è nel suo intervallo.',
  'pasteleria.other-chocolate': ({ role }) =>
    `Il cioccolato che pesa di più è ${kindOf(role)}: guarda se il tipo di ganache è quello giusto.`,
  'pasteleria.whipped': () => 'È la proporzione di una ganache montata: se la vuoi montare, scegli quel tipo.',
  'doubt.firm-inside': ({ isTold }) =>
    `Sicuro: ${isTold ? 'con quello che hai misurato, anche se il resto varia come al solito' : 'anche se i tuoi ingredienti variano come al solito da un acquisto all’altro'}, i valori restano nei limiti.`,
  'doubt.firm-outside': ({ isTold }) =>
    `Sicuro: quanto ${isTold ? 'possono ancora variare i tuoi ingredienti' : 'variano i tuoi ingredienti da un acquisto all’altro'} non basta a farla rientrare.`,
  'doubt.depends-on-measured': ({ ingredient, figure, isInside }, say) =>
    `Hai già misurato «${decapitaliseName(ingredient)}». Nessuna misura è esatta: può ancora ${isInside ? 'portare fuori' : 'far rientrare'} questo valore: ${decapitaliseName(say(figure))}. Lascia un po’ più di margine.`,
  'doubt.by-little-measured': ({ ingredient }) =>
    `È fuori per meno dell’errore della tua misura di «${decapitaliseName(ingredient)}».`,
  'panaderia.inert': () =>
    ' (pesa nell’impasto, ma non entra nelle percentuali; crealo come ingrediente tuo se è farina, acqua, sale…)',
  'panaderia.heavy-other': ({ name }) => `«${name}» pesa più del 30 % dell’impasto: controlla che cos’è.`,
  'panaderia.no-flour': () => 'Non riconosco nessuna farina. Aggiungine una.',
  'label.unknown': ({ name, near }) =>
    `Non so che cosa contiene ${italianQuoted(name)}: mancano i suoi allergeni e i valori, che non lo contano, sono minimi.${offered(near)} Crealo come ingrediente tuo.`,
  'label.untold': ({ name, missing }, say) =>
    `Non so tutto ciò che contiene ${italianQuoted(name)}; manca: ${say(missing)}. I totali sono minimi: crealo come ingrediente tuo con la scheda del fornitore.`,
  'label.unknown-allergens': ({ all }) =>
    `Non so quali allergeni ${all.length > 1 ? 'contengono' : 'contiene'} ${names(all)}: guarda l’etichetta del fornitore e ${all.length > 1 ? 'salvali come ingredienti tuoi, con i loro' : 'salvalo come ingrediente tuo, con i suoi'} allergeni.`,
  'safety.ask-egg': () => 'Le uova sono in guscio o pastorizzate?',
  'piece.unpriced': ({ names: unpriced, share }) =>
    `Senza prezzo: ${names(unpriced)}. Il costo copre ${numberText(share, 1)} g su 100 e non ne ricavo prezzo né margine: scrivilo in Dispensa.`,
  'piece.nameless': () =>
    'Un pezzo così non ha un nome legale suo: di’ in «Denominazione» che cos’è, in modo che chi compra capisca (art. 17).',
  'piece.bad-amount': ({ field, least, most }) =>
    `«${SCREEN_FIELDS[field] ?? field}» deve essere un numero tra ${least} e ${most}.`,
  'production.bad-name': ({ where, longest }, say) => `${say(where)}: il nome deve avere da 1 a ${longest} lettere.`,
  'production.told-apart': ({ title, names: apart }) =>
    `Ci sono ${apart.length} preparazioni diverse che si chiamano ${italianQuoted(title)}: le faccio separate, come ${names(apart)}. Se sono la stessa, rendi uguali le formule.`,
  'production.unpriced': ({ names: unpriced, more }) => {
    const it = unpriced.length + more > 1 ? 'li' : 'lo'
    const others =
      more === 0 ? '' : more === 1 ? ' e un altro ingrediente' : ` e altri ${numberText(more, 0)} ingredienti`
    return `Senza prezzo: ${names(unpriced)}${others}. Il costo non ${it} conta: scrivi il prezzo in «Prezzi e scorte».`
  },
  'production.too-many-batches': ({ machine, name, batches }) =>
    `Con la capacità di ${italianQuoted(machine)} vengono ${batches} impasti di ${italianQuoted(name)}: controllala.`,
}

/** What a screen says otherwise than the service. */
export const screenWords: Phrasebook = engine as Phrasebook
