import { describe, expect, test } from 'vitest'
import { findRow } from '../src/catalogue/lookup.ts'
import { type HeladoMatter, heladoMatterOf, overrideHeladoMatter } from '../src/crafts/helado/matter.ts'
import { type HeladoParameterKey, heladoParameters } from '../src/crafts/helado/params.ts'
import { measureAll, type WeighedMatter } from '../src/ratio/parameter.ts'
import { roundTo } from '../src/words/round.ts'
import { balanced } from './fixtures/balanced.ts'
import { DOSSIER_CREAM, FOR_SUCROSE, FOR_WATER } from './fixtures/dossier.ts'
import { linesOf } from './fixtures/sample.ts'

/** Half a hundredth, and the noise of a float. */
const PRINTED = 0.005 + 1e-9

function matter(name: string): HeladoMatter {
  const row = findRow(name)
  if (!row) throw new Error(`The catalogue has no ${name}`)
  return heladoMatterOf(row)
}

const whiteBase = balanced.find(({ id }) => id === 'obr_base_blanca') ?? { formula: [] }

describe('levers on the white base (§6.4), per 10 g/kg', () => {
  const cream = overrideHeladoMatter(DOSSIER_CREAM, matter('Nata 35%'))
  const ofLine = (name: string): HeladoMatter => (name === 'Nata 35%' ? cream : matter(name))
  const base: readonly WeighedMatter<HeladoMatter>[] = linesOf(whiteBase).map(({ name, grams }) => ({
    grams,
    matter: ofLine(name),
  }))
  const kilo = base.reduce((sum, { grams }) => sum + grams, 0)
  const keys = Object.keys(heladoParameters) as HeladoParameterKey[]
  const before = measureAll(heladoParameters, keys, base)
  /** 10 g/kg of one thing for 10 g/kg of another; water and what is not in the base may be taken below nothing. */
  const exchanged = (from: HeladoMatter, to: HeladoMatter, key: HeladoParameterKey): number => {
    const after = measureAll(
      heladoParameters,
      [key],
      [...base, { grams: kilo / 100, matter: to }, { grams: -kilo / 100, matter: from }],
    )
    return (after[key] ?? Number.NaN) - (before[key] ?? Number.NaN)
  }
  const water = matter('Agua')

  test('the base reads as printed', () => {
    // Printed as −11.59 with the calibration of then; both scales meet near the middle of the cabinet.
    expect(roundTo(before.PAC ?? 0, 2)).toBe(-11.57)
  })

  /** °C per sucrose equivalent over water inside the working range: then (0.36826 to 0.54737) and now. */
  const STEEPNESS = (0.54737 - 0.36826) / (0.57957 - 0.33994)
  /** A printed change as it reads today; undefined for a PAC that leaves the working range, where the two scales part. */
  const today = (key: string, printed: number, delta: number): number | undefined => {
    if (key !== 'PAC') return printed
    return (before.PAC ?? 0) + Math.min(delta, printed) < -12.5 ? undefined : printed * STEEPNESS
  }

  test.each(FOR_WATER)('%s in exchange for water', (name, deltas) => {
    const KEYS = ['PAC', 'POD', 'azucares', 'materiaGrasa', 'SLNG', 'solidosTotales', 'PAC_indice_clasico'] as const
    for (const [index, key] of KEYS.entries()) {
      const delta = exchanged(water, ofLine(name), key)
      const printed = today(key, deltas[index] ?? Number.NaN, delta)
      if (printed !== undefined) expect(Math.abs(delta - printed), key).toBeLessThanOrEqual(PRINTED)
      else expect(name).toBe('Sal')
    }
  })

  test.each(FOR_SUCROSE)('%s in exchange for sucrose', (name, deltas) => {
    for (const [index, key] of (['PAC', 'POD', 'solidosTotales'] as const).entries()) {
      const delta = exchanged(matter('Sacarosa'), ofLine(name), key)
      const printed = today(key, deltas[index] ?? Number.NaN, delta)
      expect(Math.abs(delta - (printed ?? Number.NaN)), key).toBeLessThanOrEqual(PRINTED)
    }
  })
})
