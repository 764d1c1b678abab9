import { USUAL_VAT } from '@obrador/engine/piece'
import { useMemo } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { euros, percent } from '../../format/numbers.ts'
import { remember } from '../../library/commands/habits.ts'
import type { Device } from '../../library/use-device.ts'
import { batchFactor, batchTotal } from '../../model/batch.ts'
import { costOf, type FormulaCost } from '../../model/cost.ts'
import { withDesk } from '../../model/desks.ts'
import { VAT_RATES } from '../../model/habits.ts'
import { UNITS, type Unit } from '../../model/price-unit.ts'
import { foodLabel } from '../../reading/food-label.ts'
import { pricedBy } from '../../reading/made.ts'
import { readDesk } from '../../reading/read-desk.ts'
import * as factsCss from '../../ui/facts.module.css'
import { Sheet } from '../../ui/sheet.tsx'
import * as gaugesCss from '../../views/gauges.module.css'
import { KiloPrice } from '../../views/kilo-price.tsx'
import * as priceCss from '../../views/price.module.css'
import { PriceField, PriceRule } from '../../views/price-rule.tsx'
import { cost as say } from '../../words/es/cost.ts'
import { cost as panel } from '../../words/es/panels.ts'
import { price as sayPrice } from '../../words/es/piece.ts'
import { gauges } from '../../words/es/results.ts'
import type { Workshop } from '../../workshop/use-workshop.ts'
import { type Asked, askedIn, COST_DESK, lawfulVat, ruledBy } from './asked.ts'
import * as costCss from './cost.module.css'
import { type WorkedOut, workOut } from './worked-out.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
  readonly onClose: () => void
}

function Ingredients({ cost, device, factor }: { cost: FormulaCost; device: Device; factor: number }) {
  const whole = cost.lines.reduce((sum, line) => sum + line.cost, 0)
  return (
    <table className={`table ${costCss.table}`} data-part="cost-table">
      <caption className="unseen">{say.table}</caption>
      <thead>
        <tr>
          <th scope="col">{say.ingredient}</th>
          <th scope="col" className="number">
            {say.grams}
          </th>
          <th scope="col" className={`number ${priceCss.price}`}>
            {panel.priceHead}
          </th>
          <th scope="col" className="number">
            €
          </th>
        </tr>
      </thead>
      <tbody>
        {cost.lines
          .toSorted((one, other) => other.cost - one.cost)
          .map((line) => {
            const share = whole > 0 ? (100 * line.cost) / whole : 0
            return (
              <tr key={line.line.id}>
                <th scope="row">
                  {line.line.name}
                  <span className={costCss.bar} aria-hidden="true">
                    <span style={{ width: `${share}%` }} />
                  </span>
                </th>
                <td className="number">{percentless(line.line.grams * factor)}</td>
                <td className={`number ${priceCss.price}`}>
                  <KiloPrice of={line} device={device} />
                </td>
                <td className="number" title={say.share(percent(share, 0))}>
                  {euros(line.cost * factor)}
                </td>
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}

const percentless = (grams: number): string => grams.toLocaleString('es-ES', { maximumFractionDigits: 1 })

/** How far the prices can be trusted. */
function Trust({ cost: { lines } }: { readonly cost: FormulaCost }) {
  const weighed = lines.filter(({ line }) => line.grams > 0)
  const unpriced = weighed.filter(({ price }) => price === undefined)
  const guessed = weighed.filter(({ price, isOwn, line }) => price !== undefined && !isOwn && !line.made)
  const total = weighed.reduce((sum, { line }) => sum + line.grams, 0)
  const without = unpriced.reduce((sum, { line }) => sum + line.grams, 0)
  const names = [...unpriced, ...guessed].map(({ line }) => line.name)
  const text =
    unpriced.length > 0
      ? `${gauges.close.in} ${say.unpriced(unpriced.length, ((100 * (total - without)) / total).toFixed(0))}`
      : guessed.length === weighed.length
        ? say.indicative
        : guessed.length > 0
          ? say.someOwn(guessed.length)
          : say.own
  return names.length > 0 ? (
    <details className={gaugesCss.moreFigures}>
      <summary>{text}</summary>
      <ul className="reasons">
        {[...new Set(names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  ) : (
    <p className="muted">{text}</p>
  )
}

function Facts({ worked }: { readonly worked: WorkedOut }) {
  const { cost, unit } = worked
  if (!cost) return null
  const rows = [
    [say.ingredients, cost.ingredientes],
    [say.packagingRow, cost.envase],
    [say.labour, cost.manoDeObra],
  ] as const
  return (
    <dl className={`${factsCss.facts} ${priceCss.facts}`} data-part="facts price-facts">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{euros(value)}</dd>
        </div>
      ))}
      <div className={priceCss.cost}>
        <dt>{say.costs[unit]}</dt>
        <dd>
          {cost.sinPrecio ? `${gauges.close.in} ` : ''}
          {euros(cost.pieza)}
        </dd>
      </div>
    </dl>
  )
}

/** From grams to a price on the board: loss, packaging, labour, VAT, and margin or price by piece, kilo or litre. */
export function CostSheet({ craft, workshop, device, onClose }: Props) {
  const { formula, edit } = workshop
  const { own, prices, habits } = device
  const lawful = useMemo(() => lawfulVat(craft, formula, own), [craft, formula, own])
  const asked = askedIn(formula, habits, lawful)
  const cost = costOf(formula, prices, pricedBy(craft, formula.type, own, prices))
  const base = useMemo(() => foodLabel(craft, formula, own)?.base, [craft, formula, own])
  const density = useMemo(() => readDesk(craft, formula, own)?.density, [craft, formula, own])
  const left = base && base.formulado_g > 0 ? base.acabado_g / base.formulado_g : 1
  const worked = workOut({ formula, cost, left, density }, asked)
  const { unit, price, loses, litre } = worked
  const vat = asked.vat ?? USUAL_VAT
  const bySome = density === undefined ? UNITS.filter((one) => one !== 'litre') : UNITS

  const keep = (next: (now: Asked) => Asked): void =>
    edit((now) => withDesk(now, COST_DESK, next(askedIn(now))), COST_DESK)
  const set = (change: { readonly [key in keyof Asked]?: Asked[key] | undefined }): void =>
    keep((now) => ({ ...now, ...change }) as Asked)
  const field = (key: 'loss' | 'packaging' | 'minutes' | 'overrun', label: string) => (
    <PriceField
      label={label}
      value={asked[key]}
      onChange={(value) => set({ [key]: value })}
      onClear={() => set({ [key]: undefined })}
    />
  )
  return (
    <Sheet title={say.title} craft={craft.id} onClose={onClose}>
      <Ingredients cost={cost} device={device} factor={batchFactor(formula)} />
      <Trust cost={cost} />
      <div className={priceCss.fields}>
        {field('loss', say.loss)}
        {field('packaging', say.packaging(say.each[unit]))}
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
        {density === undefined ? null : field('overrun', say.overrun)}
      </div>
      {lawful && vat === lawful.rate ? <p className="muted">{say.lawfulVat(lawful.category, vat)}</p> : null}
      <fieldset className="choices">
        <legend className="unseen">{say.per}</legend>
        {bySome.map((one: Unit) => (
          <label key={one} className="choice">
            <input type="radio" name="per" checked={unit === one} onChange={() => set({ per: one })} />
            {say.units[one]}
          </label>
        ))}
      </fieldset>
      {unit === 'litre' ? <p className="muted">{litre === undefined ? say.noAir : say.litre(litre)}</p> : null}
      {unit === 'piece' && !formula.batch.pieces ? (
        <PriceField
          label={say.pieces}
          value={formula.batch.pieces}
          onChange={(pieces) =>
            edit((now) => ({
              ...now,
              batch: { ...now.batch, pieces, pieceGrams: batchTotal(now) / Math.max(1, pieces) },
            }))
          }
        />
      ) : null}
      {base && base.perdidaPct > 0 && unit !== 'piece' ? (
        <p className="muted">{say.baked(percent(base.perdidaPct, 1))}</p>
      ) : null}
      <Facts worked={worked} />
      {worked.cost ? (
        <PriceRule
          vat={vat}
          priced={price}
          {...(asked.margin !== undefined && { margin: asked.margin })}
          {...(asked.price !== undefined && { price: asked.price })}
          onRule={(typed) => keep((now) => ruledBy(now, typed))}
        />
      ) : null}
      {loses > 0 && price ? (
        <p className="over-text">
          <span aria-hidden="true">{gauges.shape.under}</span>{' '}
          {say.below(euros(price.pvp), euros(loses), say.each[unit])}
        </p>
      ) : null}
      <p className="muted">{sayPrice.marginHelp}</p>
      <p className={costCss.foot} data-part="cost-foot" aria-live="polite">
        {worked.cost ? say.foot(euros(worked.cost.pieza)) : ''}
        {price ? ` · ${say.board(euros(price.pvp))}` : ''}
      </p>
    </Sheet>
  )
}
