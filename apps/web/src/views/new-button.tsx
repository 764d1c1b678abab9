import { goToPage } from '../routes/use-page.ts'
import { DecorativeIcon } from '../ui/icons.tsx'
import { MenuButton } from '../ui/menu-button.tsx'
import { bookWords as say } from '../words/es/book.ts'
import { openPiece } from '../workshop/pieces.ts'
import { useOpener } from '../workshop/use-opener.ts'
import type { WorkshopState } from '../workshop/use-workshop.ts'
import { newItems } from './new-items.ts'

interface Props {
  readonly workshop: WorkshopState
  readonly className?: string
  readonly isUpward?: boolean
}

/** Another formula: in blank, a copy, an example, or from a list. */
export function NewButton({ workshop, className = 'button quiet', isUpward }: Props) {
  const open = useOpener(workshop)
  return (
    <MenuButton
      className={className}
      isUpward={isUpward}
      items={newItems(workshop.formula, open, () => goToPage('', { sheet: 'paste' }), openPiece)}
    >
      <DecorativeIcon name="plus" />
      {say.new}
    </MenuButton>
  )
}
