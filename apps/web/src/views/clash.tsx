import { useState } from 'react'
import { numberWithUnit } from '../format/numbers.ts'
import type { ClashingFormula } from '../library/sharing/state.ts'
import { sharingPart, useWeighsOnly } from '../library/sharing/use-sharing.ts'
import { clockText } from '../ui/dates.ts'
import { useToast } from '../ui/toasts.tsx'
import { clashWords as say } from '../words/es/clashes.ts'
import * as clashCss from './clash.module.css'
import '../ui/style/controls.css'

interface Props {
  readonly clashing: ClashingFormula
  /** What this device is called. */
  readonly mine: string | undefined
}
type Place = ClashingFormula['places'][number]

function valueTold(value: Place['values'][number], { place }: Place): string {
  if ('line' in value) {
    const { name, grams, locked } = value.line
    const isRenamed = 'line' in place && name !== place.line
    return [isRenamed ? name : '', numberWithUnit(grams, 'g', 1), locked ? say.locked : ''].filter(Boolean).join(' · ')
  }
  const { other } = value
  if (Array.isArray(other) && other.every((one) => typeof one === 'string')) return other.join(' · ')
  if (typeof other === 'boolean') return say.yesOrNo(other)
  return typeof other === 'string' || typeof other === 'number' ? String(other) : say.other
}

/** What differs, and with whom one goes: who only weighs may see it, and leaves it to others. */
function Choice({ clashing: { name, authors, places }, mine, onKeep, isBusy }: ChoiceProps) {
  const weighsOnly = useWeighsOnly()
  return (
    <>
      <table className="table">
        <caption className="unseen">{say.caption(name)}</caption>
        <thead>
          <tr>
            <td />
            {authors.map(({ name: author, at }) => (
              <th key={author} scope="col">
                {author === mine ? say.you : author}, {clockText(new Date(at))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((one) => (
            <tr key={one.key}>
              <th scope="row">{'line' in one.place ? one.place.line : say.field(one.place.field)}</th>
              {authors.map(({ name: author }, at) => (
                <td key={author}>{one.values[at] ? valueTold(one.values[at], one) : ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{weighsOnly ? say.howToWeigh : say.how}</p>
      {weighsOnly ? null : (
        <div className="buttons">
          {authors.map(({ name: author }) => (
            <button key={author} type="button" className="button" disabled={isBusy} onClick={() => onKeep(author)}>
              {author === mine ? say.keepMine : say.keepOf(author)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
interface ChoiceProps extends Props {
  readonly isBusy: boolean
  readonly onKeep: (author: string) => void
}

/** Two devices changed one formula at once, or one deleted what the other changed. */
export function ClashCard({ clashing, mine }: Props) {
  const { id, name, authors, places, undeletedBy } = clashing
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  async function settle(author?: string): Promise<void> {
    setBusy(true)
    try {
      const versions = await (await sharingPart()).settleClash(id, author)
      const others = authors.filter((one) => one.name !== author).map((one) => one.name)
      if (author !== undefined)
        toast({ text: say.kept(author === mine, others.includes(mine ?? ''), others, versions), isNews: true })
    } finally {
      setBusy(false)
    }
  }
  const isChoice = places.length > 0
  const title = isChoice ? say.title(name) : say.deleted(name, undeletedBy === mine ? undefined : undeletedBy)
  return (
    <section className={`card ${clashCss.clash}`} aria-label={title} data-part="clash">
      <p>
        <span aria-hidden="true">○</span> <strong>{title}</strong>
      </p>
      {undeletedBy === undefined ? null : <p>{undeletedBy === mine ? say.leftTheirs : say.leftYours}</p>}
      {isChoice ? (
        <Choice clashing={clashing} mine={mine} isBusy={isBusy} onKeep={(author) => void settle(author)} />
      ) : (
        <button type="button" className="button" disabled={isBusy} onClick={() => void settle()}>
          {say.seen}
        </button>
      )}
    </section>
  )
}
