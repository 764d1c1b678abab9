import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { cartaExample, sacoExample } from '@obrador/contract'
import { allCrafts } from '@obrador/engine'
import { SACK_PROCESSES } from '@obrador/engine/sack'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { rightWords, unknownWords, wordsOutsideQuotes } from '../../../tools/spelled-words.ts'
import { turn } from '../../../tools/tier.ts'
import { ENGLISH_COMMANDS } from '../src/bilingual.ts'
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

  it('a workbook too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'obrador-'))
    try {
      const target = join(folder, 'book.xlsx')
      const asked = ['hoja', '-o', 'helado', '-t', 'helado_crema', '--salida', target, '--idioma', language, '-']
      expect((await obrador(asked, SWEET)).status).toBe(0)
      const { sheets } = await readXlsx(readFileSync(target))
      expect(sheets[0]?.name).toBe('Formula')
      expect(sheets[0]?.rows.map(([head]) => head)).toContain(label)
    } finally {
      rmSync(folder, { recursive: true })
    }
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

const COMMANDS =
  'analizar ajustar etiquetar hoja leer importar saco carta hornada catalogo tipos lote completar corpus'.split(' ')
const MADE = [
  'hornada',
  '--oficio',
  'helado',
  '--tipo',
  'helado_crema',
  '--medida',
  'peso=990',
  '--medida',
  'brix=30',
  '-',
]
const SHEET = 'receta;ingrediente;gramos\nUno;Leche;500\nUno;Azúcar;mucho\n'
/** What is sent, its command, and what of it stands in what is said. */
const SAID: readonly (readonly [args: readonly string[], input?: string])[] = [
  [['--ayuda']],
  ...COMMANDS.map((name) => [[name, '--ayuda']] as const),
  [['leer', '-'], '2 huevos\n100 g harina'],
  [['saco', '-'], JSON.stringify(sacoExample)],
  [['carta', '-'], JSON.stringify(cartaExample)],
  [MADE, SWEET],
  [['importar', '-'], SHEET],
  [['lote', '--oficio', 'helado', '-'], SWEET],
  [['catalogo', 'nata 35']],
  [['tipos', 'helado']],
  // What goes wrong.
  [['analizar', '-'], SWEET],
  [['analizar', '--oficio', 'carpinteria', '-'], SWEET],
  [['analizar', '--oficio', 'helado', '--tipo', 'zzz', '-'], SWEET],
  [['analizar', '--oficio', 'helado', '-'], '{"a":'],
  [['analizar', '--oficio', 'helado', '/no/such/file']],
  [['analizr', '-']],
  [['analizar', '--ofcio', 'helado', '-']],
  [['analizar']],
  [['lote', '--hilos', '900', '-'], SWEET],
  [['catalogo', 'xqzw']],
  [['importar', '-'], 'nada'],
  [['hornada', '--oficio', 'helado', '--medida', 'peso', '-'], SWEET],
  [['carta', '--libro', '/no/such', '--sube', 'x']],
  [['corpus', '/no/such/file']],
]

/** Names of the program and of its interface: commands, crafts, processes, types, keys of figures, formats. */
const NAMES = [
  ...'helado panaderia pasteleria turron cacao nata bash zsh fish csv json ndjson url pbpaste source en it es'.split(
    ' ',
  ),
  ...'brix revisar ayuda turrón error thread variegato variegare'.split(' '),
  ...COMMANDS,
  ...Object.values(ENGLISH_COMMANDS).flat(),
  ...SACK_PROCESSES,
  ...Object.keys(allCrafts.helado.types),
  ...Object.keys(allCrafts.helado.definition.parameters),
]
const lettersIn = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? []
const CODES = /--?[a-z-]+|\p{L}+_[\p{L}_\d]+|obrador .*|\S+[./]\S+/gu

const LANGUAGES = ['en', 'it'] as const

describe.each(LANGUAGES)('in %s', (language) => {
  const said = turn(SAID, LANGUAGES.length, LANGUAGES.indexOf(language))
  it.each(said.map(([args, input = '']) => ({ args, input })))('$args has no word of another language', async (one) => {
    const { args, input } = one
    const asking = ['--idioma', language]
    const spoken = await obrador(args.length > 1 ? [...args, ...asking] : [...asking, ...args], input)
    const spanish = await obrador(args, input)
    const said = spoken.stdout + spoken.stderr
    expect(spoken.status).toBe(spanish.status)
    expect(said).not.toBe(spanish.stdout + spanish.stderr)
    // Names of lines are their maker’s.
    const own = [...lettersIn(`${input} ${args.join(' ')}`), ...NAMES].map((word) => word.toLowerCase())
    const right = new Set([...rightWords(language), ...own])
    expect(unknownWords(language, wordsOutsideQuotes(said.replaceAll(CODES, ' ')), right)).toEqual([])
  })
})
