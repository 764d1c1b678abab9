import { USUAL_VAT } from '@obrador/engine/piece'
import { useMemo } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { eurosText, percentWithUnit } from '../../format/numbers.ts'
import { rememberHabit } from '../../library/commands/habits.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { formulaWithDesk } from '../../model/desks.ts'
import type { TableFormula } from '../../model/formula.ts'
import { VAT_RATES } from '../../model/habits.ts'
import type { PriceUnitName } from '../../model/price-unit.ts'
import { costedFormula } from '../../reading/cost.ts'
import {
  COST_DESK,
  type LawfulVat,
  lawfulVat,
  type PriceSettings,
  priceRuledBy,
  priceSettingsIn,
} from '../../reading/price-asked.ts'
import { DialogSheet } from '../../ui/sheet.tsx'
import { CostSentence, CostTable, PriceTrust, UnitChoice } from '../../views/cost-table.tsx'
import * as priceCss from '../../views/price.module.css'
import { PriceField, PriceRule } from '../../views/price-rule.tsx'
import { costWords as say } from '../../words/es/cost.ts'
import { piecePriceWords } from '../../words/es/piece.ts'
import { gaugeWords } from '../../words/es/results.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import * as costCss from './cost.module.css'
import '../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  readonly onClose: () => void
}

interface FieldsProps {
  readonly asked: PriceSettings
  readonly unit: PriceUnitName
  /** € of a unit, as it is shown. */
  readonly packaging: number | undefined
  readonly vat: number
  readonly lawful: LawfulVat | undefined
  readonly hasLitre: boolean
  readonly set: (change: { readonly [key in keyof PriceSettings]?: PriceSettings[key] | undefined }) => void
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
          rememberHabit({ hourly })
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
            if (!lawful) rememberHabit({ vat: rate })
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
  const asked = priceSettingsIn(formula, habits, lawful)
  const worked = costedFormula(craft, formula, { own, prices }, asked)
  const { unit, price, loses, litre, left, packaging } = worked
  const vat = asked.vat ?? USUAL_VAT

  const keep = (next: (now: PriceSettings) => PriceSettings): void =>
    edit((now: TableFormula) => formulaWithDesk(now, COST_DESK, next(priceSettingsIn(now))), COST_DESK)
  return (
    <DialogSheet title={say.title} craft={craft.id} onClose={onClose}>
      <CostSentence costed={worked} />
      <UnitChoice craft={craft} workshop={workshop} costed={worked} onAsked={keep} />
      {unit === 'litre' ? <p className="muted">{litre === undefined ? say.noAir : say.litre(litre)}</p> : null}
      {left < 1 ? <p className="muted">{say.baked(percentWithUnit(100 * (1 - left), 1))}</p> : null}
      <CostTable costed={worked} device={device} />
      <PriceTrust costed={worked} />
      <Fields
        asked={asked}
        unit={unit}
        packaging={packaging}
        vat={vat}
        lawful={lawful}
        hasLitre={craft.definition.desk?.volume !== undefined}
        set={(change) => keep((now) => ({ ...now, ...change }) as PriceSettings)}
      />
      {lawful && vat === lawful.rate ? <p className="muted">{say.lawfulVat(lawful.category, vat)}</p> : null}
      {worked.cost ? (
        <PriceRule
          vat={vat}
          priced={price}
          {...(asked.margin !== undefined && { margin: asked.margin })}
          {...(asked.price !== undefined && (asked.pricePer ?? unit) === unit && { price: asked.price })}
          onRule={(typed) => keep((now) => priceRuledBy(now, typed, unit))}
        />
      ) : null}
      {loses > 0 && price ? (
        <p className="over-text">
          <span aria-hidden="true">{gaugeWords.shape.under}</span>{' '}
          {say.below(eurosText(price.pvp), eurosText(loses), say.each[unit])}
        </p>
      ) : null}
      <p className="muted">{piecePriceWords.marginHelp}</p>
      <p className={costCss.foot} data-part="cost-foot">
        {worked.cost ? say.foot(eurosText(worked.cost.pieza), say.each[unit]) : ''}
        {price ? ` · ${say.board(eurosText(price.pvp))}` : ''}
      </p>
    </DialogSheet>
  )
}
