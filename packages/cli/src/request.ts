import type { crafts } from '@obrador/engine'

export type Request = Readonly<Record<string, unknown>>

export type Oficio = keyof typeof crafts
