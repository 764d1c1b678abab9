import { ownShape } from '../model/decode-library.ts'
import type { OwnIngredient } from '../model/formula.ts'
import { askToStay, changeRecord, libraryDatabase, shelfChanged } from './library.ts'
import { keepWrite } from './writes.ts'

/** How ingredients of one's own are written; each gives whether it is, as `keepWrite` does. */

const withOwn = (all: readonly OwnIngredient[], added: readonly OwnIngredient[]): readonly OwnIngredient[] => [
  ...all.filter(({ id }) => !added.some((one) => one.id === id)),
  ...added,
]

async function writeOwn(added: readonly OwnIngredient[]): Promise<void> {
  const db = await libraryDatabase()
  const tx = db.transaction('own', 'readwrite')
  for (const one of added) await tx.store.put(one, one.id)
  await tx.done
  askToStay()
  await shelfChanged(added.map(({ id }) => ['own', id]))
}

export const addOwn = (added: readonly OwnIngredient[]): Promise<boolean> =>
  keepWrite({
    kind: 'own',
    things: added.map(({ id }) => `own ${id}`),
    isWhole: true,
    show: ({ own }) => ({ own: withOwn(own, added) }),
    write: () => writeOwn(added),
  })

/** Formulas that have it go on reading it: it is only no longer offered. */
export function forgetOwn(id: string, isGone: boolean): Promise<boolean> {
  const at = new Date().toISOString()
  const marked = ({ deletedAt: _, ...own }: OwnIngredient): OwnIngredient => (isGone ? { ...own, deletedAt: at } : own)
  return keepWrite({
    kind: 'own',
    things: [`own ${id}`],
    show: ({ own }) => ({ own: own.map((one) => (one.id === id ? marked(one) : one)) }),
    write: () => changeRecord('own', id, ownShape, marked),
  })
}
