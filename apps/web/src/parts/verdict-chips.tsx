import { type ReactNode, useId, useState } from 'react'
import type { Verdict } from '../craft/law.ts'
import { lawChip } from '../craft/law-chip.ts'
import { safetyChip } from '../craft/safety-chip.ts'
import { percent } from '../formula/numbers.ts'
import { sure as say, chips as sayChips } from '../messages/doubt.ts'
import { gauges } from '../messages/results.ts'
import { Icon } from './icons.tsx'
import { LegalText } from './legal-text.tsx'
import '../style/doubt.css'

/** One fact beside the verdict: a shape, a few words, and inside, why. */
interface Chip {
  readonly id: string
  readonly shape: string
  readonly tone: 'good' | 'bad' | 'open'
  readonly text: string
  readonly more?: string
  readonly why: ReactNode
}

/** Whether the verdict would stand with the next purchase. */
function doubtChip({ doubt, verdict, isFirm = false }: Verdict): Chip[] {
  if (!doubt) return []
  const isInside = verdict === 'equilibrada'
  const share = isInside ? doubt.probabilidad : 1 - doubt.probabilidad
  return [
    {
      id: 'doubt',
      shape: isFirm ? gauges.shape.in : gauges.close.in,
      tone: isFirm ? 'good' : 'open',
      text: say.word[doubt.firmeza === 'firme' && !isFirm ? 'casi' : doubt.firmeza],
      more: say.often(share, isInside),
      why: (
        <>
          <p>{doubt.frase}</p>
          <p className="muted">{say.exactly(percent(100 * share), isInside)}</p>
        </>
      ),
    },
  ]
}

function lawChips(overview: Verdict, body: unknown): Chip[] {
  const law = lawChip(overview, body)
  return law ? [{ id: 'law', ...law, why: <LegalText legal={law.legal} close={law.close} /> }] : []
}

function safetyChips(body: unknown): Chip[] {
  const safety = safetyChip(body)
  if (!safety) return []
  const { told, ...chip } = safety
  return [
    {
      id: 'safety',
      ...chip,
      why: told.map((text) => <p key={text}>{text}</p>),
    },
  ]
}

interface Props {
  readonly overview: Verdict
  readonly body: unknown
}

/** The law, how it keeps and how sure it is, each in a few words; one at a time says why, in its place. */
export function VerdictChips({ overview, body }: Props) {
  const [open, setOpen] = useState<string>()
  const id = useId()
  const chips = [...lawChips(overview, body), ...safetyChips(body), ...doubtChip(overview)]
  const shown = chips.find((chip) => chip.id === open)
  return (
    <>
      <ul className="chip-row" aria-label={sayChips.label}>
        {chips.map(({ id: chip, shape, tone, text, more }) => (
          <li key={chip}>
            <button
              type="button"
              className="chip-button"
              data-chip={chip}
              aria-expanded={open === chip}
              aria-controls={id}
              onClick={() => setOpen(open === chip ? undefined : chip)}
            >
              <span className="chip-shape" data-tone={tone} aria-hidden="true">
                {shape}
              </span>
              <strong>{text}</strong>
              {more === undefined ? null : <span className="chip-often">{more}</span>}
              <Icon name="chevron" />
            </button>
          </li>
        ))}
      </ul>
      <div id={id} hidden={!shown} className="chip-why">
        {shown?.why}
      </div>
    </>
  )
}
