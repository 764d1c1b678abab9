export { grammarNames, grammarOfCraft, prepareGrammar } from '../catalogue/reading/grammar.ts'
export { createNames, type NameGrammar, type NamesPart } from '../catalogue/reading/reader.ts'
export { readingShownNames } from '../catalogue/reading/shown-names.ts'

/** @deprecated The whole engine reads names by its grammar. An engine of one's own is given `grammarNames`. */
export const readByGrammar = (): void => undefined
