import type { EngineStore } from './store.ts'

const TONGUES = { en: () => import('./tongue-en.ts'), it: () => import('./tongue-it.ts') }
const WHOLE = { en: () => import('./tongue-later-en.ts'), it: () => import('./tongue-later-it.ts') }

/** What the engine says in the language of the page: all of it, or what a first look needs, and the rest with the other words. Nothing to wait for in Spanish. */
export async function loadTongue(store: EngineStore): Promise<void> {
  const speech = globalThis.obradorSpeech
  if (!speech) return
  const coming = TONGUES[speech.language]()
  speech.loadWhole = async () => {
    const { wholeTongue } = await WHOLE[speech.language]()
    const { tongue } = await coming
    tongue.learn(wholeTongue())
    store.renew()
  }
  await Promise.all([coming, speech.isWhole && speech.loadWhole()])
  speech.tongue = (await coming).tongue
}
