import type { Craft, CraftRequest, DescribedCraft, Engine, Shown, Worded } from '@obrador/engine'
import type { Desk } from '@obrador/engine/desk'
import type { CraftId } from '../model/formula.ts'
import type { Part } from './parts.ts'

/** A craft as the app sees it: the engine's, without the types that tell the five apart. */
export interface AppCraft extends Craft<CraftRequest, Worded> {
  readonly id: CraftId
  readonly engine: AppEngine
  readonly definition: {
    readonly parameters: Readonly<Record<string, Shown>>
    readonly types: Craft['types']
    readonly reads: {
      readonly fields: { readonly name: string; readonly grams: string }
      readonly steam?: unknown
    }
    readonly judges: DescribedCraft['definition']['judges'] & {
      /** Classes beyond being in range, where the craft has them. */
      readonly ladder?: unknown
    }
    readonly desk?: Desk<never>
  }
}

/** An engine of the parts that have come. */
export interface AppEngine extends Engine<Readonly<Record<string, AppCraft>>> {
  readonly loaded: ReadonlySet<Part>
  /** The engine of other parts of the same store, once they have come. */
  readonly load: (parts: readonly Part[]) => Promise<AppEngine>
}

/** A craft of an engine. Whoever asks has waited for it (`needsOf`). */
export function craftOf(engine: AppEngine, id: CraftId): AppCraft {
  const craft = engine.crafts[id]
  if (!craft) throw new Error(`${id} was asked of an engine of ${[...engine.loaded].join(', ')}`)
  return craft
}
