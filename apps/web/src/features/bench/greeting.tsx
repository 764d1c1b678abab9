import { craftIds } from '../../model/crafts.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { NewButton } from '../../views/new-button.tsx'
import { exampleNames } from '../../words/es/bench.ts'
import { bookWords } from '../../words/es/book.ts'
import { firstVisit as say } from '../../words/es/first-visit.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import * as benchCss from './bench.module.css'
import * as firstVisitCss from './first-visit.module.css'

interface Props {
  readonly workshop: WorkshopState
  readonly onPaste: (text?: string) => void
  readonly onClose: () => void
}

/** Once, above everything: what it is for, where to put one's own, and something to look at of each craft. */
export function FirstVisit({ workshop, onPaste, onClose }: Props) {
  return (
    <section
      className={`${benchCss.greetingPlace} ${firstVisitCss.visit}`}
      data-part="first-visit"
      aria-label={say.label}
    >
      <div className={firstVisitCss.told}>
        <p className={firstVisitCss.sentence}>{say.sentence}</p>
        <p className="muted">{say.free}</p>
      </div>
      <button type="button" className={`icon-button ${firstVisitCss.close}`} aria-label={say.close} onClick={onClose}>
        <DecorativeIcon name="close" />
      </button>
      <div className={firstVisitCss.own}>
        <textarea
          aria-label={say.pasteHere}
          placeholder={say.placeholder}
          value=""
          onChange={(event) => onPaste(event.target.value)}
        />
        <button type="button" className="button primary" onClick={() => onPaste()}>
          <DecorativeIcon name="copy" />
          {say.paste}
        </button>
        <NewButton workshop={workshop} className="button" />
        <PageLink to="importar" className="button">
          {bookWords.import}
        </PageLink>
      </div>
      <div className={firstVisitCss.examples}>
        <span className="muted">{say.try}</span>
        {craftIds.map((craft) => (
          <button
            key={craft}
            type="button"
            className={firstVisitCss.pill}
            data-craft={craft}
            aria-current={craft === workshop.formula.craft ? 'true' : undefined}
            onClick={() => workshop.choose(craft)}
          >
            {exampleNames[craft]}
          </button>
        ))}
        <span className="muted">{say.isExample}</span>
      </div>
    </section>
  )
}
