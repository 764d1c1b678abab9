import type { RangeMargin } from '@obrador/engine'
import { englishNumber } from '@obrador/engine/en'
import { calledName } from '../../format/called-name.ts'
import type { figureNames as spanishNames } from '../es/results.ts'

export const verdictWords = {
  heading: 'Verdict',
  cannot: 'It cannot be worked out yet.',
  alone: 'Add at least one more ingredient.',
}

export const figureNames: typeof spanishNames = {
  helado: {
    PAC: { label: 'Serving temperature (PAC)', name: 'Serving temperature', aside: 'PAC' },
    azucares: { label: 'Sugars, lactose aside', name: 'Sugars', aside: 'lactose aside' },
  },
}

export const ownFigureNames: typeof spanishNames = {
  helado: {
    PAC: { label: 'Serving temperature, in your cabinet', name: 'Serving temperature', aside: 'in your cabinet' },
  },
}

export const lawWords = {
  mayNot: (name: string, why: string, isBalanced: boolean): string =>
    `${isBalanced ? 'Balanced, but it' : 'It'} may not be called ${calledName(name)}${why === '' ? '' : `: ${why}`}.`,
  condition: (label: string, value: string | undefined, isLeast: boolean, threshold: string): string =>
    `${value === undefined ? label : `${label}, ${value}`} (${isLeast ? 'minimum' : 'maximum'} ${threshold})`,
  others: (count: number): string => (count === 1 ? 'another condition' : `another ${count} conditions`),
}

const POINTS: ReadonlySet<string> = new Set(['%', 'puntos'])
const LIMITS = { least: 'minimum', most: 'maximum' } as const

function apart({ distance, unit, decimals }: RangeMargin): string {
  const figure = englishNumber(distance, decimals)
  if (POINTS.has(unit)) return `${figure} ${figure === '1' ? 'point' : 'points'}`
  return unit === '' ? figure : `${figure} ${unit}`
}

/** “0.8 points below the minimum”; inside its range, by the side on which it lies. */
function margin(from: RangeMargin): string {
  if (from.side === 'under') return `${apart(from)} below the minimum`
  if (from.side === 'over') return `${apart(from)} above the maximum`
  return englishNumber(from.distance, from.decimals) === '0'
    ? `right at the ${LIMITS[from.limit]}`
    : `${apart(from)} ${from.limit === 'most' ? 'below' : 'above'} the ${LIMITS[from.limit]}`
}

export const gaugeWords = {
  heading: 'Parameters',
  state: { in: 'in range', under: 'below', over: 'above', none: 'for information' },
  unknown: 'not known',
  shape: { in: '●', under: '▼', over: '▲', none: '' },
  first: {
    inseguro: '■',
    falta_seguridad: '□',
    prohibido: '▼',
    dosis: '▼',
    sin_nombre: '▼',
    incompleto: '○',
    por_confirmar: '○',
    sin_juzgar: '–',
    casi: '◐',
    dosis_alta: '▲',
  },
  close: { in: '○', under: '▽', over: '△', none: '' },
  key: { firm: 'sure', close: 'tight', varies: 'what it may vary' },
  may: (from: RangeMargin, vary: string): string => `${margin(from)}, and may vary ±\u202f${vary}`,
  margin,
  more: (vary: string): string => `±\u202f${vary}`,
  range: (least: string, most: string): string => `${least} to ${most}`,
  own: 'yours',
  told: (said: string, question: string): string => `, ${said}. ${question}`,
  informs: 'Other figures',
  origin: 'Where does it come from?',
  ghost: (label: string, value: string): string => `${label} would come to ${value}`,
}

export const actionWords = {
  label: 'Actions',
  balance: 'Balance',
  save: 'Save version',
  duplicate: 'Duplicate',
  compare: 'Compare',
  share: 'Share',
  foodLabel: 'Prepare label',
  print: 'Print',
  kitchen: 'Weigh',
  clear: 'Clear the bench',
  more: 'More',
}
