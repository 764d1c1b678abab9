import { useState } from 'react'
import { forgetKey, writeKey } from '../../library/store.ts'
import type { Device } from '../../library/use-device.ts'
import { craftIds } from '../../model/crafts.ts'
import { Icon } from '../../ui/icons.tsx'
import { exampleNames } from '../../words/es/bench.ts'
import { firstVisit as say } from '../../words/es/first-visit.ts'
import { toasts } from '../../words/es/shell.ts'
import type { Workshop } from '../../workshop/use-workshop.ts'
import * as benchCss from './bench.module.css'
import * as firstVisitCss from './first-visit.module.css'

interface Props {
  readonly workshop: Workshop
  readonly device: Device
  /** Somebody has worked here: it has nothing more to say, unless nothing is kept. */
  readonly isOver: boolean
  readonly onPaste: () => void
  readonly onClose: () => void
}

function canKeep(): boolean {
  const key = 'try'
  if (!writeKey(key, true)) return false
  forgetKey(key)
  return true
}

/** In the place of the greeting: what is written here goes with the page. */
const CannotKeep = ({ workshop, device }: Pick<Props, 'workshop' | 'device'>) => (
  <section className={firstVisitCss.cannotKeep} aria-label={say.cannotKeep}>
    <p>
      <span aria-hidden="true">▼</span> {toasts.notKept}
    </p>
    <button
      type="button"
      className="button"
      onClick={() => void import('./actions.ts').then(({ downloadTables }) => downloadTables(workshop, device))}
    >
      {say.download}
    </button>
  </section>
)

/** Once, above everything: what it is for, an example of each craft, and where to put one's own. */
export function FirstVisit({ workshop, device, isOver, onPaste, onClose }: Props) {
  const [keeps] = useState(canKeep)
  if (!keeps) return <CannotKeep workshop={workshop} device={device} />
  if (isOver) return null
  return (
    <section
      className={`${benchCss.greetingPlace} ${firstVisitCss.visit}`}
      data-part="first-visit"
      aria-label={say.label}
    >
      <p className={firstVisitCss.sentence}>{say.sentence}</p>
      <div className={firstVisitCss.examples}>
        <span className="muted">{say.try}</span>
        {craftIds.map((craft) => (
          <button
            key={craft}
            type="button"
            className={firstVisitCss.example}
            data-craft={craft}
            onClick={() => workshop.choose(craft)}
          >
            {exampleNames[craft]}
          </button>
        ))}
        <button type="button" className={firstVisitCss.example} onClick={onPaste}>
          {say.paste}
        </button>
      </div>
      <button type="button" className="icon-button" aria-label={say.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  )
}
