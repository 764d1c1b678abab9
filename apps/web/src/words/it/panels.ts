import { italianMedal } from '@obrador/engine/it'
import { calledName } from '../../format/called-name.ts'
import type { CraftId } from '../../model/formula.ts'
import { articleBefore } from './grammar.ts'

export const panelWords = {
  label: 'Altro sulla formula',
  map: 'Mappa',
  batch: 'Dosi',
  cost: 'Costo',
  foodLabel: 'Etichetta',
} as const

export const craftPanel: Readonly<Record<CraftId, string>> = {
  helado: 'Congelamento',
  panaderia: 'Impasto',
  pasteleria: 'Finitura',
  turron: 'Categoria',
  cacao: 'Temperaggio',
}

export const freezingWords = {
  reading: (temperature: string, ice: string, texture: string): string =>
    `A ${temperature} °C è congelato ${articleBefore('il', ice)} % dell’acqua: ${texture}.`,
  inCabinet: (temperature: string, ice: string, texture: string): string =>
    `A ${temperature} °C, la tua vetrina, è ${texture}: è congelato ${articleBefore('il', ice)} % dell’acqua.`,
  curve: (start: string, cabinet: string, ice: string): string =>
    `Curva di congelamento: comincia a congelare a ${start} °C e a ${cabinet} °C è congelato ${articleBefore('il', ice)} % dell’acqua`,
  start: 'Comincia a congelare',
  ice: 'Acqua congelata (%)',
  degrees: 'Temperatura (°C)',
  none: 'Senza acqua da congelare non c’è curva.',
  marks: { cabinet: 'la tua vetrina', serving: 'servizio' },
} as const

export const doughWords = {
  flour: 'Farina totale',
  total: 'Impasto totale',
  yield: 'Impasto per 100 di farina',
  nominal: 'Idratazione nominale',
  prefermented: 'Farina prefermentata',
  salt: 'Sale per 100 g di pane',
  loss: 'Calo in forno',
  baked: 'Pane cotto',
} as const

export const finishWords = {
  trophy: (medal: string): string => `Medaglia ${italianMedal(medal)}`,
  noTrophy: 'Ancora senza medaglia',
  why: 'Perché',
  inRange: (count: number, of: number): string => `${count} parametri su ${of} nell’intervallo`,
  gold: (label: string, value: string, middle: string): string =>
    `Per quella d’oro, più al centro degli intervalli. Il più lontano: ${label}, ${value} (il centro, ${middle}).`,
  style: 'Stile',
  use: 'Uso',
  finished: 'Per 100 g di prodotto finito',
  water: 'Acqua',
  loss: 'Peso che perde',
  sugars: 'Zuccheri',
  fat: 'Grassi',
  protein: 'Proteine',
  energy: 'Energia',
} as const

export const ladderWords = {
  heading: 'Scala delle categorie',
  here: 'Sei qui',
  missing: (points: string, what: string): string => `${what}: in difetto di ${points}`,
  excess: (points: string, what: string): string => `${what}: in eccesso di ${points}`,
  margin: (points: string, what: string): string => `${what}: margine di ${points}`,
  points: (value: string): string => (value === '1' ? '1 punto' : `${value} punti`),
  cooking: 'Sul fuoco',
  cookTo: 'Cuoci lo sciroppo fino a',
  brix: 'Sostanza secca dello sciroppo',
  steam: 'Acqua che evapora',
  almonds: (count: number): string => `${count} ${count === 1 ? 'mandorla' : 'mandorle'} su 3`,
} as const

export const temperWords = {
  heading: 'Curva di temperaggio',
  melt: 'Fondere',
  cool: 'Raffreddare',
  work: 'Lavorare',
  curve: (melt: string, cool: string, work: string): string =>
    `Temperaggio: fondere a ${melt}, raffreddare a ${cool} e lavorare a ${work}`,
  degrees: (least: string, most: string): string => `${least}–${most} °C`,
  medal: (medal: string): string => `Medaglia ${italianMedal(medal)}`,
  activity: 'Attività dell’acqua',
  band: (least: string, most: string): string => `tra ${least} e ${most}`,
  activityLabel: (aw: string, least: string, most: string): string =>
    `Attività dell’acqua stimata ${aw}, tra ${least} e ${most}`,
} as const

export const legalWords = {
  heading: 'Con che nome puoi venderlo in Spagna',
  may: (name: string): string => `Si può chiamare ${calledName(name)}.`,
  mayNot: (name: string): string => `Non si può chiamare ${calledName(name)}.`,
  open: (name: string, besides: string): string => `Si può chiamare ${calledName(name)} se inoltre ${besides}.`,
  also: (names: string): string => `Anche: ${names}.`,
  printed: (name: string): string => `In etichetta: ${calledName(name)}.`,
  condition: (label: string, value: string, sign: string, threshold: string): string =>
    `${label} ${value} (${sign} ${threshold})`,
} as const

export const batchPanelWords = {
  how: 'Quanto ne vuoi fare',
  total: 'Peso',
  litres: 'Litri',
  tubs: 'Vaschette',
  pieces: 'Pezzi',
  moulds: 'Stampi',
  grams: 'Peso totale (g)',
  count: 'Pezzi',
  each: 'Peso di ogni pezzo (g)',
  hasMoulds: 'La formula riempie (stampi)',
  hasDiameter: 'di diametro (cm)',
  wantMoulds: 'Voglio riempire (stampi)',
  wantDiameter: 'di diametro (cm)',
  sameHeight: 'Stampi tondi della stessa altezza.',
  weights: 'Pesi della lavorazione',
  times: (factor: string): string => `La formula moltiplicata per ${factor}`,
  apply: 'Porta questi pesi nella formula',
  clear: 'Torna al peso scritto',
  sum: 'Totale',
  applied: 'Ora la formula ha i pesi della lavorazione.',
} as const

export const costPanelWords = {
  price: (name: string): string => `Prezzo di ${name}, € al chilo`,
  priceHead: '€/kg',
  indicative: (when: string): string =>
    `I prezzi in grigio sono indicativi (${when}, senza IVA). Scrivi i tuoi: si salvano su questo dispositivo.`,
  unknown: 'senza prezzo',
} as const

export const medalWords = {
  none: (first: string): string => `Niente medaglia: prima, ${first}.`,
  first: {
    inseguro: 'la sicurezza',
    falta_seguridad: 'il dato di sicurezza',
    prohibido: 'ciò che non è ammesso',
    dosis: 'la dose oltre il limite di legge',
    sin_nombre: 'il nome',
    incompleto: 'ciò che non si è letto',
    por_confirmar: 'la lettura da confermare',
    sin_juzgar: 'un tipo con intervalli',
    dosis_alta: 'la dose',
  },
} as const
