import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './published.ts'
import { rolledShapes } from './rolled.ts'

/** What the compiler of a small consumer may work out; read off TypeBox it was 2.6 million. */
const MOST_INSTANTIATIONS = 400_000

const folder = mkdtempSync(join(tmpdir(), 'obrador-rolled-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the types of the client stand alone, refuse what the contract refuses, and cost a compiler little', () => {
  cpSync(join(root, 'packages/client/src'), join(folder, 'src'), { recursive: true })
  cpSync(join(root, 'packages/client/test/calls.ts'), join(folder, 'test/calls.ts'))
  writeFileSync(join(folder, 'src/shapes.ts'), rolledShapes())
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    types: [],
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['test'] }))
  // There is no folder of packages here: what it needs of others would not be found.
  const said = execFileSync('tsc', ['-p', folder, '--extendedDiagnostics'], { encoding: 'utf8' })
  const worked = Number(/Instantiations:\s+(\d+)/.exec(said)?.[1])
  expect(worked).toBeGreaterThan(0)
  expect(worked).toBeLessThan(MOST_INSTANTIATIONS)
})
