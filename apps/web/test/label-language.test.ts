import { afterEach, expect, it } from 'vitest'
import { tongue as english } from '../src/engine/tongue-en.ts'
import { tongue as italian } from '../src/engine/tongue-it.ts'
import { wholeTongue as wholeEnglish } from '../src/engine/tongue-later-en.ts'
import { wholeTongue as wholeItalian } from '../src/engine/tongue-later-it.ts'
import { craftIds } from '../src/model/crafts.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { foodLabel } from '../src/reading/food-label.ts'
import { appCraft } from './engine.ts'

english.learn(wholeEnglish())
italian.learn(wholeItalian())

afterEach(() => {
  globalThis.obradorSpeech = undefined
})

/** What the label itself bears: its name, quantities of ingredients, and how to keep it; its mentions besides. */
const PRINTED = new Set(['a', 'd', 'g'])

it.each(craftIds.flatMap((craft) => [[craft, 'en', english] as const, [craft, 'it', italian] as const]))(
  'the label of %s: what explains is in %s, what is printed is in Spanish',
  (craft, language, tongue) => {
    const formula = exampleFormulaOf(craft)
    const spanish = foodLabel(appCraft(craft), formula, [])
    globalThis.obradorSpeech = { language, tongue } as unknown as typeof globalThis.obradorSpeech
    const told = foodLabel(appCraft(craft), formula, [])
    const same = told?.obligatorio.filter(
      ({ id, texto }, at) =>
        texto !== null &&
        texto === spanish?.obligatorio[at]?.texto &&
        !PRINTED.has(id) &&
        !told.menciones.includes(texto),
    )
    expect(same).toEqual([])
    expect(told?.obligatorio.filter(({ quien }, at) => quien === spanish?.obligatorio[at]?.quien)).toEqual([])
    expect(told?.nota).not.toBe(spanish?.nota)
    for (const id of PRINTED)
      expect(told?.obligatorio.find((one) => one.id === id)?.texto).toBe(
        spanish?.obligatorio.find((one) => one.id === id)?.texto,
      )
    expect(told?.ingredientes).toEqual(spanish?.ingredientes)
    expect(told?.nutricion).toEqual(spanish?.nutricion)
  },
)
