import { describe, expect, test } from 'vitest'
import { ingredientCatalogue, rowsById } from '../src/catalogue/catalogue.ts'
import { HEAD_MEANINGS } from '../src/catalogue/reading/heads.ts'
import { readIngredientName } from '../src/whole.ts'

/** What must hold of every row when a word that nobody knows stands behind its name. */

const plain = (name: string): string => name.replace(/\s*\([^)]*\)/g, '').trim()
/** What follows «o» or a bar is a second choice, and is not read. */
const labels = ingredientCatalogue.map(({ name }) => plain(name)).filter((label) => !/ o | \/ /.test(label))

const readsAs = (text: string, label: string, word: string): string[] => {
  const [found, alone] = [readIngredientName(text), readIngredientName(label)]
  const isSame = found?.ingredient.id === alone?.ingredient.id
  return isSame && found?.interpreted && found.left?.includes(word) ? [] : [`${text}: ${found?.ingredient.id}`]
}

describe('behind the name of every row', () => {
  test('a maker that nobody knows is left out, and named', () => {
    expect(labels.flatMap((label) => readsAs(`${label} Zurbarok`, label, 'Zurbarok'))).toStrictEqual([])
  })

  test('and so is a place', () => {
    expect(labels.flatMap((label) => readsAs(`${label} de Zurbarona`, label, 'Zurbarona'))).toStrictEqual([])
  })

  /** Heads that say nothing of themselves but their name: a small word beside them may be the thing itself. */
  const CLOSED = ['Mantequilla', 'Azúcar', 'Agua', 'Bizcocho']
  test('and so is a small word, unless the row is a head alone: then it is asked about', () => {
    const others = labels.filter((label) => !CLOSED.includes(label))
    expect(others.flatMap((label) => readsAs(`${label} zurbarok`, label, 'zurbarok'))).toStrictEqual([])
    for (const label of CLOSED) expect(readIngredientName(`${label} zurbarok`), label).toBeUndefined()
  })

  /** Flavourings and colours are of whatever is said. */
  const TAKES_ALL = new Set(['aroma_liquido', 'colorante', 'neutro_crema'])
  const DANGERS = [
    'sabor',
    'sucedáneo',
    'imitación',
    'edulcorado',
    'relleno',
    'garrapiñado',
    'desalcoholizado',
    'en escabeche',
    'proteico',
  ]
  test.each(DANGERS)('«%s» never gives the row as if it were not there', (danger) => {
    const word = danger.split(' ').at(-1) ?? danger
    const silent = ingredientCatalogue.filter(({ id, name }) => {
      if (plain(name).toLowerCase().includes(word.slice(0, -1)) || TAKES_ALL.has(id) || / o | \/ /.test(name))
        return false
      const found = readIngredientName(`${plain(name)} ${danger}`)
      return found?.ingredient === rowsById.get(id)
    })
    expect(silent.map(({ name }) => name)).toStrictEqual([])
  })
})

test('«light» is colour of a syrup and of sugar, and less fat of anything else', () => {
  expect(readIngredientName('sirope de agave light')?.ingredient.id).toBe('sirope_agave')
  for (const name of ['mantequilla light', 'leche light', 'yogur light', 'nata light', 'queso crema Zurbarok light'])
    expect(readIngredientName(name)?.ingredient.name ?? 'asked', name).toMatch(/light|asked|18-20/)
})

describe('heads', () => {
  test('cite rows of the catalogue', () => {
    const MADE = new Set(['fruta', 'frutos_secos', 'ask'])
    const cited = Object.values(HEAD_MEANINGS).flatMap(({ alone, named, of, beside, says = {} }) => [
      alone,
      named,
      of,
      beside,
      ...Object.keys(says),
    ])
    const ids = cited.flatMap((list) => (list === undefined ? [] : list.replace('~', '').split(' ')))
    expect(ids.filter((id) => !rowsById.has(id) && !MADE.has(id))).toStrictEqual([])
  })

  test('with «de» and a small word that nobody knows are never the head', () => {
    const closed = [
      'leche',
      'nata',
      'harina',
      'pasta',
      'crema',
      'mantequilla',
      'manteca',
      'azúcar',
      'agua',
      'sal',
      'queso',
      'vino',
      'levadura',
      'chocolate',
      'nuez',
      'castaña',
      'tomate',
      'pimienta',
      'huevo',
      'pan',
      'licor',
      'zumo',
    ]
    const read = closed.filter((head) => readIngredientName(`${head} de zurbarok`) !== undefined)
    expect(read).toStrictEqual([])
  })
})

describe('what a reading leaves open', () => {
  test('a mixture is of both, in equal shares or those it says, with the allergens of both', () => {
    const half = readIngredientName('fresas y frambuesas')
    const [a, b] = ['fresa', 'frambuesa'].map((id) => rowsById.get(id)?.composition.water ?? 0)
    expect(Math.abs((half?.ingredient.composition.water ?? 0) - ((a ?? 0) + (b ?? 0)) / 2)).toBeLessThan(1)
    expect(half?.others?.map(({ id }) => id)).toStrictEqual(['fresa', 'frambuesa'])
    const more = readIngredientName('almendra y avellana 70/30')
    expect(more?.ingredient.source).toBe('calculated: 70 % almendra_cruda + 30 % avellana_cruda')
    expect(readIngredientName('sésamo y amapola')?.ingredient.allergens).toContain('sesamo')
  })

  test('a chocolate of which nobody knows the colour may bring milk', () => {
    const found = readIngredientName('chocolate Zurbarok')
    expect(found?.ingredient.id).toBe('chocolate_negro')
    expect(found?.others?.flatMap(({ allergens }) => allergens)).toContain('leche')
  })

  test('a figure beats a word, and words that quarrel are asked about', () => {
    expect(readIngredientName('harina de fuerza W 160')?.ingredient.id).toBe('harina_panificable')
    for (const name of [
      'levadura fresca seca',
      'mantequilla salada sin sal',
      'chocolate negro blanco',
      'glucosa líquida en polvo',
    ])
      expect(readIngredientName(name), name).toBeUndefined()
  })
})
