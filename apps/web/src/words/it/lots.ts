import { countedNoun } from './grammar.ts'

/** Of no gender: the ingredient may be of either. */
const COMPONENT: Readonly<Record<string, readonly [less: string, more: string, unit: string]>> = {
  azucares: ['con meno zucchero', 'con più zucchero', 'g di zucchero'],
  absorcion: ['beve meno', 'beve di più', 'punti'],
  grasa: ['con meno grassi', 'con più grassi', 'g di grassi'],
  proteina: ['con meno proteine', 'con più proteine', 'g di proteine'],
  almidon: ['con meno amido', 'con più amido', 'g di amido'],
  fibra: ['con meno fibre', 'con più fibre', 'g di fibre'],
  sal: ['con meno sale', 'con più sale', 'g di sale'],
  alcohol: ['con meno alcol', 'con più alcol', 'g di alcol'],
}

export const lotWords = {
  title: 'Sacchi e lotti aperti',
  none: 'Non so ancora di nessun lotto di materia prima. Quando finisci un lotto puoi dire da quale sacco o scatola viene ogni cosa.',
  noName: 'senza nome',
  how: (component: string, change: number): string => COMPONENT[component]?.[change < 0 ? 0 : 1] ?? component,
  believed: (component: string, change: number, written: string, around: string): string => {
    const [less = component, more = component, unit = 'g'] = COMPONENT[component] ?? []
    return `${change < 0 ? less : more}: ${written} ± ${around} ${unit}`
  },
  usual: 'nella norma',
  nothing: 'non ne so ancora nulla',
  sheet: (value: string, reading: string): string => `${reading}: ${value}, dalla sua scheda`,
  since: (days: number): string => (days === 0 ? 'aperto oggi' : days === 1 ? 'da ieri' : `da ${days} giorni`),
  same: 'È ancora lo stesso?',
  another: 'Ne ho aperto un altro',
  anotherOf: (name: string): string => `Ne ho aperto un altro: ${name}`,
  which: 'Lotto del nuovo',
  open: 'Aperto',
  cancel: 'No',
  opened: (name: string): string => `${name}: del nuovo comincio senza sapere nulla.`,
  batches: (count: number): string => `${countedNoun(count, 'lotto prodotto', 'lotti prodotti')} ›`,
  batchesOf: (name: string, count: number): string =>
    `${countedNoun(count, 'lotto prodotto', 'lotti prodotti')} con ${name}`,
} as const
