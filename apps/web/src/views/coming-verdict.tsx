import type { ComingVerdict } from '../reading/coming.ts'
import { comingWords as say } from '../words/es/coming.ts'
import * as comingCss from './coming-verdict.module.css'

interface Props {
  readonly verdict: ComingVerdict | undefined
  /** Grams of all of it, as they are told. */
  readonly total: string
}

/** What would come of a list: its weight, its verdict, and whether that is what its title says. */
export function ComingVerdictLine({ verdict, total }: Props) {
  if (!verdict) return null
  const { shape, tone, text, title } = verdict
  return (
    <section className={comingCss.coming} data-part="coming" data-tone={tone} aria-label={say.label} aria-live="polite">
      <p className="muted">{say.total(total)}</p>
      <p className={comingCss.verdict}>
        <span className={comingCss.shape} aria-hidden="true">
          {shape}
        </span>{' '}
        <b>{text}</b>
      </p>
      {title ? (
        <p className={title.isAgreed ? 'muted' : comingCss.differs} data-part="title-check">
          {title.isAgreed
            ? say.title.agrees(title.of, title.said, title.comes)
            : say.title.differs(title.of, title.said, title.comes)}
        </p>
      ) : null}
    </section>
  )
}
