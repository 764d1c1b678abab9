import type { allCrafts } from '@obrador/engine'

export type CraftId = keyof typeof allCrafts

/** In the order in which they stand everywhere. */
export const craftIds: readonly CraftId[] = ['helado', 'panaderia', 'pasteleria', 'turron', 'cacao']
export const isCraftId = (value: unknown): value is CraftId => craftIds.some((id) => id === value)
