import { craftOf } from '../engine/crafts.ts'
import { needsOf } from '../engine/parts.ts'
import { useEngine } from '../engine/use-engine.ts'
import { grams, signed } from '../format/numbers.ts'
import type { Formula } from '../model/formula.ts'
import type { Norms } from '../model/norms.ts'
import { type OwnIngredients, read } from '../reading/request.ts'
import { TableHead } from '../ui/table-head.tsx'
import { comparison as say } from '../words/es/book.ts'
import * as comparisonCss from './comparison.module.css'
import { figureDifferences, hasOtherMethod, insideDifferences, lineDifferences } from './differences.ts'
import '../ui/style/controls.css'

interface Row {
  readonly name: string
  readonly cells: readonly string[]
}

interface Props {
  readonly before: Formula
  readonly after: Formula
  readonly own: OwnIngredients
  readonly norms: Norms
  /** What each of the two is called, over its column. */
  readonly heads: readonly [string, string]
}

const Rows = ({
  head,
  heads,
  rows,
}: {
  readonly head: string
  readonly heads: Props['heads']
  readonly rows: readonly Row[]
}) =>
  rows.length === 0 ? null : (
    <table className={`table ${comparisonCss.comparison}`} data-part="comparison">
      <TableHead rows={head} figures={[...heads, say.change]} />
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is told by its place.
              <td key={at} className="number">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )

/** As many decimals in every row of a column: 9,80 under 9,88. */
const fixed = (value: number, decimals: number): string =>
  value.toLocaleString('es-ES', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).replace('-', '−')

function useOverview(formula: Formula, { own, norms }: Pick<Props, 'own' | 'norms'>) {
  const engine = useEngine(needsOf(formula))
  return {
    craft: craftOf(engine, formula.craft),
    overview: read(engine, formula, own, { advice: false, norms }).overview,
  }
}

/** Two formulas beside each other: only what differs. */
export function Comparison({ before, after, heads, ...device }: Props) {
  const was = useOverview(before, device)
  const is = useOverview(after, device)
  const lines = lineDifferences(before, after).map(({ name, before: from, after: to }) => ({
    name,
    cells: [from === 0 ? say.none : grams(from), to === 0 ? say.none : grams(to), signed(to - from)],
  }))
  const isOtherType = before.type !== after.type || before.craft !== after.craft
  const figures =
    was.overview && is.overview
      ? figureDifferences(was.overview, is.overview).map(
          ({ figure: { label, unit, decimals, value }, before: from }) => ({
            name: label,
            cells: [
              fixed(from, decimals),
              fixed(value, decimals),
              `${value > from ? '+' : ''}${fixed(value - from, decimals)}${unit === '' ? '' : ` ${unit}`}`,
            ],
          }),
        )
      : []
  const inside = insideDifferences(before, after)
  const isNothing =
    lines.length + figures.length + inside.length === 0 && !isOtherType && !hasOtherMethod(before, after)
  if (isNothing) return <p className="muted">{say.same}</p>
  return (
    <>
      {isOtherType ? (
        <p>
          {say.type}: {was.craft.types[before.type]?.label} → {is.craft.types[after.type]?.label}
        </p>
      ) : null}
      <Rows head={say.grams} heads={heads} rows={lines} />
      <Rows head={say.figures} heads={heads} rows={figures} />
      {inside.map((name) => (
        <p key={name}>{say.inside(name)}</p>
      ))}
      {hasOtherMethod(before, after) ? <p>{say.method}</p> : null}
      {/* Two products are judged by other figures: of the rest nothing is the same. */}
      {isOtherType ? null : <p className="muted">{say.rest}</p>}
    </>
  )
}
