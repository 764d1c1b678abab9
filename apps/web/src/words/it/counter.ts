export const counterWords = {
  title: 'Allergeni per il banco vendita',
  help: 'Per quello che vendi sfuso: un foglio che il cliente può leggere. In Spagna deve esserci anche in spagnolo.',
  heading: 'Allergeni dei nostri prodotti',
  ask: 'Se hai un’allergia o un’intolleranza, chiedi prima di comprare.',
  allergen: 'Allergene',
  print: 'Stampa',
  none: 'Non c’è ancora nulla da mettere: salva una formula con un nome e torna qui.',
  choose: 'Scegli i prodotti',
  chosen: (count: number, all: number): string => `${count} di ${all}`,
  noneChosen: 'Scegli almeno un prodotto.',
  back: 'Le mie formule',
  cells: {
    present: 'contiene',
    traces: 'può',
    untold: '?',
    absent: 'no',
  },
  unknown: 'dato mancante: chiedi a noi',
  legend:
    '«può»: lo segnala chi fa un ingrediente, o chi prepara il prodotto. «?»: c’è una confezione ancora da controllare; chiedi a noi.',
  law: 'Vendita di prodotti sfusi: Regolamento (UE) 1169/2011, art. 44, e RD 126/2015 (Spagna). Informazioni scritte a disposizione del cliente.',
  unread: (product: string): string => `${product}: la sua formula non si può leggere.`,
  packets: (product: string, count: number, names: string): string =>
    `${product}: ${count === 1 ? 'c’è una confezione da controllare' : `ci sono ${count} confezioni da controllare`}. ${names}.`,
  reviewed: 'Controllato da',
  link: 'Allergeni per il banco vendita',
} as const
