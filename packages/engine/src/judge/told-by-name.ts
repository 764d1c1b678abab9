import { foldWords } from '../catalogue/normalise.ts'

/**
 * What a name says of safety, in the languages that names are read in (Spanish, English, Italian, French, Catalan, Portuguese). Only
 * these words stand here: whoever judges a formula need not load the reader of names.
 */
export const foldedIngredientName = (name: string): string => foldWords(name).join(' ')

/** Milk or cream as it leaves the animal, and what says that it was heated since. */
const RAW = /\bcrud|\bcru[aes]?\b|\braw\b|ordenad|\bmunt[oa]\b|munyir/
const PASTEURISED = /past(?:euri[sz]|orizz|euritz)/
const NOT_PASTEURISED = /\b(?:sin|senza|sense|sans|sem|non?|not|nao|un) ?past(?:euri[sz]|orizz|euritz)/
const BOILED = /hervid|bollit|boiled|bouilli|bullid|bullit|fervid/
export const COOKED_NAME = /(?<!\b(?:non?|not|sin|senza|un) ?)(?:cocid|cooked|\bcuit|\bcott[oaie]\b)/

export const isToldPasteurised = (said: string): boolean => PASTEURISED.test(said) && !NOT_PASTEURISED.test(said)
export const isToldUnpasteurised = (said: string): boolean => NOT_PASTEURISED.test(said)
export const isToldHeated = (said: string): boolean =>
  BOILED.test(said) || COOKED_NAME.test(said) || isToldPasteurised(said)
/** That something is raw, and nobody says that it was heated. */
export const isToldRaw = (said: string): boolean =>
  (RAW.test(said) || NOT_PASTEURISED.test(said)) && !isToldHeated(said)

const MILK = 'leche|nata|milk|cream|latte|panna|lait|creme|llet|leite'
/** A cheese that ripens may be of raw milk. */
const FRESH_MILK = new RegExp(
  String.raw`^(?!.*\b(?:queso(?! fresco)|cheese|formaggi|fromage|formatge)).*\b(?:${MILK}|queso fresco)\b`,
)
export const isFreshMilk = (said: string): boolean => FRESH_MILK.test(said)
