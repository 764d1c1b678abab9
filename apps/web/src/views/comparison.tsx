import type { OverviewFigure } from '@obrador/engine'
import { useState } from 'react'
import { type AppCraft, craftOfEngine } from '../engine/crafts.ts'
import { needsOfFormula } from '../engine/parts.ts'
import { useEngine } from '../engine/use-engine.ts'
import { eurosText, GRAMS_PER_KILO, gramsText, signedText } from '../format/numbers.ts'
import { decapitaliseName, pageLocale, shownName } from '../format/page-speech.ts'
import { type TableFormula, type TableLine, totalGramsOf } from '../model/formula.ts'
import { identityKeyOf } from '../model/ingredient-identity.ts'
import type { WorkshopNorms } from '../model/norms.ts'
import { type CostSources, costedFormula, hasUncountedLine } from '../reading/cost.ts'
import { identityInCraft } from '../reading/identity.ts'
import { priceSettingsIn } from '../reading/price-asked.ts'
import { readDesk } from '../reading/read-desk.ts'
import { type OwnIngredients, readTableFormula } from '../reading/request.ts'
import { ColumnHeads } from '../ui/table-head.tsx'
import { comparisonWords as say } from '../words/es/book.ts'
import * as comparisonCss from './comparison.module.css'
import {
  type ComparedFormula,
  comparedLinesOf,
  type FigureDifference,
  figureDifferences,
  hasOtherMethod,
  insideDifferences,
  type LineDifference,
} from './differences.ts'
import '../ui/style/controls.css'

interface Row {
  readonly name: string
  readonly also?: readonly string[]
  readonly isSame?: boolean
  readonly cells: readonly string[]
}

interface Props {
  readonly before: TableFormula
  readonly after: TableFormula
  readonly device: CostSources & { readonly norms: WorkshopNorms }
  /** What each of the two is called, over its column. */
  readonly heads: readonly [string, string]
  /** Two versions of one formula: as they are written, unless one is of another size. */
  readonly ofOne?: boolean
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
      <ColumnHeads rows={head} figures={[...heads, say.change]} />
      <tbody>
        {rows.map(({ name, also = [], isSame, cells }) => (
          <tr key={name} className={isSame ? 'muted' : undefined}>
            <th scope="row">
              {shownName(name)}
              {also.length > 0 ? <small className="muted"> {say.also(also.join(', '))}</small> : null}
            </th>
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
  value
    .toLocaleString(pageLocale(), { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .replace('-', '−')

/** One of the two: as it is read, what a kilo of it costs, and of how much of it a kilo is told. */
function useSide(formula: TableFormula, device: Props['device']) {
  const engine = useEngine(needsOfFormula(formula))
  const craft = craftOfEngine(engine, formula.craft)
  const { own, norms } = device
  const kilo = costedFormula(craft, formula, device, { ...priceSettingsIn(formula, device.habits), per: 'kilo' })
  const base = craft.definition.desk?.base && readDesk(craft, formula, own)?.base
  return {
    formula,
    craft,
    overview: readTableFormula(engine, formula, own, { advice: false, norms }).overview,
    cost: hasUncountedLine(kilo) ? undefined : kilo.cost?.pieza,
    /** g that are a kilo of it: all that is weighed or, of what is written over a base, that base. */
    whole: base || totalGramsOf(formula.lines),
    keyOf: keyIn(craft, formula, own),
  }
}

/** What a line is, however it is written: one's own, a formula, the row it is read as. */
const keyIn =
  (craft: AppCraft, { type }: TableFormula, own: OwnIngredients) =>
  (line: TableLine): string =>
    identityKeyOf(identityInCraft(craft, line, type, own))

/** Two of one formula whose totals differ by no more than this are read as they are written. */
const SAME_SIZE = 0.1

/** As exact as a kilo of it is weighed. */
const rounded = (value: number): number => (value < 20 ? Math.round(value * 10) / 10 : Math.round(value))

function rowOf({ name, also, before, after }: LineDifference, isPerKilo: boolean): Row {
  const [from, to] = isPerKilo ? [rounded(before), rounded(after)] : [before, after]
  const isSame = Math.abs(to - from) < 0.005
  const cell = (value: number): string => (value === 0 ? say.none : gramsText(value))
  return { name, also, isSame, cells: [cell(from), cell(to), isSame ? say.equal : signedText(to - from)] }
}

/** Two of these differ by points. */
const PERCENT = '%'

/** The share that has changed most for what its range is wide, in points. */
function mostChanged(differences: readonly FigureDifference[]): FigureDifference | undefined {
  const width = ({ range }: OverviewFigure): number => (range ? range[1] - range[0] : Number.POSITIVE_INFINITY) || 1
  return differences
    .filter(({ figure }) => figure.unit === PERCENT)
    .toSorted(
      (a, b) =>
        Math.abs(b.figure.value - b.before) / width(b.figure) - Math.abs(a.figure.value - a.before) / width(a.figure),
    )[0]
}

/** What sets the second apart from the first, in a sentence. */
function sentenceOf(differences: readonly FigureDifference[], costs: readonly (number | undefined)[]): string {
  const most = mostChanged(differences)
  const points = most ? most.figure.value - most.before : 0
  const [from, to] = costs
  const more = from === undefined || to === undefined ? 0 : to - from
  const told = [
    ...(most ? [say.has(fixed(Math.abs(points), 1), points > 0, decapitaliseName(most.figure.name))] : []),
    ...(Math.abs(more) >= 0.005 ? [say.costs(eurosText(Math.abs(more)), more > 0)] : []),
  ]
  return told.length === 0 ? '' : say.sentence(told.join(say.and))
}

/** Two formulas beside each other, by what their ingredients are: what differs and, where asked for, what does not. */
export function FormulaComparison({ before, after, heads, device, ofOne = false }: Props) {
  const [was, is] = [useSide(before, device), useSide(after, device)]
  const isOneSize = Math.abs(is.whole - was.whole) <= SAME_SIZE * Math.max(is.whole, was.whole)
  const [chosen, setPerKilo] = useState<boolean>()
  const [isWhole, setWhole] = useState(false)
  const isPerKilo = chosen ?? !(ofOne && isOneSize)
  const side = (of: typeof was): ComparedFormula => ({
    formula: of.formula,
    keyOf: of.keyOf,
    factor: isPerKilo && of.whole > 0 ? GRAMS_PER_KILO / of.whole : 1,
  })
  const rows = comparedLinesOf(side(was), side(is)).map((one) => rowOf(one, isPerKilo))
  const equal = rows.filter(({ isSame }) => isSame).length
  const isOtherType = before.type !== after.type || before.craft !== after.craft
  const differing = was.overview && is.overview ? figureDifferences(was.overview, is.overview) : []
  const figures = differing.map(({ figure: { label, unit, decimals, value }, before: from }) => ({
    name: label,
    cells: [
      fixed(from, decimals),
      fixed(value, decimals),
      `${value > from ? '+' : ''}${fixed(value - from, decimals)}${unit === '' ? '' : ` ${unit === PERCENT ? say.points : unit}`}`,
    ],
  }))
  const inside = insideDifferences(before, after)
  const isNothing =
    rows.length - equal + figures.length + inside.length === 0 && !isOtherType && !hasOtherMethod(before, after)
  // As they are written they say the same; by the kilo they may still be of two sizes.
  if (isNothing && !isPerKilo) return <p className="muted">{say.same}</p>
  const { base } = is.craft.definition.desk ?? {}
  const sentence = sentenceOf(differing, [was.cost, is.cost])
  return (
    <>
      {sentence === '' ? null : (
        <p className={`lead ${comparisonCss.sentence}`} data-part="comparison-sentence">
          {sentence}
        </p>
      )}
      <fieldset className="choices">
        <legend className="unseen">{say.how}</legend>
        {[true, false].map((one) => (
          <label key={String(one)} className="choice">
            <input type="radio" name="compare-by" checked={isPerKilo === one} onChange={() => setPerKilo(one)} />
            {one ? (base ? say.perKiloOf(base.label) : say.perKilo) : say.asWritten}
          </label>
        ))}
      </fieldset>
      {isNothing ? <p className="muted">{say.same}</p> : null}
      {isOtherType ? (
        <p>
          {say.type}: {was.craft.types[before.type]?.label} → {is.craft.types[after.type]?.label}
        </p>
      ) : null}
      <Rows
        head={isPerKilo ? say.gramsPerKilo : say.grams}
        heads={heads}
        rows={rows.filter(({ isSame }) => isWhole || !isSame)}
      />
      {equal > 0 ? (
        <button type="button" className="likely" onClick={() => setWhole(!isWhole)}>
          {isWhole ? say.onlyChanges : say.showEqual(equal)}
        </button>
      ) : null}
      <Rows head={say.figures} heads={heads} rows={figures} />
      {inside.map((name) => (
        <p key={name}>{say.inside(name)}</p>
      ))}
      {hasOtherMethod(before, after) ? <p>{say.method}</p> : null}
      {/* Two products are judged by other figures: of the rest nothing is the same. */}
      {isOtherType || isNothing ? null : <p className="muted">{say.rest}</p>}
    </>
  )
}
