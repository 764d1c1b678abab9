import { createEngine, type Engine, type Parts } from '@obrador/engine'
import { names } from './names.ts'

/** The engine of the app, made again of what there is each time that more of it comes. */

type AppParts = Parts<Readonly<Record<string, { readonly id: string }>>>

let parts: AppParts = { crafts: {}, names }
let engine: Engine = createEngine(parts)

export const engineNow = (): Engine => engine

export function addParts({ crafts, ...more }: Partial<AppParts>): void {
  parts = { ...parts, ...more, crafts: { ...parts.crafts, ...crafts } }
  engine = createEngine(parts)
}
