import type { ProductionPlan } from '@obrador/engine/production'
import { listText, shownName } from '../../format/page-speech.ts'
import { weightText } from '../../format/weight-text.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { WorkDay } from '../../model/day.ts'
import type { KeptPiece } from '../../model/piece.ts'
import { ColumnHeads } from '../../ui/table-head.tsx'
import { pieceScreenWords } from '../../words/es/piece.ts'
import { dayPaperWords as say } from '../../words/es/production.ts'
import { BRAND_NAME } from '../../words/es/shell.ts'
import { ClockBars } from './clock-bars.tsx'
import { clockSentence, dayWord, hourText, keptDay, supposedTexts, taskDetailOf, taskTitleOf } from './clock-told.ts'
import type { ClockView } from './clock-view.ts'
import * as paperCss from './paper.module.css'
import { barText } from './step-bar.ts'
import type { StepNotes } from './step-notes.ts'
import type { DayHours } from './use-day-clock.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly day: WorkDay
  readonly title: string
  readonly device: Pick<DeviceShelf, 'pieces' | 'batches'>
  readonly production: ProductionPlan
  readonly clock: DayHours
  readonly notesOf: (step: string) => StepNotes
}

/** An empty box, to be ticked with a pen. */
const Box = () => <span className={paperCss.box} aria-hidden="true" />

/** What is done, by its hour, with all its grams. */
const PaperSteps = ({
  production,
  clock,
  view,
  notesOf,
}: Omit<Props, 'day' | 'title' | 'device'> & { view: ClockView }) => (
  <ol className={paperCss.steps}>
    {view.moments.map((moment, at) => {
      const { task, start } = moment
      const isFirst = view.moments.findIndex((one) => one.task.step === task.step) === at
      const step = production.hacer.find(({ nombre }) => nombre === task.step)
      const source = clock.plan.sources.get(task.step)
      return (
        <li key={task.id} data-part="paper-step">
          <Box />
          <p className={paperCss.hour}>
            <strong>{hourText(start)}</strong> {dayWord(start, clock.now)}
          </p>
          <p>{task.product}</p>
          <p>
            {step?.titular && isFirst ? <strong data-part="paper-bar">{barText(step.titular)} </strong> : null}
            <strong>{taskTitleOf(task, step, source)}.</strong> {taskDetailOf(moment, step, source, notesOf(task.step))}
          </p>
        </li>
      )
    })}
  </ol>
)

interface AssembledPart {
  readonly id: string
  readonly name: string
  readonly each: number
  readonly total: number
  readonly loss: number
  readonly preparation: string | undefined
  readonly lot: string | undefined
}

interface AssembledProduct {
  readonly name: string
  readonly pieces: number
  /** From the bottom up. */
  readonly parts: readonly AssembledPart[]
}

/** The lot of what was made of a part for this day, where its batch is kept. */
const lotOf = (part: KeptPiece['parts'][number], { batches }: Props['device'], from: string, to: string) =>
  batches.find(
    ({ formula, day }) => formula.entry !== undefined && formula.entry === part.made?.entry && day >= from && day <= to,
  )?.lot

function assembledOf({
  day,
  device,
  production,
  clock,
}: Omit<Props, 'title' | 'notesOf'>): readonly AssembledProduct[] {
  const since = clock.view ? keptDay(clock.view.start) : day.date
  return day.products.flatMap(({ entry, isPiece }) => {
    const piece = isPiece ? device.pieces.find(({ id }) => id === entry) : undefined
    const name = piece?.name.trim() || pieceScreenWords.placeholder
    const planned = piece && production.productos.find(({ nombre }) => nombre === name)
    if (!planned) return []
    const parts = piece.parts.map((part, at): AssembledPart => {
      const { gramos = 0, preparacion } = planned.partes[at] ?? {}
      const lot = lotOf(part, device, since, day.date)
      return {
        id: part.id,
        name: part.name,
        each: part.grams,
        total: gramos,
        loss: part.loss,
        preparation: preparacion,
        lot,
      }
    })
    return [{ name, pieces: planned.piezas, parts: parts.toReversed() }]
  })
}

/** Grams of each preparation over all that is put together. */
function totalsOf(products: readonly AssembledProduct[]): readonly (readonly [name: string, grams: number])[] {
  const sums = new Map<string, number>()
  for (const { preparation, total } of products.flatMap(({ parts }) => parts))
    if (preparation !== undefined) sums.set(preparation, (sums.get(preparation) ?? 0) + total)
  return [...sums].toSorted(([, one], [, other]) => other - one)
}

const PaperAssembly = ({ products }: { readonly products: readonly AssembledProduct[] }) => (
  <section className={paperCss.sheet} data-part="paper-assembly">
    <h1>{say.assembly}</h1>
    {products.map(({ name, pieces, parts }) => (
      <table key={name} className={`table ${paperCss.parts}`}>
        <caption>
          <span>{name}</span> <span>{say.pieces(pieces)}</span>
        </caption>
        <ColumnHeads rows={say.heads[0] ?? ''} figures={[...say.heads.slice(1), '']} />
        <tbody>
          {parts.map((part) => (
            <tr key={part.id} data-part="paper-part">
              <th scope="row">{shownName(part.name)}</th>
              <td className="number">
                <strong>{weightText(part.each)}</strong>
              </td>
              <td className="number">{weightText(part.total)}</td>
              <td className="number">{part.lot ?? <span className={paperCss.blank} />}</td>
              <td className="number">
                <Box />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
    <h2>{say.totals}</h2>
    <ul className={paperCss.totals}>
      {totalsOf(products).map(([name, grams]) => (
        <li key={name} data-part="paper-total">
          <span>{name}</span> <strong>{weightText(grams)}</strong>
        </li>
      ))}
    </ul>
    <footer>{products.some(({ parts }) => parts.some(({ loss }) => loss > 0)) ? say.loss : say.noLoss}</footer>
  </section>
)

/** The day on two sheets of paper: its hours with all grams, and what is put together of what. */
export function DayPaper(props: Props) {
  const { title, clock, production } = props
  const { sinPeso = [] } = production
  const { view, plan, now } = clock
  if (!view) return null
  const products = assembledOf(props)
  const supposed = supposedTexts(view)
  return (
    <div className={paperCss.paper} data-part="day-paper">
      <section className={paperCss.sheet}>
        <h1>{title}</h1>
        <p data-part="paper-sentence">{clockSentence(view, now)}</p>
        <ClockBars view={view} plan={plan} now={now} isPaper />
        <PaperSteps {...props} view={view} />
        <footer>
          {supposed.length > 0 ? <span>{`${say.supposed(listText(supposed, 'y'))} `}</span> : null}
          {sinPeso.length > 0 ? <span>{say.unweighed(listText(sinPeso, 'y'))}</span> : null}
          <span>{`${BRAND_NAME} · ${say.printed(hourText(now))}`}</span>
        </footer>
      </section>
      {products.length > 0 ? <PaperAssembly products={products} /> : null}
    </div>
  )
}
