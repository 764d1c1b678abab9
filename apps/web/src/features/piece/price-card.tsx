import { euros, grams } from '../../format/numbers.ts'
import { type Piece, ruledBy } from '../../model/piece.ts'
import type { PieceFacts } from '../../reading/read-piece.ts'
import * as factsCss from '../../ui/facts.module.css'
import * as priceCss from '../../views/price.module.css'
import { PriceField as Field, PriceRule } from '../../views/price-rule.tsx'
import { price as say } from '../../words/es/piece.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly piece: Piece
  readonly facts: PieceFacts | undefined
  readonly hasOwnPrices: boolean
  readonly onEdit: (edit: (piece: Piece) => Piece) => void
}

/** At least one is made. */
const piecesFrom = (typed: number): number => Math.max(1, Math.round(typed))

/** What a piece costs; margin and price, of which the one that is typed rules. */
export function PriceCard({ piece, facts, hasOwnPrices, onEdit }: Props) {
  const { pieces, packaging, minutes, hourly, vat, margin, price } = piece
  const set = (change: Partial<Piece>) => onEdit((now) => ({ ...now, ...change }))
  const rule = (typed: Pick<Piece, 'margin' | 'price'>) => onEdit((now) => ruledBy(now, typed))
  const cost = facts?.coste
  const priced = facts?.precio
  return (
    <section className="card" aria-labelledby="price">
      <header className="card-head">
        <h2 id="price">{say.title}</h2>
      </header>
      {cost ? (
        <dl className={`${factsCss.facts} ${priceCss.facts}`} data-part="facts price-facts">
          <div>
            <dt>{say.ingredients}</dt>
            <dd>{euros(cost.ingredientes)}</dd>
          </div>
          <div>
            <dt>{say.packagingRow}</dt>
            <dd>{euros(cost.envase)}</dd>
          </div>
          <div>
            <dt>
              {say.labour} <small>{say.labourFor(grams(minutes), grams(pieces))}</small>
            </dt>
            <dd>{euros(cost.manoDeObra)}</dd>
          </div>
          <div className={priceCss.cost}>
            <dt>{say.cost}</dt>
            <dd>{euros(cost.pieza)}</dd>
          </div>
        </dl>
      ) : null}
      <div className={priceCss.fields}>
        <Field label={say.packaging} value={packaging} onChange={(value) => set({ packaging: value })} />
        <Field label={say.pieces} value={pieces} onChange={(value) => set({ pieces: piecesFrom(value) })} />
        <Field label={say.minutes} value={minutes} onChange={(value) => set({ minutes: value })} />
        <Field label={say.hourly} value={hourly} onChange={(value) => set({ hourly: value })} />
        <Field label={say.vat} value={vat} onChange={(value) => set({ vat: value })} />
      </div>
      <PriceRule
        vat={vat}
        priced={priced}
        {...(margin !== undefined && { margin })}
        {...(price !== undefined && { price })}
        onRule={rule}
      />
      {priced && priced.beneficio < 0 ? (
        <p className="over-text">{say.below(euros(priced.pvp), euros(-priced.beneficio))}</p>
      ) : null}
      <p className="muted">
        {say.marginHelp} {hasOwnPrices ? say.own : say.indicative}
      </p>
    </section>
  )
}
