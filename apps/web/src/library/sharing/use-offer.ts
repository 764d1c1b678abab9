import { useEffect, useState } from 'react'
import { forgetKey, readKey, writeKey } from '../store.ts'
import { sharedWithKey } from './shared-as.ts'

/** By which server books are shared here; `none`: by no one, `away`: nobody knows without a network. */
export type SharingOffer = { readonly relay: string } | 'none' | 'away'

/** The page that is kept on this device may be older than the offer, and its policy with it: the new one is kept, for the next time it is loaded. */
async function keepPolicy(relay: string): Promise<void> {
  const page = await globalThis.caches?.match(new URL('./', location.href))
  const policy = page?.headers.get('content-security-policy') ?? ''
  if (!page || policy.includes(new URL(relay).origin)) return
  const names = (await caches.keys()).filter((name) => name.startsWith('obrador-'))
  for (const name of names) await (await caches.open(name)).add(new Request('./', { cache: 'reload' }))
  location.reload()
}

/** What the server last said here. */
const OFFERED = 'offered'

async function read(): Promise<SharingOffer> {
  // Without https a browser seals nothing.
  if (!isSecureContext || !crypto.subtle || !navigator.locks) return 'none'
  try {
    const { relay } = (await (await fetch('./compartir.json', { cache: 'no-store' })).json()) as { relay?: unknown }
    if (typeof relay !== 'string') forgetKey(OFFERED)
    else writeKey(OFFERED, true)
    return typeof relay === 'string' ? { relay } : 'none'
  } catch {
    // Who has never been offered it is not told of it.
    return readKey(OFFERED) === true ? 'away' : 'none'
  }
}

/** `prepare`: what has to be done before an offer can be taken. */
function useOfferAfter(prepare?: (relay: string) => Promise<void>): SharingOffer | undefined {
  const [offer, setOffer] = useState<SharingOffer>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server is asked once.
  useEffect(() => {
    void read().then(async (found) => {
      if (typeof found === 'object') await prepare?.(found.relay).catch(() => undefined)
      setOffer(found)
    })
  }, [])
  return offer
}

export const useOffer = (): SharingOffer | undefined => useOfferAfter(keepPolicy)

/** Whether there is anything to say of sharing the book: who shares one already, or could. */
export function useSharingOffered(): boolean {
  const offer = useOfferAfter()
  return sharedWithKey() !== undefined || (offer !== undefined && offer !== 'none')
}
