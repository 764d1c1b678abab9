/** A text as it is searched: without accents or capitals. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words that somebody searches by, as they are searched. */
export const wordsIn = (text: string): readonly string[] => folded(text).split(/\s+/).filter(Boolean)
