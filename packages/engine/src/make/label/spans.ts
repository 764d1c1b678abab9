import { foldedInPlace } from '../../catalogue/annex-words.ts'
import type { LegalAllergen } from '../../catalogue/ingredient.ts'
import { listText } from '../../words/text.ts'
import { type AllergenBearer, allergenWordsIn, anyNumber } from './allergens.ts'

/** A piece of text; with an allergen it must stand out from the rest (Regulation (EU) 1169/2011, art. 21.1.b). */
export interface TextSpan {
  readonly texto: string
  readonly alergeno?: LegalAllergen
}

interface Word {
  readonly allergen: LegalAllergen
  readonly text: string
}

/** Cuts the first span that has the word around it. */
function mark(spans: readonly TextSpan[], { allergen, text }: Word): TextSpan[] | undefined {
  const pattern = anyNumber(text)
  const at = spans.findIndex(({ texto, alergeno }) => alergeno === undefined && pattern.test(foldedInPlace(texto)))
  const match = pattern.exec(foldedInPlace(spans[at]?.texto ?? ''))
  if (!match) return undefined
  const { texto } = spans[at] as TextSpan
  const pieces: TextSpan[] = [
    { texto: texto.slice(0, match.index) },
    { texto: texto.slice(match.index, match.index + match[0].length), alergeno: allergen },
    { texto: texto.slice(match.index + match[0].length) },
  ]
  return spans.toSpliced(at, 1, ...pieces.filter((piece) => piece.texto !== ''))
}

/** «LECHE y SOJA», each apart. */
function listed(words: readonly Word[]): TextSpan[] {
  const joined = listText(
    words.map((_, index) => `\0${index}\0`),
    'y',
  )
  return joined
    .split('\0')
    .filter((piece) => piece !== '')
    .map((piece) => {
      const word = /^\d+$/.test(piece) ? words[Number(piece)] : undefined
      return word ? { texto: word.text, alergeno: word.allergen } : { texto: piece }
    })
}

/**
 * A name with its allergens marked. One that the name does not say follows in brackets, with the quantity if there is
 * one: «chocolate (45 %; SOJA)».
 */
export function textSpansOf(
  name: string,
  { allergens = [], ...bearer }: Omit<AllergenBearer, 'nombre'>,
  quantity: string | undefined,
): TextSpan[] {
  let spans: readonly TextSpan[] = [{ texto: name }]
  const missing: Word[] = []
  for (const allergen of allergens) {
    for (const text of allergenWordsIn(allergen, bearer)) {
      const word = { allergen, text }
      const marked = mark(spans, word)
      if (marked) spans = marked
      else missing.push(word)
    }
  }
  if (missing.length === 0 && quantity === undefined) return [...spans]
  const separator = quantity !== undefined && missing.length > 0 ? '; ' : ''
  return [...spans, { texto: ` (${quantity ?? ''}${separator}` }, ...listed(missing), { texto: ')' }]
}

/** Where only plain text can be printed, capitals make an allergen stand out. */
export const plainText = (spans: readonly TextSpan[]): string =>
  spans.map(({ texto, alergeno }) => (alergeno === undefined ? texto : texto.toLocaleUpperCase('es'))).join('')
