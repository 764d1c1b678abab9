import { analysisContracts } from '@obrador/contract'
import { allCrafts, ingredientCatalogue } from '@obrador/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, postTo, sharedApp, testApp } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp({ baseUrl: 'https://obrador.example' })
})

const get = async (url: string) => (await app.inject(url)).json()
const craftIds = Object.keys(analysisContracts) as (keyof typeof analysisContracts)[]

describe('manifests', () => {
  it.each(craftIds)('GET on the path of %s describes it, with an example that works', async (id) => {
    const { path } = analysisContracts[id]
    const manifest = await get(path)
    expect(manifest).toMatchObject({ version: '1', endpoint: `POST ${path}`, docs: 'https://obrador.example/docs' })
    expect(manifest.types).toEqual(Object.keys(allCrafts[id].types))
    expect((await postTo(app, path, manifest.bodyExample)).statusCode).toBe(200)
  })
})

it('/api/tipos has every type of every craft with its ranges, and every parameter with its formula and sources', async () => {
  const { oficios } = await get('/api/tipos')
  expect(oficios.map(({ craft }: { craft: string }) => craft)).toEqual(craftIds)
  for (const { craft, tipos, parametros, path } of oficios) {
    const id = craft as keyof typeof allCrafts
    expect(path).toBe(analysisContracts[id].path)
    expect(tipos.map((type: { id: string }) => type.id)).toEqual(Object.keys(allCrafts[id].types))
    const keys = parametros.map(({ clave }: { clave: string }) => clave)
    for (const { ranges, fuentes } of tipos) {
      expect(fuentes.length).toBeGreaterThan(0)
      for (const key of Object.keys(ranges)) expect(keys).toContain(key)
    }
    for (const { formula, fuentes } of parametros) {
      expect(formula).not.toBe('')
      expect(fuentes.length).toBeGreaterThan(0)
    }
  }
})

describe('/api/catalogo', () => {
  it('lists everything, page by page', async () => {
    const first = await get('/api/catalogo')
    expect(first).toMatchObject({
      total: ingredientCatalogue.length,
      pagina: 1,
      paginas: Math.ceil(ingredientCatalogue.length / 50),
    })
    const last = await get(`/api/catalogo?por=200&pagina=4`)
    expect(last.ingredientes).toHaveLength(ingredientCatalogue.length - 600)
    expect((await get('/api/catalogo?pagina=999')).ingredientes).toEqual([])
  })

  it('finds by name, by alias, by the start of the words and in spite of a slip', async () => {
    const ids = async (q: string) =>
      (await get(`/api/catalogo?q=${encodeURIComponent(q)}`)).ingredientes.map(({ id }: { id: string }) => id)
    expect((await ids('Leche entera'))[0]).toBe('leche_entera')
    expect((await ids('whole milk'))[0]).toBe('leche_entera')
    expect(await ids('harina fuer')).toContain('harina_fuerza')
    expect(await ids('lehce entera')).toContain('leche_entera')
    expect(await ids('qwxz')).toEqual([])
  })

  it('puts first what a craft reads in the name', async () => {
    const first = async (craft: string) => (await get(`/api/catalogo?q=chocolate&craft=${craft}`)).ingredientes[0].id
    expect(await first('pasteleria')).toBe('cob_negra')
    expect(await first('helado')).toBe('chocolate_negro')
    expect((await app.inject('/api/catalogo?q=chocolate&craft=__proto__')).statusCode).toBe(200)
  })

  it.each(['pagina=0', 'pagina=dos', 'por=0', 'por=9999', `q=${'x'.repeat(121)}`])(
    'refuses %s in Spanish',
    async (query) => {
      const response = await app.inject(`/api/catalogo?${query}`)
      expect(response.statusCode).toBe(400)
      expect(response.json().error).toContain(`«${query.split('=')[0]}»`)
    },
  )

  it('gives composition, source, allergens and a dated price of one', async () => {
    const milk = await get('/api/catalogo/leche_entera')
    expect(milk).toMatchObject({
      id: 'leche_entera',
      composicion: { agua: 87.5, lactosa: 4.77 },
      fuente: { clave: 'ciqual-2025', detalle: '19023', grado: 'A' },
      alergenos: ['leche'],
      vegano: false,
      sinGluten: true,
    })
    expect(milk.precio.fecha).toMatch(/\d{4}/)
    const missing = await app.inject('/api/catalogo/unicornio')
    expect(missing.statusCode).toBe(404)
    expect(missing.json().error).toContain('unicornio')
  })
})

it.each(['/api/tipos', '/api/catalogo?q=leche', '/api/catalogo/leche_entera', '/api/balance/panaderia'])(
  '%s may be cached, and is not sent twice',
  async (url) => {
    const { headers } = await app.inject(url)
    expect(headers['cache-control']).toMatch(/public, max-age=\d+/)
    expect(headers.etag).toEqual(expect.any(String))
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  },
)

it('crawlers find out what to leave alone, and whoever found a weakness where to write', async () => {
  const named = await testApp({
    securityContact: 'mailto:seguridad@obrador.example',
    baseUrl: 'https://obrador.example',
  })
  expect((await named.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /api/\n')
  const { headers, body } = await named.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Contact: mailto:seguridad@obrador.example\n')
  expect(body).toContain('Canonical: https://obrador.example/.well-known/security.txt\n')
  const left = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(365 * 86_400_000)
  await named.close()
  const silent = await testApp()
  expect((await silent.inject('/.well-known/security.txt')).statusCode).toBe(404)
  await silent.close()
})
