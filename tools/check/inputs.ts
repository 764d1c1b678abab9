import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PlannedStep } from './run.ts'

/**
 * A step whose inputs have not changed since it passed need not run again. Its inputs are the files that it declares to read, its
 * command and the packages that are installed; the record of what passed is of this checkout alone and is never committed.
 */

const ROOT = resolve(import.meta.dirname, '../..')

/** What every step stands on. */
const GROUND =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|vitest\.[^/]+|tools\/(?:check\/|check\.ts|tier\.ts|measured\.ts))/

/** Files of the repository, also those that nobody has committed yet. */
export const filesOfRepository = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(ROOT, path)))

export const isInputOf = (reads: RegExp, path: string): boolean => GROUND.test(path) || reads.test(path)

/** One hash of all that the outcome of a step depends on; none where the step does not declare it. */
export function hashOfInputs({ step, env }: PlannedStep, files: readonly string[]): string | undefined {
  const { reads } = step
  if (reads === undefined) return undefined
  const hash = createHash('sha256').update(JSON.stringify([process.version, step.command, env]))
  for (const path of files.filter((file) => isInputOf(reads, file)).toSorted())
    hash.update(`\0${path}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(ROOT, path)))
        .digest(),
    )
  return hash.digest('hex')
}

/** What has passed in a checkout: a file for each step. */
export class PassedSteps {
  readonly #folder: string
  constructor(folder: string) {
    this.#folder = folder
  }
  #file(name: string): string {
    return join(this.#folder, createHash('sha256').update(name).digest('hex').slice(0, 16))
  }
  has(name: string, hash: string): boolean {
    const file = this.#file(name)
    return existsSync(file) && readFileSync(file, 'utf8') === hash
  }
  add(name: string, hash: string): void {
    mkdirSync(this.#folder, { recursive: true })
    writeFileSync(this.#file(name), hash)
  }
  forget(name: string): void {
    rmSync(this.#file(name), { force: true })
  }
}
