import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { corpus } from './recorder/corpus.ts'
import { CRAFT_KINDS, type Kind } from './recorder/kinds.ts'
import { NESTED_KINDS } from './recorder/nested.ts'
import { answersTo, differences, type Entry, entriesIn, isRefusal, lineOf, type Question } from './recorder/question.ts'

/**
 * Everything that the engine says, kept to be compared: for a change that must not alter an answer.
 *
 *     npm run record -- /tmp/before.tsv              asks every question and writes the answers
 *     npm run record -- --compare /tmp/before.tsv    asks again and fails on any byte that differs
 *     npm run record -- --only corpus,plans …        only these kinds
 */

const KINDS: Readonly<Record<string, Kind>> = { ...CRAFT_KINDS, ...NESTED_KINDS }
/** Differences that are printed: the first ones tell what went wrong. */
const MOST_SHOWN = 20
const MOST_PLACES = 5

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'boolean', default: false }, only: { type: 'string' } },
})
const [file] = positionals
const kinds = values.only?.split(',') ?? Object.keys(KINDS)
const unknown = kinds.find((kind) => !Object.hasOwn(KINDS, kind))
if (file === undefined || unknown !== undefined) {
  console.error(`npm run record -- [--compare] [--only ${Object.keys(KINDS).join(',')}] <file>`)
  process.exit(2)
}

const formulas = corpus()
function* questions(): Generator<Question> {
  for (const kind of kinds) yield* KINDS[kind]?.(formulas) ?? []
}

/** Asks everything, and says how many of each kind there were. */
function askAll(each: (entry: Entry) => void): number {
  const counts = new Map<string, { asked: number; refused: number }>()
  let total = 0
  for (const entry of answersTo(questions())) {
    const kind = entry.name.split('/')[0] ?? ''
    const { asked, refused } = counts.get(kind) ?? { asked: 0, refused: 0 }
    counts.set(kind, { asked: asked + 1, refused: refused + (isRefusal(entry) ? 1 : 0) })
    total++
    each(entry)
  }
  for (const [kind, { asked, refused }] of counts) console.log(`${kind}: ${asked} questions, ${refused} refused`)
  return total
}

function record(path: string): void {
  const out = openSync(path, 'w')
  const total = askAll((entry) => writeSync(out, lineOf(entry)))
  closeSync(out)
  console.log(`recorded: ${total} answers`)
}

function show({ name }: Entry, before: string, now: string): void {
  console.log(`\n${name}`)
  for (const place of differences(JSON.parse(before), JSON.parse(now)).slice(0, MOST_PLACES)) {
    console.log(`  ${place.path}\n    before ${JSON.stringify(place.before)}\n    now    ${JSON.stringify(place.now)}`)
  }
}

function compare(path: string): void {
  const before = entriesIn(readFileSync(path, 'utf8'))
  let [differing, added] = [0, 0]
  const total = askAll((entry) => {
    const was = before.get(entry.hash)
    before.delete(entry.hash)
    if (!was) added++
    else if (was.answer !== entry.answer && ++differing <= MOST_SHOWN) show(entry, was.answer, entry.answer)
  })
  const gone = values.only === undefined ? before.size : 0
  console.log(`compared: ${total} answers, ${differing} differ, ${added} not in the record, ${gone} no longer asked`)
  process.exitCode = differing + added + gone > 0 ? 1 : 0
}

if (values.compare) compare(file)
else record(file)
