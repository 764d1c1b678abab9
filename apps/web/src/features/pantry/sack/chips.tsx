import type { SackAnswer, SackReadAs } from '@obrador/balancer/sack'
import { rowById } from '@obrador/engine/sack'
import { shownName, shownTerm } from '../../../format/page-speech.ts'
import type { SackDraft } from '../../../model/sack.ts'
import { sackWords as say } from '../../../words/es/sack.ts'
import * as sackCss from './sack.module.css'
import { UNKNOWN_KINDS } from './unknown.tsx'

interface Props {
  readonly answer: SackAnswer
  readonly choices: SackDraft['choices']
  readonly onChoose: (text: string, choice: string | undefined) => void
}

const shapeOf = ({ ids, desconocido }: SackReadAs): string => (desconocido ? '▼' : ids.length > 1 ? '○' : '●')

interface ChipProps {
  readonly read: SackReadAs
  readonly choice: string | undefined
  readonly onChoose: (choice: string | undefined) => void
}

/** An item as it was read; it opens what it may be. */
function Chip({ read, choice, onChoose }: ChipProps) {
  const { texto, ids, clase, desconocido } = read
  const offered = desconocido ? UNKNOWN_KINDS : ids.map((id) => [id, shownName(rowById.get(id)?.name ?? id)] as const)
  const isOpen = desconocido || ids.length > 1 || choice !== undefined
  const told = (
    <>
      <span aria-hidden="true">{shapeOf(read)}</span> <b>{texto}</b>{' '}
      <span className="muted">{desconocido ? say.whatIsIt : shownTerm(clase ?? '')}</span>
    </>
  )
  if (!isOpen) return <span className={sackCss.chip}>{told}</span>
  return (
    <details className={sackCss.chip} data-unknown={desconocido}>
      <summary>{told}</summary>
      <fieldset>
        <legend className="unseen">{say.choose(texto)}</legend>
        {[[undefined, desconocido ? say.leaveOpen : say.any] as const, ...offered].map(([id, label]) => (
          <label key={id ?? ''}>
            <input type="radio" name={`sack-${texto}`} checked={choice === id} onChange={() => onChoose(id)} />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** What was read of the list, item by item. */
export function ItemChips({ answer: { lecturas }, choices, onChoose }: Props) {
  const known = lecturas.filter(({ desconocido }) => !desconocido).length
  return (
    <section aria-label={say.readings}>
      <p>
        <b>{say.read(known, lecturas.length)}</b> <span className="muted">{say.touch}</span>
      </p>
      <ul className={sackCss.chips}>
        {lecturas.map((read, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same name may stand in a list twice, and its place is what it is
          <li key={at}>
            <Chip read={read} choice={choices[read.texto]} onChoose={(choice) => onChoose(read.texto, choice)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
