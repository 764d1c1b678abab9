import fc from 'fast-check'
import { photoShape } from '../src/library/photos.ts'
import { capacityShape, dateShape } from '../src/model/day.ts'
import { instantShape, timeShape } from '../src/model/day-clock.ts'
import { desksShape } from '../src/model/decode.ts'
import { gtinShape } from '../src/model/decode-library.ts'
import { rangeShape } from '../src/model/norms.ts'
import type { KeptShape, ShapeFields } from '../src/model/shape.ts'

/** Anything that a shape may keep, made from the shape itself: a new kept field is among it without a word here. */

const AT = '2026-11-16T10:00:00.000Z'
const TEXTS = ['', 'Leche entera', 'x1', '__proto__', 'ñ «à» −20 °C', 'a'.repeat(130), '2026-11-21', AT]
const FIGURES = [0, 1, 2.5, 7, 12, 99.9, 1000, 1_000_000]

/** What only some texts or values are. */
const special = new Map<KeptShape<unknown>['decode'], fc.Arbitrary<unknown>>([
  [dateShape.decode, fc.constantFrom('2026-11-21', '2027-01-01')],
  [timeShape.decode, fc.constantFrom('06:00', '23:59')],
  [instantShape.decode, fc.constant(AT)],
  [gtinShape.decode, fc.constantFrom('8410128001230', '96385074')],
  [photoShape.decode, fc.constant('data:image/jpeg;base64,AAAA')],
  [desksShape.decode, fc.constantFrom({ label: { net: 500, traces: ['soja'] } }, { cost: { minutes: 30 } })],
  [rangeShape.decode, fc.constantFrom([16, 19], [-3, 0])],
  [capacityShape.decode, fc.constantFrom({}, { helado: 6000, cacao: 12 })],
])

/** Levels of formulas inside formulas that are drawn. */
const DEEPEST = 2

function recordOf(fields: ShapeFields, level: number): fc.Arbitrary<object> {
  const requiredKeys = Object.keys(fields).filter((key) => !fields[key]?.isOptional)
  const each = Object.entries(fields).map(([key, field]) => [key, anythingOf(field, level)] as const)
  return fc.record(Object.fromEntries(each), { requiredKeys })
}

export function anythingOf(shape: KeptShape<unknown>, level = 0): fc.Arbitrary<unknown> {
  const some = special.get(shape.decode)
  if (some) return some
  const item = (): fc.Arbitrary<unknown> => (shape.of ? anythingOf(shape.of, level) : fc.constant(null))
  switch (shape.is) {
    case 'text':
      return fc.oneof(fc.constantFrom(...TEXTS), fc.string({ maxLength: 12 }))
    case 'figure':
    case 'signed':
      return fc.oneof(fc.constantFrom(...FIGURES), fc.integer({ min: 0, max: 5000 }))
    case 'choice':
      return fc.constantFrom(...(shape.values ?? []))
    case 'flag':
      return fc.boolean()
    case 'yes':
      return fc.constant(true)
    case 'list':
      return fc.array(item(), { maxLength: 3 })
    case 'table':
      return fc.dictionary(fc.constantFrom('azucar', 'x1', 'new', '0', ...Object.keys(shape.fields ?? {})), item(), {
        maxKeys: 3,
      })
    case 'record':
      return recordOf(shape.fields ?? {}, level)
    case 'nested':
      return shape.nested && level < DEEPEST ? anythingOf(shape.nested(), level + 1) : fc.constant(undefined)
    case 'other':
      return fc.constantFrom({ rows: [1, 2] }, 7)
  }
}
