import { type ReactNode, useId, useState } from 'react'
import { DecorativeIcon } from '../ui/icons.tsx'
import { chipWords } from '../words/es/doubt.ts'
import * as chipRowCss from './chip-row.module.css'

/** One fact beside the verdict: a shape, a few words, and inside, why. */
export interface FactChip {
  readonly id: string
  readonly shape: string
  readonly tone: 'good' | 'bad' | 'open'
  readonly text: ReactNode
  readonly more?: string
  readonly why: ReactNode
}

/** Each in a few words; one at a time says why, in its place. */
export function ChipRow({ chips }: { readonly chips: readonly FactChip[] }) {
  const [open, setOpen] = useState<string>()
  const id = useId()
  const shown = chips.find((chip) => chip.id === open)
  return (
    <>
      <ul className={chipRowCss.row} data-part="chip-row" aria-label={chipWords.label}>
        {chips.map(({ id: chip, shape, tone, text, more }) => (
          <li key={chip}>
            <button
              type="button"
              className={chipRowCss.button}
              data-part="chip-button"
              data-chip={chip}
              aria-expanded={open === chip}
              aria-controls={id}
              onClick={() => setOpen(open === chip ? undefined : chip)}
            >
              <span className={chipRowCss.shape} data-tone={tone} aria-hidden="true">
                {shape}
              </span>
              <span>
                <strong>{text}</strong>
                {more === undefined ? null : <span className={chipRowCss.often}> {more}</span>}
              </span>
              <DecorativeIcon name="chevron" />
            </button>
          </li>
        ))}
      </ul>
      <div id={id} hidden={!shown} className={chipRowCss.why} data-part="chip-why">
        {shown?.why}
      </div>
    </>
  )
}
