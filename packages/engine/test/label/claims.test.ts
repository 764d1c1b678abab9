import { describe, expect, test } from 'vitest'
import { claimsSaidIn, NUTRITION_CLAIMS } from '../../src/make/label/claim-table.ts'
import { type ClaimGrounds, type ComparedProduct, labelClaimsOf } from '../../src/make/label/claims.ts'
import { foldedName } from '../../src/make/label/name-cut.ts'
import type { LabelNutrient } from '../../src/make/label/nutrients.ts'

/** Every limit of the annex of Regulation (EC) 1924/2006 on both of its sides. */

type Figures = { readonly [key in LabelNutrient]?: number }
const PLAIN: Figures = { energiaKcal: 250, grasas: 10, saturadas: 4, azucares: 20, fibra: 1, proteinas: 5, sal: 1 }

const grounds = (exact: Figures, said = '', more: Partial<ClaimGrounds> = {}): ClaimGrounds => ({
  lines: [],
  finished: 1000,
  exact: { ...PLAIN, ...exact },
  untold: new Set(),
  said: foldedName(said),
  compared: {},
  told: (text) => (typeof text === 'string' ? text : text.code),
  ...more,
})
const claimValue = (id: string, all: ClaimGrounds): boolean | null | undefined =>
  labelClaimsOf(all).find((claim) => claim.id === id)?.cumple

/** How a claim is said, so that it is answered whatever its figure; and its figures just inside and just outside. */
const LIMITS: readonly (readonly [id: string, said: string, inside: Figures, outside: Figures])[] = [
  ['bajo_energia', 'bajo en calorías', { energiaKcal: 40 }, { energiaKcal: 40.001 }],
  ['bajo_grasa', 'bajo en grasa', { grasas: 3 }, { grasas: 3.001 }],
  ['sin_grasa', 'sin grasa', { grasas: 0.5 }, { grasas: 0.501 }],
  ['bajo_saturadas', 'bajo en grasas saturadas', { saturadas: 1.5 }, { saturadas: 1.501 }],
  // 1.2 g are 10 % of 108 kcal.
  ['bajo_saturadas', 'bajo en saturadas', { saturadas: 1.2, energiaKcal: 108 }, { saturadas: 1.2, energiaKcal: 107.9 }],
  ['sin_saturadas', 'sin grasas saturadas', { saturadas: 0.1 }, { saturadas: 0.101 }],
  ['bajo_azucar', 'bajo en azúcares', { azucares: 5 }, { azucares: 5.001 }],
  ['sin_azucares', '0 % azúcar', { azucares: 0.5 }, { azucares: 0.501 }],
  ['bajo_sal', 'bajo en sal', { sal: 0.3 }, { sal: 0.3001 }],
  ['muy_bajo_sal', 'muy bajo en sal', { sal: 0.1 }, { sal: 0.1001 }],
  ['sin_sal', 'sin sal', { sal: 0.0125 }, { sal: 0.012_51 }],
  ['sin_sal_anadida', 'sin sal añadida', { sal: 0.3 }, { sal: 0.3001 }],
  ['fuente_fibra', 'con fibra', { fibra: 3 }, { fibra: 2.999 }],
  ['fuente_fibra', 'fuente de fibra', { fibra: 1.5, energiaKcal: 100 }, { fibra: 1.499, energiaKcal: 100 }],
  ['alto_fibra', 'rico en fibra', { fibra: 6 }, { fibra: 5.999 }],
  ['alto_fibra', 'alto contenido de fibra', { fibra: 3, energiaKcal: 100 }, { fibra: 2.999, energiaKcal: 100 }],
  ['fuente_proteinas', 'fuente de proteínas', { proteinas: 7.5 }, { proteinas: 7.499 }],
  ['alto_proteinas', 'rico en proteínas', { proteinas: 12.5 }, { proteinas: 12.499 }],
]

describe('limits', () => {
  test.each(LIMITS)('%s, «%s»', (id, said, inside, outside) => {
    expect(claimValue(id, grounds(inside, said))).toBe(true)
    expect(claimValue(id, grounds(outside, said))).toBe(false)
  })
  test('every limit of the table is among them', () => {
    const tried = new Set(LIMITS.map(([id]) => id))
    expect(NUTRITION_CLAIMS.filter(({ id, limit }) => limit && !tried.has(id))).toEqual([])
  })
  test('a minimum that is reached stays, and a maximum opens, where something is not told', () => {
    const untold = new Set<LabelNutrient>(['grasas', 'fibra'])
    expect(claimValue('bajo_grasa', grounds({ grasas: 1 }, 'bajo en grasa', { untold }))).toBeNull()
    expect(claimValue('bajo_grasa', grounds({ grasas: 4 }, 'bajo en grasa', { untold }))).toBe(false)
    expect(claimValue('fuente_fibra', grounds({ fibra: 4 }, 'con fibra', { untold }))).toBe(true)
    expect(claimValue('fuente_fibra', grounds({ fibra: 2 }, 'con fibra', { untold }))).toBeNull()
  })
  test('an id that was of two claims is the better of both', () => {
    const best = (fibra: number) => labelClaimsOf(grounds({ fibra })).find(({ id }) => id === 'fibra')?.texto
    expect([best(7), best(4), best(1)]).toEqual(['Alto contenido de fibra', 'Fuente de fibra', undefined])
  })
})

describe('comparisons', () => {
  const compared = (id: string, said: string, exact: Figures, other: ComparedProduct) =>
    claimValue(id, grounds(exact, said, { compared: other }))
  test.each(['pan light', 'pan reducido en calorías', 'pan con más fibra', 'pan con 30 % menos de sal'])(
    '%s asks for the other product',
    (said) => {
      const [open] = claimsSaidIn(foldedName(said)).map(({ claim }) => claim.id)
      const row = labelClaimsOf(grounds({}, said)).find(({ id }) => id === open)
      expect(row).toMatchObject({ cumple: null, siAdemas: ['claim.compare'] })
    },
  )
  test.each<readonly [string, string, Figures, ComparedProduct, boolean | null]>([
    ['reducido_energia', 'valor energético reducido', { energiaKcal: 210 }, { kcal: 300 }, true],
    ['reducido_energia', 'reducido en calorías', { energiaKcal: 210.1 }, { kcal: 300 }, false],
    ['reducido', 'reducido en azúcares', { azucares: 14 }, { azucares: 20, kcal: 250 }, true],
    ['reducido', 'reducido en azúcares', { azucares: 14.1 }, { azucares: 20, kcal: 250 }, false],
    // Sugars may not be taken out for more energy.
    ['reducido', 'reducido en azúcares', { azucares: 14, energiaKcal: 251 }, { azucares: 20, kcal: 250 }, false],
    ['reducido', 'menos azúcar', { azucares: 14 }, { azucares: 20 }, null],
    ['reducido', 'menos grasa', { grasas: 7 }, { grasas: 10 }, true],
    ['reducido', 'menos grasa', { grasas: 7.1 }, { grasas: 10 }, false],
    ['reducido', 'reducido en sal', { sal: 0.75 }, { sal: 1 }, true],
    ['reducido', 'reducido en sal', { sal: 0.76 }, { sal: 1 }, false],
    ['reducido', '40 % menos de grasa', { grasas: 6.9 }, { grasas: 10 }, false],
    ['mayor', 'más fibra', { fibra: 3.9 }, { fibra: 3 }, true],
    ['mayor', 'más fibra', { fibra: 3.8 }, { fibra: 3 }, false],
    ['mayor', 'más fibra', { fibra: 2.6 }, { fibra: 1 }, false],
    ['light', 'light', { energiaKcal: 200 }, { kcal: 300 }, true],
    ['light', 'ligero', { energiaKcal: 220 }, { kcal: 300 }, false],
    ['light', 'light', { energiaKcal: 240, grasas: 6 }, { kcal: 300, grasas: 10 }, true],
  ])('%s, «%s» of %j beside %j', (id, said, exact, other, expected) => {
    expect(compared(id, said, exact, other)).toBe(expected)
  })
})

test.each([
  ['rico en fibra', 'alto_fibra'],
  ['con alto contenido de fibra', 'alto_fibra'],
  ['contiene fibra', 'fuente_fibra'],
  ['sin azúcares añadidos', 'sin_azucares_anadidos'],
  ['sin azúcar', 'sin_azucares'],
  ['99 % sin grasa', 'no_listado'],
  ['sin grasas saturadas', 'sin_saturadas'],
  ['con hierro', 'fuente_vitaminas'],
  ['rico en calcio', 'alto_vitaminas'],
  ['sin colesterol', 'no_listado'],
  ['bajo en hidratos', 'no_listado'],
  ['proteico', 'alto_proteinas'],
  ['apto para diabéticos', 'enfermedad'],
  ['digestivo', 'saludable'],
  ['que refuerza tus defensas', 'saludable'],
  ['bueno para el corazón', 'saludable'],
  ['antiinflamatorio', 'enfermedad'],
  ['contra la gripe', 'enfermedad'],
  ['que previene el cáncer', 'enfermedad'],
  ['baja el colesterol', 'riesgo'],
  ['que ayuda a reducir el nivel de colesterol', 'riesgo'],
  ['reduce el riesgo de infarto', 'riesgo'],
  ['apto para celíacos', 'sin_gluten'],
])('«%s» is %s', (said, id) => {
  expect(claimsSaidIn(foldedName(`Bizcocho ${said}`)).map(({ claim }) => claim.id)).toEqual([id])
})

test.each([
  'de queso media cura',
  'para el corazón de la casa',
  'con fibra de avena',
  'con proteína de suero',
  'con sal de Añana',
  'cacao desgrasado',
])('«%s» names a food', (said) => {
  expect(claimsSaidIn(foldedName(`Pan ${said}`))).toEqual([])
})
