import { type Mould, USUAL_DIAMETER } from '../formula/piece.ts'
import { drawing as say } from '../messages/piece.ts'
import { QuantityInput } from '../parts/quantity-input.tsx'

interface Props {
  readonly mould: Mould | undefined
  readonly onChange: (mould: Mould | undefined) => void
}

export function MouldFields({ mould, onChange }: Props) {
  const choice = (isRound: boolean) => (
    <label className="choice">
      <input
        type="radio"
        name="mould"
        checked={(mould !== undefined) === isRound}
        onChange={() => onChange(isRound ? { diameter: USUAL_DIAMETER } : undefined)}
      />
      {isRound ? say.moulds.round : say.moulds.none}
    </label>
  )
  return (
    <>
      <fieldset className="choices">
        <legend className="unseen">{say.mould}</legend>
        {choice(true)}
        {choice(false)}
      </fieldset>
      {mould ? (
        <div className="pair">
          <div className="field">
            <span aria-hidden="true">{say.diameter}</span>
            <QuantityInput
              label={say.diameter}
              value={mould.diameter}
              onChange={(diameter) => onChange({ ...mould, diameter })}
            />
          </div>
          <div className="field">
            <span aria-hidden="true">{say.height}</span>
            <QuantityInput
              label={say.height}
              value={mould.height}
              placeholder={say.noHeight}
              onChange={(height) => onChange({ ...mould, height })}
              onClear={() => onChange({ diameter: mould.diameter })}
            />
          </div>
        </div>
      ) : null}
    </>
  )
}
