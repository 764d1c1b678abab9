import { readFileSync } from 'node:fs'
import { allCrafts } from '@obrador/engine'
import type { CraftId, SetName } from '../../packages/engine/test/golden/corpus.ts'
import type { Evidence } from '../../packages/engine/test/golden/craft-evidence.ts'
import { evidence } from '../../packages/engine/test/golden/evidence.ts'
import type { BeforeAfter } from '../norms/measure.ts'
import { type NormsRecord, readRecord } from '../norms/recorded.ts'
import { alignedTable } from './aligned-table.ts'
import { doubtSection } from './doubt.ts'
import { type Reading, type Spoiled, spoilCorpus } from './measure.ts'
import { mutateCorpus } from './mutants.ts'
import { beforeAfterTable, byType, mismatchTable, referenceTable, spoiledTable, validationTable } from './tables.ts'
import { type CraftTallies, tallies } from './tally.ts'

/** What the ranges before those of today made of the same corpus, measured once when they changed. */
const formerTallies: CraftTallies = JSON.parse(
  readFileSync(new URL('../../packages/engine/test/golden/former.json', import.meta.url), 'utf8'),
)

const INTRODUCTION = `# Accuracy

Made by \`npm run accuracy -- --write\` from the formulas in \`packages/engine/test/golden\`; a test fails when it is not
current. How to read it:

- **Reference** formulas were used to tune the ranges. They show that the engine is consistent with its sources, not how
  often it is right.
- **Validation**, **blind-1** and **blind-2** formulas were collected by people who did not know the ranges, each with a
  label and how sure of it they were. Since then all of them have been read by whoever set the ranges of today:
  validation when the first ranges were revised, blind-1 and blind-2 when they were worked out again over all published
  formulas (docs/decisions/0009). **Blind-2b** is the other half of the collection of blind-2: whoever set the former ranges
  had not seen it, those of today have (docs/decisions/0160). **Blind-4** is a later collection; what «before» says of it is blind, and
  the ranges of today have seen it (docs/decisions/0300). So the figures of today flatter a little on every set.
- **What to expect of a formula that nobody has seen**: the column _without its source_ of the first table, where each formula of the two newest
  collections is judged by ranges worked out without whoever published it. Ice cream is held back by PAC, whose window is fixed.
- **Types-2** formulas are of the types that came later (docs/decisions/0140): their ranges were worked out on them, so the set
  shows consistency; on the other half of that collection, which nobody here has seen, whoever fitted them counted 89 % of
  published formulas accepted and 97 % of flawed ones caught. A figure that a source does not weigh («una pizca de sal») is
  not judged.
- A **mutant** is an accepted published formula with one main ingredient (5 % of it or more) halved or doubled. Not every
  mutant is a bad formula, but a range that sees none of them says nothing.
- _Accepted_ is a published or built formula with the verdict \`equilibrada\`; _caught_, a flawed one with \`revisar\`.
  Where a craft gives a medal instead, gold and silver accept and bronze catches. A good recipe may be rejected for a good reason (it was written for a freezer at −18 °C, say): every one that is rejected
  is listed with its reason.
- A published figure is _matched_ within 3 % or 0.3 points. One that has no counterpart among the parameters is not
  counted.`

const moved = ([before, after, all]: BeforeAfter): string =>
  `${before === after ? after : `${before} → ${after}`} / ${all} (${Math.round((100 * after) / all)} %)`

/** Craft by craft, as `npm run norms` recorded it. */
const normsSection = (record: NormsRecord): string => `## Ranges before and after

With the ranges as they were frozen → with those of today, as \`npm run norms\` works them out (docs/decisions/0300, 0301); turrón and chocolate keep theirs. Published formulas
with a sure label accepted, and flaws caught. A _built_ flaw is a published formula with one line spoiled as collectors do: a main line forgotten, a tenth or a third of it or three times as
much; a dose forgotten, a tenth of it, five or ten times as much. Built flaws and mutants are of the formulas that the frozen ranges accept.

${alignedTable(
  [
    'craft',
    'blind-2b',
    'blind-4',
    'both, without its source',
    'gross flaws',
    'moderate flaws',
    'other flaws',
    'built flaws',
    'mutants',
  ],
  Object.entries(record).map(([craft, { measured }]) => [
    allCrafts[craft as CraftId].label,
    ...([measured['blind-2b'], measured['blind-4'], measured.unseen, measured.gross, measured.moderate] as const).map(
      moved,
    ),
    ...([measured.other, measured.built, measured.mutants] as const).map(moved),
  ]),
)}

The two gross flaws that pass as ice cream are five and ten times the stabiliser: none of the parameters that the interface judges sees a gum, so the
verdict stands and the advice says how many grams to take out.`

const outcome = ({ formula, agrees, verdict }: Reading): string =>
  agrees ? `now \`${verdict}\`` : formula.kind === 'flawed' ? 'not caught' : 'not accepted'

const explanations = (readings: readonly Reading[]): string =>
  readings
    .filter(({ surprises }) => surprises)
    .map((reading) => {
      const { id, source, why = '' } = reading.formula
      const by = source.author ? `, ${source.author}` : ''
      return `- \`${id}\` (${source.title}${by}), \`${reading.type}\`, ${outcome(reading)}: ${why}`
    })
    .join('\n')

function flawSection(spoiled: readonly Spoiled[], types: readonly string[], { flaws, remarks }: Evidence): string {
  return `### Systematic flaws

Every accepted published or built formula, each recipe once, spoiled in the ${flaws.length} ways below: what share of the spoiled ones
is caught. It guards against ranges so wide that they say nothing.

${spoiledTable('type', byType(spoiled, types))}

${spoiledTable(
  'flaw',
  flaws.map(({ label }) => [label, spoiled.filter(({ flaw }) => flaw === label)]),
)}

${remarks.flaws}`
}

const ofNewTypes = (readings: readonly Reading[]): readonly Reading[] => readings.filter(({ set }) => set === 'types-2')

/** The types that came later, where the craft has any. */
function newTypes(readings: readonly Reading[], keys: readonly string[]): string {
  const own = ofNewTypes(readings)
  return own.length === 0 ? '' : `\n### Types-2\n\n${validationTable(byType(own, keys))}\n`
}

/** The verdicts that differ in a set that not every craft has. */
function setExplained(title: string, readings: readonly Reading[]): string {
  const said = explanations(readings)
  return said === '' ? '' : `\n${title}:\n\n${said}\n`
}

function craftSection(craft: CraftId, readings: readonly Reading[]): string {
  const { label, types } = allCrafts[craft]
  const { remarks, flaws } = evidence[craft]
  const keys = Object.keys(types)
  const reference = readings.filter(({ set }) => set === 'reference')
  const validation = readings.filter(({ set }) => set === 'validation')
  const blind = (name: SetName) => readings.filter(({ set }) => set === name)
  const unrepeated = validation.filter(({ formula }) => formula.alsoIn === undefined)
  return `## ${label}

### Before and after

Published formulas accepted (high or medium confidence; all of the reference set), flawed ones caught by how bad the flaw
is where its maker said so, and mutants caught: with the former ranges → with those of today.

${beforeAfterTable(formerTallies[craft] ?? {}, tallies(keys, readings, mutateCorpus(craft, readings)))}

### Reference

${referenceTable(byType(reference, keys))}

### Validation

${validationTable([...byType(validation, keys), ['**all that the reference set does not have**', unrepeated]])}

${remarks.sets}
${newTypes(readings, keys)}
### Verdicts that differ, and why

Reference:

${explanations(reference)}

Validation:

${explanations(validation)}

Blind-1:

${explanations(blind('blind-1'))}

Blind-2:

${explanations(blind('blind-2'))}

Blind-2b:

${explanations(blind('blind-2b'))}
${setExplained('Blind-4', blind('blind-4'))}${setExplained('Types-2', ofNewTypes(readings))}
### Published figures that differ

${mismatchTable(readings.filter(({ set }) => set !== 'reference'))}

${remarks.figures}

${flawSection(spoilCorpus(craft, readings, flaws), keys, evidence[craft])}`
}

/** The whole of docs/accuracy.md. */
export const accuracyReport = (corpora: readonly (readonly [CraftId, readonly Reading[]])[]): string =>
  `${[INTRODUCTION, normsSection(readRecord()), doubtSection(corpora), ...corpora.map(([craft, readings]) => craftSection(craft, readings))].join('\n\n')}\n`
