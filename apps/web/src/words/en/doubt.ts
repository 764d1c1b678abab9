import type { EngineCodes, FindingText, MeasuredField, SafetyBlock } from '@obrador/engine'
import { englishMedal, englishNumber } from '@obrador/engine/en'
import { calledName } from '../../format/called-name.ts'

const OFTEN: readonly (readonly [share: number, said: string])[] = [
  [1, 'almost always'],
  [19 / 20, '19 times in 20'],
  [9 / 10, '9 times in 10'],
  [4 / 5, '4 times in 5'],
  [3 / 4, '3 times in 4'],
  [2 / 3, '2 times in 3'],
  [1 / 2, 'half the time'],
  [1 / 3, '1 time in 3'],
  [1 / 4, '1 time in 4'],
  [1 / 10, '1 time in 10'],
  [0, 'hardly ever'],
]

const nearest = (share: number): string =>
  OFTEN.reduce((best, one) => (Math.abs(one[0] - share) < Math.abs(best[0] - share) ? one : best))[1]

export const sureWords = {
  often: (share: number, isInside: boolean): string => `${isInside ? 'in range' : 'out of range'} ${nearest(share)}`,
  surelyOut: 'Sure: out of range',
  exactly: (percent: string, isInside: boolean): string =>
    isInside
      ? `The chance that every figure stays in range is ${percent}.`
      : `The chance that some figure stays out of range is ${percent}.`,
  word: { firme: 'Sure', casi: 'Almost sure', justa: 'Tight', incierta: 'Uncertain' },
  but: (figures: string): string => `, but tight on ${figures}`,
  close: (figures: string): string => ` It is tight on ${figures}.`,
  rest: (figures: string): string => `The rest is where it should be, but tight on ${figures}.`,
  maybe: (ingredient: string): string => `Maybe: it depends on your ${ingredient}.`,
  maybeWeighed: (ingredient: string): string => `Maybe: it depends on how you weigh your ${ingredient}.`,
  maybeAny: 'Maybe: it depends on how much your ingredients vary.',
  byLittle: (what: string): string => `Only just out: ${what}, by less than your ingredients vary.`,
  points: (distance: string): string => `${distance} ${distance === '1' ? 'point' : 'points'}`,
  byLittleOne: (figure: string, isOver: boolean, distance: string, vary: string): string =>
    `Only just out: ${figure} is ${distance} ${isOver ? 'above its maximum' : 'below its minimum'} and may vary by ${vary}.`,
  remark: {
    justa: 'It is in range, but tight: measure what decides it, or give it more room.',
    incierta: 'It is barely in range: do not count on it until you measure, or give it more room.',
  },
  over: (figures: string): string => `too much ${figures}`,
  under: (figures: string): string => `too little ${figures}`,
}

export const lessSure = {
  in: (figure: string, ingredient: string): string => `${figure} in ${ingredient}`,
  why: (told: string, figure: string, limit: 'least' | 'most'): string =>
    `What you measured (${told}) brings ${figure} closer to its ${limit === 'least' ? 'minimum' : 'maximum'}: that is why it is less sure than before.`,
}

export const measuringWords = {
  heading: 'What to measure',
  depends: 'What it depends on',
  field: (figure: string, ingredient: string): string => `${figure} of ${ingredient}`,
  use: 'Use',
  line: 'If you measure it, or read it on the sack:',
  percentOf: (name: string): string => `% ${name}`,
  told: (figure: string): string => `measured: ${figure}`,
  change: (figure: string, ingredient: string): string => `${ingredient}, measured: ${figure}. Change`,
  remove: 'Remove the reading',
  notNumber: 'Enter a figure from 0 to 100.',
}

export const measuredNames: { readonly [field in MeasuredField]: (value: string) => string } = {
  cacao: (value) => `${value}% cocoa`,
  de: (value) => `DE ${value}`,
  grado: (value) => `${value}% vol`,
  humedad: (value) => `${value}% moisture`,
  grasa: (value) => `${value}% fat`,
  proteina: (value) => `${value}% protein`,
  brix: (value) => `${value} °Brix`,
}

export const chipWords = {
  label: 'Name, keeping and certainty',
  may: (name: string): string => `May be called ${calledName(name)}`,
  mayHardly: (name: string): string => `May be called ${calledName(name)}, but only just`,
  mayNot: (name: string): string => `May not be called ${calledName(name)}`,
  hardlyNot: (name: string): string => `Only just may not be called ${calledName(name)}`,
  if: (name: string, besides: string): string => `${calledName(name)}, if ${besides}`,
  depends: (name: string, count: number): string =>
    `${calledName(name)}, if ${count > 1 ? `${count} more conditions are met` : 'one more condition is met'}`,
  varies: (may: string): string => `; may vary ±\u202f${may}`,
  keep: (clase: SafetyBlock['clase'], temperature: string): string =>
    clase === '7' ? 'Keep at room temperature' : `Keep at ${temperature}`,
  grade: (label: string): string => `Where it comes from: ${label}.`,
}

const BALANCED: { readonly [code in keyof EngineCodes]?: (values: EngineCodes[code], but: string) => string } = {
  'helado.served': ({ temperature }, but) => `Balanced${but}. Serving temperature ${englishNumber(temperature, 1)} °C.`,
  'helado.balanced-verdict': (_, but) => `Balanced${but}.`,
  'panaderia.balanced-verdict': ({ hydration }, but) =>
    `Balanced${but}. Dough at ${englishNumber(hydration, 0)}% hydration.`,
  'pasteleria.balanced-verdict': ({ medal }, but) =>
    medal === undefined ? `Balanced${but}.` : `Balanced${but}. ${englishMedal(medal)} medal.`,
}

export const balancedBut = (found: FindingText, but: string): string | undefined =>
  typeof found === 'string' ? undefined : BALANCED[found.code as keyof EngineCodes]?.(found.values as never, but)
