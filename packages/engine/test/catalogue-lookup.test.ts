import { describe, expect, test } from 'vitest'
import { measuredTest } from '../../../tools/measured.ts'
import { ingredientCatalogue } from '../src/catalogue/catalogue.ts'
import { findRow, nearestRows } from '../src/catalogue/lookup.ts'
import { normaliseName } from '../src/catalogue/normalise.ts'

describe('normalise', () => {
  test.each([
    ['Nata 35 %', 'nata 35'],
    ['  Almidón/Maicena ', 'almidon maicena'],
    ['¼ de Ñora', '1 4 de nora'],
    ['Jarabe 30 ºBé', 'jarabe 30 be'],
    ['jaune d’œuf', 'jaun d oeuf'],
    ['***', ''],
  ])('%s', (text, normal) => {
    expect(normaliseName(text)).toBe(normal)
  })

  test.each([
    ['limones', 'limón'],
    ['nueces', 'nuez'],
    ['dulces', 'dulce'],
    ['azúcares', 'azúcar'],
    ['mieles', 'miel'],
    ['huevos', 'huevo'],
    ['leches', 'leche'],
    ['verdes', 'verde'],
    ['arroces', 'arroz'],
    ['yogures naturales', 'yogur natural'],
    ['kiwis', 'kiwi'],
    ['panes', 'pan'],
  ])('%s = %s', (plural, singular) => {
    expect(normaliseName(plural)).toBe(normaliseName(singular))
  })

  test.each([
    ['pralin', 'praliné'],
    ['nata 35', 'nata 38'],
    ['leche', 'lecha'],
    ['pera', 'pero'],
  ])('%s ≠ %s', (one, other) => {
    expect(normaliseName(one)).not.toBe(normaliseName(other))
  })
})

const labelled = ingredientCatalogue.flatMap((row) =>
  [row.name, ...row.aliases].map((label) => [normaliseName(label), row.id] as const),
)

describe('labels', () => {
  /** Ids whose words mean another row to the trade; the exact id still finds its own. */
  const ID_WORDS_ELSEWHERE: Readonly<Record<string, string>> = { levadura_seca: 'levadura_instantanea' }

  test('none is empty, and none belongs to two rows', () => {
    const owner = new Map<string, string>()
    const clashes: string[] = []
    for (const [label, id] of labelled) {
      const first = owner.get(label) ?? id
      if (first !== id || label === '') clashes.push(`«${label}»: ${first}, ${id}`)
      owner.set(label, first)
    }
    for (const { id } of ingredientCatalogue) {
      const other = owner.get(normaliseName(id)) ?? id
      if (other !== (ID_WORDS_ELSEWHERE[id] ?? id)) clashes.push(`id ${id} reads as a label of ${other}`)
    }
    expect(clashes).toEqual([])
  })

  test('normalising a normalised label changes nothing', () => {
    expect(labelled.map(([label]) => label).filter((label) => normaliseName(label) !== label)).toEqual([])
  })
})

describe('find', () => {
  test('every id, name and alias finds its own row', () => {
    const lost = ingredientCatalogue.flatMap((row) =>
      [row.id, row.name, ...row.aliases].filter((text) => findRow(text) !== row && text !== 'levadura seca'),
    )
    expect(lost).toEqual([])
  })

  test('the exact id goes before the label', () => {
    expect(findRow('levadura_seca')?.id).toBe('levadura_seca')
    expect(findRow('levadura seca')?.id).toBe('levadura_instantanea')
  })

  test.each([
    ['LECHE  ENTERA', 'leche_entera'],
    ['huevos enteros', 'huevo_entero'],
    ['nata 35', 'nata'],
    ['almendras molidas', 'almendra_molida'],
    ['aceite de oliva virgen extra', 'aceite_oliva'],
    [' azucar ', 'azucar'],
    ['cob negra', 'cob_negra'],
  ])('%s', (text, id) => {
    expect(findRow(text)?.id).toBe(id)
  })

  test.each(['', '%', 'unobtainio', 'leche entera de dragón', '__proto__', 'constructor'])(
    '«%s» is unknown',
    (text) => {
      expect(findRow(text)).toBeUndefined()
    },
  )

  // interface.md 2.6
  test.each(
    (
      'Harina|Azúcar|Mantequilla|Aceite|Huevo entero|Yema|Clara de huevo|Leche entera|Nata 35%|Almidón/Maicena|Cacao puro|' +
      'Chocolate|Chocolate blanco|Chocolate con leche|Almendra molida|Gelatina|Impulsor|Miel|Queso crema|Zumo de limón|' +
      'Zanahoria rallada|Yogur natural|Agua'
    ).split('|'),
  )('pastry: %s', (name) => {
    expect(findRow(name)).toBeDefined()
  })

  // interface.md 2.7 and 2.8
  test.each(
    (
      'almendra_tostada almendra_cruda miel azucar glucosa azucar_invertido clara yema agua manteca_cerdo mantequilla harina ' +
      'harina_tostada aceite_oliva fruta_confitada pinon boniato avellana_tostada canela oblea pasta_cacao manteca_cacao ' +
      'cacao_polvo nibs cob_negra cob_leche cob_blanca azucar_glas dextrosa sorbitol leche_entera_polvo leche_desn_polvo nata ' +
      'pasta_avellana lecitina'
    ).split(' '),
  )('nougat and cocoa: %s', (id) => {
    expect(findRow(id)?.id).toBe(id)
  })
})

describe('nearest', () => {
  test.each([
    ['lehce entera', 'leche_entera'],
    ['lehce', 'leche_entera'],
    ['mantequila', 'mantequilla'],
    ['azucar morena', 'azucar_moreno'],
    ['chocolate amargo 70', 'cob_negra_70'],
    ['harina de fuersa', 'harina_fuerza'],
    ['huebos', 'huevo_entero'],
    ['polvo de cacao', 'cacao_polvo'],
    ['pistacho de Sicilia', 'pasta_pistacho'],
  ])('%s → %s', (typo, id) => {
    expect(nearestRows(typo)[0]?.id).toBe(id)
  })

  test.each(['', '%', 'a', 'xyzzy', 'asdfgh', 'gasolina', 'cemento', 'tuerca de acero', 'qwerty uiop'])(
    '«%s» looks like nothing',
    (text) => {
      expect(nearestRows(text)).toEqual([])
    },
  )

  test('gives as many as asked, one per row, a name first of all to itself', () => {
    expect(nearestRows('leche', 8).map(({ id }) => id)).toHaveLength(8)
    expect(new Set(nearestRows('leche', 8)).size).toBe(8)
    expect(nearestRows('chocolate con leche', 2)).toHaveLength(2)
    expect(ingredientCatalogue.filter((row) => nearestRows(row.name, 1)[0] !== row).map(({ id }) => id)).toEqual([])
  })

  test('answers the same twice, whatever was asked in between', () => {
    const first = nearestRows('leche con chocolate', 10)
    nearestRows('harina de trigo')
    expect(nearestRows('leche con chocolate', 10)).toEqual(first)
  })

  measuredTest('costs little: a thousand questions in well under a second', ({ worked }) => {
    nearestRows('leche')
    const start = worked()
    for (let asked = 0; asked < 1000; asked++) nearestRows('chocolate amargo 70')
    // About 40 ms where it was written; the limit only catches a search that stopped using its index.
    expect(worked() - start).toBeLessThan(1000)
  })
})
