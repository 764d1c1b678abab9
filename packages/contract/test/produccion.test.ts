import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { numberText, turron } from '@obrador/engine'
import { type ProductionPlan, productionOf } from '@obrador/engine/production'
import { Ajv } from 'ajv'
import type { Static } from 'typebox'
import { describe, expect, it } from 'vitest'
import {
  montajeExample,
  preparacionSchemas,
  produccionExample,
  produccionManifest,
  produccionSchemas,
} from '../src/index.ts'

/** Checked by the compiler: what the engine answers is what is documented, in both directions. */
type Frozen<T> = T extends object ? { readonly [key in keyof T]: Frozen<T[key]> } : T
const fromEngine = (plan: ProductionPlan): Frozen<Static<typeof produccionSchemas.ProduccionResponse>> => plan
const toEngine = (plan: Frozen<Static<typeof produccionSchemas.ProduccionResponse>>): ProductionPlan => plan

/** The same schema without room for anything it does not name. */
function closed(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(closed)
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return 'properties' in schema ? { ...copy, additionalProperties: false } : copy
}
const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true, formats: { uri: true } })
ajv.addSchema({ ...preparacionSchemas.Preparacion, $id: 'Preparacion' })

describe('documented shapes', () => {
  it('name every field of a plan', () => {
    expect(toEngine(fromEngine(productionOf(produccionExample)))).toBeTypeOf('object')
    const check = ajv.compile(closed(produccionSchemas.ProduccionResponse) as object)
    check(JSON.parse(JSON.stringify(productionOf(produccionExample))))
    expect(check.errors).toBeNull()
    const manifest = ajv.compile(produccionSchemas.ProduccionManifest)
    manifest(produccionManifest('https://obrador.example/docs'))
    expect(manifest.errors).toBeNull()
  })

  it('take a piece as it is looked at by itself', () => {
    const check = ajv.compile(produccionSchemas.ProduccionRequest)
    check({ productos: [montajeExample] })
    expect(check.errors).toBeNull()
  })
})

/** docs/entremet-produccion.md tells the same: each figure is worked out there by hand. */
describe('the entremet of the documentation, for 36 pieces', () => {
  const plan = productionOf({ productos: [montajeExample] })
  const listOf = (name: string): readonly (readonly [string, number])[] =>
    plan.hacer.find(({ nombre }) => nombre === name)?.lineas.map(({ nombre, gramos }) => [nombre, gramos] as const) ??
    []

  it('asks each part for its grams and its losses', () => {
    // 36 × 14 / 0.85 = 592.94, 36 × 46 / 0.96 = 1725, 36 × 18 / 0.96 = 675, 36 × 12 / 0.97 = 445.36, 36 × 14 / 0.9 = 560, 36 × 2.
    expect(plan.productos[0]?.partes.map(({ gramos }) => gramos)).toEqual([593, 1725, 675, 446, 560, 72])
    expect(plan.productos[0]?.gramosPorPieza).toBe(106)
  })

  it('makes the turrón first, because its cream waits for it, and then what the pieces take', () => {
    expect(plan.hacer.map(({ paso, fase, nombre }) => `${paso} ${fase} ${nombre}`)).toEqual([
      '1 1 Turrón blando',
      '2 2 Glaseado de cacao',
      '3 2 Mousse de avellana',
      '4 2 Cremoso de turrón',
      '5 2 Croustillant de praliné',
      '6 2 Dacquoise de avellana',
    ])
    expect(plan.resumen).toBe('1 producto, 6 preparaciones, 36 piezas.')
  })

  it('weighs what is lost in the oven and in the pan too', () => {
    // The dacquoise loses 19.21 % (0.8079 left): 560 / 0.8079 = 693.2 g of 740: 224.8, 215.4, 168.6, 84.3.
    expect(listOf('Dacquoise de avellana').map(([, grams]) => grams)).toEqual([225, 216, 169, 84])
    // 140 g of turrón at what its craft leaves, 95.76 %, are 146.2 g of 975: 92.97, 26.99, 23.99 and 2.25.
    const { rendimiento } = turron.analyse(montajeExample.preparaciones['Turrón blando']).params
    expect(rendimiento).toBe(95.76)
    expect(listOf('Turrón blando').map(([, grams]) => grams)).toEqual([93, 27, 24, 2.3])
  })

  it('rounds by the largest remainders', () => {
    // 593 of 624: 199.57, 142.55, 123.54, 61.77, 57.02 add up to 584.45, so 585; 8.55 of gelatine in tenths.
    expect(listOf('Glaseado de cacao').map(([, grams]) => grams)).toEqual([200, 143, 123, 62, 57, 8.6])
    // 1725 of 1836: 845.59, 319.44, 253.68, 187.91, 103.35 and 15.03.
    expect(listOf('Mousse de avellana').map(([, grams]) => grams)).toEqual([846, 319, 254, 188, 103, 15.1])
    // 675 of 749: 315.42, 189.25, 139.69, 25.23 and 5.41.
    expect(listOf('Cremoso de turrón').map(([, grams]) => grams)).toEqual([316, 189, 140, 25, 5.5])
    // 446 of 500: 214.08, 142.72, 89.2.
    expect(listOf('Croustillant de praliné').map(([, grams]) => grams)).toEqual([214, 143, 89])
  })

  it('buys the sum of the lists', () => {
    const grams = Object.fromEntries(plan.compra.map(({ id, nombre, gramos }) => [id ?? nombre, gramos]))
    expect(grams).toEqual({
      agua: 143,
      almendra_cruda: 93,
      avellana_molida: 216,
      avellana_tostada: 72,
      azucar: 24 + 200 + 254 + 25 + 84,
      azucar_glas: 169,
      cacao_polvo: 62,
      clara_pasteurizada: 227.3,
      cob_leche_40: 143,
      feuilletine: 89,
      gelatina: 29.2,
      glucosa_de40: 57,
      leche_entera: 319 + 189,
      miel: 27,
      nata: 123 + 846 + 316,
      pasta_avellana: 188,
      praline_avellana_50: 214,
      yema_pasteurizada: 103,
    })
    const cream = plan.compra.find(({ id }) => id === 'nata')
    expect(cream?.coste).toBeCloseTo((1285 * (cream?.precio ?? 0)) / 1000, 2)
    expect(plan.coste.total).toBeCloseTo(
      plan.compra.reduce((sum, { coste = 0 }) => sum + coste, 0),
      6,
    )
    expect(plan.coste.sinPrecio).toEqual([])
  })

  it('is what the documentation prints, step by step and purchase by purchase', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/entremet-produccion.md'), 'utf8')
    for (const { paso, nombre, necesarios, rendimiento, gramosPesados } of plan.hacer) {
      const figures = [`${numberText(necesarios)} g`, `${numberText(rendimiento)} %`, `${numberText(gramosPesados)} g`]
      expect(page).toContain(`| ${[paso, nombre, ...figures].join(' | ')} |`)
    }
    for (const { nombre, gramos, precio = 0, coste = 0 } of plan.compra) {
      expect(page).toContain(
        `| ${[nombre, numberText(gramos), numberText(precio, 3), numberText(coste)].join(' | ')} |`,
      )
    }
    expect(page).toContain(`| **${numberText(plan.coste.total)}** |`)
  })
})
