import { lazy, Suspense } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import type { Line } from '../../model/formula.ts'
import { ingredientOf, type OwnIngredients } from '../../reading/request.ts'
import { Icon } from '../../ui/icons.tsx'
import { rowActions as say } from '../../words/es/row.ts'
import { LineMeasures } from './line-measures.tsx'
import type { RowActions } from './row-context.ts'
import * as tableCss from './table.module.css'

export { RowReading } from './row-reading.tsx'

const MadeLock = lazy(() => import('./made/made-line.tsx').then((it) => ({ default: it.MadeLock })))

interface Props {
  readonly craft: AppCraft
  readonly type: string
  readonly own: OwnIngredients
  readonly line: Line
  readonly name: string
  readonly actions: RowActions
}

/** The part of the product that a line says it is, in a type that has it. */
export function PartTag({ craft, type, line }: Pick<Props, 'craft' | 'type' | 'line'>) {
  const { part } = craft.definition.desk ?? {}
  return part && line.part === part.value && part.has(type) ? <span className="tag">{part.label}</span> : null
}

/** That a line is a part of the product, where its type has one and it may be it. */
function PartToggle({ craft, type, own, line, name, actions }: Props) {
  const { part } = craft.definition.desk ?? {}
  const row = part?.has(type) ? ingredientOf(craft, line, type, own) : undefined
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
          <Icon name={line.locked ? 'lock' : 'unlock'} />
          {line.locked ? say.unlockWord : say.lockWord}
        </button>
      )}
      <button type="button" className="button quiet" aria-label={say.remove(name)} onClick={() => actions.remove(line)}>
        <Icon name="trash" />
        {say.removeWord}
      </button>
      <PartToggle {...props} />
      {line.made ? null : <LineMeasures line={line} onMeasure={actions.measure} />}
    </div>
  )
}
