import { cambioExample, cartaExample } from '@obrador/contract'
import { expect, test } from 'vitest'
import { powersHere } from '../src/index.ts'
import { menuTool } from '../src/tools/menu.ts'
import { voiceFor } from '../src/voice.ts'

const powers = powersHere((problem) => expect.fail(String(problem)))
const voice = await voiceFor({})

test('a menu is told with its bases, what to correct, why, and whether that is proven', async () => {
  const { data, text } = await menuTool({ carta: cartaExample }, powers, voice)
  expect(data).toMatchObject({ factible: true, probado: true, propuestas: {} })
  expect(Object.keys(data.bases as object)).toEqual(['Base 1', 'Base 2'])
  expect(data.porQue).toContainEqual(expect.stringContaining('Mantecado'))
  expect(text).toContain('Base 1: Leche entera')
})

test('a change of prices is told formula by formula', async () => {
  const { data, text } = await menuTool({ cambio: cambioExample }, powers, voice)
  expect(Object.keys(data.propuestas as object)).toEqual(['Avellana'])
  expect(text).toMatch(/Nata 35% de 200 a/)
})

test('one of the two is asked for', async () => {
  await expect(menuTool({}, powers, voice)).rejects.toMatchObject({ refusal: { campo: 'carta' } })
  await expect(
    menuTool({ carta: { ...cartaExample, sabores: [{ nombre: 'A' }, { nombre: 'a' }] } }, powers, voice),
  ).rejects.toMatchObject({ refusal: { error: expect.stringContaining('dos sabores') } })
})
