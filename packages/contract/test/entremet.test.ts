import { findRow, type Ingredient } from '@obrador/engine'
import { pieceOf } from '@obrador/engine/piece'
import { describe, expect, it } from 'vitest'
import { montajeExample } from '../src/index.ts'

/**
 * The worked case of `docs/entremet.md`, worked out here a second time from the rows of the catalogue alone: plain sums, with
 * nothing that the engine found on its way.
 */

/** Grams of each row in a batch, by id, and grams of water that leave in making it. */
type Batch = Readonly<Record<string, number>>

const row = (id: string): Ingredient => {
  const found = findRow(id)
  if (!found) throw new Error(id)
  return found
}
const sum = (batch: Batch, of: (row: Ingredient) => number): number =>
  Object.entries(batch).reduce((total, [id, grams]) => total + grams * of(row(id)), 0)
const mass = (batch: Batch): number => Object.values(batch).reduce((total, grams) => total + grams, 0)
/** So many grams of what a batch makes when `finished` grams of it are left. */
const take = (batch: Batch, grams: number, finished = mass(batch)): Batch =>
  Object.fromEntries(Object.entries(batch).map(([id, each]) => [id, (each * grams) / finished]))
const together = (...batches: readonly Batch[]): Batch => {
  const all: Record<string, number> = {}
  for (const batch of batches) for (const [id, grams] of Object.entries(batch)) all[id] = (all[id] ?? 0) + grams
  return all
}

const dacquoise = { clara_pasteurizada: 240, avellana_molida: 230, azucar_glas: 180, azucar: 90 }
const croustillant = { praline_avellana_50: 240, cob_leche_40: 160, feuilletine: 100 }
const mousse = {
  nata_35: 900,
  leche_entera: 340,
  azucar: 270,
  pasta_avellana: 200,
  yema_pasteurizada: 110,
  gelatina: 16,
}
const glaze = { azucar: 210, agua: 150, nata_35: 130, cacao_polvo: 65, glucosa_de40: 60, gelatina: 9 }
const turron = { almendra_cruda: 620, miel: 180, azucar: 160, clara_pasteurizada: 15 }

const water = ({ composition }: Ingredient): number => composition.water / 100
const dry = (id: string): number => 1 - water(row(id))

// Dacquoise is baked until 14 % of it is water: what is not water stays.
const baked = (mass(dacquoise) - sum(dacquoise, water)) / (1 - 0.14)
// Turrón: almond is roasted from 4.51 to 2.41 % of water, the rest is boiled down to 5 %.
const almond = (620 * (100 - 4.51)) / (100 - 2.41)
const syrup = (180 * dry('miel') + 160 * dry('azucar') + 15 * dry('clara_pasteurizada')) / 0.95
const boiled = almond + syrup

/** The cream takes 155 g of turrón, as it is when it is made. */
const cream = together({ nata_35: 350, leche_entera: 210, azucar: 28, gelatina: 6 }, take(turron, 155, boiled))
const CREAM = 350 + 210 + 155 + 28 + 6

/** What is weighed for the grams of each part in a piece; water that left is in it and weighs nothing in the piece. */
const inPiece = {
  glaze: take(glaze, 14),
  mousse: take(mousse, 46),
  cream: take(cream, 18, CREAM),
  croustillant: take(croustillant, 12),
  dacquoise: take(dacquoise, 14, baked),
  hazelnut: { avellana_tostada: 2 },
}
const piece = together(...Object.values(inPiece))
const WEIGHT = 14 + 46 + 18 + 12 + 14 + 2

const per100 = (of: (row: Ingredient) => number): number => sum(piece, of) / WEIGHT
const fat = ({ composition: c }: Ingredient): number => c.milkFat + c.cocoaButter + c.otherFat
const sugars = ({ composition: c }: Ingredient): number =>
  c.sucrose + c.glucose + c.fructose + c.galactose + c.lactose + c.maltose + c.otherSugars
const carbohydrate = (one: Ingredient): number =>
  sugars(one) + one.composition.starch + one.composition.dextrins + one.composition.otherCarbs
const kcal = (one: Ingredient): number =>
  9 * fat(one) +
  4 * carbohydrate(one) +
  4 * one.composition.labelProtein +
  2 * one.composition.fibre +
  3 * one.composition.organicAcids

const made = pieceOf(montajeExample)

describe('the entremet of 36 pieces', () => {
  it('weighs what stays of its parts', () => {
    expect(made.peso).toEqual({ pieza: 106, total: 3816 })
    expect(made.partes.map(({ gramosTotales }) => gramosTotales)).toEqual(
      [14 / 0.85, 46 / 0.96, 18 / 0.96, 12 / 0.97, 14 / 0.9, 2].map((grams) => Math.round(3600 * grams) / 100),
    )
  })

  it('has five parts of four crafts, all of them right, and the turrón inside one', () => {
    const reports = made.partes.flatMap(({ preparacion }) => preparacion ?? [])
    const all = reports.flatMap((report) => [report, ...(report.preparaciones ?? [])])
    expect(all.map(({ oficio, verdict }) => [oficio, verdict])).toEqual([
      ['pasteleria', 'equilibrada'],
      ['helado', 'equilibrada'],
      ['pasteleria', 'equilibrada'],
      ['turron', 'equilibrada'],
      ['cacao', 'equilibrada'],
      ['pasteleria', 'equilibrada'],
    ])
    expect(made.porRevisar).toEqual([])
    expect(made.resumen).toBe('Seis partes, todas bien.')
  })

  it('has the nutrients that its rows have, on what is left', () => {
    const { por100g, porRacion } = made.etiqueta.nutricion
    const { grasas, saturadas, azucares, hidratosDeCarbono, fibra, proteinas, sal, energiaKcal } = por100g
    expect(grasas.valor).toBeCloseTo(per100(fat), 2)
    expect(saturadas.valor).toBeCloseTo(
      per100(({ composition }) => composition.saturatedFat),
      2,
    )
    expect(azucares.valor).toBeCloseTo(per100(sugars), 2)
    expect(hidratosDeCarbono.valor).toBeCloseTo(per100(carbohydrate), 2)
    expect(fibra.valor).toBeCloseTo(
      per100(({ composition }) => composition.fibre),
      2,
    )
    expect(proteinas.valor).toBeCloseTo(
      per100(({ composition }) => composition.labelProtein),
      2,
    )
    expect(sal.valor).toBeCloseTo(
      per100(({ composition }) => composition.salt),
      3,
    )
    expect(energiaKcal.valor).toBeCloseTo(per100(kcal), 0)
    expect(porRacion?.grasas.valor).toBeCloseTo((per100(fat) * WEIGHT) / 100, 2)
  })

  it('has the water that was not lost', () => {
    const lost = ((mass(dacquoise) - baked) * 14) / baked + ((((mass(turron) - boiled) * 155) / boiled) * 18) / CREAM
    const left = (100 * (sum(piece, water) - lost)) / WEIGHT
    expect(made.composicion.find(({ clave }) => clave === 'water')?.porcentaje).toBeCloseTo(left, 1)
  })

  it('names in its list what its name says, with the grams of all places', () => {
    const quantities = made.etiqueta.ingredientes
    const percent = (grams: number): number => Math.round((1000 * grams) / WEIGHT) / 10
    const hazelnut = (inPiece.mousse.pasta_avellana ?? 0) + (inPiece.dacquoise.avellana_molida ?? 0) + 2
    const nougat = (155 * 18) / CREAM
    expect(quantities.totales?.[0]).toMatchObject({
      nombre: 'avellana',
      valor: percent(hazelnut),
      sinContar: ['praliné de avellana'],
    })
    expect(quantities.texto).toContain(
      `turrón blando calidad Suprema ${String(percent(nougat)).replace('.', ',')} % (ALMENDRA, miel, azúcar, clara de HUEVO pasteurizada)`,
    )
    expect(quantities.lista.map(({ nombre }) => nombre)).toEqual([
      'mousse de avellana',
      'cremoso de turrón',
      'glaseado de cacao',
      'dacquoise de avellana',
      'croustillant de praliné',
      'avellana tostada',
    ])
  })

  it('costs what its rows cost with what stays in the bowl, packing and labour', () => {
    const price = ({ price: euros }: Ingredient): number => euros / 1000
    const costs = [
      sum(inPiece.glaze, price) / 0.85,
      sum(inPiece.mousse, price) / 0.96,
      sum(inPiece.cream, price) / 0.96,
      sum(inPiece.croustillant, price) / 0.97,
      sum(inPiece.dacquoise, price) / 0.9,
      sum(inPiece.hazelnut, price),
    ]
    made.partes.forEach(({ coste }, index) => {
      expect(coste).toBeCloseTo(costs[index] ?? 0, 4)
    })
    const cost = costs.reduce((total, each) => total + each, 0) + 0.14 + ((95 / 60) * 18) / 36
    expect(made.coste.pieza).toBeCloseTo(cost, 3)
    expect(made.coste.manoDeObra).toBe(0.7917) // 95 / 60 · 18 / 36
    // 4.80 with 10 % of VAT is 4.3636 without it.
    expect(made.precio?.margen).toBeCloseTo(100 * (1 - cost / (4.8 / 1.1)), 1)
    expect(made.coste.total).toBeCloseTo(36 * cost, 1)
  })
})
