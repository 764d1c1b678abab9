import { readFileSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
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

if (isFresh()) {
  // What was compiled is kept for the next start, which it makes a tenth shorter. Node takes nothing of another version or other options, and does without where it may not write.
  enableCompileCache(join(FOLDER, 'compiled'))
  await import('./dist/server.js')
} else await import('./src/server.ts')
