import { halfDone as say } from '../words/es/sheets.ts'
import * as halfDoneCss from './half-done.module.css'
import './style/controls.css'

interface Props {
  readonly text: string
  readonly onGoOn: () => void
  readonly onDiscard: () => void
}

/** Something was left half done: go on with it, or not. */
export const HalfDone = ({ text, onGoOn, onDiscard }: Props) => (
  <div className={halfDoneCss.note} data-part="half-done">
    <p role="status">{text}</p>
    <div className="buttons">
      <button type="button" className="button" onClick={onGoOn}>
        {say.goOn}
      </button>
      <button type="button" className="button quiet" onClick={onDiscard}>
        {say.discard}
      </button>
    </div>
  </div>
)
