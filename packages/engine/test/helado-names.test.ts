import { describe, expect, test } from 'vitest'
import { ingredientCatalogue, rowsById } from '../src/catalogue/catalogue.ts'
import { helado } from '../src/whole.ts'

/** How ice cream makers name things (dossier §8). */

function read(name: string) {
  const { explicacion, warnings, params } = helado.analyse(
    { type: 'base', ingredients: [{ name, grams: 100 }] },
    { explain: true, advice: false },
  )
  const told = warnings.find((sentence) => sentence.startsWith('He interpretado'))
  return { id: explicacion?.ingredientes[0]?.id, as: explicacion?.ingredientes[0]?.leidoComo, told, params }
}

describe('words of the craft mean one row, and need no explanation', () => {
  test.each([
    ['estabilizante', 'neutro_sorbete'],
    ['Estabilizador', 'neutro_sorbete'],
    ['emulsionante', 'mono_digliceridos'],
    ['emulgente', 'mono_digliceridos'],
    ['crema de coco', 'crema_coco_24'],
    ['proteína de suero', 'wpc80'],
    ['Proteína de suero en polvo', 'wpc80'],
    ['jarabe de arroz', 'glucosa_alta_maltosa'],
    ['Sirope de arroz', 'glucosa_alta_maltosa'],
    ['requesón de oveja', 'ricotta'],
    ['ricotta de oveja', 'ricotta'],
    ['pasta de turrón', 'turron_jijona'],
    ['turrón duro de avellana', 'turron_alicante'],
    ['neutro', 'neutro_crema'],
  ])('%s → %s', (name, id) => {
    expect(read(name)).toMatchObject({ id, told: undefined })
  })
})

describe('a name of the catalogue is its row, however it is written', () => {
  test.each([
    ['leche_entera', 'leche_entera'],
    ['LECHE ENTERA', 'leche_entera'],
    ['leches enteras', 'leche_entera'],
    ['  Leche   entera. ', 'leche_entera'],
    ['azucar', 'azucar'],
    ['Sacarosa', 'azucar'],
    ['Nata 35 %', 'nata'],
    ['Nata 35% MG', 'nata'],
    ['Nata 35 % M.G.', 'nata'],
    ['Nata 35% materia grasa', 'nata'],
    ['Nata MG 35%', 'nata'],
  ])('%s → %s', (name, id) => {
    expect(read(name)).toMatchObject({ id, told: undefined })
  })

  test('every row is found by its own id and its own name', () => {
    for (const { id, name } of ingredientCatalogue) {
      expect(read(id), id).toMatchObject({ id, told: undefined })
      expect(read(name), name).toMatchObject({ id, told: undefined })
    }
  })
})

describe('«pulpa de X» is the fruit, sweetened only if it says so', () => {
  test.each([
    ['Pulpa de sandía', 'sandia'],
    ['pulpa de papaya', 'papaya'],
    ['Pulpa de kiwis', 'kiwi'],
    ['pulpas de ciruela', 'ciruela'],
  ])('%s → %s', (name, id) => {
    const { id: found, told, as } = read(name)
    expect(found).toBe(id)
    expect(told).toBe(`He interpretado «${name}» como «${as}».`)
  })

  test.each(['Pulpa de mango azucarada 10 %', 'Puré de mango azucarado 10 %', 'pulpa de mango azucarada 10%'])(
    '%s',
    (name) => {
      const { params, told } = read(name)
      const [fruit, sugar] = [read('Mango').params, read('Azúcar').params]
      expect(params.azucares).toBeCloseTo(0.9 * fruit.azucares + 0.1 * sugar.azucares, 1)
      expect(params.POD).toBeCloseTo(0.9 * fruit.POD + 0.1 * sugar.POD, 1)
      expect(told).toContain('«Mango con 10 % de azúcar»')
    },
  )
})

describe('a name that says milk or white is never read as dark', () => {
  test.each(['Chocolate con leche 50 %', 'Chocolate blanco 50%', 'cobertura con leche 47%'])('%s', (name) => {
    expect(read(name).id ?? '').not.toMatch(/negr/)
  })
})

describe('families with a figure are interpreted, and it is said', () => {
  /** Cream, Greek yogurt and cream cheese: the fat that the name gives. */
  test.each([
    ['Nata 33 %', 33],
    ['Nata 33,5 % MG', 33.5],
    ['nata líquida 36%', 36],
    ['Crema de leche 45 %', 45],
    ['Nata 49%', 49],
    ['Yogur griego 5%', 5],
    ['Yogur griego natural 9 %', 9],
    ['Queso crema 25 %', 25],
  ])('%s has fat %d', (name, fat) => {
    const { params, told } = read(name)
    expect(params.materiaGrasa).toBeCloseTo(fat, 1)
    expect(params.solidosTotales + params.aguaLibre).toBeCloseTo(100, 9)
    expect(told).toMatch(new RegExp(`^He interpretado «${name}» como «.+»\\.$`))
  })

  test('a cream between two lies between them in everything', () => {
    const [low, mid, high] = [read('nata_30'), read('Nata 33 %'), read('nata')]
    for (const key of ['PAC', 'POD', 'SLNG', 'solidosTotales', 'kcal_100g'] as const) {
      const [a, b] = [low.params[key], high.params[key]].toSorted((x, y) => x - y)
      expect(mid.params[key], key).toBeGreaterThanOrEqual(a ?? Number.NaN)
      expect(mid.params[key], key).toBeLessThanOrEqual(b ?? Number.NaN)
    }
  })

  /** Couvertures: the cocoa that the name gives; what is not cocoa is sugar and half a per cent of lecithin. */
  test.each([
    ['Cobertura 63 %', 'cob_negra_64', 63],
    ['Chocolate negro 75%', 'cob_negra_72', 75],
    ['Chocolate fondant 57 %', 'cob_negra', 57],
    ['Cobertura negra 90%', 'cob_negra_85', 90],
    ['Chocolate negro 97%', 'cob_negra_85', 97],
  ])('%s has that cocoa', (name, id, cocoa) => {
    const { id: found, told, params } = read(name)
    expect(found).toBe(id)
    expect(Math.abs(params.azucares - (99.5 - cocoa))).toBeLessThan(1.5)
    expect(told).toContain(`${cocoa} %`)
  })

  /** Syrups: the nearest row there is. */
  test.each([
    ['Glucosa atomizada DE 37', 'glucosa_polvo_de38'],
    ['Glucosa en polvo 30 DE', 'glucosa_polvo_de28'],
    ['Glucosa deshidratada DE 24', 'glucosa_polvo_de21'],
    ['Jarabe de glucosa DE 45', 'glucosa_de44'],
    ['Jarabe de glucosa 36 DE', 'glucosa_de38'],
    ['glucosa 58 DE', 'glucosa_de60'],
  ])('%s → %s', (name, id) => {
    const { id: found, told } = read(name)
    expect(found).toBe(id)
    expect(told).toBe(`He interpretado «${name}» como «${rowsById.get(id)?.name}».`)
  })

  test.each([
    ['Nata 62%', 'no cream'],
    ['Nata 5 %', 'far below the leanest'],
    ['Yogur griego 20%', 'twice the fattest'],
    ['Chocolate negro 20%', 'no chocolate'],
    ['Glucosa atomizada DE 60', 'no powder is near'],
    ['Jarabe de glucosa DE 20', 'no syrup is near'],
    ['Pulpa de unicornio', 'no such fruit'],
  ])('%s is not guessed: %s', (name) => {
    expect(read(name)).toMatchObject({ id: undefined, told: undefined })
  })
})

describe('a name that only a certified product bears is told by what it is', () => {
  test.each([
    ['Feta', 'Helado crema con queso'],
    ['Queso de Cabrales', 'Helado crema con queso'],
    ['Cava', 'Helado crema con vino'],
    ['Vino de Jerez seco', 'Helado crema con vino'],
    ['Tequila', 'Helado crema con aguardiente'],
  ])('%s: «%s»', (name, said) => {
    const base = { 'Leche entera': 480, 'Nata 35%': 328, 'Leche en polvo desnatada': 34, Azúcar: 150, [name]: 60 }
    const { legal } = helado.analyse({
      type: 'helado_crema',
      ingredients: Object.entries(base).map(([line, grams]) => ({ name: line, grams })),
    })
    expect(legal?.nombre).toBe(said)
  })
})
