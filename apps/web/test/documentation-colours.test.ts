import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The pages of the documentation are served without the app, and have its colours and letters all the same. */

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')
const app = read('apps/web/src/ui/style/tokens.css')
const pages = read('apps/api/src/pages/style.css')

const tokensIn = (css: string): ReadonlyMap<string, string> =>
  new Map([...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
const accentsIn = (css: string): string[] | undefined =>
  css.match(/\[data-craft="\w+"\] \{\s+--accent: [^;]+;/g)?.map((one) => one.replace(/\s+/g, ' '))

it('each token of the pages has the value that it has in the app, and each craft its colour', () => {
  expect(accentsIn(pages)).toEqual(accentsIn(app))
  const colours = accentsIn(app)?.map((one) => one.replace(/^.*--accent: /, ''))
  expect([colours?.length, new Set(colours).size]).toEqual([5, 5])
  const ofApp = tokensIn(app)
  for (const [name, value] of tokensIn(pages)) if (name !== '--accent') expect(value, name).toBe(ofApp.get(name))
})
