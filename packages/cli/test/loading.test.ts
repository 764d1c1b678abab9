import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { heladoExample } from '@obrador/contract'
import { expect, it } from 'vitest'

/** Prints the address of every module that a process loads, to its standard error. */
const WATCHED = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ load(url, context, next) { process.stderr.write('loads ' + url + '\\n'); return next(url, context) } })
`)}`

const file = (path: string): string => new URL(path, import.meta.url).pathname

/** The modules that a process loads, each once. */
function loadedBy(...args: readonly string[]): readonly string[] {
  const script = 'exec "$0" "$@" 2>&1 >/dev/null'
  const said = execFileSync('sh', ['-c', script, process.execPath, '--import', WATCHED, ...args], { encoding: 'utf8' })
  return said.split('\n').filter((line) => line.startsWith('loads '))
}

it('the contract is imported without TypeBox and without the reader of texts', () => {
  const loaded = loadedBy(file('../../contract/src/index.ts'))
  expect(loaded.length).toBeGreaterThan(100)
  expect(loaded.filter((url) => /\/typebox\/|packages\/list\//.test(url))).toEqual([])
})

it('an analysis loads neither solver nor books, batches or texts', () => {
  const formula = join(mkdtempSync(join(tmpdir(), 'obrador-')), 'formula.json')
  writeFileSync(formula, JSON.stringify(heladoExample))
  const loaded = loadedBy(file('../src/main.ts'), 'analizar', formula, '--oficio', 'helado')
  expect(loaded.some((url) => url.endsWith('cli/src/here.ts'))).toBe(true)
  const dear =
    /packages\/balancer\/|highs|packages\/list\/src\/(?!files\/|spreadsheet)|cli-progress|cli\/src\/(?:lote|importar)\/command/
  expect(loaded.filter((url) => dear.test(url))).toEqual([])
})
