import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { share } from '../../../tools/tier.ts'
import { allCrafts, type CraftRequest, ingredientCatalogue, type LabelledCraft, labelOf } from '../src/index.ts'
import { type CraftId, goldenRequests } from './golden/corpus.ts'

/** On every formula we hold: no label prints a name that fails, and nothing in range is called finished when its name does. */

/** Formulas that a master would correct, one to a line. */
const CORRECTED = join(import.meta.dirname, 'fixtures/identity-requests.jsonl')

interface Case {
  readonly craft: CraftId
  readonly request: CraftRequest
}

const corrected = readFileSync(CORRECTED, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Case)

const corpus: readonly Case[] = [
  ...(Object.keys(allCrafts) as CraftId[]).flatMap((craft) =>
    goldenRequests(craft).map((request) => ({ craft, request })),
  ),
  ...corrected,
]

describe('the whole corpus', () => {
  test('holds hundreds of formulas of the five crafts', () => {
    expect(corpus.length).toBeGreaterThan(700)
  })

  test('no label prints a name that fails', () => {
    const wrong = share(corpus, 0).flatMap(({ craft, request }) => {
      const { denominacion, legal } = labelOf(allCrafts[craft] as LabelledCraft, request)
      if (denominacion === undefined || !legal) return []
      const isFailed = legal.cumple === false && (legal.nombre ?? denominacion).startsWith(`${legal.denominacion},`)
      const isProtected = /\bIGP\b/.test(denominacion)
      return isFailed || isProtected || (legal.cumple === false && denominacion === legal.denominacion)
        ? [denominacion]
        : []
    })
    expect(wrong).toEqual([])
  })

  test('what is in range and may not bear its name says so, in its one sentence', () => {
    const silent = corpus.flatMap(({ craft, request }) => {
      const body = allCrafts[craft].analyse(request as never, { advice: false })
      const verdict = 'verdict' in body ? body.verdict : undefined
      if (verdict !== 'equilibrada' || body.legal?.cumple !== false) return []
      return body.suggestions.length === 1 && body.suggestions[0]?.startsWith('Equilibrada, pero no puede llamarse «')
        ? []
        : [body.suggestions]
    })
    expect(silent).toEqual([])
  })

  test('the grams that an objection gives do reach the name', () => {
    let tried = 0
    for (const { craft, request } of corpus) {
      const { legal } = allCrafts[craft].analyse(request as never, { advice: false })
      const way = /; ((?:añade|quita) .*) y podrá/.exec(legal?.objecion ?? '')?.[1]
      if (!way || !legal) continue
      const { name, grams } = allCrafts[craft].definition.reads.fields
      const lines = request.ingredients.map((line) => ({ ...line }) as Record<string, unknown>)
      for (const [, verb, weight = '', what = ''] of way.matchAll(
        /(añade|quita) ([\d,]+) g de (.+?)(?= y (?:añade|quita)|, (?:añade|quita)|$)/g,
      )) {
        const amount = Number(weight.replace(',', '.')) * (verb === 'quita' ? -1 : 1)
        const at = lines.findIndex((line) => sameName(String(line[name]), what))
        const line = lines[at]
        if (line) line[grams] = Math.max(0, Number(line[grams]) + amount + (verb === 'quita' ? -0.05 : 0.05))
        else lines.push({ [name]: what, [grams]: amount + 0.05 })
      }
      const after = allCrafts[craft].analyse({ ...request, ingredients: lines } as never, { advice: false }).legal
      const reached = after?.cumple !== false || after.denominacion !== legal.denominacion
      expect(reached, `${craft}: ${legal.objecion} → ${after?.objecion}`).toBe(true)
      tried += 1
    }
    expect(tried).toBeGreaterThan(40)
  })
})

/** As a sentence writes it: the name of the catalogue, its capital lowered. */
const sameName = (sent: string, said: string): boolean => {
  return [sent, ingredientCatalogue.find(({ id }) => id === sent)?.name].some(
    (one) => one?.toLowerCase() === said.toLowerCase(),
  )
}
