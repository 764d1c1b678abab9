import { shownName } from '../../format/page-speech.ts'
import { rememberHabit } from '../../library/commands/habits.ts'
import type { TableFormula } from '../../model/formula.ts'
import { isVolumeWay, USUAL_TUB, volumeOfGrams } from '../../model/volume.ts'
import type { BatchWeighing, HavingLine, WeighingWay } from '../../model/weighing.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import * as kitchenCss from '../../views/kitchen.module.css'
import { VolumeFields } from '../../views/volume-fields.tsx'
import { kitchenWords as say } from '../../words/es/kitchen.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly formula: TableFormula
  /** Whether it is sold by the litre, and g of the mix in one: none until the air is known. */
  readonly hasVolume: boolean
  readonly litre: number | undefined
  readonly weighing: BatchWeighing
  readonly onWeighing: (weighing: BatchWeighing) => void
}

const WAYS = ['total', 'litres', 'tubs', 'pieces', 'have'] as const satisfies readonly WeighingWay[]

interface HaveProps {
  readonly formula: TableFormula
  readonly having: HavingLine
  readonly onHaving: (having: HavingLine) => void
}

const Have = ({ formula, having, onHaving }: HaveProps) => (
  <div className={kitchenCss.fields}>
    <span aria-hidden="true">{say.iHave}</span>
    <QuantityInput
      unit="g"
      label={say.haveGrams}
      value={having.grams}
      onChange={(grams) => onHaving({ ...having, grams })}
    />
    <span aria-hidden="true">{say.of}</span>
    <select
      aria-label={say.haveWhat}
      value={having.line}
      onChange={(event) => onHaving({ ...having, line: event.target.value })}
    >
      {formula.lines.map(({ id, name }) => (
        <option key={id} value={id}>
          {shownName(name)}
        </option>
      ))}
    </select>
  </div>
)

/** How much is made: in all, in pieces, or as far as what there is reaches. */
export function KitchenAmount({ formula, hasVolume, litre, weighing, onWeighing }: Props) {
  const { way, total, pieces, pieceGrams, have, volume } = weighing
  const change = (some: Partial<BatchWeighing>): void => onWeighing({ ...weighing, ...some })
  const spare = formula.lines.find(({ id }) => !have.some(({ line }) => line === id))
  return (
    <div className={kitchenCss.amount}>
      <fieldset className="choices">
        <legend className="unseen">{say.how}</legend>
        {WAYS.filter((one) => hasVolume || !isVolumeWay(one)).map((one) => (
          <label key={one} className="choice">
            <input type="radio" name="weighing" checked={way === one} onChange={() => change({ way: one })} />
            {say.ways[one]}
          </label>
        ))}
      </fieldset>
      {isVolumeWay(way) ? (
        <VolumeFields
          way={way}
          volume={volume ?? volumeOfGrams(litre === undefined ? 0 : total, litre ?? 1, USUAL_TUB)}
          overrun={weighing.overrun}
          litre={litre}
          onChange={(next, overrun) => {
            if (overrun !== undefined) rememberHabit({ overrun })
            change({ volume: next, ...(overrun !== undefined && { overrun }) })
          }}
        />
      ) : way === 'total' ? (
        <div className={kitchenCss.fields}>
          <QuantityInput unit="g" label={say.total} value={total} onChange={(value) => change({ total: value })} />
          <span aria-hidden="true">g</span>
        </div>
      ) : way === 'pieces' ? (
        <div className={kitchenCss.fields}>
          <QuantityInput label={say.count} value={pieces} onChange={(value) => change({ pieces: value })} />
          <span aria-hidden="true">{say.each}</span>
          <QuantityInput
            unit="g"
            label={say.pieceGrams}
            value={pieceGrams}
            onChange={(value) => change({ pieceGrams: value })}
          />
          <span aria-hidden="true">g</span>
        </div>
      ) : (
        <>
          {have.map((having, at) => (
            <Have
              // biome-ignore lint/suspicious/noArrayIndexKey: they are told by their place.
              key={at}
              formula={formula}
              having={having}
              onHaving={(next) => change({ have: have.with(at, next) })}
            />
          ))}
          <div className={kitchenCss.fields}>
            {spare ? (
              <button
                type="button"
                className="button quiet"
                onClick={() => change({ have: [...have, { line: spare.id, grams: spare.grams }] })}
              >
                {say.another}
              </button>
            ) : null}
            {have.length > 1 ? <span className="muted">{say.firstOut}</span> : null}
          </div>
        </>
      )}
    </div>
  )
}
