import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { gramsText } from '../../format/numbers.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { TableFormula } from '../../model/formula.ts'
import { isVolumeWay, litreGrams } from '../../model/volume.ts'
import {
  type BatchWeighing,
  factorForWeighing,
  isNothingAsked,
  roundToDivision,
  SCALE_DIVISIONS,
} from '../../model/weighing.ts'
import { identityInCraft } from '../../reading/identity.ts'
import { readDesk } from '../../reading/read-desk.ts'
import { namedLines } from '../../reading/request.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { useWakeLock } from '../../ui/use-wake-lock.ts'
import * as kitchenCss from '../../views/kitchen.module.css'
import { KitchenRoom } from '../../views/kitchen-room.tsx'
import { sumOfWeights, type ToWeigh, WeighingLines, weightInGrams } from '../../views/weighing-lines.tsx'
import { titleWords } from '../../words/es/bench.ts'
import { kitchenWords as say } from '../../words/es/kitchen.ts'
import { madeBatchWords } from '../../words/es/made-batch.ts'
import { volumeWords } from '../../words/es/volume.ts'
import { useLineSacks } from '../../workshop/use-line-sacks.ts'
import { useNoted } from '../../workshop/use-noted.ts'
import { signatureOfWeighing, useWeighing } from '../../workshop/use-weighing.ts'
import { KitchenAmount } from './kitchen-amount.tsx'
import { KitchenSteps } from './kitchen-steps.tsx'

const FinishSheet = lazy(() => import('../../views/finish-sheet.tsx').then((it) => ({ default: it.FinishSheet })))

interface Props {
  readonly craft: AppCraft
  readonly formula: TableFormula
  readonly device: Pick<DeviceShelf, 'own' | 'habits'>
  readonly onClose: () => void
}

/** What comes of it, where that is more than its weight. */
function madeOf({ way, pieces, pieceGrams, volume }: BatchWeighing, litre: number | undefined): string {
  if (way === 'pieces') return say.pieces(gramsText(pieces), gramsText(pieceGrams))
  if (!isVolumeWay(way) || !volume || litre === undefined) return ''
  return way === 'tubs'
    ? volumeWords.short(gramsText(volume.tubs), gramsText(volume.tub))
    : volumeWords.shortLitres(gramsText(volume.litres))
}

/** T finishes, once everything is weighed. */
function useFinishKey(isReady: boolean, set: (isFinishing: boolean) => void): void {
  useEffect(() => {
    if (!isReady) return
    const pressed = ({ key, target }: KeyboardEvent): void => {
      if (key.toLowerCase() === 't' && !(target instanceof Element && target.closest('input, select, textarea')))
        set(true)
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [isReady, set])
}

/** The formula as it is weighed. */
export function KitchenSheet({ craft, formula, device: { own, habits }, onClose }: Props) {
  const awake = useWakeLock()
  const { weighing: kept, setWeighing, division, setDivision, ticks, setTicks } = useWeighing(formula)
  const { noted, setNoted } = useNoted(formula.craft, signatureOfWeighing(formula))
  const density = useMemo(() => readDesk(craft, formula, own)?.density, [craft, formula, own])
  const overrun = kept.overrun ?? habits.overrun
  const weighing: BatchWeighing = { ...kept, ...(overrun !== undefined && { overrun }) }
  const litre = litreGrams(density, overrun)
  const factor = factorForWeighing(formula, weighing, litre)
  const named = namedLines(formula)
  const weights = roundToDivision(
    named.map(({ grams }) => grams * factor),
    division,
  )
  const sackOf = useLineSacks(craft.engine)
  const lines = named.map((line, at): ToWeigh => {
    const weight = weights[at] ?? 0
    const identity = identityInCraft(craft, line, formula.type, own)
    return { id: line.id, name: line.name, weight, tick: `${line.id} ${weight}`, identity, sack: sackOf(identity) }
  })
  const done = lines.filter(({ tick }) => ticks.includes(tick)).length
  const [resumed] = useState(done)
  const left = lines.length - done
  const made = madeOf(weighing, litre)
  const [isFinishing, setIsFinishing] = useState(false)
  const frozen: TableFormula = {
    ...formula,
    lines: named.map((line, at) => ({ ...line, grams: weights[at] ?? line.grams })),
  }
  useFinishKey(left === 0, setIsFinishing)
  function reset(): void {
    setTicks([])
    setNoted({})
  }
  return (
    <KitchenRoom
      craft={formula.craft}
      title={formula.name || titleWords.placeholder}
      lead={`${made} ${weightInGrams(sumOfWeights(lines))}`}
      onClose={onClose}
    >
      <KitchenAmount
        formula={formula}
        hasVolume={density !== undefined}
        litre={litre}
        weighing={weighing}
        onWeighing={setWeighing}
      />
      {isNothingAsked(weighing) ? <p role="status">{say.nothing}</p> : null}
      {resumed > 0 && left > 0 ? <p>{say.resumed(resumed, lines.length)}</p> : null}
      <WeighingLines
        lines={lines}
        ticks={ticks}
        onTicks={setTicks}
        noted={noted}
        onNoted={setNoted}
        after={
          <button
            type="button"
            className={`button primary ${kitchenCss.done}`}
            aria-keyshortcuts="t"
            onClick={() => setIsFinishing(true)}
          >
            <DecorativeIcon name="check" />
            {madeBatchWords.finished}
          </button>
        }
      />
      {formula.steps ? (
        <KitchenSteps id={formula.entry ?? formula.craft} steps={formula.steps} ticks={ticks} onTicks={setTicks} />
      ) : null}
      <footer className={kitchenCss.foot}>
        <p aria-live="polite">{left === 0 ? '' : say.left(left)}</p>
        <button
          type="button"
          className="button"
          disabled={ticks.length === 0 && Object.keys(noted).length === 0}
          onClick={reset}
        >
          {say.reset}
        </button>
        <label className={kitchenCss.division}>
          {say.division}
          <select value={division} onChange={(event) => setDivision(Number(event.target.value))}>
            {SCALE_DIVISIONS.map((one) => (
              <option key={one} value={one}>
                {weightInGrams(one)}
              </option>
            ))}
          </select>
        </label>
        <p className="muted">{awake === undefined ? '' : awake ? say.awake : say.sleepy}</p>
      </footer>
      {isFinishing ? (
        <Suspense>
          <FinishSheet
            craft={craft}
            formula={frozen}
            pieces={weighing.way === 'pieces' ? weighing.pieces : undefined}
            noted={lines.map(({ tick }) => noted[tick])}
            onClose={() => setIsFinishing(false)}
            onKept={() => {
              // The next one is weighed from its first line.
              reset()
              onClose()
            }}
          />
        </Suspense>
      ) : null}
    </KitchenRoom>
  )
}
