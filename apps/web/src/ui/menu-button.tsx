import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { MenuItem } from './menu.tsx'

const Menu = lazy(() => import('./menu.tsx').then((it) => ({ default: it.ButtonMenu })))

interface Props {
  readonly className: string
  /** What it is called, where its content is a picture alone. */
  readonly label?: string | undefined
  readonly items: readonly MenuItem[]
  /** Stands at the foot of the screen. */
  readonly isUpward?: boolean | undefined
  readonly children: ReactNode
}

/** A button that opens a short list of things to do; the list is loaded when it is first asked for. */
export function MenuButton({ className, label, items, isUpward, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const picked = useRef<MenuItem>(undefined)
  // While the list is there the page is inert and no field of it takes the focus: what was picked is done once it has gone.
  useEffect(() => {
    const item = picked.current
    if (isOpen || !item) return
    picked.current = undefined
    button.current?.focus()
    item.run()
  }, [isOpen])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen ? (
        <Suspense>
          <Menu
            button={button}
            items={items}
            placement={isUpward ? 'top end' : undefined}
            onPick={(item) => {
              picked.current = item
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
