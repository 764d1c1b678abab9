import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rightWords, unknownWords, wordsOutsideQuotes } from '../../../tools/spelled-words.ts'
import { englishExplained } from '../src/words/en/explained.ts'
import { englishFixed } from '../src/words/en/fixed.ts'
import { englishGlossary } from '../src/words/en/glossary.ts'
import { englishReasons } from '../src/words/en/reasons.ts'
import type { ExplainedTexts } from '../src/words/es/explained-texts.ts'
import { tradeTerms } from '../src/words/es/trade-terms.ts'
import { italianExplained } from '../src/words/it/explained.ts'
import { italianFixed } from '../src/words/it/fixed.ts'
import { italianGlossary } from '../src/words/it/glossary.ts'
import { italianReasons } from '../src/words/it/reasons.ts'

/**
 * No word of another language in a folder of words, by the dictionaries of Debian: every text of every phrase, whether or not a
 * formula of the corpus makes it said. What is between quotation marks is a name, a field or what a label prints.
 */

const REPOSITORY = join(import.meta.dirname, '../../..')

const TABLES = new Set(['glossary.ts', 'fixed.ts', 'reasons.ts', 'explained.ts', 'explained-norms.ts'])

const explainedTables = ({ counted, countedBy, formulas, norms, sources }: ExplainedTexts) => [
  counted,
  countedBy,
  formulas,
  norms,
  sources,
]

/** The texts of a source: of strings, and of templates without what is put into them, which may have texts of its own. */
function textsOf(source: string): string[] {
  const texts: string[] = []
  let at = 0
  const quoted = (end: string): void => {
    let text = ''
    for (at += 1; at < source.length && source[at] !== end; at++) {
      // An escaped sign parts words.
      if (source[at] === '\\') {
        at += source[at + 1] === 'u' ? 5 : 1
        text += ' '
        continue
      }
      if (end === '`' && source.startsWith('${', at)) {
        at += 2
        code()
        text += ' '
        continue
      }
      text += source[at]
    }
    texts.push(text)
  }
  const code = (): void => {
    for (let depth = 0; at < source.length; at++) {
      const char = source[at] ?? ''
      if (char === '}' && depth === 0) return
      if (char === '{') depth += 1
      if (char === '}') depth -= 1
      if (char === "'" || char === '"' || char === '`') quoted(char)
    }
  }
  while (at < source.length) {
    code()
    at += 1
  }
  return texts
}

/** Texts of the phrases of a folder: of more than one word, or a whole sentence. */
const phraseTexts = (language: string): string[] =>
  globSync([`{packages,apps}/*/src/words/${language}/**/*.ts`, `{packages,apps}/*/src/words/${language}.ts`], {
    cwd: REPOSITORY,
  })
    .filter((path) => !TABLES.has(path.split('/').at(-1) ?? ''))
    .flatMap((path) =>
      textsOf(
        readFileSync(join(REPOSITORY, path), 'utf8')
          .replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
          // The key of a table is what it translates.
          .replaceAll(/^\s*'[^'\n]*':/gm, '')
          // The Spanish side of a citation is what is replaced.
          .replaceAll(/^\s*\[?\/.*\/g,/gm, ''),
      ),
    )
    .filter((text) => /\s/.test(text.trim()) && !Object.hasOwn(tradeTerms, text))

describe.each([
  ['en', [englishGlossary, englishFixed, englishReasons, ...explainedTables(englishExplained)]],
  ['it', [italianGlossary, italianFixed, italianReasons, ...explainedTables(italianExplained)]],
] as const)('%s', (language, tables) => {
  test('has no word of another language', () => {
    const texts = [...phraseTexts(language), ...tables.flatMap((table) => Object.values(table))]
    expect(texts.length).toBeGreaterThan(900)
    expect(unknownWords(language, texts.flatMap(wordsOutsideQuotes), rightWords(language))).toEqual([])
  })

  test('every exception is used', () => {
    const texts = [...phraseTexts(language), ...tables.flatMap((table) => Object.values(table))]
    const all = new Set(texts.flatMap(wordsOutsideQuotes).flatMap((word) => [word, word.toLowerCase()]))
    expect([...rightWords(language)].filter((word) => !all.has(word))).toEqual([])
  })
})
