import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSED: ReadonlySet<string> = new Set(['.js', '.css', '.html', '.svg', '.wasm', '.webmanifest'])
/** Under this a compressed copy saves nothing worth a file, bytes. */
const LEAST = 512
/** The best there is takes seconds for megabytes; one step below is nearly as small, bytes. */
const LARGE = 100_000

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

async function compress(path: string): Promise<void> {
  const bytes = readFileSync(path)
  if (bytes.length < LEAST) return
  const quality = bytes.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY
  const [br, gz] = await Promise.all([
    inBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    inGzip(bytes, { level: 9 }),
  ])
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gz)
}

/** Every text of the build also as brotli and gzip, so that serving it costs nothing. */
export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    await Promise.all(
      files
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => COMPRESSED.has(extname(path)))
        .map(compress),
    )
  },
}
