import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { helado } from '@obrador/engine'
import { expect, it } from 'vitest'

const MAIN = join(import.meta.dirname, '../src/main.ts')
const CORPUS = join(import.meta.dirname, '../../../corpus/turron.json')
const LIST = '500 g agua\n250 g zumo de limon\n200 g azúcar\nuna pizca de sal\n'

/** The real command, as a shell runs it. */
function obrador(args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...env },
  })
  return { status, stdout, stderr }
}

it('analyses a pasted list as the engine does, and says what it guessed', { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = obrador(['analizar', '-o', 'helado', '-t', 'sorbete_agua', '--json', '-'], LIST)
  expect(status).toBe(0)
  const lines = [
    ['agua', 500],
    ['zumo de limon', 250],
    ['azúcar', 200],
    ['sal', 0.5],
  ] as const
  const own = helado.analyse({ type: 'sorbete_agua', ingredients: lines.map(([name, grams]) => ({ name, grams })) })
  expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(own)))
  expect(stderr).toMatch(/«sal».*0,5 g/)
})

it('shows a table, in colour only where somebody looks', { timeout: 60_000 }, () => {
  const ask = (env: Readonly<Record<string, string>>) =>
    obrador(['analizar', '-o', 'helado', '-t', 'sorbete_agua', '-'], LIST, env).stdout
  const plain = ask({})
  expect(plain).toMatch(/^Sorbete de agua · revisar\n/)
  expect(plain).toMatch(/PAC +−\d+,\d+ +[·─●]{16} +✗ −12,5 – −10,6/)
  expect(plain).not.toContain('\u001b')
  expect(ask({ FORCE_COLOR: '1' })).toContain('\u001b')
})

it('runs the corpus and counts', { timeout: 60_000 }, () => {
  const { status, stdout } = obrador(['corpus', '--json', CORPUS])
  expect(status).toBe(0)
  const tallies = JSON.parse(stdout) as { conjunto: string; buenas: number; aceptadas: number }[]
  expect(tallies.map(({ conjunto }) => conjunto)).toContain('reference')
  for (const { buenas, aceptadas } of tallies) expect(aceptadas / buenas).toBeGreaterThan(0.5)
})

it.each([
  ['an unknown craft', ['analizar', '-o', 'carpinteria', '-'], /«carpinteria»/],
  ['no craft', ['analizar', '-'], /^Falta «--oficio»/],
  ['an unknown command', ['hornear'], /^No conozco esa orden/],
  ['a file that is not there', ['analizar', '-o', 'helado', 'nada.json'], /«nada.json»/],
  ['nothing to weigh', ['analizar', '-o', 'helado', '-'], /^No hay ninguna línea con peso/],
])('says of %s what to do, in Spanish, and ends with 1', { timeout: 60_000 }, (_, args, sentence) => {
  const { status, stdout, stderr } = obrador(args)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(sentence)
  expect(stderr).not.toMatch(/error:|required|unknown/)
})
