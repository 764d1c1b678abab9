import { commonWords, createEngine, type Phrasebook } from '@obrador/engine'
import type { SpeakingParts } from '../format/page-speech.ts'
import { screenWords } from '../words/es/engine.ts'
import type { AppEngine } from './crafts.ts'
import type { EnginePartName, PartLoaders } from './parts.ts'

/** The parts of the engine that have come, and engines made of them. */
export interface EngineStore {
  readonly has: (parts: readonly EnginePartName[]) => boolean
  /** Of these parts, those that have come: the same engine for the same ones, whatever else has come. */
  readonly engineOf: (parts: readonly EnginePartName[]) => AppEngine
  /** The engine of all of these parts: the same promise every time, so that React can wait for it. After a failure it is tried again. */
  readonly load: (parts: readonly EnginePartName[]) => Promise<AppEngine>
  /** Makes its engines anew: there is more to say than when they were made. */
  readonly renew: () => void
  /** Tells when a part has come, until it is told to stop. */
  readonly watch: (tell: () => void) => () => void
}

type Given = SpeakingParts

const keyOf = (parts: readonly EnginePartName[]): string => [...new Set(parts)].toSorted().join(' ')

/** `words` are those of whoever makes it, which go before what a screen says; `hear` is told of everything that is said. */
export function createEngineStore(
  loaders: PartLoaders,
  words: readonly Phrasebook[] = [],
  hear?: SpeakingParts['hear'],
): EngineStore {
  const come = new Map<EnginePartName, Partial<Given>>()
  const coming = new Map<EnginePartName, Promise<void>>()
  const engines = new Map<string, AppEngine>()
  const waited = new Map<string, Promise<AppEngine>>()
  const settled = new Map<string, Promise<AppEngine>>()
  const watching = new Set<() => void>()

  /** The promise under its key, forgotten when it fails. */
  function once<Key, Value>(kept: Map<Key, Promise<Value>>, key: Key, start: () => Promise<Value>): Promise<Value> {
    const known = kept.get(key)
    if (known) return known
    const started = start().catch((error: unknown) => {
      kept.delete(key)
      throw error
    })
    kept.set(key, started)
    return started
  }

  async function loadPart(part: EnginePartName): Promise<void> {
    come.set(part, await loaders[part]())
    for (const tell of watching) tell()
  }

  function made(parts: readonly EnginePartName[]): AppEngine {
    const given = parts.map((part) => come.get(part) ?? {})
    const crafts = Object.assign({}, ...given.map((one) => one.crafts))
    const whole: Given = {
      ...Object.assign({}, ...given),
      crafts,
      ...(hear && { hear }),
      words: [...words, screenWords, commonWords(), ...given.flatMap((one) => one.words ?? [])],
    }
    const { tongue } = globalThis.obradorSpeech ?? {}
    const engine = tongue ? tongue.engineOf(whole) : createEngine(whole)
    return Object.assign(engine as unknown as AppEngine, { loaded: new Set(parts), load })
  }

  const has = (parts: readonly EnginePartName[]): boolean => parts.every((part) => come.has(part))

  function engineOf(parts: readonly EnginePartName[]): AppEngine {
    const here = parts.filter((part) => come.has(part))
    const key = keyOf(here)
    const engine = engines.get(key) ?? made([...new Set(here)])
    engines.set(key, engine)
    return engine
  }

  /** Of parts that have come: kept, and marked as React marks what it has waited for, so that nothing waits for it. */
  function ready(parts: readonly EnginePartName[]): Promise<AppEngine> {
    const key = keyOf(parts)
    const value = engineOf(parts)
    const known = settled.get(key) ?? Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
    settled.set(key, known)
    return known
  }

  const load = (parts: readonly EnginePartName[]): Promise<AppEngine> =>
    has(parts)
      ? ready(parts)
      : once(waited, keyOf(parts), async () => {
          await Promise.all(parts.map((part) => once(coming, part, () => loadPart(part))))
          return engineOf(parts)
        })

  return {
    has,
    engineOf,
    load,
    renew: () => {
      for (const made of [engines, waited, settled]) made.clear()
      for (const tell of watching) tell()
    },
    watch: (tell) => {
      watching.add(tell)
      return () => watching.delete(tell)
    },
  }
}
