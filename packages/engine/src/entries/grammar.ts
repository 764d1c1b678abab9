export { grammarOf, names, prepareGrammar } from '../catalogue/reading/grammar.ts'
export { createNames, type Grammar, type Names } from '../catalogue/reading/reader.ts'

/** @deprecated The whole engine reads names by its grammar. An engine of one's own is given `names`. */
export const readByGrammar = (): void => undefined
