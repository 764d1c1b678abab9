import { describe, expect, test } from 'vitest'
import { allCrafts, type Craft, labelOf } from '../src/index.ts'
import { classOfActivity } from '../src/judge/safety.ts'

/** A product made of several never keeps longer than the part that keeps least (RD 1021/2022, art. 4.1). */

type Lines = Readonly<Record<string, number>>
type CraftId = keyof typeof allCrafts

const request = (id: CraftId, type: string, lines: Lines, extra: object = {}) => {
  const { name, grams } = allCrafts[id].definition.reads.fields
  const ingredients = Object.entries(lines).map(([line, weight]) => ({ [name]: line, [grams]: weight }))
  return { type, ingredients, ...extra }
}
const answer = (id: CraftId, type: string, lines: Lines, extra: object = {}) =>
  (allCrafts[id] as unknown as Craft).analyse(request(id, type, lines, extra) as never, {
    advice: false,
  }) as unknown as {
    readonly warnings: readonly string[]
    readonly seguridadAlimentaria: ReturnType<(typeof allCrafts)['turron']['analyse']>['seguridadAlimentaria']
  }
const keeping = (id: CraftId, type: string, lines: Lines, extra: object = {}) =>
  answer(id, type, lines, extra).seguridadAlimentaria

const CUSTARD = request('pasteleria', 'crema_pastelera', { 'Leche entera': 500, Yema: 100, Azúcar: 120, Maicena: 40 })
const SAFE_CUSTARD = request('pasteleria', 'crema_pastelera', {
  'Leche entera': 500,
  'Yema pasteurizada': 100,
  Azúcar: 120,
  Maicena: 40,
})
const MERINGUE = request('pasteleria', 'merengue', { 'Clara de huevo': 100, Azúcar: 200 })
const using = (preparation: object) => ({ preparaciones: { Relleno: { oficio: 'pasteleria', ...preparation } } })

const PASTRY = { Harina: 500, Mantequilla: 400, Agua: 250, Sal: 10 }
const BRIOCHE = { Harina: 1000, Huevo: 450, Mantequilla: 400, Azúcar: 120, Sal: 20, Levadura: 30 }
const SPONGE = { Harina: 300, 'Huevo entero': 600, Azúcar: 300 }

describe('a preparation inside', () => {
  test.each([
    ['pasteleria', 'hojaldre', PASTRY],
    ['panaderia', 'brioche', BRIOCHE],
    ['pasteleria', 'genoise', SPONGE],
  ] as const)('%s %s filled with custard: 24 h at 4 °C', (id, type, lines) => {
    const filled = keeping(id, type, { ...lines, Relleno: 600 }, using(CUSTARD))
    expect(filled).toMatchObject({ clase: '2', temperatura: '4 °C o menos', parte: 'Relleno' })
    expect(filled.plazo).toContain('24 h')
    expect(filled.frase).toContain('«Relleno»')
    expect(keeping(id, type, { ...lines, Relleno: 600 }, using(SAFE_CUSTARD)).clase).toBe('3')
    expect(['6', '7']).toContain(keeping(id, type, lines).clase)
  })

  test('what decides is said among the warnings, and on the label', () => {
    const lines = { ...PASTRY, Relleno: 600 }
    const { warnings, seguridadAlimentaria } = answer('pasteleria', 'hojaldre', lines, using(CUSTARD))
    expect(warnings).toContain(seguridadAlimentaria.frase)
    const label = labelOf(allCrafts.pasteleria, request('pasteleria', 'hojaldre', lines, using(CUSTARD)) as never)
    expect(label.seguridadAlimentaria).toEqual(seguridadAlimentaria)
  })

  test('raw egg in it is asked about: whether it goes in before the oven nobody told', () => {
    const { clase, preguntas } = keeping('pasteleria', 'genoise', { ...SPONGE, Relleno: 300 }, using(MERINGUE))
    expect(clase).toBe('0')
    expect(preguntas.join()).toContain('antes de hornear')
  })

  test('cooked egg inside a cold mousse is cooked egg', () => {
    const mousse = { 'Puré de fresa': 300, 'Nata 35%': 300, Relleno: 300 }
    expect(keeping('pasteleria', 'mousse_fruta', mousse, using(CUSTARD)).clase).toBe('2')
  })

  test('two levels down it still decides', () => {
    const muslin = request('pasteleria', 'muselina', { Relleno: 500, Mantequilla: 250 })
    const extra = { preparaciones: { ...using(CUSTARD).preparaciones, Crema: { oficio: 'pasteleria', ...muslin } } }
    expect(keeping('pasteleria', 'hojaldre', { ...PASTRY, Crema: 500 }, extra).clase).toBe('2')
  })

  test('a starter fermented before the dough is no filling', () => {
    const poolish = {
      oficio: 'panaderia',
      ingredients: [
        { name: 'Harina', grams: 100 },
        { name: 'Agua', grams: 100 },
      ],
    }
    const dough = { Harina: 900, Agua: 550, Sal: 18, Poolish: 200 }
    expect(keeping('panaderia', 'pan_comun', dough, { preparaciones: { Poolish: poolish } }).clase).toBe('6')
  })

  test('what is frozen stays frozen, unless a part cannot be sold', () => {
    const mix = { 'Leche entera': 600, 'Nata 35%': 200, Azúcar: 150, Relleno: 200 }
    expect(keeping('helado', 'helado_crema', mix, using(CUSTARD)).clase).toBe('F')
    expect(keeping('helado', 'helado_crema', mix, using(MERINGUE)).clase).toBe('0')
  })
})

describe('moist rows', () => {
  test.each([
    ['panaderia', 'brioche', { ...BRIOCHE, 'Crema pastelera': 600 }, '2'],
    ['pasteleria', 'genoise', { ...SPONGE, 'Nata montada': 500 }, '3'],
    ['pasteleria', 'hojaldre', { ...PASTRY, 'Nata 35%': 300 }, '3'],
    ['pasteleria', 'masa_tarta', { Harina: 500, Mantequilla: 250, Azúcar: 150, Fresa: 400 }, '3'],
    ['turron', 'generico', { 'Chocolate negro': 450, 'Nata 35%': 500, 'Almendra tostada': 60 }, '3'],
    ['turron', 'generico', { coco_rallado: 150, azucar: 180, glucosa: 30, 'Nata 35%': 40 }, '4'],
    ['helado', 'veteado', { 'Puré de fresa': 800, Azúcar: 150, Pectina: 8 }, '3'],
    ['helado', 'crema_untable', { 'Pasta de avellana': 300, Azúcar: 250, 'Leche entera': 40, Cacao: 80 }, '4'],
    ['cacao', 'gianduja', { cob_negra: 500, pasta_avellana: 400, nata: 100 }, '4'],
  ] as const)('%s %s %j is of class %s at most', (id, type, lines, clase) => {
    const { clase: found } = keeping(id, type, lines)
    expect(Number(found)).toBeLessThanOrEqual(Number(clase))
  })

  test.each([
    ['panaderia', 'brioche', { ...BRIOCHE, 'Leche entera': 200 }, '6'],
    ['panaderia', 'pan_molde', { Harina: 1000, 'Leche entera': 650, Azúcar: 60, Sal: 20, Levadura: 30 }, '6'],
    ['pasteleria', 'bizcocho', { Harina: 250, 'Yogur natural': 125, Huevo: 180, Azúcar: 250, Aceite: 100 }, '6'],
    ['pasteleria', 'tarta_zanahoria', { Zanahoria: 300, Harina: 250, Huevo: 200, Azúcar: 200, Aceite: 150 }, '6'],
    ['turron', 'guirlache', { almendra_cruda: 500, azucar: 480, zumo_limon: 20 }, '7'],
    ['helado', 'crema_untable', { 'Pasta de avellana': 500, Azúcar: 350, Cacao: 80, 'Aceite de girasol': 70 }, '7'],
    ['helado', 'veteado', { 'Puré de fresa': 300, Azúcar: 700, Pectina: 8 }, '6'],
    ['cacao', 'negro', { pasta_cacao: 600, azucar: 400 }, '7'],
  ] as const)('%s %s %j bakes or boils what it holds, and stays of class %s', (id, type, lines, clase) => {
    expect(keeping(id, type, lines).clase).toBe(clase)
  })
})

describe('a measured water activity', () => {
  const GANACHE = { cob_negra: 100, nata: 100 }

  test('far below what the formula can have is not used, and questioned', () => {
    const { clase, aviso } = keeping('cacao', 'bombon', GANACHE, { awMedida: 0.6 })
    expect(clase).toBe('3')
    expect(aviso).toContain('no cuadra')
    expect(answer('cacao', 'bombon', GANACHE, { awMedida: 0.6 }).warnings).toContain(aviso)
  })

  test('near the estimate it is used', () => {
    const estimated = allCrafts.cacao.analyse(request('cacao', 'bombon', GANACHE) as never).params.aw as number
    const awMedida = Number((estimated - 0.04).toFixed(3))
    const { clase, aviso } = keeping('cacao', 'bombon', GANACHE, { awMedida })
    expect(clase).toBe(classOfActivity(awMedida))
    expect(aviso).toBeUndefined()
  })

  test('of the whole never lengthens the life of a part of its own', () => {
    const filled = { ...PASTRY, Relleno: 600 }
    expect(keeping('pasteleria', 'hojaldre', filled, { ...using(CUSTARD), awMedida: 0.6 }).clase).toBe('2')
  })
})
