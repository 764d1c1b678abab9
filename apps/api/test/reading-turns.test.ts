import { setImmediate } from 'node:timers/promises'
import { LONGEST_TEXT } from '@obrador/contract'
import { ingredientCatalogue, REQUEST_LIMITS } from '@obrador/engine'
import { readText } from '@obrador/list'
import { expect, it } from 'vitest'
import { CHARACTERS_A_TURN, namesInTurns, textInTurns } from '../src/turns.ts'
import { postTo, sharedApp } from './helpers.ts'

/** A body with as many words as it may have lets others have their turn: counted in turns of the loop, and by no clock. */

const LINES = 200
const words = ingredientCatalogue.map(({ name }) => name.split(' ')[0])
/** Names of as many words as fit, none asked before. */
const wordy = (mark: string) =>
  Array.from({ length: LINES }, (_, at) => ({
    name: `${mark}${at} ${words.slice(at, at + 40).join(' ')}`.slice(0, REQUEST_LIMITS.nameLength - 1).trim(),
    grams: 10,
  }))
/** A text as long as one may be. */
const longText = (mark: string): string =>
  [{ name: 'Leche entera' }, ...wordy(mark)]
    .map(({ name }) => `100 g ${name}`)
    .join('\n')
    .slice(0, LONGEST_TEXT)
const characters = (lines: readonly { readonly name: string }[]): number =>
  lines.reduce((sum, { name }) => sum + name.length, 0)

async function rests(work: (rest: () => Promise<void>) => Promise<unknown>): Promise<number> {
  let count = 0
  await work(async () => void count++)
  return count
}

it('two hundred names of many words are read in turns, and a usual formula in none', async () => {
  const ingredients = wordy('a')
  const least = Math.floor(characters(ingredients) / (CHARACTERS_A_TURN + REQUEST_LIMITS.nameLength))
  expect(await rests((rest) => namesInTurns('helado', { ingredients }, rest))).toBeGreaterThanOrEqual(least)
  const parts = { preparaciones: { base: { ingredients } }, ingredients: [{ preparacion: 'base', grams: 10 }] }
  expect(await rests((rest) => namesInTurns('helado', parts, rest))).toBeGreaterThanOrEqual(least)
  expect(await rests((rest) => namesInTurns('helado', { ingredients: ingredients.slice(0, 12) }, rest))).toBe(0)
})

it('a long text is read in turns, to the same lines', async () => {
  const text = longText('b')
  const least = Math.floor(text.length / (CHARACTERS_A_TURN + REQUEST_LIMITS.nameLength + 6)) - 1
  expect(await rests((rest) => textInTurns(text, rest))).toBeGreaterThanOrEqual(least)
  expect(await textInTurns(text)).toEqual(readText(text))
})

it.each([
  ['/api/balance', () => ({ type: 'base', ingredients: wordy('c') })],
  ['/api/etiqueta/helado', () => ({ type: 'base', ingredients: wordy('d') })],
  ['/api/leer', () => ({ texto: longText('e') })],
  ['/api/lote', () => ({ analisis: [{ oficio: 'helado', peticion: { type: 'base', ingredients: wordy('f') } }] })],
  ['/api/lote', () => ({ analisis: [{ oficio: 'helado', peticion: { type: 'base', texto: longText('g') } }] })],
  ['/api/hornada', () => ({ oficio: 'helado', formula: { type: 'base', texto: longText('h') }, medidas: [] })],
])('%s lets others through meanwhile', async (url, body) => {
  const app = await sharedApp()
  const short = await turnsOf(app, '/api/balance', { ingredients: [{ name: 'Leche entera', grams: 100 }] })
  expect(await turnsOf(app, url, body())).toBeGreaterThan(short + 3)
})

async function turnsOf(app: Awaited<ReturnType<typeof sharedApp>>, url: string, body: object): Promise<number> {
  let isAnswered = false
  const asking = postTo(app, url, body).finally(() => {
    isAnswered = true
  })
  let turns = 0
  for (; !isAnswered; turns++) await setImmediate()
  const response = await asking
  expect(response.statusCode, response.body).toBe(200)
  return turns
}

it.each([null, 'x', [null], [{ name: 5 }], { length: 1e9 }])(
  'ingredients that are none are left to be refused: %j',
  async (ingredients) => {
    expect(await rests((rest) => namesInTurns('helado', { ingredients, preparaciones: 'abc' }, rest))).toBe(0)
  },
)
