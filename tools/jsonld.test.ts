import { type ApiApp, buildApp } from '@obrador/api/src/app.ts'
import { analysisContracts, analysisSchemas } from '@obrador/contract'
import { allCrafts, type CraftRequest, readNameFor } from '@obrador/engine'
import { type RecipeLd, recipeJsonLdFor, suppliesInRecipe } from '@obrador/engine/recipe'
import { readList } from '@obrador/list'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CraftId, goldenRequests } from '../packages/engine/test/golden/corpus.ts'
import { schemaOrg } from './schema-org.ts'
import { runs } from './tier.ts'

const MANY = 1_000_000
let app: ApiApp
beforeAll(async () => {
  app = await buildApp({ logLevel: 'silent', limits: { post: MANY, get: MANY } })
})
afterAll(() => app.close())
const postTo = (path: string, payload: object, query = '') =>
  app.inject({ method: 'POST', url: `${path}${query}`, payload })

const ids = Object.keys(analysisContracts) as CraftId[]
const validate = schemaOrg()
const asRecipe = '?formato=jsonld'
const exampleOf = (id: CraftId): object => Reflect.get(analysisSchemas[analysisContracts[id].request], 'examples')[0]
const recipeOf = (id: CraftId, request: CraftRequest): RecipeLd =>
  recipeJsonLdFor(allCrafts[id] as never, request as never)

/** The published formulas of a craft, of which the gate tries some. */
const SOME = 120
const formulasOf = (id: CraftId): readonly CraftRequest[] => {
  const all = goldenRequests(id)
  const step = Math.max(1, Math.floor(all.length / runs(4 * SOME)))
  return all.filter((_, at) => at % step === 0)
}

describe.each(ids)('the recipe of %s', (id) => {
  it('is what schema.org knows, and what the contract says', async () => {
    const response = await postTo(analysisContracts[id].path, exampleOf(id), asRecipe)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/ld+json; charset=utf-8')
    const recipe = response.json()
    // Only a search engine asks for a picture, and nobody has sent one.
    expect(await validate(recipe)).toEqual({
      bySchema: [],
      bySearch: ['Required attribute "image" is missing'],
    })
    const fits = new Ajv({ strict: false }).compile(analysisSchemas.Receta)
    expect(fits(recipe), JSON.stringify(fits.errors)).toBe(true)
  })

  it('has the figures of the analysis and the nutrition of the label', async () => {
    const recipe: RecipeLd = (await postTo(analysisContracts[id].path, exampleOf(id), asRecipe)).json()
    const analysis = (await postTo(analysisContracts[id].path, exampleOf(id))).json()
    const label = (await postTo(`/api/etiqueta/${id}`, exampleOf(id))).json()
    const figures = recipe.yield.additionalProperty.filter(({ value }) => typeof value === 'number')
    expect(figures.length).toBeGreaterThan(3)
    for (const { propertyID, value } of figures) expect(analysis.params[propertyID], propertyID).toBe(value)
    expect(recipe.yield.value).toBe(label.base.acabado_g)
    expect(recipe.nutrition?.calories).toBe(`${label.nutricion.por100g.energiaKcal.declarado} kcal`)
    expect(recipe.comment?.map(({ text }) => text) ?? []).toEqual(analysis.warnings)
  })

  it('comes back equal: the same lines as figures, and nearly all as text', () => {
    const { name, grams } = analysisContracts[id].fields
    const idOf = (called: string): string | undefined => readNameFor(called, allCrafts[id])?.id
    const changed: string[] = []
    const misread: string[] = []
    let lines = 0
    for (const request of formulasOf(id)) {
      const sent = request.ingredients as unknown as readonly Readonly<Record<string, string & number>>[]
      const recipe = JSON.parse(JSON.stringify(recipeOf(id, request)))
      const back = suppliesInRecipe(recipe) ?? []
      expect(back).toHaveLength(sent.length)
      for (const [at, line] of sent.entries()) {
        lines++
        const called = line[name] ?? ''
        const isSame = (read: { readonly name?: string; readonly grams?: number } | undefined): boolean =>
          read?.grams === line[grams] && (read?.name === called || idOf(read?.name ?? '') === idOf(called))
        if (!isSame(back[at])) changed.push(`${called}, ${line[grams]} g → ${JSON.stringify(back[at])}`)
        const written = recipe.recipeIngredient[at]
        if (!isSame(readList(written)[0])) misread.push(written)
      }
    }
    expect(lines).toBeGreaterThan(200)
    expect(changed).toEqual([])
    // A name with words of the work in it («para laminar») loses them when a text is read.
    expect(misread.length, misread.join('; ')).toBeLessThanOrEqual(lines / 100)
  })
})

it('a pasted text gives the recipe its title, and its warnings are comments', async () => {
  const texto = 'Sorbete de limón de la casa\n500 g agua\n185 g zumo de limón\n200 g azúcar\n2 hojas de menta'
  const recipe: RecipeLd = (await postTo('/api/balance', { texto }, asRecipe)).json()
  const { warnings } = (await postTo('/api/balance', { texto })).json()
  expect(recipe.name).toBe('Sorbete de limón de la casa')
  expect(warnings.length).toBeGreaterThan(0)
  expect(recipe.comment?.map(({ text }) => text)).toEqual(warnings)
})

it('a title that the law denies is not its name, and says why', async () => {
  const lines = '560 g leche entera\n200 g nata 35%\n130 g azúcar\n40 g dextrosa\n4 g neutro'
  const recipeCalled = async (title: string): Promise<RecipeLd> =>
    (await postTo('/api/balance', { texto: `${title}\n${lines}` }, asRecipe)).json()
  const [denied, open] = [await recipeCalled('Helado de chocolate'), await recipeCalled('Helado de la abuela')]
  expect(denied.name).not.toContain('chocolate')
  expect(denied.comment?.some(({ text }) => text.includes('«Chocolate»'))).toBe(true)
  expect(open.name).toBe('Helado de la abuela')
})

it('what nobody told is left out of the nutrition, and not told as none', async () => {
  const ingredients = [
    { name: 'Agua', grams: 500 },
    { name: 'Cosa que nadie conoce', grams: 20 },
  ]
  const recipe: RecipeLd = (await postTo('/api/balance', { ingredients }, asRecipe)).json()
  expect(recipe.nutrition).toBeUndefined()
  expect(recipe.comment?.length).toBeGreaterThan(0)
})

it('a refusal stays a refusal, and a part of the answer is not asked of a recipe', async () => {
  const refused = await postTo('/api/balance', { ingredients: [] }, asRecipe)
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8'])
  const whole = (await postTo('/api/balance', exampleOf('helado'), asRecipe)).json()
  const brief = (await postTo('/api/balance', exampleOf('helado'), `${asRecipe}&breve=1&codigos=1`)).json()
  expect(brief).toEqual(whole)
})

it('of every type of every craft is what schema.org knows', async () => {
  let tried = 0
  for (const id of ids) {
    const types = new Map(goldenRequests(id).map((request) => [request.type, request]))
    for (const [type, request] of types) {
      tried++
      expect((await validate(recipeOf(id, request))).bySchema, `${id} ${type}`).toEqual([])
    }
  }
  expect(tried).toBeGreaterThan(80)
})

it('the validator catches what schema.org does not know', async () => {
  const recipe = recipeOf('helado', goldenRequests('helado')[0] as CraftRequest)
  const wrong = { ...recipe, yield: { ...recipe.yield, PAC: -11 } }
  expect((await validate(wrong)).bySchema).toHaveLength(1)
  expect((await validate({ ...recipe, '@type': 'Receta' })).bySchema).toHaveLength(1)
})
