import { createHash, timingSafeEqual } from 'node:crypto'

/** Keys that an operator gives to those who need more than everybody may have. Nobody needs one, and a wrong one is none. */

export interface KeyAllowance {
  /** What it is called in counters: never the key. */
  readonly name: string
  readonly perMinute: number
  /** SHA-256 of the key: the key itself is forgotten once it was read. */
  readonly digest: Uint8Array
}

/** Each request with a key is compared with all of them. */
const MOST_KEYS = 100
const NAME = /^[a-z0-9][a-z0-9_-]{0,31}$/
/** 32 letters are 190 bits: nobody guesses one at 60 a minute. */
const KEY = /^[A-Za-z0-9_-]{32,128}$/
const LONGEST_KEY = 128

const digestOf = (key: string): Uint8Array => createHash('sha256').update(key).digest()

/** `name:perMinute:key,…`; nothing if anything about it is wrong. */
export const keysInSetting =
  (least: number, most: number) =>
  (text: string): readonly KeyAllowance[] | undefined => {
    const entries = text.split(',').map((entry) => entry.trim().split(':'))
    const isRight = entries.every(([name = '', rate = '', key = '', ...more]) => {
      const perMinute = /^\d{1,6}$/.test(rate) ? Number(rate) : 0
      return more.length === 0 && NAME.test(name) && KEY.test(key) && perMinute >= least && perMinute <= most
    })
    const names = new Set(entries.map(([name]) => name))
    const secrets = new Set(entries.map(([, , key]) => key))
    if (!isRight || entries.length > MOST_KEYS || names.size < entries.length || secrets.size < entries.length)
      return undefined
    return entries.map(([name = '', rate, key = '']) => ({ name, perMinute: Number(rate), digest: digestOf(key) }))
  }

const BEARER = /^Bearer ([A-Za-z0-9_-]+)$/i

/** Whose key a request brings: `Authorization: Bearer …`. Every key is compared, in constant time, whichever it is. */
export function keyHolder(keys: readonly KeyAllowance[]): (authorization: string | undefined) => string | undefined {
  if (keys.length === 0) return () => undefined
  return (authorization) => {
    const [, key = ''] = BEARER.exec(authorization ?? '') ?? []
    if (key === '' || key.length > LONGEST_KEY) return undefined
    const digest = digestOf(key)
    let found: string | undefined
    for (const one of keys) if (timingSafeEqual(one.digest, digest)) found = one.name
    return found
  }
}

/** What a holder of a key is counted as: no address looks like it. */
const PREFIX = 'key:'
export const clientOfKey = (name: string): string => PREFIX + name

/** Picks what counts a client: that of its key, or everybody's. */
export function limiterByKey<Counter>(
  everybody: Counter,
  keys: readonly KeyAllowance[],
  counterOf: (key: KeyAllowance) => Counter,
): (client: string) => Counter {
  const own = new Map(keys.map((key) => [clientOfKey(key.name), counterOf(key)]))
  return (client) => (client.startsWith(PREFIX) ? own.get(client) : undefined) ?? everybody
}
