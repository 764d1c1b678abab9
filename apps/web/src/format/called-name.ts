import './page-speech.ts'

/** What a name that stays Spanish means, in the language of the page. */
export const nameGloss = (name: string): string | undefined => globalThis.obradorSpeech?.tongue?.glossOf(name)

/** A name under which Spanish law lets something be sold: Spanish in every language, between quotation marks and with what it means, “Helado de leche” (milk ice cream). */
export function calledName(name: string): string {
  const speech = globalThis.obradorSpeech
  if (!speech) return name
  const gloss = nameGloss(name)
  return `${speech.language === 'en' ? `“${name}”` : `«${name}»`}${gloss === undefined ? '' : ` (${gloss})`}`
}
