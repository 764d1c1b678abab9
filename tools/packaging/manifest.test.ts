import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { publicManifest } from './manifest.ts'
import { publishedPackages } from './published.ts'

it.each(publishedPackages())(
  'the published manifest of $id names built files alone, each from a source that is there',
  (one) => {
    const written = JSON.stringify(publicManifest(one))
    expect(written).not.toMatch(/\/src\/|\.ts"(?<!\.d\.ts")|\*/)
    for (const [, path = ''] of written.matchAll(/"\.\/dist\/([^"]*?)(?:\.d\.ts|\.js)"/g))
      expect(existsSync(join(one.folder, 'src', `${path}.ts`))).toBe(true)
  },
)
