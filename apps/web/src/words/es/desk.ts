import { capitaliseName, numberText } from '@obrador/engine'
import { spoken } from '../spoken.ts'

/** Desks of crafts that have more than grams. */

export const basedDeskWords = spoken('basedDeskWords', {
  mode: 'Cómo se escribe',
  both: '% y gramos',
  grams: 'Solo gramos',
  percentHead: (base: string): string => `% ${base}`,
  gramsHead: 'Gramos',
  today: 'Hoy',
  percentOf: (name: string, base: string): string => `% sobre ${base} de ${name}`,
  none: (base: string): string => `Sin ${base} no hay porcentajes: escribe gramos.`,
  whole: (base: string, stage: string): string => `${capitaliseName(base)} total, la del ${stage} incluida`,
  wholePlain: (base: string): string => `${capitaliseName(base)} total`,
  cannot: (base: string): string => `No queda ${base} de la que quitar: escribe los gramos.`,
} as const)

export const stageWords = spoken('stageWords', {
  facts: (label: string, hydration: string): string => `${label}, ${hydration} de agua`,
  assumed: 'supuesta',
  when: (hours: string, degrees: string): string => `${hours} h a ${degrees} °C`,
  hours: (hours: string): string => `${hours} h`,
  at: (degrees: string): string => `a ${degrees} °C`,
  inside: (name: string): string => `Lo que lleva ${name}`,
  how: 'Cómo se hace',
  hydrationOf: (name: string): string => `Agua de ${name}, % sobre su harina`,
  hydration: 'Agua (%)',
  hoursOf: (name: string): string => `Horas de ${name}`,
  hoursField: 'Horas',
  degreesOf: (name: string): string => `Grados de ${name}`,
  degrees: 'Temperatura (°C)',
} as const)

export const amountWords = spoken('amountWords', {
  title: 'Cuánto haces',
  pieces: 'Piezas',
  each: (finished: string): string => `${finished} (g)`,
  loss: (label: string): string => `${label} (%)`,
  divide: (grams: string, raw: string): string => `Divide a ${grams} de ${raw}.`,
  total: (kilos: string): string => `${kilos} en total.`,
  batches: (kilos: string, count: string, each: string): string =>
    `${kilos} en total, en ${count} amasadas de ${each}.`,
  capacity: 'Caben en la amasadora (kg)',
  empty: 'Di cuántas piezas y de qué peso: salen los gramos de hoy.',
  apply: 'Pasar estos pesos a la fórmula',
  clear: 'Volver al peso escrito',
} as const)

export const waterWords = spoken('waterWords', {
  title: 'Temperatura del agua',
  forThis: 'para esta masa',
  degrees: (value: number): string => `${numberText(value, 0)} °C`,
  told: (water: string, dough: string): string => `Agua a ${water} para que la masa salga a ${dough}.`,
  ice: (coldest: string, ice: string): string => `Agua a ${coldest} y ${ice} de hielo en lugar de agua.`,
  tooHot: (water: string): string =>
    `El agua tendría que estar a ${water}, y daña la levadura: templa la harina o el obrador.`,
  tooCold: 'No hay hielo que baste: enfría también la harina o amasa menos.',
  none: 'La fórmula no lleva agua: templa el líquido que uses.',
  field: (label: string): string => `${label} (°C)`,
  sum: (count: number, wanted: string, others: string): string => `${count} × ${wanted} − (${others}).`,
  plus: ' + ',
  friction: 'La fricción es la de tu amasadora: apunta a cuánto salió y la ajusto.',
  came: 'La masa salió a…',
  cameField: 'La masa salió a (°C)',
  use: 'Ajustar la fricción',
  adjusted: (degrees: string): string => `Fricción ajustada a ${degrees}. Se recuerda.`,
} as const)

/** What a sheet to work from says besides its lines. */
export const workSheetWords = spoken('workSheetWords', {
  share: (base: string): string => `% ${base}`,
  divide: (pieces: string, raw: string, dough: string, finished: string, made: string): string =>
    `${pieces} × ${raw} de ${dough} (${finished} de ${made}).`,
} as const)
