import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { corpusFiles } from './corpus/files.ts'

/** Writes the corpus for others to a folder: `npm run corpus`, or `npm run corpus -- folder`. A release carries it as an archive. */

const root = resolve(import.meta.dirname, '..')
const folder = resolve(process.argv[2] ?? join(root, 'dist/corpus'))

mkdirSync(folder, { recursive: true })
const files = corpusFiles()
for (const { name, text } of files) writeFileSync(join(folder, name), text)
copyFileSync(join(root, 'docs/corpus.md'), join(folder, 'README.md'))
console.log(`corpus: ${files.length} files and a README in ${folder}`)
