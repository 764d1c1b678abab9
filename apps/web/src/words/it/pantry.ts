import { capitaliseName, type LegalAllergen, numberText, type SheetProblemWords } from '@obrador/engine'
import { italianGlossary as word } from '@obrador/engine/it'
import { italianText } from '@obrador/list/language'
import { articleBefore, countedNoun } from './grammar.ts'

const formulasText = (count: number): string => countedNoun(count, 'formula', 'formule')

export const sheetProblemWords: SheetProblemWords = {
  saturated: 'I grassi saturi non possono essere più dei grassi: controlla le due cifre.',
  sugars: 'Zuccheri e polioli non possono essere più dei carboidrati: controlla le tre cifre.',
  overfull: (sum) => `La scheda somma ${numberText(sum, 1)} g per 100 g: qualche cifra è troppo alta.`,
  short: (missing) =>
    `Alla scheda mancano ${numberText(missing, 1)} g per arrivare a 100: controlla umidità e carboidrati.`,
  energy: (printed, computed) =>
    `La scheda dice ${numberText(printed, 0)} kcal e dalle sue cifre ne risultano ${numberText(computed, 0)}: una delle due è sbagliata.`,
  restIsWater: (grams) => `Quello che manca per arrivare a 100, ${numberText(grams, 1)} g, lo conto come acqua.`,
}

export const pantryWords = {
  lots: 'Lotti',
  title: 'Dispensa',
  own: 'I miei ingredienti',
  prices: 'Prezzi e scorte',
  catalogue: 'Catalogo',
} as const

/** The fourteen, as they are spoken of. */
export const allergenNamesShown: Readonly<Record<LegalAllergen, string>> = {
  gluten: capitaliseName(word.gluten),
  crustaceos: capitaliseName(word.crustáceos),
  huevo: capitaliseName(word.huevo),
  pescado: capitaliseName(word.pescado),
  cacahuete: 'Arachidi',
  soja: capitaliseName(word.soja),
  leche: capitaliseName(word.leche),
  frutos_cascara: capitaliseName(word['frutos de cáscara']),
  apio: capitaliseName(word.apio),
  mostaza: capitaliseName(word.mostaza),
  sesamo: capitaliseName(word.sésamo),
  sulfitos: capitaliseName(word.sulfitos),
  altramuz: 'Lupini',
  moluscos: capitaliseName(word.moluscos),
}

export const ownIngredientWords = {
  new: 'Nuovo ingrediente',
  none: 'Non hai ancora ingredienti tuoi. Creane uno con la scheda del fornitore: vale per tutte le tue formule.',
  list: 'Ingredienti tuoi',
  like: (name: string): string => `somiglia a ${name}`,
  used: (count: number): string => (count === 0 ? 'mai usato' : `in ${formulasText(count)}`),
  noAllergens: 'senza allergeni',
  openAllergens: 'degli altri non si sa',
  choose: 'Scegline uno per vedere la sua scheda, o creane un altro.',
  delete: 'Elimina',
  deleteOne: (name: string): string => `Elimina ${name}`,
  deleted: (name: string, uses: number): string =>
    uses === 0
      ? `Hai eliminato «${name}».`
      : `Hai eliminato «${name}». ${uses === 1 ? 'Lo usa 1 formula, che tiene' : `Lo usano ${uses} formule, che tengono`} dentro la sua scheda.`,
  saved: (name: string): string => `«${name}» salvato.`,
  allergens: 'Allergeni',
  states: { has: 'contiene', traces: 'tracce', none: 'no' },
  asModel: 'Quelli che non tocchi sono quelli dell’ingrediente a cui somiglia.',
  label: 'Testo degli ingredienti',
  labelHelp: 'Come nell’etichetta del fornitore, con gli allergeni in MAIUSCOLO.',
  gtin: 'Codice a barre',
  gtinHelp: 'Le cifre sotto le barre, se vuoi che altri programmi lo riconoscano.',
  gtinWrong: 'Questo codice non torna: ricontrolla le cifre, sono 8, 12, 13 o 14.',
  needsGtin: 'Ricontrolla il codice a barre, o lascialo vuoto.',
  twin: (name: string): string => `Hai già «${name}»: è lo stesso?`,
  join: 'Unisci',
  keepBoth: 'Tieni tutti e due',
  joined: (name: string): string => `«${name}» ora è uno solo.`,
  apart: (name: string): string => `«${name}»: restano tutti e due.`,
  cancel: 'Lascia stare',
} as const

export const priceWords = {
  texts: italianText.priceTexts,
  rise: 'Che cosa cambio?',
  riseOf: (name: string): string => `Rincaro di ${name}: che cosa cambiare nelle tue formule`,
  intro: 'Quello che paghi, senza IVA. Ogni prezzo è dell’ingrediente, comunque tu lo scriva.',
  used: 'Quelli che uso',
  priced: 'Con un prezzo mio',
  all: 'Tutti',
  which: 'Quali ingredienti',
  search: 'Cerca un ingrediente',
  ingredient: 'Ingrediente',
  pack: 'Formato (kg)',
  price: 'Prezzo (€)',
  perKilo: '€/kg',
  kiloPrice: { before: '', after: ' €/kg' },
  supplier: 'Fornitore',
  date: 'Data',
  have: 'Scorta (kg)',
  haveOf: (name: string): string => `Quanto ho di ${name}, in chili`,
  none0: '0 kg',
  trend: (change: number, since: string, from: string, to: string): string =>
    `Il prezzo è ${change > 0 ? 'salito' : 'sceso'} ${articleBefore('del', String(Math.round(100 * Math.abs(change))))} %${since === '' ? '' : ` da ${since}`}: da ${from} a ${to} €/kg.`,
  packOf: (name: string): string => `Formato di ${name}, in chili`,
  priceOf: (name: string): string => `Prezzo di ${name}, in euro`,
  supplierOf: (name: string): string => `Fornitore di ${name}`,
  estimated: (price: string): string => `${price} €/kg, indicativo`,
  unknown: 'senza prezzo',
  old: (months: number): string => `○ di ${months} mesi fa`,
  first: 'Sono ancora prezzi indicativi. Comincia dai cinque che pesano di più sul tuo costo:',
  rest: 'Gli altri',
  none: 'Nessuno con questo nome.',
  noneUsed: 'Salva una formula e qui troverai i suoi ingredienti.',
  clear: (name: string): string => `Togli il mio prezzo di ${name}`,
  cleared: (name: string): string => `${name}: torna il prezzo indicativo.`,
  paste: 'Incolla da un foglio',
  pasteHelp:
    'Il listino del fornitore o due colonne di un foglio: l’ingrediente e il suo prezzo, senza IVA. Leggo codici, formati («6x1L», «sacco 25 kg», «cartone da 12») e prezzi al chilo, al litro, al pezzo o a confezione.',
  pasteLabel: 'Ingredienti e prezzi',
  file: 'Scegli un file',
  columns: {
    title: 'Colonne',
    of: (place: number): string => `Che cosa c’è nella colonna ${place}`,
    none: 'niente',
    roles: {
      reference: 'Codice',
      name: 'Articolo',
      pack: 'Formato',
      unit: 'Unità',
      price: 'Prezzo',
      discount: 'Sconto (%)',
    },
  },
  changes: {
    title: (count: number): string => `Che cosa cambia: ${countedNoun(count, 'prodotto', 'prodotti')}`,
    cost: (before: string, after: string, unit: 'kilo' | 'litre' | 'piece' | 'batch'): string =>
      `${before} → ${after}${{ kilo: '/kg', litre: '/l', piece: '/pezzo', batch: '' }[unit]}`,
    margin: (before: string, after: string): string => `margine ${before} → ${after}`,
    noPrice: 'margine ?: non ha un prezzo di vendita',
    noPrices: 'Margine ?: nessuno ha un prezzo di vendita. Si mette in «Costo», dentro ognuno.',
    more: (count: number): string => `E ${countedNoun(count, 'altro prodotto', 'altri prodotti')}`,
  },
  take: 'Usa questi prezzi',
  taken: (count: number): string => `${countedNoun(count, 'prezzo aggiornato', 'prezzi aggiornati')}.`,
  read: (count: number, of: number): string => `Leggo ${count} di ${countedNoun(of, 'riga', 'righe')}.`,
  reference: (code: string): string => `codice ${code}`,
  asks: {
    price: (name: string): string => `${name}: non trovo un prezzo leggibile.`,
    figure: (name: string): string => `${name}: il prezzo si può leggere in due modi; scrivilo con la virgola.`,
    unit: (name: string): string => `${name}: a che cosa si riferisce il prezzo?`,
    density: (name: string): string => `${name}: non so quanto pesa un litro; scrivi il prezzo al chilo.`,
    weight: (name: string): string => `${name}: non so quanto pesa; scrivi il prezzo al chilo.`,
  },
  paidFor: (unit: 'kilo' | 'litre' | 'piece' | 'pack', kilo: string): string =>
    `${{ kilo: 'Al chilo', litre: 'Al litro', piece: 'Al pezzo', pack: 'A confezione' }[unit]}: ${kilo}/kg`,
  unmatched: 'Non so di che cosa sono. Scegli l’ingrediente:',
  match: (text: string): string => `Ingrediente di «${text}»`,
  chooseOne: 'Scegli dal catalogo',
  more: (count: number): string => (count === 1 ? 'Vedine un altro' : `Vedine altri ${count}`),
} as const
