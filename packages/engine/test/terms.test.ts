import { expect, test } from 'vitest'
import { cacaoLaw } from '../src/crafts/cacao/law.ts'
import { heladoLaw } from '../src/crafts/helado/law.ts'
import { panaderiaLaw } from '../src/crafts/panaderia/law.ts'
import { NAMED_CHOCOLATE, pasteleriaLaw, pastryNameOf } from '../src/crafts/pasteleria/law.ts'
import { pasteleriaLawTerms } from '../src/crafts/pasteleria/terms.ts'
import { type PasteleriaRecipe, pasteleriaTypes } from '../src/crafts/pasteleria/types.ts'
import { turronLaw } from '../src/crafts/turron/law.ts'
import { keptAlone, pasteleria } from '../src/index.ts'
import { safetyClasses } from '../src/words/safety.ts'

/** Terms are data: whoever shows them shorter asks for the shorter one, and takes no piece of the longer. */

test('a pastry bears a name without what its label adds between brackets', () => {
  for (const [type, { label, isFree }] of Object.entries<PasteleriaRecipe>(pasteleriaTypes)) {
    if (isFree) continue
    const [before] = label.split(' (')
    const named = pastryNameOf(type, label).label
    expect(named, type).not.toContain('(')
    if (label.includes('(')) expect(named, type).toBe(before)
  }
})

test('what has too little cocoa for the word chocolate may be called by a name with cocoa', () => {
  for (const type of Object.keys(NAMED_CHOCOLATE)) {
    expect(pasteleriaLawTerms.cocoaNames[type], type).toMatch(/^[A-Z]\p{Ll}+ al cacao$/u)
    const ingredients = [
      { name: 'Nata 35%', grams: 600 },
      { name: 'Azúcar', grams: 300 },
      { name: 'Harina', grams: 100 },
      { name: 'Huevo', grams: 100 },
      { name: 'Mantequilla', grams: 100 },
      { name: 'Chocolate negro 70%', grams: 5 },
    ]
    const { legal } = pasteleria.analyse({ type, ingredients })
    expect(legal).toMatchObject({ cumple: false, nombre: pasteleriaLawTerms.cocoaNames[type] })
  }
})

test('a condition that is measured per something says so in its label', () => {
  const laws: readonly { readonly conditions: readonly { readonly label: string; readonly unit: string }[] }[] = [
    ...cacaoLaw,
    ...heladoLaw,
    ...panaderiaLaw,
    ...pasteleriaLaw,
    ...turronLaw,
  ]
  const all = laws.flatMap(({ conditions }) => conditions)
  expect(all.some(({ unit }) => unit.includes('/'))).toBe(true)
  for (const { label, unit } of all) expect(label.includes(' por '), label).toBe(unit.includes('/'))
})

test('a temperature with a case apart has a shorter form for what is kept by itself', () => {
  expect(Object.values(safetyClasses).map(({ temperatura }) => keptAlone(temperatura))).toEqual([
    'ninguna',
    '8 °C o menos',
    '8 °C o menos',
    '4 °C o menos',
    '4 °C o menos',
    'de 12 a 18 °C',
    '20 °C o menos, en seco',
    'ambiente',
    '−18 °C o menos',
  ])
})
