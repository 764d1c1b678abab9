import { dirname, resolve } from 'node:path'
import { importedPaths } from './imports.ts'

/** Circles of files that import each other, types included: who reads one of them has to read all. */

/** What a file imports or hands on of other files: relative paths, from values and from types. */
const targetsOf = (file: string, text: string): string[] =>
  importedPaths(text)
    .filter((path) => path.startsWith('.'))
    .map((path) => resolve(dirname(file), path))

interface Visit {
  readonly order: number
  lowest: number
  isOpen: boolean
}

/** Groups of two or more files that reach each other (Tarjan). `texts`: the source of each file by its absolute path. */
export const circlesOf = (texts: ReadonlyMap<string, string>): string[][] => {
  const visits = new Map<string, Visit>()
  const path: string[] = []
  const circles: string[][] = []
  const visit = (file: string): Visit => {
    const own: Visit = { order: visits.size, lowest: visits.size, isOpen: true }
    visits.set(file, own)
    path.push(file)
    for (const target of targetsOf(file, texts.get(file) ?? '')) {
      if (!texts.has(target)) continue
      const other = visits.get(target)
      if (!other) own.lowest = Math.min(own.lowest, visit(target).lowest)
      else if (other.isOpen) own.lowest = Math.min(own.lowest, other.order)
    }
    if (own.lowest < own.order) return own
    const group = path.splice(path.indexOf(file))
    for (const member of group) visits.set(member, { ...own, isOpen: false })
    if (group.length > 1) circles.push(group.toSorted())
    return own
  }
  for (const file of texts.keys()) if (!visits.has(file)) visit(file)
  return circles
}
