import { describe, expect, test } from 'vitest'
import {
  allCrafts,
  type CommonAnswer,
  type Craft,
  type CraftRequest,
  examineFormula,
  KEPT_LINES,
} from '../src/index.ts'
import { type CraftId, goldenRequests } from './golden/corpus.ts'

/** Lines that their maker keeps as they are: advice is made of the others. */

describe.each(Object.keys(allCrafts) as CraftId[])('kept lines of %s', (id) => {
  const craft = allCrafts[id] as unknown as Craft<CraftRequest, CommonAnswer>
  const { name, grams } = craft.fields
  // With far too much of the second ingredient, nearly every formula has something to correct.
  const requests = goldenRequests(id)
    .filter((_, index) => index % 4 === 0)
    .map((request) => ({
      ...request,
      ingredients: request.ingredients.map((line, at) =>
        at === 1 ? { ...line, [grams]: 2 * Number(line[grams]) } : line,
      ),
    }))
  const keeping = (request: CraftRequest, kept: ReadonlySet<number>): CraftRequest =>
    ({ ...request, [KEPT_LINES]: kept }) as CraftRequest
  const stepsOf = (request: CraftRequest) =>
    examineFormula(craft, request).overview.changes.flatMap(({ from, to, grams: moved, also = [] }) => [
      { from, to, grams: moved },
      ...also,
    ])
  /** Places of the lines that a change speaks of; what is read by its id is spoken of by its name. */
  const placesIn = (request: CraftRequest, spoken: string | undefined): number[] => {
    const { lines } = examineFormula(craft, request, { advice: false }).overview
    return request.ingredients.flatMap((line, at) =>
      spoken !== undefined && (line[name] === spoken || lines[at]?.ingredient?.name === spoken) ? [at] : [],
    )
  }

  test('are in no advice, and neither is what they are made of', () => {
    let tried = 0
    for (const request of requests) {
      const [first] = stepsOf(request)
      if (!first) continue
      tried++
      const kept = new Set([...placesIn(request, first.from), ...placesIn(request, first.to)])
      for (const { from, to } of stepsOf(keeping(request, kept))) {
        for (const at of [...placesIn(request, from), ...placesIn(request, to)]) expect(kept).not.toContain(at)
      }
    }
    expect(tried).toBeGreaterThan(5)
  })

  test('all of them kept, nothing is taken, and only what is not there comes in', () => {
    for (const request of requests) {
      const all = new Set(request.ingredients.keys())
      for (const { from, to } of stepsOf(keeping(request, all))) {
        expect(from).toBeUndefined()
        expect(placesIn(request, to)).toEqual([])
      }
    }
  })

  test('cannot be sent over the network, and change no figure', () => {
    for (const request of requests.slice(0, 5)) {
      const kept = keeping(request, new Set([0, 1]))
      expect(craft.analyse(JSON.parse(JSON.stringify(kept)))).toEqual(craft.analyse(request))
      expect(craft.analyse(kept, { advice: false })).toEqual(craft.analyse(request, { advice: false }))
    }
  })
})

test('a preparation that is kept stays as one', () => {
  const syrup = {
    oficio: 'helado',
    ingredients: [
      { name: 'Agua', grams: 100 },
      { name: 'Azúcar', grams: 300 },
    ],
  }
  const request = {
    type: 'helado_leche',
    ingredients: [
      { name: 'Leche entera', grams: 600 },
      { name: 'Nata 35%', grams: 130 },
      { name: 'Almíbar', grams: 480, preparacion: syrup },
    ],
  }
  const moved = (asked: object): readonly (string | undefined)[] =>
    examineFormula(allCrafts.helado, asked as never).overview.changes.flatMap(({ from, to }) => [from, to])
  expect(moved(request)).toContain('Almíbar')
  expect(moved({ ...request, [KEPT_LINES]: new Set([2]) })).not.toContain('Almíbar')
})
