import { expect, it } from 'vitest'
import { examineFormula } from '../src/craft/overview.ts'
import { cacao, helado, panaderia, turron } from '../src/whole.ts'

const line = (name: string, grams: number) => ({ name, grams })
const croissant = (milk: number, water = 20) => ({
  type: 'croissant',
  ingredients: [
    line('Harina de fuerza', 500),
    line('Leche entera', milk),
    line('Agua', water),
    line('Azúcar', 60),
    line('Sal', 10),
    line('Levadura fresca', 20),
    line('Mantequilla', 280),
  ],
})

it('says of a croissant at 45,5 that it all but is right, and of one at 21 that it is not', () => {
  const near = panaderia.analyse(croissant(237))
  const gross = panaderia.analyse(croissant(98))
  expect([near.verdict, gross.verdict]).toEqual(['revisar', 'revisar'])
  expect(near.titular).toEqual({
    estado: 'casi',
    frase: 'Casi: hidratación 45,5 % (46–66). Con 5 g de agua, dentro.',
    bueno: false,
    casi: {
      parametros: [{ parametro: 'hidratacion', valor: 45.5, rango: [46, 66] }],
      cambio: { poner: 'Agua', gramos: 5 },
    },
  })
  expect(gross.titular).toMatchObject({ estado: 'fuera_de_rango' })
  expect(gross.titular).not.toHaveProperty('casi')
})

it('advises the smallest whole grams that settle it, and they do', () => {
  const { suggestions } = panaderia.analyse(croissant(237))
  expect(suggestions).toEqual([
    'Hidratación 45,5 %, por debajo del mínimo (46 %). Añade 5 g de agua y quedará en 46,5 %.',
  ])
  expect(panaderia.analyse(croissant(237, 25)).titular).toMatchObject({ estado: 'equilibrada', bueno: true })
  // A gram less would leave it on the very edge.
  expect(panaderia.analyse(croissant(237, 24)).params.hidratacion).toBeLessThan(46.4)
})

it('puts in what is there already before what is not', () => {
  const request = croissant(259)
  const dry = { ...request, ingredients: request.ingredients.filter(({ name }) => name !== 'Agua') }
  const { casi } = panaderia.analyse(dry).titular
  expect(casi?.cambio).toMatchObject({ poner: 'Leche entera' })
})

it('says the same in the overview of a face: headline, gauge and step', () => {
  const { overview, body } = examineFormula(panaderia, croissant(237))
  expect(overview.first.casi).toEqual(body.titular?.casi)
  expect(overview.headline).toEqual(overview.first.frase)
  expect(overview.figures.filter(({ isNear }) => isNear).map(({ key }) => key)).toEqual(['hidratacion'])
  expect(overview.changes).toMatchObject([{ to: 'Agua', grams: 5 }])
  expect(examineFormula(panaderia, croissant(98)).overview.figures.some(({ isNear }) => isNear)).toBe(false)
})

it('tells the grams to whoever asks for the headline alone, and to whoever wants no advice', () => {
  const all = panaderia.analyse(croissant(237)).titular
  expect(panaderia.analyse(croissant(237), { only: new Set(['titular']) }).titular).toEqual(all)
  expect(panaderia.analyse(croissant(237), { advice: false }).titular).toEqual(all)
})

it('calls nothing almost right that misses the law of its name, or keeps no month', () => {
  const jijona = [
    { ingrediente: 'almendra_tostada', peso: 497 },
    { ingrediente: 'miel', peso: 250 },
    { ingrediente: 'azucar', peso: 250 },
  ]
  expect(turron.analyse({ type: 'jijona', ingredients: jijona }).titular.estado).not.toBe('casi')
  const ganache = [
    { ingrediente: 'cob_negra', peso: 500 },
    { ingrediente: 'nata', peso: 430 },
    { ingrediente: 'mantequilla', peso: 40 },
  ]
  const { params, titular } = cacao.analyse({ type: 'bombon', ingredients: ganache })
  expect(params.aw).toBeGreaterThan(0.85)
  expect(titular.estado).not.toBe('casi')
})

it('reads a range below nothing without a dash that looks like a sign', () => {
  const sorbet = [
    line('Agua', 400),
    line('Fresa', 350),
    line('Azúcar', 150),
    line('Dextrosa', 36),
    line('Zumo de limón', 20),
  ]
  const seen = helado.analyse({ type: 'sorbete_agua', ingredients: sorbet })
  expect(seen.titular.frase).toBe('Casi: PAC −10,51 °C (de −12,5 a −10,6). Con 4 g de dextrosa, dentro.')
})

it('counts the dose of an ingredient once, on however many lines it stands', () => {
  const pizza = (...yeast: number[]) =>
    panaderia.analyse({
      type: 'pizza_napolitana',
      ingredients: [
        line('Harina', 427.46),
        line('Agua', 325.084),
        line('Sal', 8.375),
        ...yeast.map((grams) => line('Levadura seca instantánea', grams)),
      ],
    })
  const [one, two] = [pizza(2), pizza(1, 1)]
  expect(two.titular).toEqual(one.titular)
  expect(two.suggestions).toEqual(one.suggestions)
  expect(two.suggestions[0]).toMatch(/fuera de dosis/)
})
