import { panaderia } from '@obrador/engine'
import { expect, it } from 'vitest'
import { answerToPasted, type LineReadingAnswer, pastedFormula } from '../src/index.ts'

const fields = { name: 'name', grams: 'grams' }
const paste = (salt: string) =>
  pastedFormula(`1 kg harina\n620 g agua\n15 g levadura fresca\n${salt}`, fields, { craft: 'panaderia' })

it.each(['una pizca de sal', 'sal c/s', 'sal al gusto', 'sal: una pizca', 'c/s de sal', 'sal'])(
  '«%s» is in the formula, and nobody weighed it',
  (salt) => {
    const pasted = paste(salt)
    expect(pasted.ingredients.at(-1)).toEqual({ name: 'sal', grams: 0, sinPesar: true })
    expect(pasted.warnings.join()).toMatch('está en la fórmula sin pesar; escribe sus gramos.')
    const body = panaderia.analyse({ type: 'pan_comun', ingredients: pasted.ingredients })
    const { lecturas, sinPesar, inRange, verdict } = answerToPasted(body, pasted)
    expect({ sinPesar, sal: inRange.sal, verdict }).toEqual({
      sinPesar: { ingredientes: ['sal'], sinJuzgar: ['sal'] },
      sal: null,
      verdict: 'equilibrada',
    })
    const [read] = (lecturas as readonly LineReadingAnswer[]).at(-1)?.ingredientes ?? []
    expect(read).toMatchObject({ nombre: 'sal', sinPesar: true, id: 'sal' })
    expect(read).not.toHaveProperty('gramos')
  },
)

it('counts what is written, and refuses a text that weighs nothing', () => {
  expect(paste('20 g sal').ingredients.at(-1)).toEqual({ name: 'sal', grams: 20 })
  expect(() => pastedFormula('sal al gusto\nharina c/s', fields)).toThrow(/no dice cuánto pesa nada/)
})
