import fc from 'fast-check'
import {
  newLine,
  type OwnIngredient,
  type PricesById,
  type SavedFormula,
  type TableLine,
} from '../src/model/formula.ts'
import { nestedFormulaOf } from '../src/model/made.ts'
import { blankPiece, type KeptPiece, newPart } from '../src/model/piece.ts'

/** A small workshop as its device keeps it: formulas that share ingredients under several words, one inside another, a piece of them, and some prices. */
export interface RandomWorkshop {
  readonly own: readonly OwnIngredient[]
  readonly saved: readonly SavedFormula[]
  readonly pieces: readonly KeptPiece[]
  readonly prices: PricesById
}

const AT = '2026-11-16T10:00:00.000Z'
/** By the key of its price: what people write for it. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  huevo_entero: ['Huevos', 'Huevos (sin cáscara)'],
  leche_entera: ['Leche entera'],
  sacarosa: ['Azúcar', 'azucar', 'Sacarosa'],
  almidon_maiz: ['Almidón de maíz', 'Maicena'],
  mantequilla: ['Mantequilla'],
  x1: ['Crema Marta'],
  avellana_tostada: ['Avellana tostada'],
  'Polvo de hadas': ['Polvo de hadas', 'polvo de HADAS'],
}
/** What the packet of one's own ingredient tells of, one of them a nut beside others that a formula may have. */
export const TOLD_TRACES = ['soja', 'pistacho'] as const
const OWN: OwnIngredient = {
  id: 'x1',
  name: 'Crema Marta',
  model: 'nata',
  sheet: { grasa: 35, hidratos: 3, azucares: 3, proteinas: 2 },
  price: 5,
  allergens: { leche: 'has', pistacho: 'traces', soja: 'traces' },
}

const someLine: fc.Arbitrary<TableLine> = fc
  .tuple(fc.constantFrom(...Object.keys(WRITTEN)), fc.nat(5), fc.integer({ min: 10, max: 900 }))
  .map(([key, word, grams]) => {
    const words = WRITTEN[key] ?? []
    return newLine(words[word % words.length] ?? '', grams, key === OWN.id ? key : undefined)
  })

const somePrices: fc.Arbitrary<PricesById> = fc.dictionary(
  fc.constantFrom(...Object.keys(WRITTEN)),
  fc.record({
    pack: fc.integer({ min: 1, max: 60 }),
    packGrams: fc.constantFrom(1000, 5000, 25_000),
    supplier: fc.constant(''),
    at: fc.constant(AT),
  }),
)

const savedAs = (id: string, name: string, lines: readonly TableLine[]): SavedFormula => ({
  id,
  savedAt: AT,
  formula: { craft: 'pasteleria', type: 'crema_pastelera', name, lines, given: {}, batch: {} },
  versions: [],
  tags: [],
  note: '',
})

export const someWorkshop: fc.Arbitrary<RandomWorkshop> = fc
  .tuple(
    fc.array(someLine, { minLength: 1, maxLength: 5 }),
    fc.array(someLine, { minLength: 1, maxLength: 4 }),
    fc.integer({ min: 20, max: 400 }),
    somePrices,
  )
  .map(([inside, around, grams, prices]) => {
    const base = [newLine('Leche entera', 1000), newLine('Azúcar', 200), newLine('Huevos', 300)]
    const cream = savedAs('f1', 'Crema', [...base, ...inside])
    const made = { ...newLine('Crema', grams), made: nestedFormulaOf(cream) }
    const filled = savedAs('f2', 'Relleno', [...base, ...around, made])
    const piece: KeptPiece = { ...blankPiece('p1'), name: 'Bocado', pieces: 10, parts: [newPart(made)] }
    return { own: [OWN], saved: [cream, filled], pieces: [piece], prices }
  })
