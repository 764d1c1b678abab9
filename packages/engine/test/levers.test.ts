import { describe, expect, test } from 'vitest'
import { find } from '../src/catalogue/lookup.ts'
import { type Matter, matterOf, override } from '../src/crafts/helado/matter.ts'
import { type ParameterKey, parameters } from '../src/crafts/helado/params.ts'
import { measureAll, type Weighed } from '../src/ratio/parameter.ts'
import { round } from '../src/words/round.ts'
import { balanced } from './fixtures/balanced.ts'
import { DOSSIER_CREAM, FOR_SUCROSE, FOR_WATER } from './fixtures/dossier.ts'
import { linesOf } from './fixtures/sample.ts'

/** Half a hundredth, and the noise of a float. */
const PRINTED = 0.005 + 1e-9

function matter(name: string): Matter {
  const row = find(name)
  if (!row) throw new Error(`The catalogue has no ${name}`)
  return matterOf(row)
}

const whiteBase = balanced.find(({ id }) => id === 'obr_base_blanca') ?? { formula: [] }

describe('levers on the white base (§6.4), per 10 g/kg', () => {
  const cream = override(DOSSIER_CREAM, matter('Nata 35%'))
  const ofLine = (name: string): Matter => (name === 'Nata 35%' ? cream : matter(name))
  const base: readonly Weighed<Matter>[] = linesOf(whiteBase).map(({ name, grams }) => ({
    grams,
    matter: ofLine(name),
  }))
  const kilo = base.reduce((sum, { grams }) => sum + grams, 0)
  const keys = Object.keys(parameters) as ParameterKey[]
  const before = measureAll(parameters, keys, base)
  /** 10 g/kg of one thing for 10 g/kg of another; water and what is not in the base may be taken below nothing. */
  const exchanged = (from: Matter, to: Matter, key: ParameterKey): number => {
    const after = measureAll(
      parameters,
      [key],
      [...base, { grams: kilo / 100, matter: to }, { grams: -kilo / 100, matter: from }],
    )
    return (after[key] ?? Number.NaN) - (before[key] ?? Number.NaN)
  }
  const water = matter('Agua')

  test('the base reads as printed', () => {
    expect(round(before.PAC ?? 0, 2)).toBe(-11.59)
  })

  test.each(FOR_WATER)('%s in exchange for water', (name, deltas) => {
    const KEYS = ['PAC', 'POD', 'azucares', 'materiaGrasa', 'SLNG', 'solidosTotales', 'PAC_indice_clasico'] as const
    for (const [index, key] of KEYS.entries()) {
      const delta = exchanged(water, ofLine(name), key)
      expect(Math.abs(delta - (deltas[index] ?? Number.NaN)), key).toBeLessThanOrEqual(PRINTED)
    }
  })

  test.each(FOR_SUCROSE)('%s in exchange for sucrose', (name, deltas) => {
    for (const [index, key] of (['PAC', 'POD', 'solidosTotales'] as const).entries()) {
      const delta = exchanged(matter('Sacarosa'), ofLine(name), key)
      expect(Math.abs(delta - (deltas[index] ?? Number.NaN)), key).toBeLessThanOrEqual(PRINTED)
    }
  })
})
