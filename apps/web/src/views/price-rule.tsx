import type { PiecePrice } from '@obrador/engine/piece'
import { gramsText } from '../format/numbers.ts'
import { QuantityInput } from '../ui/quantity-input.tsx'
import { piecePriceWords as say } from '../words/es/piece.ts'
import * as priceCss from './price.module.css'
import '../ui/style/controls.css'

interface FieldProps {
  readonly label: string
  readonly value: number | undefined
  readonly onChange: (value: number) => void
  readonly onClear?: () => void
}

export const PriceField = ({ label, ...rest }: FieldProps) => (
  <div className="field">
    <span aria-hidden="true">{label}</span>
    <QuantityInput label={label} {...rest} />
  </div>
)

interface Ruled {
  readonly margin?: number
  readonly price?: number
}

interface Props extends Ruled {
  readonly vat: number
  readonly priced: PiecePrice | undefined
  readonly onRule: (typed: Ruled) => void
}

/** Margin and price, of which the one that is typed rules and the other follows. */
export const PriceRule = ({ margin, price, vat, priced, onRule }: Props) => (
  <div className={`pair ${priceCss.rule}`}>
    <PriceField
      label={say.margin}
      value={price === undefined ? margin : priced?.margen}
      onChange={(value) => onRule({ margin: value })}
      onClear={() => onRule({})}
    />
    <PriceField
      label={say.board(gramsText(vat))}
      value={price ?? priced?.pvp}
      onChange={(value) => onRule({ price: value })}
      onClear={() => onRule({})}
    />
  </div>
)
