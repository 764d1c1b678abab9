import { describe, expect, test } from 'vitest'
import { cacaoLawTerms } from '../src/crafts/cacao/terms.ts'
import { heladoLawTerms } from '../src/crafts/helado/terms.ts'
import { panaderiaLawTerms } from '../src/crafts/panaderia/terms.ts'
import { pasteleriaLawTerms } from '../src/crafts/pasteleria/terms.ts'
import { turronLawTerms } from '../src/crafts/turron/terms.ts'
import { englishWords } from '../src/entries/en.ts'
import { italianWords } from '../src/entries/it.ts'
import { namesInLanguage, reservedGloss } from '../src/entries/language.ts'
import { englishNames } from '../src/entries/names-en.ts'
import { italianNames } from '../src/entries/names-it.ts'
import { wholeEngine } from '../src/whole.ts'

/** A reserved name stays, and each language explains it: every name of the tables, and those that are put together of parts. */

const { torta, bollo, bregado, viena, colines, molde, tostado, biscote, rallado, otros } = panaderiaLawTerms
const TABLES = [
  ...Object.values(heladoLawTerms.names),
  ...[torta, bollo, bregado, viena, colines, molde, tostado, biscote, rallado, otros],
  ...Object.values(panaderiaLawTerms.protected),
  ...Object.values(pasteleriaLawTerms.customary),
  ...Object.values(pasteleriaLawTerms.usualNames),
  ...Object.values(pasteleriaLawTerms.chocolateNames),
  ...Object.values(pasteleriaLawTerms.cocoaNames),
  ...Object.values(pasteleriaLawTerms.protected),
  ...Object.values(turronLawTerms.names),
  ...Object.values(cacaoLawTerms.names),
]

const PUT_TOGETHER = {
  'Helado de leche con avellana': ['milk ice cream with hazelnut', 'gelato al latte con nocciola'],
  'Helado crema mantecado con miel y queso': [
    'dairy ice cream with egg yolk with honey and cheese',
    'gelato di panna e latte con tuorlo d’uovo con miele e formaggio',
  ],
  'Turrón duro, calidad Extra': ['hard turrón, Extra quality', 'turrón duro, qualità Extra'],
  'Pan elaborado con harina integral 25,7 % de trigo y centeno': [
    'bread made with wholemeal flour (25.7%) of wheat and rye',
    'pane fatto con farina integrale (25,7 %) di frumento e segale',
  ],
  'Pan de miga blanda (baguette)': ['soft-crumb bread (baguette)', 'pane a mollica morbida (baguette)'],
  'Cacao: 49 % mínimo': ['cocoa: 49% minimum', 'cacao: 49 % minimo'],
  // A word that nobody knows is its maker’s.
  'Salsa de unobtainium': ['sauce of “unobtainium”', 'salsa di «unobtainium»'],
  'Pieza número 3': [undefined, undefined],
} as const

describe.each([
  ['English', 0, { words: [englishWords()], names: namesInLanguage(wholeEngine, englishNames) }],
  ['Italian', 1, { words: [italianWords()], names: namesInLanguage(wholeEngine, italianNames) }],
] as const)('%s', (_, at, spoken) => {
  test('explains every name of the tables of the law', () => {
    expect(TABLES.length).toBeGreaterThan(110)
    expect(TABLES.filter((name) => reservedGloss(name, spoken) === undefined)).toEqual([])
  })

  test.each(Object.entries(PUT_TOGETHER))('explains «%s»', (name, glosses) => {
    expect(reservedGloss(name, spoken)).toBe(glosses[at])
  })
})
