import { useCallback, useEffect, useState } from 'react'
import type { SharedFormula } from '../../model/link.ts'
import { onPageChange } from '../../routes/use-page.ts'

export type LinkState = SharedFormula | 'reading' | 'broken' | undefined

const brings = (): boolean => location.hash.startsWith('#f=')

async function read(): Promise<LinkState> {
  if (!brings()) return undefined
  return (await (await import('../../model/link.ts')).sharedFormulaIn(location.hash)) ?? 'broken'
}

/** The formula that a link brings, until it is taken or left: it touches nothing by itself. */
export function useLink(): { readonly link: LinkState; readonly drop: () => void } {
  const [link, setLink] = useState<LinkState>(() => (brings() ? 'reading' : undefined))
  useEffect(() => {
    const look = (): void => void read().then(setLink)
    look()
    return onPageChange(look)
  }, [])
  const drop = useCallback(() => {
    history.replaceState(null, '', location.pathname + location.search)
    setLink(undefined)
  }, [])
  return { link, drop }
}
