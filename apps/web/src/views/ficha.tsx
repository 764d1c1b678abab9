import {
  type FormulaOverview,
  LABEL_NUTRIENTS,
  MEASURED_FIELDS,
  type OverviewFigure,
  type ProductLabel,
} from '@obrador/engine'
import { recipeJsonLdOf } from '@obrador/engine/recipe'
import { memo } from 'react'
import type { AppCraft } from '../engine/crafts.ts'
import { countText, eurosText, gramsText, numberWithUnit } from '../format/numbers.ts'
import { listText, numberText, shownName, shownTerm } from '../format/page-speech.ts'
import { shownAmount } from '../format/shown-amount.ts'
import type { DeviceShelf } from '../library/use-device.ts'
import { batchFactor, batchTotal } from '../model/batch.ts'
import { isUnweighedRow, type MeasuredValues, type TableFormula } from '../model/formula.ts'
import type { OnLabel } from '../model/mentions.ts'
import type { PriceUnitName } from '../model/price-unit.ts'
import { stepsWithoutHeadings } from '../model/step-groups.ts'
import { LABEL_DESK } from '../model/written-name.ts'
import { type CostedFormula, costedFormula } from '../reading/cost.ts'
import { workshopReading } from '../reading/food-label.ts'
import { dateOnLabel, labelOfFormula, namedByTitle, netOnLabel } from '../reading/on-label.ts'
import { priceSettingsIn } from '../reading/price-asked.ts'
import { SHARE_DECIMALS, sheetFigures } from '../reading/sheet-figures.ts'
import { workSheet } from '../reading/work-sheet.ts'
import { dayText } from '../ui/dates.ts'
import { titleWords } from '../words/es/bench.ts'
import { methodWords } from '../words/es/book.ts'
import { costWords } from '../words/es/cost.ts'
import { workSheetWords } from '../words/es/desk.ts'
import { measuredNames } from '../words/es/doubt.ts'
import { technicalSheetWords as say } from '../words/es/label.ts'
import { technicalSheetRows } from '../words/es/label-desk.ts'
import { gaugeWords } from '../words/es/results.ts'
import { BRAND_NAME } from '../words/es/shell.ts'
import * as fichaCss from './ficha.module.css'
import { figureVariesBy, gaugeShapeOf } from './gauge.tsx'
import { LabelText } from './label-text.tsx'
import { StepsByPart } from './steps-by-part.tsx'
import '../ui/style/print.css'

interface Props {
  readonly craft: AppCraft
  readonly formula: TableFormula
  readonly device: DeviceShelf
  readonly overview: FormulaOverview
  readonly withCost: boolean
}

/** «34 % de grasa»: what was used in place of the catalogue's figure. */
const measuredIn = (measured: MeasuredValues): string =>
  listText(
    MEASURED_FIELDS.flatMap((field) => {
      const value = measured[field]
      return value === undefined ? [] : [measuredNames[field](numberText(value))]
    }),
    'y',
  )

function Lines({ craft, formula, device, withCost }: Omit<Props, 'overview'>) {
  const factor = batchFactor(formula)
  const asked = priceSettingsIn(formula, device.habits)
  const of = (per: PriceUnitName): CostedFormula => costedFormula(craft, formula, device, { ...asked, per })
  const [kilo, piece] = [of('kilo'), of('piece')]
  const { pieces, pieceGrams } = formula.batch
  const sheet = workSheet(craft, formula, device.own, device.habits, { factor, pieces, pieceGrams })
  const { rows, total } = sheetFigures(formula, kilo, sheet)
  return (
    <section>
      <h2>{say.formula}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.ingredient}</th>
            <th scope="col">{say.grams}</th>
            <th scope="col">{sheet.base === undefined ? say.share : workSheetWords.share(sheet.base)}</th>
            {withCost ? <th scope="col">{say.cost}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, grams, share, euros, inside }) => (
            <tr key={line.id}>
              <th scope="row">
                {shownName(line.name)}
                {line.measured ? <small> {measuredIn(line.measured)}</small> : null}
                {inside.map((part) => (
                  <small key={part.name} className={fichaCss.inside} data-part="ficha-inside">
                    {shownName(part.name)} {gramsText(part.grams)} g
                  </small>
                ))}
              </th>
              <td>{isUnweighedRow(line) ? '?' : gramsText(grams)}</td>
              <td>{isUnweighedRow(line) ? '?' : share === undefined ? '' : numberText(share, SHARE_DECIMALS)}</td>
              {withCost ? <td>{eurosText(euros)}</td> : null}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.total}</th>
            <td>{gramsText(total.grams)}</td>
            <td>{numberText(total.share, SHARE_DECIMALS)}</td>
            {withCost ? <td>{eurosText(total.euros)}</td> : null}
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
          {say.perKilo}: {costText(kilo)}
          {piece.cost ? ` · ${say.perPiece}: ${costText(piece)}` : ''}
          {kilo.cost?.sinPesar ? ` · ${costWords.unweighed(kilo.cost.sinPesar)}` : ''}
        </p>
      ) : null}
    </section>
  )
}

const costText = ({ cost }: CostedFormula): string =>
  (cost?.sinPesar ? costWords.orMore : String)(eurosText(cost?.pieza ?? 0))

const moreOrLess = (figure: OverviewFigure): string => {
  const varies = figureVariesBy(figure)
  return varies === undefined ? '' : gaugeWords.more(varies)
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
          .filter(({ inRange, range, value }) => inRange !== null || (range && Number.isNaN(value)))
          .map((figure) => (
            <tr key={figure.key}>
              <th scope="row">{figure.label}</th>
              <td>
                {numberWithUnit(figure.value, figure.unit, figure.decimals)} {moreOrLess(figure)} {gaugeShapeOf(figure)}
              </td>
              <td>{figure.range ? gaugeWords.range(numberText(figure.range[0]), numberText(figure.range[1])) : ''}</td>
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

const Nutrition = ({ label }: { readonly label: ProductLabel }) => (
  <section>
    <h2>{say.nutrition}</h2>
    <table>
      <tbody>
        {LABEL_NUTRIENTS.map((key) => (
          <tr key={key}>
            <th scope="row">{shownTerm(label.nutricion.por100g[key].etiqueta)}</th>
            <td>{shownAmount(label.nutricion.por100g[key].texto)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

/** What the label of this very batch says besides what its formula does. */
function Stated({ on }: { readonly on: OnLabel }) {
  const { stated, name, keeping, operator } = on
  const { lot = '' } = stated
  const date = dateOnLabel(on)
  const facts = [
    [technicalSheetRows.name, name],
    [technicalSheetRows.net, netOnLabel(stated)],
    [technicalSheetRows.lot, lot],
    ...(date ? [[date.words, date.date]] : []),
    [technicalSheetRows.keeping, keeping],
    [technicalSheetRows.operator, operator],
  ].filter(([, told]) => told !== '')
  return (
    <section>
      <h2>{technicalSheetRows.title}</h2>
      <dl className={fichaCss.stated}>
        {facts.map(([term, told]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd lang="es">{told}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The same for machines, in the page: whoever reads or keeps it has the recipe with it. */
function AsRecipe({ craft, formula, overview, device }: Omit<Props, 'withCost'>) {
  const { own, habits } = device
  const label = labelOfFormula(craft, namedByTitle(formula), own, habits, workshopReading(device))?.label
  const steps = stepsWithoutHeadings(formula.steps ?? [])
  const figures = overview.figures.filter(({ inRange }) => inRange !== null)
  const recipe = recipeJsonLdOf({ craft, overview, figures, label, steps, times: batchFactor(formula) })
  // A name may hold what would end the element where the page is kept as a text.
  return <script type="application/ld+json">{JSON.stringify(recipe).replaceAll('<', '\\u003c')}</script>
}

/** The technical sheet: one A4 page to pin above the mixer. Seen on paper only. */
export const TechnicalSheet = memo(({ craft, formula, device, overview, withCost }: Props) => {
  const on = labelOfFormula(craft, formula, device.own, device.habits, workshopReading(device))
  const label = on?.label
  const traces = on?.stated.traces ?? []
  const isLabelled = formula.desks?.[LABEL_DESK] !== undefined
  const { pieces, pieceGrams } = formula.batch
  return (
    <article className={fichaCss.ficha} data-part="ficha" aria-hidden="true">
      <AsRecipe craft={craft} formula={formula} overview={overview} device={device} />
      <header>
        <div>
          <h1>{formula.name || titleWords.placeholder}</h1>
          <p>
            {craft.label} · {craft.types[formula.type]?.label ?? overview.typeLabel}
          </p>
        </div>
        <dl>
          <div>
            <dt>{say.date}</dt>
            <dd>{dayText(new Date())}</dd>
          </div>
          <div>
            <dt>{say.batch}</dt>
            <dd>
              {gramsText(batchTotal(formula))} g
              {pieces !== undefined && pieceGrams !== undefined
                ? ` (${say.pieces(countText(pieces), gramsText(pieceGrams))})`
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
            <strong lang="es">{label.alergenos.texto}</strong>
          </p>
          {traces.length > 0 ? (
            <p data-part="ficha-traces">
              {technicalSheetRows.traces}: <strong lang="es">{listText(traces, 'y')}</strong>
            </p>
          ) : null}
        </section>
      ) : null}
      {on && isLabelled ? <Stated on={on} /> : null}
      {formula.steps ? (
        <section>
          <h2>{methodWords.heading}</h2>
          <StepsByPart steps={formula.steps} className={fichaCss.steps} listed="ficha-steps" />
        </section>
      ) : null}
      <section className={fichaCss.notes}>
        <h2>{say.notes}</h2>
      </section>
      <footer>{say.made(BRAND_NAME)}</footer>
    </article>
  )
})
