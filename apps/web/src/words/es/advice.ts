import { decapitaliseName, quotedText } from '@obrador/engine'
import { spoken } from '../spoken.ts'

/** Advice, warnings and composition: none of them is there before the first verdict. */

export const adviceWords = spoken('adviceWords', {
  heading: (count: number, isWhole: boolean): string =>
    count === 0 ? 'Para ir sobre seguro' : isWhole ? 'Consejos' : count === 1 ? 'Consejo' : `Consejo 1 de ${count}`,
  apply: 'Aplicar',
  see: 'Ver antes',
  seeStep: (step: number): string => `Ver antes qué cambia con el consejo ${step}`,
  applyAll: 'Aplicar todo',
  applyStep: (step: number): string => `Aplicar el consejo ${step}`,
  unfold: (count: number): string => `Ver los ${count} consejos`,
  fold: 'Ver solo el primero',
  safe: 'Ir sobre seguro',
  effect: 'Qué cambia',
  blocked: (names: string): string => `Con lo bloqueado no hay consejo posible: desbloquea ${names}.`,
  seeAs: (type: string): string => `Mirarla como ${decapitaliseName(type)}`,
  seenAs: (type: string): string => `Ahora la miro como ${decapitaliseName(type)}.`,
  becomes: (label: string, before: string, after: string): string => `${label}: ${before} → ${after}`,
} as const)

/** What is done about what a headline asks. */
export const headlineDeeds = spoken('headlineDeeds', {
  review: (name: string): string => `Revisar ${quotedText(name)}`,
  meant: (weight: string): string => `Son ${weight}`,
  toReach: (figure: string, weight: string, isLess: boolean): string =>
    isLess ? `Para bajar a ${figure} habría que quitar ${weight}.` : `Para llegar a ${figure} harían falta ${weight}.`,
  add: (weight: string, name: string): string => `Añadir ${weight} de ${decapitaliseName(name)}`,
  take: (weight: string, name: string): string => `Quitar ${weight} de ${decapitaliseName(name)}`,
  swap: (weight: string, from: string, to: string): string =>
    `Cambiar ${weight} de ${decapitaliseName(from)} por ${decapitaliseName(to)}`,
} as const)

export const warningWords = spoken('warningWords', { heading: 'Avisos' } as const)

export const compositionWords = spoken('compositionWords', {
  heading: 'Composición',
  label: (parts: string): string => `Composición: ${parts}`,
  /** Why a figure is another here than among the parameters. */
  differs: {
    helado: 'Aquí, y en la etiqueta, los azúcares son todos: también la lactosa, que en los parámetros va en SLNG.',
    panaderia: 'Aquí, de la masa entera; en los parámetros, grasa y azúcar van sobre la harina.',
    turron: 'Aquí, de lo que pesas; en los parámetros, del turrón ya cocido.',
  },
} as const)

/** Which egg it is, where that decides how it may be sold. */
export const eggQuestion = spoken('eggQuestion', {
  which: 'Qué huevo es',
  treated: { label: 'El huevo es pasteurizado', named: (egg: string): string => `${egg} pasteurizado` },
  shell: { label: 'Es de cáscara', named: (egg: string): string => `${egg} de cáscara` },
})
