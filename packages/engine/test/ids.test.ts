import { describe, expect, test } from 'vitest'
import { ingredientCatalogue } from '../src/catalogue/catalogue.ts'
import { ID_PATTERNS, OFF_ID } from '../src/catalogue/id-systems.ts'
import { officialIdsOf } from '../src/catalogue/ids.ts'
import { seldomRows } from '../src/catalogue/reading/seldom.ts'
import { sourceDetails } from '../src/catalogue/source-details.ts'
import type { SourceKey } from '../src/catalogue/sources.ts'
import { tables } from './fixtures/tables.ts'

const rows = [...ingredientCatalogue, ...seldomRows()]

describe('what others call a row', () => {
  test('is what its line says', () => {
    const said = new Map([...tables.values()].flat().map(({ id = '', ids = '' }) => [id, ids]))
    for (const row of rows) {
      const written = Object.entries(officialIdsOf(row)).map(([system, id]) => `${system}=${id}`)
      for (const pair of said.get(row.id)?.split(' ') ?? []) if (pair !== '') expect(written, row.id).toContain(pair)
    }
    expect([...said.values()].filter((ids) => ids.includes('off=')).length).toBeGreaterThan(500)
  })

  test('has the code of every official table that a composition is from', () => {
    const official = rows.filter(
      ({ source }) => sourceDetails[source.split(':')[0] as SourceKey].kind === 'official-table',
    )
    expect(official.length).toBeGreaterThan(400)
    for (const row of official) {
      const codes = Object.keys(officialIdsOf(row)).filter((system) => system !== 'off')
      expect(codes, `${row.id} ${row.source}`).toHaveLength(1)
    }
  })

  test('has the shape that its system gives it', () => {
    for (const row of rows)
      for (const [system, id] of Object.entries(officialIdsOf(row)))
        expect(id, `${row.id} ${system}`).toMatch(
          system === 'off' ? OFF_ID : ID_PATTERNS[system as keyof typeof ID_PATTERNS],
        )
  })

  test('is known of some rows', () => {
    const of = (id: string) => officialIdsOf(rows.find((row) => row.id === id) as (typeof rows)[number])
    expect(of('leche_entera')).toEqual({ off: 'en:whole-milk', ciqual: '19023' })
    expect(of('suero_mantequilla')).toEqual({ off: 'en:buttermilk', usda_fdc: '2259792' })
    expect(of('goma_guar').off).toBe('en:e412')
    expect(of('sal')).toMatchObject({ off: 'en:salt', usda_ndb: '02047' })
    expect(of('neutro_crema')).toEqual({})
  })
})
