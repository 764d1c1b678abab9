import { Fragment, type KeyboardEvent, type RefObject } from 'react'
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Popover, Separator } from 'react-aria-components'
import * as menuCss from './menu.module.css'
import { PageWidgets } from './page-widgets.tsx'

export interface MenuItem {
  readonly id: string
  readonly label: string
  /** What it does, where the label alone says too little. */
  readonly detail?: string
  /** Takes something away: only a click or Enter does it, never a letter or a space that was meant for a field. */
  readonly deletes?: boolean
  /** Begins another group: a line stands above it. */
  readonly begins?: boolean
  readonly run: () => void
}

interface Props {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly items: readonly MenuItem[]
  /** What the list is called, where it is not by its button. */
  readonly label?: string | undefined
  readonly placement?: 'bottom end' | 'top end' | undefined
  readonly onPick: (item: MenuItem) => void
  /** Comes after the pick, if there was one. */
  readonly onClose: () => void
}

/** A space that was meant for a field takes nothing away. */
function keepSpace(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.target as Element).closest('[data-deletes]')) return
  event.preventDefault()
  event.stopPropagation()
}

/** The list that a button opens: arrows and letters walk it, Escape closes it and gives the focus back. */
export const ButtonMenu = ({ button, items, label, placement = 'bottom end', onPick, onClose }: Props) => (
  <PageWidgets>
    <Popover
      className={menuCss.popover}
      triggerRef={button}
      isOpen
      onOpenChange={(open) => open || onClose()}
      placement={placement}
      data-craft={button.current?.closest<HTMLElement>('[data-craft]')?.dataset.craft}
    >
      <div role="presentation" onKeyDownCapture={keepSpace}>
        <AriaMenu
          className={menuCss.menu}
          aria-label={label ?? button.current?.getAttribute('aria-label') ?? button.current?.textContent ?? ''}
          autoFocus="first"
          onAction={(key) => {
            const item = items.find(({ id }) => id === key)
            if (item) onPick(item)
          }}
          onClose={onClose}
        >
          {items.map(({ id, label: word, detail, deletes, begins }) => (
            <Fragment key={id}>
              {begins ? <Separator className={menuCss.line} /> : null}
              <AriaMenuItem
                id={id}
                className={menuCss.item}
                // What letters find it by, where its content is no bare text; arrows reach it as any other.
                textValue={deletes ? '' : word}
                data-deletes={deletes || undefined}
              >
                <span>
                  {word}
                  {detail === undefined ? null : <span className={menuCss.detail}>{detail}</span>}
                </span>
              </AriaMenuItem>
            </Fragment>
          ))}
        </AriaMenu>
      </div>
    </Popover>
  </PageWidgets>
)
