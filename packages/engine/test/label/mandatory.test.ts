import { describe, expect, test } from 'vitest'
import { allCrafts, labelOf } from '../../src/index.ts'

/** What article 9 makes a label say and who gives each, and the sheet for the counter (RD 126/2015). */

const ice = (more: object = {}, extra: readonly (readonly [string, number])[] = []) =>
  labelOf(
    allCrafts.helado as never,
    {
      type: 'helado_crema',
      ingredients: [['Leche entera', 560], ['Nata 35%', 230], ['Azúcar', 140], ['Avellana tostada', 80], ...extra].map(
        ([name, grams]) => ({ name, grams }),
      ),
      ...more,
    } as never,
  )
const stateOf = ({ obligatorio }: ReturnType<typeof ice>, id: string) => obligatorio.find((one) => one.id === id)

describe('the mandatory list', () => {
  test('has the letters of article 9.1 in order, then the lot', () => {
    const ids = ice().obligatorio.map(({ id }) => id)
    expect(ids.slice(0, 13)).toEqual([...'abcdefghijkl', 'lote'])
  })

  test('gives quantities of what the name says, once', () => {
    const label = ice({ denominacion: 'Helado de avellana' })
    expect(stateOf(label, 'd')).toMatchObject({
      estado: 'dado',
      texto: expect.stringMatching(/avellana.* \d+(,\d)? %/i),
    })
    expect(stateOf(ice({ quid: [] }), 'd')?.estado).toBe('dado')
    expect(stateOf(ice({ quid: [], denominacion: 'Sueño de verano' }), 'd')).toMatchObject({ estado: 'no_aplica' })
  })

  test('asks of the strength above 1.2 % by volume, and only there', () => {
    // Rum of 40 % vol has 33.3 g of ethanol in 100 g: 28 g of it in 1038 g are 1.14 % vol, 35 g in 1045 are 1.41.
    expect(stateOf(ice({}, [['Ron', 28]]), 'k')?.estado).toBe('no_aplica')
    expect(stateOf(ice({}, [['Ron', 35]]), 'k')).toMatchObject({
      estado: 'pregunta',
      texto: expect.stringContaining('contiene alcohol'),
    })
    expect(stateOf(ice({ venta: 'hosteleria' }, [['Ron', 35]]), 'k')?.estado).toBe('no_aplica')
  })

  test('asks the maker for what a formula does not tell, and takes the net weight that was told', () => {
    expect(stateOf(ice(), 'e')?.estado).toBe('falta')
    expect(stateOf(ice({ pesoNeto: 500 }), 'e')).toMatchObject({ estado: 'dado', texto: '500 g' })
    expect(stateOf(ice(), 'h')).toMatchObject({ estado: 'falta', quien: 'tú' })
  })

  test('speaks of bread of the day to bread alone', () => {
    const of = (craft: 'panaderia' | 'turron', type: string, lines: Readonly<Record<string, number>>) =>
      labelOf(
        allCrafts[craft] as never,
        {
          type,
          ingredients: Object.entries(lines).map(([name, grams]) => ({ name, grams, ingrediente: name, peso: grams })),
        } as never,
      )
    const loaf = of('panaderia', 'pan_comun', { Harina: 1000, Agua: 620, Sal: 18, 'Levadura fresca': 15 })
    expect(stateOf(loaf, 'f')?.texto).toContain('24 h')
    const sweet = of('turron', 'alicante', { 'Almendra tostada': 650, Miel: 150, Azúcar: 170, 'Clara en polvo': 6 })
    for (const label of [ice(), sweet]) {
      expect(stateOf(label, 'f')?.texto).toMatch(/^Fecha de consumo preferente/)
      expect(stateOf(label, 'f')?.texto).not.toContain('pan')
    }
  })

  test('unpacked it asks for less, and a claim brings the table of nutrition back', () => {
    expect(stateOf(ice({ venta: 'granel' }), 'l')?.estado).toBe('no_aplica')
    expect(stateOf(ice({ venta: 'hosteleria' }), 'a')?.estado).toBe('no_aplica')
    expect(stateOf(ice({ venta: 'hosteleria' }), 'c')?.estado).not.toBe('no_aplica')
    expect(stateOf(ice(), 'l')?.estado).toBe('pregunta')
    expect(stateOf(ice({ denominacion: 'Helado bajo en grasa' }), 'l')).toMatchObject({
      estado: 'dado',
      texto: expect.stringContaining('obligatoria siempre'),
    })
  })
})

describe('the sheet for the counter', () => {
  test('tells all fourteen: there, with the nut itself, or surely not there', () => {
    const { mostrador, sinDato } = ice().alergenos
    expect(sinDato).toEqual([])
    expect(mostrador).toHaveLength(14)
    expect(mostrador.find(({ id }) => id === 'frutos_cascara')).toMatchObject({ lleva: true, palabras: ['avellana'] })
    expect(mostrador.filter(({ lleva }) => lleva).map(({ id }) => id)).toEqual(['leche', 'frutos_cascara'])
    expect(mostrador.every(({ lleva }) => lleva !== null)).toBe(true)
  })

  test('what nobody told is unknown, never absent', () => {
    const { mostrador } = ice({}, [['Polvo de la casa', 10]]).alergenos
    expect(mostrador.filter(({ lleva }) => lleva === false)).toEqual([])
    expect(mostrador.find(({ id }) => id === 'leche')?.lleva).toBe(true)
  })
})
