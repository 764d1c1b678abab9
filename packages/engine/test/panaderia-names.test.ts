import { describe, expect, test } from 'vitest'
import { ingredientCatalogue, rowsById } from '../src/catalogue/catalogue.ts'
import { BREAD_ROLES, breadMatterOf, doughPlaceOf } from '../src/crafts/panaderia/matter.ts'
import { defaultRows, panaderiaNameSpelling } from '../src/crafts/panaderia/names.ts'
import { FormulaError, refusingInWords } from '../src/formula/errors.ts'
import type { RawLine } from '../src/formula/formula.ts'
import { panaderia } from '../src/whole.ts'
import { bakersNames } from './fixtures/panaderia-names.ts'
import { vectors } from './fixtures/panaderia-rows.ts'

const { identify } = panaderia.definition.reads
const read = (name: string, raw: RawLine = {}, type = 'pan_comun') => identify({ name, raw, type })

const rowNamed = (name: string) => read(name)?.ingredient

const cases = Object.entries(bakersNames).flatMap(([meaning, names]) => names.map((name) => [name, meaning] as const))

describe('names', () => {
  test('the dossier has 292, and three of them mean nothing that is known', () => {
    expect(cases).toHaveLength(289)
    // A shelf is asked about: never one strong cheese, and never a protected word.
    expect(['Unicornio', 'Queso', 'Prefermento'].map((name) => read(name))).toEqual([undefined, undefined, undefined])
  })

  test.each(cases)('«%s» is %s', (name, meaning) => {
    const [role, row, fase, figure] = meaning.split(' ')
    const found = read(name)
    expect([found?.matter.role, found?.ingredient?.id, found?.matter.fase]).toStrictEqual([role, row, fase])
    const { cultivo, levadura = 0 } = found?.matter ?? {}
    expect(cultivo?.hidratacion ?? (levadura > 0 ? levadura / 100 : undefined)).toBe(figure && Number(figure))
  })

  test('keep their % and lose accents, ligatures and punctuation', () => {
    expect(panaderiaNameSpelling('  Œufs, Pâte fermentée (65%) — Ñora ')).toBe('oeufs pate fermentee 65% nora')
  })

  test('an id is its row, whatever its words mean at a bakery', () => {
    expect(rowNamed('levadura_seca')?.id).toBe('levadura_seca')
    expect(rowNamed('Levadura seca')?.id).toBe('levadura_instantanea')
    for (const { id } of ingredientCatalogue) expect(rowNamed(id)?.id).toBe(id)
  })

  test('every name of the catalogue is read with the role of its row', () => {
    const other = ingredientCatalogue.filter((row) => {
      const found = rowNamed(row.name)
      return found === undefined || doughPlaceOf(found)[0] !== doughPlaceOf(row)[0]
    })
    expect(other.map(({ id }) => id)).toStrictEqual([])
  })

  test('word boundaries keep salt out of bran and water out of avocado', () => {
    expect(read('Salvado fino')?.matter.role).toBe('otro')
    expect(read('Aguacate maduro')?.ingredient?.id).toBe('aguacate')
    expect(read('Mantequilla sin sal')?.ingredient?.id).toBe('mantequilla')
  })
})

describe('a role', () => {
  test('is the usual thing of its kind when the name says nothing', () => {
    for (const [role, row] of Object.entries(defaultRows)) {
      expect(read('Mezcla de la casa', { role })?.ingredient?.id).toBe(row)
      expect(doughPlaceOf(rowsById.get(row) ?? ingredientCatalogue[0] ?? expect.fail())[0]).toBe(role)
    }
  })

  test('replaces what the name says, and keeps the row when they agree', () => {
    expect(read('Harina de arroz', { role: 'azucar' })?.ingredient?.id).toBe('azucar')
    expect(read('Harina de arroz', { role: 'harina' })?.ingredient?.id).toBe('harina_arroz')
    expect(read('Fermento de casa 80 %', { role: 'masa_madre' })?.matter.cultivo?.hidratacion).toBe(80)
  })

  test('«otro» counts for nothing and is silent, unless the name already was one', () => {
    const quiet = read('Unicornio', { role: 'otro' })
    expect(quiet?.ingredient).toBeUndefined()
    expect(quiet?.matter.fase).toBe('nula')
    expect(read('Sal', { role: 'otro' })?.matter.sal).toBe(0)
    expect(read('Zumo de naranja', { role: 'otro' })?.matter.agua).toBeGreaterThan(80)
    const { warnings } = panaderia.analyse({
      ingredients: [
        { name: 'Harina', grams: 1000 },
        { name: 'Agua', grams: 600 },
        { name: 'Sal', grams: 17 },
        { name: 'Levadura', grams: 10 },
        { name: 'Unicornio', grams: 20, role: 'otro' },
      ],
    })
    expect(warnings).toStrictEqual([])
  })

  test('that does not exist is refused with the list of those that do; null is none', () => {
    for (const role of ['fruta', 7, '']) {
      const refused = () => refusingInWords(panaderia.engine.say, () => read('Harina', { role }))
      expect(refused).toThrow(FormulaError)
      expect(refused).toThrow(BREAD_ROLES.slice(0, -1).join(', '))
    }
    expect(read('Harina', { role: null })?.ingredient?.id).toBe('harina')
  })
})

describe('a pre-ferment', () => {
  const hydration = (name: string, raw?: RawLine, type?: string) => read(name, raw, type)?.matter.cultivo

  test('biga is stiffer in pizza', () => {
    expect(hydration('Biga')).toStrictEqual({ hidratacion: 55, sal: 0, supuesta: true })
    expect(hydration('Biga', {}, 'pizza_teglia')?.hidratacion).toBe(45)
    expect(hydration('Biga 60 %', {}, 'pizza_teglia')).toStrictEqual({ hidratacion: 60, sal: 0, supuesta: false })
  })

  test('a percentage of its name between 35 and 200 is its hydration; another is not', () => {
    expect(hydration('Levain 62,5%')?.hidratacion).toBe(62.5)
    expect(hydration('Masa madre (20 % centeno) al 80 %')?.hidratacion).toBe(80)
    expect(hydration('Masa madre 20 %')?.hidratacion).toBe(100)
    expect(hydration('Masa madre 250 %')?.hidratacion).toBe(100)
  })

  test('`hidratacion` says it as a figure, over the name', () => {
    expect(hydration('Biga 60 %', { hidratacion: 48 })).toStrictEqual({ hidratacion: 48, sal: 0, supuesta: false })
    for (const wrong of [20, 201, '60', Number.NaN]) {
      expect(() => hydration('Biga', { hidratacion: wrong })).toThrow(FormulaError)
    }
    // On anything else it is an extra field, and those are ignored.
    expect(read('Harina', { hidratacion: 'mucha' })?.ingredient?.id).toBe('harina')
  })

  test('is flour and water and salt, and nothing is lost', () => {
    for (const [id] of vectors.filter(([, fase]) => fase === 'prefermento')) {
      const { harina, agua, sal } = breadMatterOf(rowsById.get(id) ?? expect.fail())
      expect(harina + agua + sal).toBeCloseTo(100, 9)
    }
  })
})

describe('what counts in a dough', () => {
  /** Rows that the catalogue corrected after the vectors were printed. */
  const CORRECTED = new Set(['nata', 'mantequilla_salada'])

  test.each(vectors.filter(([id]) => !CORRECTED.has(id)))('%s, %s', (id, fase, ...expected) => {
    const row = rowsById.get(id) ?? expect.fail(id)
    const { harina, agua, grasa, azucar, sal, levadura, fase: found } = breadMatterOf(row)
    expect(found).toBe(fase)
    const figures = [harina, agua, grasa, azucar, sal, levadura]
    for (const [index, figure] of figures.entries())
      expect(Math.abs(figure - (expected[index] ?? 0))).toBeLessThan(0.051)
  })

  test('pieces count in nothing but the salt of the bread', () => {
    const { role, fase, salDelPan, cultivo, ...counted } = breadMatterOf(
      rowsById.get('aceituna_verde') ?? expect.fail(),
    )
    expect([role, fase, cultivo]).toStrictEqual(['otro', 'pieza', undefined])
    expect(salDelPan).toBeGreaterThan(1)
    expect(Object.values(counted).every((figure) => figure === 0)).toBe(true)
  })
})
