import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { basesIn, filesWithBases, pinBases } from './bases.ts'

const ROOT = join(import.meta.dirname, '..')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'obrador-bases-'))
  cpSync(join(ROOT, 'deploy'), join(folder, 'deploy'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A digest that no registry gave: of the form of one, and another for each name. */
const digestOf = (image: string): string => `sha256:${Buffer.from(image).toString('hex').padEnd(64, '0').slice(0, 64)}`
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8')

it('every image of others is pinned, in both Dockerfiles and wherever they are started', () => {
  const files = filesWithBases(folder)
  expect(files).toEqual([
    'deploy/Dockerfile',
    'deploy/compose.yaml',
    'deploy/kubernetes/store.yaml',
    'deploy/relay/Dockerfile',
    'deploy/relay/compose.yaml',
  ])
  const before = [...new Set(files.flatMap((file) => basesIn(textOf(file))))].toSorted()
  const asked: string[] = []
  const lines = pinBases(folder, (image) => {
    asked.push(image)
    return digestOf(image)
  })
  expect(asked.toSorted()).toEqual(before)
  expect(lines).toEqual(before.map((image) => `${image}@${digestOf(image)}`))
  for (const file of files) expect(textOf(file)).not.toMatch(/(?:^FROM |image: )[^\s@]+:[^\s@]+$/m)
  expect(textOf('deploy/Dockerfile')).toMatch(/^FROM node:\S+@sha256:[0-9a-f]{64} AS base$/m)
  // Pinned once, nobody is asked again.
  expect(pinBases(folder, () => expect.fail())).toEqual(lines)
})

it('what is no digest pins nothing', () => {
  const before = textOf('deploy/Dockerfile')
  let turn = 0
  const failing = (image: string): string => {
    turn += 1
    return turn > 2 ? 'manifest unknown' : digestOf(image)
  }
  expect(() => pinBases(folder, failing)).toThrow('no digest')
  expect(textOf('deploy/Dockerfile')).toBe(before)
})

it('the repository has no digest that could grow old', () => {
  for (const file of filesWithBases(ROOT)) expect(textOf(file)).not.toMatch(/@sha256:[0-9a-f]/)
})

it('whatever image a file names, somebody looks for a newer one', () => {
  const updates = readFileSync(join(ROOT, '.github/dependabot.yml'), 'utf8').split(/^ {2}- package-ecosystem: /m)
  const folders = (ecosystem: string): readonly string[] => {
    const update = updates.find((one) => one.startsWith(`${ecosystem}\n`)) ?? ''
    return /^ {4}directories: \[(.*)\]$/m.exec(update)?.[1]?.split(', ') ?? []
  }
  for (const file of filesWithBases(ROOT))
    expect(folders(file.endsWith('compose.yaml') ? 'docker-compose' : 'docker'), file).toContain(`/${dirname(file)}`)
})
