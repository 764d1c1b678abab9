import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A bound on memory as containers have it: the kernel ends whoever goes beyond. */
export interface Confinement {
  /** What a shell writes its number to, so that it and what it starts are bound. */
  readonly members: string
  /** Bytes at most so far. */
  readonly peak: () => number
  readonly remove: () => void
}

const ROOT = '/sys/fs/cgroup'
/** The two generations of the kernel's files. */
const GENERATIONS = [
  { folder: `${ROOT}/memory`, limit: 'memory.limit_in_bytes', peak: 'memory.max_usage_in_bytes' },
  { folder: ROOT, limit: 'memory.max', peak: 'memory.peak' },
] as const

/** None where this machine lets nobody bind a process, which is for its administrator to say. */
export function confine(bytes: number): Confinement | undefined {
  for (const { folder, limit, peak } of GENERATIONS) {
    const own = join(folder, `obrador-test-${process.pid}`)
    try {
      mkdirSync(own)
    } catch {
      continue
    }
    try {
      if (!existsSync(join(own, limit))) throw new Error('memory is not bound here')
      writeFileSync(join(own, limit), String(bytes))
      return {
        members: join(own, 'cgroup.procs'),
        peak: () => Number(readFileSync(join(own, peak), 'utf8')),
        remove: () => rmdirSync(own),
      }
    } catch {
      rmdirSync(own)
    }
  }
  return undefined
}
