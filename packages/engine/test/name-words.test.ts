import { allCrafts, measureLines, type SolverProblem, solverProblemOf } from '@obrador/engine'
import { describe, expect, it } from 'vitest'

const base = [
  { name: 'Leche entera', grams: 520 },
  { name: 'Nata 35%', grams: 280 },
  { name: 'Azúcar', grams: 150 },
  { name: 'Leche en polvo desnatada', grams: 45 },
  { name: 'Neutro para cremas 5', grams: 5 },
]
const problemWith = (type: string, ...doses: { name: string; grams: number }[]): SolverProblem<unknown> =>
  solverProblemOf(allCrafts.helado, { type, ingredients: [...base, ...doses] })
const wordNamed = (problem: SolverProblem<unknown>, label: string) =>
  problem.words().find((word) => word.label === label)

const allergensExpected = ({ expected }: SolverProblem<unknown>): string[] =>
  [...new Set(expected().flatMap(({ allergens }) => allergens))].toSorted()

describe('the words of a name, as a solver reads them', () => {
  it('reads each nut by itself, as the law does', () => {
    const problem = problemWith(
      'helado_crema',
      { name: 'Pasta de pistacho 100 %', grams: 100 },
      { name: 'Pasta de avellana', grams: 40 },
    )
    const [pistachio, hazelnut] = [wordNamed(problem, 'con pistacho'), wordNamed(problem, 'con avellana')]
    expect([pistachio?.isBorne, hazelnut?.isBorne]).toEqual([true, false])
    const [limit] = pistachio?.limits ?? []
    expect(limit).toMatchObject({ range: [7, Number.POSITIVE_INFINITY], isExact: true })
    expect(limit && measureLines(limit.reading, problem.lines)).toBeCloseTo((100 * 100) / 1140, 6)
  })

  it('reads cocoa over dry matter and yolk over the mix, whether they reach it or not', () => {
    const problem = problemWith('helado_crema', { name: 'Cacao puro', grams: 20 }, { name: 'Yema', grams: 60 })
    const [chocolate, yolk] = [wordNamed(problem, 'de chocolate'), wordNamed(problem, 'mantecado')]
    expect([chocolate?.isBorne, chocolate?.limits[0]?.range[0]]).toEqual([false, 8])
    expect([yolk?.isBorne, yolk?.limits[0]?.range[0]]).toEqual([true, 4])
  })

  it('says which name it bears, where that is not the one of its type', () => {
    const problem = problemWith('helado_crema', { name: 'Leche entera', grams: 900 })
    const borne = problem.words().find(({ isBorne, isWord }) => isBorne && !isWord)
    expect(borne?.label).toBe('Helado de leche')
    expect(borne?.limits.map(({ key }) => key)).toEqual(['grasaLactea', 'SLNG', 'grasaAnadida'])
  })

  it('reads them through a preparation as the flat formula', () => {
    const nuts = { name: 'Pasta de pistacho 100 %', grams: 80 }
    const nested = solverProblemOf(allCrafts.helado, {
      type: 'helado_crema',
      ingredients: [...base, { name: 'Pasta dulce', grams: 120, preparacion: 'Pasta' }],
      preparaciones: { Pasta: { oficio: 'helado', ingredients: [nuts, { name: 'Azúcar', grams: 40 }] } },
    })
    const flat = problemWith('helado_crema', nuts, { name: 'Azúcar', grams: 40 })
    const read = (problem: SolverProblem<unknown>) =>
      wordNamed(problem, 'con pistacho')?.limits.map(({ reading }) => measureLines(reading, problem.lines))
    expect(read(nested)?.[0]).toBeCloseTo(read(flat)?.[0] ?? 0, 9)
  })

  it('has words of other crafts', () => {
    const dough = solverProblemOf(allCrafts.panaderia, {
      type: 'pan_rustico_mm',
      ingredients: [
        { name: 'Harina de trigo', grams: 1000 },
        { name: 'Agua', grams: 650 },
        { name: 'Masa madre', grams: 250 },
        { name: 'Sal', grams: 20 },
      ],
    })
    expect(dough.words().some(({ isWord, limits }) => isWord && limits.length > 0)).toBe(true)
  })
})

describe('what a base may be shared by', () => {
  it('keeps milk and water apart, and a type without a family to itself', () => {
    const families = ['helado_crema', 'helado_leche', 'sorbete_agua', 'granizado', 'sin_azucar'].map(
      (type) => problemWith(type).family,
    )
    expect(families).toEqual(['leche', 'leche', 'agua', 'agua', 'sin_azucar'])
  })

  it('knows what allergens a product of the type always has', () => {
    expect(allergensExpected(problemWith('helado_crema', { name: 'Yema', grams: 40 }))).toEqual(['leche'])
    const dough = solverProblemOf(allCrafts.panaderia, {
      type: 'brioche',
      ingredients: [
        { name: 'Harina de fuerza', grams: 500 },
        { name: 'Huevo', grams: 250 },
      ],
    })
    expect(allergensExpected(dough)).toEqual(['gluten', 'huevo', 'leche'])
  })
})
