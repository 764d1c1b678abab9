import { useId, useMemo, useState } from 'react'
import { numberText } from '../../format/page-speech.ts'
import { rememberHabit } from '../../library/commands/habits.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { WorkshopHabits } from '../../model/habits.ts'
import { beliefsInBatches, NINE_IN_TEN, type OwnConstant, ownConstantsIn } from '../../reading/believed.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { batchBookWords as say } from '../../words/es/batch-book.ts'
import { madeBatchWords } from '../../words/es/made-batch.ts'
import * as workshopCss from './own-workshop.module.css'
import '../../ui/style/controls.css'

interface Scale {
  readonly times: number
  readonly unit: string
  readonly decimals: number
  /** What counts as nothing. */
  readonly none?: number
}

/** How each kind of constant is written: shares as percentages, the rest as they are. */
const SCALES: Readonly<Record<string, Scale>> = {
  refractometro: { times: 100, unit: ' %', decimals: 1, none: 1 },
  evaporacion: { times: 100, unit: ' %', decimals: 1 },
  coccion: { times: 100, unit: ' %', decimals: 1 },
  horno: { times: 100, unit: ' %', decimals: 1 },
  friccion: { times: 1, unit: ' °C', decimals: 1 },
  vitrina: { times: 1, unit: ' °C', decimals: 1 },
  aire: { times: 1, unit: ' %', decimals: 0 },
}
const PLAIN: Scale = { times: 1, unit: '', decimals: 3 }
const scaleOf = ({ kind }: OwnConstant): Scale => SCALES[kind] ?? PLAIN

const written = (one: OwnConstant, value: number): string => {
  const { times, unit, decimals, none = 0 } = scaleOf(one)
  return `${numberText(times * (value - none), decimals)}${unit}`
}
const around = (one: OwnConstant, sd: number): string => {
  const { times, decimals } = scaleOf(one)
  return numberText(NINE_IN_TEN * times * sd, decimals)
}

/** Batches that a bar takes to say something: before, what was measured hardly differs from what is supposed. */
const BARS_FROM = 5

/** Half the window of a bar, in deviations beforehand: wide enough for what is supposed and for what is far. */
const WINDOW = 2.2
const percentOf = ({ first }: OwnConstant, value: number): number =>
  Math.max(0, Math.min(100, 50 + (50 * (value - first.value)) / (WINDOW * first.sd)))

function Bar({ of, isDrawn }: { readonly of: OwnConstant; readonly isDrawn: boolean }) {
  const { first, own, key } = of
  const [from, to] = [first, own].map(({ value, sd }) => [
    percentOf(of, value - NINE_IN_TEN * sd),
    percentOf(of, value + NINE_IN_TEN * sd),
  ]) as [[number, number], [number, number]]
  const name = say.constant(key)
  return (
    <li className={workshopCss.row}>
      <span>{name}</span>
      <span className="figure">
        <strong>{written(of, own.value)}</strong> <span className="muted">± {around(of, own.sd)}</span>
      </span>
      {isDrawn ? (
        <span
          className={workshopCss.bar}
          role="img"
          aria-label={say.bar(
            name,
            written(of, own.value),
            around(of, own.sd),
            written(of, first.value),
            around(of, first.sd),
          )}
        >
          <span className={workshopCss.first} style={{ left: `${from[0]}%`, right: `${100 - from[1]}%` }} />
          <span className={workshopCss.own} style={{ left: `${to[0]}%`, right: `${100 - to[1]}%` }} />
          <span className={workshopCss.mark} style={{ left: `${percentOf(of, own.value)}%` }} />
        </span>
      ) : null}
    </li>
  )
}

interface Proposal {
  readonly text: string
  readonly habits: (before: WorkshopHabits) => Partial<WorkshopHabits>
}

/** What a desk asks for and the batches know: the friction of a mixer and the air of a freezer. */
function proposalsOf(constants: readonly OwnConstant[]): readonly Proposal[] {
  const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))
  return constants.flatMap((one): Proposal[] => {
    // Of a machine that has a name only its own desk knows whether it is the one.
    if (one.key.includes('@')) return []
    const { value } = one.own
    if (one.kind === 'friccion')
      return [
        {
          text: say.friction(written(one, value)),
          habits: ({ degrees }) => ({ degrees: { ...degrees, friccion: rounded(value, 1) } }),
        },
      ]
    return one.kind === 'aire'
      ? [{ text: say.air(written(one, value)), habits: () => ({ overrun: rounded(value, 0) }) }]
      : []
  })
}

function Proposed({ habits, proposals }: { readonly habits: WorkshopHabits; readonly proposals: readonly Proposal[] }) {
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  function apply(): void {
    const { degrees, overrun } = habits
    for (const proposal of proposals) rememberHabit(proposal.habits(habits))
    toast({ text: say.used, undo: () => rememberHabit({ degrees, overrun }) })
    setOpen(false)
  }
  if (!isOpen)
    return (
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {say.use}
      </button>
    )
  if (proposals.length === 0) return <p className="muted">{say.nothingToUse}</p>
  return (
    <div className={workshopCss.proposed}>
      <p>{say.proposed(proposals.map(({ text }) => text).join(' · '))}</p>
      <div className="buttons">
        <button type="button" className="button primary" onClick={apply}>
          {say.useIt}
        </button>
        <button type="button" className="button quiet" onClick={() => setOpen(false)}>
          {say.notNow}
        </button>
      </div>
    </div>
  )
}

/** What the batches have taught of the workshop, over what is supposed of any; proposed to the desks, and forgotten on demand. */
export function OwnWorkshop({
  device: { batches, habits },
}: {
  readonly device: Pick<DeviceShelf, 'batches' | 'habits'>
}) {
  const title = useId()
  const toast = useToast()
  const constants = useMemo(() => {
    const evidence = beliefsInBatches(batches, habits)
    return evidence ? ownConstantsIn(evidence) : []
  }, [batches, habits])
  if (constants.length === 0) return null
  const isDrawn = batches.length >= BARS_FROM

  function forget({ key }: OwnConstant): void {
    const before = habits.forgotten
    rememberHabit({ forgotten: { ...before, [key]: new Date().toISOString() } })
    toast({ text: say.forgotten(say.constant(key)), undo: () => rememberHabit({ forgotten: before }) })
  }

  return (
    <section className={`card ${workshopCss.workshop}`} aria-labelledby={title} data-part="own-workshop">
      <header className={workshopCss.head}>
        <h2 id={title}>{say.workshop}</h2>
        {isDrawn ? (
          <p className="muted" aria-hidden="true">
            <span className={workshopCss.keyFirst} /> {say.atFirst} <span className={workshopCss.keyOwn} /> {say.mine}
          </p>
        ) : null}
      </header>
      <ul className={workshopCss.list}>
        {constants.map((one) => (
          <Bar key={one.key} of={one} isDrawn={isDrawn} />
        ))}
      </ul>
      <div className={workshopCss.foot}>
        <Proposed habits={habits} proposals={proposalsOf(constants)} />
        <MenuButton
          className="button quiet"
          items={constants.map((one) => ({
            id: one.key,
            label: say.constant(one.key),
            deletes: true,
            run: () => forget(one),
          }))}
        >
          {say.forget} <DecorativeIcon name="chevron" />
        </MenuButton>
      </div>
      <p className="muted">{madeBatchWords.foot}</p>
    </section>
  )
}
