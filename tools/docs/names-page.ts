import { namesIn } from '../names/cases.ts'
import { type Measured, measureNames, type Outcome } from '../names/measure.ts'
import { markdownTable } from './table.ts'

const OUTCOMES: readonly Outcome[] = ['right', 'unknown', 'wrong', 'harmful']

function tally(title: string, measured: readonly Measured[], by: (one: Measured) => string): string {
  const groups = Map.groupBy(measured, by)
  const row = (name: string, group: readonly Measured[]): string[] => {
    const counts = OUTCOMES.map((outcome) => group.filter((one) => one.outcome === outcome).length)
    const [right = 0, ...others] = counts
    return [name, `${group.length}`, `${right} (${((100 * right) / group.length).toFixed(1)} %)`, ...others.map(String)]
  }
  const rows = [...groups]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([name, group]) => row(name, group))
  return markdownTable([title, 'names', ...OUTCOMES], [...rows, row('**all**', measured)])
}

/** What the names of the trade are read as. */
export function namesPage(): string {
  const measured = measureNames(namesIn('trade.txt'))
  const missed = measured.filter(({ outcome }) => outcome !== 'right')
  return `# How names are read

Names as makers write them, each with its right reading, given to the craft that it belongs to. *Right*: the row wanted or
one that would do, or a computed reading within 6 points of water and sugars, 3 of fat and 3.5 of alcohol; a name that only
its maker can settle is right when it is asked about. *Harmful*: a row that must never be read, or 25 points of composition
away. Generated from the engine; the grammar is in \`packages/engine/src/catalogue/reading\`, and why it is as it is in
[decision 0070](decisions/0070-reading-names.md).

${tally('kind', measured, ({ kind }) => kind)}

${tally('craft', measured, ({ craft }) => craft)}

Allergens differ from those of every right reading in ${measured.filter(({ outcome, allergens }) => outcome === 'right' && !allergens).length} of them.

## Not right

${missed.map(({ craft, text, outcome, found }) => `- ${craft}, «${text}»: ${outcome}${found ? `, read as \`${found.id}\`` : ''}`).join('\n')}
`
}
