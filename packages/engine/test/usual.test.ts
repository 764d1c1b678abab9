import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { share } from '../../../tools/tier.ts'
import { ingredientCatalogue } from '../src/catalogue/catalogue.ts'
import { functionsOfRow, MASS_FUNCTIONS } from '../src/catalogue/functions.ts'
import { usualReader, usualReaderBy, usualWords } from '../src/entries/usual.ts'
import {
  allCrafts,
  engineWith,
  examineFormula,
  pasteleria,
  solverProblemOf,
  type UsualReport,
  wholeEngine,
} from '../src/index.ts'
import { type CraftId, goldenFiles, requestOf } from './golden/corpus.ts'

const root = resolve(import.meta.dirname, '../../..')
const ids = Object.keys(allCrafts) as CraftId[]
const withUsual = engineWith(wholeEngine, { usual: usualReader })

const lines = (grams: Readonly<Record<string, number>>) =>
  Object.entries(grams).map(([name, weight]) => ({ name, grams: weight }))
const pastry = (type: string, grams: Readonly<Record<string, number>>) =>
  withUsual.crafts.pasteleria.analyse({ type, ingredients: lines(grams) }, { habitual: true })

const POUND = { Mantequilla: 250, Azúcar: 250, 'Huevo entero': 250, Harina: 250 }
const SANTIAGO = { 'Almendra molida': 250, Azúcar: 250 }

test('the committed table is that of the corpus, and light', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/habitual.ts'], { cwd: root, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
})

test('on sources it has not seen it flags few, and names the line', { tags: ['nightly'] }, () => {
  const run = spawnSync(process.execPath, ['tools/habitual.ts', '--measure'], { cwd: root, encoding: 'utf8' })
  expect(run.status, run.stderr).toBe(0)
})

test('what an ingredient is for adds up to what it weighs, but for what works as more', () => {
  const odd = ingredientCatalogue.filter((row) => {
    const sum = functionsOfRow(row).reduce((all, share) => all + share, 0)
    return Math.abs(sum - 1) > 0.02 && !['levadura', 'impulsor'].includes(row.category)
  })
  expect(odd.map(({ id }) => id)).toEqual([])
  expect(
    functionsOfRow(ingredientCatalogue.find(({ id }) => id === 'huevo_entero') as never)[
      MASS_FUNCTIONS.indexOf('huevo')
    ],
  ).toBeCloseTo(0.14, 1)
})

describe.each(ids)('%s', (id) => {
  test('no verdict, class, figure or range of the corpus is touched', () => {
    for (const { type, formulas } of goldenFiles(id)) {
      for (const formula of share(formulas, 0)) {
        const request = requestOf(id, type, formula) as never
        const plain = allCrafts[id].analyse(request, { advice: false }) as unknown as Record<string, unknown>
        const { habitual: _, ...told } = withUsual.crafts[id].analyse(request, {
          advice: false,
          habitual: true,
        }) as unknown as Record<string, unknown>
        expect(told, formula.id).toEqual(plain)
      }
    }
  })

  test('what was forgotten changes what is suggested, and nothing that is judged', () => {
    for (const { type, formulas } of goldenFiles(id)) {
      for (const formula of share(formulas, 1).filter(({ kind }) => kind === 'flawed')) {
        const request = requestOf(id, type, formula) as never
        const judged = ({ verdict, params, ranges, inRange, score }: Record<string, unknown>) => ({
          verdict,
          params,
          ranges,
          inRange,
          score,
        })
        const told = withUsual.crafts[id].analyse(request) as unknown as Record<string, unknown>
        expect(judged(told)).toEqual(judged(allCrafts[id].analyse(request) as unknown as Record<string, unknown>))
      }
    }
  })
})

describe('how usual a formula is', () => {
  test('an ordinary one is called so, with those that it is like and where figures usually lie', () => {
    const { habitual } = pastry('pound_cake', POUND)
    expect(habitual).toMatchObject({
      pocoHabitual: false,
      frase: 'Habitual entre las 8 publicadas con que se compara.',
    })
    expect(habitual?.seParece[0]?.titulo).toMatch(/^Ruhlman/)
    expect(habitual?.rareza.n).toBe(8)
    const { ranges } = pastry('pound_cake', POUND)
    for (const [key, [least, most]] of Object.entries((habitual as UsualReport).bandas)) {
      const range = ranges[key as keyof typeof ranges]
      expect(least, key).toBeGreaterThanOrEqual(range?.[0] ?? 0)
      expect(most, key).toBeLessThanOrEqual(range?.[1] ?? 0)
    }
  })

  test('the usual grams come from the other lines, however much was typed of the odd one', () => {
    const usualOf = (grams: number) => pastry('pound_cake', { ...POUND, Mantequilla: grams }).habitual?.gramosHabituales
    const told = usualOf(500)
    expect(told).toBeDefined()
    for (const grams of [60, 1000, 2000, 5000]) expect(usualOf(grams), String(grams)).toEqual(told)
    // Twice of the others take twice of it.
    const { habitual } = pastry('pound_cake', { Mantequilla: 4000, Azúcar: 500, 'Huevo entero': 500, Harina: 500 })
    const [least, most] = told ?? [0, 0]
    expect(Math.abs((habitual?.gramosHabituales?.[0] ?? 0) - 2 * least)).toBeLessThanOrEqual(1)
    expect(Math.abs((habitual?.gramosHabituales?.[1] ?? 0) - 2 * most)).toBeLessThanOrEqual(1)
    expect(habitual?.frase).toMatch(/^La mantequilla es 8 veces lo habitual/)
  })

  test('the line that is odd is named, with the grams that the rest would take', () => {
    const { habitual } = pastry('pound_cake', { ...POUND, Mantequilla: 500 })
    expect(habitual).toMatchObject({ pocoHabitual: true, linea: 'Mantequilla' })
    const [least, most] = habitual?.gramosHabituales ?? [0, 0]
    expect(least).toBeGreaterThan(150)
    expect(most).toBeLessThan(350)
    expect(habitual?.frase).toBe(
      `La mantequilla es el doble de lo habitual: entre ${least} y ${most} g para el resto de esta fórmula.`,
    )
  })

  test('beside a fault it speaks of a line alone', () => {
    const { habitual, verdict } = withUsual.crafts.helado.analyse(
      {
        type: 'helado_crema',
        ingredients: lines({ 'Leche entera': 600, 'Nata 35%': 180, Azúcar: 250, 'Leche en polvo desnatada': 30 }),
      },
      { habitual: true },
    )
    expect(verdict).toBe('revisar')
    expect(habitual?.linea).toBeUndefined()
    expect(habitual?.frase).toBeUndefined()
  })

  test('nothing is told where too few were published, or too much cannot be read', () => {
    expect(pastry('libre', POUND).habitual).toBeUndefined()
    expect(pastry('pound_cake', { ...POUND, 'Xyzzyx qwrty': 30 }).habitual).toBeUndefined()
    expect(pastry('pound_cake', { ...POUND, 'Xyzzyx qwrty': 10 }).habitual).toBeDefined()
    const few = usualReaderBy(
      '@pasteleria 1 2 3 4 5 6 1 6 3\n>pound_cake\n3c3b3c3d2u||A\n3c3b3c3d2u||B\n3c3b3c3d2u||C',
      usualWords,
      {},
    )
    const request = { type: 'pound_cake', ingredients: lines(POUND) }
    expect(pasteleria.analyse(request, { habitual: true, usual: few }).habitual).toBeUndefined()
  })

  test('weights and order change nothing of it, and a preparation is one line', () => {
    const { habitual } = pastry('pound_cake', POUND)
    const tenfold = Object.fromEntries(
      Object.entries(POUND)
        .reverse()
        .map(([name, grams]) => [name, 10 * grams]),
    )
    expect(pastry('pound_cake', tenfold).habitual).toEqual(habitual)
    const ingredients = [
      {
        name: 'Batido',
        grams: 1000,
        preparacion: {
          oficio: 'pasteleria',
          type: 'libre',
          ingredients: lines({ Mantequilla: 500, Azúcar: 250, 'Huevo entero': 250 }),
        },
      },
      { name: 'Harina', grams: 250 },
    ]
    const nested = withUsual.crafts.pasteleria.analyse({ type: 'pound_cake', ingredients }, { habitual: true })
    expect(nested.habitual?.rareza).toEqual(pastry('pound_cake', { ...POUND, Mantequilla: 500 }).habitual?.rareza)
    expect([undefined, 'Batido', 'Harina']).toContain(nested.habitual?.linea)
  })

  test('an engine that knows of no published formulas tells nothing of it, unless one is handed over', () => {
    const request = { type: 'pound_cake', ingredients: lines(POUND) }
    expect(pasteleria.analyse(request, { habitual: true })).toEqual(pasteleria.analyse(request))
    expect(pasteleria.analyse(request, { habitual: true, usual: usualReader }).habitual).toEqual(
      pastry('pound_cake', POUND).habitual,
    )
    expect(pasteleria.analyse(request, { usual: usualReader })).toEqual(pasteleria.analyse(request))
  })
})

describe('what was forgotten', () => {
  test('a Santiago cake without eggs is no spread: the egg is asked for, and nothing is corrected', () => {
    const told = pastry('tarta_santiago', SANTIAGO)
    expect(told.suggestions).toEqual([
      '¿Has olvidado el huevo? Las publicadas llevan del 29 al 37 %: aquí, de 200 a 290 g.',
    ])
    expect(told.pareceTipo).toBeUndefined()
    expect(told.habitual?.falta).toMatchObject({ ingrediente: 'Huevo entero', porcentaje: [29, 37] })
    expect(told.habitual?.frase).toBe(told.suggestions[0])
    expect(told.verdict).toBe('revisar')
  })

  test('a dose is asked for first, and corrected', () => {
    const { suggestions } = withUsual.crafts.panaderia.analyse({
      type: 'pan_comun',
      ingredients: lines({ Harina: 1000, Agua: 650, 'Levadura fresca': 10 }),
    })
    expect(suggestions[0]).toMatch(/^¿Has olvidado la sal\?/)
    expect(suggestions[1]).toMatch(/Añade .* g de sal/)
  })

  test('a face shows the question apart from the changes', () => {
    const request = { type: 'pan_comun', ingredients: lines({ Harina: 1000, Agua: 650, 'Levadura fresca': 10 }) }
    const { overview } = examineFormula(withUsual.crafts.panaderia, request)
    expect(overview.changes[0]?.sentence).toMatch(/Añade .* g de sal/)
    expect(overview.remarks[0]).toMatch(/^¿Has olvidado la sal\?/)
  })

  test('what stands there without weight was not forgotten', () => {
    const { habitual } = pastry('tarta_santiago', { ...SANTIAGO, 'Huevo entero': 0.0001 })
    expect(habitual?.falta).toBeUndefined()
  })

  test('a solver is told before it moves anything', () => {
    const request = { type: 'tarta_santiago', ingredients: lines(SANTIAGO) }
    expect(solverProblemOf(withUsual.crafts.pasteleria, request).forgotten).toMatchObject({ isMain: true })
    expect(solverProblemOf(pasteleria, request).forgotten).toBeUndefined()
  })
})
