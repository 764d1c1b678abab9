import { describe, expect, test } from 'vitest'
import { examine } from '../src/craft/overview.ts'
import { panaderia } from '../src/index.ts'

const lines = (grams: Readonly<Record<string, number>>) =>
  Object.entries(grams).map(([name, weight]) => ({ name, grams: weight }))
const dough = (type: string, grams: Readonly<Record<string, number>>) =>
  panaderia.analyse({ type, ingredients: lines(grams) })

const CROISSANT = {
  'Harina de media fuerza': 500,
  Huevo: 50,
  Sal: 10,
  Azúcar: 75,
  Agua: 200,
  'Leche entera': 60,
  'Levadura fresca': 25,
  Mantequilla: 50,
}

describe('what is laminated in', () => {
  const usual = dough('croissant', { ...CROISSANT, 'Mantequilla para laminar': 280 })

  test('is g per 100 g of dough without it, and its water wets no flour', () => {
    expect(usual.verdict).toBe('equilibrada')
    expect(usual.params.empaste).toBe(28.9)
    expect(usual.params.hidratacion).toBe(59.7)
    expect(usual.inRange.empaste).toBe(true)
  })

  test.each([
    'Mantequilla para el empaste',
    'Mantequilla para los pliegues',
    'Mantequilla del empaste',
    'Mantequilla de laminado',
    'Mantequilla (tourage)',
    'Mantequilla para hojaldrar',
  ])('is told by its name: %s', (name) => {
    const { params, warnings } = dough('croissant', { ...CROISSANT, [name]: 280 })
    expect([params.empaste, params.hidratacion]).toStrictEqual([28.9, 59.7])
    expect(warnings.filter((text) => text.startsWith('No reconozco'))).toStrictEqual([])
  })

  test('or by its line, or is the largest fat', () => {
    const said = panaderia.analyse({
      type: 'croissant',
      ingredients: [...lines(CROISSANT), { name: 'Mantequilla 82 %', grams: 40, parte: 'empaste' }],
    })
    expect(said.params.empaste).toBeCloseTo((100 * 40) / 970, 1)
    const { Mantequilla: _, ...rest } = CROISSANT
    const larger = panaderia.analyse({
      type: 'croissant',
      ingredients: [...lines(rest), { name: 'Mantequilla', grams: 50 }, { name: 'Mantequilla', grams: 280 }],
    })
    expect([larger.params.empaste, larger.params.hidratacion]).toStrictEqual([28.9, 59.7])
  })

  test('is nothing of its own in a dough that is not laminated', () => {
    const brioche = dough('brioche', { ...CROISSANT, 'Mantequilla para laminar': 280 })
    expect(brioche.params).not.toHaveProperty('empaste')
    expect(brioche.params.hidratacion).toBeGreaterThan(usual.params.hidratacion)
    expect(brioche.inRange).not.toHaveProperty('empaste')
  })

  test('is refused where the line says another part', () => {
    const wrong = { type: 'croissant', ingredients: [{ name: 'Harina', grams: 100, parte: 'relleno' }] }
    expect(() => panaderia.analyse(wrong)).toThrow('«parte» solo puede ser "empaste"')
  })

  test('is what is put where there is too little, and the dough stays as it was', () => {
    const poor = dough('croissant', { ...CROISSANT, 'Mantequilla para laminar': 150 })
    expect(poor.inRange.empaste).toBe(false)
    expect(poor.suggestions.join(' ')).toMatch(/Empaste .*añade [\d,]+ g de mantequilla/i)
  })
})

describe('a type of its own is offered, not assumed', () => {
  test.each([
    [
      'pan_comun',
      'focaccia',
      { 'Harina de fuerza': 500, Agua: 320, 'Aceite de oliva': 50, Sal: 10, 'Levadura fresca': 15 },
    ],
    ['pan_comun', 'pan_sin_gluten', { 'Harina de arroz': 500, Agua: 480, Sal: 10, 'Levadura fresca': 15 }],
    [
      'brioche',
      'roscon_reyes',
      {
        'Harina de fuerza': 500,
        'Leche entera': 120,
        Huevo: 100,
        Azúcar: 100,
        Mantequilla: 100,
        'Agua de azahar': 15,
        Sal: 8,
        'Levadura fresca': 25,
      },
    ],
  ])('%s → %s', (sent, type, grams) => {
    const answer = dough(sent, grams)
    expect(answer.type).toBe(sent)
    expect(answer.pareceTipo?.tipo).toBe(type)
    expect(answer.warnings.filter((text) => text.startsWith('¿Lo juzgo como'))).toHaveLength(1)
    expect(answer.warnings.filter((text) => text.startsWith('Lo leo como'))).toStrictEqual([])
    expect(dough(type, grams).verdict).toBe('equilibrada')
  })

  test('and nothing that makes it that is undone', () => {
    const { verdict, suggestions } = dough('pan_comun', {
      'Harina de fuerza': 500,
      Agua: 320,
      'Aceite de oliva': 50,
      Sal: 10,
      'Levadura fresca': 15,
    })
    expect(verdict).toBe('revisar')
    expect(suggestions).toHaveLength(1)
    expect(suggestions[0]).toContain('focaccia')
  })
})

describe('bread without gluten', () => {
  const free = {
    'Harina de arroz': 300,
    'Almidón de maíz (maicena)': 200,
    Agua: 500,
    Psyllium: 20,
    Sal: 9,
    'Levadura fresca': 15,
  }

  test('is told that a formula proves nothing', () => {
    const { verdict, warnings, legal } = dough('pan_sin_gluten', free)
    expect(verdict).toBe('equilibrada')
    expect(warnings.some((text) => text.includes('20 mg/kg'))).toBe(true)
    expect(legal?.menciones.find(({ denominacion }) => denominacion === 'Pan sin gluten')?.cumple).toBeNull()
  })

  test('may not bear the name with any flour that has it', () => {
    const { warnings, legal, suggestions } = dough('pan_sin_gluten', { ...free, 'Harina de trigo': 25 })
    expect(legal?.cumple).toBe(false)
    expect(legal?.denominacion).toBe('Pan sin gluten')
    expect(warnings.some((text) => text.includes('no puede decir «sin gluten»'))).toBe(true)
    expect(suggestions.join(' ')).toContain('no puede llamarse «Pan sin gluten»')
  })
})

describe('rye', () => {
  test('under 60 % of the flour is a bread with rye', () => {
    const { warnings } = dough('pan_centeno', {
      'Harina de centeno integral': 50,
      Harina: 50,
      Agua: 75,
      Sal: 2,
      'Levadura fresca': 1,
    })
    expect(warnings.some((text) => text.includes('Solo el 50 % de la harina es de centeno'))).toBe(true)
  })
})

describe('free: nothing is judged', () => {
  const BUN = { Harina: 500, 'Leche entera': 250, Azúcar: 60, Mantequilla: 80, Sal: 9, 'Levadura fresca': 20 }

  test('no ranges, no approval, one sentence', () => {
    const { body, overview } = examine(panaderia, { type: 'libre', ingredients: lines(BUN) })
    expect(body).toMatchObject({ type: 'libre', verdict: 'revisar', juzgada: false, ranges: {}, inRange: {} })
    expect(body.suggestions).toStrictEqual([expect.stringMatching(/^Sin rangos: no se juzga\./)])
    expect(overview.isJudged).toBe(false)
    expect(overview.headline).toMatch(/^Sin rangos: no se juzga\./)
    expect(overview.changes).toStrictEqual([])
    expect(body.params.hidratacion).toBeGreaterThan(40)
    expect(body.legal).toMatchObject({ cumple: null, siAdemas: [expect.stringContaining('di cómo se llama')] })
    expect(body.legal).not.toHaveProperty('nombre')
  })

  test('a type that judges has no such field', () => {
    expect(dough('brioche', BUN)).not.toHaveProperty('juzgada')
  })

  test('it keeps as long as what goes in lets it, never as something dry', () => {
    expect(dough('libre', BUN).seguridadAlimentaria.clase).toBe('3')
    expect(dough('libre', { ...BUN, 'Huevo fresco': 100 }).seguridadAlimentaria.clase).toBe('0')
    expect(dough('libre', { ...BUN, 'Huevo líquido pasteurizado': 100 }).seguridadAlimentaria.clase).toBe('1')
  })

  test('without flour its figures are per 100 g of dough', () => {
    const { params } = dough('libre', { 'Leche entera': 50, Azúcar: 50 })
    expect(params.azucar).toBeCloseTo(50, 0)
  })

  test('the type that it lies in is offered', () => {
    expect(dough('libre', BUN).pareceTipo?.tipo).toBeDefined()
  })
})
