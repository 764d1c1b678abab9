import type { CommonAnswer, Craft, CraftEngine, CraftRequest, DescribedCraft, ShownFigure } from '@obrador/engine'
import type { CraftDesk } from '@obrador/engine/desk'
import type { CraftId } from '../model/formula.ts'
import type { EnginePartName } from './parts.ts'

/** A craft as the app sees it: the engine's, without the types that tell the five apart. */
export interface AppCraft extends Craft<CraftRequest, CommonAnswer> {
  readonly id: CraftId
  readonly engine: AppEngine
  readonly definition: {
    readonly parameters: Readonly<Record<string, ShownFigure>>
    readonly types: Craft['types']
    readonly reads: {
      readonly fields: { readonly name: string; readonly grams: string }
      readonly steam?: unknown
    }
    readonly judges: DescribedCraft['definition']['judges'] & {
      /** Classes beyond being in range, where the craft has them. */
      readonly ladder?: unknown
    }
    readonly desk?: CraftDesk<never>
  }
}

/** An engine of the parts that have come. */
export interface AppEngine extends CraftEngine<Readonly<Record<string, AppCraft>>> {
  readonly loaded: ReadonlySet<EnginePartName>
  /** The engine of other parts of the same store, once they have come. */
  readonly load: (parts: readonly EnginePartName[]) => Promise<AppEngine>
}

/** A craft of an engine. Whoever asks has waited for it (`needsOfFormula`). */
export function craftOfEngine(engine: AppEngine, id: CraftId): AppCraft {
  const craft = engine.crafts[id]
  if (!craft) throw new Error(`${id} was asked of an engine of ${[...engine.loaded].join(', ')}`)
  return craft
}
