import { allCrafts } from '@obrador/engine'
import { expect, test } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { loadSolver } from '../src/index.ts'
import { solveFamily } from '../src/menu/family.ts'
import { beginSearch, isSetServed, type MenuSearch } from '../src/menu/one-base.ts'
import { workBudget } from '../src/menu/program.ts'
import { MENU_LIMITS, type MenuRequest } from '../src/menu/request.ts'
import { fewestCorrected } from '../src/menu/settle.ts'
import { doesCorrect, readMenuTask } from '../src/menu/task.ts'
import { CORRECTIONS, flavoursByName, whiteBase } from './menu-fixtures.ts'

/** Every set of flavours is asked, and the cheapest partition is found over sets: the search must find the same. */

const solver = await loadSolver()
const freshSearch = (request: MenuRequest): MenuSearch => {
  const work = workBudget(solver, { mostSteps: 1e9, secondsLeft: () => 3600 })
  return beginSearch(readMenuTask(allCrafts.helado, request), work)
}

interface Worth {
  readonly count: number
  readonly grams: number
}
const isLess = (a: Worth, b: Worth | undefined): boolean =>
  b === undefined || a.count < b.count || (a.count === b.count && a.grams < b.grams)

function enumerated(search: MenuSearch, served: readonly number[], most: number): (Worth | undefined)[] {
  const full = 2 ** served.length - 1
  const worth = new Map<number, Worth>()
  for (let mask = 1; mask <= full; mask += 1) {
    const set = served.filter((_, i) => mask & (1 << i))
    if (isSetServed(search, set, false)) worth.set(mask, { count: 0, grams: 0 })
    else if (doesCorrect(search.task) && isSetServed(search, set, true)) {
      const settled = fewestCorrected(search, set)
      if (settled) worth.set(mask, { count: settled.corrected.length, grams: settled.grams })
    }
  }
  let layer = new Map<number, Worth>([[0, { count: 0, grams: 0 }]])
  return Array.from({ length: most }, () => {
    const next = new Map(layer)
    for (const [done, value] of layer)
      for (const [mask, own] of worth) {
        if (mask & done) continue
        const sum = { count: value.count + own.count, grams: value.grams + own.grams }
        if (isLess(sum, next.get(done | mask))) next.set(done | mask, sum)
      }
    layer = next
    return layer.get(full)
  })
}

/** The same draws every time. */
function* drawn(): Generator<number> {
  for (let seed = 2026; ; ) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    yield seed / 2_147_483_648
  }
}

type FlavourName = keyof typeof flavoursByName
const names = Object.keys(flavoursByName) as FlavourName[]
interface KnownFlavour {
  readonly ingredients?: readonly { readonly name: string; readonly grams: number }[]
  readonly nombre: string
}

function flavourWeighed(name: FlavourName, weights: readonly number[]): MenuRequest['sabores'][number] {
  const { ingredients = [], ...flavour } = flavoursByName[name] as KnownFlavour
  return { ...flavour, ingredients: ingredients.map((line, at) => ({ ...line, grams: weights[at] ?? line.grams })) }
}

function randomMenu(next: () => number): MenuRequest {
  const shuffled = names.map((name) => [next(), name] as const).toSorted(([a], [b]) => a - b)
  const sabores = shuffled.slice(0, 2 + Math.floor(5 * next())).map(([, name]) => {
    const { ingredients = [] } = flavoursByName[name] as KnownFlavour
    const factor = 0.6 + 1.1 * next()
    return flavourWeighed(
      name,
      ingredients.map(({ grams }) => Math.round(10 * factor * grams) / 10),
    )
  })
  const correcciones = next() < 0.6 ? { ...CORRECTIONS, max: 20 + Math.round(60 * next()) } : undefined
  return { type: 'helado_crema', base: whiteBase ?? [], sabores, ...(correcciones && { correcciones }) }
}

/** Grams by which the last wish may pass the fewest, and the gap to which they are sought. */
const GRAMS = 0.6
const GAP = 1.011

/** Holds what is found against the enumeration. Returns how many of its answers correct a flavour. */
function expectEnumerated(request: MenuRequest): number {
  const search = freshSearch(request)
  const { found, choices } = solveFamily(search, MENU_LIMITS.bases)
  const served = search.task.flavours.map(({ at }) => at).filter((f) => !found.alone.includes(f))
  if (served.length === 0) return 0
  const truth = enumerated(freshSearch(request), served, MENU_LIMITS.bases)
  const told = JSON.stringify(request.sabores.map(({ nombre, ingredients }) => [nombre, ingredients?.[0]?.grams]))
  expect([told, found.bound, found.isProven]).toEqual([told, truth.findIndex((one) => one !== undefined) + 1, true])
  let corrected = 0
  for (const { assignment, settled } of choices) {
    const best = truth[assignment.classes.length - 1] ?? truth.findLast((one) => one !== undefined)
    const count = settled.reduce((sum, one) => sum + one.corrected.length, 0)
    const grams = settled.reduce((sum, one) => sum + one.grams, 0)
    expect([told, assignment.classes.length, count]).toEqual([told, assignment.classes.length, best?.count])
    expect(grams, told).toBeLessThanOrEqual(GAP * (best?.grams ?? 0) + GRAMS)
    expect(grams, told).toBeGreaterThanOrEqual((best?.grams ?? 0) - GRAMS)
    corrected += count > 0 ? 1 : 0
  }
  return corrected
}

test('bases, corrected flavours and grams are those of the enumeration', () => {
  const source = drawn()
  const next = (): number => Number(source.next().value)
  const corrected = Array.from({ length: runs(200) }, () => expectEnumerated(randomMenu(next)))
  expect(Math.max(...corrected)).toBeGreaterThan(0)
})

test('so they are where no flavour has its place by force: seven, of which three bases correct one', () => {
  const menu: MenuRequest = {
    type: 'helado_crema',
    base: whiteBase ?? [],
    sabores: [
      ['pistacho', 113.2] as const,
      ['mantecado'] as const,
      ['chocolate', 101.1, 101.1] as const,
      ['yogur', 273.1] as const,
      ['nata'] as const,
      ['ron', 54.8] as const,
      ['caramelo', 148.8, 5] as const,
    ].map(([name, ...grams]) => flavourWeighed(name, grams)),
    correcciones: { ...CORRECTIONS, max: 52 },
  }
  expect(expectEnumerated(menu)).toBeGreaterThan(1)
})
