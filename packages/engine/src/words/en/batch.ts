import type { BatchCodes, ReadingTold } from '../../findings/batch.ts'
import type { PhrasesFor } from '../../findings/finding.ts'
import { capitaliseName, decapitaliseName } from '../text.ts'
import { englishGlossary as word } from './glossary.ts'
import { englishList, englishNumber, englishQuoted, englishWithUnit } from './text.ts'

/** What each reading is called, its unit and the decimals that it is read with. */
const READING: Readonly<Record<string, readonly [name: string, unit: string, decimals: number]>> = {
  peso: ['weight', 'g', 0],
  brix: ['°Brix', '°Brix', 1],
  horneado: ['baked weight', 'g', 0],
  agua: ['added water', 'g', 0],
  masa: ['dough temperature', '°C', 1],
  aw: [word['actividad de agua'], '', 3],
  humedad: [word.humedad, '%', 1],
  grasa: [word.grasa, '%', 1],
  aire: [word['aire incorporado'], '%', 0],
  dureza: ['spoon test', '', 1],
  calibracion: ['test syrup', '°Brix', 1],
  proteina: [word.proteína, '%', 1],
  cacao: [word.cacao, '%', 1],
  de: ['DE', '', 0],
  grado: [word.alcohol, '%', 1],
}
const nameOf = (que: string): string => `the ${READING[que]?.[0] ?? que}`
/** A weight says a decimal only where it is light. */
const decimalsOf = (que: string, value: number): number => {
  const [, , decimals = 1] = READING[que] ?? []
  return decimals === 0 && Math.abs(value) < 20 ? 1 : decimals
}
const shown = (que: string, value: number): string => englishNumber(value, decimalsOf(que, value))
const withUnit = (que: string, value: number): string =>
  englishWithUnit(value, READING[que]?.[1] ?? '', decimalsOf(que, value))

/** What a maker calls each constant of the workshop. */
const CONSTANT: Readonly<Record<string, string>> = {
  'refractometro.agua': 'refractometer',
  'refractometro.leche': 'refractometer',
  'evaporacion.frio': 'loss on the way',
  'evaporacion.pasteurizadora': `${word.pasteurizadora}’s evaporation`,
  'evaporacion.cazo': 'pan’s evaporation',
  aw: 'aw meter',
  friccion: word.amasadora,
  horno: 'oven',
  coccion: word['punto de cocción'],
  aire: word.mantecadora,
  vitrina: word.vitrina,
}
const constantName = (constant: string): string => CONSTANT[constant] ?? constant

const plusMinus = (value: number, decimals: number): string => `± ${englishNumber(value, decimals)}`
const lessOrMore = (value: number): string => (value < 0 ? 'less' : 'more')
const the = (ingredient: string): string => `the ${decapitaliseName(ingredient)}`

const OFF: Readonly<Record<string, readonly [less: string, more: string]>> = {
  brix: ['The mix is short of sugar.', 'The mix is heavy on sugar.'],
  peso: ['It weighs less than I expected.', 'It weighs more than I expected.'],
  aw: ['A little drier than I calculated.', 'A little moister than I calculated.'],
  humedad: ['Drier than I calculated.', 'Moister than I calculated.'],
  grasa: ['Less fat than I calculated.', 'More fat than I calculated.'],
  masa: ['The dough came out colder than I expected.', 'The dough came out warmer than I expected.'],
  horneado: ['The oven took more water than I expected.', 'The oven took less water than I expected.'],
  aire: ['It took in less air than I expected.', 'It took in more air than I expected.'],
  dureza: ['It came out softer than I expected.', 'It came out harder than I expected.'],
  calibracion: ['Your refractometer reads low.', 'Your refractometer reads high.'],
}
const BOILED = ['It was cooked a little too far.', 'It was not cooked quite far enough.'] as const

const COMPONENT: Readonly<Record<string, string>> = {
  azucares: word.azúcar,
  grasa: word.grasa,
  proteina: word.proteína,
  almidon: word.almidón,
  fibra: word.fibra,
  sal: word.sal,
  alcohol: word.alcohol,
}

const agreeingTold = (rest: readonly ReadingTold[]): string => {
  const agreeing = rest.filter(({ agrees }) => agrees).map(({ que }) => nameOf(que))
  return agreeing.length > 0 ? `; ${englishList(agreeing, 'and')} ${agreeing.length > 1 ? 'match' : 'matches'}` : ''
}

function expectedTold([first, ...rest]: readonly ReadingTold[]): string {
  if (!first) return ''
  const told = ({ que, ingredient, expected, around, read }: ReadingTold): string =>
    `${withUnit(que, expected)} ± ${shown(que, around)}${ingredient ? ` of ${the(ingredient)}` : ''} and you read ${shown(que, read)}`
  const others = rest.filter(({ agrees }) => !agrees).map(told)
  return `I expected ${[told(first), ...others].join('; ')}${agreeingTold(rest)}.`
}

/** “45 g short (I expected 995 ± 8) and 3.8 °Brix.” */
function shortTold(readings: readonly ReadingTold[]): string {
  const [first, ...rest] = readings.toSorted((one, other) => Number(other.que === 'peso') - Number(one.que === 'peso'))
  if (!first) return ''
  const off = ({ expected, read }: ReadingTold): number => read - expected
  const isLess = off(first) < 0
  const others = rest
    .filter(({ agrees }) => !agrees)
    .map(
      (one) =>
        `${withUnit(one.que, Math.abs(off(one)))}${off(one) < 0 === isLess ? '' : isLess ? ' too much' : ' too little'}`,
    )
  const lacks = `${withUnit(first.que, Math.abs(off(first)))} ${isLess ? 'short' : 'over'} (I expected ${shown(first.que, first.expected)} ± ${shown(first.que, first.around)})`
  return `${englishList([lacks, ...others], 'and')}${agreeingTold(rest)}.`
}

type Asked = BatchCodes['batch.ask']['causes'][number]

const DID: Readonly<Record<string, (name: string) => string>> = {
  olvidado: (name) => `Did you put in ${the(name)}?`,
  doble: (name) => `Did you put in ${the(name)} twice?`,
  pesada: (name) => `Did you weigh ${the(name)} right?`,
  resto: () => 'Is there dough left in the mixer?',
}

/** What happened, once its maker has said so. */
const CHOSEN: Readonly<Record<string, (told: BatchCodes['batch.chosen']) => string>> = {
  olvidado: ({ ingredient }) => `You left out ${the(ingredient)}.`,
  doble: ({ ingredient }) => `You put in ${the(ingredient)} twice.`,
  pesada: ({ ingredient, grams }) =>
    `You weighed ${englishNumber(Math.abs(grams), 1)} g too ${grams < 0 ? 'little' : 'much'} of ${the(ingredient)}.`,
  lectura: ({ que }) => `You misread ${nameOf(que)}: it does not count.`,
  resto: ({ grams }) =>
    `Dough was left in the mixer${grams > 0 ? `, about ${englishNumber(grams, 0)} g` : ''}: the weight does not count.`,
}

const question = ({ cause, ingredient = '', que = '', odds }: Asked): string =>
  `${cause === 'lectura' ? `Did you read ${nameOf(que)} right?` : (DID[cause]?.(ingredient) ?? cause)} (${odds} in 100)`

const otherwise = ({ cause, ingredient = '', que = '', odds }: Asked): string =>
  `${cause === 'resto' ? 'dough left in the mixer' : cause === 'lectura' ? nameOf(que) : the(ingredient)} (${odds} in 100)`

/** A constant as a desk of the workshop asks for it. */
function learnedOf({
  constant,
  value,
  around,
  usual,
  water,
}: BatchCodes['batch.learned']['constants'][number]): string {
  if (constant === 'friccion') {
    const next = water ? `; for ${englishNumber(water.dough, 0)} °C, water at ${englishNumber(water.degrees, 1)}` : ''
    return `Your mixer warms the dough by ${englishNumber(value, 1)} °C (${plusMinus(around, 1)}), not ${englishNumber(usual, 0)}${next}.`
  }
  if (constant === 'horno') return `Your oven takes ${englishNumber(100 * value, 1)}% (${plusMinus(100 * around, 1)}).`
  if (constant === 'aire')
    return `Your batch freezer gives ${englishNumber(value, 0)}% overrun (${plusMinus(around, 0)}).`
  return `Your cabinet and your spoon are ${englishNumber(Math.abs(value), 1)} °C ${value < 0 ? 'below' : 'above'} my figure (${plusMinus(around, 1)}).`
}

const APART: Readonly<Record<string, string>> = {
  peso: 'If you weigh the finished mix I will know.',
  calibracion: 'A reading of a syrup of 25 g of sugar in 75 of water would tell me whether it is the refractometer.',
  patron_aw: 'Check the meter with salt (0.753).',
  repesar: 'Look at the tubs: the weight of what is left will tell.',
  brix: 'measure the °Brix',
  grasa: 'read the % fat',
  humedad: 'read the moisture',
  cacao: 'read the % cocoa',
  proteina: 'read the protein',
  de: 'read the DE',
  grado: 'read the strength',
}
const WHOLE: ReadonlySet<string> = new Set(['peso', 'calibracion', 'patron_aw', 'repesar'])

function constantCause({ constant, value, around, usual, odds }: BatchCodes['batch.by-constant']): string {
  const off = value - usual
  if (constant === 'aw')
    return `It is not an ingredient: either your meter or my figure is ${englishNumber(Math.abs(off), 3)} ${off < 0 ? 'low' : 'high'}.`
  const share = constant.startsWith('evaporacion')
    ? `: ${englishNumber(100 * value, 1)}% (${plusMinus(100 * around, 1)}); ${odds} in 100`
    : ` (${odds} in 100)`
  return `Most likely the ${constantName(constant)}${share}.`
}

/** What is said of a batch that was made. */
export const englishBatch: PhrasesFor<BatchCodes> = {
  'batch.bad-reading': ({ reading, least, most }) =>
    reading === 'brix'
      ? `A refractometer does not go over ${englishNumber(most, 0)}: look at “valor”.`
      : `“valor” of “${reading}” must be a number ${least > 0 && least < 1e-9 ? 'above 0' : `from ${englishNumber(least, 3)}`} and up to ${englishNumber(most, 0)}.`,
  'batch.unknown-reading': ({ reading, known }) =>
    `I cannot read ${englishQuoted(reading)}. What can be measured: ${englishList(known.map(englishQuoted), 'and')}.`,
  'batch.not-readable': ({ reading }) => `${capitaliseName(nameOf(reading))} cannot be read in this formula.`,
  'batch.no-such-line': ({ lines }) => `“linea” counts from 0 and the formula has ${lines}: there is no such line.`,
  'batch.bad-air': () =>
    '“aire” needs “mezcla” and “helado”: the grams of the same cup filled with mix and with ice cream.',
  'batch.bad-hardness': () => '“dureza” needs “temperatura” (°C at the core) and “cuchara”, from 1 (soft) to 5 (hard).',
  'batch.bad-grams': ({ most }) => `“gramos” must be a number from 0 to ${englishNumber(most, 0)}.`,
  'batch.bad-date': () => '“fecha” is written year-month-day: 2026-11-16.',
  'batch.bad-process': ({ known }) => `“proceso” must be ${englishList(known.map(englishQuoted), 'or')}.`,
  'batch.bad-state': () =>
    '“estado” is from another version or incomplete: send the one that the last batch gave back, or none.',
  'batch.large-state': ({ most }) =>
    `“estado” names more than ${englishNumber(most, 0)} lots and constants: send the one that the last batch gave back, or none.`,
  'batch.long-name': ({ most }) => `A lot or a machine has at most ${most} characters.`,
  'batch.too-many-readings': ({ most }) => `“medidas” has at most ${most} readings.`,
  'batch.no-temperatures': () => '“masa” needs “hecho.temperaturas” with “harina”, “ambiente” and “agua”, in °C.',
  'batch.noted': () => 'Noted. With a reading, I will work the next one out better.',
  'batch.agrees': ({ learned }) =>
    learned ? `It adds up. I now know your ${constantName(learned)} better.` : 'It adds up.',
  'batch.off': ({ que, isLess, isBoiled }) =>
    isBoiled && (que === 'humedad' || que === 'peso')
      ? BOILED[isLess ? 0 : 1]
      : (OFF[que]?.[isLess ? 0 : 1] ?? `${capitaliseName(nameOf(que))}: ${isLess ? 'less' : 'more'} than I expected.`),
  'batch.sheet': ({ ingredient, que, read, more: by }) =>
    `Noted for ${the(ingredient)}: ${withUnit(que, read)}${que === 'brix' || que === 'de' ? '' : ` ${READING[que]?.[0] ?? que}`}, ${shown(que, Math.abs(by))} ${lessOrMore(by)} than usual.`,
  'batch.thirsty': ({ points }) => (points < 0 ? 'This flour drinks less.' : 'This flour is thirsty.'),
  'batch.forgot': ({ ingredient, isAll }) =>
    `${isAll ? 'You left out' : 'You were short of'} ${the(ingredient)}. It can be put right.`,
  'batch.chosen': (told) => `${CHOSEN[told.cause]?.(told) ?? ''}${told.isMended ? ' It can be put right.' : ''}`,
  'batch.unknown-cause': ({ known }) => `“causa” must be ${englishList(known.map(englishQuoted), 'or')}.`,
  'batch.agrees-but': () => 'It adds up, but it is not what the formula says.',
  'batch.missing': () => 'Something is missing.',
  'batch.too-much': () => 'There is too much of something.',
  'batch.odd': () => 'Something does not fit.',
  'batch.expected': ({ readings }) => expectedTold(readings),
  'batch.short': ({ readings }) => shortTold(readings),
  'batch.by-lot': ({ ingredient, component, change, around }) =>
    `Most likely ${the(ingredient)}: ${englishNumber(Math.abs(change), 1)} g ${lessOrMore(change)} ${COMPONENT[component] ?? component} than usual (${plusMinus(around, 1)}).`,
  'batch.by-constant': constantCause,
  'batch.by-flour': ({ points, around, water }) =>
    `It takes about ${englishNumber(Math.abs(points), 1)} points ${lessOrMore(points)} water (${plusMinus(around, 1)})${water === undefined ? '' : `: with this sack, ${englishNumber(water, 0)} g of water`}.`,
  'batch.ask': ({ causes }) => {
    const [first, ...rest] = causes
    const last = 'Until you tell me I learn nothing from this batch.'
    if (!first) return last
    const others = rest.filter(({ odds }) => odds >= 5).slice(0, 2)
    const isTwoLines = others.length === 1 && [first, ...others].every(({ ingredient }) => ingredient !== undefined)
    const also = `It might also be ${englishList(others.map(otherwise), 'or')}${isTwoLines ? ': look at both tubs' : ''}.`
    return [`${question(first)}.`, ...(others.length > 0 ? [also] : []), last].join(' ')
  },
  'batch.add': ({ additions, figure, left, aim, decimals }, say) =>
    `Now: ${englishList(
      additions.map(({ name, grams }) => `${englishNumber(grams, grams < 10 ? 1 : 0)} g of ${decapitaliseName(name)}`),
      'and',
    )}, and that does it (${say(figure)} ${englishNumber(left, decimals)}; you wanted ${englishNumber(aim, decimals)}).`,
  'batch.leave': () => 'Leave it as it is.',
  'batch.no-cure': ({ isDry }) =>
    isDry
      ? 'The water does not come back: this batch will be glassier; break it thin, or keep it for grinding.'
      : 'This time it is softer and keeps for less time: sell it sooner.',
  'batch.next': ({ changes, lot }) =>
    `${lot === undefined ? 'Next time' : `While this lot of ${decapitaliseName(lot)} lasts`}: ${englishList(
      changes.map(({ name, grams }) => `${decapitaliseName(name)} ${englishNumber(grams, grams < 10 ? 1 : 0)}`),
      'and',
    )}.`,
  'batch.tell-apart': ({ by, ingredient }) =>
    WHOLE.has(by)
      ? (APART[by] ?? '')
      : `If you ${APART[by] ?? by} of ${ingredient === undefined ? 'that lot' : the(ingredient)} I will know better.`,
  'batch.learned': ({ constants }) => constants.map(learnedOf).join(' '),
  'batch.keeping': ({ value, around }) =>
    `For the date, what was measured decides: ${englishNumber(value, 3)} ${plusMinus(around, 3)}.`,
  'batch.moisture': ({ value, around, aim }) =>
    `It is at ${englishNumber(value, 1)}% moisture (${plusMinus(around, 1)}), and you wanted ${englishNumber(aim, 1)}.`,
  'batch.stove': ({ degrees, was, steam }) =>
    `Next time: off the heat at ${englishNumber(degrees, 0)} °C (this time it was about ${englishNumber(was, 0)}), or when the pan has lost ${englishNumber(steam, 0)} g.`,
  'batch.figure': ({ figure, unit, value, around, before, decimals }, say) =>
    `${say(figure)} comes out at ${englishWithUnit(value, unit === '%' ? '%' : '', Math.min(1, decimals))} and is now known to ${plusMinus(around, 1)} (before, ${plusMinus(before, 1)}).`,
}
