import { describe, expect, test } from 'vitest'
import { examineFormula } from '../src/craft/overview.ts'
import { labelOf, panaderia, pasteleria } from '../src/index.ts'

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

  test('a fat written in two equal halves is one', () => {
    const { Mantequilla: _, ...rest } = CROISSANT
    const half = { name: 'Mantequilla', grams: 140 }
    const whole = panaderia.analyse({ type: 'croissant', ingredients: [...lines(rest), { ...half, grams: 280 }] })
    const split = panaderia.analyse({ type: 'croissant', ingredients: [...lines(rest), half, half] })
    expect(split.params).toStrictEqual(whole.params)
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
    const { body, overview } = examineFormula(panaderia, { type: 'libre', ingredients: lines(BUN) })
    expect(body).toMatchObject({ type: 'libre', verdict: 'revisar', juzgada: false, ranges: {}, inRange: {} })
    expect(body.suggestions).toStrictEqual([expect.stringMatching(/^Sin rangos: no se juzga\./)])
    expect(overview.isJudged).toBe(false)
    expect(overview.headline).toMatchObject({ code: 'advice.unjudged' })
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

const sweet = (type: string, grams: Readonly<Record<string, number>>) =>
  pasteleria.analyse({ type, ingredients: lines(grams) })

describe('jam', () => {
  const STRAWBERRY = { Fresa: 1000, Azúcar: 800, 'Zumo de limón': 30 }

  test('is judged by its sugar over fruit and by the fruit that a kilo of it has at 60 °Brix', () => {
    const { params, verdict, warnings } = sweet('confitura', STRAWBERRY)
    expect(verdict).toBe('equilibrada')
    expect(params.azucarFruta).toBe(77.67)
    expect(params.frutaFinal).toBe(729)
    expect(warnings.some((text) => text.includes('60 °Brix'))).toBe(true)
  })

  test('with too little fruit bears no name of jam, and one that the law leaves', () => {
    const { legal } = sweet('confitura', { ...STRAWBERRY, Azúcar: 1700 })
    expect(legal).toMatchObject({ cumple: false, denominacion: 'Confitura de fresa', nombre: 'Mermelada de fresa' })
    expect(sweet('confitura', STRAWBERRY).legal).toMatchObject({ cumple: null, nombre: 'Confitura de fresa' })
  })

  test('keeps by its °Brix, as what is measured may better', () => {
    expect(sweet('confitura', STRAWBERRY).seguridadAlimentaria.clase).toBe('5')
    const measured = pasteleria.analyse({ type: 'confitura', ingredients: lines(STRAWBERRY), awMedida: 0.84 })
    expect(measured.seguridadAlimentaria.clase).not.toBe('0')
  })

  test('what boils away is worked out from its °Brix', () => {
    const { explicacion } = pasteleria.analyse({ type: 'confitura', ingredients: lines(STRAWBERRY) }, { explain: true })
    const { azucares = 0, perdidaPct = 0 } = explicacion?.acabado ?? {}
    expect(azucares).toBeCloseTo(60, 0)
    expect(perdidaPct).toBeGreaterThan(20)
  })
})

describe('pastry of its own type', () => {
  test('a pâte de fruit is dosed by its pectin, and asks for its pH', () => {
    const { params, warnings } = sweet('pate_de_fruta', {
      'Puré de frambuesa': 500,
      Azúcar: 500,
      Pectina: 12,
      Glucosa: 100,
      'Zumo de limón': 15,
    })
    expect(params.pectina).toBe(1.06)
    expect(params.acido).toBe(0.08)
    expect(warnings.some((text) => text.includes('pH 3,4'))).toBe(true)
  })

  test('a gel without gelatine is not judged by it', () => {
    const { variante, inRange } = sweet('gelatina_fruta', { 'Puré de frambuesa': 200, Azúcar: 30, 'Pectina NH': 2.5 })
    expect(variante).toBe('sin_gelatina')
    expect(inRange).not.toHaveProperty('gelatina')
  })

  test('what is crisp counts its wafer', () => {
    expect(
      sweet('crujiente_praline', { Feuilletine: 55, Praliné: 100, 'Chocolate con leche': 30 }).params.barquillo,
    ).toBe(29.73)
  })

  test('a namelaka has no yolk: with it, it is a cremoso', () => {
    const { suggestions } = sweet('namelaka', {
      'Nata 35%': 400,
      'Leche entera': 200,
      'Chocolate negro': 250,
      Gelatina: 5,
      Yema: 60,
    })
    expect(suggestions.join(' ')).toContain('cremoso')
  })

  test('a marshmallow with raw white is not sold, without it it keeps dry', () => {
    const SYRUP = { Azúcar: 500, Agua: 150, Glucosa: 50, Gelatina: 20 }
    expect(sweet('nube', { ...SYRUP, 'Clara fresca': 132 }).seguridadAlimentaria.clase).toBe('0')
    expect(sweet('nube', SYRUP).seguridadAlimentaria.clase).toBe('6')
  })

  test('«libre» shows every ratio that has a base, and no medal', () => {
    const answer = sweet('libre', { Harina: 200, Azúcar: 200, Mantequilla: 200, 'Huevo entero': 200 })
    expect(answer).toMatchObject({ verdict: 'revisar', juzgada: false, ranges: {}, inRange: {} })
    expect(answer).not.toHaveProperty('trophy')
    expect(answer.params).toHaveProperty('azucarHarina')
    expect(answer.params).not.toHaveProperty('azucarZumo')
    expect(answer.seguridadAlimentaria.clase).toBe('0')
    expect(answer.legal.cumple).toBeNull()
  })
})

describe('the oil of frying', () => {
  const DOUGH = {
    Harina: 500,
    'Leche entera': 250,
    Huevo: 100,
    Mantequilla: 80,
    Azúcar: 100,
    'Levadura fresca': 25,
    Sal: 8,
  }
  const label = (grams: Readonly<Record<string, number>>) =>
    labelOf(panaderia, { type: 'berlina', ingredients: lines(grams) })

  test('is counted in the label, and asked for', () => {
    const fried = label(DOUGH)
    const told = JSON.stringify(fried)
    expect(told).toContain('aceite de girasol')
    expect(told).toContain('pesa el tuyo')
  })

  test('is not, where it was weighed', () => {
    expect(JSON.stringify(label({ ...DOUGH, 'Aceite de oliva de freír': 80 }))).not.toContain('pesa el tuyo')
  })
})

describe('the part of a dough that a line may say it is', () => {
  const { part } = panaderia.definition.desk ?? {}
  const row = (name: string) => {
    const found = panaderia.rowNamed(name)
    if (!found) throw new Error(`${name} is not read`)
    return found
  }

  test('is of the types that are laminated, and of fats that roll out', () => {
    expect(part?.has('pan_comun')).toBe(false)
    expect(Object.keys(panaderia.types).filter((type) => part?.has(type))).toEqual(['croissant'])
    expect(part?.may(row('Mantequilla'))).toBe(true)
    expect(part?.may(row('Harina de fuerza'))).toBe(false)
  })

  test('is said by the field that an analysis reads', () => {
    const two = [
      ...lines({ 'Harina de media fuerza': 500, Agua: 240, Sal: 10 }),
      { name: 'Mantequilla', grams: 100, [part?.field ?? '']: part?.value },
      { name: 'Mantequilla sin lactosa', grams: 150 },
    ]
    const said = panaderia.analyse({ type: 'croissant', ingredients: two }).params
    expect(said.empaste).toBeCloseTo(100 / 9, 0)
  })
})

test('a name is read with what the reading leaves open', () => {
  expect(panaderia.nameRead('Mantequilla semisalada')?.open?.left).toEqual(['semisalada'])
  const flour = panaderia.nameRead('Harina de fuerza panificable')
  expect(flour?.open?.others?.map(({ id }) => id)).toEqual(['harina_panificable', 'harina_fuerza'])
  expect(flour?.ingredient).toBe(panaderia.rowNamed('Harina de fuerza panificable'))
  expect(panaderia.nameRead('Harina de fuerza')?.open).toBeUndefined()
  expect(panaderia.nameRead('Unicornio')).toBeUndefined()
})
