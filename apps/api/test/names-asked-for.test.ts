import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { sharedApp } from './helpers.ts'

/** `?idioma=en|it` on the paths that name ingredients, crafts and types; without it nothing changes. */

const ask = async (path: string) => (await sharedApp()).inject(path)

describe.each([
  {
    idioma: 'en',
    milk: 'Whole milk',
    craft: 'Ice cream',
    type: 'Milk ice cream',
    style: 'Milk ice cream with nuts or cocoa',
    heads: 'id,name,aliases,category,water',
    sheets: ['Formula', 'Curves', 'Cost and nutrition', 'Sources'],
    advice: /^POD .*: too sweet/,
  },
  {
    idioma: 'it',
    milk: 'Latte intero',
    craft: 'Gelato',
    type: 'Gelato al latte',
    style: 'Gelato al latte con frutta secca o cacao',
    heads: 'id,nome,alias,categoria,acqua',
    sheets: ['Formula', 'Curve', 'Costo e nutrizione', 'Da dove viene'],
    advice: /^POD .*: troppo dolce/,
  },
])('$idioma', ({ idioma, milk, craft, type, style, heads, sheets, advice }) => {
  const asked = `idioma=${idioma}`

  it('names a row wherever it is given, with its Spanish name among its others', async () => {
    const one = await ask(`/api/catalogo/leche_entera?${asked}`)
    expect(one.json()).toMatchObject({ id: 'leche_entera', nombre: milk })
    expect(one.json().alias).toContain('Leche entera')
    expect(one.json().alias).not.toContain(milk)
    expect(one.headers['content-language']).toBe(`${idioma}, es`)
    const { ingredientes } = (await ask(`/api/catalogo.json?${asked}`)).json()
    expect(ingredientes[0]).toEqual(one.json())
    const table = await ask(`/api/catalogo.csv?${asked}`)
    expect(table.body.startsWith(heads)).toBe(true)
    expect(table.headers['content-language']).toBe(`${idioma}, es`)
    expect(table.body).toContain(`leche_entera,${milk},`)
  })

  it('finds a row by the name that it shows', async () => {
    const { ingredientes } = (await ask(`/api/catalogo?q=${encodeURIComponent(milk)}&${asked}`)).json()
    expect(ingredientes[0]).toMatchObject({ id: 'leche_entera', nombre: milk })
  })

  it('writes a workbook in the language: the name of its file, its sheets and what it advises', async () => {
    const app = await sharedApp()
    const payload = {
      type: 'helado_leche',
      ingredients: [
        { name: 'Leche entera', grams: 700 },
        { name: 'Azúcar', grams: 300 },
      ],
    }
    const { headers, rawPayload } = await app.inject({ method: 'POST', url: `/api/hoja/helado?${asked}`, payload })
    expect(headers['content-disposition']).toContain(`filename="${type.toLowerCase().replaceAll(' ', '-')}.xlsx"`)
    expect(headers['content-language']).toBe(`${idioma}, es`)
    const book = await readXlsx(rawPayload)
    expect(book.sheets.map(({ name }) => name)).toEqual(sheets)
    const told = book.sheets[0]?.rows.map(([, text]) => String(text)) ?? []
    expect(told).toContainEqual(expect.stringMatching(advice))
  })

  it('names crafts, types and styles', async () => {
    const [helado] = (await ask(`/api/tipos?${asked}`)).json().oficios
    expect(helado.label).toBe(craft)
    expect(helado.tipos[0]).toMatchObject({ label: type, variantes: [{ label: style }] })
    expect((await ask(`/api/tipos/helado?${asked}`)).json()).toEqual(helado)
    const [spanish] = (await ask('/api/tipos')).json().oficios
    expect(helado.parametros[0].formula).not.toBe(spanish.parametros[0].formula)
    const why = ({ porque }: { porque: Record<string, { texto: string }> }) =>
      Object.values(porque).map(({ texto }) => texto)
    for (const [at, texto] of why(helado.tipos[0]).entries()) expect(texto).not.toBe(why(spanish.tipos[0])[at])
  })
})

it('says the same without a language as in Spanish, and refuses one that it has not', async () => {
  for (const path of [
    '/api/tipos',
    '/api/tipos/cacao',
    '/api/catalogo/nata',
    '/api/catalogo.json',
    '/api/catalogo.csv',
  ]) {
    const plain = await ask(path)
    expect((await ask(`${path}?idioma=es`)).body, path).toBe(plain.body)
    expect((await ask(`${path}?idioma=fr`)).statusCode, path).toBe(400)
  }
})
