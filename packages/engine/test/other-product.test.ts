import { describe, expect, test } from 'vitest'
import { unlessRefused } from '../src/formula/errors.ts'
import { allCrafts, type CraftRequest } from '../src/index.ts'
import { type CraftId, goldenFiles } from './golden/corpus.ts'

type Grams = Readonly<Record<string, number>>

function requestIn(craft: CraftId, type: string, grams: Grams): CraftRequest {
  const { fields } = allCrafts[craft]
  return {
    type,
    ingredients: Object.entries(grams).map(([name, weight]) => ({ [fields.name]: name, [fields.grams]: weight })),
  }
}

/** The type that a formula is told to look like; none where a type refuses it for want of its base. */
function lookOf(craft: CraftId, type: string, grams: Grams): string | undefined {
  const other = unlessRefused(() => allCrafts[craft].analyse(requestIn(craft, type, grams) as never))?.pareceTipo
  return other && `${other.oficio ?? craft}/${other.tipo}`
}

const CURD = { 'Zumo de limón': 150, Azúcar: 200, Huevo: 200, Mantequilla: 120 }
const CRAFTS = Object.keys(allCrafts) as CraftId[]

describe('another product is told by its marks', () => {
  test('lemon curd is no mousse, whatever it is sent as', () => {
    const told = Object.keys(allCrafts.pasteleria.types).map((type) => lookOf('pasteleria', type, CURD))
    expect(new Set(told.filter((look) => look !== undefined))).toStrictEqual(new Set(['pasteleria/lemon_curd']))
  })

  test.each([
    ['a meringue without its sugar is no slush', 'merengue', { 'Clara de huevo': 125, Azúcar: 25, Agua: 50 }],
    [
      'what has flour, eggs and carrot is no toffee',
      'tarta_zanahoria',
      { Harina: 140, Azúcar: 450, 'Levadura química': 4, Huevo: 200, 'Aceite de girasol': 276, Zanahoria: 450 },
    ],
    [
      'almonds whipped with whites are no yolk cream',
      'macaron',
      { 'Almendra molida': 75, 'Azúcar glas': 150, 'Clara de huevo': 112, Azúcar: 155, Agua: 50 },
    ],
  ])('%s', (_title, type, grams) => {
    expect(lookOf('pasteleria', type, grams)).toBeUndefined()
  })

  test('nuts and chocolate in a bar are no spread', () => {
    expect(lookOf('helado', 'helado_crema', { 'Cobertura con leche': 400, 'Pasta de avellana': 150 })).toBe(
      'cacao/gianduja',
    )
  })

  // Decrees forbid in turrón what books publish (cinnamon, potato), and some bombones are all praliné.
  const WITHOUT_MARKS = { cacao: 8, helado: 5, panaderia: 3, pasteleria: 0, turron: 20 }
  test.each(CRAFTS)('what is published as a type of %s has its marks', (craft) => {
    const unlike = goldenFiles(craft).flatMap(({ type, formulas }) =>
      formulas
        .filter(
          ({ kind, lines }) =>
            kind !== 'flawed' && !allCrafts[craft].mayBe(requestIn(craft, type, lines) as never).includes(type),
        )
        .map(({ id }) => id),
    )
    expect(unlike.length, unlike.join(' ')).toBeLessThanOrEqual(WITHOUT_MARKS[craft])
  })

  // The rest are sisters: a baguette told as bread, a sablé told as tart dough.
  test('of published formulas sent as no type, four in five are told their own', () => {
    const told = (['panaderia', 'pasteleria'] as const).flatMap((craft) =>
      goldenFiles(craft).flatMap(({ type, formulas }) =>
        formulas
          .filter(({ kind }, at) => kind === 'published' && at % 4 === 0)
          .flatMap(({ lines }) => {
            const look = lookOf(craft, 'libre', lines)
            return look === undefined ? [] : [look === `${craft}/${type}`]
          }),
      ),
    )
    expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.78)
  })

  test('of published formulas sent as their own type, none is told to be another', () => {
    for (const craft of CRAFTS)
      for (const { type, formulas } of goldenFiles(craft))
        for (const { kind, lines, id } of formulas.filter((_, at) => at % 4 === 0)) {
          const other =
            kind === 'published'
              ? allCrafts[craft].analyse(requestIn(craft, type, lines) as never).pareceTipo
              : undefined
          expect(other?.distancia, id).toBeUndefined()
        }
  })
})
