import { useEffect, useState } from 'react'

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

async function read(): Promise<SharingOffer> {
  // Without https a browser seals nothing.
  if (!isSecureContext || !crypto.subtle || !navigator.locks) return 'none'
  try {
    const { relay } = (await (await fetch('./compartir.json', { cache: 'no-store' })).json()) as { relay?: unknown }
    if (typeof relay !== 'string') return 'none'
    await keepPolicy(relay)
    return { relay }
  } catch {
    return 'away'
  }
}

export function useOffer(): SharingOffer | undefined {
  const [offer, setOffer] = useState<SharingOffer>()
  useEffect(() => void read().then(setOffer), [])
  return offer
}
