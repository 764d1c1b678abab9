import { decapitaliseName, listText, nameWithArticle, numberText } from '@obrador/engine'
import type { CraftId } from '../../model/formula.ts'
import { spoken } from '../spoken.ts'

/** What is said of the hours of a day. */

const HOUR = 60

/** «5 h», «2 h 30», «45 min». */
export const lastingText = spoken('lastingText', (minutes: number): string => {
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / HOUR), whole % HOUR]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
})

const at = (degrees: number | undefined): string => (degrees === undefined ? '' : ` a ${numberText(degrees, 1)} °C`)
/** «de la hogaza», «del poolish». */
export const ofTheNoun = spoken('ofTheNoun', (name: string): string =>
  `de ${nameWithArticle(name)}`.replace(/^de el /, 'del '),
)

/** «la hogaza», «el poolish». */
export const theNoun = spoken('theNoun', (name: string): string => nameWithArticle(name))

interface PhaseWords {
  readonly label: string
  readonly verb?: readonly [does: string, doing: string]
  readonly asks: readonly [before: string, after: string]
}

/** By craft and key, what a phase of its clock is called: the clocks themselves are in Spanish. */
export const phaseWords = spoken<Readonly<Partial<Record<CraftId, Readonly<Record<string, PhaseWords>>>>>>(
  'phaseWords',
  {},
)

/** Putting a piece together. */
export const assemblyWords = spoken('assemblyWords', {
  label: 'montaje',
  verb: ['Monta', 'montar'],
  asks: ['¿Cuánto tardas en montar', '?'],
} as const)

export const clockWords = spoken('clockWords', {
  title: 'Reloj',
  baking: (time: string, start: string): string => `Para hornear a las ${time}, empieza ${start}.`,
  having: (time: string, start: string): string => `Para tenerlo a las ${time}, empieza ${start}.`,
  start: (time: string, day: string): string => (day === '' ? `a las ${time}` : `${day} a las ${time}`),
  next: (time: string, what: string): string => `Ahora toca, a las ${time}, ${what}.`,
  allDone: 'Está todo hecho.',
  late: (time: string, soonest: string): string => `Ya no llega a las ${time}: como pronto, a las ${soonest}.`,
  bakeAt: (time: string): string => `Hornear a las ${time}`,
  haveAt: (time: string): string => `Tenerlo a las ${time}`,
  both: (oven: string, ready: string, start: string): string =>
    `Para hornear a las ${oven} y tener lo demás a las ${ready}, empieza ${start}.`,
  meets: (where: string, time: string, what: readonly string[], places: number): string =>
    `Chocan ${where} a las ${time}: ${listText(what, 'y')}. ${places === 1 ? 'Cabe uno' : `Caben ${places}`}.`,
  meetsHands: (time: string, what: readonly string[], places: number): string =>
    `Faltan manos a las ${time}: ${listText(what, 'y')}. ${places === 1 ? 'Hay una persona' : `Hay ${places} personas`}.`,
  inOven: 'en el horno',
  inMachine: (machine: string): string => `en ${nameWithArticle(machine)}`,
  moreMeetings: (count: number): string => (count === 1 ? 'Y otro choque' : `Y ${count} choques más`),
  bakeLater: (name: string, time: string): string => `Hornear ${nameWithArticle(name)} a las ${time}`,
  target: { oven: 'Hornear a las', ready: 'Listo a las' },
  day: 'Día',
  ownTime: (name: string): string => `Hora de ${nameWithArticle(name)}`,
  ownTimes: 'Otra hora para alguno',
  today: 'hoy',
  tomorrow: 'mañana',
  yesterday: 'ayer',
  onDay: (day: string): string => `el ${day}`,
  now: (time: string): string => `ahora, ${time}`,
  oven: (time: string): string => `${time} horno`,
  ready: (time: string): string => time,
  doing: { work: 'trabajas', wait: 'espera', cold: 'frío', oven: 'horno' },
  cold: (label: string, degrees: number | undefined): string =>
    degrees === undefined ? label : `cámara${at(degrees)}`,
  risen: (name: string, degrees: number | undefined): string => `${name.toLowerCase()}${at(degrees)}`,
  figure: (count: number, start: string, end: string): string =>
    `Las horas de ${count} ${count === 1 ? 'producto' : 'productos'}, de las ${start} a las ${end}`,
  table: 'Ver como tabla',
  heads: ['Producto', 'Qué', 'Desde', 'Hasta'],
  moments: 'Lo que haces, por orden',
  does: (verb: string, name: string): string => `${verb} ${nameWithArticle(name)}`,
  refresh: 'Refresca',
  stageOf: (name: string, product: string): string => `${nameWithArticle(name)} ${ofTheNoun(product)}`,
  grams: (parts: readonly (readonly [weight: string, name: string])[]): string =>
    listText(
      parts.map(([weight, name]) => `${weight} de ${decapitaliseName(name)}`),
      'y',
    ),
  ripe: (minutes: number, degrees: number | undefined): string => `Lista en ${lastingText(minutes)}${at(degrees)}`,
  rises: (minutes: number, degrees: number | undefined): string => `${lastingText(minutes)}${at(degrees)}`,
  waits: (label: string, minutes: number, degrees: number | undefined): string =>
    `Después, ${label}: ${lastingText(minutes)}${at(degrees)}`,
  chills: (time: string, minutes: number, degrees: number | undefined): string =>
    `A la cámara a las ${time}, ${lastingText(minutes)}${at(degrees)}`,
  bakes: (minutes: number, degrees: number | undefined, out: string): string =>
    `${lastingText(minutes)}${at(degrees)}. Sale a las ${out}`,
  turn: (at: number, of: number): string => `Vuelta ${at} de ${of}`,
  freshYeast: 'Levadura fresca',
  noDose: 'Con su levadura: a esa temperatura no sé cuánta.',
  seeded: (flour: number): string => `Siembra 1:${flour}, supuesta`,
  fromFormula: 'de la fórmula',
  fromOwn: 'tuyo',
  supposed: (label: string, minutes: number): string => `${label}: ${lastingText(minutes)}, supuesto`,
  supposedOf: (label: string, name: string, minutes: number): string =>
    `${label} ${ofTheNoun(name)}, ${lastingText(minutes)}`,
  done: (what: string): string => `Hecho: ${what}`,
  doneShort: 'Hecho',
  doneAt: (time: string): string => `hecho a las ${time}`,
  undo: (what: string): string => `Sin hacer: ${what}`,
  about: '≈',
  notWritten: 'No está en la fórmula',
  asks: ([before, after]: readonly [string, string], name: string): string =>
    `${before} ${nameWithArticle(name)}${after.startsWith('?') ? '' : ' '}${after}`.replace(/ de el /, ' del '),
  save: 'Guardar',
  more: (count: number): string => `Y ${count} más, supuestos`,
  answered: 'Tus tiempos',
  forget: (label: string): string => `Olvidar ${label}`,
  forgetShort: 'Olvidar',
  unread: 'Escríbelo así: 2 h 30, o 45 min.',
  nothing: 'No hay nada que poner en hora.',
} as const)
