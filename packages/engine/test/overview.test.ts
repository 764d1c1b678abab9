import { describe, expect, test } from 'vitest'
import { share } from '../../../tools/tier.ts'
import { findRow } from '../src/catalogue/lookup.ts'
import { rangeMarginOf } from '../src/craft/overview.ts'
import {
  allCrafts,
  type Craft,
  type CraftRequest,
  decapitaliseName,
  examineFormula,
  numberText,
  wholeEngine,
} from '../src/index.ts'
import { massBreakdown } from '../src/ratio/breakdown.ts'
import { marginOnSide, marginText } from '../src/words/es/margin.ts'
import { type CraftId, goldenRequests } from './golden/corpus.ts'

interface Body {
  readonly params: Readonly<Record<string, number>>
  readonly suggestions: readonly string[]
  readonly warnings: readonly string[]
  readonly inRange?: Readonly<Record<string, boolean | null>>
}

describe.each(Object.keys(allCrafts) as CraftId[])('the overview of %s', (id) => {
  const requests = share(goldenRequests(id), 0)
  const craft = allCrafts[id] as unknown as Craft<CraftRequest, Body>

  test('says what the answer says', () => {
    for (const request of requests) {
      const { body, overview } = examineFormula(craft, request)
      const { say } = craft.engine
      expect(body).toStrictEqual(allCrafts[id].analyse(request))
      for (const { key, value } of overview.figures) expect(value).toBe(body.params[key])
      expect([...overview.changes.map(({ sentence }) => sentence), ...overview.remarks.map(say)]).toStrictEqual(
        body.suggestions,
      )
      expect(overview.warnings.map(say)).toStrictEqual(body.warnings)
      if (body.inRange) {
        for (const { key, inRange } of overview.figures) expect(inRange).toBe(body.inRange[key] ?? null)
      }
    }
  })

  test('has a headline that is a sentence, and every change its own', () => {
    for (const request of requests) {
      const { overview } = examineFormula(craft, request)
      const headline = craft.engine.say(overview.headline)
      expect(headline).toMatch(/^\p{Lu}.+[.?]$/u)
      expect(headline).not.toMatch(/undefined|NaN|\d\.\d/)
      for (const { sentence, grams } of overview.changes) {
        expect(sentence.length).toBeGreaterThan(10)
        expect(grams).toBeGreaterThan(0)
      }
    }
  })

  test('each change is the one that its sentence says', () => {
    const { grams } = craft.fields
    let told = 0
    // As published, and with far too much of one ingredient: what has no place, doses, the law and the figures all speak.
    const spoilt = requests.flatMap((request) =>
      [0, 1, 2].map((spoiled) => ({
        ...request,
        ingredients: request.ingredients.map((line, at) =>
          at === spoiled ? { ...line, [grams]: 1.8 * Number(line[grams]) } : line,
        ),
      })),
    )
    for (const request of [...requests, ...spoilt]) {
      const { overview } = examineFormula(craft, request)
      const spoken = (sent: string): string =>
        decapitaliseName(overview.lines.find((line) => line.name === sent)?.ingredient?.name ?? sent)
      for (const { sentence, also = [], ...first } of overview.changes) {
        for (const step of [first, ...also]) {
          told++
          expect(sentence).toContain(`${numberText(step.grams)} g de `)
          for (const one of [step.from, step.to]) {
            if (one === undefined) continue
            const ways = [one, decapitaliseName(one), spoken(one)]
            expect(
              ways.some((way) => sentence.includes(way)),
              `${one}: ${sentence}`,
            ).toBe(true)
          }
        }
      }
    }
    expect(told).toBeGreaterThan(0)
  })

  test('breaks the mass down into parts that add up', () => {
    for (const request of requests) {
      const parts = massBreakdown(examineFormula(craft, request).overview.lines)
      expect(parts.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 0)
      for (const { percent } of parts) expect(percent).toBeGreaterThan(0)
    }
  })
})

test('tells dextrins from starch', () => {
  const parts = massBreakdown([{ grams: 100, ingredient: findRow('maltodextrina_de18') }])
  expect(parts.map(({ label }) => label)).toContain('Dextrinas')
  expect(parts.map(({ label }) => label)).not.toContain('Almidón')
})

test('headlines as a maker would say them', () => {
  const cream = (grams: number) =>
    wholeEngine.say(
      examineFormula(allCrafts.helado, {
        type: 'helado_leche',
        ingredients: [
          { name: 'Leche entera', grams: 625 },
          { name: 'Nata 35%', grams },
          { name: 'Leche en polvo desnatada', grams: 34 },
          { name: 'Sacarosa', grams: 125 },
          { name: 'Dextrosa', grams: 36 },
          { name: 'Glucosa atomizada DE38', grams: 24 },
        ],
      }).overview.headline,
    )
  expect(cream(130)).toMatch(/^Equilibrada\. Servirás a −\d+,?\d* °C\.$/)
  expect(cream(900)).toMatch(/^Revisa .*le sobra grasa/)
})

test('margins are told from the nearest limit', () => {
  const from = (value: number, range: readonly [number, number], unit: string, decimals: number) => ({
    ...rangeMarginOf(value, range),
    unit,
    decimals,
  })
  const said = (...asked: Parameters<typeof from>) => marginText(from(...asked))
  expect(marginOnSide(from(16.8, [8, 18], '%', 2))).toBe('1,2 puntos bajo el máximo')
  expect(marginOnSide(from(8.5, [8, 18], '%', 2))).toBe('0,5 puntos sobre el mínimo')
  expect(marginOnSide(from(8, [8, 18], '%', 2))).toBe('justo en el mínimo')
  expect(said(7.2, [8, 18], '%', 2)).toBe('0,8 puntos bajo el mínimo')
  expect(said(19, [8, 18], '%', 2)).toBe('1 punto sobre el máximo')
  expect(said(16.8, [8, 18], '%', 2)).toBe('a 1,2 puntos del máximo')
  expect(said(8, [8, 18], '%', 2)).toBe('justo en el mínimo')
  expect(said(-13, [-12.5, -10.6], '°C', 2)).toBe('0,5 °C bajo el mínimo')
  expect(said(0.9, [0.6, 0.85], '', 3)).toBe('0,05 sobre el máximo')
})
