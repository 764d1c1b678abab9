import type { RefObject } from 'react'
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Popover } from 'react-aria-components'
import { Spanish } from './spanish.tsx'
import '../style/menu.css'

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly run: () => void
}

interface Props {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly items: readonly MenuItem[]
  readonly onClose: () => void
}

/** The list that a button opens: arrows walk it, Escape closes it and gives the focus back. */
export const Menu = ({ button, items, onClose }: Props) => (
  <Spanish>
    <Popover
      className="menu-popover"
      triggerRef={button}
      isOpen
      onOpenChange={(open) => open || onClose()}
      placement="bottom end"
      data-craft={button.current?.closest<HTMLElement>('[data-craft]')?.dataset.craft}
    >
      <AriaMenu
        className="menu"
        aria-label={button.current?.getAttribute('aria-label') ?? button.current?.textContent ?? ''}
        autoFocus="first"
        onAction={(key) => items.find(({ id }) => id === key)?.run()}
        onClose={onClose}
      >
        {items.map(({ id, label }) => (
          <AriaMenuItem key={id} id={id} className="menu-item">
            {label}
          </AriaMenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </Spanish>
)
