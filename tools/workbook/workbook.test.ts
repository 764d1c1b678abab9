import { beforeAll, describe, expect, it } from 'vitest'
import { corpus, craftIds, craftOf } from '../recorder/corpus.ts'
import { changedTrial, compare, noTally, plainTrial, SHEETS, type Tally } from './compare.ts'
import { type Cells, libreoffice, recalculated } from './libreoffice.ts'
import { seeded } from './seeded.ts'
import { separated } from './separated.ts'
import { unzip, zipped } from './zip.ts'

/** A few workbooks of each craft, calculated by LibreOffice and held against the engine; the nightly run tries all of the corpus. */

/** Of each craft: enough to meet curves, searches for a water activity, losses and turns. */
const OF_EACH = 3

const program = libreoffice()

/** Formulas of a craft as far apart in the corpus as they can be. */
function some(craft: (typeof craftIds)[number]) {
  const all = corpus().filter((formula) => formula.craft === craft)
  return Array.from({ length: OF_EACH }, (_, at) => all[Math.floor((at * all.length) / OF_EACH)]).filter(
    (formula) => formula !== undefined,
  )
}

/** A filling, which has a water activity; water boiled away; a formula inside another; an ingredient described in its line. */
const SPECIAL: readonly (readonly [craft: (typeof craftIds)[number], request: object])[] = [
  [
    'cacao',
    {
      type: 'bombon',
      ingredients: [
        { ingrediente: 'nata 35 %', peso: 200 },
        { ingrediente: 'cobertura negra 70 %', peso: 260 },
        { ingrediente: 'glucosa', peso: 40 },
        { ingrediente: 'pasta de avellana', peso: 30 },
      ],
    },
  ],
  [
    'turron',
    {
      type: 'jijona',
      aguaEvaporada: 15,
      ingredients: [
        { ingrediente: 'almendra tostada', peso: 640 },
        { ingrediente: 'miel', peso: 200 },
        { ingrediente: 'azúcar', peso: 150 },
        { ingrediente: 'clara de huevo', peso: 20 },
        { ingrediente: 'agua', peso: 40 },
      ],
    },
  ],
  [
    'helado',
    {
      type: 'helado_leche',
      preparaciones: {
        Jarabe: {
          oficio: 'helado',
          ingredients: [
            { name: 'agua', grams: 50 },
            { name: 'azúcar', grams: 50 },
          ],
        },
      },
      ingredients: [
        { name: 'leche entera', grams: 600 },
        { name: 'nata 35 %', grams: 130 },
        { name: 'Jarabe', grams: 240, preparacion: 'Jarabe' },
        { name: 'mi base', grams: 40, azucares: 60, materiagrasa: 5, esml: 20, otrossolidos: 10, pac: 80, pod: 60 },
      ],
    },
  ],
]

const special = ([craft, request]: (typeof SPECIAL)[number]) =>
  plainTrial({ craft, id: 'especial', type: '', request: request as never, lines: [] })

describe.skipIf(!program)('in LibreOffice (skipped where libreoffice-calc-nogui is not installed)', () => {
  /** By craft, all calculated at once: starting the program takes longest. */
  const tallies = new Map<string, Tally>()
  beforeAll(async () => {
    const random = seeded(1)
    const plain = await Promise.all([...craftIds.flatMap(some).map(plainTrial), ...SPECIAL.map(special)])
    const trials = plain.flatMap((trial) => [trial, changedTrial(trial, random)])
    const workbooks = new Map(trials.map(({ name, bytes }) => [name, bytes]))
    const answers = await recalculated(program ?? '', workbooks, Object.values(SHEETS))
    for (const trial of trials) {
      const tally = tallies.get(trial.craft.id) ?? noTally()
      tallies.set(trial.craft.id, tally)
      compare(trial, answers.get(trial.name) ?? {}, tally)
    }
  })

  it.each(craftIds)('%s: every figure is the engine’s, as written and with other weights', (craft) => {
    const { wrong, workbooks, figures, states, nutrients, largest } = tallies.get(craft) ?? noTally()
    expect(wrong).toEqual([])
    expect(workbooks).toBe(2 * (OF_EACH + SPECIAL.filter(([id]) => id === craft).length))
    expect(figures).toBeGreaterThan(20)
    expect(states).toBeGreaterThan(5)
    expect(nutrients).toBeGreaterThan(20)
    expect(largest).toBeLessThan(1e-6)
  })
})

describe('the comparison', () => {
  it('finds a figure that is wrong', async () => {
    const [formula] = some('helado')
    if (!formula) throw new Error('the corpus is empty')
    const trial = await plainTrial(formula)
    const { figures } = (await import('@obrador/engine')).examineFormula(craftOf('helado'), formula.request).overview
    const sheet = (off: number): Cells => [
      ['Cifra'],
      ...figures.map(({ label, value }, at) => [label, String(at === 0 ? value + off : value), '', '', '', '●']),
      [''],
    ]
    const tally = noTally()
    compare(trial, { [SHEETS.formula]: sheet(1) }, tally)
    expect(tally.wrong.map(({ figure }) => figure)).toContain(figures[0]?.key)
  })

  it('reads values between commas, and zips as it unzips', () => {
    expect(separated('a,"b ""c"", d",\n1,,2\n')).toEqual([['a', 'b "c", d', ''], ['1', '', '2'], []])
    const files = new Map([
      ['uno.txt', Buffer.from('hola')],
      ['carpeta/dos.txt', Buffer.from('adiós '.repeat(100))],
    ])
    expect(unzip(zipped(files))).toEqual(files)
  })
})
