import { expect, test } from 'vitest'
import type { Craft } from '../src/craft/craft.ts'
import { batchOf } from '../src/entries/batch.ts'
import { allCrafts } from '../src/whole.ts'

/** What a batch says once its maker has told what happened. */

const helado = allCrafts.helado as unknown as Craft
const panaderia = allCrafts.panaderia as unknown as Craft
const sorbet = {
  type: 'sorbete_agua',
  ingredients: [
    { name: 'Fresa', grams: 4000 },
    { name: 'Agua', grams: 2000 },
    { name: 'Azúcar', grams: 1160 },
    { name: 'Dextrosa', grams: 480 },
  ],
}

test('the explanation that its maker chose is the headline, whatever the readings say besides', () => {
  const medidas = [
    { que: 'peso', valor: 6480 },
    { que: 'brix', valor: 12 },
  ]
  const asked = batchOf(helado, { formula: sorbet, medidas })
  const forgot = asked.pregunta?.causas.find(({ causa, linea }) => causa === 'olvidado' && linea === 2)
  expect(forgot).toBeDefined()
  const told = (hecho: object) => batchOf(helado, { formula: sorbet, hecho, medidas }).partes[0]?.frase
  const lineas = [{ linea: 2, gramos: 0 }]
  expect(told({ lineas, elegida: { causa: 'olvidado', linea: 2 } })).toBe('Olvidaste el azúcar. Se arregla.')
  expect(told({ lineas })).toBe('Olvidaste el azúcar. Se arregla.')
  expect(told({ elegida: { causa: 'lectura', que: 'brix' }, respuesta: 'todo_bien' })).toBe(
    'Leíste mal el °Brix: no cuenta.',
  )
  expect(() => told({ elegida: { causa: 'magia' } })).toThrow('«causa» debe ser')
})

test('dough that stays in the bowl is a cause: the weight then says nothing', () => {
  const formula = {
    type: 'pan_comun',
    ingredients: [
      { name: 'Harina de fuerza', grams: 1000 },
      { name: 'Agua', grams: 680 },
      { name: 'Sal', grams: 18 },
      { name: 'Levadura fresca', grams: 6 },
    ],
  }
  // Every line was weighed: nothing is missing but what nobody scraped out.
  const lineas = formula.ingredients.map(({ grams }, linea) => ({ linea, gramos: grams }))
  const medidas = [{ que: 'peso', valor: 1650 }]
  const asked = batchOf(panaderia, { formula, hecho: { lineas }, medidas })
  expect(asked.pregunta?.causas[0]?.causa).toBe('resto')
  expect(asked.pregunta?.causas[0]?.gramos).toBeGreaterThan(40)
  expect(asked.frase).toContain('¿Ha quedado masa en la amasadora?')
  const told = batchOf(panaderia, { formula, hecho: { lineas, elegida: { causa: 'resto', gramos: 54 } }, medidas })
  expect(told.pregunta).toBeUndefined()
  expect(told.partes[0]?.frase).toBe('Quedó masa en la amasadora, unos 54 g: el peso no cuenta.')
  expect(told.estado.hornadas).toEqual([])
  expect(told.ahora.anadir).toEqual([])
  // A mix is weighed before it is emptied, and more than expected was never left behind.
  expect(
    batchOf(helado, { formula: sorbet, medidas: [{ que: 'peso', valor: 7400 }] }).causas.some(
      ({ causa }) => causa === 'resto',
    ),
  ).toBe(false)
  const more = batchOf(panaderia, { formula, hecho: { lineas }, medidas: [{ que: 'peso', valor: 1750 }] })
  expect(more.pregunta?.causas[0]?.causa).toBe('lectura')
})
