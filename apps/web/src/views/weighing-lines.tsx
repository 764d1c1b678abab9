import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { digitsInThrees } from '../format/in-threes.ts'
import { numberWithUnit } from '../format/numbers.ts'
import { numberText, shownName } from '../format/page-speech.ts'
import type { LineNote } from '../model/made-batch.ts'
import type { LineSack } from '../model/open-sacks.ts'
import { DecorativeIcon } from '../ui/icons.tsx'
import { useLongPress } from '../ui/use-long-press.ts'
import { kitchenWords as say } from '../words/es/kitchen.ts'
import * as kitchenCss from './kitchen.module.css'
import { lotToConfirm, SackInHand, SackTold } from './line-sack.tsx'

const LineNoteSheet = lazy(() => import('./line-note.tsx').then((it) => ({ default: it.LineNoteSheet })))

/** A line on the scale. What is ticked is this line at this weight: change either, and it is still to be weighed. */
export interface ToWeigh {
  readonly id: string
  readonly name: string
  readonly weight: number
  readonly tick: string
  /** What is known of its sack; none where no lot is noted. */
  readonly sack?: LineSack
  /** What it is (`ingredient-identity.ts`). */
  readonly identity?: string
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
/** «?» of what nobody has weighed. */
export const weightInGrams = (weight: number): string => digitsInThrees(numberWithUnit(weight || Number.NaN, 'g', 1))
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

function Line({ line: { id, name, weight, sack }, isDone, isNow, note, onToggle, onChoose, onNote }: LineProps) {
  const press = useLongPress(onNote, onChoose)
  const real = note?.grams === undefined ? '' : say.realTold(weightInGrams(note.grams))
  return (
    <li data-done={isDone || undefined} data-now={isNow || undefined} data-line={id}>
      <input type="checkbox" aria-label={say.weighed(shownName(name))} checked={isDone} onChange={onToggle} />
      <button type="button" className={kitchenCss.line} {...press}>
        <span className={kitchenCss.name}>
          {shownName(name)}
          {real ? <small>{real}</small> : null}
          {sack ? (
            <small data-part="line-sack">
              <SackTold sack={sack} note={note} />
            </small>
          ) : null}
        </span>
        <span className={`figure ${kitchenCss.grams}`} data-part="kitchen-grams">
          {weightInGrams(weight)}
        </span>
      </button>
      {onNote ? (
        <button type="button" className={kitchenCss.more} aria-label={say.noteOf(shownName(name))} onClick={onNote}>
          <DecorativeIcon name="more" />
        </button>
      ) : null}
    </li>
  )
}

interface InHandProps extends Pick<LineProps, 'line' | 'isDone' | 'note'> {
  readonly onWeigh: () => void
  readonly onLot: (lot: string) => void
  readonly onOther: () => void
}

/** The button is both things: weighed, and of that sack. */
function InHand({ line: { sack }, isDone, note, onWeigh, onLot, onOther }: InHandProps) {
  const lot = lotToConfirm(sack, note)
  const isAsked = sack?.is === 'open' && lot === undefined
  const done = lot !== undefined && sack ? say.doneOf(lot) : isAsked ? say.doneUntold : say.done
  return (
    <>
      {sack && !isDone ? <SackInHand sack={sack} note={note} onLot={onLot} onOther={onOther} /> : null}
      <button type="button" className={`button ${isAsked ? '' : 'primary'} ${kitchenCss.done}`} onClick={onWeigh}>
        <DecorativeIcon name="check" />
        {isDone ? say.notYet : done}
      </button>
      {sack && !isDone && !isAsked && sack.is !== 'unneeded' ? (
        <div className={kitchenCss.sacks}>
          <button type="button" className="button" onClick={onOther}>
            {lot === undefined ? say.writeLot : say.otherSack}
          </button>
        </div>
      ) : null}
    </>
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

  const noteLot = ({ tick }: ToWeigh, lot: string): void => onNoted?.({ ...noted, [tick]: { ...noted[tick], lot } })

  function toggle(tick: string): void {
    onTicks(isDone(tick) ? ticks.filter((one) => one !== tick) : [...ticks, tick])
    setChosen(undefined)
  }

  /** Weighed, and of the sack that the button names. */
  function weigh(line: ToWeigh): void {
    const lot = lotToConfirm(line.sack, noted[line.tick])
    if (lot !== undefined && !isDone(line.tick)) noteLot(line, lot)
    toggle(line.tick)
  }

  useKeys((event, isOn) => {
    const step = STEPS[event.key]
    if (event.key === ' ' && now && !isOn('input, select, button')) {
      event.preventDefault()
      if (!isDone(now.tick)) weigh(now)
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
              {shownName(now.name)}
            </p>
            <p className={`${kitchenCss.nowGrams} figure`} data-part="kitchen-now-grams">
              {now.weight === 0 ? '?' : digitsInThrees(numberText(now.weight, 1))} <small>g</small>
            </p>
            <p className="muted">{say.untared(weightInGrams(inBowl + now.weight))}</p>
            <InHand
              line={now}
              isDone={isDone(now.tick)}
              note={noted[now.tick]}
              onWeigh={() => weigh(now)}
              onLot={(lot) => noteLot(now, lot)}
              onOther={() => setNoting(now.id)}
            />
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
            identity={noteOn.identity}
            before={beforeOf(noteOn)}
            note={noted[noteOn.tick] ?? {}}
            onNote={(note) => onNoted({ ...noted, [noteOn.tick]: note })}
            onClose={() => setNoting(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Lots that are offered in place of typing one. */
const beforeOf = ({ sack }: ToWeigh): readonly string[] =>
  sack ? [...('lot' in sack ? [sack.lot] : []), ...sack.before] : []

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
