import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { type Manifest, type Published, publishedPackages } from './published.ts'

/**
 * A command is published as one program, in as many files as it loads at a time: to find and read some 450 modules takes half of what one analysis does. What others
 * wrote stays outside, as it is installed. A package that is a command and nothing else has no other files.
 */
export const isCommand = ({ manifest: { bin, exports } }: Published): boolean => bin !== undefined && !exports

/** The oldest Node that is promised: `engines` of the packages. */
const OLDEST_NODE = 'node22'

const isOurs = (name: string): boolean => name.startsWith('@obrador/')

/** The packages of ours that a command is made of. */
function partsOf(command: Published): readonly Manifest[] {
  const all = publishedPackages()
  const parts = new Set([command.manifest])
  for (const { dependencies = {} } of parts)
    for (const { manifest } of all) if (Object.hasOwn(dependencies, manifest.name)) parts.add(manifest)
  return [...parts]
}

/** What a command needs of others: all that it is made of needs. */
export function dependenciesOfCommand(command: Published): Readonly<Record<string, string>> {
  const needed = partsOf(command).flatMap(({ dependencies = {} }) => Object.entries(dependencies))
  return Object.fromEntries(needed.filter(([name]) => !isOurs(name)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export function bundleCommand(command: Published, outdir: string): void {
  buildSync({
    entryPoints: Object.values(command.manifest.bin ?? {}).map((source) => join(command.folder, source)),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: OLDEST_NODE,
    sourcemap: true,
    // Names and lines are enough for a stack; the whole sources would treble what is installed.
    sourcesContent: false,
    external: Object.keys(dependenciesOfCommand(command)),
    alias: Object.assign({}, ...partsOf(command).map(({ imports }) => imports)),
    logLevel: 'warning',
  })
}
