import type { PlannedStep } from '@obrador/engine/production'
import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { changeDay } from '../../library/commands/day.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { type DayPlan, emptyDay, repeatedDay, startedOver, type WorkDay } from '../../model/day.ts'
import type { CraftId } from '../../model/formula.ts'
import { useOver } from '../../routes/use-over.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import * as pageCss from '../../ui/page.module.css'
import { useToast } from '../../ui/toasts.tsx'
import { usePageRule } from '../../ui/use-page-rule.ts'
import { repeatWords, dayWords as say } from '../../words/es/production.ts'
import { BRAND_NAME, loadingText } from '../../words/es/shell.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import { AtHandCard } from './at-hand-card.tsx'
import { MiseCard } from './mise-card.tsx'
import { dayMomentsOf } from './moments.ts'
import * as productionCss from './production.module.css'
import { ProductsCard } from './products-card.tsx'
import { RoomCard } from './room-card.tsx'
import { ShoppingCard } from './shopping-card.tsx'
import { useStepNotes } from './step-notes.ts'
import { useDayClock } from './use-day-clock.ts'
import { useWorkedOut } from './use-worked-out.ts'
import type { WorkedOutPlan } from './work-out.ts'
import { longTitle, stepTitleOf } from './written.ts'
import '../../ui/style/print.css'
import '../../ui/style/controls.css'

const AddSheet = lazy(() => import('./add-sheet.tsx').then((it) => ({ default: it.AddSheet })))
const RepeatSheet = lazy(() => import('./repeat-sheet.tsx').then((it) => ({ default: it.RepeatSheet })))
const ClockCard = lazy(() => import('./clock-card.tsx').then((it) => ({ default: it.ClockCard })))
const DayPaper = lazy(() => import('./day-paper.tsx').then((it) => ({ default: it.DayPaper })))
const PlanKitchen = lazy(() => import('./plan-kitchen.tsx').then((it) => ({ default: it.PlanKitchen })))

interface Props {
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
}

const PARTS = ['what', 'mise', 'buy', 'clock'] as const
type Part = (typeof PARTS)[number]
type Sheets = 'all' | 'buy'
type Opened = 'add' | 'repeat' | 'weigh'

interface HeadProps {
  readonly title: string
  readonly production: WorkedOutPlan['production']
  readonly mayWeigh: boolean
  readonly onOpen: (opened: Opened) => void
  readonly onPrint: () => void
}

/** The day, what it amounts to, and what is done with the whole of it. */
const Head = ({ title, production, mayWeigh, onOpen, onPrint }: HeadProps) => (
  <header className={productionCss.head}>
    <div>
      <h1>{title}</h1>
      <p className="lead" aria-live="polite">
        {production
          ? say.summary(
              production.productos.length,
              production.hacer.length,
              production.productos.reduce((sum, { piezas }) => sum + piezas, 0),
            )
          : null}
      </p>
    </div>
    <div className={productionCss.actions}>
      <button type="button" className="button primary" disabled={!mayWeigh} onClick={() => onOpen('weigh')}>
        <DecorativeIcon name="scale" />
        {say.weigh}
      </button>
      <button type="button" className="button" disabled={!production} onClick={onPrint}>
        <DecorativeIcon name="print" />
        {say.print}
      </button>
      <button type="button" className="button" onClick={() => onOpen('repeat')}>
        {say.another}
      </button>
    </div>
  </header>
)

/** Puts another day in the place of this one, and says so. */
function usePutDay(): (next: (now: WorkDay) => WorkDay, text: string) => void {
  const toast = useToast()
  return (next, text) => {
    const former = changeDay(next)
    toast({ text, undo: () => changeDay(() => former) })
  }
}

function useRepeat(): (plan: DayPlan, date: string) => void {
  const put = usePutDay()
  return (plan, date) => put((now) => repeatedDay(now, plan, date), repeatWords.done(longTitle(date)))
}

interface SheetProps {
  readonly day: WorkDay
  readonly device: DeviceShelf
  readonly craft: CraftId
  readonly opened: Opened | undefined
  readonly steps: readonly PlannedStep[]
  readonly onAdded: (id: string) => void
  readonly onClose: () => void
}

/** What is open over the day. */
function DaySheet({ day, device, craft, opened, steps, onAdded, onClose }: SheetProps) {
  const put = usePutDay()
  const repeat = useRepeat()
  const [first, ...others] = steps
  return (
    <Suspense>
      {opened === 'add' ? (
        <AddSheet
          saved={device.saved}
          pieces={device.pieces}
          own={device.own}
          craft={craft}
          onChoose={(product) => {
            changeDay((now) => ({ ...now, products: [...now.products, product] }))
            onAdded(product.id)
            onClose()
          }}
          onClose={onClose}
        />
      ) : opened === 'repeat' ? (
        <RepeatSheet
          day={day}
          craft={craft}
          onRepeat={(plan, date) => {
            repeat(plan, date)
            onClose()
          }}
          onBlank={() => {
            put(startedOver, repeatWords.started)
            onClose()
          }}
          onClose={onClose}
        />
      ) : opened === 'weigh' && first ? (
        <PlanKitchen day={day} device={device} steps={[first, ...others]} onClose={onClose} />
      ) : null}
    </Suspense>
  )
}

function Plan({ workshop, device }: Props) {
  const repeat = useRepeat()
  // The same until somebody begins one: what is worked out depends on it.
  const [blank] = useState(emptyDay)
  const day = device.day ?? blank
  const worked = useWorkedOut(day, device)
  const [part, setPart] = useState<Part>(day.products.length > 0 ? 'mise' : 'what')
  const [added, setAdded] = useState<string>()
  const [prints, setPrints] = useState<Sheets>('all')
  const over = useOver<Opened>(() => undefined)
  const production = day.products.length > 0 ? worked?.production : undefined
  const title = stepTitleOf(day.date)
  // Sheets that come apart still say of which day they are, where the browser prints the margins of a page.
  usePageRule(
    `margin: 11mm 12mm; @bottom-left { content: "${BRAND_NAME}. ${title}" } @bottom-right { content: counter(page) " / " counter(pages) }`,
  )
  const steps = dayMomentsOf(production?.hacer ?? [], day).flatMap((moment) => moment.steps)
  const notesOf = useStepNotes(day, device, steps)
  const clock = useDayClock(day, device, production)

  function print(sheets: Sheets): void {
    // What is printed is what is there when the browser looks.
    flushSync(() => setPrints(sheets))
    window.print()
  }

  const sheet = (
    <DaySheet
      day={day}
      device={device}
      craft={workshop.formula.craft}
      opened={over.opened}
      steps={steps}
      onAdded={(id) => {
        setAdded(id)
        setPart('what')
      }}
      onClose={over.close}
    />
  )
  const products = { day, device, worked, added, onAdd: () => over.open('add') }

  if (day.products.length === 0) {
    const [last] = day.earlier
    return (
      <div className={`${pageCss.page} ${productionCss.page}`}>
        <header className={pageCss.head}>
          <h1>{say.empty}</h1>
          <p>{say.emptyHelp}</p>
        </header>
        <ProductsCard {...products}>
          {last ? (
            <button type="button" className="button" onClick={() => repeat(last, day.date)}>
              {say.repeat(longTitle(last.date))}
            </button>
          ) : null}
        </ProductsCard>
        {sheet}
      </div>
    )
  }
  return (
    <div className={`${pageCss.page} ${productionCss.page}`} data-part={part} data-prints={prints}>
      <Head
        title={title}
        production={production}
        mayWeigh={steps.length > 0}
        onOpen={over.open}
        onPrint={() => print('all')}
      />
      <fieldset className={`choices ${productionCss.parts}`} data-part="day-parts">
        <legend className="unseen">{say.parts}</legend>
        {PARTS.map((one) => (
          <label key={one} className="choice">
            <input type="radio" name="day-part" checked={part === one} onChange={() => setPart(one)} />
            {say[one]}
          </label>
        ))}
      </fieldset>
      <div className={productionCss.columns}>
        <div className={productionCss.what} data-part="day-what">
          <ProductsCard {...products} />
          <RoomCard day={day} production={production} habits={device.habits} />
          <AtHandCard day={day} production={production} />
        </div>
        <MiseCard day={day} title={title} worked={worked} notesOf={notesOf} clock={clock} />
        <ShoppingCard day={day} title={title} device={device} production={production} onPrint={() => print('buy')} />
      </div>
      <Suspense>
        {production ? (
          <>
            <div className={productionCss.clock}>
              <ClockCard day={day} clock={clock} production={production} notesOf={notesOf} />
            </div>
            <DayPaper day={day} title={title} device={device} production={production} clock={clock} notesOf={notesOf} />
          </>
        ) : null}
      </Suspense>
      {sheet}
    </div>
  )
}

/** From «36 for Saturday» to what to weigh and what to buy. */
export const ProductionPage = (props: Props) =>
  props.device.isRead ? <Plan {...props} /> : <p className="loading">{loadingText}</p>
