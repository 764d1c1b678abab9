import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Starts the service from its bundle, where that stands and no file that it was made of has changed since, else from its sources. Plain JavaScript:
 * what strips types off is not even loaded, and it takes 20 MB.
 */

const FOLDER = join(import.meta.dirname, 'dist')

/** What `build.ts` has written of the bundle. */
function isFresh() {
  try {
    const { began, files } = JSON.parse(readFileSync(join(FOLDER, 'made-of.json'), 'utf8'))
    return files.every((file) => statSync(join(FOLDER, file)).mtimeMs < began)
  } catch {
    return false
  }
}

await import(isFresh() ? './dist/server.js' : './src/server.ts')
