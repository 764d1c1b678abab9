import { NO_NORMS } from '../model/norms.ts'
import { decodeStock } from '../model/stock.ts'
import { type DeviceSettings, STORE_NAMES } from './database.ts'
import { libraryDatabase, shelfChanged } from './library.ts'
import { type CopiedPhotos, photoFromText, shrinkPicture } from './photos.ts'
import type { RestorePlan } from './types.ts'

/** The pictures of a file as those that are taken here: made small, one after another; what is no picture is left out. */
async function smallOf(photos: CopiedPhotos): Promise<readonly (readonly [string, Blob])[]> {
  const small: [string, Blob][] = []
  for (const [id, text] of Object.entries(photos)) {
    const photo = await shrinkPicture(photoFromText(text))
    if (photo) small.push([id, photo])
  }
  return small
}

/** Writes all of a plan or none of it, and gives back what undoes it. */
export async function carryOut(plan: RestorePlan, takePrices: boolean): Promise<() => Promise<void>> {
  const prices = { ...plan.prices, ...(takePrices && plan.otherPrices) }
  // A transaction ends while nothing is asked of it: pictures come first.
  const photos = await smallOf(plan.photos)
  const db = await libraryDatabase()
  const tx = db.transaction(STORE_NAMES, 'readwrite')
  const [formulas, own, priced, settings] = [
    tx.objectStore('formulas'),
    tx.objectStore('own'),
    tx.objectStore('prices'),
    tx.objectStore('settings'),
  ]
  const formerPrices = await Promise.all(
    Object.keys(prices).map(async (name) => [name, await priced.get(name)] as const),
  )
  const former = {
    pantry: await settings.get('pantry'),
    stock: await settings.get('stock'),
    priceHistory: await settings.get('priceHistory'),
    pieces: await settings.get('pieces'),
    printsCost: await settings.get('printsCost'),
    day: await settings.get('day'),
    habits: (await settings.get('habits')) as DeviceSettings['habits'] | undefined,
    norms: await settings.get('norms'),
    drafts: await settings.get('drafts'),
  }
  const binned = await Promise.all(plan.formulas.map(({ id }) => formulas.get(id)))
  for (const saved of plan.formulas) await formulas.put(saved, saved.id)
  for (const one of plan.own) await own.put(one, one.id)
  for (const batch of plan.batches) await tx.objectStore('batches').put(batch, batch.id)
  for (const [id, photo] of photos) await tx.objectStore('photos').put(photo, id)
  for (const [name, price] of Object.entries(prices)) await priced.put(price, name)
  const pantry = (former.pantry ?? []) as DeviceSettings['pantry']
  await settings.put([...pantry, ...plan.pantry], 'pantry')
  await settings.put({ ...decodeStock(former.stock), ...plan.stock }, 'stock')
  if (plan.priceHistory) await settings.put(plan.priceHistory, 'priceHistory')
  const pieces = (former.pieces ?? []) as DeviceSettings['pieces']
  if (plan.pieces.length > 0) await settings.put([...pieces, ...plan.pieces], 'pieces')
  if (plan.printsCost) await settings.put(true, 'printsCost')
  if (plan.day) await settings.put(plan.day, 'day')
  if (plan.habits) await settings.put({ ...former.habits, ...plan.habits }, 'habits')
  if (plan.norms) await settings.put(plan.norms, 'norms')
  if (plan.drafts) await settings.put(plan.drafts, 'drafts')
  await tx.done
  await shelfChanged(STORE_NAMES)

  return async () => {
    const back = db.transaction(STORE_NAMES, 'readwrite')
    for (const [at, { id }] of plan.formulas.entries()) {
      const was = binned[at]
      await (was ? back.objectStore('formulas').put(was, id) : back.objectStore('formulas').delete(id))
    }
    for (const [id] of photos) await back.objectStore('photos').delete(id)
    for (const { id } of plan.batches) await back.objectStore('batches').delete(id)
    for (const { id } of plan.own) await back.objectStore('own').delete(id)
    for (const [name, price] of formerPrices) {
      await (price === undefined
        ? back.objectStore('prices').delete(name)
        : back.objectStore('prices').put(price, name))
    }
    await back.objectStore('settings').put(former.pieces ?? [], 'pieces')
    await back.objectStore('settings').put(former.pantry ?? [], 'pantry')
    await back.objectStore('settings').put(former.stock ?? {}, 'stock')
    if (plan.priceHistory) await back.objectStore('settings').put(former.priceHistory ?? {}, 'priceHistory')
    await back.objectStore('settings').put(former.printsCost ?? false, 'printsCost')
    if (plan.habits) await back.objectStore('settings').put(former.habits ?? {}, 'habits')
    if (plan.day) {
      await (former.day
        ? back.objectStore('settings').put(former.day, 'day')
        : back.objectStore('settings').delete('day'))
    }
    if (plan.norms) await back.objectStore('settings').put(former.norms ?? NO_NORMS, 'norms')
    if (plan.drafts) await back.objectStore('settings').put(former.drafts ?? {}, 'drafts')
    await back.done
    await shelfChanged(STORE_NAMES)
  }
}
