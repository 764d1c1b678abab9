import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Cuts the notes of one version out of the changelog: `node tools/release-notes.ts 1.0.0`. */

/** From the heading of the version to the next one, without the heading; undefined when the changelog has no such version. */
export function notesOf(changelog: string, version: string): string | undefined {
  const lines = changelog.split('\n')
  const start = lines.findIndex((line) => line === `## ${version}` || line.startsWith(`## ${version} `))
  if (start < 0) return undefined
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('## '))
  return lines
    .slice(start + 1, length < 0 ? undefined : start + 1 + length)
    .join('\n')
    .trim()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const version = (process.argv[2] ?? '').replace(/^v/, '')
  const notes = notesOf(readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8'), version)
  if (notes) console.log(notes)
  else {
    console.error(`CHANGELOG.md has no section «## ${version}»: move what is released out of «Unreleased» first.`)
    process.exitCode = 1
  }
}
