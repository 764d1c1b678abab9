import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cambioExample, cartaExample } from '@obrador/contract'
import { afterAll, expect, it } from 'vitest'
import { obrador } from './in-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'obrador-carta-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('tells the bases of a menu, what to add for a flavour, and why; as JSON the whole answer', async () => {
  const text = JSON.stringify(cartaExample)
  const { status, stdout } = await obrador(['carta', '-'], text)
  expect(status).toBe(0)
  const { titular, bases, sabores, porQue } = JSON.parse((await obrador(['carta', '--json', '-'], text)).stdout)
  expect(stdout.startsWith(`${titular}\n`)).toBe(true)
  for (const { nombre } of bases) expect(stdout).toMatch(new RegExp(`^${nombre} \\(.+\\):$`, 'm'))
  for (const { nombre, correcciones } of sabores)
    expect(stdout.includes(`${nombre}, añadir por kilo de base:`)).toBe(correcciones.length > 0)
  for (const { frase } of porQue) expect(stdout).toContain(frase)
})

it('tells what to change in a book when a price rises, from its body and from a folder of formulas', async () => {
  const body = await obrador(['menu', '--json', '-'], JSON.stringify(cambioExample))
  const { propuestas } = JSON.parse(body.stdout)
  expect(propuestas).not.toEqual([])
  for (const formula of cambioExample.libro)
    writeFileSync(join(folder, `${formula.nombre}.json`), JSON.stringify({ oficio: cambioExample.oficio, ...formula }))
  const rises = Object.entries(cambioExample.cambios.precios ?? {}).flatMap(([name, price]) => [
    '--sube',
    `${name}=${String(price).replace('.', ',')}`,
  ])
  const { status, stdout } = await obrador(['carta', '--libro', folder, ...rises])
  expect(status).toBe(0)
  for (const { nombre } of propuestas) expect(stdout).toMatch(new RegExp(`^${nombre} \\(.+ €\\):$`, 'm'))
})

it('says what it cannot read: the JSON, a price, an empty book', async () => {
  const saidOf = async (...args: readonly string[]) => (await obrador(args, '{')).stderr.trim()
  const empty = mkdtempSync(join(folder, 'vacio-'))
  expect(await saidOf('carta', '-')).toContain('revisa comas, comillas y llaves')
  expect(await saidOf('carta', '--libro', folder, '--sube', 'nata')).toContain('No entiendo «nata»')
  expect(await saidOf('carta', '--libro', empty)).toContain('ninguna fórmula')
})
