import { spoken } from '../spoken.ts'

/** Sacks and boxes that are open, and what is believed of them. */

const COMPONENT: Readonly<Record<string, readonly [less: string, more: string, unit: string]>> = {
  azucares: ['floja', 'dulce', 'g de azúcar'],
  absorcion: ['bebe menos', 'bebe', 'puntos'],
  grasa: ['con menos grasa', 'con más grasa', 'g de grasa'],
  proteina: ['con menos proteína', 'con más proteína', 'g de proteína'],
  almidon: ['con menos almidón', 'con más almidón', 'g de almidón'],
  fibra: ['con menos fibra', 'con más fibra', 'g de fibra'],
  sal: ['con menos sal', 'con más sal', 'g de sal'],
  alcohol: ['con menos alcohol', 'con más alcohol', 'g de alcohol'],
}

export const lotWords = spoken('lotWords', {
  title: 'Lotes abiertos',
  none: 'Aún no sé de ningún lote. Al terminar una hornada puedes decir de qué saco o caja es cada cosa.',
  noName: 'sin nombre',
  how: (component: string, change: number): string => COMPONENT[component]?.[change < 0 ? 0 : 1] ?? component,
  believed: (component: string, change: number, written: string, around: string): string => {
    const [less = component, more = component, unit = 'g'] = COMPONENT[component] ?? []
    return `${change < 0 ? less : more}: ${written} ± ${around} ${unit}`
  },
  usual: 'como lo normal',
  nothing: 'aún no sé nada de él',
  sheet: (value: string, reading: string): string => `${reading}: ${value}, de su ficha`,
  since: (days: number): string => (days === 0 ? 'abierto hoy' : days === 1 ? 'desde ayer' : `hace ${days} días`),
  same: '¿Sigue siendo la misma?',
  another: 'He abierto otro',
  anotherOf: (name: string): string => `He abierto otro: ${name}`,
  which: 'Lote del nuevo',
  open: 'Abierto',
  cancel: 'No',
  opened: (name: string): string => `${name}: empiezo sin saber nada del nuevo.`,
  batches: (count: number): string => `${count} ${count === 1 ? 'hornada' : 'hornadas'} ›`,
  batchesOf: (name: string, count: number): string => `${count} ${count === 1 ? 'hornada' : 'hornadas'} con ${name}`,
} as const)
