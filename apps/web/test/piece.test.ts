import { describe, expect, it } from 'vitest'
import { gramsForHeight, mouldOverflowOf, pieceSectionOf, spreadLabels } from '../src/features/piece/geometry.ts'
import { partMaterialOf } from '../src/features/piece/materials.ts'
import { vesselOfMould } from '../src/features/piece/mould.ts'
import { newLine, type PackPrice, type TableFormula } from '../src/model/formula.ts'
import { identityKeyOf } from '../src/model/ingredient-identity.ts'
import {
  addPart,
  blankPiece,
  type KeptPiece,
  movePart,
  newPart,
  type PiecePartLine,
  pieceRuledBy,
  pieceShape,
  removePart,
} from '../src/model/piece.ts'
import { decodeShape } from '../src/model/shape.ts'
import { identityOutside } from '../src/reading/identity.ts'
import { readPiece } from '../src/reading/read-piece.ts'
import { engine } from './engine.ts'

const part = (name: string, grams: number, some: Partial<PiecePartLine> = {}): PiecePartLine => ({
  ...newPart(newLine(name, grams)),
  ...some,
})
const pieceOf = (...parts: readonly PiecePartLine[]): KeptPiece => ({ ...blankPiece('p'), parts })

/** Formulas of the worked case of the documentation. */
const FORMULAS = {
  'Glaseado de cacao': {
    type: 'glaseado_espejo',
    lines: {
      Azúcar: 210,
      Agua: 150,
      'Nata 35 %': 130,
      'Cacao en polvo': 65,
      'Jarabe de glucosa DE 40': 60,
      Gelatina: 9,
    },
  },
  'Dacquoise de avellana': {
    type: 'dacquoise',
    lines: { 'Clara líquida pasteurizada': 240, 'Avellana molida': 230, 'Azúcar glas': 180, Azúcar: 90 },
  },
} as const

function madePart(name: keyof typeof FORMULAS, grams: number): PiecePartLine {
  const { type, lines } = FORMULAS[name]
  const formula: TableFormula = {
    craft: 'pasteleria',
    type,
    name,
    lines: Object.entries(lines).map(([called, weight]) => newLine(called, weight)),
    given: {},
    batch: {},
  }
  return part(name, grams, { made: { entry: name, version: 1, formula } })
}

it('what wraps a piece is as thick as its volume over what is to be seen of it', () => {
  // A disc of 100 mm and 12.73 mm: π · 50² + π · 100 · 12.73 = 11 854 mm²; 25 ml over it.
  const parts = [part('glaze', 25, { wraps: true }), part('a', 100)]
  const { layers, wraps, height } = pieceSectionOf(parts, { diameter: 100 })
  expect(layers.map(({ number }) => number)).toEqual([2])
  expect(height).toBeCloseTo(12.732, 3)
  expect(wraps).toHaveLength(1)
  expect(wraps[0]?.thickness).toBeCloseTo(25_000 / 11_854, 3)
  // Half a sphere has the surface of its zone, and a bar its four sides.
  expect(pieceSectionOf(parts, { diameter: 100, shape: 'bar', length: 200 }).wraps[0]?.thickness).toBeCloseTo(
    25_000 / (20_000 + 600 * 5),
    3,
  )
})

it('every material of a cut follows from what a part is, not from its craft', () => {
  expect(partMaterialOf(madePart('Dacquoise de avellana', 10))).toBe('sponge')
  expect(partMaterialOf(madePart('Glaseado de cacao', 10))).toBe('glaze')
  expect(partMaterialOf(part('Avellana tostada', 10))).toBe('nut')
})

describe('the height of a part', () => {
  it('is its volume over the floor of the ring', () => {
    // 100 ml over a circle of 100 mm: 100 000 / (π · 50²) = 12.73 mm.
    const { layers, height, isEstimated } = pieceSectionOf([part('a', 100)], { diameter: 100 })
    expect(layers[0]?.height).toBeCloseTo(12.732, 3)
    expect(height).toBeCloseTo(12.732, 3)
    expect(isEstimated).toBe(true)
  })

  it('doubles with half the density, which is then no estimate', () => {
    const { layers, isEstimated } = pieceSectionOf([part('a', 100, { density: 0.5 })], { diameter: 100 })
    expect(layers[0]?.height).toBeCloseTo(25.465, 3)
    expect(isEstimated).toBe(false)
  })

  it('stands on what lies below it; decoration stands on top and counts for none', () => {
    const parts = [part('nut', 2, { isDecoration: true }), part('top', 50), part('foot', 100)]
    const { layers, height, onTop } = pieceSectionOf(parts, { diameter: 100 })
    expect(layers.map(({ number }) => number)).toEqual([2, 3])
    expect(layers[1]?.from).toBe(0)
    expect(layers[0]?.from).toBeCloseTo(layers[1]?.height ?? 0, 9)
    expect(height).toBeCloseTo(19.099, 3)
    expect(onTop.map(({ number }) => number)).toEqual([1])
  })

  it('says what does not fit, and that taking it off makes it fit', () => {
    const parts = [part('mousse', 100), part('foot', 50)]
    const mould = { diameter: 100, height: 15 }
    const section = pieceSectionOf(parts, mould)
    const over = mouldOverflowOf(section, mould)
    expect(over?.part.name).toBe('mousse')
    expect(over?.over).toBeCloseTo(4.099, 3)
    const less = parts.map((one) => (one === over?.part ? { ...one, grams: one.grams - over.grams } : one))
    expect(pieceSectionOf(less, mould).height).toBeCloseTo(15, 9)
    expect(mouldOverflowOf(section, { diameter: 100 })).toBeUndefined()
    expect(mouldOverflowOf(section, { diameter: 100, height: 20 })).toBeUndefined()
  })

  it('is over the floor of a frame or of a bar', () => {
    // 100 ml over 50 × 50 mm are 40 mm, over 40 × 250 mm 10 mm.
    expect(pieceSectionOf([part('a', 100)], { shape: 'square', diameter: 50 }).height).toBeCloseTo(40, 9)
    expect(pieceSectionOf([part('a', 100)], { shape: 'bar', diameter: 40, length: 250 }).height).toBeCloseTo(10, 9)
  })

  it('in half a sphere grows as its room narrows, and no higher than its top', () => {
    const mould = { shape: 'dome', diameter: 60 } as const
    const { volumeTo, widthAt } = vesselOfMould(mould)
    // Half a sphere of 30 mm has 2/3 π 30³ = 56.55 ml.
    expect(volumeTo(30) / 1000).toBeCloseTo(56.549, 3)
    expect([widthAt(0), widthAt(18), widthAt(30)]).toEqual([60, 48, 0])
    const { layers, height } = pieceSectionOf([part('top', 20), part('foot', 20)], mould)
    expect(layers[1]?.height).toBeLessThan(layers[0]?.height ?? 0)
    expect(volumeTo(height) / 1000).toBeCloseTo(40, 3)
    const over = mouldOverflowOf(pieceSectionOf([part('top', 40), part('foot', 20)], mould), mould)
    expect(over).toMatchObject({ over: undefined })
    expect(over?.grams).toBeCloseTo(60 - 56.549, 3)
    expect(mouldOverflowOf(pieceSectionOf([part('a', 56)], mould), mould)).toBeUndefined()
  })

  it('typed gives its grams, and these the height that was typed', () => {
    const parts = [part('top', 30, { density: 0.6 }), part('foot', 20)]
    for (const mould of [
      { diameter: 65 },
      { shape: 'square', diameter: 50 },
      { shape: 'bar', diameter: 40, length: 240 },
      { shape: 'dome', diameter: 80 },
    ] as const) {
      const [layer] = pieceSectionOf(parts, mould).layers
      if (!layer) throw new Error('no layer')
      const grams = gramsForHeight(layer, 12.5, mould)
      const again = pieceSectionOf([{ ...layer.part, grams }, ...parts.slice(1)], mould).layers[0]?.height
      expect(again).toBeCloseTo(12.5, 2)
    }
  })

  it('of an insert is over its own disc, and the part above it fills what is around and covers it', () => {
    // A disc of 140 mm in a ring of 180 mm: 200 ml stand 12.99 mm high; with 500 ml around and over it 27.51 mm in all.
    const parts = [part('mousse', 500), part('cremoso', 200, { diameter: 140 }), part('foot', 100)]
    const mould = { diameter: 180 }
    const { layers, height, bare } = pieceSectionOf(parts, mould)
    const [mousse, insert, foot] = layers
    expect(insert).toMatchObject({ width: 140, from: foot?.height })
    expect(insert?.height).toBeCloseTo(12.992, 3)
    expect(mousse?.from).toBe(insert?.from)
    expect(mousse?.height).toBeCloseTo(27.508, 3)
    // Nothing is empty: it is as high as all of it would stand one upon the other.
    expect(height).toBeCloseTo(
      pieceSectionOf(
        parts.map(({ diameter: _, ...one }) => one),
        mould,
      ).height,
      9,
    )
    expect(bare).toEqual([])
    for (const [layer, tall] of [
      [mousse, 30],
      [insert, 10],
    ] as const) {
      if (!layer) throw new Error('no layer')
      const grams = gramsForHeight(layer, tall, mould)
      const again = pieceSectionOf(
        parts.map((one) => (one.id === layer.part.id ? { ...one, grams } : one)),
        mould,
      ).layers.find((one) => one.part.id === layer.part.id)
      expect(again?.height).toBeCloseTo(tall, 3)
    }
  })

  it('of an insert that is not covered says how much is missing, and as wide as the mould it is none', () => {
    const mould = { diameter: 180, height: 40 }
    const parts = [part('mousse', 100, { density: 0.5 }), part('cremoso', 500, { diameter: 140 })]
    const { layers, height, bare } = pieceSectionOf(parts, mould)
    // 32.48 mm of disc; the 200 ml around it reach 19.89 mm of them.
    expect(height).toBeCloseTo(32.481, 3)
    expect(layers[0]?.height).toBeCloseTo(19.894, 3)
    expect(bare).toMatchObject([{ part: { name: 'cremoso' }, around: { name: 'mousse' } }])
    const covered = [{ ...(parts[0] as PiecePartLine), grams: 100 + (bare[0]?.grams ?? 0) }, ...parts.slice(1)]
    expect(pieceSectionOf(covered, mould).bare).toEqual([])
    expect(pieceSectionOf(covered, mould).layers[0]?.height).toBeCloseTo(32.481, 3)
    expect(pieceSectionOf([part('a', 100), part('b', 100, { diameter: 180 })], mould).layers[1]?.width).toBeUndefined()
    // What lies on top has nothing around it.
    const free = pieceSectionOf([part('disc', 100, { diameter: 90 }), part('foot', 100)], mould)
    expect(free.layers[0]?.from).toBeCloseTo(3.93, 2)
    expect(free.height).toBeCloseTo(3.93 + 15.719, 2)
  })

  it('leaves room between labels, within the drawing', () => {
    expect(spreadLabels([10, 50, 90], 20, 100)).toEqual([10, 50, 90])
    expect(spreadLabels([10, 12, 14], 20, 100)).toEqual([10, 30, 50])
    expect(spreadLabels([95, 96, 97], 20, 100)).toEqual([60, 80, 100])
  })
})

describe('a piece', () => {
  it('keeps its order, and comes back from what is kept', () => {
    const [a, b, c] = [
      part('a', 1),
      part('b', 2, { loss: 10, density: 0.6, diameter: 45 }),
      part('c', 3, { isDecoration: true }),
    ]
    const names = ({ parts }: KeptPiece) => parts.map(({ name }) => name).join('')
    const piece = pieceOf(a, b, c)
    expect(names(movePart(piece, c.id, -1))).toBe('acb')
    expect(names(movePart(piece, a.id, -1))).toBe('abc')
    expect(names(removePart(piece, b.id))).toBe('ac')
    expect(names(addPart(removePart(piece, b.id), b, 1))).toBe('abc')
    const desks = { label: { net: 106, lot: 'L-1' } }
    const whole = {
      ...piece,
      desks,
      name: 'X',
      mould: { diameter: 60, height: 40 },
      price: 4.8,
      minutes: 95,
      hourly: 18,
    }
    expect(decodeShape(pieceShape, JSON.parse(JSON.stringify(whole)))).toEqual(whole)
    const bar = { ...whole, mould: { shape: 'bar', diameter: 40, length: 240, height: 60 } as const }
    expect(decodeShape(pieceShape, JSON.parse(JSON.stringify(bar)))).toEqual(bar)
    expect(decodeShape(pieceShape, { ...bar, mould: { shape: 'estrella', diameter: 40 } })?.mould).toEqual({
      diameter: 40,
    })
    expect(decodeShape(pieceShape, { id: 'x' })).toBeUndefined()
  })

  it('is told as the service tells it: the same weight, cost and price', () => {
    const parts = [
      { ...madePart('Glaseado de cacao', 14), loss: 15 },
      { ...madePart('Dacquoise de avellana', 14), loss: 10 },
      part('Avellana tostada', 2, { isDecoration: true }),
    ]
    const piece = { ...pieceOf(...parts), name: 'Prueba', pieces: 36, packaging: 0.14, minutes: 95, hourly: 18 }
    const { facts } = readPiece(engine, pieceRuledBy(piece, { price: 4.8 }), [], {})
    expect(facts?.resumen).toMatch(/^Tres partes/)
    expect(facts?.peso.pieza).toBe(30)
    expect(facts?.coste.manoDeObra).toBeCloseTo(0.7917, 4)
    const cost = facts?.coste.pieza ?? Number.NaN
    expect(facts?.precio?.margen).toBeCloseTo(100 * (1 - cost / (4.8 / 1.1)), 2)
    // The margin that a price gives, typed, gives that price.
    const back = readPiece(engine, pieceRuledBy(piece, { margin: facts?.precio?.margen ?? 0 }), [], {}).facts
    expect(back?.precio?.pvp).toBeCloseTo(4.8, 2)
    expect(facts?.etiqueta.ingredientes.texto).toContain('(')
  })

  it('costs what this workshop pays, through what cooking takes away', () => {
    const dacquoise = madePart('Dacquoise de avellana', 14)
    const piece = pieceOf(dacquoise, part('Avellana tostada', 2))
    const plain = readPiece(engine, piece, [], {}).facts
    const aside: PackPrice = { pack: 1, packGrams: 1000, supplier: '', at: '' }
    // A price of something that is not in it changes nothing: both ways of reckoning agree.
    const same = readPiece(engine, piece, [], { agua: aside }).facts
    expect(same?.partes.map(({ coste }) => coste)).toEqual(plain?.partes.map(({ coste }) => coste))
    const dear = readPiece(engine, piece, [], {
      [identityKeyOf(identityOutside(engine, { name: 'Avellana tostada' }))]: { ...aside, pack: 100 },
    }).facts
    expect(dear?.partes[1]?.coste).toBeCloseTo(0.2, 4)
    const white = { ...aside, pack: 50 }
    const inner = readPiece(engine, piece, [], {
      [identityKeyOf(identityOutside(engine, { name: 'Clara líquida pasteurizada' }))]: white,
    }).facts
    expect(inner?.partes[0]?.coste ?? 0).toBeGreaterThan(plain?.partes[0]?.coste ?? 0)
  })
})
