import type { ReactNode } from 'react'
import { goToPage, hrefOfPage, type PageAddress, usePage } from './use-page.ts'

interface Props {
  readonly to: PageAddress
  readonly className?: string
  /** What it is on the page, for whoever looks for it. */
  readonly 'data-part'?: string
  /** Whether it stands for where one is, where that is more than its own page. */
  readonly isHere?: boolean
  readonly children: ReactNode
}

/** A link that stays in the app, unless it is opened elsewhere on purpose. */
export function PageLink({ to, className, isHere, children, ...part }: Props) {
  const now = usePage()
  const current = isHere ?? now === to
  return (
    <a
      href={hrefOfPage(to)}
      className={className}
      {...part}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        goToPage(to)
      }}
    >
      {children}
    </a>
  )
}
