import { USUAL_VAT } from '@obrador/engine/piece'
import { useMemo } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { euros, percent } from '../../format/numbers.ts'
import { remember } from '../../library/commands/habits.ts'
import type { Device } from '../../library/use-device.ts'
import { withDesk } from '../../model/desks.ts'
import type { Formula } from '../../model/formula.ts'
import { VAT_RATES } from '../../model/habits.ts'
import type { Unit } from '../../model/price-unit.ts'
import { costed } from '../../reading/cost.ts'
import { type Asked, askedIn, COST_DESK, type LawfulVat, lawfulVat, ruledBy } from '../../reading/price-asked.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { CostSentence, CostTable, Trust, UnitChoice } from '../../views/cost-table.tsx'
import * as priceCss from '../../views/price.module.css'
import { PriceField, PriceRule } from '../../views/price-rule.tsx'
import { cost as say } from '../../words/es/cost.ts'
import { price as sayPrice } from '../../words/es/piece.ts'
import { gauges } from '../../words/es/results.ts'
import type { Workshop } from '../../workshop/use-workshop.ts'
import * as costCss from './cost.module.css'
import '../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
  readonly onClose: () => void
}

interface FieldsProps {
  readonly asked: Asked
  readonly unit: Unit
  /** € of a unit, as it is shown. */
  readonly packaging: number | undefined
  readonly vat: number
  readonly lawful: LawfulVat | undefined
  readonly hasLitre: boolean
  readonly set: (change: { readonly [key in keyof Asked]?: Asked[key] | undefined }) => void
}

/** What is paid besides the ingredients. */
function Fields({ asked, unit, packaging, vat, lawful, hasLitre, set }: FieldsProps) {
  const field = (key: 'loss' | 'minutes' | 'overrun', label: string) => (
    <PriceField
      label={label}
      value={asked[key]}
      onChange={(value) => set({ [key]: value })}
      onClear={() => set({ [key]: undefined })}
    />
  )
  return (
    <div className={priceCss.fields}>
      {field('loss', say.loss)}
      <PriceField
        label={say.packaging(say.each[unit])}
        value={packaging}
        onChange={(value) => set({ packaging: value, packagingPer: unit })}
        onClear={() => set({ packaging: undefined, packagingPer: undefined })}
      />
      {field('minutes', say.minutes)}
      <PriceField
        label={say.hourly}
        value={asked.hourly}
        onChange={(hourly) => {
          set({ hourly })
          remember({ hourly })
        }}
        onClear={() => set({ hourly: undefined })}
      />
      <label className="field">
        {say.vat}
        <select
          value={vat}
          onChange={(event) => {
            const rate = Number(event.target.value)
            set({ vat: rate })
            // What is sold at a rate of its own says nothing of the rest.
            if (!lawful) remember({ vat: rate })
          }}
        >
          {[...new Set([...VAT_RATES, vat])]
            .toSorted((a, b) => a - b)
            .map((rate) => (
              <option key={rate} value={rate}>
                {rate}
              </option>
            ))}
        </select>
      </label>
      {hasLitre ? field('overrun', say.overrun) : null}
    </div>
  )
}

/** From grams to a price on the board: loss, packaging, labour, VAT, and margin or price by piece, kilo or litre. */
export function CostSheet({ craft, workshop, device, onClose }: Props) {
  const { formula, edit } = workshop
  const { own, prices, habits } = device
  const lawful = useMemo(() => lawfulVat(craft, formula, own), [craft, formula, own])
  const asked = askedIn(formula, habits, lawful)
  const worked = costed(craft, formula, { own, prices }, asked)
  const { unit, price, loses, litre, left, packaging } = worked
  const vat = asked.vat ?? USUAL_VAT

  const keep = (next: (now: Asked) => Asked): void =>
    edit((now: Formula) => withDesk(now, COST_DESK, next(askedIn(now))), COST_DESK)
  return (
    <Sheet title={say.title} craft={craft.id} onClose={onClose}>
      <CostSentence costed={worked} />
      <UnitChoice craft={craft} workshop={workshop} costed={worked} onAsked={keep} />
      {unit === 'litre' ? <p className="muted">{litre === undefined ? say.noAir : say.litre(litre)}</p> : null}
      {left < 1 ? <p className="muted">{say.baked(percent(100 * (1 - left), 1))}</p> : null}
      <CostTable costed={worked} device={device} />
      <Trust costed={worked} />
      <Fields
        asked={asked}
        unit={unit}
        packaging={packaging}
        vat={vat}
        lawful={lawful}
        hasLitre={craft.definition.desk?.volume !== undefined}
        set={(change) => keep((now) => ({ ...now, ...change }) as Asked)}
      />
      {lawful && vat === lawful.rate ? <p className="muted">{say.lawfulVat(lawful.category, vat)}</p> : null}
      {worked.cost ? (
        <PriceRule
          vat={vat}
          priced={price}
          {...(asked.margin !== undefined && { margin: asked.margin })}
          {...(asked.price !== undefined && (asked.pricePer ?? unit) === unit && { price: asked.price })}
          onRule={(typed) => keep((now) => ruledBy(now, typed, unit))}
        />
      ) : null}
      {loses > 0 && price ? (
        <p className="over-text">
          <span aria-hidden="true">{gauges.shape.under}</span>{' '}
          {say.below(euros(price.pvp), euros(loses), say.each[unit])}
        </p>
      ) : null}
      <p className="muted">{sayPrice.marginHelp}</p>
      <p className={costCss.foot} data-part="cost-foot">
        {worked.cost ? say.foot(euros(worked.cost.pieza), say.each[unit]) : ''}
        {price ? ` · ${say.board(euros(price.pvp))}` : ''}
      </p>
    </Sheet>
  )
}
