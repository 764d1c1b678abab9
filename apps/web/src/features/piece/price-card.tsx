import { eurosText, gramsText } from '../../format/numbers.ts'
import { type KeptPiece, pieceRuledBy } from '../../model/piece.ts'
import type { PieceFacts } from '../../reading/read-piece.ts'
import * as factsCss from '../../ui/facts.module.css'
import * as priceCss from '../../views/price.module.css'
import { PriceField as Field, PriceRule } from '../../views/price-rule.tsx'
import { piecePriceWords as say } from '../../words/es/piece.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly piece: KeptPiece
  readonly facts: PieceFacts | undefined
  readonly hasOwnPrices: boolean
  readonly onEdit: (edit: (piece: KeptPiece) => KeptPiece) => void
}

/** At least one is made. */
const piecesFrom = (typed: number): number => Math.max(1, Math.round(typed))

/** What a piece costs; margin and price, of which the one that is typed rules. */
export function PriceCard({ piece, facts, hasOwnPrices, onEdit }: Props) {
  const { pieces, packaging, minutes, hourly, vat, margin, price } = piece
  const set = (change: Partial<KeptPiece>) => onEdit((now) => ({ ...now, ...change }))
  const rule = (typed: Pick<KeptPiece, 'margin' | 'price'>) => onEdit((now) => pieceRuledBy(now, typed))
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
            <dd>{eurosText(cost.ingredientes)}</dd>
          </div>
          <div>
            <dt>{say.packagingRow}</dt>
            <dd>{eurosText(cost.envase)}</dd>
          </div>
          <div>
            <dt>
              {say.labour} <small>{say.labourFor(gramsText(minutes), gramsText(pieces))}</small>
            </dt>
            <dd>{eurosText(cost.manoDeObra)}</dd>
          </div>
          <div className={priceCss.cost}>
            <dt>{say.cost}</dt>
            <dd>{eurosText(cost.pieza)}</dd>
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
        <p className="over-text">{say.below(eurosText(priced.pvp), eurosText(-priced.beneficio))}</p>
      ) : null}
      <p className="muted">
        {say.marginHelp} {hasOwnPrices ? say.own : say.indicative}
      </p>
    </section>
  )
}
