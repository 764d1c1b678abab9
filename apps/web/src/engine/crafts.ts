import type { Craft, CraftRequest, DescribedCraft, Shown, Worded } from '@obrador/engine'
import type { Desk } from '@obrador/engine/desk'
import type { CraftId } from '../model/formula.ts'

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
const loaders: Readonly<Record<CraftId, () => Promise<unknown>>> = {
  helado: () => import('@obrador/engine/helado').then(({ helado }) => helado),
  panaderia: () => import('@obrador/engine/panaderia').then(({ panaderia }) => panaderia),
  pasteleria: () => import('@obrador/engine/pasteleria').then(({ pasteleria }) => pasteleria),
  turron: () => import('@obrador/engine/turron').then(({ turron }) => turron),
  cacao: () => import('@obrador/engine/cacao').then(({ cacao }) => cacao),
}

const loading = new Map<CraftId, Promise<AppCraft>>()
const loaded = new Map<CraftId, AppCraft>()

async function load(id: CraftId): Promise<AppCraft> {
  const craft = (await loaders[id]()) as AppCraft
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
