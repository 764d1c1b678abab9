import { describe, expect, it } from 'vitest'
import { hashOfBlob, nameOfBlob, openBlob, sealBlob, sealedSize } from '../src/secret/blob.ts'
import { keysOfBook, keysToWeigh, newSecret, secretToWeigh } from '../src/secret/keys.ts'

const SECRET = Uint8Array.from({ length: 16 }, (_, at) => at)
const picture = (bytes: number) => Uint8Array.from({ length: bytes }, (_, at) => (at * 31) % 251)

describe('the name of a photo', () => {
  it('is the same for the same picture in one room, also for who weighs, and another in another room', async () => {
    const book = await keysOfBook(SECRET)
    const weigh = await keysToWeigh(await secretToWeigh(SECRET))
    const hash = await hashOfBlob(picture(1000))
    const name = await nameOfBlob(book, hash)
    expect(name).toMatch(/^[\da-f]{32}$/)
    expect(await nameOfBlob(weigh, hash)).toBe(name)
    expect(await nameOfBlob(book, await hashOfBlob(picture(1001)))).not.toBe(name)
    expect(await nameOfBlob(await keysOfBook(newSecret()), hash)).not.toBe(name)
    // Who has the picture does not find it by its hash.
    expect(hash).not.toContain(name)
  })

  it('never changes: a photo that was shared is found by later versions', async () => {
    const name = await nameOfBlob(await keysOfBook(SECRET), await hashOfBlob(picture(1000)))
    expect(name).toBe('6a481285510e924f4410a11563b5e88e')
  })
})

describe('a sealed photo', () => {
  it('opens with the key of the book and with that of who weighs, and has a size of a power of two', async () => {
    const book = await keysOfBook(SECRET)
    const weigh = await keysToWeigh(await secretToWeigh(SECRET))
    for (const bytes of [0, 1, 700, 4096, 60_000, 70_000]) {
      const content = picture(bytes)
      const name = await nameOfBlob(book, await hashOfBlob(content))
      const box = await sealBlob(book, name, content)
      expect(box.length).toBe(sealedSize(bytes))
      expect(Number.isInteger(Math.log2(box.length)), `${box.length}`).toBe(true)
      expect(box.length).toBeGreaterThanOrEqual(4096)
      expect(await openBlob(weigh, name, box)).toEqual(content)
    }
  })

  it('opens under its name and in its room alone, and only whole', async () => {
    const keys = await keysOfBook(SECRET)
    const content = picture(3000)
    const name = await nameOfBlob(keys, await hashOfBlob(content))
    const box = await sealBlob(keys, name, content)
    expect(Buffer.from(box).includes(Buffer.from(content.subarray(0, 16)))).toBe(false)
    await expect(openBlob(keys, 'a'.repeat(32), box)).rejects.toThrow()
    await expect(openBlob({ ...keys, room: 'b'.repeat(32) }, name, box)).rejects.toThrow()
    await expect(openBlob(await keysOfBook(newSecret()), name, box)).rejects.toThrow()
    for (const cut of [0, 11, 12, 27, 2048, box.length - 1])
      await expect(openBlob(keys, name, box.subarray(0, cut))).rejects.toThrow()
    for (let at = 0; at < box.length; at += 97)
      await expect(openBlob(keys, name, box.with(at, (box[at] ?? 0) ^ 1))).rejects.toThrow()
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => (await sealBlob(keys, name, content)).slice(0, 12).join()),
    )
    expect(new Set(nonces).size).toBe(3)
  })
})
