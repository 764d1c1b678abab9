import { useCallback, useEffect, useState } from 'react'
import type { Shared } from '../../model/link.ts'
import { onPage } from '../../routes/use-page.ts'

export type Link = Shared | 'reading' | 'broken' | undefined

const brings = (): boolean => location.hash.startsWith('#f=')

async function read(): Promise<Link> {
  if (!brings()) return undefined
  return (await (await import('../../model/link.ts')).sharedIn(location.hash)) ?? 'broken'
}

/** The formula that a link brings, until it is taken or left: it touches nothing by itself. */
export function useLink(): { readonly link: Link; readonly drop: () => void } {
  const [link, setLink] = useState<Link>(() => (brings() ? 'reading' : undefined))
  useEffect(() => {
    const look = (): void => void read().then(setLink)
    look()
    return onPage(look)
  }, [])
  const drop = useCallback(() => {
    history.replaceState(null, '', location.pathname + location.search)
    setLink(undefined)
  }, [])
  return { link, drop }
}
