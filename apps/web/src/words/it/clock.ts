import { numberText } from '@obrador/engine'
import { italianList } from '@obrador/engine/it'
import { decapitaliseName } from '../../format/page-speech.ts'
import { atTime, countedNoun, fromTime } from './grammar.ts'

const HOUR = 60

/** «5 h», «2 h 30», «45 min». */
export function lastingText(minutes: number): string {
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / HOUR), whole % HOUR]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

const at = (degrees: number | undefined): string => (degrees === undefined ? '' : ` a ${numberText(degrees, 1)} °C`)
/** Nobody knows the article of a name that its maker gave: it stands between quotation marks. */
export const theNoun = (name: string): string => `«${name}»`
export const ofTheNoun = (name: string): string => `di ${theNoun(name)}`

const making = {
  label: 'preparazione',
  verb: ['Prepara', 'preparare'],
  asks: ['Quanto ci metti a preparare', '?'],
} as const
const laminating = {
  laminado: { label: 'sfogliatura', verb: ['Sfoglia', 'sfogliare'], asks: ['Quanto ci metti a dare un giro a', '?'] },
  pausa: { label: 'riposo in frigo', asks: ['Quanto riposa', 'tra un giro e l’altro?'] },
} as const
const baking = { label: 'forno', verb: ['Inforna', 'infornare'], asks: ['Quanto sta in forno', '?'] } as const

export const phaseWords = {
  helado: {
    mezcla: { ...making, label: 'miscela' },
    maduracion: { label: 'maturazione', asks: ['Quanto ci mette', 'a maturare?'] },
    mantecado: { label: 'mantecazione', verb: ['Manteca', 'mantecare'], asks: ['Quanto ci metti a mantecare', '?'] },
    abatido: { label: 'abbattimento', asks: ['Quanto sta in abbattitore', '?'] },
  },
  panaderia: {
    autolisis: {
      label: 'autolisi',
      verb: ['Metti in autolisi', 'mettere in autolisi'],
      asks: ['Quanto dura l’autolisi di', '?'],
    },
    amasado: { label: 'impasto', verb: ['Impasta', 'impastare'], asks: ['Quanto ci metti a impastare', '?'] },
    bloque: { label: 'puntata', asks: ['Quanto dura la puntata di', '?'] },
    ...laminating,
    division: {
      label: 'spezzatura',
      verb: ['Spezza e forma', 'spezzare e formare'],
      asks: ['Quanto ci metti a spezzare e formare', '?'],
    },
    segunda: { label: 'appretto', asks: ['Quanto lievita', 'già formato?'] },
    horno: baking,
    enfriado: { label: 'raffreddamento', asks: ['Quanto ci mette', 'a raffreddarsi?'] },
    hacer: making,
    madurar: { label: 'maturazione', asks: ['Quanto ci mette', 'a maturare?'] },
  },
  pasteleria: {
    elaboracion: making,
    reposo: { label: 'riposo', asks: ['Quanto riposa', 'in frigo?'] },
    ...laminating,
    horno: baking,
    frio: { label: 'frigo', asks: ['Quanto ci mette', 'a raffreddarsi?'] },
  },
  turron: {
    coccion: { label: 'cottura', verb: ['Cuoci', 'cuocere'], asks: ['Quanto ci metti a cuocere', '?'] },
    reposo: { label: 'riposo', asks: ['Quanto riposa', '?'] },
    corte: { label: 'taglio', verb: ['Taglia', 'tagliare'], asks: ['Quanto ci metti a tagliare', '?'] },
  },
  cacao: {
    elaboracion: making,
    cristalizacion: { label: 'cristallizzazione', asks: ['Quanto ci mette', 'a cristallizzare?'] },
    acabado: { label: 'finitura', verb: ['Rifinisci', 'rifinire'], asks: ['Quanto ci metti a rifinire', '?'] },
  },
} as const

export const assemblyWords = {
  label: 'montaggio',
  verb: ['Assembla', 'assemblare'],
  asks: ['Quanto ci metti ad assemblare', '?'],
} as const

export const clockWords = {
  title: 'Orari',
  baking: (time: string, start: string): string => `Per infornare ${atTime(time)}, comincia ${start}.`,
  having: (time: string, start: string): string => `Per averlo pronto ${atTime(time)}, comincia ${start}.`,
  start: (time: string, day: string): string => (day === '' ? atTime(time) : `${day} ${atTime(time)}`),
  next: (time: string, what: string): string => `Adesso, ${atTime(time)}: ${what}.`,
  allDone: 'È tutto fatto.',
  late: (time: string, soonest: string): string =>
    `${atTime(time).replace(/^a/, 'A')} non ce la fai più: al più presto ${atTime(soonest)}.`,
  bakeAt: (time: string): string => `Inforna ${atTime(time)}`,
  haveAt: (time: string): string => `Pronto ${atTime(time)}`,
  both: (oven: string, ready: string, start: string): string =>
    `Per infornare ${atTime(oven)} e avere pronto il resto ${atTime(ready)}, comincia ${start}.`,
  meets: (where: string, time: string, what: readonly string[], places: number): string =>
    `Si accavallano ${where} ${atTime(time)}: ${italianList(what, 'e')}. ${places === 1 ? 'C’è posto per uno' : `C’è posto per ${places}`}.`,
  meetsHands: (time: string, what: readonly string[], places: number): string =>
    `Mancano braccia ${atTime(time)}: ${italianList(what, 'e')}. ${places === 1 ? 'C’è una persona' : `Ci sono ${places} persone`}.`,
  inOven: 'in forno',
  inMachine: (machine: string): string => `in macchina (${machine.toLowerCase()})`,
  moreMeetings: (count: number): string =>
    count === 1 ? 'E un altro accavallamento' : `E altri ${count} accavallamenti`,
  bakeLater: (name: string, time: string): string => `Inforna ${theNoun(name)} ${atTime(time)}`,
  target: { oven: 'Inforna alle', ready: 'Pronto alle' },
  day: 'Giorno',
  ownTime: (name: string): string => `Ora di ${theNoun(name)}`,
  ownTimes: 'Un altro orario per uno di loro',
  today: 'oggi',
  tomorrow: 'domani',
  yesterday: 'ieri',
  onDay: (day: string): string => day,
  now: (time: string): string => `adesso, ${time}`,
  oven: (time: string): string => `${time} forno`,
  ready: (time: string): string => time,
  doing: { work: 'lavori', wait: 'attesa', cold: 'freddo', oven: 'forno' },
  cold: (label: string, degrees: number | undefined): string => (degrees === undefined ? label : `cella${at(degrees)}`),
  risen: (name: string, degrees: number | undefined): string => `${name.toLowerCase()}${at(degrees)}`,
  figure: (count: number, start: string, end: string): string =>
    `Gli orari di ${countedNoun(count, 'prodotto', 'prodotti')}, ${fromTime(start)} ${atTime(end)}`,
  table: 'Vedi come tabella',
  heads: ['Prodotto', 'Che cosa', 'Dalle', 'Alle'],
  moments: 'Quello che fai, in ordine',
  does: (verb: string, name: string): string => `${verb} ${theNoun(name)}`,
  refresh: 'Rinfresca',
  stageOf: (name: string, product: string): string => `${theNoun(name)} per ${theNoun(product)}`,
  grams: (parts: readonly (readonly [weight: string, name: string])[]): string =>
    italianList(
      parts.map(([weight, name]) => `${weight} di ${decapitaliseName(name)}`),
      'e',
    ),
  ripe: (minutes: number, degrees: number | undefined): string => `Pronto in ${lastingText(minutes)}${at(degrees)}`,
  rises: (minutes: number, degrees: number | undefined): string => `${lastingText(minutes)}${at(degrees)}`,
  waits: (label: string, minutes: number, degrees: number | undefined): string =>
    `Poi, ${label}: ${lastingText(minutes)}${at(degrees)}`,
  chills: (time: string, minutes: number, degrees: number | undefined): string =>
    `In cella ${atTime(time)}, ${lastingText(minutes)}${at(degrees)}`,
  bakes: (minutes: number, degrees: number | undefined, out: string): string =>
    `${lastingText(minutes)}${at(degrees)}. Esce ${atTime(out)}`,
  turn: (at: number, of: number): string => `Giro ${at} di ${of}`,
  freshYeast: 'Lievito compresso',
  noDose: 'Con il suo lievito: a quella temperatura non so quanto.',
  seeded: (flour: number): string => `Rinfresco 1:${flour}, ipotizzato`,
  fromFormula: 'dalla formula',
  fromOwn: 'tuo',
  supposed: (label: string, minutes: number): string => `${label}: ${lastingText(minutes)}, ipotizzato`,
  supposedOf: (label: string, name: string, minutes: number): string =>
    `${label} ${ofTheNoun(name)}, ${lastingText(minutes)}`,
  done: (what: string): string => `Fatto: ${what}`,
  doneShort: 'Fatto',
  doneAt: (time: string): string => `fatto ${atTime(time)}`,
  undo: (what: string): string => `Da fare: ${what}`,
  about: '≈',
  notWritten: 'Non è nella formula',
  asks: ([before, after]: readonly [string, string], name: string): string =>
    `${before} ${theNoun(name)}${after.startsWith('?') ? '' : ' '}${after}`,
  save: 'Salva',
  more: (count: number): string => (count === 1 ? 'E un altro, ipotizzato' : `E altri ${count}, ipotizzati`),
  answered: 'I tuoi tempi',
  forget: (label: string): string => `Dimentica ${label}`,
  forgetShort: 'Dimentica',
  unread: 'Scrivilo così: 2 h 30, o 45 min.',
  nothing: 'Non c’è nulla da mettere in orario.',
} as const
