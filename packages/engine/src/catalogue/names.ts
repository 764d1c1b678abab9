import { fat, mix } from '../science/composition.ts'
import { byId } from './catalogue.ts'
import type { Ingredient } from './ingredient.ts'
import { findNormal } from './lookup.ts'
import { normalise } from './normalise.ts'

/** How one craft reads names: its own words first, then the catalogue, then families of products with a figure. */
export interface NameRules {
  /** Words that mean one product inside the craft, whatever the catalogue calls them. */
  readonly words: Readonly<Record<string, string>>
  /** Words that say nothing about the product («MG»), dropped when the whole name is not found. */
  readonly noise: readonly string[]
  readonly pulps: readonly PulpRule[]
  readonly families: readonly FamilyRule[]
}

/** «pulpa de X» is the fruit itself; «pulpa de X azucarada 10 %» has that share of sugar. Read before the catalogue. */
export interface PulpRule {
  readonly prefix: string
  /** Whether the bare prefix means the fruit alone; if not, only the sweetened form is read here. */
  readonly plain: boolean
  readonly sweetened: string
  readonly with: string
}

/** «nata 33 %», «glucosa 36 DE»: a product of which the catalogue has some grades. */
export interface FamilyRule {
  readonly pattern: RegExp
  /** Catalogue rows by the figure the name gives (% fat, % cocoa, DE). */
  readonly rows: readonly (readonly [figure: number, id: string])[]
  /** Mix the two neighbours, or take the nearest row. */
  readonly reading: 'between' | 'nearest'
  /** How far beyond the rows (or from the nearest one) a figure may lie. */
  readonly tolerance: number
}

export interface Found {
  readonly ingredient: Ingredient
  /** True when the name is not one of the catalogue's or the craft's own: the reader must be told. */
  readonly interpreted: boolean
}

export type Resolve = (name: string) => Found | undefined

const row = (id: string): Ingredient => {
  const ingredient = byId.get(id)
  if (!ingredient) throw new Error(`A name rule cites ${id}, which the catalogue does not have`)
  return ingredient
}

/** Two neighbouring grades mixed so that they give the figure asked for. */
function between(low: Ingredient, high: Ingredient, figure: number): Ingredient {
  const share = (figure - fat(low.composition)) / (fat(high.composition) - fat(low.composition))
  return {
    ...low,
    name: `${low.name} / ${high.name} (${figure} %)`,
    composition: mix([
      [1 - share, low.composition],
      [share, high.composition],
    ]),
    price: (1 - share) * low.price + share * high.price,
    source: `calculated: ${low.id} + ${high.id}`,
  }
}

function readFamily({ rows, reading, tolerance }: FamilyRule, figure: number): Ingredient | undefined {
  if (reading === 'nearest') {
    const nearest = rows.reduce((best, candidate) =>
      Math.abs(candidate[0] - figure) < Math.abs(best[0] - figure) ? candidate : best,
    )
    return Math.abs(nearest[0] - figure) <= tolerance ? row(nearest[1]) : undefined
  }
  const last = rows.length - 1
  const above = rows.findIndex(([at]) => at >= figure)
  const at = Math.min(Math.max(above === -1 ? last : above, 1), last)
  const [low, high] = [rows[at - 1], rows[at]]
  if (!low || !high || figure < low[0] - tolerance || figure > high[0] + tolerance) return undefined
  return between(row(low[1]), row(high[1]), figure)
}

/** «33 5» is what normalising leaves of «33,5». */
const figureIn = (match: RegExpExecArray): number =>
  Number((match.slice(1).find((group) => group !== undefined) ?? '').replace(' ', '.'))

function sweetenedPulp(fruit: Ingredient, sugar: Ingredient, percent: number): Ingredient {
  const share = percent / 100
  return {
    ...fruit,
    name: `${fruit.name} con ${percent} % de azúcar`,
    composition: mix([
      [1 - share, fruit.composition],
      [share, sugar.composition],
    ]),
    price: (1 - share) * fruit.price + share * sugar.price,
    source: `calculated: ${fruit.id} + ${sugar.id}`,
  }
}

type ReadNormal = (normal: string) => Found | undefined

function pulpReader({ prefix, plain, sweetened, with: sugar }: PulpRule): (normal: string) => Ingredient | undefined {
  const start = `${normalise(prefix)} `
  const parts = new RegExp(`^(.*?)(?: ${normalise(sweetened)}(?: (\\d+))?)?$`)
  return (normal) => {
    if (!normal.startsWith(start)) return undefined
    const [, name = '', percent] = parts.exec(normal.slice(start.length)) ?? []
    const fruit = findNormal(name)
    if (fruit?.category !== 'fruta') return undefined
    if (percent) return sweetenedPulp(fruit, row(sugar), Number(percent))
    return plain ? fruit : undefined
  }
}

/** Names already read are kept, up to a bound: normalising is most of the work of reading a formula. */
const MOST_REMEMBERED = 5000

export function nameResolver({ words, noise, pulps, families }: NameRules): Resolve {
  const own = new Map(Object.entries(words).map(([word, id]) => [normalise(word), row(id)]))
  const noiseWords = new RegExp(`(?<= )(?:${noise.map(normalise).join('|')})(?= |$)`, 'g')
  const pulpReaders = pulps.map(pulpReader)

  const readPlain: ReadNormal = (normal) => {
    const word = own.get(normal)
    if (word) return { ingredient: word, interpreted: false }
    for (const read of pulpReaders) {
      const ingredient = read(normal)
      if (ingredient) return { ingredient, interpreted: true }
    }
    const listed = findNormal(normal)
    return listed && { ingredient: listed, interpreted: false }
  }
  const readFamilies: ReadNormal = (normal) => {
    for (const family of families) {
      const match = family.pattern.exec(normal)
      const ingredient = match ? readFamily(family, figureIn(match)) : undefined
      if (ingredient) return { ingredient, interpreted: true }
    }
    return undefined
  }
  const resolve: Resolve = (name) => {
    const exact = byId.get(name)
    if (exact) return { ingredient: exact, interpreted: false }
    const normal = normalise(name)
    const bare = noise.length > 0 ? normal.replace(noiseWords, '').replace(/ +/g, ' ').trim() : normal
    return readPlain(normal) ?? readPlain(bare) ?? readFamilies(bare)
  }

  const remembered = new Map<string, Found>()
  return (name) => {
    const known = remembered.get(name)
    if (known) return known
    const found = resolve(name)
    if (found && remembered.size < MOST_REMEMBERED) remembered.set(name, found)
    return found
  }
}
