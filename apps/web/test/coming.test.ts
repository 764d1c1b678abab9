import { reviewRecipe } from '@obrador/list/book'
import { readBookFile } from '@obrador/list/book/file'
import { describe, expect, it } from 'vitest'
import { importedRecipes, NO_ANSWERS, type RecipeAnswer } from '../src/features/import/shown.ts'
import { newLine, type TableFormula } from '../src/model/formula.ts'
import { NO_NORMS } from '../src/model/norms.ts'
import { type ComingLine, comingVerdictOf } from '../src/reading/coming.ts'
import { engine } from './engine.ts'

const line = (name: string, grams: number | undefined, more: Partial<ComingLine> = {}): ComingLine => ({
  name,
  label: name,
  grams,
  isSupposed: false,
  own: undefined,
  isUnknown: false,
  choices: [],
  ...more,
})
const verdict = (
  lines: readonly ComingLine[],
  name = 'Hogaza',
  of: Pick<TableFormula, 'craft' | 'type'> = { craft: 'panaderia', type: 'pan_comun' },
) =>
  comingVerdictOf(
    engine,
    { ...of, name, lines: lines.map((one) => newLine(one.name, one.grams ?? 0)), given: {}, batch: {} },
    lines,
    { own: [], norms: NO_NORMS },
  )

const MILK_ICE = [line('Leche entera', 600), line('Nata 35 %', 120), line('Azúcar', 150)] as const
const ICE = { craft: 'helado', type: 'helado_leche' } as const

describe('what a list would be', () => {
  it('is green only where every line is read', () => {
    const whole = verdict(MILK_ICE, 'Helado', ICE)
    expect([whole?.shape, whole?.tone]).toEqual(['●', 'good'])
    const wanting = verdict([...MILK_ICE, line('Esencia XB-2', undefined, { isUnknown: true })], 'Helado', ICE)
    expect([wanting?.shape, wanting?.tone]).toEqual(['○', 'close'])
    expect(wanting?.text).toContain('Si no cuenta: esencia XB-2.')
  })

  it('says which weights it supposes', () => {
    const [milk, ...rest] = MILK_ICE
    const supposed = verdict([{ ...milk, isSupposed: true }, ...rest], 'Helado', ICE)
    expect([supposed?.shape, supposed?.text]).toEqual([
      '○',
      expect.stringContaining('Con el peso que propongo de leche entera.'),
    ])
  })

  it('is not known where a fifth of the mass is unread', () => {
    const unread = verdict([...MILK_ICE, line('Zarandaja', 400, { isUnknown: true })], 'Helado', ICE)
    expect([unread?.shape, unread?.text]).toEqual(['?', 'No lo sé aún: falta leer zarandaja.'])
  })

  it('is told as the same under each reading, or as depending on it', () => {
    const yeast = line('Levadura', 15, {
      label: 'Levadura',
      choices: [
        { name: 'Levadura fresca', label: 'Levadura fresca' },
        { name: 'Levadura seca', label: 'Levadura seca' },
      ],
    })
    const flour = line('Harina de trigo', 1000)
    const same = verdict([flour, line('Agua', 650), line('Sal', 20), yeast], 'Hogaza', {
      craft: 'panaderia',
      type: 'pan_comun',
    })
    expect(same?.text).toContain('Con levadura fresca o levadura seca.')
    const milk = line('Leche', 600, {
      choices: [
        { name: 'Leche entera', label: 'Leche entera' },
        { name: 'Leche condensada', label: 'Leche condensada' },
      ],
    })
    const depends = verdict([milk, line('Nata 35 %', 120), line('Azúcar', 150)], 'Helado', ICE)
    expect([depends?.shape, depends?.text]).toEqual(['○', 'Depende de leche: elige arriba.'])
  })
})

describe('the figure of a title', () => {
  const bread = [line('Harina de trigo', 1000), line('Agua', 620), line('Sal', 20), line('Levadura fresca', 10)]
  const of = { craft: 'panaderia', type: 'pan_comun' } as const

  it.each([
    ['Pan 70 % hidratación', 70, 62, false],
    ['Pan de pueblo al 62 % de hidratación', 62, 62, true],
    ['Baguette 70 %', 70, 62, false],
  ])('%s', (name, said, comes, isAgreed) => {
    const check = verdict(bread, name, of)?.title
    expect([check?.said, Math.round(check?.comes ?? 0), check?.isAgreed]).toEqual([said, comes, isAgreed])
    expect(check?.of).toBe('hidratación')
  })

  it('is of the fat, of what it names, or of what goes in', () => {
    expect(verdict(MILK_ICE, 'Helado 7 % grasa', ICE)?.title).toMatchObject({ of: 'grasa', isAgreed: true })
    expect(verdict(MILK_ICE, 'Helado 12 % de grasa', ICE)?.title).toMatchObject({ of: 'grasa', isAgreed: false })
    const rye = [line('Harina de centeno', 510), line('Harina de trigo', 490), line('Agua', 700), line('Sal', 20)]
    expect(verdict(rye, 'Pan de centeno 51 %', of)?.title).toMatchObject({ of: 'centeno', isAgreed: true })
    const ganache = [line('Nata 35 %', 500), line('Cobertura negra 70 %', 500)]
    expect(verdict(ganache, 'Ganache 70 %', { craft: 'pasteleria', type: 'ganache' })?.title).toBeUndefined()
    expect(verdict(MILK_ICE, 'Helado de leche', ICE)?.title).toBeUndefined()
  })
})

describe('the unit of a recipe of a book', () => {
  const CSV =
    'Brioche;;\nIngrediente;Kg;€/kg\nHarina de fuerza;1;0,8\nMantequilla;0,35;7,1\nLeche entera;0,25;\nSal;0,02;\n'

  it('is shown with who says it, and all weights follow another but those that were typed', async () => {
    const { recipes } = await readBookFile(new TextEncoder().encode(CSV), 'libro.csv', {}, () => undefined)
    const shown = (answer: RecipeAnswer = {}) => {
      const all = importedRecipes(
        recipes.map(reviewRecipe),
        { ...NO_ANSWERS, recipes: { 0: answer } },
        {
          engine,
          own: [],
          saved: [],
        },
      )
      return all[0]
    }
    const weights = (answer?: RecipeAnswer) => shown(answer)?.lines.map(({ weight }) => weight)
    expect(shown()?.unit).toEqual({ is: 'kilos', by: 'column', column: 1 })
    expect(weights()).toEqual([1000, 350, 250, 20])
    expect(weights({ unit: 'grams', lines: { 1: { grams: 400 } } })).toEqual([1, 400, 0.25, 0.02])
    expect(shown({ unit: 'grams' })?.unit).toMatchObject({ is: 'grams', by: 'hand' })
    const prices = (answer?: RecipeAnswer) => shown(answer)?.lines.map(({ perKg }) => perKg)
    expect(prices()).toEqual([0.8, 7.1, undefined, undefined])
    expect(prices({ lines: { 0: { perKg: 0.9 }, 1: { perKg: 0 } } })).toEqual([0.9, undefined, undefined, undefined])
  })
})
