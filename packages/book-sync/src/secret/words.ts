import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/spanish.js'
import type { OwnBytes } from './bytes.ts'

/**
 * A secret as twelve words (BIP-39, its Spanish list of 2,048 words): 128 bits and 4 of a checksum. No two words of the list begin
 * with the same four letters, and accents tell none from another, so that a word is known by its beginning.
 */
export const SECRET_WORDS = 12
export const SECRET_BYTES = 16

const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export const wordsOfSecret = (secret: Uint8Array): readonly string[] =>
  entropyToMnemonic(secret, wordlist).normalize('NFC').split(/\s+/)

export type MisreadWords =
  | { readonly code: 'count'; readonly found: number }
  /** Of the word that the list does not have, from one on. */
  | { readonly code: 'word'; readonly number: number; readonly word: string }
  | { readonly code: 'check' }

/** The secret that some words say, however they are written, or what is wrong with them. */
export function secretOfWords(typed: string): { readonly secret: OwnBytes } | { readonly misread: MisreadWords } {
  const words = typed.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '')
  if (words.length !== SECRET_WORDS) return { misread: { code: 'count', found: words.length } }
  const list = new Map(wordlist.map((word) => [plain(word), word]))
  const known = words.map((word) => list.get(plain(word)))
  const unknown = known.indexOf(undefined)
  if (unknown >= 0) return { misread: { code: 'word', number: unknown + 1, word: words[unknown] ?? '' } }
  try {
    return { secret: Uint8Array.from(mnemonicToEntropy(known.join(' '), wordlist)) }
  } catch {
    return { misread: { code: 'check' } }
  }
}

/** Words of the list that begin so, for whoever types. */
export const wordsFrom = (start: string): readonly string[] =>
  wordlist.filter((word) => plain(word).startsWith(plain(start))).map((word) => word.normalize('NFC'))
