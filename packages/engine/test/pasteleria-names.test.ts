import { describe, expect, test } from 'vitest'
import { rowsById } from '../src/catalogue/catalogue.ts'
import { pasteleriaMatterOf } from '../src/crafts/pasteleria/matter.ts'
import {
  eggShare,
  gelatineShare,
  nutShare,
  PASTELERIA_ROLES,
  rolesOfRow,
  usualRow,
} from '../src/crafts/pasteleria/names.ts'
import { pasteleria } from '../src/whole.ts'
import { tableOf } from './fixtures/table.ts'

/** Read beside an egg white, which is the base of a meringue, so that any name may stand in it. */
function read(name: string, extra: object = {}) {
  const { explicacion, warnings } = pasteleria.analyse(
    {
      type: 'merengue',
      ingredients: [
        { name: 'clara', grams: 100 },
        { name, grams: 100, ...extra },
      ],
    },
    { explain: true },
  )
  return {
    id: explicacion?.ingredientes[1]?.id,
    warnings: warnings.filter((sentence) => sentence.includes(`«${name}»`)),
  }
}

const INTERFACE: Readonly<Record<string, readonly [id: string, roles: string]>> = {
  Harina: ['harina', 'harina'],
  Azúcar: ['azucar', 'azucar'],
  Mantequilla: ['mantequilla', 'grasa mantequilla'],
  Aceite: ['aceite_girasol', 'grasa'],
  'Huevo entero': ['huevo_entero', 'huevo'],
  Yema: ['yema', 'huevo yema'],
  'Clara de huevo': ['clara', 'huevo clara'],
  'Leche entera': ['leche_entera', 'leche'],
  'Nata 35%': ['nata', 'nata'],
  'Almidón/Maicena': ['almidon_maiz', 'almidon'],
  'Cacao puro': ['cacao_polvo', 'cacao'],
  Chocolate: ['cob_negra', 'chocolate_negro'],
  'Chocolate blanco': ['cob_blanca', 'chocolate_blanco'],
  'Chocolate con leche': ['cob_leche', 'chocolate_leche'],
  'Almendra molida': ['almendra_molida', 'fruto_seco almendra'],
  Gelatina: ['gelatina', 'gelatina gelificante'],
  Impulsor: ['impulsor', 'impulsor'],
  Miel: ['miel', 'azucar'],
  'Queso crema': ['queso_crema', 'queso'],
  'Zumo de limón': ['zumo_limon', 'fruta zumo_acido'],
  'Zanahoria rallada': ['zanahoria', 'zanahoria'],
  'Yogur natural': ['yogur_natural', ''],
  Agua: ['agua', 'agua'],
}

describe('the catalogue names of the interface', () => {
  test.each(Object.entries(INTERFACE))('«%s»', (name, [id, roles]) => {
    expect(read(name)).toStrictEqual({ id, warnings: [] })
    const row = rowsById.get(id)
    expect([...(row ? pasteleriaMatterOf(row).roles : [])].sort()).toStrictEqual(
      roles.split(' ').filter(Boolean).sort(),
    )
  })

  test('are 23, and are read in any spelling', () => {
    expect(Object.keys(INTERFACE)).toHaveLength(23)
    expect(read('  HUEVOS enteros ').id).toBe('huevo_entero')
    expect(read('almidon maicena').id).toBe('almidon_maiz')
  })
})

describe('words of the workshop', () => {
  test.each([
    ['Chocolate negro', 'cob_negra'],
    ['Chocolate fondant', 'cob_negra'],
    ['Dark chocolate', 'cob_negra'],
    ['Cioccolato fondente', 'cob_negra'],
    ['Chocolat noir', 'cob_negra'],
    ['Chocolate de leche', 'cob_leche'],
    ['White chocolate', 'cob_blanca'],
    ['Pasta de almendra', 'mazapan'],
    ['Café', 'cafe_expreso'],
    ['Coco', 'coco_rallado'],
  ])('«%s» is %s, in silence', (name, id) => {
    expect(read(name)).toStrictEqual({ id, warnings: [] })
  })

  test('where the trade means another row by the name of one, it means it in every language', () => {
    const meant = [...rowsById.values()].filter(({ id, name }) => read(name).id !== id)
    expect(meant.map(({ id }) => id)).toContain('chocolate_leche')
    for (const { id, name, aliases } of meant) {
      const labels = aliases.filter((alias) => alias !== id.replaceAll('_', ' '))
      expect(labels.map((alias) => [alias, read(alias).id])).toEqual(labels.map((alias) => [alias, read(name).id]))
    }
  })

  test('the retail tablets are reachable by id', () => {
    expect(read('chocolate_negro').id).toBe('chocolate_negro')
    expect(read('chocolate_blanco').id).toBe('chocolate_blanco')
  })

  test.each(['Nata 33% MG', 'Chocolate negro 58%'])('«%s» is read with a word about it', (name) => {
    const { id, warnings } = read(name)
    expect(id).toBeDefined()
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('He interpretado')
  })

  test('a slip is read, and told', () => {
    const { id, warnings } = read('Mantequila')
    expect(id).toBe('mantequilla')
    expect(warnings).toStrictEqual(['He interpretado «Mantequila» como «Mantequilla».'])
  })

  test('no likeness decides: an unknown name stays unknown', () => {
    const { id, warnings } = read('Mantequilla de unicornio')
    expect(id).toBeUndefined()
    expect(warnings[0]).toContain('Mantequilla')
  })
})

describe('the tables of roles', () => {
  test('name rows of the catalogue', () => {
    const named = [rolesOfRow, eggShare, nutShare, gelatineShare].flatMap(Object.keys)
    expect([...named, ...Object.values(usualRow)].filter((id) => !rowsById.has(id))).toStrictEqual([])
  })

  test('equal the table of the dossier, row by row', () => {
    const rows = tableOf('pasteleria-roles.tsv')
    expect(rows.length).toBeGreaterThan(600)
    for (const { id = '', roles = '', egg, nut, gelatine } of rows) {
      const row = rowsById.get(id)
      const known: readonly string[] = PASTELERIA_ROLES
      expect([...(row ? pasteleriaMatterOf(row).roles : [])].sort(), id).toStrictEqual(
        roles
          .split('|')
          .filter((role) => known.includes(role))
          .sort(),
      )
      if (egg) expect(eggShare[id] ?? 1, id).toBe(Number(egg))
      if (nut) expect(nutShare(id), id).toBe(Number(nut))
      if (gelatine) expect(gelatineShare[id] ?? 1, id).toBe(Number(gelatine))
    }
  })
})

describe('a role given by the caller', () => {
  test('says which row an unknown name stands for, with a word about it', () => {
    const { id, warnings } = read('Preparado Fulano', { role: 'harina' })
    expect(id).toBe('harina')
    expect(warnings).toStrictEqual(['He interpretado «Preparado Fulano» como «Harina de trigo».'])
  })

  test('wins over the one of the row', () => {
    const { params } = pasteleria.analyse({
      type: 'genoise',
      ingredients: [
        { name: 'Almendra molida', grams: 100, role: 'harina' },
        { name: 'Huevo entero', grams: 100 },
      ],
    })
    expect(params.huevoHarina).toBe(100)
  })

  test.each(['harinas', '', 7, {}])('%j is refused', (role) => {
    expect(() => read('Harina', { role })).toThrow('«role» debe ser uno de harina, ')
  })

  test('null is none', () => {
    expect(read('Harina', { role: null }).id).toBe('harina')
  })
})
