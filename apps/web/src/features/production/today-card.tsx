import type { PlannedProduct, PlannedStep, ProductionPlan } from '@obrador/engine/production'
import { weightText } from '../../format/weight-text.ts'
import type { WorkDay } from '../../model/day.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import * as weighRowCss from '../../views/weigh-row.module.css'
import { todayWords as say } from '../../words/es/weighing.ts'
import * as todayCss from './today.module.css'
import { weighedBatchesOf, weighedOfStep } from './weighed.ts'
import '../../ui/style/controls.css'

/** What is made for a product, in the order in which it is. */
const stepsFor = ({ nombre }: PlannedProduct, steps: readonly PlannedStep[]): readonly PlannedStep[] =>
  steps.filter(({ para }) => para.includes(nombre))

const DAY_MS = 86_400_000
/** From today to a day, counted at noon so that no change of the clock makes it another. */
const daysAhead = (date: string): number =>
  Math.round((new Date(`${date}T12:00`).getTime() - new Date().setHours(12, 0, 0, 0)) / DAY_MS)

/** Lines that are weighed, and all of them. */
function progressOf(day: WorkDay, steps: readonly PlannedStep[]): readonly [weighed: number, all: number] {
  const lines = steps.flatMap((step) => weighedBatchesOf(step).flat())
  return [steps.flatMap((step) => weighedOfStep(day, step)).length, lines.length]
}

interface RowProps {
  readonly product: PlannedProduct
  readonly day: WorkDay
  readonly steps: readonly PlannedStep[]
  readonly onWeigh: (steps: readonly string[]) => void
}

const namesOf = (steps: readonly PlannedStep[]): readonly string[] => steps.map(({ nombre }) => nombre)

function Row({ product, day, steps, onWeigh }: RowProps) {
  const { nombre, piezas, partes } = product
  const [weighed, all] = progressOf(day, steps)
  const grams = partes.reduce((sum, part) => sum + part.gramos, 0)
  // The craft of what it is called, else of what is made last.
  const craft = (steps.find((step) => step.nombre === nombre) ?? steps.at(-1))?.oficio
  const isDone = all > 0 && weighed === all
  return (
    <li className={weighRowCss.row} data-part="today-product" data-craft={craft}>
      <p className={weighRowCss.name}>
        <strong>{nombre}</strong>
        <span className="muted">{say.amount(weightText(grams), piezas)}</span>
      </p>
      {all === 0 ? null : (
        <button
          type="button"
          className={isDone ? 'button quiet' : 'button'}
          aria-label={(isDone ? say.isWeighed : say.weighIt)(nombre)}
          onClick={() => onWeigh(namesOf(steps))}
        >
          {isDone ? <DecorativeIcon name="check" /> : null}
          {isDone ? say.weighed : weighed > 0 ? say.goOn(weighed, all) : say.weigh}
        </button>
      )}
    </li>
  )
}

interface Props {
  readonly day: WorkDay
  readonly production: ProductionPlan
  /** In the order in which they are made. */
  readonly steps: readonly PlannedStep[]
  /** Products whose formula is gone or cannot be read. */
  readonly left: number
  readonly onWeigh: (steps: readonly string[]) => void
}

/** What is made today, each to be weighed. */
export const TodayCard = ({ day, production, steps, left, onWeigh }: Props) => (
  <section className={`card ${todayCss.card}`} aria-labelledby="today" data-part="today">
    <header className="card-head">
      <h2 id="today">{say.of(daysAhead(day.date))}</h2>
      {steps.length > 1 ? (
        <button type="button" className="button quiet" onClick={() => onWeigh(namesOf(steps))}>
          {say.weighAll}
        </button>
      ) : null}
    </header>
    <ul>
      {production.productos.map((product) => (
        <Row key={product.nombre} product={product} day={day} steps={stepsFor(product, steps)} onWeigh={onWeigh} />
      ))}
    </ul>
    {left > 0 ? <p>▼ {say.left(left)}</p> : null}
  </section>
)
