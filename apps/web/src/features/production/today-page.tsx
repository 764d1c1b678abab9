import type { PlannedStep } from '@obrador/engine/production'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { DeviceShelf } from '../../library/use-device.ts'
import { emptyDay, type WorkDay } from '../../model/day.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { useOver } from '../../routes/use-over.ts'
import * as pageCss from '../../ui/page.module.css'
import { loadingText } from '../../words/es/shell.ts'
import { todayWords as say } from '../../words/es/weighing.ts'
import { MiseCard } from './mise-card.tsx'
import { dayMomentsOf } from './moments.ts'
import { useStepNotes } from './step-notes.ts'
import * as todayCss from './today.module.css'
import { TodayCard } from './today-card.tsx'
import { useDayClock } from './use-day-clock.ts'
import { useWorkedOut } from './use-worked-out.ts'
import type { WorkedOutPlan } from './work-out.ts'
import { stepTitleOf } from './written.ts'

const ClockCard = lazy(() => import('./clock-card.tsx').then((it) => ({ default: it.ClockCard })))
const PlanKitchen = lazy(() => import('./plan-kitchen.tsx').then((it) => ({ default: it.PlanKitchen })))

interface TodayProps {
  readonly day: WorkDay
  readonly device: DeviceShelf
  readonly worked: WorkedOutPlan | undefined
  readonly steps: readonly PlannedStep[]
}

/** Products that the plan has and nobody can make. */
const leftOf = (worked: WorkedOutPlan | undefined): number => worked?.left.size ?? 0

/** The plan of the day, and what of it is on the scale. */
function Today({ day, device, worked, steps }: TodayProps) {
  const over = useOver<readonly string[]>(() => undefined)
  const { production } = worked ?? {}
  // By their names: what is on the scale is what the plan says now.
  const [first, ...others] = steps.filter(({ nombre }) => over.opened?.includes(nombre))
  if (day.products.length === 0)
    return (
      <section className={`card ${todayCss.card}`} data-part="today">
        <p>{say.none}</p>
        <PageLink to="formulas">{say.toFormulas}</PageLink>
      </section>
    )
  return (
    <>
      {production ? (
        <TodayCard day={day} production={production} steps={steps} left={leftOf(worked)} onWeigh={over.open} />
      ) : null}
      {first ? (
        <Suspense>
          <PlanKitchen day={day} device={device} steps={[first, ...others]} onClose={over.close} />
        </Suspense>
      ) : null}
    </>
  )
}

/** The plan of a device that does not change it. */
function usePlan(device: DeviceShelf): TodayProps {
  const [blank] = useState(emptyDay)
  const day = device.day ?? blank
  const worked = useWorkedOut(day, device)
  const steps = dayMomentsOf(worked?.production?.hacer ?? [], day).flatMap((moment) => moment.steps)
  return { day, device, worked, steps }
}

interface Props {
  readonly device: DeviceShelf
}

/** Only what is weighed: for a page that says more. */
export const TodayBlock = ({ device }: Props) => <Today {...usePlan(device)} />

function Plan({ device }: Props) {
  const plan = usePlan(device)
  const { day, worked, steps } = plan
  const notesOf = useStepNotes(day, device, steps)
  const title = stepTitleOf(day.date)
  const production = day.products.length > 0 ? worked?.production : undefined
  const clock = useDayClock(day, device, production)
  const mise: ReactNode = production ? (
    <>
      <MiseCard day={day} title={title} worked={worked} notesOf={notesOf} clock={clock} isFixed />
      <Suspense>
        <ClockCard day={day} clock={clock} production={production} notesOf={notesOf} isFixed />
      </Suspense>
    </>
  ) : null
  return (
    <div className={`${pageCss.page} ${todayCss.page}`}>
      <header className={pageCss.head}>
        <h1>{day.products.length > 0 ? title : say.title}</h1>
      </header>
      <Today {...plan} />
      {mise}
    </div>
  )
}

/** What a device that only weighs opens on: the plan as somebody else made it, to be weighed and ticked off. */
export const TodayPage = (props: Props) =>
  props.device.isRead ? <Plan {...props} /> : <p className="loading">{loadingText}</p>
