import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join as inFolder } from 'node:path'
import { Cluster, type Replica, Spread, startReplica } from '@obrador/relay/test/service/processes.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type OwnService, turnTo } from './browser.ts'

/** Devices that share a book, with all that is between them: PostgreSQL, replicas of the relay behind one address, and a service that tells the app of it. */
export interface Parts extends OwnService {
  readonly cluster: Cluster
  readonly replicas: readonly Replica[]
  /** One replica more. */
  readonly start: () => Promise<void>
  /** Without a chance to say goodbye. */
  readonly kill: (replica: Replica) => Promise<void>
}

/** `count`: replicas, and `settings`: of each. */
export function sharedParts(count = 1, settings: Record<string, string> = {}): Parts {
  const replicas: Replica[] = []
  const cluster = new Cluster()
  const spread = new Spread(() => replicas)
  let service: ChildProcess | undefined
  const parts: Parts = {
    address: '',
    also: [],
    cluster,
    replicas,
    start: async () => void replicas.push(await startReplica(cluster.url, settings)),
    kill: async (replica) => {
      replica.child.kill('SIGKILL')
      await replica.ended
    },
  }
  beforeAll(async () => {
    await spread.begin()
    parts.also = [spread.url]
    service = fork(inFolder(import.meta.dirname, 'service.ts'), {
      env: { ...process.env, OBRADOR_RELAY_URL: spread.url },
    })
    const told = once(service, 'message')
    await cluster.begin()
    await Promise.all(Array.from({ length: count }, parts.start))
    const [address] = await told
    parts.address = String(address)
  })
  afterAll(async () => {
    service?.disconnect()
    spread.end()
    for (const replica of replicas) await parts.kill(replica)
    await cluster.end()
  })
  return parts
}

export const state = (page: Page) => page.locator('[data-part=copy-state]')
export const upToDate = (page: Page): Promise<void> => state(page).filter({ hasText: '● Al día' }).waitFor()

/** Begins a share; gives the twelve words of the key, or those of who only weighs. */
export async function share(page: Page, name: string): Promise<string> {
  await turnTo(page, '/compartir')
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
  await turnTo(page, '/compartir')
  await lookFor(page, words, name)
}
/** The same on the page of the share. */
export async function lookFor(page: Page, words: string, name: string): Promise<void> {
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

/** What a database of a device holds, store by store. */
export const stored = (page: Page, database: string, stores: readonly string[]): Promise<readonly unknown[][]> =>
  page.evaluate(
    async ([name, of]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      const all = (store: string) =>
        new Promise<unknown[]>((resolve) => {
          const tx = db.transaction(store)
          const [keys, values] = [tx.objectStore(store).getAllKeys(), tx.objectStore(store).getAll()]
          tx.oncomplete = () => resolve(keys.result.map((key, at) => [key, values.result[at]]))
        })
      const found = await Promise.all(of.map(all))
      db.close()
      return found
    },
    [database, stores] as const,
  )

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}

const SHARED = ['formulas', 'own', 'prices', 'batches', 'settings'] as const
/** Settings of one device alone. */
const OWN = ['drafts', 'copiedAt', 'remindedAt', 'file', 'typedPrices', 'before']

/** What a device has of its book, as it is kept, to be compared. */
export async function bookOf(page: Page): Promise<string> {
  const stores = await stored(page, 'obrador', SHARED)
  const lines = stores.flatMap((entries, at) =>
    (entries as [string, unknown][])
      .filter(([key]) => SHARED[at] !== 'settings' || !OWN.includes(key))
      .map(([key, value]) => `${SHARED[at]} ${key} ${JSON.stringify(sorted(value))}`)
      .toSorted(),
  )
  return lines.join('\n')
}

/** The merged book of a device as it is before it is sealed. */
export async function unsealed(page: Page): Promise<Buffer> {
  const [parts = []] = await stored(page, 'obrador-sharing', ['parts'])
  return Buffer.concat((parts as [number, { readonly update: Uint8Array }][]).map(([, { update }]) => update))
}

/** What its formulas are made of. */
export const ingredientsIn = (book: string): readonly string[] => [
  ...new Set([...book.matchAll(/"grams":[^{}]*?"name":"([^"]+)"/g)].map(([, name = '']) => name)),
]

/** Makes what a device knows of its share so many days older: a page without the app. */
export const aged = (page: Page, days: number): Promise<void> =>
  page.evaluate(async (past) => {
    const DAY_MS = 86_400_000
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('obrador-sharing')
      request.onsuccess = () => resolve(request.result)
    })
    const tx = db.transaction('mine', 'readwrite')
    const request = tx.objectStore('mine').get('mine')
    request.onsuccess = () => {
      const expires = new Date(Date.now() + (400 - past) * DAY_MS).toISOString().slice(0, 10)
      tx.objectStore('mine').put({ ...request.result, expires, seenAt: Date.now() - past * DAY_MS }, 'mine')
    }
    await new Promise((resolve) => {
      tx.oncomplete = resolve
    })
    db.close()
  }, days)

/** All devices have the same book, and nothing waits. */
export async function same(pages: readonly Page[]): Promise<string> {
  await expect.poll(async () => new Set(await Promise.all(pages.map(bookOf))).size, { interval: 250 }).toBe(1)
  return bookOf(pages[0] as Page)
}
