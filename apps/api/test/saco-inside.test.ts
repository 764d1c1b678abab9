import { MONTAJE_PATH } from '@obrador/contract'
import { allergensOnLabel } from '@obrador/list/etiqueta'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, testApp, wake } from './helpers.ts'

/** A bought product in a formula: what its label says is what law, allergens and label say. */

let app: ApiApp
beforeAll(async () => {
  app = await testApp()
  await wake(app)
})
afterAll(() => app.close())

const post = async (url: string, payload: object) => {
  const answer = await app.inject({ method: 'POST', url, payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const LIST =
  'Dextrosa, grasa de coco refinada, leche desnatada en polvo, jarabe de glucosa, emulgente: E 471, estabilizante: goma guar, conservador: E 202.'
const TRACES = 'Puede contener trazas de frutos de cáscara y soja.'
const TABLE = {
  grasas: '20',
  saturadas: '18',
  hidratosDeCarbono: '68',
  azucares: '58',
  proteinas: '6,0',
  sal: '0,30',
}
const MILK_ICE = [
  { name: 'Leche entera', grams: 650 },
  { name: 'Nata 35', grams: 120 },
  { name: 'Azúcar', grams: 150 },
  { name: 'Leche desnatada en polvo', grams: 40 },
]
const sackLine = async (ingredientes: string, nutricion?: object) =>
  (await post('/api/saco', { nombre: 'Base Nívea', oficio: 'helado', proceso: 'mezcla', ingredientes, nutricion }))
    .linea
const iceWith = async (ingredientes: string, table?: object) => ({
  type: 'helado_leche',
  ingredients: [...MILK_ICE, { ...(await sackLine(ingredientes, table)), grams: 60 }],
})

describe('a bought product with coconut fat in a milk ice', () => {
  it('takes its name away, in the law and on the label', async () => {
    const ice = await iceWith(`${LIST} ${TRACES}`, TABLE)
    const { legal } = await post('/api/balance', ice)
    const { legal: labelled, denominacion } = await post('/api/etiqueta/helado', ice)
    for (const law of [legal, labelled]) {
      expect(law).toMatchObject({ cumple: false, denominacion: 'Helado de leche', nombre: 'Helado' })
      const fat = law.condiciones.find(({ id }: { id: string }) => id === 'grasaAnadida')
      expect(fat.valor).toBeGreaterThan(1)
    }
    expect(denominacion).toBe('Helado')
  })

  it('leaves as one where the law takes something out of it, and is never all that there is', async () => {
    const { legal } = await post('/api/balance', await iceWith(LIST, TABLE))
    expect(legal.objecion).toContain('; quita 60 g de base Nívea y podrá')
    const alone = { type: 'helado_leche', ingredients: [{ ...(await sackLine(LIST, TABLE)), grams: 60 }] }
    const { legal: ofNothing } = await post('/api/balance', alone)
    expect(ofNothing).toMatchObject({ cumple: false })
    expect(ofNothing.objecion).not.toContain('quita')
  })

  it('bears no name for certain where it holds what nobody knows', async () => {
    const { legal } = await post(
      '/api/balance',
      await iceWith('dextrosa, kryptonita en polvo, leche desnatada en polvo'),
    )
    expect(legal.cumple).toBeNull()
    expect(legal.siAdemas.join(' ')).toContain('kryptonita')
  })
})

describe('an additive that the food may not be given', () => {
  it('is asked of who made the product that brings it, and forbidden where it is added', async () => {
    const carried = await post('/api/balance', await iceWith(LIST, TABLE))
    expect(carried.titular.frase).not.toContain('No puede venderse')
    expect(carried.warnings.join(' ')).toMatch(/E 202\) viene en «Base Nívea».*Pregunta a tu proveedor/)
    const added = await post('/api/balance', {
      type: 'helado_leche',
      ingredients: [...MILK_ICE, { name: 'Sorbato potásico E 202', grams: 1 }],
    })
    expect(added.titular).toMatchObject({ estado: 'prohibido' })
  })
})

describe('the list of a bought product', () => {
  it('is printed in its own words, additives with their class and number', async () => {
    const { ingredientes } = await post('/api/etiqueta/helado', await iceWith(`${LIST} ${TRACES}`, TABLE))
    for (const words of [
      'grasa de coco refinada',
      'emulgente (E 471)',
      'estabilizante (goma guar)',
      'conservador (E 202)',
    ])
      expect(ingredientes.texto).toContain(words)
    // Rows that one name may be are one ingredient.
    expect(ingredientes.texto.match(/jarabe de glucosa/g)).toHaveLength(1)
    expect(ingredientes.texto).not.toMatch(/_|puede contener/i)
  })

  it('brings its alcohol, its sweeteners and its protected words', async () => {
    const label = await post(
      '/api/etiqueta/helado',
      await iceWith('azúcar, ron 8 %, avellana de Reus 6 %, leche desnatada en polvo, edulcorante: E 951'),
    )
    expect(label.menciones.join(' ')).toMatch(/edulcorante/i)
    expect(label.menciones.join(' ')).toMatch(/fenilalanina/i)
    expect(label.ingredientes.texto).toContain('AVELLANA de Reus')
    expect(label.ingredientes.texto).toContain('ron')
    expect(label.warnings.join(' ')).toMatch(/protegid/i)
  })
})

describe('traces that its packet tells of', () => {
  it('are a sentence of the label and a third state of the counter', async () => {
    const { alergenos, ingredientes } = await post('/api/etiqueta/helado', await iceWith(`${LIST} ${TRACES}`, TABLE))
    expect(alergenos.puedeContener).toBe('Puede contener trazas de soja y frutos de cáscara.')
    expect(alergenos.trazas.map(({ id }: { id: string }) => id)).toEqual(['soja', 'frutos_cascara'])
    expect(alergenos.trazas[0].ingredientes).toEqual(['Base Nívea'])
    expect(ingredientes.texto).not.toContain('trazas')
    const told = Object.fromEntries(alergenos.mostrador.map((one: { id: string }) => [one.id, one]))
    expect(told.soja).toMatchObject({ lleva: false, puede: true })
    expect(told.frutos_cascara).toMatchObject({ lleva: false, puede: true })
    expect(told.leche).toMatchObject({ lleva: true })
    expect(told.leche).not.toHaveProperty('puede')
  })

  it('are none of what the product has', async () => {
    const { ingredients } = await iceWith(`${LIST} Puede contener trazas de soja y leche.`)
    const { alergenos } = await post('/api/etiqueta/helado', {
      type: 'helado_leche',
      ingredients: [...ingredients, { name: 'Lecitina de soja', grams: 2 }],
    })
    expect(alergenos).not.toHaveProperty('puedeContener')
    expect(alergenos.texto).toMatch(/^Contiene soja y leche/)
  })

  it.each([
    [{ leche: 'lleva', pistacho: 'puede' }, ['pistacho']],
    [{ leche: 'lleva', almendra: 'lleva', pistacho: 'puede', frutos_cascara: 'puede' }, ['pistacho']],
    [{ leche: 'lleva', avellana: 'puede' }, undefined],
    [{ leche: 'lleva', frutos_cascara: 'puede' }, ['frutos de cáscara']],
  ])('name each nut, beside another that is in it: %j', async (declara, words) => {
    const { alergenos } = await post('/api/etiqueta/helado', {
      type: 'helado_leche',
      ingredients: [
        ...MILK_ICE,
        { name: 'Pasta de avellana pura', grams: 60 },
        { name: 'Base de la casa', grams: 20, ficha: { declara } },
      ],
    })
    expect(alergenos.trazas?.flatMap(({ palabras }: { palabras: string[] }) => palabras)).toEqual(words)
    const nuts = alergenos.mostrador.find(({ id }: { id: string }) => id === 'frutos_cascara')
    expect(nuts).toMatchObject({ lleva: true, ...(words && { puede: true }) })
    expect(nuts.palabras).toContain('avellana')
  })

  it('reach the piece that the ice is part of', async () => {
    const ice = await iceWith(`${LIST} ${TRACES}`, TABLE)
    const { etiqueta } = await post(MONTAJE_PATH, {
      partes: [{ nombre: 'Helado de la casa', gramos: 100 }],
      preparaciones: { 'Helado de la casa': { oficio: 'helado', ...ice } },
    })
    expect(etiqueta.alergenos.puedeContener).toBe('Puede contener trazas de soja y frutos de cáscara.')
  })

  it('are told of any ingredient, and an allergen that is told not to be there is not', async () => {
    const { alergenos } = await post('/api/etiqueta/helado', {
      type: 'helado_leche',
      ingredients: [
        ...MILK_ICE,
        { name: 'Impulsor', grams: 2, ficha: { declara: { trigo: 'lleva', pistacho: 'puede' } } },
      ],
    })
    expect(alergenos.presentes.find(({ id }: { id: string }) => id === 'gluten').palabras).toEqual(['trigo'])
    expect(alergenos.puedeContener).toBe('Puede contener trazas de pistacho.')
  })
})

describe('what a text says of allergens', () => {
  it.each([
    ['harina de trigo, leche. Puede contener soja.', { trigo: 'lleva', leche: 'lleva', soja: 'puede' }],
    ['azúcar, bebida de coco, manteca de cacao, nuez moscada, aroma de avellana', {}],
    ['leche de almendras. Sin gluten.', { almendra: 'lleva' }],
    ['Contiene leche y puede contener trazas de frutos de cáscara', { leche: 'lleva', frutos_cascara: 'puede' }],
    ['Fabricado en una planta que procesa avellanas y sésamo.', { avellana: 'puede', sesamo: 'puede' }],
    ['vino (sulfitos), E 224; almidón (trigo)', { sulfitos: 'lleva', trigo: 'lleva' }],
    ['Trazas de leche. Contiene leche.', { leche: 'lleva' }],
  ])('%s', (text, told) => {
    expect(allergensOnLabel(text)).toEqual(told)
  })
})
