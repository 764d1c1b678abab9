import { afterEach, expect, it } from 'vitest'
import { partLoaders } from '../src/engine/parts.ts'
import { tongue } from '../src/engine/tongue-en.ts'
import { calledName, nameGloss } from '../src/format/called-name.ts'
import { shownAmount } from '../src/format/shown-amount.ts'

const speak = (language: 'en' | 'it'): void => {
  globalThis.obradorSpeech = { language, tongue } as unknown as typeof globalThis.obradorSpeech
}
afterEach(() => {
  globalThis.obradorSpeech = undefined
})

it('tells a reserved name with what it means, and in Spanish as it is', () => {
  expect(calledName('Helado de leche')).toBe('Helado de leche')
  speak('en')
  expect(calledName('Helado de leche')).toBe('“Helado de leche” (milk ice cream)')
  expect(calledName('Contiene leche.')).toBe('“Contiene leche.”')
})

it('tells a customary name by its type', async () => {
  speak('en')
  tongue.engineOf({ crafts: {}, ...(await partLoaders.pasteleria()) })
  expect(calledName('Crema pastelera')).toBe('“Crema pastelera” (pastry cream)')
  expect(nameGloss('Crema pastelera')).toBe('pastry cream')
  expect(nameGloss('Zukbrot')).toBeUndefined()
})

it('writes what a label declares as English does only where it explains', () => {
  expect(shownAmount('7,1 g')).toBe('7,1 g')
  expect(shownAmount('al menos 0,76 g')).toBe('al menos 0,76 g')
  speak('it')
  expect(shownAmount('<0,5 g')).toBe('<0,5 g')
  speak('en')
  expect(shownAmount('<0,5 g')).toBe('<0.5 g')
  expect(shownAmount('al menos 0,76 g')).toBe('at least 0.76 g')
})
