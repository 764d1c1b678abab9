const TONGUES = { en: () => import('./tongue-en.ts'), it: () => import('./tongue-it.ts') }

/** What the engine says in the language of the page; nothing to wait for in Spanish. */
export async function loadTongue(): Promise<void> {
  const speech = globalThis.obradorSpeech
  if (speech) speech.tongue = (await TONGUES[speech.language]()).tongue
}
