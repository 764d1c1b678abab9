import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, type Arrival } from './app.tsx'
import { isCraftId, loadCraft } from './craft/registry.ts'
import { FIRST_CRAFT } from './formula/model.ts'
import { lastCraft } from './state/store.ts'
import { opening } from './state/use-workshop.ts'
import './style/index.css'

/** A link brings a formula; else the device has the last one; else there is an example. */
async function arrive(): Promise<Arrival> {
  const { hash } = location
  const brings = hash.startsWith('#f=')
  const shared = brings ? await (await import('./formula/share.ts')).sharedIn(hash) : undefined
  if (shared) {
    // Taken once: reloading must not undo what was written since.
    history.replaceState(null, '', location.pathname + location.search)
    return { first: shared.formula, own: shared.own, badLink: false }
  }
  const last = lastCraft()
  const craft = isCraftId(last) ? last : FIRST_CRAFT
  return { first: opening(craft), own: [], badLink: brings }
}

/** Not awaited at the top: the chunk that reads a link imports this one, and each would wait for the other. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const arrival = await arrive()
  await loadCraft(arrival.first.craft)
  createRoot(root).render(
    <StrictMode>
      <App {...arrival} />
    </StrictMode>,
  )
}

void start()
