import { book as say } from '../messages/book.ts'
import { openPiece } from '../montaje/keep.ts'
import { Icon } from '../parts/icons.tsx'
import { MenuButton } from '../parts/menu-button.tsx'
import { useOpener } from '../state/use-opener.ts'
import { goTo } from '../state/use-page.ts'
import type { Workshop } from '../state/use-workshop.ts'
import { newItems } from './new-items.ts'

interface Props {
  readonly workshop: Workshop
  readonly isPrimary?: boolean
}

/** Another formula: in blank, a copy, an example, or from a list. */
export function NewButton({ workshop, isPrimary }: Props) {
  const open = useOpener(workshop)
  return (
    <MenuButton
      className={isPrimary ? 'button primary' : 'button quiet'}
      items={newItems(workshop.formula, open, () => goTo('', { sheet: 'paste' }), openPiece)}
    >
      <Icon name="plus" />
      {say.new}
    </MenuButton>
  )
}
