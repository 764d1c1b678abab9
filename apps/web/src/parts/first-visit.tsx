import { craftIds } from '../craft/registry.ts'
import type { CraftId } from '../formula/model.ts'
import { exampleNames } from '../messages/bench.ts'
import { firstVisit as say } from '../messages/first-visit.ts'
import { Icon } from './icons.tsx'
import '../style/first-visit.css'

interface Props {
  readonly onExample: (craft: CraftId) => void
  readonly onPaste: () => void
  readonly onClose: () => void
}

/** Once, above everything: what it is for, an example of each craft, and where to put one's own. */
export const FirstVisit = ({ onExample, onPaste, onClose }: Props) => (
  <section className="first-visit" aria-label={say.label}>
    <p className="first-sentence">{say.sentence}</p>
    <div className="first-examples">
      <span className="muted">{say.try}</span>
      {craftIds.map((craft) => (
        <button key={craft} type="button" className="first-example" data-craft={craft} onClick={() => onExample(craft)}>
          {exampleNames[craft]}
        </button>
      ))}
      <button type="button" className="first-example" onClick={onPaste}>
        {say.paste}
      </button>
    </div>
    <button type="button" className="icon-button" aria-label={say.close} onClick={onClose}>
      <Icon name="close" />
    </button>
  </section>
)
