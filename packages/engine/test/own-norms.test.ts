import { describe, expect, test } from 'vitest'
import { doubtReader } from '../src/entries/doubt.ts'
import { examineFormula, helado, OWN_NORMS, type OwnNorms, panaderia } from '../src/index.ts'

const iceCream = {
  type: 'helado_leche',
  ingredients: [
    { name: 'leche entera', grams: 625 },
    { name: 'nata 35%', grams: 130 },
    { name: 'leche en polvo desnatada', grams: 34 },
    { name: 'sacarosa', grams: 125 },
    { name: 'dextrosa', grams: 36 },
    { name: 'glucosa atomizada de38', grams: 24 },
    { name: 'neutro para cremas 5', grams: 5 },
  ],
}
const judgedBy = <Request extends object>(request: Request, norms: OwnNorms): Request => ({
  ...request,
  [OWN_NORMS]: norms,
})

describe('ranges of the workshop', () => {
  test('take the place of the type’s in the verdict, the advice and the doubt', () => {
    const plain = examineFormula(helado, iceCream)
    const own = examineFormula(helado, judgedBy(iceCream, { ranges: { materiaGrasa: [8, 10] } }), {
      doubt: doubtReader,
    })
    expect(plain.overview.verdict).toBe('equilibrada')
    expect(own.overview.verdict).toBe('revisar')
    expect(own.body.ranges.materiaGrasa).toEqual([8, 10])
    expect(own.overview.changes.length).toBeGreaterThan(0)
    expect(own.body.duda?.parametros.materiaGrasa?.probabilidad).toBeLessThan(0.05)
    expect(own.body.params).toEqual(plain.body.params)
  })

  test('judge nothing that the type does not judge', () => {
    const bread = {
      type: 'pan_comun',
      ingredients: [
        { name: 'harina', grams: 1000 },
        { name: 'agua', grams: 650 },
      ],
    }
    const { ranges, inRange } = panaderia.analyse(judgedBy(bread, { ranges: { noSuchFigure: [1, 2] } }))
    expect(ranges).not.toHaveProperty('noSuchFigure')
    expect(inRange).toEqual(panaderia.analyse(bread).inRange)
  })

  test('cannot be sent over the network', () => {
    const request = judgedBy(iceCream, { ranges: { materiaGrasa: [8, 10] } })
    expect(helado.analyse(JSON.parse(JSON.stringify(request))).verdict).toBe('equilibrada')
  })
})

describe('a cabinet of one’s own', () => {
  const served = (cabinet?: number) =>
    examineFormula(helado, judgedBy(iceCream, cabinet === undefined ? {} : { cabinet }))

  test('that is as cold as the reference changes nothing', () => {
    expect(served(-11.5).body).toEqual(served().body)
  })

  test('moves the working range with it, and tells the serving temperature that is nearest to it', () => {
    const [cold, warm, usual] = [served(-18), served(-8), served()]
    expect(cold.body.ranges.PAC).toEqual([-19, -17.1])
    expect(cold.overview.verdict).toBe('revisar')
    expect(helado.engine.say(cold.overview.headline)).toMatch(/quedará duro en vitrina/)
    expect(helado.engine.say(warm.overview.headline)).toMatch(/quedará blando/)
    // It can be served with from 64 to 76 % of its water frozen: the colder end for the colder cabinet.
    expect(cold.body.params.PAC).toBeLessThan(usual.body.params.PAC)
    expect(warm.body.params.PAC).toBeGreaterThan(usual.body.params.PAC)
    for (const key of ['POD', 'azucares', 'materiaGrasa', 'PAC_indice_clasico'] as const)
      expect(cold.body.params[key]).toBe(usual.body.params[key])
  })

  test('drives the advice: what it says makes the mix softer', () => {
    const [change] = served(-18).overview.changes
    expect(change?.sentence).toMatch(/quedará duro en vitrina/)
  })

  test('is said in how the figure comes about', () => {
    const { body } = examineFormula(helado, judgedBy(iceCream, { cabinet: -18 }), { explain: true })
    expect(body.explicacion?.parametros.PAC?.formula).toMatch(/76 % \(−17,1 °C\) y el 64 % \(−19 °C\)/)
  })
})
