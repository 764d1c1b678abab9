import { createContext, use, useSyncExternalStore } from 'react'
import type { AppEngine } from './crafts.ts'
import type { EnginePartName } from './parts.ts'
import type { EngineStore } from './store.ts'

/** The store that `main.tsx` makes. */
export const EngineContext = createContext<EngineStore | undefined>(undefined)

export function useEngineStore(): EngineStore {
  const store = use(EngineContext)
  if (!store) throw new Error('the app was drawn without its engine')
  return store
}

/** The engine of these parts. This is the one place that waits for them. */
export function useEngine(needs: readonly EnginePartName[]): AppEngine {
  // Asked of `use` also when they are here: React draws again what has waited, and the hooks that follow must find the same calls before them.
  return use(useEngineStore().load(needs))
}

/** The engine of those of these parts that have come, and again when more of them come. It never waits, nor loads any. */
export function useEngineWith(wanted: readonly EnginePartName[]): AppEngine {
  const store = useEngineStore()
  return useSyncExternalStore(store.watch, () => store.engineOf(wanted))
}
