import { describe, expect, test } from 'vitest'
import { annexWordsIn, annexWordsOf } from '../src/catalogue/annex-words.ts'
import { LIKELY_ALLERGENS, likelyAllergens } from '../src/catalogue/flags.ts'
import { englishNames } from '../src/entries/names-en.ts'
import { italianNames } from '../src/entries/names-it.ts'
import { allCrafts, ingredientCatalogue, type LegalAllergen, labelOf, nearestRows } from '../src/index.ts'

/** Regulation (EU) 1169/2011, arts. 9.1.c and 21: a word of Annex II in any line, known or not, is emphasised and declared, or asked about. */

const labelled = (...names: readonly string[]) =>
  labelOf(allCrafts.pasteleria, {
    ingredients: [...names, 'Azúcar'].map((name) => ({ name, grams: 100 })),
    type: 'libre',
  })
const named = (text: string): readonly string[] => [...new Set(annexWordsIn(text).map(({ name }) => name))]

describe('a word of a line that nobody knows', () => {
  test.each<readonly [name: string, allergen: LegalAllergen, printed: string, word: string]>([
    ['Malta de cebada', 'gluten', 'malta de CEBADA', 'cebada'],
    ['Seitán', 'gluten', 'seitán (TRIGO)', 'trigo'],
    ['Semillas de mostaza', 'mostaza', 'semillas de MOSTAZA', 'mostaza'],
    ['Langostinos cocidos', 'crustaceos', 'langostinos cocidos (CRUSTÁCEOS)', 'crustáceos'],
    ['Crema de ajonjolí', 'sesamo', 'crema de ajonjolí (SÉSAMO)', 'sésamo'],
    ['Pasta de sesamo de la casa', 'sesamo', 'pasta de SESAMO de la casa', 'sésamo'],
    ['Surtido con nueces pecanas', 'frutos_cascara', 'surtido con nueces pecanas (50 %; PACANA)', 'pacana'],
  ])('%s', (name, allergen, printed, word) => {
    const { alergenos, ingredientes } = labelled(name)
    expect(alergenos.presentes.map(({ id }) => id)).toContain(allergen)
    expect(alergenos.presentes.find(({ id }) => id === allergen)?.palabras).toEqual([word])
    expect(alergenos.texto).toContain(word)
    expect(ingredientes.texto).toContain(printed)
    // What else is in it nobody told.
    expect(alergenos.sinDato).toContain(name)
    const cells = new Map(alergenos.mostrador.map(({ id, lleva }) => [id, lleva]))
    expect(cells.get(allergen)).toBe(true)
    expect([...cells.values()].filter((cell) => cell === false)).toEqual([])
  })
})

test('a word beside a known row is declared with it, and what is told by its packet wins', () => {
  const { alergenos } = labelled('Chocolate negro con avellanas')
  expect(alergenos.presentes.flatMap(({ palabras }) => palabras)).toContain('avellana')
  const told = labelOf(allCrafts.pasteleria, {
    type: 'libre',
    ingredients: [{ name: 'Malta de cebada', grams: 100, ficha: { declara: { gluten: 'no' } } }],
  })
  expect(told.alergenos.presentes).toEqual([])
})

test('what is like a word of an allergen beats it', () => {
  const none = [
    'Trigo sarraceno',
    'Harina de sarraceno',
    'Dextrosa de trigo',
    'Jarabe de glucosa de trigo',
    'Maltodextrina',
    'Maltitol',
    'Sémola de maíz',
    'Cuscús de maíz',
    'Galletas de arroz',
    'Malta de arroz',
    'Whisky de malta',
    'Levadura de cerveza',
    'Calabaza cacahuete',
    'Leche de coco',
    'Manteca de cacao',
    'Mantequilla de cacao',
    'Ácido láctico',
    'Lactitol',
    'Manteca de cerdo',
    'Nata vegetal',
    'Queso vegano',
    'Nuez moscada',
    'Nuez de cola',
    'Piñones',
    'Castaña',
    'Coco rallado',
    'Chufa',
    'Pipas de girasol',
    'Lecitina de girasol',
    'Cola de pescado',
    'Aceite de soja totalmente refinado',
    'Cebolla dorada',
    'Miel clara',
    'Suero fisiológico',
    'Harina de garbanzo',
    'Aroma de almendra',
    'Esencia de nata',
    'Galletas sin gluten',
    'Oblea de fécula de patata',
    'Margarina sin leche',
    'Oblea de arroz',
    'Cobertura para turrón',
    'Cafeína',
    'Propionato cálcico',
    'Pulpa de mango',
    'Yema de pino',
  ]
  expect(none.flatMap((name) => named(name).map((word) => `${name}: ${word}`))).toEqual([])
  const some: Readonly<Record<string, readonly string[]>> = {
    'Leche de almendras': ['almendra'],
    'Mantequilla de cacahuete': ['cacahuete'],
    'Yogur de soja': ['soja'],
    'Cerveza clara': ['cebada'],
    'Clara de huevo': ['huevo'],
    '3 claras': ['huevo'],
    Huevas: ['pescado'],
    Lactoalbúmina: ['leche'],
    'Copos de avena sin gluten': ['avena'],
    'Almidón de trigo sin gluten': ['trigo'],
    'Harina de maíz y trigo': ['trigo'],
    'Nuez de Brasil': ['nuez de Brasil'],
    'Nueces de macadamia': ['macadamia'],
    'E-223': ['sulfitos'],
    E1105: ['huevo'],
    'Sémola de trigo duro': ['trigo'],
    'Extracto de malta': ['cebada'],
  }
  expect(Object.fromEntries(Object.keys(some).map((name) => [name, named(name)]))).toEqual(some)
})

test('words and rows of the catalogue agree: a word of a name is an allergen of its row, or one that its row asks about', () => {
  const apart = ingredientCatalogue.flatMap((row) =>
    [row.name, ...row.aliases, englishNames.rowName(row), italianNames.rowName(row)].flatMap((name) =>
      annexWordsIn(name)
        .filter(({ allergen }) => !row.allergens.includes(allergen) && !likelyAllergens(row).includes(allergen))
        .map(({ name: word }) => `${row.id}: ${name}: ${word}`),
    ),
  )
  // «Cobertura de fruta» may be of almond, and then says so.
  expect(apart).toEqual(['cob_fruta: cobertura fruta almendra: almendra'])
})

describe('no guess crosses a word of Annex II', () => {
  const read = (name: string) => allCrafts.pasteleria.nameRead(name)?.ingredient

  test('a substance is none that it looks like, and none is offered for it', () => {
    for (const name of ['cafeína', 'cafeína anhidra', 'propionato', 'propionato cálcico', 'moringa', 'camelina']) {
      expect([name, read(name)?.allergens ?? []]).toEqual([name, []])
      expect([name, nearestRows(name).flatMap(({ allergens }) => allergens)]).toEqual([name, []])
    }
    expect(labelled('Cafeína').alergenos.presentes).toEqual([])
  })

  test('a letter changed for one that no finger slips to makes another word of each of them', () => {
    const SLIPS_TO_NONE = {
      a: 'k',
      e: 'x',
      i: 'f',
      o: 'c',
      u: 'f',
      n: 'w',
      r: 'p',
      s: 'f',
      t: 'p',
      l: 'x',
      d: 'p',
      m: 'w',
    }
    const words = LIKELY_ALLERGENS.flatMap(annexWordsOf).filter((word) => word.length > 5)
    let tried = 0
    const crossed = words.flatMap((word) => {
      const row = read(word)
      if (!row?.allergens.length) return []
      return [...word.slice(1, -2)].flatMap((letter, at) => {
        const other = SLIPS_TO_NONE[letter as keyof typeof SLIPS_TO_NONE]
        if (other === undefined) return []
        tried++
        const changed = `${word.slice(0, at + 1)}${other}${word.slice(at + 2)}`
        // A letter too many may be a slip from another word of it: «segkle» from the Catalan «sègol».
        const isSlip = read(`${word.slice(0, at + 1)}${word.slice(at + 2)}`)?.id === row.id
        return !isSlip && read(changed)?.id === row.id ? [`${changed}: ${row.id}`] : []
      })
    })
    expect(tried).toBeGreaterThan(200)
    expect(crossed).toEqual([])
  })

  test('a slip of the hand is still read', () => {
    for (const [name, id] of Object.entries({
      almndra: 'almendra_cruda',
      almendea: 'almendra_cruda',
      abellana: 'avellana_cruda',
      mantequlla: 'mantequilla',
    }))
      expect([name, read(name)?.id]).toEqual([name, id])
  })
})
