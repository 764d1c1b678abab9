import { capitaliseName, numberText } from '@obrador/engine'

export const basedDeskWords = {
  mode: 'Come si scrive',
  both: '% e grammi',
  grams: 'Solo grammi',
  percentHead: (base: string): string => `% ${base}`,
  gramsHead: 'Grammi',
  today: 'Oggi',
  percentOf: (name: string, base: string): string => `% su ${base} di ${name}`,
  none: (base: string): string => `Senza ${base} non ci sono percentuali: scrivi i grammi.`,
  whole: (base: string, stage: string): string => `${capitaliseName(base)} totale, compresa quella del ${stage}`,
  wholePlain: (base: string): string => `${capitaliseName(base)} totale`,
  cannot: (base: string): string => `Non resta ${base} da cui togliere: scrivi i grammi.`,
} as const

export const stageWords = {
  facts: (label: string, hydration: string): string => `${label}, ${hydration} di acqua`,
  assumed: 'presunta',
  when: (hours: string, degrees: string): string => `${hours} h a ${degrees} °C`,
  hours: (hours: string): string => `${hours} h`,
  at: (degrees: string): string => `a ${degrees} °C`,
  inside: (name: string): string => `Che cosa c’è in ${name}`,
  how: 'Come si fa',
  hydrationOf: (name: string): string => `Acqua di ${name}, % sulla sua farina`,
  hydration: 'Acqua (%)',
  hoursOf: (name: string): string => `Ore di ${name}`,
  hoursField: 'Ore',
  degreesOf: (name: string): string => `Gradi di ${name}`,
  degrees: 'Temperatura (°C)',
} as const

export const amountWords = {
  title: 'Quanto ne fai',
  pieces: 'Pezzi',
  each: (finished: string): string => `${finished} (g)`,
  loss: (label: string): string => `${label} (%)`,
  divide: (grams: string, raw: string): string => `Spezza a ${grams} di ${raw}.`,
  total: (kilos: string): string => `${kilos} in tutto.`,
  batches: (kilos: string, count: string, each: string): string => `${kilos} in tutto, in ${count} impasti da ${each}.`,
  capacity: 'Capacità dell’impastatrice (kg)',
  empty: 'Di’ quanti pezzi e di che peso: ti do i grammi di oggi.',
  apply: 'Porta questi pesi nella formula',
  clear: 'Torna al peso scritto',
} as const

export const waterWords = {
  title: 'Temperatura dell’acqua',
  forThis: 'per questo impasto',
  degrees: (value: number): string => `${numberText(value, 0)} °C`,
  told: (water: string, dough: string): string => `Acqua a ${water} perché l’impasto esca a ${dough}.`,
  ice: (coldest: string, ice: string): string =>
    `Acqua a ${coldest} e ${ice} di ghiaccio al posto di altrettanta acqua.`,
  tooHot: (water: string): string =>
    `L’acqua dovrebbe stare a ${water}, e danneggia il lievito: scalda la farina o il laboratorio.`,
  tooCold: 'Non c’è ghiaccio che basti: raffredda anche la farina o impasta meno.',
  none: 'Nella formula non c’è acqua: porta a temperatura il liquido che usi.',
  field: (label: string): string => `${label} (°C)`,
  sum: (count: number, wanted: string, others: string): string => `${count} × ${wanted} − (${others}).`,
  plus: ' + ',
  friction: 'Il calore di frizione è quello della tua impastatrice: segna a quanto è uscito l’impasto e lo correggo.',
  came: 'L’impasto è uscito a…',
  cameField: 'L’impasto è uscito a (°C)',
  use: 'Correggi la frizione',
  adjusted: (degrees: string): string => `Frizione corretta a ${degrees}. Me la ricordo.`,
} as const

export const workSheetWords = {
  share: (base: string): string => `% ${base}`,
  divide: (pieces: string, raw: string, dough: string, finished: string, made: string): string =>
    `${pieces} × ${raw} di ${dough} (${finished} di ${made}).`,
} as const
