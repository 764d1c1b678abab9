import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ingredientCatalogue } from '@obrador/engine'
import { expect, it } from 'vitest'
import { CHARACTERS, FOLDER, FONTS, subsetOf } from '../build/fonts.ts'

const fonts = Object.keys(FONTS) as (keyof typeof FONTS)[]
const SOURCES = join(import.meta.dirname, '../src')

it('the cut fonts are what the whole ones give', async () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(fonts.toSorted())
  for (const font of fonts) expect((await subsetOf(font)).equals(readFileSync(join(FOLDER, font))), font).toBe(true)
})

it('what the app writes needs no other file', () => {
  const words = readdirSync(join(SOURCES, 'words/es')).map((file) =>
    readFileSync(join(SOURCES, 'words/es', file), 'utf8'),
  )
  const names = ingredientCatalogue.map(({ name }) => name)
  // What no Latin font has (shapes, arrows, «≈») is drawn by the system with either.
  const latin = [...new Set([...words, ...names].join(''))].filter((letter) => letter !== '\n' && letter < '\u0180')
  expect(latin.filter((letter) => !CHARACTERS.includes(letter))).toEqual([])
})

it('the styles send each letter to the file that has it', () => {
  const css = readFileSync(join(SOURCES, 'ui/style/tokens.css'), 'utf8')
  const ranges = [...css.matchAll(/url\("\.\/fonts\/[^}]*?unicode-range:\s*([^;]+);/g)].map(([, range = '']) =>
    [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    }),
  )
  expect(ranges).toHaveLength(fonts.length)
  for (const letters of ranges) expect(letters.toSorted()).toEqual([...CHARACTERS].toSorted())
})
