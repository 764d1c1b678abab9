import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import {
  type AnswerHeadline,
  allCrafts,
  type CraftRequest,
  engineWith,
  type FormulaFinding,
  spanishPhrasebooks,
  wholeEngine,
} from '../src/index.ts'
import type { LegalBlock } from '../src/judge/legal.ts'
import { type CraftId, goldenRequests } from './golden/corpus.ts'

/** A text never contradicts the data beside it: what is said of a name, of the balance and of a figure is what the fields hold. */

interface Body {
  readonly legal?: LegalBlock
  readonly verdict?: string
  readonly titular: AnswerHeadline
  readonly suggestions: readonly string[]
  readonly inRange?: Readonly<Record<string, boolean | null>>
}
interface Case {
  readonly craft: CraftId
  readonly request: CraftRequest
}

const CORRECTED = join(import.meta.dirname, 'fixtures/identity-requests.jsonl')
const ids = Object.keys(allCrafts) as CraftId[]
const corpus: readonly Case[] = [
  ...ids.flatMap((craft) => goldenRequests(craft).map((request) => ({ craft, request }))),
  ...readFileSync(CORRECTED, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Case),
]

let heard: FormulaFinding[] = []
const engine = engineWith(wholeEngine, { words: spanishPhrasebooks(), hear: (finding) => heard.push(finding) })

function heardOf({ craft, request }: Case): { body: Body; heard: readonly FormulaFinding[] } | undefined {
  heard = []
  try {
    return { body: engine.crafts[craft].analyse(request as never) as unknown as Body, heard }
  } catch {
    return undefined
  }
}

type Values = { readonly [key: string]: unknown }

/** Whether a finding says that a formula, as it stands, may not bear the name that it is asked about. */
const DENIES: Readonly<Record<string, (values: Values) => boolean>> = {
  'law.objection': () => true,
  'law.may-not': () => true,
  'law.balanced-but': () => true,
  'first.unnamed': () => true,
  'cacao.fails': () => true,
  'cacao.incompatible-fat': ({ isNamed }) => isNamed === false,
  'advice.law': ({ caused }) => caused === false,
  'advice.still-unlawful': ({ isLost }) => isLost === false,
  'advice.balanced-but': ({ why }) => (why as readonly Values[]).some(({ kind }) => kind === 'name'),
}
/** That it may. */
const GRANTS: ReadonlySet<string> = new Set(['cacao.meets', 'cacao.besides'])
/** That all is in range. */
const BALANCED: ReadonlySet<string> = new Set([
  'helado.balanced',
  'panaderia.balanced',
  'pasteleria.balanced',
  'cacao.balanced',
  'law.balanced-but',
  'advice.balanced-but',
])

function agrees({ body, heard }: NonNullable<ReturnType<typeof heardOf>>): void {
  const cumple = body.legal?.cumple
  const isOut = Object.values(body.inRange ?? {}).includes(false)
  for (const finding of heard) {
    const told = `${finding.code}: ${JSON.stringify(body.suggestions)}`
    if (DENIES[finding.code]?.(finding.values as Values)) expect(cumple, told).toBe(false)
    if (GRANTS.has(finding.code)) expect(cumple, told).not.toBe(false)
    if (BALANCED.has(finding.code)) expect(isOut, told).toBe(false)
  }
  if (body.titular.bueno) expect([body.verdict ?? 'equilibrada', cumple === false]).toEqual(['equilibrada', false])
}

const weighed = ({ craft, request }: Case): number =>
  request.ingredients.reduce((sum, line) => sum + Number(line[allCrafts[craft].fields.grams] ?? 0), 0)
const withLine = ({ craft, request }: Case, name: string, share: number): Case => {
  const { fields } = allCrafts[craft]
  const line = { [fields.name]: name, [fields.grams]: share * weighed({ craft, request }) }
  return { craft, request: { ...request, ingredients: [...request.ingredients, line] } }
}

const ADDED = [
  'Polvo de la casa',
  'Margarina',
  'Aceite de coco',
  'Cobertura',
  'Chocolate',
  'Galleta',
  'Praliné',
  'Sal',
  'Leche desnatada en polvo',
  'Nata 35%',
]

/** A formula with a line more, without its first, or sent as another type of its craft. */
const shaken = fc
  .record({
    at: fc.nat(corpus.length - 1),
    added: fc.constantFrom(...ADDED),
    share: fc.constantFrom(0.004, 0.03, 0.05, 0.2),
    type: fc.option(fc.nat(62), { nil: undefined }),
    drops: fc.boolean(),
  })
  .map(({ at, added, share, type, drops }): Case => {
    const { craft, request } = corpus[at] as Case
    const types = Object.keys(allCrafts[craft].types)
    const as = type === undefined ? request.type : types[type % types.length]
    const ingredients = drops && request.ingredients.length > 1 ? request.ingredients.slice(1) : request.ingredients
    const sent = { craft, request: { ...request, ...(as != null && { type: as }), ingredients } }
    return drops ? sent : withLine(sent, added, share)
  })

describe('a text never contradicts its data', () => {
  test('over the corpus', () => {
    const answered = corpus.flatMap((one) => heardOf(one) ?? [])
    expect(answered.length).toBeGreaterThan(700)
    for (const one of answered) agrees(one)
  })

  test('over the corpus with a line that nobody knows', () => {
    const answered = corpus
      .filter((_, at) => at % 3 === 0)
      .flatMap((one) => heardOf(withLine(one, ADDED[0] ?? '', 0.03)) ?? [])
    const left = answered.filter(({ body }) => body.legal?.cumple === null)
    expect(left.length).toBeGreaterThan(100)
    for (const one of answered) agrees(one)
  })

  test('over formulas shaken from it', () => {
    fc.assert(
      fc.property(shaken, (one) => {
        const answered = heardOf(one)
        if (answered) agrees(answered)
      }),
      { numRuns: runs(3000) },
    )
  })
})
