import { foundIn } from '@obrador/relay/test/service/found.ts'
import type { Replica } from '@obrador/relay/test/service/processes.ts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openMine, remove, row, save } from './book.ts'
import { DESK, gramsOf, PHONE, serve, settle } from './browser.ts'
import { bookOf, ingredientsIn, join, same, share, sharedParts, unsealed, upToDate } from './shared.ts'

const parts = sharedParts(2)
const served = serve(parts)

/** The formula of all: each device has a line of it. */
const COMMON = 'La de todos'
const BINNED = 'La que se tira'

interface Worker {
  readonly name: string
  readonly line: string
  page: Page
  readonly written: number[]
}

async function openOnTable(page: Page, name: string): Promise<void> {
  await openMine(page)
  // Copies that have not got their name yet are in the list too.
  await row(page, name)
    .filter({ has: page.getByText(name, { exact: true }) })
    .press('Enter')
  await page.getByRole('textbox', { name: 'Nombre de la fórmula' }).waitFor()
}

const nameOf = ({ name }: Worker, grams: number): string => `${name} ${grams}`

/** What a device writes at a time: its line of the formula of all, and a formula of its own with the same weight in it. */
async function write(worker: Worker, grams: number): Promise<void> {
  const { page, line } = worker
  await openOnTable(page, COMMON)
  const typed = async (): Promise<string> => {
    await gramsOf(page, line).fill(String(grams).replace('.', ','))
    return gramsOf(page, line).inputValue()
  }
  await expect.poll(typed).toBe(String(grams).replace('.', ','))
  await save(page, nameOf(worker, grams))
  worker.written.push(grams)
}

/** Copies the databases and the local storage of a device beside themselves, or puts them back: what a backup of its profile does. */
const COPIED = ['obrador', 'obrador-sharing'] as const
async function copied(page: Page, way: 'keep' | 'restore'): Promise<void> {
  await page.goto(`${served.address}/healthz`)
  await page.evaluate(
    async ([names, to]) => {
      const SUFFIX = '-copia'
      const opened = (name: string, stores: readonly string[] = []) =>
        new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(name)
          request.onupgradeneeded = () => {
            for (const store of stores) request.result.createObjectStore(store)
          }
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      for (const name of names) {
        const live = await opened(name)
        const stores = [...live.objectStoreNames]
        const kept = await opened(name + SUFFIX, stores)
        const [source, target] = to === 'keep' ? [live, kept] : [kept, live]
        for (const store of stores) {
          const [keys, values] = await new Promise<[IDBValidKey[], unknown[]]>((resolve) => {
            const tx = source.transaction(store)
            const [all, each] = [tx.objectStore(store).getAllKeys(), tx.objectStore(store).getAll()]
            tx.oncomplete = () => resolve([all.result, each.result])
          })
          await new Promise((resolve, reject) => {
            const tx = target.transaction(store, 'readwrite')
            tx.objectStore(store).clear()
            for (const [at, key] of keys.entries()) tx.objectStore(store).put(values[at], key)
            tx.oncomplete = resolve
            tx.onerror = () => reject(tx.error)
          })
        }
        live.close()
        kept.close()
      }
      const local = 'copia'
      if (to === 'keep') localStorage.setItem(local, JSON.stringify({ ...localStorage }))
      else {
        const before = JSON.parse(localStorage.getItem(local) ?? '{}') as Record<string, string>
        localStorage.clear()
        for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value)
      }
    },
    [COPIED, way] as const,
  )
  await page.goto(served.address)
  await upToDate(page)
}

/** Another order of things and of devices with each. */
const SEED = Number(process.env.TROUBLE_SEED ?? 1)
const turned = <T>(all: readonly T[]): T[] => [...all.slice(SEED % all.length), ...all.slice(0, SEED % all.length)]

it('three devices write while everything breaks: the same book everywhere', {
  tags: ['nightly'],
}, async () => {
  const desk = await served.open(DESK)
  await save(desk, BINNED)
  await save(desk, COMMON)
  const words = await share(desk, 'Mesa')
  const [phone, second] = [await served.open(PHONE), await served.open(DESK)]
  await join(phone, words, 'Móvil')
  await join(second, words, 'Segunda mesa')
  const workers: readonly Worker[] = [
    { name: 'Mesa', line: 'Leche entera', page: desk, written: [] },
    { name: 'Móvil', line: 'Sacarosa', page: phone, written: [] },
    { name: 'Segunda mesa', line: 'Nata 35%', page: second, written: [] },
  ]
  const pages = workers.map(({ page }) => page)
  const [one, other, third] = turned(workers) as [Worker, Worker, Worker]
  // In no two runs the same, and none that chance would write.
  let figure = 7000.25 + 100 * SEED
  const writeAll = () =>
    Promise.all(
      workers.map((worker) => {
        figure++
        return write(worker, figure)
      }),
    )
  const allUpToDate = () => Promise.all(pages.map(upToDate))

  // All that editing loads is there before the network goes.
  await writeAll()
  for (const page of pages) await settle(page)
  await allUpToDate()
  await same(pages)
  await copied(one.page, 'keep')
  await openMine(other.page)
  await remove(other.page, BINNED)
  await allUpToDate()

  const troubles: Record<string, () => Promise<void>> = {
    offline: async () => {
      await openOnTable(third.page, COMMON)
      await settle(third.page)
      await third.page.context().setOffline(true)
      await writeAll()
      await writeAll()
      await third.page.context().setOffline(false)
    },
    killed: async () => {
      const working = writeAll()
      await parts.kill(parts.replicas.at(-1) as Replica)
      await working
      await writeAll()
      await parts.start()
    },
    stopped: async () => {
      const working = writeAll()
      await parts.cluster.stop()
      await working
      await writeAll()
      await parts.cluster.start()
    },
    restored: async () => {
      await allUpToDate()
      await copied(one.page, 'restore')
      await writeAll()
    },
  }
  for (const trouble of turned(Object.values(troubles))) await trouble()
  await allUpToDate()
  const book = await same(pages)

  const lines = book.split('\n').filter((line) => line.startsWith('formulas '))
  const formulas = lines.map((line) => JSON.parse(line.slice(line.indexOf('{'))))
  const inUse = formulas.filter(({ deletedAt }) => deletedAt === undefined)
  const weight = (formula: { lines: { name: string; grams: number }[] }, of: string) =>
    formula.lines.filter(({ name }) => name === of).map(({ grams }) => grams)
  const names = inUse.map(({ formula }) => formula.name).toSorted()
  const expected = workers.flatMap((worker) => worker.written.map((grams) => nameOf(worker, grams)))
  const odd = inUse.filter(({ formula }) => ![COMMON, ...expected].includes(formula.name))
  expect(names, JSON.stringify(odd)).toEqual([COMMON, ...expected].toSorted())
  expect(formulas.filter(({ deletedAt }) => deletedAt !== undefined).map(({ formula }) => formula.name)).toEqual([
    BINNED,
  ])
  const common = inUse.find(({ formula }) => formula.name === COMMON)?.formula
  for (const worker of workers) {
    expect(weight(common, worker.line), worker.name).toEqual([worker.written.at(-1)])
    for (const grams of worker.written) {
      const own = inUse.find(({ formula }) => formula.name === nameOf(worker, grams))?.formula
      expect(weight(own, worker.line)).toEqual([grams])
    }
  }
  expect(await bookOf(desk)).toBe(book)

  // After a day of all that the database holds nothing that anybody wrote.
  const figures = workers.flatMap(({ written }) => written)
  const secrets = {
    texts: [COMMON, BINNED, ...workers.map(({ name }) => name), ...ingredientsIn(book), words],
    figures,
  }
  expect(foundIn(parts.cluster.dump(), secrets)).toEqual([])
  const found = foundIn(await unsealed(desk), secrets)
  for (const one of [COMMON, 'Leche entera', ...figures])
    expect(
      found.some((what) => what.startsWith(`${one}: `)),
      String(one),
    ).toBe(true)
})
