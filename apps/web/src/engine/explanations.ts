const EXPLANATIONS = {
  en: async () => (await import('@obrador/engine/explained-en')).explainedInEnglish(),
  it: async () => (await import('@obrador/engine/explained-it')).explainedInItalian(),
}

/** How figures are worked out, in the language of the page: whoever explains them waits for it. Without it the app explains in Spanish. */
export async function loadExplanations(): Promise<void> {
  const speech = globalThis.obradorSpeech
  if (!speech || speech.explained) return
  const { terms } = await EXPLANATIONS[speech.language]().catch(() => ({ terms: undefined }))
  if (terms) speech.explained = terms
}

/** What explains a figure, as the page says it. */
export const explainedText = (text: string): string => globalThis.obradorSpeech?.explained?.[text] ?? text
