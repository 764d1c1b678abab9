import { englishList, englishNumber } from '@obrador/engine/en'
import { decapitaliseName } from '../../format/page-speech.ts'

const HOUR = 60

/** “5 h”, “2 h 30”, “45 min”. */
export function lastingText(minutes: number): string {
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / HOUR), whole % HOUR]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

const at = (degrees: number | undefined): string => (degrees === undefined ? '' : ` at ${englishNumber(degrees, 1)} °C`)
export const theNoun = (name: string): string => `the ${decapitaliseName(name)}`
export const ofTheNoun = (name: string): string => `of ${theNoun(name)}`

const making = { label: 'making', verb: ['Make', 'make'], asks: ['How long does it take you to make', '?'] } as const
const laminating = {
  laminado: {
    label: 'lamination',
    verb: ['Laminate', 'laminate'],
    asks: ['How long does each turn take for', '?'],
  },
  pausa: { label: 'chilled rest', asks: ['How long does', 'rest between turns?'] },
} as const
const baking = { label: 'oven', verb: ['Bake', 'bake'], asks: ['How long is', 'in the oven?'] } as const

export const phaseWords = {
  helado: {
    mezcla: { ...making, label: 'mix' },
    maduracion: { label: 'ageing', asks: ['How long does', 'age?'] },
    mantecado: { label: 'churning', verb: ['Churn', 'churn'], asks: ['How long does it take you to churn', '?'] },
    abatido: { label: 'blast chilling', asks: ['How long is', 'in the blast chiller?'] },
  },
  panaderia: {
    autolisis: { label: 'autolyse', verb: ['Autolyse', 'autolyse'], asks: ['How long is the autolyse of', '?'] },
    amasado: { label: 'mixing', verb: ['Mix', 'mix'], asks: ['How long does it take you to mix', '?'] },
    bloque: { label: 'bulk', asks: ['How long does', 'ferment in bulk?'] },
    ...laminating,
    division: {
      label: 'dividing',
      verb: ['Divide and shape', 'divide and shape'],
      asks: ['How long does it take you to divide and shape', '?'],
    },
    segunda: { label: 'final proof', asks: ['How long does', 'proof once shaped?'] },
    horno: baking,
    enfriado: { label: 'cooling', asks: ['How long does', 'cool?'] },
    hacer: { ...making, label: 'preparation' },
    madurar: { label: 'ripening', asks: ['How long does', 'ripen?'] },
  },
  pasteleria: {
    elaboracion: making,
    reposo: { label: 'rest', asks: ['How long does', 'rest in the cold?'] },
    ...laminating,
    horno: baking,
    frio: { label: 'chilling', asks: ['How long does', 'chill?'] },
  },
  turron: {
    coccion: { label: 'cooking', verb: ['Cook', 'cook'], asks: ['How long does it take you to cook', '?'] },
    reposo: { label: 'rest', asks: ['How long does', 'rest?'] },
    corte: { label: 'cutting', verb: ['Cut', 'cut'], asks: ['How long does it take you to cut', '?'] },
  },
  cacao: {
    elaboracion: making,
    cristalizacion: { label: 'crystallisation', asks: ['How long does', 'crystallise?'] },
    acabado: { label: 'finishing', verb: ['Finish', 'finish'], asks: ['How long does it take you to finish', '?'] },
  },
} as const

export const assemblyWords = {
  label: 'assembly',
  verb: ['Put together', 'put together'],
  asks: ['How long does it take you to put together', '?'],
} as const

export const clockWords = {
  title: 'Schedule',
  baking: (time: string, start: string): string => `To bake at ${time}, start ${start}.`,
  having: (time: string, start: string): string => `To have it ready at ${time}, start ${start}.`,
  start: (time: string, day: string): string => (day === '' ? `at ${time}` : `${day} at ${time}`),
  next: (time: string, what: string): string => `Next, at ${time}: ${what}.`,
  allDone: 'Everything is done.',
  late: (time: string, soonest: string): string => `Too late for ${time}: ${soonest} at the earliest.`,
  bakeAt: (time: string): string => `Bake at ${time}`,
  haveAt: (time: string): string => `Have it ready at ${time}`,
  both: (oven: string, ready: string, start: string): string =>
    `To bake at ${oven} and have the rest ready at ${ready}, start ${start}.`,
  meets: (where: string, time: string, what: readonly string[], places: number): string =>
    `Clash ${where} at ${time}: ${englishList(what, 'and')}. There is room for ${places === 1 ? 'one' : places}.`,
  meetsHands: (time: string, what: readonly string[], places: number): string =>
    `Short of hands at ${time}: ${englishList(what, 'and')}. ${places === 1 ? 'There is one person' : `There are ${places} people`}.`,
  inOven: 'in the oven',
  inMachine: (machine: string): string => `in ${theNoun(machine)}`,
  moreMeetings: (count: number): string => (count === 1 ? 'And one more clash' : `And ${count} more clashes`),
  bakeLater: (name: string, time: string): string => `Bake ${theNoun(name)} at ${time}`,
  target: { oven: 'Bake at', ready: 'Ready at' },
  day: 'Day',
  ownTime: (name: string): string => `Time for ${theNoun(name)}`,
  ownTimes: 'Another time for one of them',
  today: 'today',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  onDay: (day: string): string => `on ${day}`,
  now: (time: string): string => `now, ${time}`,
  oven: (time: string): string => `${time} oven`,
  ready: (time: string): string => time,
  doing: { work: 'you work', wait: 'wait', cold: 'cold', oven: 'oven' },
  cold: (label: string, degrees: number | undefined): string =>
    degrees === undefined ? label : `cold room${at(degrees)}`,
  risen: (name: string, degrees: number | undefined): string => `${decapitaliseName(name)}${at(degrees)}`,
  figure: (count: number, start: string, end: string): string =>
    `Timeline of ${count} ${count === 1 ? 'product' : 'products'}, from ${start} to ${end}`,
  table: 'See as a table',
  heads: ['Product', 'What', 'From', 'To'],
  moments: 'What you do, in order',
  does: (verb: string, name: string): string => `${verb} ${theNoun(name)}`,
  refresh: 'Feed',
  stageOf: (name: string, product: string): string => `${theNoun(name)} for ${theNoun(product)}`,
  grams: (parts: readonly (readonly [weight: string, name: string])[]): string =>
    englishList(
      parts.map(([weight, name]) => `${weight} ${decapitaliseName(name)}`),
      'and',
    ),
  ripe: (minutes: number, degrees: number | undefined): string => `Ripe in ${lastingText(minutes)}${at(degrees)}`,
  rises: (minutes: number, degrees: number | undefined): string => `${lastingText(minutes)}${at(degrees)}`,
  waits: (label: string, minutes: number, degrees: number | undefined): string =>
    `Then ${label}: ${lastingText(minutes)}${at(degrees)}`,
  chills: (time: string, minutes: number, degrees: number | undefined): string =>
    `Into the cold room at ${time}, ${lastingText(minutes)}${at(degrees)}`,
  bakes: (minutes: number, degrees: number | undefined, out: string): string =>
    `${lastingText(minutes)}${at(degrees)}. Out at ${out}`,
  turn: (at: number, of: number): string => `Turn ${at} of ${of}`,
  freshYeast: 'Fresh yeast',
  noDose: 'With its yeast: I do not know how much at that temperature.',
  seeded: (flour: number): string => `Fed 1:${flour}, assumed`,
  fromFormula: 'from the formula',
  fromOwn: 'yours',
  supposed: (label: string, minutes: number): string => `${label}: ${lastingText(minutes)}, assumed`,
  supposedOf: (label: string, name: string, minutes: number): string =>
    `${label} ${ofTheNoun(name)}, ${lastingText(minutes)}`,
  done: (what: string): string => `Done: ${what}`,
  doneShort: 'Done',
  doneAt: (time: string): string => `done at ${time}`,
  undo: (what: string): string => `Not done: ${what}`,
  about: '≈',
  notWritten: 'Not in the formula',
  asks: ([before, after]: readonly [string, string], name: string): string =>
    `${before} ${theNoun(name)}${after.startsWith('?') ? '' : ' '}${after}`,
  save: 'Save',
  more: (count: number): string => `And ${count} more, assumed`,
  answered: 'Your times',
  forget: (label: string): string => `Forget ${label}`,
  forgetShort: 'Forget',
  unread: 'Write it like this: 2 h 30, or 45 min.',
  nothing: 'There is nothing to schedule.',
} as const
