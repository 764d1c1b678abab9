import { loadLanguage } from '@obrador/balancer/language'
import { findingListener } from '@obrador/contract'
import { engineWith, wholeEngine } from '@obrador/engine'
import { usualReader } from '@obrador/engine/usual'
import { workbookFileOf } from '@obrador/workbook'
import { workbookSpeech } from '@obrador/workbook/language'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { type CorpusFormula, corpus } from '../recorder/corpus.ts'
import { type Cells, libreoffice, recalculated } from './libreoffice.ts'

/** A workbook in another language: the same cells and figures as in Spanish, in its words. */

const DATE = new Date(2026, 10, 16)
const SHEETS = {
  es: ['Fórmula', 'Curvas', 'Coste y nutrición', 'De dónde sale'],
  en: ['Formula', 'Curves', 'Cost and nutrition', 'Sources'],
  it: ['Formula', 'Curve', 'Costo e nutrizione', 'Da dove viene'],
} as const
type Language = keyof typeof SHEETS

type AskedFormula = Pick<CorpusFormula, 'craft' | 'request'>

async function fileIn(language: Language, { craft, request }: AskedFormula): Promise<Uint8Array> {
  const { heard, hear } = findingListener()
  const engine = engineWith(wholeEngine, { usual: usualReader, hear })
  const speech =
    language === 'es'
      ? undefined
      : workbookSpeech(language, await loadLanguage(language, engine), { heard, sent: request })
  const { bytes } = await workbookFileOf(engine.crafts[craft], request, { date: DATE, speech })
  return bytes
}

/** Every text of a workbook by its place, formulas as well; where things come from is cited as its source is called. */
async function textsOf(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const { sheets } = await readXlsx(bytes)
  return new Map(
    sheets.flatMap(({ rows = [], cells }, sheet) =>
      rows.flatMap((row, r) =>
        row.flatMap((value, c): (readonly [string, string])[] => {
          const text = cells?.get(`${r},${c}`)?.formula ?? value
          const isCitation = sheet === 3 && c === 3 && !String(row[1]).endsWith('€/kg')
          return typeof text === 'string' && text !== '' && !isCitation ? [[`${sheet}!${r},${c}`, text]] : []
        }),
      ),
    ),
  )
}

/** One formula of each type of each craft. */
const oneOfEachType = [...new Map(corpus().map((formula) => [`${formula.craft} ${formula.type}`, formula])).values()]

/** Words that are the same in both languages, read one by one; titles are names of types, which have a table. */
const ALIKE: Readonly<Record<Exclude<Language, 'es'>, readonly string[]>> = {
  en: ['Brix', 'Chocolate', 'Gianduja', 'Moles', 'Tant pour tant', 'Total', 'kcal'],
  it: ['Brix', 'Gelatina', 'Ingrediente', 'Lecitina', 'Nutriente', 'SLNG', 'Tant pour tant', 'informa', 'kcal'],
}
const TITLE = '0!0,0'
/** Where there is a text; on the last sheet a row is told as what it is read as in another language alone. */
const placesOf = (texts: ReadonlyMap<string, string>): readonly string[] =>
  [...texts.keys()].filter((place) => !place.startsWith('3'))
const hasWords = (text: string): boolean => /\p{L}{4}/u.test(text)
/** Formulas of addresses and functions alone say nothing. */
const saysSomething = (text: string): boolean => hasWords(text.replace(/\b[A-Z]{2,}\(/g, ''))

/** A filling, whose water activity is searched for on the second sheet, and a milk ice cream, read through curves. */
const CALCULATED: readonly AskedFormula[] = [
  {
    craft: 'cacao',
    request: {
      type: 'bombon',
      ingredients: [
        { ingrediente: 'nata 35 %', peso: 200 },
        { ingrediente: 'cobertura negra 70 %', peso: 260 },
        { ingrediente: 'glucosa', peso: 40 },
      ],
    } as never,
  },
  {
    craft: 'helado',
    request: {
      type: 'helado_leche',
      ingredients: [
        { name: 'leche entera', grams: 625 },
        { name: 'nata 35 %', grams: 130 },
        { name: 'azúcar', grams: 160 },
      ],
    } as never,
  },
]

/** Holds texts in Spanish against those in another language: every cell in its place, and none that says the same. */
async function expectTold(language: Exclude<Language, 'es'>, formulas: readonly CorpusFormula[]): Promise<void> {
  const same = new Set<string>()
  for (const formula of formulas) {
    const [before, after] = [await textsOf(await fileIn('es', formula)), await textsOf(await fileIn(language, formula))]
    const written = new Set([...JSON.stringify(formula.request).split('"'), ...ALIKE[language]])
    for (const [place, text] of before)
      if (after.get(place) === text && place !== TITLE && saysSomething(text) && !written.has(text)) same.add(text)
    expect(placesOf(after)).toEqual(placesOf(before))
  }
  expect([...same]).toEqual([])
}

/** Types between two that the gate looks at. */
const EVERY = 12

describe.each(['en', 'it'] as const)('%s', (language) => {
  it('has the words of the language in each cell, and each cell where Spanish has it', () =>
    expectTold(
      language,
      oneOfEachType.filter((_, at) => at % EVERY === 0),
    ))
  it('has them for every type', { tags: ['nightly'] }, () => expectTold(language, oneOfEachType))

  it.each(CALCULATED)('$craft: formulas and names refer to sheets that there are', async (formula) => {
    const bytes = await fileIn(language, formula)
    const { sheets, namedRanges = [] } = await readXlsx(bytes)
    expect(sheets.map(({ name }) => name)).toEqual(SHEETS[language])
    const formulas = sheets.flatMap(({ cells }) => [...(cells?.values() ?? [])].map((cell) => cell.formula ?? ''))
    const all = [...formulas, ...namedRanges.map(({ range }) => range)].join(' ')
    const referred = new Set([...all.matchAll(/'([^']+)'!/g)].map(([, sheet]) => sheet))
    expect(SHEETS[language]).toEqual(expect.arrayContaining([...referred]))
    expect(referred).toContain(SHEETS[language][1])
    expect(all).not.toMatch(/Gramos|Precio/)
  })
})

const program = libreoffice()
describe.skipIf(!program)('in LibreOffice (skipped where libreoffice-calc-nogui is not installed)', () => {
  const figuresOf = (cells: Cells | undefined): readonly (readonly number[])[] =>
    (cells ?? []).map((row) => row.map((text) => (text === '' ? 0 : Number(text))))

  it.each(['en', 'it'] as const)(
    '%s: calculates the figures of the Spanish one',
    { tags: ['nightly'] },
    async (language) => {
      const answers = async (spoken: Language) => {
        const files = await Promise.all(
          CALCULATED.map(async (formula) => [formula.craft, await fileIn(spoken, formula)] as const),
        )
        return recalculated(program ?? '', new Map(files), SHEETS[spoken].slice(0, 3))
      }
      const [spanish, other] = [await answers('es'), await answers(language)]
      for (const { craft } of CALCULATED)
        for (const sheet of [0, 1, 2]) {
          const told = other.get(craft)?.[SHEETS[language][sheet] ?? '']
          expect(told?.flat().filter((text) => /#(?:NAME|REF|VALUE|N\/A)|Err:/.test(text))).toEqual([])
          expect(figuresOf(told)).toEqual(figuresOf(spanish.get(craft)?.[SHEETS.es[sheet] ?? '']))
        }
    },
  )
})
