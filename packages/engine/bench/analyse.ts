import { catalogue } from '../src/catalogue/catalogue.ts'
import type { CraftRequest, Options } from '../src/craft.ts'
import { crafts } from '../src/crafts.ts'

/** How long one analysis takes: `node packages/engine/bench/analyse.ts`. Microseconds, the median of several rounds. */

const { helado } = crafts

const balanced: CraftRequest = {
  type: 'helado_crema',
  ingredients: [
    { name: 'Leche entera', grams: 520 },
    { name: 'Nata 35%', grams: 200 },
    { name: 'Leche en polvo desnatada', grams: 30 },
    { name: 'Yema', grams: 40 },
    { name: 'Sacarosa', grams: 115 },
    { name: 'Dextrosa', grams: 40 },
    { name: 'Glucosa atomizada DE38', grams: 20 },
    { name: 'Inulina', grams: 10 },
    { name: 'Sal', grams: 1 },
    { name: 'Neutro para cremas 5', grams: 5 },
  ],
}
/** The same ten ingredients, watery and with hardly any sugar. */
const unbalanced: CraftRequest = {
  ...balanced,
  ingredients: balanced.ingredients.map((line) => ({
    ...line,
    grams: Number(line.grams) * (line.name === 'Leche entera' ? 1.5 : line.name === 'Sacarosa' ? 0.4 : 1),
  })),
}
const lines = (count: number): CraftRequest => ({
  type: 'helado_crema',
  ingredients: Array.from({ length: count }, (_, index) => ({
    name: catalogue[(index * 7) % catalogue.length]?.name ?? '',
    grams: 10 + (index % 13),
  })),
})

interface Case {
  readonly label: string
  readonly request: CraftRequest
  readonly options?: Options
  /** Microseconds it should not exceed, where a target was set. */
  readonly target?: number
}

const cases: readonly Case[] = [
  { label: '10 ingredients, balanced, without advice', request: balanced, options: { advice: false }, target: 20 },
  { label: '10 ingredients, off balance, without advice', request: unbalanced, options: { advice: false }, target: 20 },
  { label: '10 ingredients, off balance, with advice', request: unbalanced, target: 200 },
  {
    label: '10 ingredients, off balance, with advice and explanation',
    request: unbalanced,
    options: { explain: true },
  },
  { label: '1 line, without advice', request: lines(1), options: { advice: false } },
  { label: '1 line, with advice', request: lines(1) },
  { label: '50 lines, without advice', request: lines(50), options: { advice: false } },
  { label: '50 lines, with advice', request: lines(50) },
  { label: '200 lines, without advice', request: lines(200), options: { advice: false } },
  { label: '200 lines, with advice', request: lines(200) },
]

const ROUNDS = 15
const WARM_UP_MS = 300
const ROUND_MS = 30

/** Milliseconds that so many analyses take. */
function timed({ request, options }: Case, times: number): number {
  const start = performance.now()
  for (let done = 0; done < times; done++) helado.analyse(request, options)
  return performance.now() - start
}

/** How many analyses fill a round, once the compiler has seen enough of them. */
function timesPerRound(subject: Case): number {
  for (let spent = 0; spent < WARM_UP_MS; ) spent += timed(subject, 1)
  let times = 1
  while (timed(subject, times) < ROUND_MS) times *= 2
  return times
}

const verdicts = [balanced, unbalanced].map((request) => helado.analyse(request).verdict)
if (verdicts.join() !== 'equilibrada,revisar') throw new Error(`The formulas are not what they say: ${verdicts}`)

const subjects = cases.map((subject) => ({ subject, times: timesPerRound(subject), rounds: [] as number[] }))
// Turn and turn about, so that a busy moment of the machine falls on all of them alike.
for (let round = 0; round < ROUNDS; round++) {
  for (const { subject, times, rounds } of subjects) rounds.push((1000 * timed(subject, times)) / times)
}
for (const { subject, rounds } of subjects) {
  const sorted = rounds.toSorted((one, other) => one - other)
  const [median = Number.NaN, best = Number.NaN] = [sorted[Math.floor(ROUNDS / 2)], sorted[0]]
  const target =
    subject.target === undefined ? '' : `  target ${subject.target} µs: ${median <= subject.target ? 'met' : 'MISSED'}`
  console.log(`${subject.label.padEnd(58)} ${median.toFixed(1).padStart(8)} µs (best ${best.toFixed(1)})${target}`)
}
