import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { languageOfLocale } from '../src/language.ts'
import { runCommand } from '../src/run.ts'
import { obrador } from './in-process.ts'

const SWEET = '500 g leche entera\n400 g azúcar\n100 g nata'
const asked = (...more: readonly string[]) => ['analizar', '--oficio', 'helado', '--tipo', 'helado_crema', ...more, '-']

describe.each([
  ['en', 'Sugars', /too much sugar|may not be called “Helado crema”/, 'The weights add up to 0'],
  ['it', 'Zuccheri', /troppi zuccheri|non si può chiamare «Helado crema»/i, 'La somma dei pesi è 0'],
] as const)('%s', (language, label, sentence, refusal) => {
  it('says figures, sentences and refusals of a formula', async () => {
    const { status, stdout } = await obrador(asked('--idioma', language), SWEET)
    expect(status).toBe(0)
    expect(stdout).toContain(label)
    expect(stdout).toMatch(sentence)
    expect(stdout).not.toMatch(/azúcares|Sólidos|equilibrada|revisar/i)
    const nothing = await obrador(asked('--language', language), '{"ingredients":[{"name":"Miel","grams":0}]}')
    expect(nothing.stderr).toContain(refusal)
  })

  it('is the one of the terminal, unless the command says another', async () => {
    const written: string[] = []
    const sink = () =>
      new Writable({
        write: (chunk, _, done) => {
          written.push(String(chunk))
          done()
        },
      })
    const terminal = {
      readInput: () => Buffer.from(SWEET),
      output: sink(),
      errors: sink(),
      endWith: () => undefined,
      locale: `${language}_XX.UTF-8`,
    }
    await runCommand(asked(), terminal)
    expect(written.join('')).toContain(label)
    await runCommand(asked('--idioma', 'es'), terminal)
    expect(written.at(-1)).toContain('Azúcares')
  })

  it('an adjustment and a label too; what a label prints stays', async () => {
    const adjusted = await obrador(['ajustar', ...asked('--idioma', language).slice(1)], SWEET)
    const spanish = await obrador(['ajustar', ...asked().slice(1)], SWEET)
    expect(adjusted.stdout.split('\n')[0]).not.toBe(spanish.stdout.split('\n')[0])
    const printed = await obrador(['etiquetar', ...asked('--idioma', language).slice(1)], SWEET)
    expect(printed.stdout).toContain('Ingredientes: ')
  })
})

it('a locale that is none of them is Spanish', () => {
  expect(['es_ES', 'it_CH.UTF-8', 'en-GB', 'C.UTF-8', 'de_DE', '', undefined].map(languageOfLocale)).toEqual([
    'es',
    'it',
    'en',
    'es',
    'es',
    'es',
    'es',
  ])
})
