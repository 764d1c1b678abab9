import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRow } from '@obrador/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { obrador } from './in-process.ts'

/** The command as a shell, a script and a folder of somebody's recipes meet it. */

const MAIN = join(import.meta.dirname, '../src/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'obrador-process-'))
afterAll(() => rmSync(folder, { recursive: true }))

const shell = (line: string) =>
  spawnSync('bash', ['-o', 'pipefail', '-c', `obrador() { "${process.execPath}" "${MAIN}" "$@"; }\n${line}`], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  })

function fileOf(name: string, text: string | Uint8Array): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const BREAD = '1000 g harina\n650 g agua\n16 g sal\n10 g levadura fresca\n'

describe('help and names', () => {
  it.each([['--help'], ['-h'], ['help']])('«obrador %s» helps and ends with 0', async (flag) => {
    const { status, stdout, stderr } = await obrador([flag])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Uso: obrador/)
    expect(stdout).toContain('analizar, analyse <archivo>')
  })

  it('a command helps too, in either of its names', async () => {
    const { stdout } = await obrador(['batch', '--help'])
    expect(stdout).toContain('-o, --oficio, --craft <oficio>')
    expect((await obrador(['lote', '-h'])).stdout).toBe(stdout)
  })

  it('English names do what the Spanish ones do', async () => {
    const spanish = await obrador(['analizar', '--oficio', 'panaderia', '--tipo', 'baguette', '--json', '-'], BREAD)
    expect(spanish.status).toBe(0)
    expect(await obrador(['analyze', '--craft', 'panaderia', '--type=baguette', '--json', '-'], BREAD)).toEqual(spanish)
    const out = join(folder, 'out.ndjson')
    const bread = fileOf('bread.txt', BREAD)
    const batch = ['batch', '--craft', 'panaderia', '--format', 'ndjson', '--threads', '1', '--strict']
    expect((await obrador([...batch, '--output', out, bread])).status).toBe(0)
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ formula: 'bread', oficio: 'panaderia', bien: true })
  })
})

const manyRows = (count: number): string =>
  `formula;ingrediente;gramos\n${Array.from({ length: count }, (_, at) => `F${at};harina;1000\nF${at};agua;650\n`).join('')}`

describe('pipes', () => {
  it.each([['tipos'], ['lote -o panaderia --formato ndjson many.csv']])(
    '«obrador %s» ends quietly when whoever reads has seen enough',
    (command) => {
      fileOf('many.csv', manyRows(60))
      const { status, stderr, stdout } = shell(`cd ${folder}; obrador ${command} | head -c 10`)
      expect([status, stderr, stdout.length > 0]).toEqual([0, '', true])
    },
  )

  it('a strict batch that nobody reads to its end has not found all of it right', { tags: ['nightly'] }, () => {
    fileOf('many.csv', manyRows(300))
    const { status, stderr } = shell(
      `cd ${folder}; obrador lote -o panaderia --estricto --formato ndjson many.csv | head -c 10`,
    )
    expect([status, stderr]).toEqual([1, ''])
  })

  it('waits for an input whose writer is slower than the command', () => {
    const slow = "(sleep 3; printf '1000 g harina\\n'; sleep 1; printf '650 g agua\\n')"
    const { status, stdout, stderr } = shell(`${slow} | obrador leer --json -`)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('650 g agua')
  })

  it('loses nothing to a reader that is slower than the batch', { tags: ['nightly'] }, async () => {
    const child = spawn(process.execPath, [MAIN, 'lote', '-o', 'panaderia', '--formato', 'ndjson', '-'])
    const ended = new Promise<number | null>((done) => child.on('close', done))
    let told = ''
    child.stderr.on('data', (chunk) => {
      told += chunk
    })
    child.stdin.end(manyRows(200))
    // Until the batch has far more than a pipe holds and waits.
    child.stdout.pause()
    await new Promise((done) => setTimeout(done, 4000))
    const read: Buffer[] = []
    child.stdout.on('data', (chunk) => read.push(chunk))
    child.stdout.resume()
    expect([await ended, told]).toEqual([0, expect.stringContaining('200 fórmulas')])
    expect(Buffer.concat(read).toString().trim().split('\n')).toHaveLength(200)
  })
})

describe('a folder with bad files', () => {
  const recipes = join(folder, 'recetas')
  mkdirSync(join(recipes, 'dentro'), { recursive: true })
  const files: Readonly<Record<string, string>> = {
    'a-rota.json': '{"oficio": "panaderia", "ingredients": [',
    'b-buena.txt': BREAD,
    'c-vacia.txt': '',
    'd-oficio.json': '{"oficio": "carpinteria", "ingredients": []}',
    'e-tipo.json': '{"oficio": "panaderia", "ingredients": [null]}',
    'f-lineas.json': '{"oficio": "panaderia", "ingredients": [{"name": "harina", "grams": "1000"}]}',
    'g-hoja.csv':
      'formula;ingrediente;gramos\nMal;harina;mucha\nBien;harina;1000\nBien;agua;600\nBien;sal;15\nBien;levadura fresca;12\n',
    'dentro/h-buena.txt': BREAD,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(recipes, name), text)

  it('goes on: each is a row with its reason, the others are answered, and it ends with 1', async () => {
    const { status, stdout, stderr } = await obrador([
      'lote',
      '-o',
      'panaderia',
      '--formato',
      'json',
      recipes,
      join(folder, 'no-esta.txt'),
    ])
    expect(status).toBe(1)
    expect(stderr).toMatch(/^10 fórmulas: .* 7 sin calcular \(el motivo está en «error»\)/)
    const rows = JSON.parse(stdout) as { formula: string; error?: string; respuesta?: object }[]
    const reasons = Object.fromEntries(rows.map(({ formula, error }) => [formula.replace(`${folder}/`, ''), error]))
    expect(reasons).toEqual({
      'recetas/a-rota.json': 'El JSON no es una fórmula: revisa comas, comillas y llaves.',
      'b-buena': undefined,
      'c-vacia': expect.stringContaining('texto'),
      'recetas/d-oficio.json': expect.stringContaining('«carpinteria»'),
      'h-buena': undefined,
      'e-tipo': expect.stringMatching(/^Línea 1: cada ingrediente es un objeto/),
      'f-lineas': expect.stringMatching(/^Línea 1 \(«harina»\): «grams» debe ser un número/),
      Mal: 'Fila 2 de la hoja: «mucha» no es un peso; escribe los gramos.',
      Bien: undefined,
      'no-esta.txt': expect.stringContaining('No puedo leer'),
    })
  })

  it('writes the same reasons into a spreadsheet, and never reads what it writes', async () => {
    const out = join(recipes, 'salida.csv')
    const ask = () => obrador(['lote', '-o', 'panaderia', '--forzar', '--salida', out, recipes])
    const first = await ask()
    const written = readFileSync(out, 'utf8')
    expect(written).toMatch(/a-rota\.json;;;;;;;;;"El JSON no es una fórmula/)
    expect([first.status, (await ask()).status]).toEqual([1, 1])
    expect(readFileSync(out, 'utf8')).toBe(written)
    rmSync(out)
  })
})

describe('errors of a command that answers with JSON', () => {
  it.each([
    ['a file that is not there', ['analizar', '--json', '-o', 'helado', 'nada.json'], { codigo: 'peticion_ilegible' }],
    [
      'an unknown craft',
      ['analyse', '--json', '--craft', 'x', '-'],
      { codigo: 'oficio_no_disponible', supported: expect.arrayContaining(['cacao']) },
    ],
    [
      'a line that is wrong',
      ['etiquetar', '--json', '-o', 'helado', '-'],
      { codigo: 'linea_invalida', linea: 0, campo: 'grams' },
    ],
    ['a wrong option', ['tipos', '--json', '--nada'], {}],
    ['a batch of nothing', ['lote', '--formato', 'ndjson', '--hilos', '0', '-'], {}],
  ])('%s', async (_, args, expected) => {
    const { status, stdout, stderr } = await obrador(args, '{"ingredients": [{"name": "Agua", "grams": "x"}]}')
    expect([status, stdout]).toEqual([1, ''])
    expect(JSON.parse(stderr)).toEqual({
      error: expect.stringMatching(/\.$/),
      ...(JSON.parse(stderr) as object),
      ...expected,
    })
  })
})

interface Row {
  readonly formula: string
  readonly error?: string
  readonly respuesta?: { readonly lecturas: { leidoComo: string }[]; readonly params: Record<string, number> }
}

/** What a batch says of files by their names, each a formula or several. */
async function batchOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  ...args: readonly string[]
): Promise<Row[]> {
  const recipes = mkdtempSync(join(folder, 'lote-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(recipes, name), text)
  return JSON.parse((await obrador(['lote', '--formato', 'json', ...args, recipes])).stdout)
}
const paramsIn = (rows: readonly Row[]): Record<string, Record<string, number> | undefined> =>
  Object.fromEntries(rows.map(({ formula, respuesta }) => [formula, respuesta?.params]))

describe('own prices', () => {
  const line = (name: string, grams: number, more: object = {}) => ({ id: name, name, grams, locked: false, ...more })
  const syrup = { craft: 'pasteleria', type: 'almibar_tpt', lines: [line('Azúcar', 100)] }
  const formulas = [
    { craft: 'helado', type: 'base', name: 'H', lines: [line('Leche entera', 1000)] },
    { craft: 'turron', type: 'jijona', name: 'T', lines: [line('Almendra', 1000)] },
    {
      craft: 'pasteleria',
      type: 'bizcocho',
      name: 'P',
      lines: [line('Harina', 500), line('Almíbar', 500, { made: { entry: 'x', version: 1, formula: syrup } })],
    },
  ]
  const pack = (pack: number, packGrams: number) => ({ pack, packGrams, supplier: '', at: '' })
  const copy = {
    obrador: 2,
    formulas: formulas.map((formula, at) => ({ id: `${at}`, savedAt: '2026-11-01', formula })),
    // As it is kept now, and the bare euros of an older version, by the name that was typed.
    prices: {
      leche_entera: pack(10, 5000),
      [findRow('Almendra')?.id ?? '']: pack(40, 2000),
      azucar: pack(50, 1000),
      Harina: 3,
    },
  }

  it('of the file of the web app, inside a formula too; of a line and of a spreadsheet', async () => {
    const found = paramsIn(
      await batchOf({
        'copia.json': JSON.stringify(copy),
        'linea.json': '{"oficio": "turron", "ingredients": [{"ingrediente": "Almendra", "peso": 1000, "precio": 7}]}',
        'hoja.csv':
          'oficio;ingrediente;gramos;precio (€/kg)\ncacao;Pasta de cacao;500;10,50\ncacao;Azúcar;500;1,50 €\n',
      }),
    )
    const { H, T, P, linea, hoja } = found
    expect(H?.coste_100g_eur).toBe(0.2)
    // By the kilo of what is left of it.
    const left = (T?.rendimiento ?? 0) / 100
    expect(T?.coste_kg_eur).toBeCloseTo(20 / left, 1)
    expect(linea?.coste_kg_eur).toBeCloseTo(7 / left, 1)
    expect(P?.coste_kg_eur).toBeCloseTo((3 + 50) / 2, 0)
    expect(hoja?.coste_kg_eur).toBe(6)
  })
})

describe('spreadsheets', () => {
  const HEADS = [
    ['formula', 'ingrediente', 'gramos'],
    ['Receta', 'Materia prima', 'Peso (g)'],
    ['recipe', 'ingredient', 'grams'],
    ['Recipe Name', 'Ingredient', 'Weight (g)'],
    ['RECETA', 'Nombre', 'Cantidad'],
    ['Elaboración', 'Artículo', 'qty'],
    ['producto', 'ingredientes', 'peso_g'],
  ]
  const sheet = (head: readonly string[], separator: string, decimal: string): string =>
    [
      head,
      ['Pan', 'Harina', '1000'],
      ['Pan', '"Agua"', `655${decimal}0`],
      ['Otro', 'Harina', '500'],
      // A merged cell, and a sum.
      ['', 'Agua', '300'],
      ['', 'Total', '800'],
    ]
      .map((row) => row.join(separator))
      .join('\r\n')

  it('with commas or semicolons, a mark at the beginning or none, under the usual heads', async () => {
    const variants = HEADS.flatMap((head) => [
      sheet(head, ';', ','),
      sheet(head, ',', '.'),
      `\uFEFF${sheet(head, ';', ',')}`,
      `\uFEFF${sheet(head, ',', '.')}`,
    ])
    const tabs = sheet(['fórmula', 'ingrediente', 'gramos'], '\t', ',')
    const files = [...variants, Buffer.from(`\uFEFF${tabs}`, 'utf16le'), Buffer.from(tabs, 'latin1')]
    const rows = await batchOf(Object.fromEntries(files.map((text, at) => [`${at}.csv`, text])), '-o', 'panaderia')
    const told = rows.map(({ formula, respuesta }) => [
      formula,
      respuesta?.params.hidratacion,
      respuesta?.lecturas.map(({ leidoComo }) => leidoComo),
    ])
    const bread = ['Harina de trigo', 'Agua']
    expect(told).toEqual(
      files.flatMap(() => [
        ['Pan', 65.5, bread],
        ['Otro', 60, bread],
      ]),
    )
  })

  it('one formula needs no name; kilos are kilos; what may be two things is asked, never guessed', async () => {
    const rows = await batchOf(
      {
        'a.csv': 'Ingrediente,Cantidad,Unidad\nHarina,1,kg\nAgua,655,g\n',
        'b.csv': 'ingrediente;kg\nHarina;1\nAgua;0,655\n',
        'c.csv': 'nombre,peso\nHarina,"1,000"\nAgua,655.0\n',
        'd.csv': 'formula;ingrediente;gramos\nd;Harina;1.000\nd;Agua;655,0\n',
        'e.csv': 'formula;ingrediente;gramos\ne1;Harina;1.000\ne2;Harina;500 ml\ne3;Harina;\n',
      },
      '-o',
      'panaderia',
    )
    expect(rows.map(({ formula, respuesta, error }) => [formula, error ?? respuesta?.params.hidratacion])).toEqual([
      ['a', 65.5],
      ['b', 65.5],
      ['c', 65.5],
      ['d', 65.5],
      ['e1', expect.stringMatching(/^Fila 2 .*separa los miles o los decimales/)],
      ['e2', expect.stringMatching(/^Fila 3 .*«ml» no es una unidad de peso/)],
      ['e3', expect.stringMatching(/^Fila 4 .*no es un peso/)],
    ])
  })
})
