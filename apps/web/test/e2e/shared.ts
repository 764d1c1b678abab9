import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join as inFolder } from 'node:path'
import { Cluster, type Replica, startReplica } from '@obrador/relay/test/service/processes.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { OwnService } from './browser.ts'

/** Devices that share a book, with all that is between them: PostgreSQL, a relay, and a service that tells the app of it. */
export interface Parts extends OwnService {
  readonly cluster: Cluster
  relay: Replica
}

/** `settings`: of the relay. */
export function sharedParts(settings: Record<string, string> = {}): Parts {
  const parts = { address: '', also: [] as readonly string[], cluster: new Cluster() } as unknown as Parts
  let service: ChildProcess | undefined
  beforeAll(async () => {
    await parts.cluster.begin()
    parts.relay = await startReplica(parts.cluster.url, settings)
    parts.also = [parts.relay.url]
    service = fork(inFolder(import.meta.dirname, 'service.ts'), {
      env: { ...process.env, OBRADOR_RELAY_URL: parts.relay.url },
    })
    const [address] = await once(service, 'message')
    parts.address = String(address)
  })
  afterAll(async () => {
    service?.disconnect()
    parts.relay?.child.kill('SIGKILL')
    await parts.cluster.end()
  })
  return parts
}

export const state = (page: Page) => page.locator('[data-part=copy-state]')
export const upToDate = (page: Page): Promise<void> =>
  state(page).filter({ hasText: '● Al día' }).waitFor({ timeout: 30_000 })

/** Begins a share; gives the twelve words of the key, or those of who only weighs. */
export async function share(page: Page, name: string): Promise<string> {
  await page.goto(`${new URL(page.url()).origin}/compartir`)
  await page.getByRole('textbox', { name: 'Cómo se llama este aparato' }).fill(name)
  await page.getByRole('button', { name: 'Compartir el libro' }).click()
  return wordsShown(page)
}
export async function wordsShown(page: Page): Promise<string> {
  const words = page.locator('[data-part=key-words] li')
  await words.first().waitFor()
  expect(await words.count()).toBe(12)
  return (await words.allTextContents()).join(' ')
}

/** Types the words of another device, and looks at what would happen. */
export async function lookAt(page: Page, words: string, name: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/compartir`)
  await page.getByRole('button', { name: 'Unirme a otro' }).click()
  await page.getByRole('textbox', { name: 'Cómo se llama este aparato' }).fill(name)
  await page.getByRole('textbox', { name: 'Palabra 1', exact: true }).fill(words)
  await page.getByRole('button', { name: 'Ver qué pasaría' }).click()
  await page.locator('[data-part=join-preview]').waitFor()
}
export async function join(page: Page, words: string, name: string): Promise<void> {
  await lookAt(page, words, name)
  await page.getByRole('button', { name: 'Juntar' }).click()
  await page.getByRole('heading', { name: 'Aparatos' }).waitFor()
}

/** What a device has of its book, as it is kept, to be compared. */
export const bookOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('obrador')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const all = (store: string) =>
      new Promise<unknown[]>((resolve) => {
        const request = db.transaction(store).objectStore(store).getAll()
        request.onsuccess = () => resolve(request.result)
      })
    const sorted = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(sorted)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, one]) => [key, sorted(one)]),
      )
    }
    const byText = (values: unknown[]) => values.map((one) => JSON.stringify(sorted(one))).toSorted()
    const book = [...byText(await all('formulas')), ...byText(await all('prices')), ...byText(await all('own'))]
    db.close()
    return book.join('\n')
  })

/** The merged book of a device as it is before it is sealed, in hexadecimal. */
export const unsealed = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('obrador-sharing')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const parts = await new Promise<{ readonly update: Uint8Array }[]>((resolve) => {
      const request = db.transaction('parts').objectStore('parts').getAll()
      request.onsuccess = () => resolve(request.result)
    })
    db.close()
    return parts.map(({ update }) => [...update].map((byte) => byte.toString(16).padStart(2, '0')).join('')).join('')
  })

/** Whether a dump of a database holds a text: as it is, or as PostgreSQL writes bytes. */
export const isIn = (dump: Buffer, text: string): boolean =>
  dump.includes(text) || dump.includes(Buffer.from(text).toString('hex'))

/** All devices have the same book, and nothing waits. */
export async function same(pages: readonly Page[]): Promise<string> {
  await expect
    .poll(async () => new Set(await Promise.all(pages.map(bookOf))).size, { timeout: 30_000, interval: 250 })
    .toBe(1)
  return bookOf(pages[0] as Page)
}
