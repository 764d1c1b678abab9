import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { FormulaError } from '@obrador/engine'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { type Formula, labelOf, openLabel, solverBytes } from './saco-labels.ts'

const COUVERTURE: Formula = [
  ['azucar', 'azúcar', 400],
  ['manteca_cacao', 'manteca de cacao', 240],
  ['leche_entera_polvo', 'leche entera en polvo', 220],
  ['pasta_cacao', 'pasta de cacao', 140],
]
/** Bytes that hundreds of labels may leave behind: what the engine compiles and looks up late, and nothing for each label. */
const MOST_LEFT = 6e6

describe('one label after another', () => {
  it('keeps nothing of them', { tags: ['nightly'] }, () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const open = (from: number, to: number): number => {
      for (let at = from; at < to; at++) {
        const { lista, nutricion } = labelOf(COUVERTURE, at)
        openLabel({ lista: `${lista}, cosa ${at}`, nutricion })
      }
      collect()
      return process.memoryUsage().heapUsed + solverBytes()
    }
    const warm = open(0, runs(100))
    const later = open(runs(100), runs(300))
    expect(later - warm).toBeLessThan(MOST_LEFT)
  })
})

describe('a hostile label', () => {
  const many = 'azúcar, cacao en polvo, leche entera, '
  it.each([
    ['ten thousand characters', many.repeat(300).slice(0, 10_000)],
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['two hundred brackets', `azúcar ${'('.repeat(200)}sal${')'.repeat(200)}`],
    ['brackets that never end', `${'chocolate (azúcar, '.repeat(50)}cacao`],
    ['brackets that never began', `azúcar${')'.repeat(200)}, sal`],
    ['percentages beyond the whole', 'azúcar 90 %, cacao 80 %, leche 70 %'],
    ['percentages of nothing', 'azúcar 0 %, cacao 0,00 %, leche'],
    ['the order upside down', 'sal 1 %, azúcar 99 %'],
    ['the same name', Array.from({ length: 60 }, () => 'azúcar').join(', ')],
    ['commas', ','.repeat(2_000)],
    ['no letters', '1 %, 2 %, 3 % (4 %)'],
    ['other scripts', '砂糖, ココア, 牛乳, Сахар, مِلْح'],
    ['what a page would run', '<script>alert(1)</script>, %s%n, %00'],
  ])('of %s is answered or refused in words', (_, lista) => {
    const tables = [
      {},
      {
        grasas: '100',
        saturadas: '100',
        hidratosDeCarbono: '100',
        azucares: '100',
        fibra: '100',
        proteinas: '100',
        sal: '100',
      },
      { grasas: '0', saturadas: '9', hidratosDeCarbono: '0', azucares: '50', proteinas: '0', sal: '0' },
    ]
    for (const nutricion of tables)
      for (const proceso of ['polvo', 'mezcla', 'horneado', 'cocido'] as const) {
        let told = ''
        try {
          told = openLabel({ lista, nutricion, proceso }).titular
        } catch (problem) {
          expect(problem).toBeInstanceOf(FormulaError)
          told = (problem as Error).message
        }
        expect(told).toMatch(/\p{L}{3}/u)
      }
  })
})
