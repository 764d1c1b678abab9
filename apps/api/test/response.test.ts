import { heladoExample } from '@obrador/contract'
import { type HeladoBody, helado, ingredientCatalogue, POWERED_BY } from '@obrador/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { post, testApp } from './helpers.ts'

const JUDGED = ['PAC', 'POD', 'azucares', 'materiaGrasa', 'SLNG', 'solidosTotales'] as const

/** One formula read as every type, and one far out of every range. */
const answers: HeladoBody[] = []
let balanced: HeladoBody
let watery: HeladoBody

beforeAll(async () => {
  const app = await testApp()
  const water = [
    { name: 'Agua', grams: 950 },
    { name: 'Azúcar de prueba, pura', grams: 50, azucares: 100, precio: 1 },
  ]
  for (const type of Object.keys(helado.types)) {
    for (const { ingredients } of [heladoExample, { ingredients: water }]) {
      answers.push((await post(app, { type, ingredients })).json())
    }
  }
  balanced = (await post(app, heladoExample)).json()
  watery = (await post(app, { ingredients: water })).json()
  await app.close()
})

describe('shared shapes', () => {
  it('2.1 Range is two numbers, minimum and maximum', () => {
    for (const { ranges, pac_info } of answers) {
      const all = [...Object.values(ranges), pac_info.rango_trabajo, pac_info.indice_clasico.rango_por_tipo]
      for (const range of all) {
        expect(range).toHaveLength(2)
        expect(range[0]).toBeLessThan(range[1])
      }
    }
  })

  it('2.1 Verdict is equilibrada or revisar', () => {
    expect(new Set(answers.map(({ verdict }) => verdict))).toEqual(new Set(['equilibrada', 'revisar']))
  })

  it('2.1 Status is ok on 200', () => {
    for (const { status } of answers) expect(status).toBe('ok')
  })
})

describe('response', () => {
  it('2.3 parameters are rounded to 2 decimals', () => {
    for (const { params } of answers) {
      for (const value of Object.values(params)) expect(value).toBe(Number(value.toFixed(2)))
    }
  })

  it('2.3 verdict is equilibrada exactly when nothing in inRange is false', () => {
    for (const { verdict, inRange } of answers) {
      expect(verdict === 'equilibrada').toBe(!Object.values(inRange).includes(false))
    }
  })

  it('2.3 craft, type and typeLabel say what was applied', () => {
    expect(balanced).toMatchObject({ craft: 'helado', type: 'helado_leche', typeLabel: 'Helado de leche' })
    expect(watery).toMatchObject({ craft: 'helado', type: 'helado_crema', typeLabel: 'Helado crema' })
  })

  it('2.3 ranges has the limits of the type, with the fixed range for PAC', () => {
    expect(Object.keys(balanced.ranges).sort()).toEqual([...JUDGED, 'PAC_indice_clasico'].sort())
    for (const { ranges } of answers) expect(ranges.PAC).toEqual([-12.5, -10.6])
  })

  it('2.3 inRange is true inside, false outside and null without limits', () => {
    const seen = new Set()
    for (const { inRange, params, ranges } of answers) {
      expect(Object.keys(inRange)).toEqual(JUDGED)
      for (const key of JUDGED) {
        seen.add(inRange[key])
        if (inRange[key] === null) continue
        const [least, most] = ranges[key] ?? []
        expect(inRange[key]).toBe(params[key] >= Number(least) && params[key] <= Number(most))
      }
    }
    expect(seen).toEqual(new Set([true, false, null]))
  })

  it('2.3 suggestions hold one confirmation when everything is in range', () => {
    expect(balanced.verdict).toBe('equilibrada')
    expect(balanced.suggestions).toHaveLength(1)
    expect(balanced.suggestions[0]).toContain('equilibrada')
  })

  it('2.3 suggestions say what to raise or lower otherwise', () => {
    expect(watery.verdict).toBe('revisar')
    expect(watery.suggestions.join(' ')).toMatch(/(Añade|Quita|Cambia) [\d,]+ g de/)
  })

  it('2.3 warnings is a list of texts', () => {
    for (const { warnings } of answers) expect(warnings.every((text) => typeof text === 'string')).toBe(true)
  })

  it('2.3 disclaimer is a fixed text about the PAC scale and the classic index', () => {
    expect(new Set(answers.map(({ disclaimer }) => disclaimer)).size).toBe(1)
    expect(balanced.disclaimer).toMatch(/PAC.*índice clásico/)
  })

  it('2.3 catalogoIngredientes counts the catalogue', () => {
    expect(balanced.catalogoIngredientes).toBe(ingredientCatalogue.length)
  })

  it('2.3 poweredBy is the fixed attribution', () => {
    for (const { poweredBy } of answers) expect(poweredBy).toBe(POWERED_BY)
  })
})

describe('params', () => {
  it('2.3 params has its ten numbers', () => {
    const keys = [...JUDGED, 'aguaLibre', 'kcal_100g', 'coste_100g_eur', 'PAC_indice_clasico'].sort()
    for (const { params } of answers) {
      expect(Object.keys(params).sort()).toEqual(keys)
      expect(Object.values(params).every(Number.isFinite)).toBe(true)
    }
  })

  it('2.3 params figures mean what they say', () => {
    // 5 g of sucrose and 95 g of water, by hand.
    expect(watery.params).toMatchObject({ POD: 5, azucares: 5, materiaGrasa: 0, SLNG: 0, solidosTotales: 5 })
    expect(watery.params).toMatchObject({ aguaLibre: 95, kcal_100g: 20, PAC_indice_clasico: 5 })
    expect(watery.params.coste_100g_eur).toBeGreaterThan(0)
    expect(watery.params.PAC).toBeLessThan(0)
  })

  it('2.3 aguaLibre is 100 minus the total solids', () => {
    for (const { params } of answers) expect(params.aguaLibre).toBeCloseTo(100 - params.solidosTotales, 10)
  })

  it('2.3 coste_100g_eur follows the prices passed per ingredient', async () => {
    const app = await testApp()
    const ingredients = [
      { name: 'Agua', grams: 1, precio: 2 },
      { name: 'Sacarosa', grams: 1, precio: 4 },
    ]
    expect((await post(app, { ingredients })).json().params.coste_100g_eur).toBe(0.3)
    await app.close()
  })
})

describe('pac_info', () => {
  it('2.3 pac_info repeats the PAC, its range and whether it is inside', () => {
    for (const { pac_info, params, inRange } of answers) {
      expect(pac_info).toMatchObject({ valor: params.PAC, rango_trabajo: [-12.5, -10.6], en_rango: inRange.PAC })
      expect(pac_info.escala).toContain('°C')
    }
  })

  it('2.3 pac_info.indice_clasico repeats the classic index and judges it', () => {
    for (const { pac_info, params, ranges } of answers) {
      const { valor, rango_por_tipo, en_rango, descripcion } = pac_info.indice_clasico
      expect(valor).toBe(params.PAC_indice_clasico)
      expect(rango_por_tipo).toEqual(ranges.PAC_indice_clasico)
      expect(en_rango).toBe(valor >= rango_por_tipo[0] && valor <= rango_por_tipo[1])
      expect(descripcion).toContain('clásico')
    }
  })
})
