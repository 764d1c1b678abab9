import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isFull } from '../tier.ts'
import type { Installed } from './install.ts'
import { root } from './published.ts'
import { must, run } from './run.ts'

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

/** A Node that is too old, as far as a program can tell. */
const PRETENDING = `data:text/javascript,${encodeURIComponent("Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })")}`

/** Those of this machine that really are, by their path. */
async function oldNodes(cwd: string): Promise<string[]> {
  const found: string[] = []
  for (const folder of new Set((process.env.PATH ?? '').split(delimiter))) {
    const node = join(folder, 'node')
    if (!existsSync(node)) continue
    const { stdout } = await run(node, ['--version'], { cwd })
    if (/^v(?:1\d|20|21)\./.test(stdout)) found.push(node)
  }
  return found
}

/** On a Node that they do not run on, the commands say so in one sentence, and end with 1. */
export async function refusesOldNode({ folder }: Installed): Promise<string> {
  const old = await oldNodes(folder)
  for (const [id, file] of Object.entries({ cli: 'obrador', mcp: 'obrador-mcp' })) {
    const bin = join(folder, 'node_modules/.bin', file)
    const tries = [[NODES[24], '--import', PRETENDING, bin], ...old.map((node) => [node, bin])]
    for (const [node = '', ...args] of tries) {
      const { code, stdout, stderr } = await run(node, [...args, 'tipos'], { cwd: folder })
      if (
        code !== 1 ||
        stdout !== '' ||
        !/^Hace falta Node 22\.12 o más nuevo, y este es \d\S+: [^\n]+\n$/.test(stderr)
      )
        throw new Error(`@obrador/${id} on an old Node (${node}) ended with ${code}\n${stdout}${stderr}`)
    }
  }
  return old.length > 0 ? `pretended, and ${old.join(', ')}` : 'pretended: this machine has none'
}
