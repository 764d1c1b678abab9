import type { NameReading } from '@obrador/engine'
import type { AppCraft } from '../../engine/crafts.ts'
import { shownName } from '../../format/page-speech.ts'
import type { TableLine } from '../../model/formula.ts'
import { nameChoicesFor } from '../../reading/choices.ts'
import { ChoiceChips } from '../../views/choice-chips.tsx'
import { choiceWords as say } from '../../words/es/choices.ts'
import type { RowActions } from './row-context.ts'
import * as tableCss from './table.module.css'

interface Props {
  readonly craft: AppCraft
  readonly type: string
  readonly line: TableLine
  readonly read: NameReading
  readonly actions: RowActions
}

/** What the reading of a name leaves open: words that were left out, named; or what it may be as well, to be confirmed. */
export function RowReading({ craft, type, line, read: { ingredient, open }, actions }: Props) {
  if (!open) return null
  const { left, others } = open
  if (!others)
    return left.length > 0 ? (
      <p className={`muted ${tableCss.reading}`} data-part="residue">
        {say.left(shownName(ingredient.name), left.join(' '))}
      </p>
    ) : null
  const choices = nameChoicesFor(craft, type, line.name)
  return (
    <div className={tableCss.reading} data-part="provisional">
      <p className="muted">
        <span aria-hidden="true">○</span>{' '}
        {say.put(shownName(ingredient.name), left.length > 0 ? left.join(' ') : line.name)}
      </p>
      <ChoiceChips
        name={line.name}
        choices={choices}
        inUse={choices[0]?.name}
        isConfirmed={false}
        onChoose={({ name }) => actions.pick(line, { name })}
        onOther={() => actions.edit(line)}
      />
    </div>
  )
}
