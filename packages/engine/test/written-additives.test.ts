import { expect, test } from 'vitest'
import { allCrafts, type LabelledCraft, labelOf } from '../src/index.ts'

/** An additive that no row of the catalogue is, is known by its number or its name, with its class. */

const bread = (name: string) => ({
  type: 'pan_molde',
  ingredients: Object.entries({ 'Harina de trigo': 1000, Agua: 620, Sal: 14, Levadura: 20, [name]: 2 }).map(
    ([line, grams]) => ({ name: line, grams }),
  ),
})

test.each([
  ['E 202', 'sorbato potásico', 'conservador'],
  ['E-282', 'propionato cálcico', 'conservador'],
  ['Sorbato potásico (E 202)', 'sorbato potásico', 'conservador'],
  ['Propionato de calcio', 'propionato cálcico', 'conservador'],
  ['E 481', 'estearoil-2-lactilato sódico', 'emulgente'],
])('«%s» is %s, %s', (name, called, className) => {
  const { warnings, titular } = allCrafts.panaderia.analyse(bread(name), { advice: false })
  expect(warnings.join(' ')).not.toMatch(/No reconozco/)
  expect(warnings[0]).toContain(`«${name}» es ${called}`)
  expect(titular.estado).not.toBe('incompleto')
  const { ingredientes, alergenos } = labelOf(allCrafts.panaderia as unknown as LabelledCraft, bread(name))
  expect(ingredientes.texto).toContain(`${className} (${called})`)
  expect(alergenos.sinDato).toEqual([])
})

test.each(['Mermelada con sorbato', 'Mezcla panificable con E 282', 'Relleno de la casa (E 202)'])(
  '«%s» is no additive, and nobody knows what is in it',
  (name) => {
    const { warnings } = allCrafts.panaderia.analyse(bread(name), { advice: false })
    expect(warnings.join(' ')).not.toContain(`«${name}» es `)
    const label = labelOf(allCrafts.panaderia as unknown as LabelledCraft, bread(name))
    expect(label.alergenos.sinDato).toContain(name)
  },
)

test.each([
  ['Bromato potásico', 'E 924', true],
  ['Harina sin bromato', 'E 924', false],
  ['Extracto de té verde', '2022/2340', true],
  ['Té verde', '2022/2340', false],
  ['Polvo de grillo', 'crustáceos', true],
  ['Guaraná en polvo', 'Contiene cafeína', true],
])('of «%s» «%s» is told: %s', (name, told, isTold) => {
  const { warnings, titular } = allCrafts.panaderia.analyse(bread(name), { advice: false })
  expect(warnings.some((text) => text.includes(told))).toBe(isTold)
  expect(titular.estado === 'prohibido').toBe(isTold && told === 'E 924')
})
