import { describe, expect, it } from 'vitest'
import { circlesOf } from './circles.ts'

const texts = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([name, text]) => [`/src/${name}`, text]))

describe('circles of files', () => {
  it('finds none where imports point one way', () => {
    const files = texts({
      'a.ts': "import { b } from './b.ts'\nimport type { C } from './room/c.ts'",
      'b.ts': "export { type C } from './room/c.ts'",
      'room/c.ts': "import { readFileSync } from 'node:fs'",
    })
    expect(circlesOf(files)).toEqual([])
  })

  it('finds a circle of types, of what is handed on and of what is loaded late', () => {
    const files = texts({
      'a.ts': "import type { B } from './b.ts'",
      'b.ts': "export { c } from './room/c.ts'",
      'room/c.ts': "const late = () => import('../a.ts')",
      'd.ts': "import { a } from './a.ts'",
    })
    expect(circlesOf(files)).toEqual([['/src/a.ts', '/src/b.ts', '/src/room/c.ts']])
  })

  it('tells two circles apart', () => {
    const files = texts({
      'a.ts': "import { b } from './b.ts'",
      'b.ts': "import { a } from './a.ts'\nimport { c } from './c.ts'",
      'c.ts': "import { d } from './d.ts'",
      'd.ts': "import { c } from './c.ts'",
    })
    expect(circlesOf(files)).toEqual([
      ['/src/c.ts', '/src/d.ts'],
      ['/src/a.ts', '/src/b.ts'],
    ])
  })
})
