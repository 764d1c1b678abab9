import { writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { FigureRange } from '@obrador/engine'
import type { CraftId } from '../packages/engine/test/golden/corpus.ts'
import { alignedTable } from './accuracy/aligned-table.ts'
import { guardRanges, LEAST_BEHIND_GUARD } from './norms/decided.ts'
import { gatherEvidence } from './norms/evidence.ts'
import type { RangeTable } from './norms/figures.ts'
import { measureNorms } from './norms/measure.ts'
import { busySides, type MovedBound, movedBounds, type NormsTask } from './norms/moves.ts'
import {
  type NormsRecord,
  RECORD_FILE,
  type RecordedNorms,
  type RecordedRange,
  readBase,
  readRecord,
} from './norms/recorded.ts'
import { type CraftSettings, SETTINGS } from './norms/settings.ts'
import { shownParameters } from './norms/shown.ts'
import { differencesOfTypes, recordedRanges } from './norms/standing.ts'
import { writeTypes } from './norms/types-text.ts'

/**
 * The ranges of the crafts, worked out from the published formulas by the method of docs/decisions/0301, starting from the ranges as they were
 * frozen. Prints which bounds move and why, and fails if `types.ts` or the record is not that; with `--write` it writes both. A craft, and a type of
 * it, as arguments print all its bounds, moved or not.
 */

const isWriting = process.argv.includes('--write')
const [onlyCraft, onlyType] = process.argv.slice(2).filter((one) => !one.startsWith('--'))

const nothing: readonly never[] = []

/** Moved bounds, two to a range, as they are recorded. */
function recordedMoves(bounds: readonly MovedBound[], shown: readonly string[]): Record<string, RecordedRange> {
  const byRange = Map.groupBy(bounds, ({ group, key }) => `${group} ${key}`)
  return Object.fromEntries(
    [...byRange].flatMap(([name, [least, most]]): [string, RecordedRange][] => {
      if (!least || !most || shown.includes(name)) return []
      const isMoved = least.now !== least.was || most.now !== most.was
      const asked = [...least.asked, ...most.asked]
      return isMoved
        ? [
            [
              name,
              {
                was: [least.was, most.was],
                now: [least.now, most.now],
                why: [least.why, most.why],
                n: least.n,
                sources: least.sources,
                ...(asked.length > 0 && { asked }),
              },
            ],
          ]
        : []
    }),
  )
}

/** Guards that too few published formulas stand behind. */
function weakGuards({ craft, evidence }: NormsTask): string[] {
  return guardRanges(craft).flatMap(({ group, key, range: [least, most] }) => {
    const behind = evidence.formulas.filter(
      ({ isEvidence, reading }) =>
        isEvidence &&
        reading?.group === group &&
        reading.figures.some((one) => one.key === key && one.value >= least && one.value <= most),
    )
    return behind.length < LEAST_BEHIND_GUARD
      ? [`${craft} ${group} ${key}: only ${behind.length} published formulas stand behind this guard`]
      : []
  })
}

function workOut(craft: CraftId, settings: CraftSettings, base: RangeTable) {
  const always = (key: string): boolean => settings.interface?.includes(key) ?? false
  const evidence = gatherEvidence(craft, base, always)
  const task: NormsTask = { craft, settings, base, evidence, busy: busySides(evidence, base, always), always }
  const bounds = movedBounds(task)
  const shown = shownParameters(task)
  const moved = recordedMoves(bounds, shown)
  /** As the engine judges by it: with the guards, and without what is only shown. */
  const asJudged = (table: RangeTable): RangeTable =>
    Object.fromEntries(
      Object.entries(table).map(([group, ranges]) => [
        group,
        Object.fromEntries([
          ...Object.entries(ranges).filter(([key]) => !shown.includes(`${group.split('/')[0]} ${key}`)),
          ...guardRanges(craft).flatMap((one) => (one.group === group ? [[one.key, one.range] as const] : [])),
        ]),
      ]),
    )
  const measured = measureNorms(task, asJudged(recordedRanges(craft, base, { moved })), asJudged)
  const record: RecordedNorms = { moved, shown, measured }
  return { bounds, record, weak: weakGuards(task) }
}

const pair = ([least, most]: FigureRange): string => `${least} to ${most}`

const movedTable = ({ moved }: RecordedNorms): string =>
  alignedTable(
    ['range', 'was', 'is', 'lower because', 'upper because', 'formulas', 'sources', 'beyond it'],
    Object.entries(moved).map(([name, { was, now, why, n, sources, asked = nothing }]) => [
      name,
      pair(was),
      pair(now),
      ...why,
      String(n),
      String(sources),
      asked.join(' '),
    ]),
  )

const boundsTable = (bounds: readonly MovedBound[], type: string | undefined): string =>
  alignedTable(
    ['group', 'parameter', 'side', 'was', 'is', 'because', 'idle', 'formulas', 'beyond it'],
    bounds
      .filter(({ group }) => type === undefined || group.split('/')[0] === type)
      .map(({ group, key, side, was, now, why, decided, isIdle, n, asked }) => [
        group,
        key,
        side,
        String(was),
        String(now),
        decided ? `${why} (${decided.by}: ${decided.why})` : why,
        isIdle ? 'idle' : '',
        String(n),
        asked.join(' '),
      ]),
  )

const records: Partial<Record<CraftId, RecordedNorms>> = {}
const problems: string[] = []
const base = readBase()
for (const [id, settings] of Object.entries(SETTINGS)) {
  const craft = id as CraftId
  const frozen = base[craft]
  if (!frozen || (onlyCraft !== undefined && onlyCraft !== craft)) continue
  const { bounds, record, weak } = workOut(craft, settings, frozen)
  records[craft] = record
  problems.push(...weak)
  console.log(`## ${craft}\n`)
  console.log(onlyCraft === undefined ? movedTable(record) : boundsTable(bounds, onlyType))
  console.log(`\nShown and not judged: ${record.shown.join(', ') || 'none'}\n`)
  for (const [what, [before, after, all]] of Object.entries(record.measured))
    console.log(`${what}: ${before} → ${after} of ${all}`)
  console.log('')
  if (isWriting) {
    const asked = recordedRanges(craft, frozen, record)
    writeTypes(
      craft,
      Object.entries(asked).flatMap(([group, ranges]) =>
        Object.entries(ranges).map(([key, range]) => [group, key, range] as const),
      ),
    )
  } else problems.push(...differencesOfTypes(craft, frozen, record))
}

if (isWriting && onlyCraft === undefined) {
  writeFileSync(RECORD_FILE, `${JSON.stringify(records, null, 2)}\n`)
  console.log('types.ts and the record are written: run the formatter, and read the difference')
} else if (onlyCraft === undefined) {
  const recorded: NormsRecord = readRecord()
  for (const craft of Object.keys(records) as CraftId[])
    if (!isDeepStrictEqual(records[craft], recorded[craft]))
      problems.push(`${craft}: the record is not current: run «npm run norms -- --write» and read the difference`)
}
for (const one of problems) console.error(one)
process.exitCode = problems.length > 0 ? 1 : 0
