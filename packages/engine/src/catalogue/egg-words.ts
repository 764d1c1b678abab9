/**
 * What the egg and its parts are called in the languages that names are read in, without accents: the row of the egg of `annex-words.ts`, apart because
 * whoever judges how a formula keeps asks about it, and about no other allergen.
 */
export const EGG_WORDS =
  'huevo|yema|clara|egg|yolk|albumen|uovo|uova|tuorlo|tuorli|albume|albumi|oeuf|œuf|ou|rovell|ovo|gema'
