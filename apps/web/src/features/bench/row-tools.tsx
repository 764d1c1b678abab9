import { lazy, Suspense } from 'react'
import type { Line } from '../../model/formula.ts'
import { Icon } from '../../ui/icons.tsx'
import { rowActions as say } from '../../words/es/row.ts'
import { LineMeasures } from './line-measures.tsx'
import type { RowActions } from './row-context.ts'
import * as tableCss from './table.module.css'

const MadeLock = lazy(() => import('./made/made-line.tsx').then((it) => ({ default: it.MadeLock })))

interface Props {
  readonly line: Line
  readonly name: string
  readonly actions: RowActions
}

/** What can be done with a line, for who asks: keep it as it is, take it out, measure it. */
export const RowTools = ({ line, name, actions }: Props) => (
  <div className={tableCss.rowActions}>
    {line.made ? (
      <Suspense>
        <MadeLock line={line} onLock={() => actions.lock(line)} onOpens={() => actions.opens(line)} />
      </Suspense>
    ) : (
      <button
        type="button"
        className="button quiet"
        aria-pressed={line.locked}
        aria-label={line.locked ? say.unlock(name) : say.lock(name)}
        onClick={() => actions.lock(line)}
      >
        <Icon name={line.locked ? 'lock' : 'unlock'} />
        {line.locked ? say.unlockWord : say.lockWord}
      </button>
    )}
    <button type="button" className="button quiet" aria-label={say.remove(name)} onClick={() => actions.remove(line)}>
      <Icon name="trash" />
      {say.removeWord}
    </button>
    {line.made ? null : <LineMeasures line={line} onMeasure={actions.measure} />}
  </div>
)
