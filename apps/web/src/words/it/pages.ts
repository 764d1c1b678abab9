export const catalogueWords = {
  intro: (count: string): string =>
    `${count} ingredienti con la composizione per 100 g, da dove viene ogni valore e un prezzo indicativo.`,
  search: 'Cerca un ingrediente',
  found: (count: number): string => (count === 1 ? 'Un ingrediente' : `${count} ingredienti`),
  none: 'Non c’è nulla con questo nome. Prova un’altra parola o crea il tuo dalla formula.',
  more: 'Vedi altri',
  composition: 'Composizione per 100 g',
  energy: 'Energia',
  source: 'Fonte',
  grade: 'Affidabilità',
  grades: { A: 'tabella ufficiale', B: 'scheda o bibliografia', C: 'stima o calcolo' },
  allergens: 'Allergeni',
  noAllergens: 'nessuno dichiarato',
  price: 'Prezzo indicativo',
  aliases: 'Si chiama anche',
  note: 'Nota',
  water: (percent: string): string => `${percent} % acqua`,
  choose: 'Scegli un ingrediente per vedere la sua scheda.',
  results: 'Risultati',
  back: 'Torna all’elenco',
} as const

export const scienceWords = {
  title: (craft: string): string => `La scienza del mestiere: ${craft.toLowerCase()}`,
  intro:
    'Come si calcola ogni parametro e tra quali valori deve stare in ogni tipo. Tutto viene dalle tabelle del motore.',
  parameters: 'Parametri',
  parameter: 'Parametro',
  formula: 'Come si calcola',
  sources: 'Fonti',
  unit: 'Unità',
  ranges: 'Intervalli per tipo',
  rangesTable: 'Tabella degli intervalli',
  type: 'Tipo',
  current: 'quello della tua formula',
} as const

export const developerWords = {
  title: 'La stessa formula, con l’API',
  intro:
    'L’API è pubblica e gratuita, senza chiave. Calcola con lo stesso motore di questa pagina: i valori sono gli stessi.',
  language: 'Linguaggio',
  copy: 'Copia',
  copied: 'Copiato.',
  cannotCopy: 'Questo browser non lascia copiare: seleziona il testo.',
  code: (language: string): string => `La tua formula in ${language}`,
  own: 'Gli ingredienti tuoi vanno con il loro nome: l’API non conosce le tue schede.',
  docs: 'Documentazione completa dell’API',
  openapi: 'Descrizione OpenAPI',
} as const

export const morePageWords = {
  counter: 'Che cosa contiene ogni prodotto, per il banco vendita.',
  piece: 'Un pezzo fatto di più formule, strato per strato.',
  copy: 'Backup e preferenze.',
  science: 'Come si calcola ogni parametro e tra quali valori deve stare.',
  developers: 'la stessa formula, dai tuoi programmi.',
  about: 'Obrador analizza e bilancia formule di gelato, pane, pasticceria, torrone e cioccolato.',
  docs: 'Documentazione dell’API',
} as const
