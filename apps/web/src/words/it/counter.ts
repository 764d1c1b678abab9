export const counterWords = {
  title: 'Allergeni per il banco vendita',
  help: 'Per quello che vendi sfuso: un foglio che il cliente può leggere.',
  print: 'Stampa',
  inSpanish:
    'Il foglio è in spagnolo: lo leggono i tuoi clienti in Spagna (Regolamento (UE) 1169/2011, art. 15; RD 126/2015).',
  none: 'Non c’è ancora nulla da mettere: salva una formula con un nome e torna qui.',
  choose: 'Scegli i prodotti',
  chosen: (count: number, all: number): string => `${count} di ${all}`,
  noneChosen: 'Scegli almeno un prodotto.',
  misnamed: (name: string, why: string): string => `«${name}»: non si può mostrare al cliente con questo nome. ${why}`,
  back: 'Le mie formule',
  link: 'Allergeni per il banco vendita',
} as const
