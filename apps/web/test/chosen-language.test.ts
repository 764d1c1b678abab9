import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chosenLanguage } from '../src/format/chosen-language.ts'
import { documentWords as english } from '../src/words/en/shell.ts'
import { documentWords as italian } from '../src/words/it/shell.ts'

it.each([
  ['what the address asks for before what is kept', ['it', 'es', 'en-US'], 'it'],
  ['what is kept before what the device reads', [null, 'es', 'en-US'], 'es'],
  ['the first of ours that the device reads', [null, null, 'de-AT', 'it-CH', 'es-ES'], 'it'],
  ['English for whoever reads none of ours', [null, null, 'pt-PT'], 'en'],
  ['nothing of an address that asks for what there is not', ['xx', 'es'], 'es'],
] as const)('the page speaks %s', (_, tags, language) => {
  expect(chosenLanguage(tags)).toBe(language)
})

it.each([
  ['en', english],
  ['it', italian],
] as const)('what is put on a device in %s is the same app, told in it', (lang, { description }) => {
  const manifest = (name: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../public', `${name}.webmanifest`), 'utf8'))
  const told = manifest(`obrador-${lang}`)
  expect(description).toContain(told.description)
  expect(told).toEqual({ ...manifest('obrador'), lang, description: told.description })
})
