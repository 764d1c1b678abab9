import { lazy, Suspense } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import type { TableLine } from '../../model/formula.ts'
import { ingredientOfLine, type OwnIngredients } from '../../reading/request.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { tableWords } from '../../words/es/bench.ts'
import { rowActions as say } from '../../words/es/row.ts'
import { LineMeasures } from './line-measures.tsx'
import type { RowActions } from './row-context.ts'
import { LineShare } from './share.tsx'
import * as tableCss from './table.module.css'

export { RowReading } from './row-reading.tsx'

const MadeLock = lazy(() => import('./made/made-line.tsx').then((it) => ({ default: it.MadeLock })))

interface Props {
  readonly craft: AppCraft
  readonly type: string
  readonly own: OwnIngredients
  readonly line: TableLine
  readonly name: string
  readonly actions: RowActions
}

/** That a line is a part of the product, where its type has one and it may be it. */
function PartToggle({ craft, type, own, line, name, actions }: Props) {
  const { part } = craft.definition.desk ?? {}
  const row = part?.has(type) ? ingredientOfLine(craft, line, type, own) : undefined
  if (!part || !row || !part.may(row)) return null
  return (
    <button
      type="button"
      className="button quiet"
      aria-pressed={line.part === part.value}
      aria-label={say.part(name, part.label)}
      onClick={() => actions.part(line, part.value)}
    >
      {line.part === part.value ? '✓ ' : ''}
      {say.partWord(part.label)}
    </button>
  )
}

/** What can be done with a line, for who asks: keep it as it is, take it out, measure it. */
export const RowTools = (props: Props) => {
  const { line, name, actions } = props
  return (
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
          <DecorativeIcon name={line.locked ? 'lock' : 'unlock'} />
          {line.locked ? say.unlockWord : say.lockWord}
        </button>
      )}
      <button type="button" className="button quiet" aria-label={say.remove(name)} onClick={() => actions.remove(line)}>
        <DecorativeIcon name="trash" />
        {say.removeWord}
      </button>
      {/* Where it has no room in the row. */}
      <LineShare line={line} />
      {/* Where there is no handle to drag. */}
      {[-1, 1].map((places) => (
        <button
          key={places}
          type="button"
          className={`button quiet ${tableCss.step}`}
          aria-label={places < 0 ? tableWords.upOf(name) : tableWords.downOf(name)}
          onClick={() => actions.move(line, places)}
        >
          {places < 0 ? tableWords.up : tableWords.down}
        </button>
      ))}
      <PartToggle {...props} />
      {line.made ? null : <LineMeasures line={line} onMeasure={actions.measure} />}
    </div>
  )
}
