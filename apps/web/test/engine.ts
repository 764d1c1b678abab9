import { type AppCraft, craftOfEngine } from '../src/engine/crafts.ts'
import { type EnginePartName, partLoaders } from '../src/engine/parts.ts'
import { createEngineStore } from '../src/engine/store.ts'
import { craftIds } from '../src/model/crafts.ts'
import type { CraftId } from '../src/model/formula.ts'

/** The engine of the app once everything has come. */

export const store = createEngineStore(partLoaders)
export const EVERYTHING: readonly EnginePartName[] = [...craftIds, 'names', 'preparations', 'advice', 'writtenName']
export const engine = await store.load(EVERYTHING)
export const appCraft = (id: CraftId): AppCraft => craftOfEngine(engine, id)
