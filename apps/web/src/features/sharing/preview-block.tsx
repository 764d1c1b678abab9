import { useState } from 'react'
import type { JoinOffer } from '../../library/sharing/sharing.ts'
import { goToPage } from '../../routes/use-page.ts'
import { useToast } from '../../ui/toasts.tsx'
import { joinWords as say, sharingPageWords } from '../../words/es/sharing.ts'
import * as sharingCss from './sharing.module.css'
import { WeighsBlock } from './weighs-block.tsx'
import '../../ui/style/controls.css'

const GROUPS = ['formulas', 'pieces', 'own', 'prices', 'batches', 'photos'] as const
const NONE = { here: 0, there: 0, same: 0 }

interface Props {
  readonly preview: JoinOffer
  readonly onClose: () => void
}

/** Which groups there is something of, here or there. */
function Counts({ counts }: Pick<JoinOffer, 'counts'>) {
  const rows = GROUPS.map((group) => ({ group, ...(counts[group] ?? NONE) })).filter(
    ({ group, here, there }) => here + there > 0 || group === 'formulas',
  )
  return (
    <table className="table" data-part="join-counts">
      <caption className="unseen">{say.caption}</caption>
      <thead>
        <tr>
          <td />
          {say.columns.map((column) => (
            <th key={column} scope="col" className="number">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ group, here, there, same }) => (
          <tr key={group}>
            <th scope="row">{say.groups[group]}</th>
            <td className="number">{here}</td>
            <td className="number">{there}</td>
            <td className="number">{same}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What joining will do, before anything is written. */
export function PreviewBlock({ preview, onClose }: Props) {
  const { kind, counts, clashes, prices } = preview
  const toast = useToast()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function join(): Promise<void> {
    setState('busy')
    try {
      const formulas = await preview.join()
      toast({ text: (kind === 'book' ? say.joined : say.begun)(formulas) })
      onClose()
      // Who only weighs begins with the plan of the day.
      if (kind === 'weigh') goToPage('')
    } catch {
      setState('failed')
    }
  }
  return (
    <section className={sharingCss.preview} aria-labelledby="preview" data-part="join-preview">
      <h2 id="preview" className="serif">
        {kind === 'book' ? say.two : say.weighs}
      </h2>
      {kind === 'book' ? (
        <div className="card">
          <Counts counts={counts} />
        </div>
      ) : (
        <WeighsBlock />
      )}
      {kind === 'book' && clashes.length + prices > 0 ? (
        <div className="card">
          {clashes.length > 0 ? <h3>{say.clashes(clashes.length)}</h3> : null}
          <ul className={sharingCss.clashes}>
            {clashes.map(({ name, beside, version }) => (
              <li key={`${name} ${version ?? ''}`}>
                <strong>{name}</strong>
                <p className="muted">{beside ? say.beside(beside) : version ? say.version(version) : say.changed}</p>
              </li>
            ))}
          </ul>
          {prices > 0 ? <p className="muted">{say.prices(prices)}</p> : null}
        </div>
      ) : null}
      <p className="muted">{say.keeps}</p>
      <div className="buttons">
        <button type="button" className="button primary" disabled={state === 'busy'} onClick={() => void join()}>
          {kind === 'book' ? say.join : say.begin}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {say.cancel}
        </button>
      </div>
      {state === 'failed' ? <p role="alert">{sharingPageWords.notReached}</p> : null}
    </section>
  )
}
