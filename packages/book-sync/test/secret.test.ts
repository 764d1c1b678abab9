import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { hexOfBytes } from '../src/secret/bytes.ts'
import { type BookKeys, grantsOfKeys, keysOfBook, keysToWeigh, newSecret, secretToWeigh } from '../src/secret/keys.ts'
import { openMessage, sealPayload } from '../src/secret/seal.ts'
import { secretOfWords, wordsFrom, wordsOfSecret } from '../src/secret/words.ts'

const SECRET = Uint8Array.from({ length: 16 }, (_, at) => at)
const ADDRESS = { room: 'a'.repeat(32), log: 'book', session: 'b'.repeat(16), sequence: 7 } as const
const payload = (scope: 'formulas' | 'prices', bytes = 60) => ({
  scope,
  parts: [{ group: 'formulas', update: crypto.getRandomValues(new Uint8Array(bytes)) }],
})

describe('twelve words', () => {
  it('say the secret, however they are written', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (secret) => {
        const words = wordsOfSecret(secret)
        expect(words).toHaveLength(12)
        for (const typed of [words.join(' '), words.join('\n').toUpperCase(), words.join(', ').normalize('NFD')])
          expect(secretOfWords(typed)).toEqual({ secret: Uint8Array.from(secret) })
        const bare = words.join(' ').normalize('NFD').replaceAll(/\p{M}/gu, '')
        expect(secretOfWords(bare)).toEqual({ secret: Uint8Array.from(secret) })
      }),
      { numRuns: runs(400) },
    )
  })

  it('are those of the standard', () => {
    // BIP-39, Spanish, 128 bits of zeros: eleven times the first word, and the fourth, which carries the check.
    expect(wordsOfSecret(new Uint8Array(16)).join(' ')).toBe(`${'ábaco '.repeat(11)}abierto`)
  })

  it('say what is wrong with them', () => {
    const words = wordsOfSecret(SECRET)
    expect(secretOfWords(words.slice(1).join(' '))).toEqual({ misread: { code: 'count', found: 11 } })
    expect(secretOfWords(words.with(4, 'farolero').join(' '))).toEqual({
      misread: { code: 'word', number: 5, word: 'farolero' },
    })
    const misread = words.map((_, at) => secretOfWords(words.with(at, at % 2 ? 'abeja' : 'zumo').join(' ')))
    expect(misread.filter((one) => 'misread' in one && one.misread.code === 'check').length).toBeGreaterThan(9)
  })

  it('are found by their beginning', () => {
    expect(wordsFrom('aba')).toEqual(['ábaco'])
    for (const word of wordsOfSecret(SECRET)) expect(wordsFrom(word.slice(0, 4))).toEqual([word])
  })
})

describe('what follows from a secret', () => {
  it('is the same on each device, and another of each secret', async () => {
    const [one, again, other] = await Promise.all([SECRET, SECRET, newSecret()].map((secret) => keysOfBook(secret)))
    expect([again?.room, again?.tokens]).toEqual([one?.room, one?.tokens])
    expect(other?.room).not.toBe(one?.room)
    const all = Object.values(grantsOfKeys((one as BookKeys).tokens))
    expect(new Set(all).size).toBe(5)
  })

  it('never changes: a book that was shared is found by later versions', async () => {
    const { room, tokens } = await keysOfBook(SECRET)
    expect(room).toBe('510514c719bc7e3e274f34e48c7b9d3b')
    expect(tokens.own).toBe('14d1422b8d5a7c2ad64978f7191b5373476ff61917d189cdaf4064a073f6aef2')
    expect(hexOfBytes(await secretToWeigh(SECRET))).toBe('8d4d2712cd546ab5f6ee5b2c193f8561')
  })

  it('who weighs finds the same room, reads all logs, writes ticks alone and has no key of prices', async () => {
    const book = await keysOfBook(SECRET)
    const weigh = await keysToWeigh(await secretToWeigh(SECRET))
    expect(weigh.room).toBe(book.room)
    expect(weigh.tokens).toEqual({ read: book.tokens.read, write: { ticks: book.tokens.write.ticks } })
    expect(Object.keys(weigh.keys)).toEqual(['formulas', 'ticks'])
    const [formulas, prices] = [payload('formulas'), payload('prices')]
    expect(await openMessage(weigh, ADDRESS, await sealPayload(book, ADDRESS, formulas))).toEqual(formulas)
    expect(await openMessage(weigh, ADDRESS, await sealPayload(book, ADDRESS, prices))).toBeUndefined()
    expect(await openMessage(book, ADDRESS, await sealPayload(book, ADDRESS, prices))).toEqual(prices)
    await expect(sealPayload(weigh, ADDRESS, prices)).rejects.toThrow('prices')
  })
})

describe('a sealed message', () => {
  it('opens in its place alone, and only whole', async () => {
    const keys = await keysOfBook(SECRET)
    const box = await sealPayload(keys, ADDRESS, payload('formulas'))
    const places = [
      { ...ADDRESS, room: 'c'.repeat(32) },
      { ...ADDRESS, sequence: 8 },
      { ...ADDRESS, session: 'd'.repeat(16) },
      { ...ADDRESS, log: 'ticks' as const },
    ]
    for (const place of places) await expect(openMessage(keys, place, box)).rejects.toThrow()
    await expect(openMessage(await keysOfBook(newSecret()), ADDRESS, box)).rejects.toThrow()
    for (const cut of [0, 11, 12, 27, box.length - 1])
      await expect(openMessage(keys, ADDRESS, box.subarray(0, cut))).rejects.toThrow()
    for (let at = 0; at < box.length; at += 7)
      await expect(openMessage(keys, ADDRESS, box.with(at, (box[at] ?? 0) ^ 1))).rejects.toThrow()
  })

  it('has a size of a power of two, the same for prices and formulas, and never the same bytes', async () => {
    const keys = await keysOfBook(SECRET)
    for (const bytes of [1, 60, 150, 700, 5000, 60_000]) {
      const boxes = await Promise.all(
        (['formulas', 'prices'] as const).map((scope) => sealPayload(keys, ADDRESS, payload(scope, bytes))),
      )
      for (const { length } of boxes) expect(Number.isInteger(Math.log2(length)), `${length}`).toBe(true)
    }
    const same = payload('formulas')
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => hexOfBytes((await sealPayload(keys, ADDRESS, same)).subarray(0, 12))),
    )
    expect(new Set(nonces).size).toBe(3)
  })
})
