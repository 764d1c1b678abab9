import { type Figure, type Label, list, MEASURED, NUTRIENTS, number, type Overview } from '@obrador/engine'
import { recipeOf } from '@obrador/engine/recipe'
import { memo } from 'react'
import type { AppCraft } from '../engine/crafts.ts'
import { count, euros, grams, withUnit } from '../format/numbers.ts'
import type { Device } from '../library/use-device.ts'
import { batchFactor, batchTotal } from '../model/batch.ts'
import type { Formula, Measured } from '../model/formula.ts'
import type { OnLabel } from '../model/mentions.ts'
import type { Unit } from '../model/price-unit.ts'
import { LABEL_DESK } from '../model/stated.ts'
import { type Costed, costed } from '../reading/cost.ts'
import { dateOn, netOn, onLabel } from '../reading/on-label.ts'
import { askedIn } from '../reading/price-asked.ts'
import { workSheet } from '../reading/work-sheet.ts'
import { day } from '../ui/dates.ts'
import { title } from '../words/es/bench.ts'
import { method } from '../words/es/book.ts'
import { sheet as sayDesk } from '../words/es/desk.ts'
import { measuredNames } from '../words/es/doubt.ts'
import { ficha as say } from '../words/es/label.ts'
import { onSheet } from '../words/es/label-desk.ts'
import { gauges } from '../words/es/results.ts'
import { BRAND } from '../words/es/shell.ts'
import * as fichaCss from './ficha.module.css'
import { shapeOf, variesBy } from './gauge.tsx'
import { LabelText } from './label-text.tsx'
import '../ui/style/print.css'

interface Props {
  readonly craft: AppCraft
  readonly formula: Formula
  readonly device: Device
  readonly overview: Overview
  readonly withCost: boolean
}

/** «34 % de grasa»: what was used in place of the catalogue's figure. */
const measuredIn = (measured: Measured): string =>
  list(
    MEASURED.flatMap((field) => {
      const value = measured[field]
      return value === undefined ? [] : [measuredNames[field](number(value))]
    }),
    'y',
  )

function Lines({ craft, formula, device, withCost }: Omit<Props, 'overview'>) {
  const factor = batchFactor(formula)
  const total = batchTotal(formula)
  const asked = askedIn(formula, device.habits)
  const of = (per: Unit): Costed => costed(craft, formula, device, { ...asked, per })
  const [kilo, piece] = [of('kilo'), of('piece')]
  const { pieces, pieceGrams } = formula.batch
  const sheet = workSheet(craft, formula, device.own, device.habits, { factor, pieces, pieceGrams })
  const weight = (value: number): string => number(value, value < 20 ? 1 : 0)
  const shareOf = (id: string, grams: number): string => {
    const over = sheet.shares.get(id) ?? (total > 0 && sheet.base === undefined ? (100 * grams) / total : undefined)
    return over === undefined ? '' : number(over, 1)
  }
  return (
    <section>
      <h2>{say.formula}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.ingredient}</th>
            <th scope="col">{say.grams}</th>
            <th scope="col">{sheet.base === undefined ? say.share : sayDesk.share(sheet.base)}</th>
            {withCost ? <th scope="col">{say.cost}</th> : null}
          </tr>
        </thead>
        <tbody>
          {kilo.lines.map(({ line, cost: euro }) => (
            <tr key={line.id}>
              <th scope="row">
                {line.name}
                {line.measured ? <small> {measuredIn(line.measured)}</small> : null}
                {(sheet.stages.get(line.id) ?? []).map((part) => (
                  <small key={part.name} className={fichaCss.inside} data-part="ficha-inside">
                    {part.name} {weight(part.grams * factor)} g
                  </small>
                ))}
              </th>
              <td>{weight(line.grams * factor)}</td>
              <td>{shareOf(line.id, line.grams * factor)}</td>
              {withCost ? <td>{euros(euro * factor)}</td> : null}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.total}</th>
            <td>{weight(total)}</td>
            <td>
              {sheet.base === undefined
                ? 100
                : number(
                    [...sheet.shares.values()].reduce((sum, one) => sum + one, 0),
                    1,
                  )}
            </td>
            {withCost ? <td>{euros(kilo.lines.reduce((sum, { cost }) => sum + cost * factor, 0))}</td> : null}
          </tr>
        </tfoot>
      </table>
      {sheet.says.map((text) => (
        <p key={text} className={fichaCss.says} data-part="ficha-says">
          {text}
        </p>
      ))}
      {withCost ? (
        <p className={fichaCss.cost}>
          {say.perKilo}: {euros(kilo.cost?.pieza ?? 0)}
          {piece.cost ? ` · ${say.perPiece}: ${euros(piece.cost.pieza)}` : ''}
        </p>
      ) : null}
    </section>
  )
}

const moreOrLess = (figure: Figure): string => {
  const varies = variesBy(figure)
  return varies === undefined ? '' : gauges.more(varies)
}

const Parameters = ({ overview }: Pick<Props, 'overview'>) => (
  <section>
    <h2>{say.parameters}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">{say.parameter}</th>
          <th scope="col">{say.value}</th>
          <th scope="col">{say.range}</th>
        </tr>
      </thead>
      <tbody>
        {overview.figures
          .filter(({ inRange }) => inRange !== null)
          .map((figure) => (
            <tr key={figure.key}>
              <th scope="row">{figure.label}</th>
              <td>
                {withUnit(figure.value, figure.unit, figure.decimals)} {moreOrLess(figure)} {shapeOf(figure)}
              </td>
              <td>{figure.range ? gauges.range(number(figure.range[0]), number(figure.range[1])) : ''}</td>
            </tr>
          ))}
      </tbody>
    </table>
    {overview.doubt ? (
      <p className={fichaCss.doubt} data-part="ficha-doubt">
        {say.doubt}
      </p>
    ) : null}
  </section>
)

const Nutrition = ({ label }: { readonly label: Label }) => (
  <section>
    <h2>{say.nutrition}</h2>
    <table>
      <tbody>
        {NUTRIENTS.map((key) => (
          <tr key={key}>
            <th scope="row">{label.nutricion.por100g[key].etiqueta}</th>
            <td>{label.nutricion.por100g[key].texto}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

/** What the label of this very batch says besides what its formula does. */
function Stated({ on }: { readonly on: OnLabel }) {
  const { stated, name, keeping, operator } = on
  const { lot = '', traces = [] } = stated
  const date = dateOn(on)
  const facts = [
    [onSheet.name, name],
    [onSheet.net, netOn(stated)],
    [onSheet.lot, lot],
    ...(date ? [[date.words, date.date]] : []),
    [onSheet.keeping, keeping],
    [onSheet.traces, list(traces, 'y')],
    [onSheet.operator, operator],
  ].filter(([, told]) => told !== '')
  return (
    <section>
      <h2>{onSheet.title}</h2>
      <dl className={fichaCss.stated}>
        {facts.map(([term, told]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{told}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The same for machines, in the page: whoever reads or keeps it has the recipe with it. */
function AsRecipe({
  craft,
  formula,
  overview,
  label,
}: Omit<Props, 'device' | 'withCost'> & { label?: Label | undefined }) {
  const { name, steps } = formula
  const figures = overview.figures.filter(({ inRange }) => inRange !== null)
  const recipe = recipeOf({ craft, name, overview, figures, label, steps, times: batchFactor(formula) })
  // A name may hold what would end the element where the page is kept as a text.
  return <script type="application/ld+json">{JSON.stringify(recipe).replaceAll('<', '\\u003c')}</script>
}

/** The technical sheet: one A4 page to pin above the mixer. Seen on paper only. */
export const Ficha = memo(({ craft, formula, device, overview, withCost }: Props) => {
  const on = onLabel(craft, formula, device.own, device.habits)
  const label = on?.label
  const isLabelled = formula.desks?.[LABEL_DESK] !== undefined
  const { pieces, pieceGrams } = formula.batch
  return (
    <article className={fichaCss.ficha} data-part="ficha" aria-hidden="true">
      <AsRecipe craft={craft} formula={formula} overview={overview} label={label} />
      <header>
        <div>
          <h1>{formula.name || title.placeholder}</h1>
          <p>
            {craft.label} · {overview.typeLabel}
          </p>
        </div>
        <dl>
          <div>
            <dt>{say.date}</dt>
            <dd>{day(new Date())}</dd>
          </div>
          <div>
            <dt>{say.batch}</dt>
            <dd>
              {grams(batchTotal(formula))} g
              {pieces !== undefined && pieceGrams !== undefined
                ? ` (${say.pieces(count(pieces), grams(pieceGrams))})`
                : ''}
            </dd>
          </div>
        </dl>
      </header>
      <p className={fichaCss.verdict}>{craft.engine.say(overview.headline)}</p>
      <div className={fichaCss.columns}>
        <Lines craft={craft} formula={formula} device={device} withCost={withCost} />
        <div>
          <Parameters overview={overview} />
          {label ? <Nutrition label={label} /> : null}
        </div>
      </div>
      {label ? (
        <section>
          <h2>{say.ingredients}</h2>
          <LabelText list={label.ingredientes} />
          <p>
            <strong>{label.alergenos.texto}</strong>
          </p>
        </section>
      ) : null}
      {on && isLabelled ? <Stated on={on} /> : null}
      {formula.steps ? (
        <section>
          <h2>{method.heading}</h2>
          <ol className={fichaCss.steps} data-part="ficha-steps">
            {formula.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ) : null}
      <section className={fichaCss.notes}>
        <h2>{say.notes}</h2>
      </section>
      <footer>{say.made(BRAND)}</footer>
    </article>
  )
})
