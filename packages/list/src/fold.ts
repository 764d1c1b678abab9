/** Without accents, case or apostrophes of another script: how words are compared here. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')

/** Words that a person wrote on a line, with spaces or bars between them: how the tables of this package are written. */
export const listedWords = (text: string): readonly string[] =>
  text
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** «… o margarina», «… (o margarina)», «… / margarina»: what a name offers in the place of what stands before it. */
export const OTHER_CHOICE = /\s+\(?((?:o|u|ó|or|ou|oppure|\/)\s+)(?:en su defecto\s+)?(\p{L}[\p{L}\s]*)\)?$/iu
/** «Mantequilla o margarina» is looked at as butter until somebody says which. */
export const firstChoiceIn = (name: string): string => name.replace(OTHER_CHOICE, '')
