import { allCrafts, FormulaError } from '@obrador/engine'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { type CraftId, goldenFiles } from '../../packages/engine/test/golden/corpus.ts'
import { corpusOf } from './files.ts'
import { CorpusFile } from './schema.ts'

const fits = new Ajv().compile(CorpusFile)

it.each(Object.keys(allCrafts) as CraftId[])('%s: the corpus is the golden set, and says the same of it', (craft) => {
  const corpus = corpusOf(craft)
  expect(fits(corpus), JSON.stringify(fits.errors?.[0])).toBe(true)
  const golden = goldenFiles(craft).flatMap(({ formulas }) => formulas)
  expect(corpus.formulas.map(({ id }) => id)).toEqual(golden.map(({ id }) => id))
  for (const [index, { request, id, unweighed }] of corpus.formulas.entries()) {
    // What its source does not weigh is judged by whoever sends it as it stands.
    if (unweighed) continue
    let found = ''
    try {
      const body: unknown = allCrafts[craft].analyse(request as never, { advice: false })
      found = corpus.outcome.split('.').reduce<never>((value, key) => value[key], body as never)
    } catch (problem) {
      if (!(problem instanceof FormulaError)) throw problem
    }
    expect(found, id).toBe(golden[index]?.verdict)
  }
})
