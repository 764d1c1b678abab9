import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { obrador } from './in-process.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'obrador-importar-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The real command, in a folder where it might write. */
function importar(args: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'importar', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '' },
    ...(input !== undefined && { input }),
  })
  return { status, stdout, stderr }
}
const inFolder = (name: string): string => join(folder, name)

const BOOK = (head: string): string =>
  [
    `${head};Ingrediente;Gramos;Precio €/kg`,
    'Brioche;Harina de fuerza;1000;0,80',
    ';Huevo;500;',
    ';Mantequilla;400;7,10',
    ';TOTAL;1900;',
    'Crema pastelera;Leche entera;1 l;',
    ';Yema;200;',
    ';Azúcar;250;',
  ].join('\r\n')

describe('a book', () => {
  it.each(['Receta', 'Nombre del plato', 'Fórmula', 'Elaboración', 'Recipe', 'Título', 'Recepta', 'Apartado'])(
    'with its recipes in a column «%s» is shown',
    async (head) => {
      const { status, stdout } = await obrador(['importar', '-'], BOOK(head))
      expect(status).toBe(0)
      expect(stdout).toContain('2 recetas en «-»: 1 leída entera, 1 por revisar. 2 precios.')
      expect(stdout).toMatch(/● Brioche +Brioche +3 +1900/)
      expect(stdout).toContain('fila 6, «Leche entera 1 l»: ¿cuánto pesa? (¿1030 g?)')
      expect(stdout).toContain('Nada se ha guardado')
    },
  )

  const CODED = (head: string, codes: readonly string[]): string =>
    [
      `${head};Ingrediente;Gramos`,
      ...codes.flatMap((code) => [`${code};Harina;500`, `${code};Agua;300`, `${code};Sal;10`]),
    ].join('\n')
  const titlesIn = async (text: string, ...args: readonly string[]): Promise<readonly string[]> =>
    JSON.parse((await obrador(['importar', '--json', ...args, '-'], text)).stdout).recipes.map(
      ({ title }: { readonly title: string }) => title,
    )
  it.each([
    ['Código', '101', '102'],
    ['Receta', '1.1', '1.2'],
    ['Ref.', 'A', 'B'],
    ['Receta', 'R1', 'R2'],
    ['Receta', 'Masa A', 'Masa B'],
  ])('that parts its recipes by «%s» %s, %s has both, with and without «--columnas»', async (head, ...codes) => {
    const text = CODED(head, codes)
    expect(await titlesIn(text)).toEqual(codes)
    expect(await titlesIn(text, '--columnas', 'A=receta,B=ingrediente,C=gramos')).toEqual(codes)
  })

  it('may have the codes behind the grams, and «--columnas» says which column they are', async () => {
    const turned = (head: string): string => CODED(head, ['7', '8']).replace(/^([^;]*);(.*)$/gm, '$2;$1')
    expect(await titlesIn(turned('Cód.'))).toEqual(['7', '8'])
    expect(await titlesIn(turned('Amasado'))).toHaveLength(1)
    expect(await titlesIn(turned('Amasado'), '--columnas', 'A=ingrediente,B=gramos,C=receta')).toEqual(['7', '8'])
  })

  it('has the prices of names that only the grammar reads, too', () => {
    const book = 'Receta;Ingrediente;Gramos;€/kg\nPan;har. fuerza;500;0,9\nPan;Agua;300;\nPan;Sal;10;0,4\n'
    expect(importar(['-', '--salida', 'precios.json'], book).status).toBe(0)
    const { prices } = JSON.parse(readFileSync(inFolder('precios.json'), 'utf8'))
    expect(prices).toMatchObject({ harina_fuerza: { pack: 0.9 }, sal: { pack: 0.4 } })
  })

  it('that is only shown writes nothing', () => {
    const before = readdirSync(folder)
    expect(importar(['-'], BOOK('Receta')).status).toBe(0)
    expect(readdirSync(folder)).toEqual(before)
  })

  it('is written to a new file where it is told, and never over another', async () => {
    writeFileSync(inFolder('libro.csv'), BOOK('Receta'))
    expect(importar(['libro.csv', '--salida', 'recetas.json']).stderr).toContain(
      '2 fórmulas guardadas en «recetas.json».',
    )
    const copy = JSON.parse(readFileSync(inFolder('recetas.json'), 'utf8'))
    expect(
      copy.formulas.map((one: { formula: { name: string; type: string } }) => [one.formula.name, one.formula.type]),
    ).toEqual([
      ['Brioche', 'brioche'],
      ['Crema pastelera', 'crema_pastelera'],
    ])
    expect(Object.values(copy.prices)).toMatchObject([{ pack: 0.8, packGrams: 1000 }, { pack: 7.1 }])
    const again = importar(['libro.csv', '--salida', 'recetas.json'])
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('ya existe')])
    const batch = await obrador(['lote', '--formato', 'json', inFolder('recetas.json')])
    expect(JSON.parse(batch.stdout)).toHaveLength(2)
  })

  it('is written alone to standard output where «--salida -» says so', async () => {
    const { stdout, stderr } = await obrador(['importar', '--salida', '-', '-'], BOOK('Receta'))
    expect(JSON.parse(stdout).formulas).toHaveLength(2)
    expect(stderr).toContain('2 recetas en')
    expect(stderr).toContain('2 fórmulas guardadas en la salida estándar.')
  })

  it('whose columns nobody could guess is read by what is said of them', async () => {
    const ask = (...args: readonly string[]) => obrador(['importar', ...args, '-'], text)
    const text = 'a;b;c;d\n7;Harina de fuerza;1000;1\n7;Agua;650;2\n7;Sal;20;3\n'
    expect(await ask()).toMatchObject({ status: 1, stderr: expect.stringContaining('--columnas') })
    const told = await ask('--columnas', 'B=ingrediente,C=gramos')
    expect(told.stdout).toContain('3       1670')
    expect((await ask('--columnas', 'B=patata')).stderr).toContain('No entiendo «B=patata»')
  })

  it('that cannot be read is refused in words', () => {
    writeFileSync(inFolder('cortado.xlsx'), Buffer.from('PK\u0003\u0004 roto'))
    expect(importar(['cortado.xlsx'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('está cortado o dañado'),
    })
    expect(existsSync(inFolder('cortado.json'))).toBe(false)
  })
})
