import { isGtinMistyped } from '../model/gtin.ts'
import { ownIngredientWords as say } from '../words/es/pantry.ts'

interface Props {
  readonly typed: string
  readonly onType: (typed: string) => void
}

/** The number under the bars of its pack, checked by its last figure as it is typed. */
export const GtinField = ({ typed, onType }: Props) => (
  <>
    <label className="field">
      {say.gtin}
      <input
        inputMode="numeric"
        value={typed}
        maxLength={20}
        aria-invalid={isGtinMistyped(typed)}
        onChange={(event) => onType(event.target.value)}
      />
    </label>
    <p className="muted" aria-live="polite">
      {isGtinMistyped(typed) ? say.gtinWrong : say.gtinHelp}
    </p>
  </>
)
