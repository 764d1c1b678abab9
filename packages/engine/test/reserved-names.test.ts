import { describe, expect, test } from 'vitest'
import { englishGloss } from '../src/words/en/reserved.ts'
import { englishCalled } from '../src/words/en/text.ts'
import { italianGloss } from '../src/words/it/reserved.ts'
import { italianCalled } from '../src/words/it/text.ts'

/** A name that Spanish law reserves stays Spanish in every language, with what it means beside it. */
describe('a reserved name', () => {
  test('is told with what it means', () => {
    expect(englishCalled('Helado de leche')).toBe('“Helado de leche” (milk ice cream)')
    expect(italianCalled('Helado de leche')).toBe('«Helado de leche» (gelato al latte)')
  })
  test('is glossed by the longest name that it begins with', () => {
    expect(englishGloss('Helado de leche desnatada con fresa')).toBe('skimmed milk ice cream')
    expect(englishGloss('Turrón blando, calidad Suprema')).toBe('soft turrón')
    expect(italianGloss('pan común')).toBe('pane comune')
  })
  test('has no gloss where it reads the same, or where no law reserves it', () => {
    expect(englishGloss('Chocolate')).toBeUndefined()
    expect(englishCalled('Tarta de la casa')).toBe('“Tarta de la casa”')
  })
})
