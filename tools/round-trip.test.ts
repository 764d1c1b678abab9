import { loadLanguage } from '@obrador/balancer/language'
import { analysisContracts, findingListener } from '@obrador/contract'
import { allCrafts, type CraftRequest, engineWith, wholeEngine } from '@obrador/engine'
import { recipeJsonLdFor } from '@obrador/engine/recipe'
import { usualReader } from '@obrador/engine/usual'
import { readBookFile } from '@obrador/list/book/file'
import { workbookFileOf } from '@obrador/workbook'
import { workbookSpeech } from '@obrador/workbook/language'
import { describe, expect, it } from 'vitest'
import { type CraftId, goldenRequests } from '../packages/engine/test/golden/corpus.ts'
import { runs } from './tier.ts'

/** What leaves in a format of others comes back through the reader of books with the same lines and type. */

const ids = Object.keys(analysisContracts) as CraftId[]
const DATE = new Date('2026-11-16T10:00:00Z')

/** Published formulas without others inside; of each craft the gate tries some. */
function someOf(id: CraftId, all = 60): readonly CraftRequest[] {
  const plain = goldenRequests(id).filter(
    ({ ingredients, preparaciones }) => !preparaciones && ingredients.every((line) => !('preparacion' in line)),
  )
  const step = Math.max(1, Math.floor(plain.length / runs(all)))
  return plain.filter((_, at) => at % step === 0)
}

type Read = readonly { readonly name: string; readonly grams?: number | undefined }[]

/** The request with the lines that came back: a row that was named by its id is called by its name then. */
function withLines(id: CraftId, request: CraftRequest, lines: Read = []): CraftRequest {
  const { name, grams } = analysisContracts[id].fields
  expect(lines.map((line) => line.grams)).toEqual(request.ingredients.map((line) => line[grams]))
  const ingredients = request.ingredients.map((line, at) => ({ ...line, [name]: lines[at]?.name }))
  return { ...request, ingredients }
}

const paramsOf = (id: CraftId, request: CraftRequest): object =>
  (allCrafts[id] as unknown as { analyse: (one: CraftRequest) => { params: object } }).analyse(request).params

async function back(bytes: Uint8Array, file: string) {
  const { recipes } = await readBookFile(new Uint8Array(bytes), file)
  expect(recipes).toHaveLength(1)
  const [recipe] = recipes
  return {
    title: recipe?.title,
    lines: recipe?.lines.map(({ name, grams }) => ({ name, grams })),
    kind: recipe?.kind,
  }
}

describe.each(ids)('%s', (id) => {
  it('comes back from JSON-LD', async () => {
    for (const request of someOf(id)) {
      const recipe = recipeJsonLdFor(allCrafts[id] as never, request as never, 'De casa')
      const read = await back(new TextEncoder().encode(JSON.stringify(recipe)), 'receta.jsonld')
      expect(read).toMatchObject({ title: 'De casa', kind: { craft: id, type: request.type } })
      expect(paramsOf(id, withLines(id, request, read.lines))).toEqual(paramsOf(id, request))
    }
  })

  it('comes back from its workbook', async () => {
    for (const request of someOf(id)) {
      const { bytes } = await workbookFileOf(allCrafts[id] as never, request, { name: 'De casa', date: DATE } as never)
      const read = await back(bytes, 'de-casa.xlsx')
      expect(read.title).toBe('De casa')
      expect(paramsOf(id, withLines(id, request, read.lines))).toEqual(paramsOf(id, request))
    }
  })

  it.each(['en', 'it'] as const)('comes back from its workbook in %s', async (language) => {
    for (const request of someOf(id, 20)) {
      const { heard, hear } = findingListener()
      const engine = engineWith(wholeEngine, { usual: usualReader, hear })
      const speech = workbookSpeech(language, await loadLanguage(language, engine), { heard, sent: request })
      const asked = { name: 'De casa', date: DATE, speech }
      const { bytes } = await workbookFileOf(engine.crafts[id] as never, request, asked as never)
      const read = await back(bytes, 'de-casa.xlsx')
      expect(read.title).toBe('De casa')
      expect(paramsOf(id, withLines(id, request, read.lines))).toEqual(paramsOf(id, request))
    }
  })
})
