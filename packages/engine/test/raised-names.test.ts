import { describe, expect, it } from 'vitest'
import { cacao, helado, panaderia, pasteleria } from '../src/whole.ts'

/** What a master raises or keeps, read in the corrections of formulas that lack it. */

type Craft = typeof pasteleria | typeof cacao | typeof helado | typeof panaderia
function corrections(craft: Craft, type: string, weights: Readonly<Record<string, number>>) {
  const ingredients = Object.entries(weights).map(([name, grams]) =>
    craft.id === 'cacao' ? { ingrediente: name, peso: grams } : { name, grams },
  )
  return craft.analyse({ type, ingredients }, { explain: true }).explicacion?.correcciones ?? []
}

describe('what a product is called after', () => {
  it.each([
    [
      pasteleria,
      'mousse_chocolate',
      { 'Cobertura 70%': 100, 'Nata 35%': 500, 'Clara de huevo': 100, Azúcar: 100 },
      'Cobertura 70%',
    ],
    [
      pasteleria,
      'brownie',
      { 'Chocolate negro': 50, Mantequilla: 100, Azúcar: 250, 'Huevo entero': 180, Harina: 250 },
      'Chocolate negro',
    ],
    [
      pasteleria,
      'lemon_curd',
      { 'Zumo de limón': 80, Azúcar: 350, 'Huevo entero': 240, Mantequilla: 60 },
      'Zumo de limón',
    ],
    [cacao, 'negro', { pasta_cacao: 350, azucar: 645, lecitina: 5 }, 'asta de cacao'],
  ] as const)('%# %s is raised first where it lacks', (craft, type, weights, name) => {
    const [first] = corrections(craft, type, weights)
    expect(JSON.stringify(first)).toContain(name)
  })
})

it('milk chocolate short of fat is given butter, and no more mass', () => {
  const weights = { pasta_cacao: 80, manteca_cacao: 120, leche_entera_polvo: 150, azucar: 645, lecitina: 5 }
  expect(JSON.stringify(corrections(cacao, 'leche', weights)[0])).toMatch(/manteca de cacao/i)
})

it('a correction is headed by the figure that it brings in', () => {
  const weights = { 'Harina T80': 1000, Agua: 700, 'Masa madre líquida': 30, Sal: 20 }
  const [first] = corrections(panaderia, 'pan_rustico_mm', weights)
  expect(JSON.stringify(first)).toContain('prefermento')
})

it('the oil that is there comes before its like of the pantry', () => {
  const weights = { 'Bebida de avena': 700, Sacarosa: 150, 'Aceite de coco': 20, 'Neutro 5': 5 }
  const all = JSON.stringify(corrections(helado, 'vegano', weights))
  expect(all).toContain('ceite de coco')
  expect(all).not.toContain('refinado')
})

it('what the law asks of a dose that was a slip goes with it: no water is added to thin ten times the salt', () => {
  const weights = { 'Harina T65': 1000, Agua: 650, Sal: 180, 'Levadura fresca': 10 }
  expect(corrections(panaderia, 'baguette', weights)).toEqual([
    expect.objectContaining({ quitar: 'Sal', gramos: 164, parametro: 'sal', antes: 18, despues: 1.6 }),
  ])
})

it('where a formula is told to be another product, nothing is told that undoes it', () => {
  const sorbet = { Agua: 450, 'Zumo de limón': 250, Azúcar: 210, Dextrosa: 50, 'Glucosa atomizada DE 38': 35 }
  expect(corrections(helado, 'helado_crema', sorbet)).toEqual([])
})

it('of what is soft and sweet the sugar gives way, unless there is more of another than is usual', () => {
  const lemon = { Agua: 400, 'Zumo de limón': 250, Azúcar: 320, Dextrosa: 20, 'Neutro para sorbetes 5': 5 }
  expect(corrections(helado, 'sorbete_agua', lemon)).toMatchObject([{ quitar: 'Azúcar', poner: 'Agua' }])
  const melon = { Dextrosa: 150, Azúcar: 79, 'Neutro para sorbetes 5': 4, 'Zumo de limón': 50, Sandía: 717 }
  expect(corrections(helado, 'sorbete_agua', melon)).toMatchObject([{ quitar: 'Dextrosa', poner: 'Agua' }])
})

it('no step is a crumb of the batch', () => {
  const rum = {
    'Leche entera': 500,
    'Nata 35%': 200,
    'Leche en polvo desnatada': 35,
    Sacarosa: 120,
    Dextrosa: 40,
    'Ron 40%': 110,
    'Neutro para cremas 5': 5,
  }
  for (const { gramos } of corrections(helado, 'helado_crema', rum)) expect(gramos).toBeGreaterThan(2)
})
