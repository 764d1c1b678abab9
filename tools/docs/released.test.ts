import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '@obrador/api/src/app.ts'
import { expect, it } from 'vitest'
import { releasedPage, surfaceOf } from './released.ts'

const published = readFileSync(join(import.meta.dirname, '../../docs/interfaz-1.txt'), 'utf8')

async function described(): Promise<{ components: { schemas: Record<string, { properties: object }> } }> {
  const service = await buildApp({ logLevel: 'silent' })
  const document = (await service.inject('/openapi.json')).json()
  await service.close()
  return document
}

it('nothing that was published has gone, or changed its name or kind', async () => {
  const now = new Set(surfaceOf(await described()))
  const lines = published.trim().split('\n')
  expect(lines.length).toBeGreaterThan(1000)
  expect(lines.filter((line) => !now.has(line))).toEqual([])
})

it('a field that goes is noticed, and stays in the list', async () => {
  const document = await described()
  const { BalanceResponse } = document.components.schemas
  Reflect.deleteProperty(BalanceResponse?.properties ?? {}, 'verdict')
  expect(surfaceOf(document)).not.toContain('BalanceResponse.verdict: string')
  expect(releasedPage(document, published)).toBe(published)
})
