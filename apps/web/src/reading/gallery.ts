import type { AppCraft } from '../engine/crafts.ts'
import { type CraftId, newLine, type TableFormula } from '../model/formula.ts'
import { readableIngredient, rowNameOf } from './examples.ts'

export interface GalleryFormula {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly author?: string
  /** Where it was published, if that has an address. */
  readonly ref?: string
  /** What tells it from others of its type, by the name of the catalogue. */
  readonly flavour?: string
  readonly lines: readonly (readonly [name: string, grams: number])[]
  readonly aguaEvaporada?: number
}

/** How a published formula stands by our norms and by the law of its name. */
export type NormStatus = 'right' | 'look' | 'unlawful'

export interface JudgedGalleryFormula extends GalleryFormula {
  readonly standing: NormStatus
}

const loaders: Readonly<Record<CraftId, () => Promise<{ readonly formulas: readonly JudgedGalleryFormula[] }>>> = {
  helado: () => import('galeria:helado'),
  panaderia: () => import('galeria:panaderia'),
  pasteleria: () => import('galeria:pasteleria'),
  turron: () => import('galeria:turron'),
  cacao: () => import('galeria:cacao'),
}

const loaded = new Map<CraftId, Promise<readonly JudgedGalleryFormula[]>>()

export function loadGallery(craft: CraftId): Promise<readonly JudgedGalleryFormula[]> {
  const known = loaded.get(craft)
  if (known) return known
  const loading = loaders[craft]().then(({ formulas }) => formulas)
  loaded.set(craft, loading)
  return loading
}

/** An id is shown by its name where the craft reads both as the same row. */
function readableName(craft: AppCraft, type: string, name: string): string {
  const shown = readableIngredient(name)
  if (shown === name) return name
  return craft.rowNamed(shown, type) === craft.rowNamed(name, type) ? shown : name
}

export const galleryFormulaOf = (
  craft: AppCraft,
  { type, title, lines, aguaEvaporada }: GalleryFormula,
): TableFormula => ({
  craft: craft.id,
  type,
  name: title,
  lines: lines.map(([name, grams]) => newLine(rowNameOf(readableName(craft, type, name)), grams)),
  given: aguaEvaporada === undefined ? {} : { aguaEvaporada },
  batch: {},
})
