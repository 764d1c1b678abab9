import { describe, expect, test } from 'vitest'
import { cacaoLaw } from '../src/crafts/cacao/law.ts'
import { cacaoIdentity } from '../src/crafts/cacao/levers.ts'
import { cacaoParameters } from '../src/crafts/cacao/params.ts'
import { heladoLaw } from '../src/crafts/helado/law.ts'
import { heladoIdentity } from '../src/crafts/helado/levers.ts'
import { heladoParameters } from '../src/crafts/helado/params.ts'
import { panaderiaLaw } from '../src/crafts/panaderia/law.ts'
import { panaderiaIdentity } from '../src/crafts/panaderia/levers.ts'
import { panaderiaParameters } from '../src/crafts/panaderia/params.ts'
import { pasteleriaLaw } from '../src/crafts/pasteleria/law.ts'
import { pasteleriaIdentity } from '../src/crafts/pasteleria/levers.ts'
import { pasteleriaParameters } from '../src/crafts/pasteleria/params.ts'
import { turronLaw } from '../src/crafts/turron/law.ts'
import { turronIdentity } from '../src/crafts/turron/levers.ts'
import { turronParameters } from '../src/crafts/turron/params.ts'
import { englishWords } from '../src/entries/en.ts'
import { italianWords } from '../src/entries/it.ts'
import { type LanguageTeller, type LanguageWords, languageTeller } from '../src/entries/language.ts'
import { usualReader } from '../src/entries/usual.ts'
import {
  type Craft,
  engineWith,
  FormulaError,
  type FormulaFinding,
  findingSayer,
  spanishPhrasebooks,
  wholeEngine,
} from '../src/index.ts'
import type { LegalDenomination } from '../src/judge/denomination.ts'
import { spanishBatch } from '../src/words/es/batch.ts'
import { spanishUsual } from '../src/words/es/usual.ts'
import { goldenRequests } from './golden/corpus.ts'

/** A language is a folder: whatever is said of the corpus is said in each of them, whole, with the same figures. */

const LANGUAGES: Readonly<Record<string, () => LanguageWords>> = { en: englishWords, it: italianWords }
const inSpanish = findingSayer([...spanishPhrasebooks(), spanishUsual, spanishBatch])

interface Reason {
  readonly because: string
  readonly orElse?: string
}
interface CraftTables {
  readonly parameters: Readonly<Record<string, { readonly label: string }>>
  readonly law: readonly LegalDenomination<string>[]
  readonly identity: {
    readonly types: Readonly<Record<string, { readonly forbidden?: readonly Reason[] } | undefined>>
    readonly recognise: readonly { readonly say: string; readonly because: string }[]
  }
}
const TABLES: Readonly<Record<keyof typeof wholeEngine.crafts, CraftTables>> = {
  helado: { parameters: heladoParameters, law: heladoLaw, identity: heladoIdentity },
  panaderia: { parameters: panaderiaParameters, law: panaderiaLaw, identity: panaderiaIdentity },
  pasteleria: { parameters: pasteleriaParameters, law: pasteleriaLaw, identity: pasteleriaIdentity },
  turron: { parameters: turronParameters, law: turronLaw, identity: turronIdentity },
  cacao: { parameters: cacaoParameters, law: cacaoLaw, identity: cacaoIdentity },
}

/** Every how many formulas of the corpus each is also asked as every type of its craft. */
const AS_OTHERS = 25

/** Everything that is said of the corpus: what was found, once for each way of saying it. */
function heardOf(id: keyof typeof wholeEngine.crafts): ReadonlyMap<string, readonly FormulaFinding[]> {
  const heard = new Map<string, FormulaFinding[]>()
  const listening = engineWith(wholeEngine, {
    usual: usualReader,
    hear: (finding, sentence) => void heard.set(sentence, [finding]),
  })
  const craft = listening.crafts[id] as Craft
  const ask = (request: object) => {
    try {
      craft.analyse(request as never, { habitual: true })
    } catch (problem) {
      if (!(problem instanceof FormulaError)) throw problem
    }
  }
  for (const [at, request] of goldenRequests(id).entries()) {
    ask(request)
    if (at % AS_OTHERS === 0) for (const type of Object.keys(craft.types)) ask({ ...request, type })
  }
  return heard
}

const figuresIn = (sentence: string): string[] =>
  (sentence.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.replaceAll(',', '.')).toSorted()

/** Counts that one language writes out and another does not, and figures of speech of the Spanish sentence. */
const SPELT: ReadonlySet<string> = new Set(['usual.rare', 'usual.odd-line', 'usual.forgotten', 'first.near'])

const tellerOf = (folder: () => LanguageWords, heard: ReadonlyMap<string, readonly FormulaFinding[]>): LanguageTeller =>
  languageTeller([folder()], heard)

describe.each(Object.keys(wholeEngine.crafts) as (keyof typeof wholeEngine.crafts)[])('%s', (id) => {
  const heard = heardOf(id)
  test.each(Object.entries(LANGUAGES))('is said in %s, with the figures of the Spanish sentence', (_, folder) => {
    const { tell } = tellerOf(folder, heard)
    expect(heard.size).toBeGreaterThan(50)
    for (const [[finding]] of [...heard.values()].map((found) => [found] as const)) {
      if (!finding) continue
      const told = tell(finding)
      expect(told, `${finding.code}: ${inSpanish(finding)}`).toBeDefined()
      if (!SPELT.has(finding.code))
        expect(figuresIn(told ?? ''), `${finding.code}: ${told}`).toEqual(figuresIn(inSpanish(finding)))
    }
  })

  test.each(Object.entries(LANGUAGES))('has in %s every text that its tables put into a sentence', (_, folder) => {
    const { termOf } = tellerOf(folder, heard)
    const { parameters, law, identity } = TABLES[id]
    const forbidden = Object.values(identity.types).flatMap((type) => type?.forbidden ?? [])
    const conditions = law.flatMap((denomination) => denomination.conditions)
    const terms = [
      wholeEngine.crafts[id].label,
      ...Object.values(parameters).map(({ label }) => label),
      ...conditions.map(({ label }) => label),
      ...law.flatMap(({ besides }) => besides ?? []),
      ...forbidden.flatMap(({ because, orElse }) => [because, ...(orElse ? [orElse] : [])]),
      ...identity.recognise.flatMap(({ say, because }) => [say, because]),
    ]
    expect(terms.filter((term) => termOf(term) === undefined)).toEqual([])
  })
})

test('a sentence is all in one language: what it has inside decides', () => {
  const heard = new Map([['solo dentro', [{ code: 'inner', values: {} }]]])
  const words: LanguageWords = {
    phrases: {
      outer: ({ what }: { what: FormulaFinding | string }, say) => `in: ${say(what)}`,
      inner: () => 'inside',
    },
    terms: { agua: 'water' },
    citation: (norm) => norm,
  }
  const { tell } = languageTeller([words], heard)
  const outer = (what: FormulaFinding | string) => tell({ code: 'outer', values: { what } })
  expect(outer({ code: 'inner', values: {} })).toBe('in: inside')
  expect(outer('agua')).toBe('in: water')
  expect(outer('solo dentro')).toBe('in: inside')
  expect(outer('miel')).toBeUndefined()
  expect(tell({ code: 'only', values: {} })).toBeUndefined()
})

describe('a maker reads what to do', () => {
  const say = (language: string, code: string, values: object) =>
    languageTeller([LANGUAGES[language]?.() as LanguageWords]).tell({ code, values })
  const figure = { key: 'SLNG', label: 'SLNG', unit: '%', decimals: 2 }
  const change = { from: 'Agua', to: 'Leche desnatada en polvo', grams: 30.5 }
  const correction = { figure, before: 6.2, after: 8.95, range: [7, 11], caused: true, change }

  test('in English', () => {
    expect(say('en', 'helado.correction', correction)).toBe(
      'After that, MSNF 6.2%: too few milk solids-not-fat. Swap 30.5 g of agua for leche desnatada en polvo and it comes to 8.95%.',
    )
    const faults = [
      { code: 'helado.fault', values: { figure: { ...figure, key: 'POD' }, low: false } },
      { code: 'helado.fault', values: { figure: { ...figure, key: 'PAC' }, low: true } },
    ]
    expect(say('en', 'advice.review', { faults })).toBe('Check two things: too sweet and it will be soft.')
    const hydration = { key: 'hidratacion', label: 'Hidratación', unit: '%', decimals: 1 }
    expect(say('en', 'panaderia.fault', { figure: hydration, low: true })).toBe('low hydration')
  })

  test('in Italian', () => {
    expect(say('it', 'helado.correction', correction)).toBe(
      'Fatto questo, SLNG 6,2 %: mancano solidi del latte. Sostituisci 30,5 g di agua con leche desnatada en polvo e arriva all’8,95 %.',
    )
    expect(say('it', 'panaderia.has-gluten', { percentOfFlour: 80 })).toBe(
      'L’80 % della farina ha glutine: non può dire «sin gluten» (Reg. (UE) 828/2014).',
    )
  })
})
