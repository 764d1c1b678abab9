import { decapitaliseName } from '../../format/page-speech.ts'

export const adviceWords = {
  heading: (count: number, isWhole: boolean): string =>
    count === 0
      ? 'Per andare sul sicuro'
      : isWhole
        ? 'Consigli'
        : count === 1
          ? 'Consiglio'
          : `Consiglio 1 di ${count}`,
  apply: 'Applica',
  see: 'Guarda prima',
  seeStep: (step: number): string => `Guarda prima che cosa cambia con il consiglio ${step}`,
  applyAll: 'Applica tutto',
  applyStep: (step: number): string => `Applica il consiglio ${step}`,
  unfold: (count: number): string => `Vedi i ${count} consigli`,
  fold: 'Vedi solo il primo',
  safe: 'Vai sul sicuro',
  effect: 'Che cosa cambia',
  blocked: (names: string): string => `Con le righe bloccate non c’è consiglio che tenga: sblocca ${names}.`,
  seeAs: (type: string): string => `Guardala come ${decapitaliseName(type)}`,
  seenAs: (type: string): string => `Ora la guardo come ${decapitaliseName(type)}.`,
  becomes: (label: string, before: string, after: string): string => `${label}: ${before} → ${after}`,
} as const

export const headlineDeeds = {
  review: (name: string): string => `Rivedi «${name}»`,
  meant: (weight: string): string => `Sono ${weight}`,
  toReach: (figure: string, weight: string, isLess: boolean): string =>
    isLess
      ? `Per scendere a ${figure} bisognerebbe toglierne ${weight}.`
      : `Per arrivare a ${figure} ne servirebbero ${weight} in più.`,
  add: (weight: string, name: string): string => `Aggiungi ${weight} di ${decapitaliseName(name)}`,
  take: (weight: string, name: string): string => `Togli ${weight} di ${decapitaliseName(name)}`,
  swap: (weight: string, from: string, to: string): string =>
    `Cambia ${weight} di ${decapitaliseName(from)} con ${decapitaliseName(to)}`,
} as const

export const warningWords = { heading: 'Avvisi' } as const

export const compositionWords = {
  heading: 'Composizione',
  label: (parts: string): string => `Composizione: ${parts}`,
  differs: {
    helado: 'Qui, e in etichetta, gli zuccheri ci sono tutti: anche il lattosio, che tra i parametri conta negli SLNG.',
    panaderia: 'Qui, di tutto l’impasto; tra i parametri, grassi e zucchero sono sulla farina.',
    turron: 'Qui, di quello che pesi; tra i parametri, del torrone già cotto.',
  },
} as const

/** The words of an egg are written into a name, and read there. */
export const eggQuestion = {
  which: 'Che uovo è',
  treated: {
    label: 'È uovo pastorizzato',
    named: (egg: string): string => `${egg.replace(' d’uovo', '')} pastorizzato`,
  },
  shell: { label: 'È in guscio', named: (egg: string): string => `${egg} da uova in guscio` },
}
