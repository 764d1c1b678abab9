import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corrected, piecesIn, readPasted, stepsIn, tally, titleOf } from '../src/features/paste/pasted.ts'

const LIST = `[12/11, 8:42] Marta: Crema de la abuela
1/2 kg azúcar
1 l leche entera
3 huevos
90-100 g maicena
2 x 250 g mantequilla
1.250 g nata 35%
canela al gusto
Remover sin parar hasta 84 ºC`

describe('a pasted list', () => {
  it('has a row for every line, with what it was read as and from what', () => {
    expect(readPasted(LIST).map(({ standing, grams }) => [standing, grams])).toEqual([
      ['left', undefined],
      ['read', 500],
      ['worked', 1030],
      ['worked', 150],
      ['worked', 95],
      ['read', 500],
      ['read', 1250],
      ['asked', undefined],
      ['left', undefined],
    ])
    expect(readPasted(LIST)[2]?.why).toMatch(/1,03 g\/ml/)
  })

  it('is called what its heading says, where that names a product', () => {
    const called = (text: string) => titleOf(readPasted(text))?.name
    const list = '500 g queso crema\n200 g azúcar\n4 huevos'
    expect(called(`Tarta de queso:\n${list}`)).toBe('Tarta de queso')
    expect(called(`🧁 *MAGDALENAS* 🧁 (24 uds)\n\nIngredientes:\n${list}`)).toBe('MAGDALENAS')
    expect(called(`Ingredientes:\n${list}`)).toBeUndefined()
    expect(called(`Para la masa:\n${list}`)).toBeUndefined()
    expect(called(`${list}\nCobertura de chocolate:\n100 g chocolate`)).toBeUndefined()
    expect(called(list)).toBeUndefined()
    expect(called('Tarta de queso:')).toBeUndefined()
    expect(called(LIST)).toBe('Crema de la abuela')
    expect(called(`12/11/26, 8:43 - Marta: Helado de vainilla\n${list}`)).toBe('Helado de vainilla')
  })

  it('tells how it is made, and how many come out of it', () => {
    const rows = readPasted(`${LIST}\n1. Enfriar a 4 °C en dos horas`).map((row) => corrected(row))
    expect(stepsIn(rows)).toEqual(['Remover sin parar hasta 84 ºC', 'Enfriar a 4 °C en dos horas'])
    const pieces = (text: string) => readPasted(`${text}\n500 g harina\n300 g agua`).map(piecesIn)[0]
    expect(pieces('Para 12')).toBe(12)
    expect(pieces('Para 24 unidades')).toBe(24)
    expect(pieces('Rinde 2 kg')).toBeUndefined()
  })

  it('counts every line once, whatever is pasted', () => {
    expect(tally(readPasted(LIST))).toEqual({ read: 3, worked: 3, asked: 1, left: 2 })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const rows = readPasted(text)
        const { read, worked, asked, left } = tally(rows)
        expect(read + worked + asked + left).toBe(new Set(rows.map(({ line }) => line)).size)
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
      }),
    )
  })

  it('believes the person more than the text', () => {
    const [title, sugar] = readPasted(LIST)
    if (!title || !sugar) throw new Error('nothing read')
    expect(corrected(sugar, { grams: 450 })).toMatchObject({ standing: 'read', grams: 450 })
    expect(corrected(sugar, { grams: undefined })).toMatchObject({ standing: 'asked' })
    expect(corrected(sugar, { grams: undefined })).not.toHaveProperty('grams')
    expect(corrected(sugar, { is: 'out' })).toMatchObject({ standing: 'left' })
    expect(corrected(title, { is: 'ingredient' })).toMatchObject({ standing: 'asked', name: title.text })
    expect(corrected(sugar, { name: 'Panela' })).toMatchObject({ standing: 'read', name: 'Panela', grams: 500 })
  })

  it('keeps what was said of a line when another is added before it', () => {
    const key = (text: string) => readPasted(text).find((row) => row.text === '1/2 kg azúcar')?.key
    expect(key(`3 g sal\n${LIST}`)).toBe(key(LIST))
  })
})
