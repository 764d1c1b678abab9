/** A text as it is searched: without accents or capitals. */
export const foldedText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words that somebody searches by, as they are searched. */
export const foldedWordsIn = (text: string): readonly string[] => foldedText(text).split(/\s+/).filter(Boolean)
