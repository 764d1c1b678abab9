import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words of a text, looked up in the dictionaries of Debian: for tests that find words of another language. */

export const DICTIONARIES = { en: 'en_US', it: 'it_IT' } as const

const LISTS = join(import.meta.dirname, '../packages/engine/test/language-words')
/** Words that are right and no dictionary has, one to a line: acronyms, words of the trade, British spelling, places, norms. */
export const rightWords = (language: keyof typeof DICTIONARIES): ReadonlySet<string> =>
  new Set(
    readFileSync(join(LISTS, `${language}.txt`), 'utf8')
      .split('\n')
      .filter(Boolean),
  )

/** Words outside quotation marks; an elided article is no word. */
export const wordsOutsideQuotes = (text: string): string[] =>
  text
    // Names of the interface, in JSON or in an address, are no words of a language.
    .replaceAll(/"[^"]*"|\w+=\S*/g, ' ')
    .replaceAll(/[“«][^”»]*[”»]?/g, ' ')
    .replaceAll(/(?<!\p{L})(?:[dnsq]?u?[ae]ll?|sull|quell|un|[ldcn]|com|cos)[’'](?=[\p{L}\d])/giu, '')
    .match(/(?<![\p{L}/.])\p{L}[\p{L}\p{M}]+/gu) ?? []

/** Of these words, those that neither the dictionary of the language nor a list has. */
export function unknownWords(
  language: keyof typeof DICTIONARIES,
  words: readonly string[],
  right: ReadonlySet<string>,
) {
  const { stdout, error, stderr } = spawnSync('hunspell', ['-d', DICTIONARIES[language], '-i', 'utf-8', '-l'], {
    input: [...new Set(words)].join('\n'),
    encoding: 'utf8',
  })
  if (error) throw error
  if (stderr !== '') throw new Error(stderr)
  return [...new Set(stdout.split('\n').filter(Boolean))].filter(
    (word) => !right.has(word) && !right.has(word.toLowerCase()),
  )
}
