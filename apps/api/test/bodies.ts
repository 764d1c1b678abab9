import { analysisContracts, analysisSchemas } from '@obrador/contract'
import { allCrafts, ingredientCatalogue, MEASURED_FIELDS, REQUEST_LIMITS } from '@obrador/engine'
import fc from 'fast-check'

/** What strangers may send to a craft, drawn from its own contract: wild formulas, near misses, malice and noise. */

export type CraftId = keyof typeof analysisContracts
export const craftIds = Object.keys(analysisContracts) as CraftId[]

/** JSON as a hostile client writes it: −0 and numbers beyond infinity stay what they are. */
const literal = (_: string, value: unknown): unknown =>
  Object.is(value, -0)
    ? '@-0@'
    : typeof value === 'number' && !Number.isFinite(value)
      ? `@${value < 0 ? '-' : ''}9e999@`
      : value
export const written = (value: unknown): string => (JSON.stringify(value, literal) ?? '').replace(/"@(-?\w+)@"/g, '$1')

export const PROTOTYPE = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']
const ODD = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  'ＮＡＴＡ',
  'İ',
  '𝒜zúcar',
  '«»',
  '"',
  '\u202e',
  'ß'.repeat(REQUEST_LIMITS.nameLength),
]
export const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 130 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(...PROTOTYPE, ...ODD),
)
export const anything = fc.anything({ withNullPrototype: false, maxDepth: 3 })
export const hugeNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(-1, -1e308, 1e308, Number.POSITIVE_INFINITY, 1e21, 1e6 + 1e-9, 100.0001, Number.MAX_SAFE_INTEGER),
)

const anyName = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...ingredientCatalogue.map(({ name }) => name)) },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('constructor', '__proto__', 'toString', 'Harina', 'Agua', 'Almendra tostada'),
  },
)
const anyWeight = fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constantFrom(0, 5e-324, 1e-9, 1, 100, 1e6))
const anyFigure = fc.constantFrom(0, 0.001, 1, 50, 99.9, 100, 1e300)

export const exampleOf = (id: CraftId): { readonly ingredients: readonly object[] } =>
  (Reflect.get(analysisSchemas[analysisContracts[id].request], 'examples') as [{ ingredients: readonly object[] }])[0]

const isMeasured = (field: string): boolean => MEASURED_FIELDS.some((one) => one === field)
/** Most rows have no such figure, and are refused with it: in one formula in five, so that the others are answered. */
const anyMeasure = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...MEASURED_FIELDS), anyFigure, { minKeys: 1, maxKeys: 2 }) },
)

function lineFields(id: CraftId): string[] {
  const { request, fields } = analysisContracts[id]
  const lines = Reflect.get(analysisSchemas[request].properties, 'ingredients') as {
    items: { properties: Record<string, { type?: unknown }> }
  }
  return Object.entries(lines.items.properties)
    .filter(([key, { type }]) => type === 'number' && key !== fields.grams && !isMeasured(key))
    .map(([key]) => key)
}

/** Formulas nobody would make, with every field the schema knows at its extremes. */
export function wildFormula(id: CraftId) {
  const { fields } = analysisContracts[id]
  const anyLine = fc
    .tuple(anyName, anyWeight, fc.dictionary(fc.constantFrom('', ...lineFields(id)), anyFigure, { maxKeys: 4 }))
    .map(([name, grams, { '': _, ...given }]) => ({ ...given, [fields.name]: name, [fields.grams]: grams }))
  // What the craft cannot do without stands in most formulas, or nearly all would be refused.
  const usual = fc.subarray([...exampleOf(id).ingredients])
  return fc.record({
    type: fc.oneof(fc.constantFrom(...Object.keys(allCrafts[id].types)), fc.constantFrom(null, 'otro', '__proto__')),
    ingredients: fc
      .tuple(usual, fc.array(anyLine, { minLength: 1, maxLength: 12 }), anyMeasure)
      .map(([known, [first, ...wild], measured]) => [...known, { ...first, ...measured }, ...wild]),
  })
}

/** The same with formulas inside it, of any craft, by name or in place, some of them in circles or too deep. */
export function wildNested(id: CraftId) {
  const inner = (craft: CraftId) =>
    fc.record(
      {
        oficio: fc.oneof({ weight: 40, arbitrary: fc.constant<string>(craft) }, { weight: 1, arbitrary: anyName }),
        rendimiento: fc.oneof(
          { weight: 30, arbitrary: fc.constantFrom<unknown>(100, null) },
          { weight: 1, arbitrary: fc.constantFrom<unknown>(99, 80, 0, 101, 1e-9, '90') },
        ),
        aguaEvaporada: fc.oneof({ weight: 20, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: anyFigure }),
        formula: wildFormula(craft),
      },
      { requiredKeys: ['oficio', 'formula'] },
    )
  const preparation = fc
    .constantFrom(...craftIds)
    .chain(inner)
    .map(({ formula, ...rest }) => ({ ...formula, ...rest }))
  const names = ['uno', 'dos', 'tres'] as const
  return fc
    .tuple(
      wildFormula(id),
      fc.tuple(preparation, preparation, preparation),
      fc.array(fc.nat({ max: 11 }), { maxLength: 6 }),
    )
    .map(([body, three, hooks]) => {
      const entries = structuredClone(three) as { oficio: string; ingredients: object[] }[]
      const ingredients: object[] = [...body.ingredients]
      for (const [at, hook] of hooks.entries()) {
        const place = hook < 4 ? ingredients : (entries[hook % 3]?.ingredients ?? ingredients)
        const owner = hook < 4 ? id : (entries[hook % 3]?.oficio as CraftId)
        const { name, grams } = analysisContracts[owner]?.fields ?? analysisContracts[id].fields
        const named = names[(at + hook) % 3]
        place.push({
          [name]: named,
          [grams]: 10 * at,
          ...(hook % 2 === 0 && { preparacion: at % 2 === 0 ? named : three[at % 3] }),
        })
      }
      return { ...body, ingredients, preparaciones: Object.fromEntries(names.map((name, at) => [name, entries[at]])) }
    })
}

/** Formulas that are nearly right: fields of another craft, numbers as texts, keys that would reach a prototype. */
function nearFormula(id: CraftId) {
  const { fields } = analysisContracts[id]
  const keys = [fields.name, fields.grams, 'gramos', 'nombre', 'peso', 'name', ...lineFields(id), ...PROTOTYPE]
  const value = fc.oneof(anyWeight, hugeNumber, anyName, fc.constantFrom('100', '1,5', null, true, [], {}), anything)
  return fc.record(
    {
      type: fc.oneof(fc.constantFrom(...Object.keys(allCrafts[id].types)), anything),
      craft: fc.oneof(fc.constantFrom('helado', 'panaderia', ''), anything),
      ingredients: fc.oneof(
        { weight: 6, arbitrary: fc.array(fc.dictionary(fc.constantFrom(...keys), value)) },
        anything,
      ),
      aguaEvaporada: fc.oneof(hugeNumber, anything),
    },
    { requiredKeys: [] },
  )
}

const nested = fc
  .tuple(fc.integer({ min: 1, max: 3_000 }), fc.constantFrom(['[', ']'], ['{"ingredients":', '}'], ['{"a":[', ']}']))
  .map(([depth, [open = '', close = '']]) => `${open.repeat(depth)}1${close.repeat(depth)}`)
const twice = fc
  .tuple(anything, anything)
  .map(([one, other]) => `{"ingredients":${written(one) || 'null'},"ingredients":${written(other) || 'null'}}`)
const poisoned = fc
  .constantFrom(...PROTOTYPE)
  .map((key) => `{"${key}":{"polluted":1},"ingredients":[{"name":"Agua","grams":1,"${key}":{"polluted":1}}]}`)

/** Texts of bodies of every kind for a craft. */
export const anyBody = (id: CraftId): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: wildFormula(id).map(written) },
    { weight: 8, arbitrary: nearFormula(id).map(written) },
    { weight: 3, arbitrary: fc.json() },
    { weight: 1, arbitrary: nested },
    { weight: 1, arbitrary: twice },
    { weight: 1, arbitrary: poisoned },
    { weight: 1, arbitrary: oddText },
  )

const technical = ingredientCatalogue.filter(({ flavour }) => !flavour).map(({ name }) => name)
/** As much as one may ask of an adjustment: many lines, all of which may move, and a full pantry. */
export const heavyAdjustment = JSON.stringify({
  type: 'crema_pastelera',
  ingredients: ['Harina', 'Leche entera', 'Azúcar', ...technical.slice(0, 60)].map((name, at) => ({
    name,
    grams: 10 + at,
    fijo: false,
  })),
  despensa: technical.slice(60, 120),
  maxNuevos: 10,
})
