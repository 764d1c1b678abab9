import { type AppCraft, craftOf } from '../src/engine/crafts.ts'
import { loaders, type Part } from '../src/engine/parts.ts'
import { createEngineStore } from '../src/engine/store.ts'
import { craftIds } from '../src/model/crafts.ts'
import type { CraftId } from '../src/model/formula.ts'

/** The engine of the app once everything has come. */

export const store = createEngineStore(loaders)
export const EVERYTHING: readonly Part[] = [...craftIds, 'names', 'preparations', 'advice']
export const engine = await store.load(EVERYTHING)
export const appCraft = (id: CraftId): AppCraft => craftOf(engine, id)
