import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { compile } from './catalogue/compile.ts'
import { GENERATED } from './catalogue/dense.ts'
import { DATA } from './catalogue/tables.ts'

/**
 * Checks the tables of ingredients and compiles them to what the engine carries. Without arguments it fails when a line is
 * wrong or the modules are not current; with `--write` it writes them.
 */

const root = resolve(import.meta.dirname, '..')
const read = (path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')

const files = readdirSync(join(root, DATA)).filter((name) => name.endsWith('.tsv'))
const { count, faults, modules } = compile(
  new Map(files.map((name) => [basename(name, '.tsv'), read(join(DATA, name))])),
)

const write = process.argv.includes('--write')
const stale = [...modules].filter(([path, text]) => read(path) !== text)
if (write && faults.length === 0) mkdirSync(join(root, GENERATED), { recursive: true })
for (const fault of faults) console.error(fault)
for (const [path, text] of stale) {
  if (write) writeFileSync(join(root, path), text)
  console.log(`${path} ${write ? 'written' : 'is not current: run «npm run catalogue -- --write»'}`)
}
console.log(
  faults.length > 0
    ? `catalogue: ${faults.length} fault(s) in ${count} lines; nothing was compiled`
    : `catalogue: ${count} ingredients, ${stale.length} module(s) ${write ? 'written' : 'stale'}`,
)
process.exitCode = faults.length > 0 || (stale.length > 0 && !write) ? 1 : 0
