import type { ReactNode } from 'react'
import { goTo, hrefOf, type Page, usePage } from '../state/use-page.ts'

interface Props {
  readonly to: Page
  readonly className?: string
  readonly children: ReactNode
}

/** A link that stays in the app, unless it is opened elsewhere on purpose. */
export function PageLink({ to, className, children }: Props) {
  const current = usePage() === to
  return (
    <a
      href={hrefOf(to)}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        goTo(to)
      }}
    >
      {children}
    </a>
  )
}
