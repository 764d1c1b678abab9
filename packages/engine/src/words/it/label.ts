import type { PhrasesFor } from '../../findings/finding.ts'
import type { LabelCodes } from '../../findings/label.ts'
import { printedContains, printedTraces } from '../es/printed.ts'
import { capitaliseName, numberText } from '../text.ts'
import { italianGlossary as word } from './glossary.ts'
import { italianNameWords } from './name-words.ts'
import { italianCalled, italianList, italianNames, italianQuoted } from './text.ts'

const NUTRIENTS: Readonly<Record<string, string>> = {
  energiaKj: word.energía,
  energiaKcal: word.energía,
  grasas: word.grasas,
  saturadas: word.saturadas,
  hidratosDeCarbono: word['hidratos de carbono'],
  azucares: word.azúcares,
  fibra: word.fibra,
  proteinas: word.proteínas,
  sal: word.sal,
}

const COMPOUND = 'allegato VII, parte E'
const WITH_OTHERS = 'i suoi ingredienti vanno nell’elenco con gli altri'

/** What is said of a label, beside what it says; what it prints stays in Spanish. */
export const italianLabel: PhrasesFor<LabelCodes> = {
  ...italianNameWords,
  'label.as-formulated': () => 'Per 100 g di prodotto così come si formula: nel farlo non perde peso.',
  'label.as-put-together': () =>
    'Per 100 g di prodotto assemblato: nell’assemblarlo non perde peso, e l’acqua che le sue preparazioni perdono nel farle è già tolta.',
  'label.as-finished': ({ percent, said }, say) =>
    `Per 100 g di prodotto finito: perde il ${numberText(percent, 1)} % del peso, ${say(said)}.`,
  'label.unlisted-water': ({ most }) =>
    `L’acqua aggiunta che non supera il ${most} % del prodotto finito può non figurare (allegato VII, parte A, punto 1).`,
  'label.contains': ({ words, unknown }) => {
    const open = unknown.length > 0 ? `Di ${italianNames(unknown)} non lo so: guarda l’etichetta.` : ''
    if (words.length > 0)
      return open ? `L’etichetta dice ${italianQuoted(printedContains(words))} ${open}` : printedContains(words)
    return open || 'Nessun ingrediente è tra gli allergeni dell’allegato II.'
  },
  'label.unknown-date': ({ names }) =>
    `Data di scadenza o termine minimo di conservazione: non so come si conserva ${names.length > 0 ? italianList(names.map(italianQuoted), 'o') : 'il prodotto'}; trattalo come molto deperibile.`,
  'label.traces': ({ words }) => printedTraces(words),
  'label.unknown': ({ name, near }) =>
    `Non so che cosa contiene ${italianQuoted(name)}: mancano i suoi allergeni e i valori, che non lo contano, sono minimi.${near.length > 0 ? ` Volevi dire ${italianList(near.map(italianQuoted), 'o')}?` : ''} Manda in «ficha» ciò che dice l’etichetta del fornitore.`,
  'label.unknown-allergens': ({ all }) =>
    `Non so quali allergeni ${all.length > 1 ? 'contengono' : 'contiene'} ${italianNames(all)}: guarda l’etichetta del fornitore e mandali in «ficha.alergenos» ([] se non ne ha).`,
  'label.unweighed': ({ name, missing }, say) =>
    `${italianQuoted(name)} non è pesato: di ${say(missing)} si sa solo il resto, e il totale è un minimo. Scrivi i suoi grammi.`,
  'label.untold': ({ name, missing }, say) =>
    `Non so tutto ciò che contiene ${italianQuoted(name)}; manca: ${say(missing)}. I totali sono minimi: manda ciò che manca in «ficha».`,
  'label.nutrients': ({ nutrients }) => italianList([...new Set(nutrients.map((key) => NUTRIENTS[key] ?? key))], 'e'),
  'label.compounds': ({ all, small }) =>
    `${all.length > 1 ? 'Ingredienti composti' : 'Ingrediente composto'}: ${italianNames(all)}. Aggiungi tra parentesi gli ingredienti dell’etichetta del fornitore, con gli allergeni evidenziati (${COMPOUND}). Si può omettere solo sotto il ${small} % e se una norma dell’Unione ne fissa la composizione.`,
  'label.no-such-quantity': ({ all }) =>
    `Non trovo ${italianNames(all)} tra gli ingredienti: non posso dare la quantità.`,
  'label.sulphites': () =>
    'I solfiti si dichiarano solo se il prodotto supera 10 mg/kg (allegato II, punto 12): chiedi al fornitore quanti ce ne sono.',
  'label.species': ({ all }) =>
    `Di ${italianNames(all)} va nominata la specie (grano, segale…; mandorla, nocciola…): cambiala nell’elenco.`,
  'label.name-if': ({ name, besides }, say) =>
    `${italianCalled(name)}, se inoltre ${italianList(besides.map(say), 'e')}.`,
  'label.exempt-union': ({ small }) =>
    `Non arriva al ${small} % del prodotto e una norma dell’Unione ne fissa la composizione: può non essere dettagliato, salvo additivi e allergeni (${COMPOUND}, punto 2.a).`,
  'label.exempt-spices': ({ small }) =>
    `Miscela di spezie o erbe che non arriva al ${small} % del prodotto: può non essere dettagliata, salvo additivi e allergeni (${COMPOUND}, punto 2.b).`,
  'label.not-customary': ({ name }) =>
    `${italianQuoted(name)} non è una denominazione legale né usuale: ${WITH_OTHERS} (${COMPOUND}, punto 1). Se ne ha uno («mousse», «bizcocho»…), mettilo davanti.`,
  'label.reserved-name': ({ name }) =>
    `${italianQuoted(name)} comincia con un nome che la legge riserva, e qui nulla mostra che possa usarlo: ${WITH_OTHERS}. Di’ il suo «oficio» e il suo «type», o chiamalo per quello che è.`,
  'label.too-many-names': ({ most }) =>
    `Ci sono più di ${most} preparazioni: gli ingredienti delle altre vanno nell’elenco insieme al resto.`,
  'label.part-name-if': ({ asked, name, besides }, say) =>
    `${italianQuoted(asked)} va nell’elenco come ${italianQuoted(name)}, se inoltre ${italianList(besides.map(say), 'e')}.`,
  'label.partial-total': ({ name, amount, uncounted }) =>
    `Di ${italianQuoted(name)} ce n’è in tutto ${italianQuoted(amount)}, senza contare ciò che contiene ${italianNames(uncounted)}: chiedilo al fornitore e sommalo.`,
  'label.bad-sale': ({ all }) => `«venta» è come si vende: manda ${italianList(all.map(italianQuoted), 'o')}.`,
  'label.bad-compared': ({ all }) =>
    `«comparado» ha cifre per 100 g dell’altro prodotto, con queste chiavi: ${all.map(italianQuoted).join(', ')}.`,
  'label.bad-net': ({ most }) =>
    `«pesoNeto» sono i grammi che si vendono: manda un numero maggiore di 0 e fino a ${most}.`,
  'label.bad-portion': ({ most }) => `«racion» sono i grammi di una porzione: manda un numero tra 1 e ${most}.`,
  'label.bad-denomination': ({ longest }) =>
    `«denominacion» è il nome del prodotto: manda un testo fino a ${longest} caratteri.`,
  'label.bad-quantities': ({ most }) =>
    `«quid» è l’elenco degli ingredienti di cui vuoi indicare la quantità: manda fino a ${most} nomi.`,
  'label.bad-sheet': ({ position }) =>
    `Riga ${position}: «ficha» deve essere un oggetto con i valori per 100 g dell’etichetta del fornitore.`,
  'label.bad-sheet-figure': ({ position, field, most }) =>
    `Riga ${position}: «ficha.${field}» deve essere un numero tra 0 e ${most}.`,
  'label.bad-sheet-allergens': ({ position, all }) =>
    `Riga ${position}: «ficha.alergenos» deve essere un elenco di quelli che contiene tra questi: ${all.map(italianQuoted).join(', ')}.`,
  'label.bad-told-allergens': ({ position, tellings, all }) =>
    `Riga ${position}: «ficha.declara» dice di ogni allergene ${italianList(tellings.map(italianQuoted), 'o')}, col suo nome o quello della specie: ${all.map(italianQuoted).join(', ')}, «trigo», «avellana»…`,
  'label.beyond-tolerance': ({ nutrient, declared, sd, tolerance }, say) =>
    `${capitaliseName(say(nutrient))}, ${italianQuoted(declared)}: per quanto variano gli ingredienti (± ${numberText(sd, 1)} g) qualche lotto può uscire dalla tolleranza della guida della Commissione del 2012 (± ${numberText(tolerance, 1)} g). Usa la scheda del fornitore o fai analizzare il prodotto prima di stampare.`,
}
