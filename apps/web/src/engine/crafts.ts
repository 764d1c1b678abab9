import type { Book, Craft, CraftRequest, DescribedCraft, Shown, Worded } from '@obrador/engine'
import type { Desk } from '@obrador/engine/desk'
import type { CraftId } from '../model/formula.ts'
import { addParts, engineNow } from './engine.ts'

/** A craft as the app sees it: the engine's, without the types that tell the five apart. */
export interface AppCraft extends Craft<CraftRequest, Worded> {
  readonly id: CraftId
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

/** Each craft is a chunk of its own: the first screen needs one. */
const loaders: Readonly<
  Record<CraftId, () => Promise<{ readonly definition: { readonly id: string }; readonly words: Book }>>
> = {
  helado: () => import('@obrador/engine/helado'),
  panaderia: () => import('@obrador/engine/panaderia'),
  pasteleria: () => import('@obrador/engine/pasteleria'),
  turron: () => import('@obrador/engine/turron'),
  cacao: () => import('@obrador/engine/cacao'),
}

const loading = new Map<CraftId, Promise<AppCraft>>()
const loaded = new Map<CraftId, AppCraft>()

/** The craft of whatever the engine is when it is asked: what has come since is there for it too. */
function craftNow(id: CraftId): AppCraft {
  const now = () => engineNow().crafts[id] as AppCraft
  return {
    ...now(),
    get engine() {
      return engineNow()
    },
    rowNamed: (...asked) => now().rowNamed(...asked),
    analyse: (...asked) => now().analyse(...asked),
    found: (request, read) => now().found(request, read),
    fitting: (request, read) => now().fitting(request, read),
  }
}

async function load(id: CraftId): Promise<AppCraft> {
  const { definition, words } = await loaders[id]()
  addParts({ crafts: { [id]: definition }, words: [words] })
  const craft = craftNow(id)
  loaded.set(id, craft)
  return craft
}

/** The same promise every time, so that React can wait for it. */
export function loadCraft(id: CraftId): Promise<AppCraft> {
  const promise = loading.get(id) ?? load(id)
  loading.set(id, promise)
  return promise
}

/** A craft that is there already: waiting for what has come, React would still show that it waits, for a while. */
export const loadedCraft = (id: CraftId): AppCraft | undefined => loaded.get(id)
