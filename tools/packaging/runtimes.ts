import { join } from 'node:path'
import type { Installed } from './install.ts'
import { root } from './published.ts'
import { must } from './run.ts'

/** The oldest Node that the packages say they run on, and the one that the service runs on: both from the package `node`. */
export const NODES = {
  22: join(import.meta.dirname, 'node_modules/node/bin/node'),
  24: join(root, 'node_modules/node/bin/node'),
} as const

/** What the sources answer, run as they are in the workspace. */
export const fromSources = async (): Promise<string> =>
  (await must(NODES[24], [join(import.meta.dirname, 'consumer/node.ts')], { cwd: root })).trim()

/** The installed packages answer the same to the byte on every Node. */
export async function runsOnEveryNode({ folder }: Installed, expected: string): Promise<string> {
  for (const [version, node] of Object.entries(NODES)) {
    const printed = (await must(node, ['--version'], { cwd: folder })).trim()
    if (!printed.startsWith(`v${version}.`)) throw new Error(`wanted Node ${version}, and found ${printed}`)
    const found = await must(node, ['consumer/node.ts'], { cwd: folder })
    if (found.trim() !== expected) throw new Error(`on Node ${version} the packages answer otherwise than the sources`)
  }
  return Object.keys(NODES).join(', ')
}
