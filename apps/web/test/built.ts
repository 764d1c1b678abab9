import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')
const DIST = join(root, 'apps/web/dist')

const newestBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((newest, entry) => Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0)

/** Tests of the app look at what is served, so it must have been built from what is written. */
export function demandBuild(): void {
  const built = join(DIST, 'index.html')
  const sources = [
    'apps/web/src',
    'apps/web/build',
    'apps/web/public',
    'packages/engine/src',
    'packages/balancer/src',
    'packages/list/src',
  ]
  const written = Math.max(...sources.map((folder) => newestBelow(join(root, folder))))
  if (!existsSync(built) || statSync(built).mtimeMs < written) {
    throw new Error('The web app is not built from these sources: run «npm run build» first')
  }
}
