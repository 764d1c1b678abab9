import { parseArgs } from 'node:util'
import { corpus } from './recorder/corpus.ts'
import { changedTrial, compare, noTally, plainTrial, SHEETS, type Trial } from './workbook/compare.ts'
import { libreoffice, recalculated } from './workbook/libreoffice.ts'
import { seeded } from './workbook/seeded.ts'

/**
 * Every formula of the corpus as a workbook, calculated by LibreOffice, and held against the engine: as it is, and with other
 * weights typed in.
 *
 *     npm run workbook                 all of them
 *     npm run workbook -- --every 20   one in twenty
 *     npm run workbook -- --seed 7     other weights
 */

const { values } = parseArgs({
  options: { every: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
})
const program = libreoffice()
if (!program) {
  console.error('LibreOffice is not installed (Debian: libreoffice-calc-nogui): nothing was compared.')
  process.exit(2)
}

/** Workbooks that are kept at a time. */
const BATCH = 200
const every = Number(values.every)
const random = seeded(Number(values.seed))
const formulas = corpus().filter((_, at) => at % every === 0)
const tally = noTally()
for (let from = 0; from < formulas.length; from += BATCH) {
  const trials: Trial[] = []
  for (const formula of formulas.slice(from, from + BATCH)) {
    const plain = await plainTrial(formula)
    trials.push(plain, changedTrial(plain, random))
  }
  const answers = await recalculated(
    program,
    new Map(trials.map(({ name, bytes }) => [name, bytes])),
    Object.values(SHEETS),
  )
  for (const trial of trials) compare(trial, answers.get(trial.name) ?? {}, tally)
  console.log(`${tally.workbooks} workbooks, ${tally.figures} figures, ${tally.wrong.length} wrong`)
}
const { wrong, ...told } = tally
console.log(told)
for (const one of wrong.slice(0, 20)) console.error(one)
if (wrong.length > 0) process.exit(1)
