import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { findRow, readIngredientName } from '@obrador/engine'
import type { Plugin } from 'vite'
import type { AppCraft } from '../src/engine/crafts.ts'
import { partLoaders } from '../src/engine/parts.ts'
import { createEngineStore } from '../src/engine/store.ts'
import { craftIds } from '../src/model/crafts.ts'
import {
  type GalleryFormula,
  galleryFormulaOf,
  type JudgedGalleryFormula,
  type NormStatus,
} from '../src/reading/gallery.ts'
import { readTableFormula } from '../src/reading/request.ts'

/**
 * The published formulas of each craft as a module of its own (`galeria:helado`), made from the golden set when the app
 * is built: those that somebody published, with who did.
 */

const { crafts } = await createEngineStore(partLoaders).load([...craftIds, 'names'])

const GOLDEN = resolve(import.meta.dirname, '../../../packages/engine/test/golden')
const SETS = ['reference', 'validation', 'blind-1', 'blind-2', 'blind-2b', 'types-2'] as const
const PREFIX = 'galeria:'

interface Golden {
  readonly id: string
  readonly source: { readonly title: string; readonly author?: string; readonly ref?: string }
  readonly kind: string
  readonly lines: Readonly<Record<string, number>>
  readonly aguaEvaporada?: number
  readonly alsoIn?: string
}

/** The formulas of a craft that pass a test, from every set of the golden ones. */
function formulasOf(craft: string, isWanted: (formula: Golden) => boolean): GalleryFormula[] {
  return SETS.filter((set) => existsSync(join(GOLDEN, craft, set))).flatMap((set) =>
    readdirSync(join(GOLDEN, craft, set))
      .toSorted()
      .flatMap((file) => {
        const formulas: readonly Golden[] = JSON.parse(readFileSync(join(GOLDEN, craft, set, file), 'utf8'))
        return formulas.filter(isWanted).map(({ id, source, lines, aguaEvaporada }) => ({
          id,
          type: basename(file, '.json'),
          title: source.title,
          ...(source.author !== undefined && { author: source.author }),
          ...(source.ref?.startsWith('https://') && { ref: source.ref }),
          lines: Object.entries(lines),
          ...(aguaEvaporada !== undefined && { aguaEvaporada }),
        }))
      }),
  )
}

/** All of them, right and wrong. */
export const goldenSets = (craft: string): GalleryFormula[] => formulasOf(craft, () => true)

/** An ingredient in more of the formulas of a type than this is what the type is made of, not a flavour of it. */
const MOST_COMMON = 0.34
/** Less of it than this part is a pinch. */
const LEAST_SHARE = 0.03

const rowOf = (name: string) => findRow(name) ?? readIngredientName(name)?.ingredient

/** What a dish is called after: its heaviest ingredient that few others of its type have. */
function withFlavours(formulas: readonly GalleryFormula[]): GalleryFormula[] {
  const families = Map.groupBy(formulas, ({ type }) => type)
  return formulas.map((formula) => {
    const family = families.get(formula.type) ?? []
    const total = formula.lines.reduce((sum, [, grams]) => sum + grams, 0)
    const has = ({ lines }: GalleryFormula, id: string): boolean => lines.some(([name]) => rowOf(name)?.id === id)
    const [flavour] = formula.lines
      .filter(([, grams]) => grams >= LEAST_SHARE * total)
      .toSorted(([, a], [, b]) => b - a)
      .flatMap(([name]) => rowOf(name) ?? [])
      .filter(({ id }) => family.filter((other) => has(other, id)).length <= Math.max(1, MOST_COMMON * family.length))
    return flavour ? { ...formula, flavour: flavour.name } : formula
  })
}

/** Whoever publishes a formula need not share our norms: what they say of it is told beside it. */
function standingOf(craft: AppCraft, formula: GalleryFormula): NormStatus {
  const { overview } = readTableFormula(craft.engine, galleryFormulaOf(craft, formula), [], { advice: false })
  if (overview?.first.estado === 'sin_nombre') return 'unlawful'
  return overview?.first.bueno ? 'right' : 'look'
}

/** Those that somebody published, each once. */
export function galleryOf(id: string): JudgedGalleryFormula[] {
  const craft = crafts[id]
  if (!craft) throw new Error(`there is no craft ${id}`)
  const published = formulasOf(id, ({ kind, alsoIn }) => kind === 'published' && alsoIn === undefined)
  return withFlavours(published).map((formula) => ({ ...formula, standing: standingOf(craft, formula) }))
}

export const gallery: Plugin = {
  name: 'gallery',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith(`\0${PREFIX}`)
      ? `export const formulas = ${JSON.stringify(galleryOf(id.slice(PREFIX.length + 1)))}`
      : undefined,
}
