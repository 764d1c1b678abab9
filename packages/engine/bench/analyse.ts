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
const ROUND_MS = 60

/** Milliseconds that so many analyses take. */
function timed({ request, options }: Case, times: number): number {
  const start = performance.now()
  for (let done = 0; done < times; done++) helado.analyse(request, options)
  return performance.now() - start
}

function measure(subject: Case): { readonly median: number; readonly best: number } {
  let times = 1
  for (let spent = 0; spent < WARM_UP_MS; ) spent += timed(subject, 1)
  while (timed(subject, times) < ROUND_MS) times *= 2
  const rounds = Array.from({ length: ROUNDS }, () => (1000 * timed(subject, times)) / times).toSorted((a, b) => a - b)
  return { median: rounds[Math.floor(ROUNDS / 2)] ?? Number.NaN, best: rounds[0] ?? Number.NaN }
}

const verdicts = [balanced, unbalanced].map((request) => helado.analyse(request).verdict)
if (verdicts.join() !== 'equilibrada,revisar') throw new Error(`The formulas are not what they say: ${verdicts}`)

for (const subject of cases) {
  const { median, best } = measure(subject)
  const target =
    subject.target === undefined ? '' : `  target ${subject.target} µs: ${median <= subject.target ? 'met' : 'MISSED'}`
  console.log(`${subject.label.padEnd(58)} ${median.toFixed(1).padStart(8)} µs (best ${best.toFixed(1)})${target}`)
}
