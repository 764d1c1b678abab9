import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { FEATURES, FLOORS, floorOf, roomOf } from './floors.ts'
import { styleBreaches } from './styles.ts'

/**
 * The shape of the web app: rooms on floors, each using only those below it, features that do not know each other, no circle of
 * files, and one room that writes what the device keeps. An import is an arrow whether it brings a value or a type, at once or later, code or a style.
 */

/** Files that no other room may use: what the device keeps is changed by the commands of the library alone. */
const PRIVATE: readonly string[] = [
  'library/shelf.ts',
  'library/command.ts',
  'library/library.ts',
  'library/database.ts',
  'library/writes.ts',
]
/** What brings it all together, and what serves it without a network. */
const ROOTS: readonly string[] = ['opening.ts', 'main.tsx', 'embed.tsx', 'sw.ts']

const IMPORTS =
  /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'|new URL\('(\.[^']+)', import\.meta\.url\)|@import\s+"(\.[^"]+)"|\burl\("(\.[^"]+)"\)/g

interface Shape {
  readonly breaches: readonly string[]
  /** A line for each room: what it is for, and what it uses. */
  readonly rooms: readonly string[]
}

/** Each file with those of ours that it imports. */
function arrowsBelow(source: string): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    files.map((file) => {
      const paths = [...readFileSync(file, 'utf8').matchAll(IMPORTS)].map((found) => found.slice(1).find(Boolean) ?? '')
      const targets = paths.map((path) => resolve(dirname(file), path))
      return [file, [...new Set(targets.filter((target) => target.startsWith(`${source}/`) && existsSync(target)))]]
    }),
  )
}

/** Files that reach themselves through others, each circle once: Tarjan's strongly connected components. */
function circlesIn(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const circles: string[][] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    lowest.set(file, order.size - 1)
    path.push(file)
    for (const next of arrows.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (path.includes(next)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(file) !== order.get(file)) return
    const circle = path.splice(path.indexOf(file))
    if (circle.length > 1 || arrows.get(file)?.includes(file)) circles.push(circle)
  }
  for (const file of arrows.keys()) if (!order.has(file)) visit(file)
  return circles
}

export function webShape(source: string): Shape {
  const arrows = arrowsBelow(source)
  const inSource = (file: string): string => relative(source, file)
  const breaches: string[] = []
  const uses = new Map<string, Set<string>>()
  const sizes = new Map<string, number>()
  for (const [file, targets] of arrows) {
    const room = roomOf(inSource(file))
    if (ROOTS.includes(room)) continue
    if (floorOf(room) < 0) breaches.push(`web app: ${inSource(file)} stands in no room`)
    sizes.set(room, (sizes.get(room) ?? 0) + 1)
    for (const target of targets) {
      const used = roomOf(inSource(target))
      if (used === room) continue
      if (PRIVATE.includes(inSource(target))) {
        breaches.push(`web app: ${inSource(file)} uses ${inSource(target)}, which is of its own room alone`)
      }
      if (floorOf(used) >= floorOf(room)) breaches.push(`web app: ${inSource(file)} looks up to ${inSource(target)}`)
      uses.set(room, (uses.get(room) ?? new Set()).add(used))
    }
  }
  for (const circle of circlesIn(arrows))
    breaches.push(`web app: a circle of files: ${circle.map(inSource).join(' → ')}`)
  breaches.push(...styleBreaches(source))
  const rooms = [...sizes.keys()].toSorted((a, b) => floorOf(a) - floorOf(b) || a.localeCompare(b))
  const lines = rooms.map((room) => {
    const [outer = ''] = room.split('/')
    const answers = room === outer || room === `${FEATURES}/bench` ? FLOORS[floorOf(room)]?.[outer] : undefined
    const used = [...(uses.get(room) ?? [])].toSorted((a, b) => floorOf(a) - floorOf(b)).join(', ')
    return `${room.padEnd(19)} ${String(sizes.get(room)).padStart(3)} files${answers ? ` · ${answers}` : ''}${used && ` · uses ${used}`}`
  })
  const count = [...uses.values()].reduce((sum, used) => sum + used.size, 0)
  const upward = breaches.filter((breach) => breach.includes(' looks up to ')).length
  lines.push(`web app: ${rooms.length} rooms on ${FLOORS.length} floors, ${count} arrows, ${upward} import(s) upward`)
  return { breaches, rooms: lines }
}
