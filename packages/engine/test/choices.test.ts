import { expect, it } from 'vitest'
import { grammarOfCraft } from '../src/entries/grammar.ts'
import { labelOf } from '../src/index.ts'
import { cacao, helado, panaderia, turron } from '../src/whole.ts'

const read = grammarOfCraft({})

it.each([
  ['mantequilla o margarina', 'mantequilla', ['margarina']],
  ['leche (o bebida de soja)', 'leche_entera', ['bebida_soja']],
  ['nata/yogur', 'nata', ['yogur']],
  ['leche, o agua', 'leche_entera', ['agua']],
  ['butter or margarine', 'mantequilla', ['margarina']],
  ['manteca de cerdo o mantequilla o margarina', 'manteca_cerdo', ['mantequilla', 'margarina']],
  // The head of the first is that of the second.
  ['bebida de avena o de soja', 'bebida_avena', ['bebida_soja']],
  ['aceite de oliva o girasol', 'aceite_oliva', ['aceite_girasol']],
  ['almendra cruda o tostada', 'almendra_cruda', ['almendra_tostada']],
  // The same thing twice, no thing, or one thing of both.
  ['agua o hielo', 'agua', []],
  ['huevos M o L', 'huevo_entero', []],
  ['vainilla o al gusto', 'vainilla', []],
  ['praliné alm/avell 50%', 'praline', []],
] as const)('reads «%s» as the first, and offers the others', (name, id, others) => {
  const found = read(name)
  expect(found?.ingredient.id).toMatch(new RegExp(`^${id}`))
  expect(found?.others?.map((row) => row.id) ?? []).toEqual(others.map((other) => expect.stringMatching(`^${other}`)))
})

const cream = (fat: string, sugar = 'azúcar') =>
  helado.analyse({
    type: 'helado_crema',
    ingredients: [
      { name: 'leche entera', grams: 600 },
      { name: fat, grams: 90 },
      { name: 'leche en polvo desnatada', grams: 50 },
      { name: sugar, grams: 140 },
      { name: 'dextrosa', grams: 40 },
    ],
  })
const openIn = ({ legal }: { readonly legal?: { readonly condiciones: readonly { id: string; cumple: unknown }[] } }) =>
  legal?.condiciones.flatMap(({ id, cumple }) => (cumple === null ? [id] : [])).toSorted()

it('grants no name by the first of two things', () => {
  expect(cream('mantequilla').legal).toMatchObject({ cumple: true, siAdemas: [] })
  const either = cream('mantequilla o aceite de coco')
  expect(either.legal).toMatchObject({ cumple: null, nombre: 'Helado crema' })
  expect(openIn(either)).toEqual(['grasaAnadida', 'grasaLactea'])
  expect(either.legal?.siAdemas).toEqual([
    'con lo que es «mantequilla o aceite de coco» se llega a grasa láctea, al menos 8 %',
    'con lo que es «mantequilla o aceite de coco» se queda en grasa añadida que no es de leche, como mucho 0 %',
  ])
  expect(either.titular).toMatchObject({ estado: 'por_confirmar', bueno: false })
  // Nor does it deny one.
  expect(cream('aceite de coco').legal?.cumple).toBe(false)
  expect(openIn(cream('aceite de coco o mantequilla'))).toEqual(['grasaAnadida', 'grasaLactea'])
})

it('leaves alone what both things give', () => {
  expect(cream('mantequilla', 'azúcar o panela').legal).toMatchObject({ cumple: true, siAdemas: [] })
})

it('holds in the other crafts', () => {
  const chocolate = (fat: string) =>
    cacao.analyse({
      type: 'negro',
      ingredients: [
        { ingrediente: 'pasta de cacao', peso: 600 },
        { ingrediente: fat, peso: 60 },
        { ingrediente: 'azúcar', peso: 340 },
      ],
    })
  expect(chocolate('manteca de cacao').legal?.cumple).toBe(true)
  expect(openIn(chocolate('manteca de cacao o aceite de coco'))).toEqual(['vegetalNoAutorizada'])
  const nougat = (nut: string) =>
    turron.analyse({
      type: 'alicante',
      ingredients: [
        { ingrediente: nut, peso: 600 },
        { ingrediente: 'miel', peso: 200 },
        { ingrediente: 'azúcar', peso: 180 },
        { ingrediente: 'clara', peso: 20 },
      ],
    })
  expect(openIn(nougat('almendra tostada o avellana'))).toContain('pctAlmendra')
  expect(openIn(nougat('almendra tostada'))).not.toContain('pctAlmendra')
})

it('tells the allergens of either, none of them as absent', () => {
  const { alergenos } = labelOf(panaderia, {
    type: 'pan_comun',
    ingredients: [
      { name: 'harina', grams: 1000 },
      { name: 'agua o leche', grams: 600 },
      { name: 'sal', grams: 18 },
    ],
  })
  expect(alergenos.mostrador.find(({ id }) => id === 'leche')?.lleva).not.toBe(false)
})
