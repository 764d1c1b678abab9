import { italianList } from '@obrador/engine/it'

export const packetWords = {
  title: (name: string): string => `${name}: che cosa dice la confezione?`,
  uses: (count: number): string => (count === 1 ? 'È in un tuo prodotto.' : `È in ${count} tuoi prodotti.`),
  text: 'Copia qui i suoi ingredienti',
  brand: 'Marca o fornitore',
  states: { has: 'contiene', traces: 'può', none: 'no' },
  untold: '?',
  answer: (allergen: string): string => `${allergen}: che cosa dice la confezione`,
  none: 'La confezione non ne nomina nessuno',
  noMore: 'Non ne nomina altri',
  save: 'Salva',
  told: (name: string, has: readonly string[], traces: readonly string[]): string => {
    const parts = [
      ...(has.length > 0 ? [`contiene ${italianList(has, 'e')}`] : []),
      ...(traces.length > 0 ? [`può contenere ${italianList(traces, 'e')}`] : []),
    ]
    return parts.length > 0 ? `${name}: ${italianList(parts, 'e')}.` : ''
  },
  left: (count: number): string =>
    count === 1 ? 'Ne resta uno senza risposta.' : `Ne restano ${count} senza risposta.`,
  asksAgain: 'Se cambi marca, te lo chiedo di nuovo.',
  again: 'Ricontrolla',
  noneKnown: 'Non ne hai ancora controllata nessuna: si risponde una volta e vale per tutto quello che fai.',
  onCounter: 'Vedi quelle che mancano nel foglio del banco vendita',
  saved: (name: string): string => `Salvato: ${name}.`,
  missing: (count: number): string =>
    count === 1 ? 'Una confezione da controllare' : `${count} confezioni da controllare`,
  look: 'Rispondi adesso',
  lookAt: (name: string): string => `Rispondi adesso: che cosa dice la confezione di ${name}`,
  known: 'Confezioni controllate',
  lookAgain: (name: string): string => `Ricontrolla ${name}`,
  seen: (brand: string, date: string): string => [brand, date].filter((one) => one !== '').join(' · '),
} as const
