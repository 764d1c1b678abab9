import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutInto, lineCutsOf, piecesInLine, recutText } from '../src/features/paste/cut.ts'
import {
  correctedRow,
  isKeptApart,
  keptRecipes,
  readPasted,
  stepsInList,
  tallyRows,
  typeSurenessOf,
  usualKeeping,
} from '../src/features/paste/pasted.ts'
import { shownRows } from '../src/features/paste/shown.ts'
import { stepGroupsOf } from '../src/model/step-groups.ts'
import { appCraft } from './engine.ts'

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
    expect(readPasted(LIST).rows.map(({ standing, grams }) => [standing, grams])).toEqual([
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
    expect(readPasted(LIST).rows[2]?.why).toMatch(/1,03 g\/ml/)
  })

  it('is called what its heading says, where that names a product', () => {
    const called = (text: string) => readPasted(text).whole.title
    const list = '500 g queso crema\n200 g azúcar\n4 huevos'
    expect(called(`Tarta de queso:\n${list}`)).toBe('Tarta de queso')
    expect(called(`🧁 *MAGDALENAS* 🧁 (24 uds)\n\nIngredientes:\n${list}`)).toBe('Magdalenas')
    expect(called(`Ingredientes:\n${list}`)).toBeUndefined()
    expect(called(list)).toBeUndefined()
    expect(called(LIST)).toBe('Crema de la abuela')
    expect(called(`12/11/26, 8:43 - Marta: Helado de vainilla\n${list}`)).toBe('Helado de vainilla')
  })

  it('has its title in one line, which is no step', () => {
    const blog = readPasted('Receta de bizcocho de la abuela 💛\nIngredientes:\n300 g harina\n200 g azúcar\n4 huevos')
    expect(blog.rows.map((row) => [correctedRow(row).is, row.isTitle ?? false]).slice(0, 3)).toEqual([
      ['out', true],
      ['out', false],
      ['ingredient', false],
    ])
    // What a scanner made of it is the title all the same.
    expect(readPasted('HELAD0 DE VAlNILLA\nLeche 600 g\nNata 200 g\nAzúcar 140 g').rows[0]?.isTitle).toBe(true)
  })

  it('tells how it is made, and how many come out of it', () => {
    const rows = readPasted(`${LIST}\n1. Enfriar a 4 °C en dos horas`).rows.map((row) => correctedRow(row))
    expect(stepsInList(rows)).toEqual(['Remover sin parar hasta 84 ºC', 'Enfriar a 4 °C en dos horas'])
    const { pieces } = readPasted('Magdalenas\nPara 24 unidades\n500 g harina\n300 g agua').whole
    expect(pieces).toBe(24)
    expect(readPasted('Otra crema:\npara 12\n100 g azúcar\n300 g nata 35 %').whole.pieces).toBe(12)
    expect(readPasted('Otra crema:\nRinde 2 kg\n100 g azúcar\n300 g nata 35 %').whole.pieces).toBeUndefined()
    expect(readPasted('Brioche 2 kg\n500 g harina\n300 g agua').whole.made).toBe(2000)
  })

  const TART =
    'Tarta de limón\nMasa\nharina 250 g\nmantequilla 125 g\nRelleno\nzumo de limón 200 g\nazúcar 220 g\n1. Arenar la harina con la mantequilla.\n2. Cocer el zumo con el azúcar.\n3. Verter el relleno sobre la masa.'

  it('keeps each step with its part, in one formula or in several', () => {
    const stepsOf = (keeping: 'apart' | 'together') =>
      keptRecipes(readPasted(TART), keeping).map(({ rows, key }) =>
        stepsInList(
          rows.map((row) => correctedRow(row)),
          key === 'all',
        ),
      )
    expect(stepsOf('apart')).toEqual([
      ['Arenar la harina con la mantequilla.', 'Todo junto:', 'Verter el relleno sobre la masa.'],
      ['Cocer el zumo con el azúcar.'],
    ])
    expect(stepsOf('together')).toEqual([
      [
        'Masa:',
        'Arenar la harina con la mantequilla.',
        'Relleno:',
        'Cocer el zumo con el azúcar.',
        'Todo junto:',
        'Verter el relleno sobre la masa.',
      ],
    ])
  })

  it('shows the steps of each part under its name, and numbers no heading', () => {
    const [, filling] = stepGroupsOf(['Masa:', 'Arenar.', 'Relleno:', 'Cocer.', 'Enfriar.'])
    expect(filling).toEqual({
      part: 'Relleno',
      steps: [
        { text: 'Cocer.', at: 3 },
        { text: 'Enfriar.', at: 4 },
      ],
    })
    expect(stepGroupsOf(['Mezclar.'])).toEqual([{ steps: [{ text: 'Mezclar.', at: 0 }] }])
  })

  it('counts every line once, whatever is pasted', () => {
    expect(tallyRows(readPasted(LIST).rows)).toEqual({ read: 3, worked: 3, open: 0, asked: 1, left: 2 })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const { rows } = readPasted(text)
        const lines = new Set(rows.map(({ line }) => line)).size
        const total = Object.values(tallyRows(rows)).reduce((sum, count) => sum + count, 0)
        expect(total).toBe(lines === 1 ? rows.length : lines)
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
      }),
    )
  })

  it('counts the pieces of a line, and its title', () => {
    const { rows, whole } = readPasted('BASE BLANCA 1 kg: leche 625 / 130 nata 35 / azúcar 125 / neutro 5')
    expect(whole).toMatchObject({ title: 'Base blanca', made: 1000 })
    expect(tallyRows(rows, 1)).toEqual({ read: 4, worked: 0, open: 0, asked: 0, left: 1 })
  })

  it('believes the person more than the text', () => {
    const [title, sugar] = readPasted(LIST).rows
    if (!title || !sugar) throw new Error('nothing read')
    expect(correctedRow(sugar, { grams: 450 })).toMatchObject({ standing: 'read', grams: 450 })
    expect(correctedRow(sugar, { grams: undefined })).toMatchObject({ standing: 'asked' })
    expect(correctedRow(sugar, { grams: undefined })).not.toHaveProperty('grams')
    expect(correctedRow(sugar, { is: 'out' })).toMatchObject({ standing: 'left' })
    expect(correctedRow(title, { is: 'ingredient' })).toMatchObject({ standing: 'asked', name: title.text })
    expect(correctedRow(sugar, { name: 'Panela' })).toMatchObject({ standing: 'read', name: 'Panela', grams: 500 })
  })

  it('keeps what was said of a line when another is added before it', () => {
    const key = (text: string) => readPasted(text).rows.find((row) => row.text === '1/2 kg azúcar')?.key
    expect(key(`3 g sal\n${LIST}`)).toBe(key(LIST))
  })
})

const TWO = `Masa de brioche
1000 harina de fuerza
300 mantequilla
400 huevo
150 azúcar
20 sal
40 levadura fresca
Amasar 12 min

Crema pastelera
1000 leche
200 azúcar
160 yemas
80 almidón de maíz
Cocer a 85 ºC`

describe('several recipes in one text', () => {
  const two = readPasted(TWO)

  it('are kept apart where they are of different types, each with its own lines and steps', () => {
    expect(usualKeeping(two)).toBe('apart')
    const [dough, cream] = keptRecipes(two, 'apart')
    expect(dough).toMatchObject({ title: 'Masa de brioche', kind: { craft: 'panaderia', type: 'brioche' } })
    expect(cream).toMatchObject({ title: 'Crema pastelera', kind: { craft: 'pasteleria', type: 'crema_pastelera' } })
    const steps = [dough, cream].map((one) => stepsInList((one?.rows ?? []).map((row) => correctedRow(row))))
    expect(steps).toEqual([['Amasar 12 min'], ['Cocer a 85 ºC']])
  })

  it('are one, or only the first, where somebody says so', () => {
    expect(keptRecipes(two, 'together')).toHaveLength(1)
    expect(keptRecipes(two, 'together')[0]?.rows).toHaveLength(two.rows.length)
    const [first, ...others] = keptRecipes(two, 'first')
    expect(others).toEqual([])
    expect(first?.rows.length).toBeLessThan(two.rows.length)
  })

  it('are one where nothing tells what a part of it makes', () => {
    const stollen = readPasted(
      'Stollen 2 uds\nMasa: 500 harina fuerza, 180 leche, 250 mantequilla, 60 azúcar, 8 sal\nFruta: 300 pasas, 100 almendra, 60 ron 40',
    )
    expect(stollen.recipes.length).toBeGreaterThan(1)
    expect(usualKeeping(stollen)).toBe('together')
  })

  it('have no row in two of them, and lose none', () => {
    const keys = keptRecipes(two, 'apart').flatMap(({ rows }) => rows.map(({ key }) => key))
    expect(keys.toSorted()).toEqual(two.rows.map(({ key }) => key).toSorted())
  })
})

describe('what a list makes', () => {
  const bread = { craft: 'panaderia', type: 'brioche' }
  const other = { craft: 'panaderia', type: 'pan_molde' }
  const title = { by: 'title', words: 'brioche' } as const
  const made = { by: 'composition' } as const

  it('is sure where two things tell it, or nothing else is likely', () => {
    expect(typeSurenessOf({ ...bread, grounds: [title, made], others: [{ ...other, grounds: [] }] })).toBe('sure')
    expect(typeSurenessOf({ ...bread, grounds: [made], others: [] })).toBe('sure')
  })

  it('is likely where one tells it, and a quarrel where the other tells another', () => {
    expect(typeSurenessOf({ ...bread, grounds: [made], others: [{ ...other, grounds: [] }] })).toBe('likely')
    expect(typeSurenessOf({ ...bread, grounds: [title], others: [{ ...other, grounds: [made] }] })).toBe('quarrel')
    expect(typeSurenessOf({ grounds: [], others: [] })).toBe('none')
  })

  it('is asked about its yield when that is more than a tenth off', () => {
    expect(isKeptApart(4000, 3200)).toBe(true)
    expect(isKeptApart(2000, 2160)).toBe(false)
    expect(isKeptApart(2000, 0)).toBe(false)
  })
})

describe('a line that is cut', () => {
  const line = 'BASE BLANCA 1 kg: leche 625 / 130 nata 35, fría / azúcar 125'
  it('is cut at the sign that gives the pieces that were read', () => {
    expect(cutInto(line, 3)).toMatchObject({ by: '/' })
    expect(lineCutsOf(line).map(({ by }) => by)).toEqual(['/', ','])
    expect(lineCutsOf('1/2 kg azúcar')).toEqual([])
    expect(lineCutsOf('leche 1,5 kg')).toEqual([])
  })
  it('has its title apart, whatever stands behind it', () => {
    expect(piecesInLine(line, 3)).toEqual({
      by: '/',
      title: 'BASE BLANCA 1 kg',
      pieces: ['leche 625', '130 nata 35, fría', 'azúcar 125'],
    })
    expect(readPasted('BASE BLANCA / leche 625 / 130 nata 35 / azúcar 125').rows.map(({ piece }) => piece)).toEqual([
      'leche 625',
      '130 nata 35',
      'azúcar 125',
    ])
  })
  it('has a piece in each line once it is cut otherwise', () => {
    const [, comma] = lineCutsOf(line)
    if (!comma) throw new Error('no comma')
    expect(recutText(`Título\n${line}`, 2, comma)).toBe(
      'Título\nBASE BLANCA 1 kg: leche 625 / 130 nata 35\nfría / azúcar 125',
    )
  })
})

describe('names of one’s own', () => {
  const sheet = { grasa: 0, hidratos: 0, azucares: 0, proteinas: 0 }
  const own = [
    { id: 'x1', name: 'Base Crema 50 Sosa', model: 'base_50', sheet },
    { id: 'x2', name: 'Crema Marta', model: 'nata', sheet },
  ]
  const shown = (text: string) => {
    const pasted = readPasted(
      text,
      own.map(({ name }) => name),
    )
    const [recipe] = keptRecipes(pasted, 'together')
    return recipe ? shownRows(recipe, {}, 1, { craft: appCraft('helado'), type: 'helado_leche', own }) : []
  }

  it('come before the catalogue, and their figures are no weights', () => {
    const rows = shown('Leche 600 g\nBase Crema 50 Sosa: 50 g\nCrema Marta 200 g')
    expect(rows.slice(1).map(({ own: id, grams, standing, name }) => [id, grams, standing, name])).toEqual([
      ['x1', 50, 'read', 'Base Crema 50 Sosa'],
      ['x2', 200, 'read', 'Crema Marta'],
    ])
  })

  it('are asked about where only some of their words stand there', () => {
    const [, row] = shown('Leche 600 g\n50 sosa 50 g')
    expect([row?.own, row?.grams, row?.standing]).toEqual(['x1', 50, 'open'])
    expect(row?.choices[0]).toEqual({ name: 'Base Crema 50 Sosa', label: 'Base Crema 50 Sosa', own: 'x1' })
  })
})
