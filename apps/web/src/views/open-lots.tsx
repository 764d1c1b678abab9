import { type LotKnown, lotsKnown } from '@obrador/engine/batch'
import { useMemo, useState } from 'react'
import { numberText, shownName } from '../format/page-speech.ts'
import { rememberHabit } from '../library/commands/habits.ts'
import type { DeviceShelf } from '../library/use-device.ts'
import { identityKeyOf } from '../model/ingredient-identity.ts'
import type { MadeBatch } from '../model/made-batch.ts'
import { daysSince, isSackOld } from '../model/open-sacks.ts'
import { isSameIngredient } from '../model/same-ingredient.ts'
import { tracedLotOf } from '../model/trace.ts'
import { beliefsInBatches, isLotLearned, mostMovedComponent } from '../reading/believed.ts'
import { goToPage } from '../routes/use-page.ts'
import { useToast } from '../ui/toasts.tsx'
import { lotWords as say } from '../words/es/lots.ts'
import { useTracedLots } from '../workshop/use-traced-lots.ts'
import * as lotsCss from './open-lots.module.css'

interface Props {
  readonly device: Pick<DeviceShelf, 'batches' | 'habits' | 'own'>
  /** Only those of these ingredients; all where none are given. */
  readonly of?: readonly string[]
}

/** What a sheet or an instrument said of that lot alone. */
function sheetOf(batches: readonly MadeBatch[], { ingrediente }: LotKnown): string | undefined {
  for (const { told = [], lines } of batches)
    for (const { que, line, read } of told)
      if (line !== undefined && isSameIngredient(lines[line]?.identity ?? '', `row:${ingrediente}`))
        return say.sheet(numberText(read, 1), que === 'brix' ? '°Brix' : que)
  return undefined
}

const signed = (value: number): string => `${value < 0 ? '' : '+'}${numberText(value, 1)}`

function believedOf(lot: LotKnown, made: readonly MadeBatch[]): readonly [mark: string, text: string] {
  const sheet = sheetOf(made, lot)
  if (sheet) return ['●', sheet]
  const moved = mostMovedComponent(lot)
  if (moved)
    return ['○', say.believed(moved.component, moved.change, signed(moved.change), numberText(moved.around, 1))]
  return isLotLearned(lot) ? ['●', say.usual] : ['○', say.nothing]
}

interface RowProps extends Pick<Props, 'device'> {
  readonly lot: LotKnown
  /** Those that have it, newest first. */
  readonly made: readonly MadeBatch[]
}

function Row({ lot, made, device: { habits } }: RowProps) {
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const [mark, text] = believedOf(lot, made)
  const opened = habits.opened?.[lot.ingrediente]
  const since = opened?.lot === lot.lote ? opened.at : made.at(-1)?.at
  const days = since === undefined ? undefined : daysSince(since)
  const isOld = days !== undefined && isSackOld(days, lot.esFresco)

  function open(): void {
    const at = new Date().toISOString()
    const name = typed.trim() === '' ? at.slice(0, 10) : typed.trim()
    const before = habits.opened
    rememberHabit({ opened: { ...before, [lot.ingrediente]: { lot: name, at } } })
    toast({ text: say.opened(shownName(lot.nombre)), undo: () => rememberHabit({ opened: before }) })
    setAsking(false)
    setTyped('')
  }

  return (
    <li className={lotsCss.row} data-part="lot-row">
      <p>
        <strong>{shownName(lot.nombre)}</strong>{' '}
        <span className="muted">
          {[lot.lote || say.noName, ...(days === undefined ? [] : [say.since(days)])].join(' · ')}
        </span>
      </p>
      <p className="muted">
        <span aria-hidden="true">{isOld ? '○' : mark} </span>
        {isOld ? say.same : text}
      </p>
      {isAsking ? (
        <form
          className={lotsCss.opening}
          onSubmit={(event) => {
            event.preventDefault()
            open()
          }}
        >
          <label className="field">
            {say.which}
            <input type="text" maxLength={60} value={typed} onChange={(event) => setTyped(event.target.value)} />
          </label>
          <button type="submit" className="button primary">
            {say.open}
          </button>
          <button type="button" className="button quiet" onClick={() => setAsking(false)}>
            {say.cancel}
          </button>
        </form>
      ) : (
        <div className={lotsCss.opening}>
          <button
            type="button"
            className="button"
            aria-label={say.anotherOf(shownName(lot.nombre))}
            onClick={() => setAsking(true)}
          >
            {say.another}
          </button>
          {made.length > 0 ? (
            <button
              type="button"
              className="button quiet"
              aria-label={say.batchesOf(shownName(lot.nombre), made.length)}
              onClick={() => goToPage('hornadas')}
            >
              {say.batches(made.length)}
            </button>
          ) : null}
        </div>
      )}
    </li>
  )
}

/** Sacks and boxes that are open: since when, what is believed of each, and that another has been opened. */
export function OpenLots({ device, of }: Props) {
  const { batches, habits } = device
  const { lots } = useTracedLots(device)
  const rows = useMemo(() => {
    const evidence = beliefsInBatches(batches, habits)
    if (!evidence) return []
    const wanted = of && new Set(of.map(identityKeyOf))
    return lotsKnown(evidence)
      .filter(
        (lot) => lot.abierto && (lot.lote !== '' || isLotLearned(lot)) && (!wanted || wanted.has(lot.ingrediente)),
      )
      .toSorted((one, other) => one.nombre.localeCompare(other.nombre))
  }, [batches, habits, of])
  if (rows.length === 0) return <p>{say.none}</p>
  return (
    <ul className={lotsCss.list}>
      {rows.map((lot) => (
        <Row
          key={`${lot.ingrediente} ${lot.lote}`}
          lot={lot}
          made={tracedLotOf(lots, `row:${lot.ingrediente}`, lot.lote)?.batches ?? []}
          device={device}
        />
      ))}
    </ul>
  )
}
