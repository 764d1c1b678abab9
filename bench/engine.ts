import { analysisContracts, analysisSchemas } from '@obrador/contract'
import { type AnalysisOptions, allCrafts, type CraftRequest, ingredientCatalogue } from '@obrador/engine'
import { balanced, unbalanced } from './formulas.ts'

/** How long one analysis takes in the engine alone, by craft and number of lines. Microseconds, medians of rounds. */

const LINES = [1, 10, 50, 200] as const
const ROUNDS = 9
const WARM_UP_MS = 150
const ROUND_MS = 20

type CraftId = keyof typeof allCrafts
const craftIds = Object.keys(allCrafts) as CraftId[]

/** The example of the craft, as far as it goes, and then ingredients of the catalogue. */
function formulaOf(id: CraftId, lines: number): CraftRequest {
  const { fields, request } = analysisContracts[id]
  const [example] = Reflect.get(analysisSchemas[request], 'examples') as [CraftRequest]
  const others = ingredientCatalogue
    .slice(0, lines)
    .map(({ name }, at) => ({ [fields.name]: name, [fields.grams]: 1 + (at % 13) }))
  return { ...example, ingredients: [...example.ingredients, ...others].slice(0, lines) }
}

interface Subject {
  readonly analyse: () => unknown
  readonly rounds: number[]
}

const subjectOf = (id: CraftId, request: CraftRequest, options: AnalysisOptions): Subject => ({
  analyse: () => allCrafts[id].analyse(request as never, options),
  rounds: [],
})

/** Milliseconds that so many analyses take. */
function timed({ analyse }: Subject, times: number): number {
  const start = performance.now()
  for (let done = 0; done < times; done++) analyse()
  return performance.now() - start
}

/** How many analyses fill a round, once the compiler has seen enough of them. */
function timesPerRound(subject: Subject): number {
  for (let spent = 0; spent < WARM_UP_MS; ) spent += timed(subject, 1)
  let times = 1
  while (timed(subject, times) < ROUND_MS) times *= 2
  return times
}

/** Turn and turn about, so that a busy moment of the machine falls on all of them alike. */
function measure(subjects: readonly Subject[]): void {
  const times = subjects.map(timesPerRound)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, subject] of subjects.entries()) {
      subject.rounds.push((1000 * timed(subject, times[at] ?? 1)) / (times[at] ?? 1))
    }
  }
}

const sorted = ({ rounds }: Subject): number[] => rounds.toSorted((one, other) => one - other)
const median = (subject: Subject): number => sorted(subject)[Math.floor(ROUNDS / 2)] ?? Number.NaN

const verdicts = [balanced, unbalanced].map((formula) => allCrafts.helado.analyse(formula).verdict)
if (verdicts.join() !== 'equilibrada,revisar') throw new Error(`The formulas are not what they say: ${verdicts}`)

const usual = {
  'balanced, ten ingredients': subjectOf('helado', balanced, {}),
  'off balance, without corrections': subjectOf('helado', unbalanced, { advice: false }),
  'off balance, with corrections': subjectOf('helado', unbalanced, {}),
  'off balance, with corrections and explanation': subjectOf('helado', unbalanced, { explain: true }),
}
measure(Object.values(usual))
console.log('\n| Ice cream | µs | best round |\n|---|---|---|')
for (const [name, subject] of Object.entries(usual)) {
  console.log(`| ${name} | ${median(subject).toFixed(1)} | ${sorted(subject)[0]?.toFixed(1)} |`)
}

for (const advice of [false, true]) {
  const rows = craftIds.map((id) => ({
    id,
    subjects: LINES.map((lines) => subjectOf(id, formulaOf(id, lines), { advice })),
  }))
  measure(rows.flatMap(({ subjects }) => subjects))
  console.log(
    `\n| µs by lines, ${advice ? 'with' : 'without'} corrections | ${LINES.join(' | ')} | per line, 50 → 200 |`,
  )
  console.log(`|---|${LINES.map(() => '---|').join('')}---|`)
  for (const { id, subjects } of rows) {
    const times = subjects.map(median)
    const slope = ((times[3] ?? Number.NaN) - (times[2] ?? Number.NaN)) / (LINES[3] - LINES[2])
    console.log(`| ${id} | ${times.map((time) => time.toFixed(0)).join(' | ')} | ${slope.toFixed(2)} |`)
  }
}
