import { foldWords } from '../catalogue/normalise.ts'
import { tradeWordsInSpanish } from '../catalogue/reading/parse.ts'

/** What a name says of safety, in whichever language it is written: its words are said in Spanish, and looked at there. */
export const spanishWordsOf = (name: string): string => tradeWordsInSpanish(foldWords(name).join(' '))

/** Milk or cream as it leaves the animal, and what says that it was heated since. */
const RAW = /\bcrud|sin pasteuriz|ordenad/
const HEATED = /hervid|cocid|(?<!sin )pasteuriz/

export const isToldHeated = (said: string): boolean => HEATED.test(said)
/** That something is raw, and nobody says that it was heated. */
export const isToldRaw = (said: string): boolean => RAW.test(said) && !isToldHeated(said)

/** A cheese that ripens may be of raw milk. */
const FRESH_MILK = /^(?!.*\b(?:queso(?! fresco)|cheese|formaggi|fromage|formatge)).*\b(?:leche|nata|queso fresco)\b/
export const isFreshMilk = (said: string): boolean => FRESH_MILK.test(said)
