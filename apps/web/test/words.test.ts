import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AppWords } from '../src/words/app-words.ts'
import * as spanish from '../src/words/es/index.ts'

afterEach(() => {
  globalThis.obradorWords = undefined
  vi.resetModules()
})

describe('the words of the app', () => {
  it('are those of the language of the page, each under its own name', async () => {
    const names = Object.keys(spanish) as (keyof AppWords)[]
    globalThis.obradorWords = Object.fromEntries(names.map((name) => [name, `other ${name}`]))
    vi.resetModules()
    const other: AppWords = await import('../src/words/es/index.ts')
    expect(names.length).toBeGreaterThan(100)
    for (const name of names) expect(other[name]).toBe(`other ${name}`)
  })
})
