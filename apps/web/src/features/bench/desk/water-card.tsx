import { FormulaError, number } from '@obrador/engine'
import type { DegreesField, WaterDesk } from '@obrador/engine/desk'
import { useMemo, useState } from 'react'
import type { AppCraft } from '../../../engine/crafts.ts'
import { withUnit } from '../../../format/numbers.ts'
import { remember } from '../../../library/commands/habits.ts'
import type { Device } from '../../../library/use-device.ts'
import { frictionFrom } from '../../../model/amounts.ts'
import { batchFactor } from '../../../model/batch.ts'
import { isQuantity, quantities } from '../../../model/decode.ts'
import { withDesk } from '../../../model/desks.ts'
import type { Formula } from '../../../model/formula.ts'
import { readDesk } from '../../../reading/read-desk.ts'
import { type OwnIngredients, requestOf } from '../../../reading/request.ts'
import { QuantityInput } from '../../../ui/quantity-input.tsx'
import { useToast } from '../../../ui/toasts.tsx'
import { water as say } from '../../../words/es/desk.ts'
import type { Workshop } from '../../../workshop/use-workshop.ts'
import * as deskCss from './desk.module.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
  readonly water: WaterDesk
}

/** The desk under which the degrees of a formula are kept. */
const DESK = 'degrees'

/** What the engine tells of the water. Spanish keys, as the API has. */
interface Told {
  readonly temperatura: number
  readonly hielo_g?: number
  readonly agua_g: number
}

type Degrees = Readonly<Record<string, number>>

/** What its craft answers, of a formula and so many degrees; nothing of what cannot be read. */
function askWater(
  craft: AppCraft,
  formula: Formula,
  own: OwnIngredients,
  { asks, tells, coldest }: WaterDesk,
  degrees: Degrees,
): Told | undefined {
  const request = { ...requestOf(craft, formula, own), [asks]: { ...degrees, [coldest.field]: coldest.degrees } }
  try {
    return (craft.analyse(request, { advice: false }) as unknown as Record<string, Told>)[tells]
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
}

const GRAMS_PER_KILO = 1000
const weight = (grams: number): string =>
  grams < GRAMS_PER_KILO ? withUnit(grams, 'g', 0) : withUnit(grams / GRAMS_PER_KILO, 'kg', 2)

/** °C from which water harms yeast, as the engine has it. */
const TOO_HOT = 38

function sentenceOf(
  { temperatura, hielo_g = 0, agua_g }: Told,
  wanted: number,
  coldest: number,
  factor: number,
): string {
  if (hielo_g + agua_g === 0) return say.none
  if (temperatura > TOO_HOT) return say.tooHot(say.degrees(temperatura))
  if (hielo_g > 0) return agua_g > 0 ? say.ice(say.degrees(coldest), weight(hielo_g * factor)) : say.tooCold
  return say.told(say.degrees(temperatura), say.degrees(wanted))
}

/** How warm the water must be for the dough to come out as it is wanted. */
export function WaterCard({ craft, workshop, device, water }: Props) {
  const { formula, edit } = workshop
  const { own, habits } = device
  const toast = useToast()
  const [came, setCame] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  const kept = quantities(
    formula.desks?.[DESK],
    water.fields.map(({ key }) => key),
  )
  const on = useMemo(() => readDesk(craft, formula, own), [craft, formula, own])
  const hasStage = [...(on?.lines.values() ?? [])].some(({ stage }) => stage) || formula.lines.some(({ made }) => made)
  const fields = water.fields.filter(({ is }) => is !== 'stage' || hasStage)
  const degreesOf = ({ key, usual }: DegreesField): number => kept[key] ?? habits.degrees?.[key] ?? usual
  const degrees: Degrees = Object.fromEntries(fields.map((field) => [field.key, degreesOf(field)]))
  const told = askWater(craft, formula, own, water, degrees)
  const wantedField = fields.find(({ is }) => is === 'wanted')
  const frictionField = fields.find(({ is }) => is === 'friction')
  if (!told || !wantedField || !frictionField) return null

  const others = fields.filter(({ is }) => is === 'measured' || is === 'stage')
  /** Everything that goes in, and the water. */
  const terms = others.length + 1
  const wanted = degreesOf(wantedField)

  function set({ key, is }: DegreesField, value: number | undefined): void {
    const { [key]: _, ...rest } = kept
    edit((now) => withDesk(now, DESK, value === undefined ? rest : { ...rest, [key]: value }), `${DESK} ${key}`)
    if (value !== undefined && is !== 'wanted') remember({ degrees: { ...habits.degrees, [key]: value } })
  }

  function adjust(): void {
    if (!isQuantity(came) || !frictionField) return
    const friction = frictionFrom(degreesOf(frictionField), terms, wanted, came)
    set(frictionField, friction)
    setOpen(false)
    setCame(undefined)
    toast({ text: say.adjusted(say.degrees(friction)) })
  }

  const hasIce = (told.hielo_g ?? 0) > 0
  const summed = [...others, frictionField].map((field) => number(degreesOf(field), 1))
  return (
    <section className={`card ${deskCss.water}`} aria-labelledby="water">
      <header className="card-head">
        <h2 id="water">{say.title}</h2>
        <span className="muted">{say.forThis}</span>
      </header>
      <p className={deskCss.waterTold} aria-live="polite">
        <b className={deskCss.waterDegrees}>{say.degrees(hasIce ? water.coldest.degrees : told.temperatura)}</b>
        <span>{sentenceOf(told, wanted, water.coldest.degrees, batchFactor(formula))}</span>
      </p>
      <div className={deskCss.waterFields}>
        {fields.map((field) => (
          <div key={field.key} className="field">
            <span aria-hidden="true">{field.label}</span>
            <QuantityInput
              label={say.field(field.label)}
              value={kept[field.key] ?? habits.degrees?.[field.key]}
              placeholder={number(field.usual, 1)}
              onChange={(value) => set(field, value)}
              onClear={() => set(field, undefined)}
            />
          </div>
        ))}
      </div>
      <p className="muted">
        {say.sum(terms, number(wanted, 1), summed.join(say.plus))} {say.friction}
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
