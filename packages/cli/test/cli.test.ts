import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hornadaExample } from '@obrador/contract'
import { helado } from '@obrador/engine'
import { answerToPasted, pastedFormula, textRead } from '@obrador/list'
import { afterAll, expect, it } from 'vitest'
import { obrador } from './in-process.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')
const WRITES_CORPUS = join(import.meta.dirname, '../../../tools/corpus.ts')
const LIST = '500 g agua\n250 g zumo de limon\n200 g azúcar\nuna pizca de sal\n'
const folder = mkdtempSync(join(tmpdir(), 'obrador-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The real command, as a shell runs it. */
const obradorProcess = (args: readonly string[], input: string, env: Readonly<Record<string, string>>): string =>
  spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '', ...env },
  }).stdout

it('analyses a pasted list as the service does, and says what it guessed', async () => {
  const { status, stdout } = await obrador(['analizar', '-o', 'helado', '-t', 'sorbete_agua', '--json', '-'], LIST)
  expect(status).toBe(0)
  const pasted = pastedFormula(LIST, { name: 'name', grams: 'grams' })
  const own = helado.analyse({ type: 'sorbete_agua', ingredients: pasted.ingredients as never })
  const answer = JSON.parse(stdout)
  expect(answer).toEqual(JSON.parse(JSON.stringify(answerToPasted(own, pasted))))
  expect(answer.warnings[0]).toMatch(/«sal».*sin pesar; escribe sus gramos/)
})

it('takes the craft of a list from what it says, and tells each reading and each doubt once', async () => {
  const list = 'Pan de centeno\nharina de centeno integral 500\nagua 400\nmasa madre de centeno 150\nsal 10\n'
  const bread = (await obrador(['analizar', '-'], list)).stdout
  expect(bread).toMatch(/^Pan de centeno .* · equilibrada/)
  expect(bread.match(/«masa madre de centeno»/g)).toHaveLength(1)
  const unknown = (await obrador(['analizar', '-'], `${list}zzyqx 2 g\n`)).stdout
  expect(unknown).toMatch(/· Las cifras están en su rango, pero no lo doy por bueno: no sé qué es «zzyqx»\./)
  expect(unknown).not.toContain('La fórmula está equilibrada')
})

it('reads a text without judging it', async () => {
  const text = 'Roscón relleno\nMasa\nharina 500\nleche 1/4 l\nRelleno\nnata 35 500\n'
  const { status, stdout } = await obrador(['leer', '-'], text)
  expect(status).toBe(0)
  expect(stdout).toContain('Parece roscon_reyes (panaderia)')
  expect(stdout).toContain('Línea 4, «leche»: volumen (¿257,5 g?).')
  expect(stdout).not.toMatch(/revisar|equilibrada/)
  expect(JSON.parse((await obrador(['leer', '--json', '-'], text)).stdout)).toEqual(
    JSON.parse(JSON.stringify(textRead(text))),
  )
})

it('writes a workbook, where it is told or under the name of its formula, and refuses in words', async () => {
  const file = join(folder, 'mi-sorbete.xlsx')
  const ask = (...more: readonly string[]) =>
    obrador(['hoja', '-o', 'helado', '-t', 'sorbete_agua', ...more, '-'], LIST)
  const { status, stdout } = await ask('--salida', file)
  expect([status, stdout]).toEqual([0, expect.stringMatching(/mi-sorbete\.xlsx: \d+ KiB\. Se recalcula sola/)])
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK')
  const nowhere = await ask('--salida', join(folder, 'no', 'hay', 'x.xlsx'))
  expect([nowhere.status, nowhere.stderr]).toEqual([1, expect.stringContaining('No puedo escribir en')])
  const wrong = await obrador(['workbook', '--craft', 'helado', '--output', file, '-'], 'hola\n')
  expect([wrong.status, wrong.stdout]).toEqual([1, ''])
})

it('says how usual a formula is where it is asked, and asks what was forgotten', async () => {
  const pound = '500 g mantequilla\n250 g azúcar\n250 g huevo entero\n250 g harina\n'
  const ask = async (list: string, tipo: string, ...more: readonly string[]) =>
    (await obrador(['analizar', '-o', 'pasteleria', '-t', tipo, ...more, '-'], list)).stdout
  expect(JSON.parse(await ask(pound, 'pound_cake', '--json', '--habitual')).habitual).toMatchObject({
    pocoHabitual: true,
  })
  expect(await ask(pound, 'pound_cake', '--habitual')).toContain('es el doble de lo habitual')
  expect(await ask('250 g almendra molida\n250 g azúcar\n', 'tarta_santiago')).toContain('→ ¿Has olvidado el huevo?')
})

it('shows a table, in colour only where somebody looks', () => {
  const ask = (env: Readonly<Record<string, string>>) =>
    obradorProcess(['analizar', '-o', 'helado', '-t', 'sorbete_agua', '-'], LIST, env)
  const plain = ask({})
  // The pinch of salt that nobody weighed decides its cold.
  expect(plain).toMatch(/^Sorbete de agua · Por ver: .*falta pesar «sal» y sin eso no juzgo PAC\.\n/)
  expect(plain).toMatch(/PAC +\? °C +[·─]{16} +· −12,5 – −10,6/)
  expect(plain).toMatch(/POD +\d+,\d+ +puntos +[·─●]{16} +[✓✗] /)
  expect(plain).not.toContain('\u001b')
  expect(ask({ FORCE_COLOR: '1' })).toContain('\u001b')
})

it('says first what stands before balance: a name that cannot be borne, a line that nobody knows', async () => {
  const ask = async (list: string) =>
    (await obrador(['analizar', '-o', 'helado', '-t', 'helado_crema', '-'], list)).stdout.split('\n')[0]
  const MIX = '560 g leche entera\n230 g nata 35 %\n140 g azúcar\n40 g leche en polvo desnatada\n25 g dextrosa\n'
  expect(await ask(`${MIX}60 g aceite de coco\n`)).toMatch(/no puede llamarse «Helado crema»\.$/i)
  expect(await ask(`${MIX}60 g zzyqx\n`)).toMatch(
    /· Las cifras están en su rango, pero no lo doy por bueno: no sé qué es «zzyqx»\.$/,
  )
})

it('runs the corpus and counts', async () => {
  const corpus = join(folder, 'corpus')
  spawnSync(process.execPath, [WRITES_CORPUS, corpus])
  const { status, stdout } = await obrador(['corpus', '--json', join(corpus, 'turron.json')])
  expect(status).toBe(0)
  const tallies = JSON.parse(stdout) as { conjunto: string; buenas: number; aceptadas: number }[]
  expect(tallies.map(({ conjunto }) => conjunto)).toContain('reference')
  for (const { buenas, aceptadas } of tallies) expect(aceptadas / buenas).toBeGreaterThan(0.5)
})

/** As the web app writes it: one formula kept, one in the bin, an ingredient of one's own. */
const COPY = {
  obrador: 2,
  own: [
    {
      id: 'own1',
      name: 'Pasta de la casa',
      model: 'pasta_avellana',
      sheet: { grasa: 60, hidratos: 15, azucares: 10, proteinas: 14 },
    },
  ],
  formulas: [
    {
      id: 'a',
      savedAt: '2026-11-01',
      formula: {
        craft: 'helado',
        type: 'helado_crema',
        name: 'Avellana',
        lines: [
          { id: '1', name: 'Leche entera', grams: 600, locked: false },
          { id: '2', name: 'Azúcar', grams: 150, locked: false },
          { id: '3', name: 'Pasta de la casa', grams: 100, locked: false, own: 'own1' },
        ],
        given: {},
        batch: {},
      },
    },
    { id: 'b', savedAt: '2026-11-01', deletedAt: '2026-11-02', formula: { craft: 'helado', type: 'base', lines: [] } },
  ],
  tables: [
    {
      craft: 'panaderia',
      type: 'baguette',
      name: 'Barra',
      lines: [{ id: '1', name: 'Harina', grams: 1000, locked: false }],
    },
  ],
}

it('reads the file of the web app: its formulas and its own ingredients', async () => {
  const file = join(folder, 'obrador.json')
  writeFileSync(file, JSON.stringify(COPY))
  expect((await obrador(['analizar', file])).stderr).toMatch(/^Hay 2 fórmulas \(«Avellana» y «Barra»\)/)
  const { stdout } = await obrador(['analizar', '--json', '--formula', 'Avellana', file])
  const { warnings, params } = JSON.parse(stdout)
  expect(warnings.join()).not.toContain('Pasta de la casa')
  expect(params.materiaGrasa).toBeGreaterThan(7)
})

it('a batch reads folders and spreadsheets, writes in order and is strict when asked', async () => {
  const recipes = join(folder, 'recetas')
  mkdirSync(recipes)
  writeFileSync(
    join(recipes, 'a.csv'),
    '\uFEFFformula;oficio;tipo;ingrediente;gramos\r\n"Pan; de casa";panaderia;;Harina;1.000,5\r\n"Pan; de casa";panaderia;;Agua;650\r\n"Pan; de casa";panaderia;;Sal;16\r\n"Pan; de casa";panaderia;;Levadura fresca;10\r\nNada;panaderia;;Agua;10\r\n',
  )
  writeFileSync(join(recipes, 'b.txt'), '1 kg harina\n900 g agua')
  const out = join(folder, 'salida.csv')
  const batch = ['lote', '-o', 'panaderia', '--hilos', '2', recipes]
  const { status, stderr } = await obrador([...batch, '--salida', out, '--estricto'])
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(
      /^3 fórmulas: 1 bien, 1 por revisar, 1 sin calcular \(el motivo está en «error»\) · .* 2 hilos\.\n$/,
    ),
  ])
  const [head = '', first = '', second = '', third = ''] = readFileSync(out, 'utf8').split('\r\n')
  expect(head).toMatch(
    /^\uFEFFformula;oficio;tipo;resultado;veredicto;titular;fuera;correcciones;avisos;error;hidratacion;/,
  )
  expect(first).toMatch(/^"Pan; de casa";panaderia;pan_comun;bien;equilibrada;equilibrada;;/)
  expect(second).toMatch(/^Nada;panaderia;;;;;;;;.*harina/)
  expect(third).toMatch(/^b;panaderia;pan_comun;revisar;revisar;\w+;\w/)
  const lines = (await obrador([...batch, '--formato', 'ndjson'])).stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ formula, bien }) => [formula, bien])).toEqual([
    ['Pan; de casa', true],
    ['Nada', false],
    ['b', false],
  ])
  expect(JSON.parse((await obrador([...batch, '--formato', 'json'])).stdout)).toEqual(lines)
})

it('a batch starts a thread for each handful that it has, and none for one alone', async () => {
  const file = join(folder, 'muchas.csv')
  const started = async (formulas: number): Promise<number> => {
    const rows = Array.from({ length: formulas }, (_, at) => `F${at};Harina;1000\n`)
    writeFileSync(file, `formula;ingrediente;gramos\n${rows.join('')}`)
    let count = 0
    const counted = (): void => void count++
    process.on('worker', counted)
    const { stderr } = await obrador(['lote', '-o', 'panaderia', '--hilos', '3', file])
    process.off('worker', counted)
    expect(stderr).toContain(`${formulas} fórmulas`)
    return count
  }
  expect([await started(25), await started(26)]).toEqual([0, 2])
})

it('a batch written as a spreadsheet has names that are text and figures that are numbers', async () => {
  const sheet = join(folder, 'formulas.csv')
  writeFileSync(sheet, 'formula;ingrediente;gramos\n=1+1;Leche entera;850\n=1+1;Azúcar;150\n')
  const [head = '', row = ''] = (await obrador(['lote', '-o', 'helado', '--hilos', '1', sheet])).stdout.split('\r\n')
  expect(row).toMatch(/^'=1\+1;helado;/)
  const pac = head.split(';').indexOf('PAC') - head.split(';').length
  expect(row.split(';').at(pac)).toMatch(/^-\d+,\d+$/)
})

it('completes commands, crafts and the types of the craft in a real shell', async () => {
  const script = join(folder, 'completar.bash')
  writeFileSync(script, (await obrador(['completar', 'bash'])).stdout)
  const complete = (...words: string[]): string[] => {
    const line = `source ${script}; COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _obrador; printf '%s\\n' "\${COMPREPLY[@]}"`
    return spawnSync('bash', ['-c', line], { encoding: 'utf8' }).stdout.trim().split('\n')
  }
  expect(complete('obrador', 'an')).toEqual(['analizar', 'analyse', 'analyze'])
  expect(complete('obrador', 'analizar', '-o', 'tu')).toEqual(['turron'])
  expect(complete('obrador', 'analizar', '-o', 'turron', '-t', 'j')).toEqual(['jijona'])
  expect(complete('obrador', 'lote', '--formato', 'nd')).toEqual(['ndjson'])
  expect(complete('obrador', 'lote', '--est')).toEqual(['--estricto'])
})

it.each([
  ['an unknown craft', ['analizar', '-o', 'carpinteria', '-'], /«carpinteria»/],
  ['no craft', ['analizar', '-'], /^Falta «--oficio»/],
  ['an unknown command', ['hornear'], /^No conozco la orden «hornear»/],
  ['a file that is not there', ['analizar', '-o', 'helado', 'nada.json'], /«nada.json»/],
  ['nothing to weigh', ['analizar', '-o', 'helado', '-'], /no hay ninguna línea que se pueda contar/],
  ['no such format', ['lote', '--formato', 'xml', '-'], /^Ese valor no vale/],
])('says of %s what to do, in Spanish, and ends with 1', async (_, args, sentence) => {
  const { status, stdout, stderr } = await obrador(args)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(sentence)
  expect(stderr).not.toMatch(/error:|required|unknown/)
})

it('notes a batch as the service does, tells its card, and keeps what it teaches where it is told', async () => {
  const file = join(folder, 'hornada.json')
  writeFileSync(file, JSON.stringify(hornadaExample))
  const told = await obrador(['hornada', file])
  expect(told.stderr).toBe('')
  expect(told.stdout).toContain('La mezcla va floja de azúcar.')
  expect(told.stdout).toMatch(/brix +26,4 {2}27,5 ± 0,9/)
  expect(told.stdout).toMatch(/lote, Fresa +58 de 100/)
  const answer = JSON.parse((await obrador(['made', '--json', '-'], JSON.stringify(hornadaExample))).stdout)
  expect(answer.esperado[0].valor).toBeCloseTo(27.47, 2)

  // A list of ingredients, with what was measured beside it; the next batch begins where this one left off.
  const list =
    'Fresa 500 g\nAgua 250 g\nAzúcar 145 g\nDextrosa 60 g\nGlucosa en polvo DE 38 40 g\nNeutro para sorbetes 5 5 g\n'
  const state = join(folder, 'taller.json')
  const ask = ['hornada', '-o', 'helado', '-t', 'sorbete_agua', '-m', 'brix=26,4', '-m', 'peso=999', '--estado', state]
  expect((await obrador([...ask, '-'], list)).stdout).toContain('La mezcla va floja de azúcar.')
  expect(JSON.parse(readFileSync(state, 'utf8')).hornadas.length).toBe(1)
  await obrador([...ask, '-'], list)
  expect(JSON.parse(readFileSync(state, 'utf8')).hornadas.length).toBe(2)

  const wrong = await obrador(['hornada', '-o', 'helado', '-t', 'sorbete_agua', '-m', 'mucho', '-'], list)
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('No entiendo la medida «mucho»')])
  const beyond = await obrador(['hornada', '-o', 'helado', '-t', 'sorbete_agua', '-m', 'brix=120', '-'], list)
  expect(beyond.status).not.toBe(0)
  expect((await obrador(['completar', 'bash'])).stdout).toContain('--medida')
})

it('refuses a type that the craft does not have, and names the nearest', async () => {
  const { status, stdout, stderr } = await obrador(['analizar', '-o', 'helado', '-t', 'sorbete', '-'], LIST)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/No conozco el tipo «sorbete»\. ¿Querías decir .*«sorbete_agua».* «obrador tipos helado»/)
  const csv = 'formula;ingrediente;gramos\nA;agua;500\nA;azúcar;200\n'
  expect((await obrador(['analizar', '-o', 'helado', '-t', 'sorbete', '-'], csv)).status).toBe(1)
  expect((await obrador(['analizar', '-o', 'panaderia', '-t', 'croisant', '-'], 'harina 500\nagua 300\n')).status).toBe(
    1,
  )
})

it('names an option that it does not know, writes to standard output by «-», and over a file only when forced', async () => {
  const saidOf = async (...args: readonly string[]) => (await obrador(args, LIST)).stderr.trim()
  expect(await saidOf('analizar', '--tpo', 'x', '-')).toBe('No conozco la opción «--tpo». ¿Querías decir «--tipo»?')
  expect(await saidOf('analyse', '--crafts', 'x', '-')).toBe(
    'No conozco la opción «--crafts». ¿Querías decir «--craft»?',
  )
  expect(await saidOf('analizar', '--zzz', '-')).toBe('No conozco la opción «--zzz»: mira «--ayuda».')
  expect(await saidOf('analisar', '-')).toBe('No conozco la orden «analisar». ¿Querías decir «analizar»?')
  const many = fileOf('muchas.csv', 'formula;ingrediente;gramos\nA;agua;500\nA;azúcar;200\n')
  const batch = (...more: readonly string[]) => obrador(['lote', '-o', 'helado', '--hilos', '1', ...more, many])
  const shown = await batch('--salida', '-')
  expect(shown.stdout).toBe((await batch()).stdout)
  const out = fileOf('antes.csv', 'antes')
  const kept = await batch('--salida', out)
  expect({ status: kept.status, kept: readFileSync(out, 'utf8') }).toEqual({ status: 1, kept: 'antes' })
  expect(kept.stderr).toContain('«--forzar»')
  await batch('--forzar', '--salida', out)
  expect(readFileSync(out, 'utf8')).toBe(shown.stdout)
  const book = await obrador(['hoja', '-o', 'helado', '--salida', out, '-'], LIST)
  expect({ status: book.status, kept: readFileSync(out, 'utf8') }).toEqual({ status: 1, kept: shown.stdout })
})

function fileOf(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
