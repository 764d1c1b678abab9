import { expect, it } from 'vitest'
import { chosenLanguage } from '../src/format/chosen-language.ts'

it.each([
  ['what the address asks for before what is kept', ['it', 'es', 'en-US'], 'it'],
  ['what is kept before what the device reads', [null, 'es', 'en-US'], 'es'],
  ['the first of ours that the device reads', [null, null, 'de-AT', 'it-CH', 'es-ES'], 'it'],
  ['English for whoever reads none of ours', [null, null, 'pt-PT'], 'en'],
  ['nothing of an address that asks for what there is not', ['xx', 'es'], 'es'],
] as const)('the page speaks %s', (_, tags, language) => {
  expect(chosenLanguage(tags)).toBe(language)
})
