import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { staticFiles } from './static/files.ts'

/** Writes catalogue and types as files for a CDN: `npm run static`, or `npm run static -- folder`. */

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist/static'))

const files = await staticFiles()
// Only what this tool writes: a row that has gone must not stay behind.
for (const part of ['api', 'formato']) rmSync(join(folder, part), { recursive: true, force: true })
for (const { path, text } of files) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const kilobytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) / 1000
console.log(`static: ${files.length} files, ${Math.round(kilobytes)} kB in ${folder}`)
