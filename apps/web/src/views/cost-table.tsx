import type { AppCraft } from '../engine/crafts.ts'
import { digitsInThrees } from '../format/in-threes.ts'
import { eurosText, GRAMS_PER_KILO, numberWithUnit, percentWithUnit } from '../format/numbers.ts'
import { decapitaliseName, numberText, shownName } from '../format/page-speech.ts'
import type { DeviceShelf } from '../library/use-device.ts'
import { batchTotal } from '../model/batch.ts'
import { isUnweighedRow } from '../model/formula.ts'
import { PRICE_UNITS, type PriceUnitName } from '../model/price-unit.ts'
import type { CostedFormula } from '../reading/cost.ts'
import { readableIngredient } from '../reading/examples.ts'
import { type PriceSettings, shownPer } from '../reading/price-asked.ts'
import { costWords as say } from '../words/es/cost.ts'
import { costPanelWords } from '../words/es/panels.ts'
import { gaugeWords } from '../words/es/results.ts'
import type { WorkshopState } from '../workshop/use-workshop.ts'
import * as costCss from './cost-table.module.css'
import * as gaugesCss from './gauges.module.css'
import { KiloPrice } from './kilo-price.tsx'
import * as priceCss from './price.module.css'
import { PriceField } from './price-rule.tsx'
import '../ui/style/controls.css'

interface Props {
  readonly costed: CostedFormula
  readonly device: DeviceShelf
}

/** What it costs in a sentence, and what most of it goes on. */
export function CostSentence({ costed: { cost, unit, lines } }: Pick<Props, 'costed'>) {
  if (!cost) return null
  const whole = lines.reduce((sum, line) => sum + line.cost, 0)
  const [dearest] = lines.toSorted((one, other) => other.cost - one.cost)
  const share = dearest && whole > 0 ? (100 * dearest.cost) / whole : 0
  return (
    <p className="lead" data-part="cost-sentence" aria-live="polite">
      {cost.sinPrecio ? `${gaugeWords.close.in} ` : ''}
      {(cost.sinPesar ? say.atLeast : say.sentence)(eurosText(cost.pieza), say.the[unit])}
      {dearest && share > 0 && lines.length > 1
        ? ` ${say.dearest(decapitaliseName(readableIngredient(dearest.line.name)), percentWithUnit(share, 0))}`
        : ''}
      {cost.sinPesar ? ` ${say.unweighed(cost.sinPesar)}` : ''}
    </p>
  )
}

interface ChoiceProps {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly costed: CostedFormula
  readonly onAsked: (next: (now: PriceSettings) => PriceSettings) => void
}

/** Of how much of it the cost is told: rows and total follow together. */
export function UnitChoice({ craft, workshop: { formula, edit }, costed: { unit, left }, onAsked }: ChoiceProps) {
  const { desk } = craft.definition
  const units = PRICE_UNITS.filter((one) => one !== 'litre' || desk?.volume !== undefined)
  const made = desk?.loss?.finished.toLowerCase()
  const words: Readonly<Record<PriceUnitName, string>> = {
    ...say.units,
    kilo: made === undefined ? say.units.kilo : say.kiloOf(made),
    batch: say.batchOf(numberWithUnit((batchTotal(formula) * left) / GRAMS_PER_KILO, 'kg', 2)),
  }
  return (
    <>
      <fieldset className="choices">
        <legend className="unseen">{say.per}</legend>
        {units.map((one) => (
          <label key={one} className="choice">
            <input
              type="radio"
              name="per"
              checked={unit === one}
              onChange={() => onAsked((now) => shownPer(now, unit, one))}
            />
            {words[one]}
          </label>
        ))}
      </fieldset>
      {unit === 'piece' && !formula.batch.pieces ? (
        <PriceField
          label={say.pieces}
          value={formula.batch.pieces}
          onChange={(pieces) =>
            edit((now) => ({
              ...now,
              batch: { ...now.batch, pieces, pieceGrams: batchTotal(now) / Math.max(1, pieces) },
            }))
          }
        />
      ) : null}
    </>
  )
}

/** Grams as a cost is worked out of them: no finer than it could matter. */
const weight = (grams: number): string => digitsInThrees(numberText(grams, grams < 10 ? 1 : 0))

const CENT = 0.01
const TENTH_OF_CENT = CENT / 10
/** Under a cent to a tenth of one; what costs something is not told as nothing. */
function cents(value: number): string {
  if (value <= 0 || value >= CENT) return eurosText(value)
  return value < TENTH_OF_CENT / 2 ? say.under(numberWithUnit(TENTH_OF_CENT, '€', 3)) : numberWithUnit(value, '€', 3)
}

const UnknownMark = () => (
  <>
    <span aria-hidden="true">?</span>
    <span className="unseen">{say.untold}</span>
  </>
)

/** What each ingredient brings, the dearest first, and what is paid besides: all of one unit. */
export function CostTable({ costed: { cost, lines, scale, wasted, unit }, device }: Props) {
  const whole = lines.reduce((sum, line) => sum + line.cost, 0)
  const grams = lines.reduce((sum, { line }) => sum + line.grams, 0)
  const besides = [
    [say.waste, wasted],
    [say.packagingRow, cost?.envase ?? 0],
    [say.labour, cost?.manoDeObra ?? 0],
  ] as const
  const paid = besides.filter(([, value]) => value > 0)
  return (
    <table className={`table stacks ${costCss.table}`} data-part="cost-table">
      <caption className="unseen">{say.table}</caption>
      <thead>
        <tr>
          <th scope="col">{say.ingredient}</th>
          <th scope="col" className="number">
            {say.grams}
          </th>
          <th scope="col" className={`number ${priceCss.price}`}>
            {costPanelWords.priceHead}
          </th>
          <th scope="col" className="number">
            €
          </th>
        </tr>
      </thead>
      <tbody>
        {lines
          .toSorted((one, other) => other.cost - one.cost)
          .map((line) => {
            const share = whole > 0 ? (100 * line.cost) / whole : 0
            return (
              <tr key={line.line.id}>
                <th scope="row">
                  {shownName(line.line.name)}
                  <span className={costCss.bar} aria-hidden="true">
                    <span style={{ width: `${share}%` }} />
                  </span>
                </th>
                <td className="number">
                  {isUnweighedRow(line.line) ? <UnknownMark /> : cost ? weight(line.line.grams * scale) : ''}
                </td>
                <td className={`number ${priceCss.price}`}>
                  <KiloPrice of={line} device={device} />
                </td>
                <td className="number" title={say.share(percentWithUnit(share, 0))}>
                  {isUnweighedRow(line.line) ? (
                    <UnknownMark />
                  ) : cost && line.price !== undefined ? (
                    cents(line.cost * scale)
                  ) : (
                    costPanelWords.unknown
                  )}
                </td>
              </tr>
            )
          })}
      </tbody>
      {cost ? (
        <tfoot>
          {paid.length > 0 ? (
            <tr>
              <th scope="row">{say.ingredients}</th>
              <td className="number">{weight(grams * scale)}</td>
              <td />
              <td className="number">{eurosText(whole * scale)}</td>
            </tr>
          ) : null}
          {paid.map(([term, value]) => (
            <tr key={term} className="muted">
              <th scope="row">{term}</th>
              <td />
              <td />
              <td className="number">{cents(value)}</td>
            </tr>
          ))}
          <tr data-part="cost-total">
            <th scope="row">{say.costs[unit]}</th>
            <td className="number">{paid.length > 0 ? '' : weight(grams * scale)}</td>
            <td />
            <td className="number">
              {cost.sinPrecio ? `${gaugeWords.close.in} ` : ''}
              {cost.sinPesar ? say.orMore(eurosText(cost.pieza)) : eurosText(cost.pieza)}
            </td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}

/** How far the prices can be trusted. */
export function PriceTrust({ costed: { lines } }: Pick<Props, 'costed'>) {
  const weighed = lines.filter(({ line }) => line.grams > 0)
  const unpriced = weighed.filter(({ price }) => price === undefined)
  const guessed = weighed.filter(({ price, isOwn, line }) => price !== undefined && !isOwn && !line.made)
  const total = weighed.reduce((sum, { line }) => sum + line.grams, 0)
  const without = unpriced.reduce((sum, { line }) => sum + line.grams, 0)
  const names = [...unpriced, ...guessed].map(({ line }) => line.name)
  const text =
    unpriced.length > 0
      ? `${gaugeWords.close.in} ${say.unpriced(unpriced.length, ((100 * (total - without)) / total).toFixed(0))}`
      : guessed.length === weighed.length
        ? say.indicative
        : guessed.length > 0
          ? say.someOwn(guessed.length)
          : say.own
  return names.length > 0 ? (
    <details className={gaugesCss.moreFigures}>
      <summary>{text}</summary>
      <ul className="reasons">
        {[...new Set(names)].map((name) => (
          <li key={shownName(name)}>{shownName(name)}</li>
        ))}
      </ul>
    </details>
  ) : (
    <p className="muted">{text}</p>
  )
}
