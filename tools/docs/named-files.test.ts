import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean)
const documents = tracked.filter((path) => path.endsWith('.md') && !path.endsWith('CHANGELOG.md'))
const code = tracked.filter((path) => /\.(?:tsx?|mjs|css|tsv)$/.test(path))

/** Names that stand for any file: the example of a manifest, the title of a decision to be written. */
const PLACEHOLDER = /\bNNNN\b|(?:^|\/)x\./

const exists = (named: string): boolean => code.some((path) => path === named || path.endsWith(`/${named}`))

it('a document names only files of code that exist', () => {
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|tsv))`/g)]
      .map(([, named = '']) => named.replace(/^(?:\.\/)+/, ''))
      .filter((named) => !PLACEHOLDER.test(named) && !exists(named))
      .map((named) => `${document}: ${named}`),
  )
  expect(missing).toEqual([])
})
