import { readdirSync, statSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { textReaders } from '../input/csv.ts'
import type { GivenByCommand, InputEntry } from '../input/item.ts'
import { entriesInSource } from '../input/read.ts'
import type { SpokenTerminal } from '../terminal.ts'

/** What a folder may hold formulas in. */
const FILES = ['.json', '.csv', '.txt']

const isFolder = (source: string): boolean =>
  source !== '-' && (statSync(source, { throwIfNoEntry: false })?.isDirectory() ?? false)

/** The formulas below a folder, file by file in their order; what cannot be read is one of them, with its reason. */
function entriesBelow(
  folder: string,
  given: GivenByCommand,
  except: string | undefined,
  terminal: SpokenTerminal,
): InputEntry[] {
  const found = (() => {
    try {
      return readdirSync(folder, { withFileTypes: true })
    } catch {
      return undefined
    }
  })()
  if (!found)
    return [{ nombre: folder, refusal: { error: terminal.say.unreadableSource(folder), codigo: 'peticion_ilegible' } }]
  return found
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return entriesBelow(path, given, except, terminal)
      const isText = (entry.isFile() || entry.isSymbolicLink()) && FILES.includes(extname(path).toLowerCase())
      return isText && resolve(path) !== except ? entriesInSource(path, given, terminal, textReaders) : []
    })
}

/** The formulas of folders and files; what is to be written is none of them. */
export const entriesOfSources = (
  sources: readonly string[],
  given: GivenByCommand,
  output: string | undefined,
  terminal: SpokenTerminal,
): InputEntry[] =>
  sources.flatMap((source) =>
    isFolder(source)
      ? entriesBelow(source, given, output === undefined ? undefined : resolve(output), terminal)
      : entriesInSource(source, given, terminal, textReaders),
  )
