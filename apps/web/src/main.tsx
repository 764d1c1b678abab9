import './ui/style/index.css'
import { find } from '@obrador/engine'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { loadCraft } from './engine/crafts.ts'
import { loadInner } from './engine/inner.ts'
import { loadGrammar } from './engine/names.ts'
import { lastCraft } from './library/store.ts'
import { loadDevice } from './library/use-device.ts'
import { isCraftId } from './model/crafts.ts'
import { FIRST_CRAFT } from './model/formula.ts'
import { allLines } from './model/levels.ts'
import { opening } from './workshop/use-workshop.ts'

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
