import type { DegreesField, WaterDesk } from '@obrador/engine/desk'
import { useMemo, useState } from 'react'
import type { AppCraft } from '../../../engine/crafts.ts'
import { numberText } from '../../../format/page-speech.ts'
import { rememberHabit } from '../../../library/commands/habits.ts'
import type { DeviceShelf } from '../../../library/use-device.ts'
import { frictionFrom } from '../../../model/amounts.ts'
import { batchFactor } from '../../../model/batch.ts'
import { formulaWithDesk } from '../../../model/desks.ts'
import { isQuantityValue } from '../../../model/shape.ts'
import { DEGREES_DESK, waterForDough } from '../../../reading/water.ts'
import { QuantityInput } from '../../../ui/quantity-input.tsx'
import { useToast } from '../../../ui/toasts.tsx'
import { waterWords as say } from '../../../words/es/desk.ts'
import type { WorkshopState } from '../../../workshop/use-workshop.ts'
import * as deskCss from './desk.module.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  readonly water: WaterDesk
}

/** How warm the water must be for the dough to come out as it is wanted. */
export function WaterCard({ craft, workshop, device, water: { coldest } }: Props) {
  const { formula, edit } = workshop
  const { own, habits } = device
  const toast = useToast()
  const [came, setCame] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  const factor = batchFactor(formula)
  const water = useMemo(() => waterForDough(craft, formula, own, habits, factor), [craft, formula, own, habits, factor])
  if (!water) return null
  const { told, sentence, kept, fields, degreesOf } = water
  const wantedField = fields.find(({ is }) => is === 'wanted')
  const frictionField = fields.find(({ is }) => is === 'friction')
  if (!wantedField || !frictionField) return null

  const others = fields.filter(({ is }) => is === 'measured' || is === 'stage')
  /** Everything that goes in, and the water. */
  const terms = others.length + 1
  const wanted = degreesOf(wantedField)

  function set({ key, is }: DegreesField, value: number | undefined): void {
    const { [key]: _, ...rest } = kept
    edit(
      (now) => formulaWithDesk(now, DEGREES_DESK, value === undefined ? rest : { ...rest, [key]: value }),
      `${DEGREES_DESK} ${key}`,
    )
    if (value !== undefined && is !== 'wanted') rememberHabit({ degrees: { ...habits.degrees, [key]: value } })
  }

  function adjust(): void {
    if (!isQuantityValue(came) || !frictionField) return
    const friction = frictionFrom(degreesOf(frictionField), terms, wanted, came)
    set(frictionField, friction)
    setOpen(false)
    setCame(undefined)
    toast({ text: say.adjusted(say.degrees(friction)) })
  }

  const hasIce = (told.hielo_g ?? 0) > 0
  const summed = [...others, frictionField].map((field) => numberText(degreesOf(field), 1))
  return (
    <section className={`card ${deskCss.water}`} aria-labelledby="water">
      <header className="card-head">
        <h2 id="water">{say.title}</h2>
        <span className="muted">{say.forThis}</span>
      </header>
      <p className={deskCss.waterTold} aria-live="polite">
        <b className={deskCss.waterDegrees}>{say.degrees(hasIce ? coldest.degrees : told.temperatura)}</b>
        <span>{sentence}</span>
      </p>
      <div className={deskCss.waterFields}>
        {fields.map((field) => (
          <div key={field.key} className="field">
            <span aria-hidden="true">{field.label}</span>
            <QuantityInput
              label={say.field(field.label)}
              value={kept[field.key] ?? habits.degrees?.[field.key]}
              placeholder={numberText(field.usual, 1)}
              onChange={(value) => set(field, value)}
              onClear={() => set(field, undefined)}
            />
          </div>
        ))}
      </div>
      <p className="muted">
        {say.sum(terms, numberText(wanted, 1), summed.join(say.plus))} {say.friction}
      </p>
      {isOpen ? (
        <div className={deskCss.waterCame}>
          <div className="field">
            <span aria-hidden="true">{say.cameField}</span>
            <QuantityInput label={say.cameField} value={came} onChange={setCame} onEnter={adjust} />
          </div>
          <button type="button" className="button" onClick={adjust}>
            {say.use}
          </button>
        </div>
      ) : (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {say.came}
        </button>
      )}
    </section>
  )
}
