import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTongue } from '../../engine/load-tongue.ts'
import { partLoaders } from '../../engine/parts.ts'
import { createEngineStore } from '../../engine/store.ts'
import { EngineContext } from '../../engine/use-engine.ts'
import { sharedFormulaIn } from '../../model/link.ts'
import { frameWords as say } from '../../words/es/embed.ts'
import { FormulaFrame } from './frame.tsx'
import { embeddingInAddress } from './snippet.ts'

/** What the page around listens to, so that the frame needs no bar of its own. */
const HEIGHT_MESSAGE = 'obrador:alto'

/** Tells whoever shows it how tall it is, each time that changes. Any page may know: it is the height of what it shows. */
function tellHeight(root: Element): void {
  const tell = (): void =>
    parent.postMessage({ tipo: HEIGHT_MESSAGE, alto: Math.ceil(root.getBoundingClientRect().height) }, '*')
  new ResizeObserver(tell).observe(root)
}

export async function startFrame(): Promise<void> {
  const root = document.getElementById('frame')
  if (!root) return
  const { theme, isReadOnly } = embeddingInAddress(location.search)
  if (theme) document.documentElement.style.colorScheme = theme === 'claro' ? 'light' : 'dark'
  document.body.dataset.part = 'embedded'
  const store = createEngineStore(partLoaders)
  await loadTongue(store).catch(() => undefined)
  const shared = await sharedFormulaIn(location.hash)
  if (shared?.formula.name) document.title = shared.formula.name
  createRoot(root).render(
    <StrictMode>
      <EngineContext value={store}>
        <Suspense>{shared ? <FormulaFrame shared={shared} isReadOnly={isReadOnly} /> : <p>{say.broken}</p>}</Suspense>
      </EngineContext>
    </StrictMode>,
  )
  if (parent !== window) tellHeight(root)
}
