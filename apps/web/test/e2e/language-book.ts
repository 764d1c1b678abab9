/** A library with something of everything, whose own texts are words of no language: whatever else is read on a page is the app's. */

type Grams = Readonly<Record<string, number>>

const formulaOf = (craft: string, type: string, name: string, grams: Grams, more: object = {}) => ({
  craft,
  type,
  name,
  lines: Object.entries(grams).map(([line, weight], at) => ({
    id: `${name}${at}`,
    name: line,
    grams: weight,
    locked: false,
  })),
  given: {},
  batch: {},
  ...more,
})
type SeededFormula = ReturnType<typeof formulaOf>

const WHITE: Grams = {
  'Leche entera': 456,
  'Nata 35%': 330,
  'Leche desnatada en polvo': 43,
  Azúcar: 85,
  'Glucosa atomizada DE 38-40': 80,
  'Neutro para helado de crema (5 g/kg)': 6,
}
const YELLOW: Grams = {
  'Leche entera': 475.2,
  'Nata 35%': 286,
  'Leche desnatada en polvo': 16,
  Azúcar: 168,
  'Glucosa atomizada DE 38-40': 8,
  'Neutro para helado de crema (5 g/kg)': 5.8,
  'Yema de huevo': 41,
}
const ice = (name: string, grams: Grams) => formulaOf('helado', 'helado_crema', name, grams)
const CREAM = formulaOf('pasteleria', 'crema_pastelera', 'Wokru', {
  'Leche entera': 1000,
  'Yema de huevo': 200,
  Azúcar: 250,
  'Almidón de maíz (maicena)': 90,
})
const FORMULAS: Readonly<Record<string, SeededFormula>> = {
  f1: ice('Zeluk', WHITE),
  f2: ice('Prunkov', { ...WHITE, 'Pasta de pistacho 100 %': 100 }),
  f3: ice('Yugrat', { ...WHITE, 'Yogur natural': 250 }),
  f4: ice('Mintik', YELLOW),
  f5: formulaOf('helado', 'sorbete_agua', 'Frezko', { Fresa: 400, Agua: 300, Azúcar: 260, Grumfz: 20 }),
  f6: formulaOf(
    'panaderia',
    'pan_comun',
    'Hogzak',
    { 'Harina de fuerza (W 280-340)': 1000, Agua: 680, 'Sal fina': 20, 'Levadura fresca prensada': 18 },
    { batch: { pieces: 4, pieceGrams: 420 } },
  ),
  f7: CREAM,
  f8: formulaOf('cacao', 'negro', 'Kakvor', {
    'Pasta de cacao (licor de cacao)': 600,
    'Manteca de cacao': 100,
    Azúcar: 300,
  }),
  f9: formulaOf('turron', 'jijona', 'Turvik', {
    'Almendra repelada tostada': 640,
    Miel: 160,
    Azúcar: 150,
    'Clara de huevo': 20,
  }),
}
/** A formula of each craft with something to say against it: too much of one thing, a name that nobody knows, a line without a weight. */
export const TABLES: Readonly<Record<string, SeededFormula>> = Object.fromEntries(
  ['f4', 'f6', 'f7', 'f9', 'f8'].flatMap((id) => {
    const formula = FORMULAS[id]
    if (!formula) return []
    const lines = formula.lines.map((line, at) => ({ ...line, grams: at === 1 ? 3 * line.grams : line.grams }))
    const more = ['Grumfz', 'Huevo entero', 'Zukbeer'].map((name, at) => ({
      id: `${id}-${at}`,
      name,
      grams: 40 * at,
      locked: false,
    }))
    return [[formula.craft, { ...formula, lines: [...lines, ...more] }] as const]
  }),
)

const AT = '2026-11-10T08:00:00.000Z'

const batch = (id: string, entry: string, lot: string, at: string, more: object) => ({
  id,
  at,
  day: at.slice(0, 10),
  formula: { ...FORMULAS[entry], entry },
  lines: [
    { line: 1, name: 'Leche entera', lot: 'LX-41', grams: 1012 },
    { line: 2, name: 'Yema de huevo', lot: 'YX-7' },
  ],
  readings: [],
  lot,
  note: 'Zuk zuk.',
  verdict: 'pendiente',
  sentence: '',
  pieces: 20,
  ...more,
})

export const COPY_OF_EVERYTHING = JSON.stringify({
  obrador: 3,
  formulas: Object.entries(FORMULAS).map(([id, formula]) => ({
    id,
    savedAt: AT,
    formula,
    versions: [
      { at: AT, note: '', formula: { ...formula, lines: formula.lines.slice(0, -1) } },
      { at: '2026-11-12T08:00:00.000Z', note: 'Zuk.', formula },
    ],
    tags: ['Zuk'],
    note: 'Zuk zuk.',
  })),
  own: [
    {
      id: 'o1',
      name: 'Krembo',
      model: 'nata',
      sheet: { grasa: 35, hidratos: 3, azucares: 3, proteinas: 2 },
      allergens: { leche: 'has', soja: 'traces' },
    },
  ],
  prices: {
    nata: { pack: 6.5, packGrams: 1000, supplier: 'Zuk', at: '2026-11-17T08:00:00.000Z' },
    azucar: { pack: 24, packGrams: 25_000, supplier: '', at: AT },
    leche: { pack: 1.1, packGrams: 1030, supplier: '', at: AT },
    harina_fuerza: { pack: 20, packGrams: 25_000, supplier: '', at: AT },
  },
  priceHistory: { nata: [{ kilo: 4.2, supplier: '', at: '2026-10-01T08:00:00.000Z' }] },
  stock: { azucar: 4200, nata: 300 },
  pantry: ['Inulina', 'Dextrosa monohidrato'],
  packets: {},
  norms: { cabinet: -14 },
  habits: { operator: 'Zuk, Elx', hourly: 18, lots: {} },
  batches: [
    batch('b1', 'f7', 'L261112-1', '2026-11-12T08:00:00.000Z', {}),
    batch('b2', 'f1', 'L261113-1', '2026-11-13T08:00:00.000Z', {
      readings: [{ que: 'brix', value: 36 }],
    }),
  ],
  pieces: [
    {
      id: 'p1',
      savedAt: AT,
      name: 'Tortuk',
      legalName: '',
      pieces: 6,
      price: 4,
      mould: { diameter: 160, height: 45 },
      parts: [
        {
          ...{ id: 'q1', name: 'Wokru', grams: 300, locked: false },
          made: { entry: 'f7', version: 2, formula: CREAM },
          loss: 5,
          isDecoration: false,
        },
        { id: 'q2', name: 'Fresa', grams: 120, locked: false, loss: 0, isDecoration: true },
      ],
    },
  ],
  day: {
    date: '2026-11-21',
    products: [
      { id: 'd1', entry: 'f6', pieces: 40, grams: 400 },
      { id: 'd2', entry: 'f1', pieces: 10, grams: 500 },
      { id: 'd3', entry: 'p1', isPiece: true, pieces: 6, grams: 0 },
    ],
    capacity: { panaderia: 12_000 },
    moments: [],
    when: {},
    atHand: [{ name: 'Wokru', grams: 200, at: '2026-11-20' }],
    done: [],
    weighed: {},
    earlier: [],
  },
})
