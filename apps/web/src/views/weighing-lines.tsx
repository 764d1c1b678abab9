import { numberText } from '@obrador/engine'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { digitsInThrees } from '../format/in-threes.ts'
import { numberWithUnit } from '../format/numbers.ts'
import type { LineNote } from '../model/made-batch.ts'
import { DecorativeIcon } from '../ui/icons.tsx'
import { useLongPress } from '../ui/use-long-press.ts'
import { kitchenWords as say } from '../words/es/kitchen.ts'
import * as kitchenCss from './kitchen.module.css'

const LineNoteSheet = lazy(() => import('./line-note.tsx').then((it) => ({ default: it.LineNoteSheet })))

/** A line on the scale. What is ticked is this line at this weight: change either, and it is still to be weighed. */
export interface ToWeigh {
  readonly id: string
  readonly name: string
  readonly weight: number
  readonly tick: string
}

type Noted = Readonly<Record<string, LineNote>>

interface Props {
  readonly lines: readonly ToWeigh[]
  readonly ticks: readonly string[]
  readonly onTicks: (ticks: readonly string[]) => void
  /** What was weighed indeed and of which lot, by tick; only where somebody can note it. */
  readonly noted?: Noted
  readonly onNoted?: (noted: Noted) => void
  /** What comes next, once all of it is weighed. */
  readonly after?: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const NOTHING: Noted = {}
export const weightInGrams = (weight: number): string => digitsInThrees(numberWithUnit(weight, 'g', 1))
export const sumOfWeights = (lines: readonly ToWeigh[]): number => lines.reduce((sum, { weight }) => sum + weight, 0)

/** As it lies in the bowl: what was put in, where that was noted. */
const inBowlOf = (lines: readonly ToWeigh[], noted: Noted): number =>
  lines.reduce((sum, { tick, weight }) => sum + (noted[tick]?.grams ?? weight), 0)

interface LineProps {
  readonly line: ToWeigh
  readonly isDone: boolean
  readonly isNow: boolean
  readonly note: LineNote | undefined
  readonly onToggle: () => void
  readonly onChoose: () => void
  readonly onNote: (() => void) | undefined
}

function Line({ line: { id, name, weight }, isDone, isNow, note, onToggle, onChoose, onNote }: LineProps) {
  const press = useLongPress(onNote, onChoose)
  const told = [
    ...(note?.grams === undefined ? [] : [say.realTold(weightInGrams(note.grams))]),
    ...(note?.lot ? [say.lotTold(note.lot)] : []),
  ].join(' · ')
  return (
    <li data-done={isDone || undefined} data-now={isNow || undefined} data-line={id}>
      <input type="checkbox" aria-label={say.weighed(name)} checked={isDone} onChange={onToggle} />
      <button type="button" className={kitchenCss.line} {...press}>
        <span className={kitchenCss.name}>
          {name}
          {told ? <small>{told}</small> : null}
        </span>
        <span className={`figure ${kitchenCss.grams}`} data-part="kitchen-grams">
          {weightInGrams(weight)}
        </span>
      </button>
      {onNote ? (
        <button type="button" className={kitchenCss.more} aria-label={say.noteOf(name)} onClick={onNote}>
          <DecorativeIcon name="more" />
        </button>
      ) : null}
    </li>
  )
}

/** At a metre and with wet hands: one line now, the rest in a list to cross off. */
export function WeighingLines({ lines, ticks, onTicks, noted = NOTHING, onNoted, after }: Props) {
  const [chosen, setChosen] = useState<string>()
  const [noting, setNoting] = useState<string>()
  const isDone = (tick: string): boolean => ticks.includes(tick)
  const done = lines.filter(({ tick }) => isDone(tick))
  const now = lines.find(({ id }) => id === chosen) ?? lines.find(({ tick }) => !isDone(tick))
  const inBowl = inBowlOf(
    done.filter(({ id }) => id !== now?.id),
    noted,
  )
  const noteOn = onNoted && lines.find(({ id }) => id === noting)

  function toggle(tick: string): void {
    onTicks(isDone(tick) ? ticks.filter((one) => one !== tick) : [...ticks, tick])
    setChosen(undefined)
  }

  useKeys((event, isOn) => {
    const step = STEPS[event.key]
    if (event.key === ' ' && now && !isOn('input, select, button')) {
      event.preventDefault()
      if (!isDone(now.tick)) toggle(now.tick)
    } else if (step !== undefined && !isOn('input:not([type=checkbox]), select')) {
      event.preventDefault()
      setChosen(lines[lines.findIndex(({ id }) => id === now?.id) + step]?.id ?? now?.id)
    } else if (event.key === 'Enter' && event.shiftKey && onNoted && !isOn('input:not([type=checkbox]), select')) {
      event.preventDefault()
      setNoting(lineAt(event.target) ?? now?.id)
    }
  })

  return (
    <div className={kitchenCss.columns}>
      <section className={kitchenCss.now} data-part="kitchen-now" aria-live="polite">
        {now && done.length < lines.length ? (
          <>
            <p className={kitchenCss.word}>{say.now}</p>
            <p className={kitchenCss.nowName} data-part="kitchen-now-name">
              {now.name}
            </p>
            <p className={`${kitchenCss.nowGrams} figure`} data-part="kitchen-now-grams">
              {digitsInThrees(numberText(now.weight, 1))} <small>g</small>
            </p>
            <p className="muted">{say.untared(weightInGrams(inBowl + now.weight))}</p>
            <button type="button" className={`button primary ${kitchenCss.done}`} onClick={() => toggle(now.tick)}>
              <DecorativeIcon name="check" />
              {isDone(now.tick) ? say.notYet : say.done}
            </button>
          </>
        ) : (
          <>
            <p className={kitchenCss.nowName} data-part="kitchen-now-name">
              {say.all(weightInGrams(inBowlOf(lines, noted)))}
            </p>
            {after}
          </>
        )}
      </section>
      <ul className={kitchenCss.lines}>
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            isDone={isDone(line.tick)}
            isNow={line.id === now?.id}
            note={noted[line.tick]}
            onToggle={() => toggle(line.tick)}
            onChoose={() => setChosen(line.id)}
            onNote={onNoted && (() => setNoting(line.id))}
          />
        ))}
      </ul>
      {noteOn ? (
        <Suspense>
          <LineNoteSheet
            name={noteOn.name}
            note={noted[noteOn.tick] ?? {}}
            onNote={(note) => onNoted({ ...noted, [noteOn.tick]: note })}
            onClose={() => setNoting(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

const lineAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-line]')?.dataset.line : undefined

/** Wherever the focus is, unless that has a use of its own for the key. */
function useKeys(pressed: (event: KeyboardEvent, isOn: (some: string) => boolean) => void): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void =>
      pressed(event, (some) => event.target instanceof Element && event.target.closest(some) !== null)
    addEventListener('keydown', heard)
    return () => removeEventListener('keydown', heard)
  })
}
