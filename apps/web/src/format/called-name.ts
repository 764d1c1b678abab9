import './page-speech.ts'

/** A name under which Spanish law lets something be sold: Spanish in every language, between quotation marks and with what it means, “Helado de leche” (milk ice cream). */
export function calledName(name: string): string {
  const speech = globalThis.obradorSpeech
  if (!speech) return name
  const gloss = speech.tongue?.glossOf(name)
  return `${speech.language === 'en' ? `“${name}”` : `«${name}»`}${gloss === undefined ? '' : ` (${gloss})`}`
}
