import './ui/style/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ObradorApp } from './app/app.tsx'
import { loadTongue } from './engine/load-tongue.ts'
import { needsOfFormula, partLoaders } from './engine/parts.ts'
import { createEngineStore } from './engine/store.ts'
import { EngineContext } from './engine/use-engine.ts'
import { isFirstVisit, lastCraft } from './library/store.ts'
import { loadDevice } from './library/use-device.ts'
import { isCraftId } from './model/crafts.ts'
import { FIRST_CRAFT } from './model/formula.ts'
import { allLines } from './model/levels.ts'
import { openingFormula } from './workshop/use-workshop.ts'

/** The device has the last formula; else there is an example. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const last = lastCraft()
  const first = openingFormula(isCraftId(last) ? last : FIRST_CRAFT)
  const store = createEngineStore(partLoaders)
  // An ingredient of one's own is in the library: without it the formula would be read as another.
  const needsLibrary = allLines(first).some(({ own }) => own !== undefined)
  const app = createRoot(root)
  const draw = (isReady: boolean): void =>
    app.render(
      <StrictMode>
        <EngineContext value={store}>
          <ObradorApp first={first} isReady={isReady} />
        </EngineContext>
      </StrictMode>,
    )
  // What it is for is said with the frame: whoever comes for the first time reads it while the engine is on its way.
  if (isFirstVisit()) draw(false)
  await loadTongue(store).catch(() => undefined)
  await Promise.all([
    // What does not come is asked for again where it is waited for.
    store.load(needsOfFormula(first)).catch(() => undefined),
    needsLibrary ? loadDevice().catch(() => undefined) : undefined,
  ])
  draw(true)
}

void start()
