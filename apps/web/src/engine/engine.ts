import { commonWords, createEngine, type Engine, type Parts } from '@obrador/engine'
import { screenWords } from '../words/es/engine.ts'
import { advice } from './advice.ts'
import { names } from './names.ts'

/** The engine of the app, made again of what there is each time that more of it comes. */

type AppParts = Parts<Readonly<Record<string, { readonly id: string }>>>

/** Sources are cited by key: nobody reads a title before opening «¿De dónde sale?», where they are looked up. */
let parts: AppParts = { crafts: {}, words: [screenWords, commonWords()], names, advice }
let engine: Engine = createEngine(parts)

export const engineNow = (): Engine => engine

export function addParts({ crafts, words = [], ...more }: Partial<AppParts>): void {
  parts = { ...parts, ...more, crafts: { ...parts.crafts, ...crafts }, words: [...(parts.words ?? []), ...words] }
  engine = createEngine(parts)
}
