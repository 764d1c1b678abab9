import { describe, expect, it } from 'vitest'
import { eurosText } from '../src/format/numbers.ts'
import { formulaCostOf } from '../src/model/cost.ts'
import { formulaWithDesk } from '../src/model/desks.ts'
import { newLine, type TableFormula, unweighedNamesOf } from '../src/model/formula.ts'
import { litreGrams } from '../src/model/volume.ts'
import { costedFormula, hasUncountedLine } from '../src/reading/cost.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { formulaLookOf } from '../src/reading/look.ts'
import { lawfulVat, type PriceSettings, priceRuledBy, priceSettingsIn, shownPer } from '../src/reading/price-asked.ts'
import { workOutPrice } from '../src/reading/price-worked.ts'
import { pieceRowsOf, productRowsOf } from '../src/reading/products.ts'
import { readDesk } from '../src/reading/read-desk.ts'
import { appCraft } from './engine.ts'

/** With plain spaces. */
const plainText = (text: string): string => text.replace(/\s/g, ' ')

/** 1 kg at 2 €/kg: a batch of 2 €. */
const plain: TableFormula = { ...exampleFormulaOf('turron'), lines: [newLine('a', 600), newLine('b', 400)] }
const costed = (formula: TableFormula, price?: number) =>
  formulaCostOf(
    formula,
    {},
    ({ name }) => ({ id: name, ...(name === 'a' && price === undefined ? {} : { price: price ?? 2 }) }) as never,
  )
const work = (asked: PriceSettings, formula: TableFormula = plain, left = 1, density?: number) =>
  workOutPrice({ formula, cost: costed(formula, 2), left, density }, asked)

describe('what it costs and what it is sold for', () => {
  it('is by the kilo that is left once it is made and what is not sold is gone', () => {
    expect(work({}).cost?.pieza).toBe(2)
    expect(work({ loss: 20 }).cost?.pieza).toBe(2.5)
    expect(work({}, plain, 0.8).cost?.pieza).toBe(2.5)
    expect(work({ loss: 20, packaging: 0.3, minutes: 30, hourly: 16 }).cost).toMatchObject({
      ingredientes: 2.5,
      envase: 0.3,
      manoDeObra: 10,
      pieza: 12.8,
    })
  })

  it('is by the piece where there are pieces, of a batch of any size', () => {
    const pieces = { ...plain, batch: { pieces: 50, pieceGrams: 100 } }
    expect(work({}, pieces)).toMatchObject({ unit: 'piece', cost: { pieza: 0.2 } })
    expect(work({ minutes: 60, hourly: 20 }, pieces).cost?.manoDeObra).toBe(0.4)
    expect(work({ per: 'kilo' }, pieces).cost?.pieza).toBe(2)
  })

  it('is by the litre once the air is known: a litre weighs by it', () => {
    expect(litreGrams(1.1, 30)).toBeCloseTo(846.15, 2)
    expect(work({ per: 'litre' }, plain, 1, 1.1).cost).toBeUndefined()
    expect(work({ per: 'litre', overrun: 10 }, plain, 1, 1.1).cost?.pieza).toBe(2)
    expect(work({ per: 'litre', overrun: 120 }, plain, 1, 1.1).cost?.pieza).toBe(1)
    // What is not sold by the litre is by the kilo.
    expect(work({ per: 'litre', overrun: 10 }).unit).toBe('kilo')
  })

  it('has a margin over the price without VAT, and each gives the other', () => {
    const byMargin = work({ margin: 60, vat: 10 })
    expect(byMargin.price?.pvp).toBe(5.5)
    expect(work({ price: 5.5, vat: 10 }).price?.margen).toBe(60)
    expect(priceRuledBy({ margin: 60, vat: 4 }, { price: 5 }, 'kilo')).toEqual({ vat: 4, price: 5, pricePer: 'kilo' })
    expect(work({ price: 1.65, vat: 10 }).loses).toBeCloseTo(0.5, 6)
  })

  it('tells rows and total of the same unit: a kilo, a litre, a piece, the whole', () => {
    const asked: PriceSettings = {
      loss: 20,
      packaging: 0.3,
      packagingPer: 'kilo',
      minutes: 30,
      hourly: 16,
      overrun: 10,
    }
    const batch = { ...plain, batch: { pieces: 50, pieceGrams: 100 } }
    for (const per of ['kilo', 'litre', 'piece', 'batch'] as const) {
      const { cost, scale, wasted } = work({ ...asked, per }, batch, 0.9, 1.1)
      const rows = costed(batch, 2).lines.reduce((sum, line) => sum + line.cost * scale, 0)
      expect(rows + wasted + (cost?.envase ?? 0) + (cost?.manoDeObra ?? 0)).toBeCloseTo(cost?.pieza ?? 0, 3)
      // 5 kg weighed, 4.5 made, 3.6 sold: whichever unit they are counted in, they cost the same in all.
      expect(cost?.total).toBeCloseTo(10 + 0.3 * 3.6 + 8, 2)
    }
  })

  it('says what was typed of one unit in another, and never keeps the number', () => {
    const air = { overrun: 10 }
    const perLitre = priceRuledBy({ ...air, per: 'litre', vat: 10 }, { price: 5.5 }, 'litre')
    const perKilo = shownPer(perLitre, 'litre', 'kilo')
    // A litre of 1.32 g/ml with 10 % of air weighs 1.2 kg.
    expect(work(perKilo, plain, 1, 1.32).price?.pvp).toBeCloseTo(5.5 / 1.2, 2)
    const margins = [perKilo, perLitre].map((asked) => work(asked, plain, 1, 1.32).price?.margen ?? 0)
    expect(margins[0]).toBeCloseTo(margins[1] ?? 0, 0)
    expect(work(shownPer(perKilo, 'kilo', 'litre'), plain, 1, 1.32).price?.pvp).toBe(5.5)
    const packed = { ...air, per: 'kilo', packaging: 0.5, packagingPer: 'kilo' } as const
    expect(work(shownPer(packed, 'kilo', 'litre'), plain, 1, 1.32).cost?.envase).toBeCloseTo(0.6, 6)
    // What an earlier version of the app kept says no unit: it was of the one shown.
    const former = shownPer({ ...air, price: 5.5, packaging: 0.5 }, 'kilo', 'litre')
    expect(former).toMatchObject({ per: 'litre', pricePer: 'kilo', packagingPer: 'kilo' })
  })

  it('says no price over a cost of which a part is missing', () => {
    const { cost, price } = workOutPrice({ formula: plain, cost: costed(plain), left: 1 }, { margin: 60 })
    expect(cost?.sinPrecio).toEqual(['a'])
    expect(price).toBeUndefined()
  })

  it('is kept with the formula, with the hour and the VAT of the workshop where it says none', () => {
    const kept = formulaWithDesk(plain, 'cost', { loss: 3, per: 'kilo', margin: 60, vat: 4, other: 1 })
    expect(priceSettingsIn(kept, { vat: 21, hourly: 18 })).toEqual({
      hourly: 18,
      vat: 4,
      loss: 3,
      margin: 60,
      per: 'kilo',
    })
    expect(priceSettingsIn({ desks: { cost: { loss: -1, per: 'arroba' } } })).toEqual({})
    expect(priceSettingsIn(plain)).toEqual({})
  })
})

it('a litre of ice cream mix weighs what its water, fat and solids say', async () => {
  const helado = appCraft('helado')
  const { density = 0 } = readDesk(helado, exampleFormulaOf('helado'), []) ?? {}
  // Goff's mixes of 36 to 42 % of solids lie between 1,08 and 1,12.
  expect(density).toBeGreaterThan(1.08)
  expect(density).toBeLessThan(1.12)
  const fatter = { ...exampleFormulaOf('helado'), lines: [newLine('Nata 35%', 1000)] }
  expect(readDesk(helado, fatter, [])?.density).toBeLessThan(1.02)
})

describe('the VAT of a product', () => {
  it('is what the law gives to what it is, whatever the workshop uses for the rest, until somebody says otherwise', async () => {
    const loaf = exampleFormulaOf('panaderia')
    const bread = appCraft('panaderia')
    const lawful = lawfulVat(bread, loaf, [])
    expect(lawful).toEqual({ category: 'pan común', rate: 4 })
    expect(priceSettingsIn(loaf, { vat: 21 }, lawful).vat).toBe(4)
    expect(priceSettingsIn(formulaWithDesk(loaf, 'cost', { vat: 10 }), {}, lawful).vat).toBe(10)
    // Butter makes it pan especial, which is taxed as the rest.
    const rich = { ...loaf, lines: [...loaf.lines, newLine('Mantequilla', 80)] }
    expect(lawfulVat(bread, rich, [])).toBeUndefined()
    expect(lawfulVat(appCraft('helado'), exampleFormulaOf('helado'), [])).toBeUndefined()
    expect(priceSettingsIn(rich, { vat: 21 }).vat).toBe(21)
  })
})

describe('bread', () => {
  const bread = appCraft('panaderia')
  const loaf = exampleFormulaOf('panaderia')
  const price = (kilo: number) => ({ pack: kilo, packGrams: 1000, supplier: '', at: '' })

  it('is told of what comes out of the oven, on the bench and in the book', () => {
    const worked = costedFormula(bread, loaf, { own: [], prices: {} }, { per: 'kilo' })
    const weighed = worked.lines.reduce((sum, line) => sum + line.line.grams, 0)
    const euros = worked.lines.reduce((sum, line) => sum + line.cost, 0)
    expect(worked.left).toBeLessThan(0.95)
    expect(worked.cost?.pieza).toBeCloseTo((1000 * euros) / (weighed * worked.left), 3)
    const look = formulaLookOf(bread, loaf, { own: [], prices: {}, habits: {}, norms: { ranges: {} } as never })
    expect(look.perKilo).toBe(worked.cost?.pieza)
  })

  it('pays for the flour of its pre-ferment what it pays for its flour, unless that has a price of its own', () => {
    const flour = bread.rowNamed('Harina panificable', loaf.type)?.id ?? ''
    const levain = bread.rowNamed('Masa madre líquida', loaf.type)?.id ?? ''
    const lineIn = (prices: Parameters<typeof costedFormula>[2]['prices']) =>
      costedFormula(bread, loaf, { own: [], prices }, {}).lines.find(({ key }) => key === levain)
    const [cheap, dear] = [lineIn({ [flour]: price(1) }), lineIn({ [flour]: price(3) })]
    // 100 % of water: half of it is flour, and water costs next to nothing.
    expect((dear?.price ?? 0) - (cheap?.price ?? 0)).toBeCloseTo(1, 1)
    expect(dear?.isOwn).toBe(true)
    expect(lineIn({ [flour]: price(3), [levain]: price(0.4) })?.price).toBe(0.4)
    expect(lineIn({})?.isOwn).toBe(false)
  })

  it('says what it leaves out because nobody weighed it, inside its preparations too, and gives no price', () => {
    const unsalted = { ...loaf, lines: [...loaf.lines, newLine('Aceite de oliva', 0)] }
    const worked = costedFormula(bread, unsalted, { own: [], prices: {} }, { price: 4 })
    expect(worked.cost?.sinPesar).toEqual(['Aceite de oliva'])
    expect(worked.price).toBeUndefined()
    expect(hasUncountedLine(worked)).toBe(true)
    expect(hasUncountedLine(costedFormula(bread, loaf, { own: [], prices: {} }, {}))).toBe(false)
    const inside = { ...newLine('Masa', 500), made: { entry: 'x', version: 1, formula: unsalted } }
    expect(unweighedNamesOf([inside])).toEqual(['Aceite de oliva'])
  })
})

describe('a book by what its products leave', () => {
  const purse = { own: [], prices: {}, habits: {} } as never
  const formula = { ...exampleFormulaOf('helado'), name: 'Leche' }
  const priced = formulaWithDesk(formula, 'cost', { price: 12, pricePer: 'kilo' })
  const unpriced = { ...priced, name: 'Con algo mío', lines: [...priced.lines, newLine('polvo de hadas', 10)] }
  const craft = appCraft('helado')

  it('each row has cost, price and margin, and «?» for what nobody knows', () => {
    const saved = [formula, priced, unpriced].map((one) => ({ formula: one })) as never
    const [bare, sold, part] = productRowsOf(saved, () => craft, purse, '?')
    expect(bare).toEqual(['Leche', 'kilo', expect.any(Number), '?', '?'])
    expect(sold).toEqual(['Leche', 'kilo', bare?.[2], 12, expect.any(Number)])
    // A cost that leaves a line out is none, and no margin follows from it; the price is what was typed.
    expect(part).toEqual(['Con algo mío', 'kilo', '?', 12, '?'])
  })

  it('so does each piece put together of them', () => {
    const piece = { name: 'Copa', parts: [{ grams: 100 }], price: 4 } as never
    const none = { name: 'Sin partes', parts: [] } as never
    const rows = (coste: object | undefined) =>
      pieceRowsOf([piece, none], () => coste && ({ coste, precio: { pvp: 4, margen: 60 } } as never), '?')
    expect(rows({ pieza: 1.4545 })).toEqual([['Copa', 'pieza', 1.455, 4, 60]])
    for (const part of [{ pieza: 1, sinPrecio: ['Galleta'] }, { pieza: 1, sinPesar: ['Galleta'] }, undefined])
      expect(rows(part)).toEqual([['Copa', 'pieza', '?', 4, '?']])
  })

  it('the list says the same of each formula', () => {
    const look = (one: TableFormula) => formulaLookOf(craft, one, { ...(purse as object), norms: {} } as never).sold
    expect(look(formula)).toEqual({ unit: 'kilo', cost: expect.any(Number) })
    const { cost = 0, pvp, margin } = look(priced)
    expect(pvp).toBe(12)
    expect(margin).toBeCloseTo(100 * (1 - cost / (12 / 1.1)), 1)
    expect(look(unpriced)).toEqual({ unit: 'kilo', pvp: 12 })
  })

  it('tells less than a cent to a tenth of it', () => {
    expect([0.004, 0.0096, 0.01, 0, 1.239].map((value) => plainText(eurosText(value)))).toEqual([
      '0,004 €',
      '0,01 €',
      '0,01 €',
      '0,00 €',
      '1,24 €',
    ])
  })
})
