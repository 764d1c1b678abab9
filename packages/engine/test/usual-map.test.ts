import { expect, test } from 'vitest'
import { PUBLISHED_TEXT } from '../src/catalogue/generated/published.ts'
import { type MapAxis, usualMaps, usualReader } from '../src/entries/usual.ts'
import { allCrafts, engineWith, wholeEngine } from '../src/index.ts'
import { mapPlaceOf } from '../src/judge/axes.ts'
import { readPublished } from '../src/judge/published.ts'
import { sharesAtPosition } from '../src/judge/usual.ts'
import { type CraftId, goldenFiles, requestOf } from './golden/corpus.ts'

const ids = Object.keys(allCrafts) as CraftId[]
const withUsual = engineWith(wholeEngine, { usual: usualReader })
const published = readPublished(PUBLISHED_TEXT)

const mapFor = (id: CraftId, request: object) => withUsual.crafts[id].found(request as never, usualReader.map)

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (all: readonly number[]): number => all.reduce((sum, value) => sum + value, 0) / all.length
  const [a, b] = [mean(one), mean(other)]
  const sum = (of: (at: number) => number): number => one.reduce((all, _, at) => all + of(at), 0)
  const [x, y] = [(at: number) => (one[at] ?? 0) - a, (at: number) => (other[at] ?? 0) - b]
  const spread = Math.sqrt(sum((at) => x(at) ** 2) * sum((at) => y(at) ** 2))
  return spread === 0 ? 1 : sum((at) => x(at) * y(at)) / spread
}

/** Formulas of a type under which a correlation says little. */
const ENOUGH_TO_TELL = 8
/** Above it two axes say the same, and another pair should be chosen. */
const BOUND = 0.85
/** Here sugar takes the place of cocoa, or of milk: dots on a line are the truth. */
const ON_A_LINE: readonly string[] = ['negro', 'dulce_de_leche', 'nata_montada']

test('the axes of every type tell two things apart', () => {
  const bound = [...published].flatMap(([id, { types }]) =>
    [...types].flatMap(([type, { formulas }]) => {
      const { types: own, otherwise } = usualMaps[id as CraftId]
      const [x, y] = own[type] ?? otherwise
      const places = formulas.map((formula) => mapPlaceOf(sharesAtPosition(formula.x)))
      if (places.length < ENOUGH_TO_TELL || ON_A_LINE.includes(type)) return []
      const along = (axis: MapAxis): number[] => places.map((place) => place[axis])
      const r = correlation(along(x), along(y))
      return Math.abs(r) > BOUND ? [`${id} ${type}: ${x} × ${y}, r ${r.toFixed(2)}`] : []
    }),
  )
  expect(bound).toEqual([])
})

/** Points between an axis and the parameter that it is called the same as: nobody sees less on a map. */
const UNSEEN = 1

test('an axis that is a parameter says what the parameter says', () => {
  for (const id of ids) {
    const apart = new Map<string, number[]>()
    for (const { type, formulas } of goldenFiles(id)) {
      for (const formula of formulas.filter(({ kind }) => kind === 'published')) {
        const request = requestOf(id, type, formula)
        const mine = mapFor(id, request)?.mine
        const { params } = withUsual.crafts[id].analyse(request as never, { advice: false }) as unknown as {
          readonly params: Readonly<Record<string, number | undefined>>
        }
        for (const [axis, key] of Object.entries(usualMaps[id].figures)) {
          const value = params[key]
          if (mine && value !== undefined)
            apart.set(axis, [...(apart.get(axis) ?? []), Math.abs(mine[axis as MapAxis] - value)])
        }
      }
    }
    for (const [axis, all] of apart) {
      const middle = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
      expect(middle, `${id} ${axis}`).toBeLessThan(UNSEEN)
    }
    expect(apart.size, id).toBe(Object.keys(usualMaps[id].figures).length)
  }
})

test('a formula stands among those of its type, the most alike first', () => {
  const milk = { type: 'helado_leche', ingredients: [{ name: 'Leche entera', grams: 700 }] }
  const map = mapFor('helado', milk)
  expect(map?.axes).toEqual(['azucar', 'grasa'])
  expect(map?.mine?.azucar).toBeCloseTo(0, 1)
  const told = map?.published.flatMap(({ distancia }) => distancia ?? []) ?? []
  expect(told.length).toBeGreaterThan(4)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  const unread = mapFor('helado', { type: 'helado_leche', ingredients: [{ name: 'Xyzzyx qwrty', grams: 300 }] })
  expect(unread?.mine).toBeUndefined()
  expect(unread?.published.length).toBe(map?.published.length)
})
