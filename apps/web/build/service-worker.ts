import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { PAGE_ADDRESSES } from '../src/routes/addresses.ts'
import { EMBED_PAGE } from './html.ts'

/** Files that the first use without a network can wait for: the solver is heavy. */
const HEAVY = /\.wasm$|worker-[^/]*\.js$/
/** Files of one language each. */
const SPOKEN = /(?:words|later|tongue|explained)-(?:en|it)-[^/]*\.js$/
/** What the worker keeps besides the files of the build. */
const PLACES = {
  files: '__FILES__',
  heavy: '__HEAVY__',
  spoken: '__SPOKEN__',
  pages: '__PAGES__',
  version: '__VERSION__',
} as const

/** Whatever marks the minifier puts around it. */
const quoted = (place: string): RegExp => new RegExp(`(["'\`])${place}\\1`)

/** The app is kept under its address; the page for others is never kept. */
const PAGE_FILES: readonly string[] = ['index.html', EMBED_PAGE]

export const SERVICE_WORKER = 'sw.js'
/** Where the service reads which addresses are the app's. */
const PAGES = 'pages.json'

/**
 * Tells the service worker what there is to keep: the files of the build, and a version that changes with any of them;
 * and it, like the service, which addresses are the app.
 * By hand because it is this list and little more; see docs/decisions/0060.
 */
export function serviceWorker(publicFolder: string): Plugin {
  return {
    name: 'service-worker',
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.values(bundle).filter(({ fileName }) => fileName !== SERVICE_WORKER)
      const still = readdirSync(publicFolder)
      const hash = createHash('sha256')
      for (const file of built) hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source)
      for (const name of still) hash.update(name).update(readFileSync(join(publicFolder, name)))
      const files = built.map(({ fileName }) => fileName).filter((name) => !PAGE_FILES.includes(name))
      const names = ['./', ...files, ...still]
      const worker = bundle[SERVICE_WORKER]
      if (worker?.type !== 'chunk') throw new Error('The build has no service worker')
      worker.code = worker.code
        .replace(quoted(PLACES.files), JSON.stringify(names.filter((name) => !HEAVY.test(name) && !SPOKEN.test(name))))
        .replace(quoted(PLACES.heavy), JSON.stringify(names.filter((name) => HEAVY.test(name))))
        .replace(quoted(PLACES.spoken), JSON.stringify(names.filter((name) => SPOKEN.test(name))))
        .replace(quoted(PLACES.pages), JSON.stringify(PAGE_ADDRESSES))
        .replace(PLACES.version, hash.digest('hex').slice(0, 12))
      this.emitFile({ type: 'asset', fileName: PAGES, source: JSON.stringify(PAGE_ADDRESSES) })
    },
  }
}
