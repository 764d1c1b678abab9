import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesOfRepository } from './check/inputs.ts'

/** «Add a recipe type» of CONTRIBUTING.md, followed to the letter in a copy of the repository. */

const ROOT = join(import.meta.dirname, '..')
const CRAFT = 'packages/engine/src/crafts/panaderia'
const copy = mkdtempSync(join(tmpdir(), 'obrador-recipe-type-'))
afterAll(() => rmSync(copy, { recursive: true }))

function inCopy(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, FULL: '' },
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`)
  return stdout
}

/** The packages of others are linked, and ours are those of the copy. */
function linkPackages(): void {
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@obrador'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@obrador' && name !== '.cache') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  for (const room of ['packages', 'apps']) {
    for (const id of readdirSync(join(copy, room))) {
      symlinkSync(`../../${room}/${id}`, join(modules, '@obrador', id))
      const nested = join(ROOT, room, id, 'node_modules')
      if (existsSync(nested)) symlinkSync(nested, join(copy, room, id, 'node_modules'))
    }
  }
}

/** Puts a text before a line of a file. */
function insertBefore(file: string, line: string, text: string): void {
  const before = readFileSync(join(copy, file), 'utf8')
  expect(before.split(line)).toHaveLength(2)
  writeFileSync(
    join(copy, file),
    before.replace(line, () => text + line),
  )
}

const FORMULA = {
  id: 'pr_prueba',
  source: { title: 'Pan de prueba', author: 'Obrador' },
  kind: 'published',
  expected: 'equilibrada',
  fixed: true,
  confidence: 'medium',
  verdict: 'equilibrada',
  lines: { 'Bread flour': 1000, Water: 720, Salt: 20, 'Fresh yeast': 15 },
  params: {},
}
/** As types.ts writes them. */
const written = (ranges: Readonly<Record<string, readonly number[]>>): string =>
  `{ ${Object.entries(ranges)
    .map(([key, [least, most]]) => `${key}: [${least}, ${most}]`)
    .join(', ')} }`
const RANGES = { hidratacion: [63, 85], sal: [1.2, 2.5], levadura: [0.1, 4], grasa: [0, 8], azucar: [0, 3] }

const section =
  /## Add a recipe type\n([\s\S]*?)\n## /.exec(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'))?.[1] ?? ''
const commands = [...section.matchAll(/`npm run (\w+)( -- --write)?`/g)].map(([, name = '', write]) =>
  write === undefined ? ['run', name] : ['run', name, '--', '--write'],
)

describe('a recipe type is added as CONTRIBUTING.md says', { tags: ['nightly'] }, () => {
  beforeAll(() => {
    for (const file of filesOfRepository()) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      cpSync(join(ROOT, file), join(copy, file))
    }
    linkPackages()
    inCopy('git', 'init', '--quiet')
    inCopy('git', 'add', '--all')
    insertBefore(
      `${CRAFT}/types.ts`,
      '  ciabatta: {\n',
      `  pan_prueba: {\n    label: 'Pan de prueba',\n    ranges: ${written(RANGES)},\n    merma: 0.18,\n    panComun: true,\n    pizza: false,\n    forma: 'chapata',\n    sources: ['obrador'],\n  },\n`,
    )
    insertBefore(
      'packages/engine/data/oficios.tsv',
      'panaderia\tciabatta\t',
      'panaderia\tpan_prueba\t\tPan de prueba\tTrial bread\tPane di prova\n',
    )
    insertBefore('tools/norms/base.json', '    "ciabatta": {\n', `    "pan_prueba": ${JSON.stringify(RANGES)},\n`)
    insertBefore(`${CRAFT}/norms.ts`, '    ciabatta: {\n', '    pan_prueba: { n: 1, of: {} },\n')
    insertBefore(`${CRAFT}/levers.ts`, '  ciabatta: { pantry', '  pan_prueba: { pantry: LEAN_PANTRY },\n')
    writeFileSync(
      join(copy, 'packages/engine/test/golden/panaderia/types-2/pan_prueba.json'),
      `${JSON.stringify([FORMULA], null, 2)}\n`,
    )
  })

  it('names the commands', () => expect(commands.map(([, name]) => name)).toContain('norms'))

  it.each(commands)('npm %s %s passes', (...args) => {
    expect(inCopy('npm', ...args.filter((arg) => arg !== undefined))).not.toBe('')
  })

  it.each([
    ['tsc', '--noEmit'],
    ['biome', 'ci', '--error-on-warnings', 'packages/engine', 'tools'],
    ['node', 'tools/structure.ts'],
    ['node', 'tools/golden.ts'],
    ['node', 'tools/docs.ts'],
    [
      'vitest',
      'run',
      '--project=code',
      'tools/norms.test.ts',
      'packages/engine/test/panaderia',
      'packages/engine/test/golden',
      'packages/engine/test/contract',
    ],
  ])('and then %s %s is green', (program, ...args) => {
    expect(inCopy(program, ...args)).toBeDefined()
  })
})
