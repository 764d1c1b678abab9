import { afterEach, describe, expect, it } from 'vitest'
import { type Cells, libreoffice, recalculated } from '../../../tools/workbook/libreoffice.ts'
import { craftOfEngine } from '../src/engine/crafts.ts'
import { partLoaders } from '../src/engine/parts.ts'
import { createEngineStore } from '../src/engine/store.ts'
import { tongue as english } from '../src/engine/tongue-en.ts'
import { tongue as italian } from '../src/engine/tongue-it.ts'
import { wholeTongue as wholeEnglish } from '../src/engine/tongue-later-en.ts'
import { wholeTongue as wholeItalian } from '../src/engine/tongue-later-it.ts'
import { workbookOfTable } from '../src/features/share/export-workbook.ts'
import { craftIds } from '../src/model/crafts.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { EVERYTHING } from './engine.ts'

/** The workbook that the app writes, opened by another program: what the page speaks changes its words and no figure. */

const SHEETS = {
  es: ['Fórmula', 'Curvas', 'Coste y nutrición'],
  en: ['Formula', 'Curves', 'Cost and nutrition'],
  it: ['Formula', 'Curve', 'Costo e nutrizione'],
} as const
const TONGUES = { en: english, it: italian } as const
english.learn(wholeEnglish())
italian.learn(wholeItalian())

/** What is called the same in the languages, read one by one. */
const ALIKE = {
  en: ['Brix', 'Chocolate', 'Gianduja', 'Total', 'kcal'],
  it: ['Brix', 'Gelatina', 'Ingrediente', 'Lecitina', 'Nutriente', 'SLNG', 'informa', 'kcal'],
}
const isFigure = (text: string): boolean => text === '' || Number.isFinite(Number(text))

afterEach(() => {
  globalThis.obradorSpeech = undefined
})

async function written(language: keyof typeof SHEETS): Promise<ReadonlyMap<string, Uint8Array>> {
  globalThis.obradorSpeech =
    language === 'es'
      ? undefined
      : ({ language, tongue: TONGUES[language] } as unknown as typeof globalThis.obradorSpeech)
  const files = new Map<string, Uint8Array>()
  // An engine says what it finds in the language that it was made in.
  const engine = await createEngineStore(partLoaders).load(EVERYTHING)
  for (const id of craftIds) {
    const craft = craftOfEngine(engine, id)
    const { bytes } = await workbookOfTable(craft, exampleFormulaOf(id), { own: [], prices: {}, norms: {} })
    files.set(id, bytes)
  }
  return files
}

const program = libreoffice()
describe.skipIf(!program)('in LibreOffice (skipped where libreoffice-calc-nogui is not installed)', () => {
  it.each(['en', 'it'] as const)(
    '%s: the figures of the Spanish one, in its words',
    { tags: ['nightly'] },
    async (to) => {
      const open = async (language: keyof typeof SHEETS) =>
        recalculated(program ?? '', await written(language), SHEETS[language])
      const [spanish, other] = [await open('es'), await open(to)]
      for (const id of craftIds)
        for (const [at, name] of SHEETS[to].entries()) {
          // What the formula is called is its maker's.
          const title = exampleFormulaOf(id).name
          const [before, told]: readonly Cells[] = [
            spanish.get(id)?.[SHEETS.es[at] ?? ''] ?? [],
            other.get(id)?.[name] ?? [],
          ]
          expect(told?.flat().filter((text) => /#(?:NAME|REF|VALUE|N\/A)|Err:/.test(text))).toEqual([])
          expect(told?.map((row) => row.filter(isFigure).map(Number))).toEqual(
            before?.map((row) => row.filter(isFigure).map(Number)),
          )
          const same = told?.flatMap((row, y) =>
            row.filter(
              (text, x) =>
                text === before?.[y]?.[x] && /\p{L}{4}/u.test(text) && !ALIKE[to].includes(text) && text !== title,
            ),
          )
          expect([id, name, same]).toEqual([id, name, []])
        }
    },
  )
})
