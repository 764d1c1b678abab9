import type { SharedBook } from '@obrador/book-sync'
import { DEVICE_GROUPS } from './shapes.ts'
import type { SharedDevice } from './state.ts'

/**
 * Who holds a key of the book. Devices list themselves, and whoever only weighs writes one of the two lists: so each device remembers under which key it first saw
 * another, and the next secret is sealed for those that a person has confirmed on it.
 */

/** The public key under which a device was first seen, or that a person confirmed. */
export interface PinnedKey {
  readonly publicKey: string
  readonly isConfirmed: boolean
}
export type PinnedKeys = Readonly<Record<string, PinnedKey>>

/** Characters of a name: what the field for it takes. */
const LONGEST_NAME = 40
/** A point of P-256, uncompressed. */
const PUBLIC_KEY = /^04[\da-f]{128}$/

function trustOf(pinned: PinnedKey | undefined, publicKey: string): SharedDevice['trust'] {
  if (pinned && pinned.publicKey !== publicKey) return 'changed'
  return pinned?.isConfirmed ? 'known' : 'new'
}

/** The devices that list themselves. One that says that it holds the key of the book is not another one that weighs. */
export function listedDevices(book: SharedBook, pinned: PinnedKeys = {}): readonly SharedDevice[] {
  const all = (['book', 'weigh'] as const).flatMap((kind) => {
    const group = book.group(DEVICE_GROUPS[kind])
    return group.ids.flatMap((id): readonly SharedDevice[] => {
      const record = group.entry(id)?.record
      if (!record || record.deletedAt !== undefined) return []
      const { name = '', seenAt = '', mark } = record
      const publicKey = PUBLIC_KEY.test(String(record.publicKey)) ? String(record.publicKey) : ''
      const trust = trustOf(Object.hasOwn(pinned, id) ? pinned[id] : undefined, publicKey)
      const told = { name: String(name).slice(0, LONGEST_NAME), seenAt: String(seenAt) }
      return [{ id, kind, ...told, publicKey, trust, ...(typeof mark === 'string' && { mark }) }]
    })
  })
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at)
}

/** Remembers the keys of devices that are seen for the first time; the same object where there are none. */
export function withFirstKeys(pinned: PinnedKeys, devices: readonly SharedDevice[]): PinnedKeys {
  const first = devices.filter(({ id, publicKey }) => publicKey !== '' && !Object.hasOwn(pinned, id))
  if (first.length === 0) return pinned
  const added = first.map(({ id, publicKey }) => [id, { publicKey, isConfirmed: false }] as const)
  return { ...pinned, ...Object.fromEntries(added) }
}

/** What a person has confirmed: those devices, under those keys. */
export const confirmedKeys = (devices: readonly SharedDevice[]): PinnedKeys =>
  Object.fromEntries(devices.map(({ id, publicKey }) => [id, { publicKey, isConfirmed: true }]))

const CODE_START = 2
const CODE_DIGITS = 16
/** Digits of a public key for people to compare, in fours: 64 bits, more than anybody tries keys for. */
export const codeOfKey = (publicKey: string): string =>
  publicKey.slice(CODE_START, CODE_START + CODE_DIGITS).replaceAll(/(.{4})(?=.)/g, '$1 ')
