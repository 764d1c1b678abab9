import type { allCrafts } from '@obrador/engine'

export type RequestBody = Readonly<Record<string, unknown>>

export type CraftName = keyof typeof allCrafts
