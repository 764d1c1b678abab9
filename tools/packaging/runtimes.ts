import { join } from 'node:path'
import { isFull } from '../tier.ts'
import type { Installed } from './install.ts'
import { root } from './published.ts'
import { must } from './run.ts'

/** The oldest Node that the packages say they run on, and the one that the service runs on: both from the package `node`. */
export const NODES = {
  22: join(import.meta.dirname, 'node_modules/node/bin/node'),
  24: join(root, 'node_modules/node/bin/node'),
} as const

/** Those that a run tries: the oldest one is for the night. */
export const tried = Object.entries(NODES).filter(([, node]) => isFull || node === NODES[24])

/** What the sources answer, run as they are in the workspace. */
export const fromSources = async (): Promise<string> =>
  (await must(NODES[24], [join(import.meta.dirname, 'consumer/node.ts')], { cwd: root })).trim()

/** The installed packages answer the same to the byte on every Node. */
export async function runsOnEveryNode({ folder }: Installed, expected: string): Promise<string> {
  for (const [version, node] of tried) {
    const printed = (await must(node, ['--version'], { cwd: folder })).trim()
    if (!printed.startsWith(`v${version}.`)) throw new Error(`wanted Node ${version}, and found ${printed}`)
    const found = await must(node, ['consumer/node.ts'], { cwd: folder })
    if (found.trim() !== expected) throw new Error(`on Node ${version} the packages answer otherwise than the sources`)
  }
  return tried.map(([version]) => version).join(', ')
}
