import { numberWithUnit } from '../../format/numbers.ts'
import { pasteWords as say } from '../../words/es/paste.ts'
import { rowWeighsIn, type ShownRow } from './shown.ts'
import type { ListUnitState } from './use-list-unit.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly rows: readonly ShownRow[]
  /** So many are made of it. */
  readonly formulas: number
  readonly unit: ListUnitState
  readonly onTake: (isNew: boolean) => void
  readonly onEdit: () => void
}

/** What to do with all of it, and that nothing of it is lost. */
export function PasteFoot({ rows, formulas, unit, onTake, onEdit }: Props) {
  const { shown, readIn } = unit
  const isUnitOpen = shown?.is === 'open' || shown?.is === 'misfit'
  const isEmpty = isUnitOpen || !rows.some(({ is }) => is === 'ingredient')
  return (
    <>
      <p className="muted">
        {isUnitOpen ? (
          say.unit.first
        ) : (
          <>
            {rows.some(({ standing }) => standing === 'asked') ? `${say.nothingLost} ` : ''}
            {say.total} <strong className="figure">{numberWithUnit(rowWeighsIn(rows), 'g', 2)}</strong>
          </>
        )}
      </p>
      <div className="buttons">
        {shown?.is === 'misfit' && readIn ? (
          <button type="button" className="button primary" onClick={() => unit.onSay(readIn)}>
            {say.unit.back[readIn]}
          </button>
        ) : (
          <button type="button" className="button primary" disabled={isEmpty} onClick={() => onTake(true)}>
            {say.replace(formulas)}
          </button>
        )}
        <button type="button" className="button" disabled={isEmpty} onClick={() => onTake(false)}>
          {say.add}
        </button>
        <button type="button" className="button quiet" onClick={onEdit}>
          {say.edit}
        </button>
      </div>
    </>
  )
}
