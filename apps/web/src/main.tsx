import { find } from '@obrador/engine'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadGrammar } from './craft/grammar.ts'
import { loadInner } from './craft/inner.ts'
import { isCraftId, loadCraft } from './craft/registry.ts'
import { allLines } from './formula/levels.ts'
import { FIRST_CRAFT } from './formula/model.ts'
import { lastCraft } from './state/store.ts'
import { loadDevice } from './state/use-device.ts'
import { opening } from './state/use-workshop.ts'
import './style/index.css'

/** The device has the last formula; else there is an example. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const last = lastCraft()
  const first = opening(isCraftId(last) ? last : FIRST_CRAFT)
  // An ingredient of one's own is in the library: without it the formula would be read as another.
  const lines = allLines(first)
  const needsLibrary = lines.some(({ own }) => own !== undefined)
  // A name that is no label of the catalogue is read by the grammar: the first verdict waits for it.
  const needsGrammar = lines.some(({ name, own }) => own === undefined && name !== '' && !find(name))
  await Promise.all([
    loadCraft(first.craft),
    loadInner(first).catch(() => undefined),
    needsLibrary ? loadDevice().catch(() => undefined) : undefined,
    needsGrammar ? loadGrammar().catch(() => undefined) : undefined,
  ])
  createRoot(root).render(
    <StrictMode>
      <App first={first} />
    </StrictMode>,
  )
}

void start()
