import type { LabelClaim, LabelItem, PrintedShare } from '@obrador/engine/sack'
import { type AllergensOnLabel, allergensOnLabel } from './allergens.ts'
import { LIST_LIMITS } from './items.ts'
import { readLabel, readListOf, type TableRead } from './label.ts'

/** A label as a program sends it: pasted whole, or its list and its table apart. */
export interface LabelAsked {
  readonly texto?: string | null | undefined
  readonly ingredientes?: string | readonly ListedItem[] | null | undefined
  readonly nutricion?: Readonly<Record<string, string | number | null>> | null | undefined
}

/** An item of a list that is already apart. */
export interface ListedItem {
  readonly nombre: string
  readonly porcentaje?: number | null
  readonly minimo?: boolean | null
  readonly ingredientes?: readonly ListedItem[] | null
}

export interface LabelTaken {
  readonly items: readonly LabelItem[]
  readonly claims: readonly LabelClaim[]
  readonly nutricion: Readonly<Record<string, string | number | null>>
  /** What the text says of allergens. */
  readonly declara: AllergensOnLabel
}

const shareOf = ({ porcentaje, minimo }: ListedItem): PrintedShare | undefined => {
  if (porcentaje === null || porcentaje === undefined || !(porcentaje > 0)) return undefined
  const [, decimals = ''] = String(porcentaje).split('.')
  return { value: porcentaje, decimals: decimals.length, ...(minimo && { isLeast: true }) }
}

/** What is deeper than any label is left out: whoever bounds the tree says so of the rest. */
function itemOf(listed: ListedItem, depth: number): LabelItem {
  const [read] = readListOf(listed.nombre.replace(/[;\n]/g, ' ')).items
  const percent = shareOf(listed) ?? read?.percent
  const inner = depth < LIST_LIMITS.depth ? (listed.ingredientes ?? []).map((one) => itemOf(one, depth + 1)) : []
  const { percent: _, items: own, ...plain } = read ?? { text: listed.nombre, name: listed.nombre }
  const items = inner.length > 0 ? inner : own
  return { ...plain, ...(percent && { percent }), ...(items && { items }) }
}

const noTable: TableRead = {}

/** All that is written: the names of a list that is already apart, too. */
const writtenIn = (listed: readonly ListedItem[], depth = 0): string =>
  depth > LIST_LIMITS.depth
    ? ''
    : listed.map(({ nombre, ingredientes }) => `${nombre}, ${writtenIn(ingredientes ?? [], depth + 1)}`).join(', ')

export function labelTaken({ texto, ingredientes, nutricion }: LabelAsked): LabelTaken {
  const sheet = typeof texto === 'string' ? readLabel(texto) : undefined
  const list =
    typeof ingredientes === 'string'
      ? readListOf(ingredientes)
      : Array.isArray(ingredientes)
        ? { items: ingredientes.map((one: ListedItem) => itemOf(one, 0)), claims: [] }
        : undefined
  return {
    items: list?.items ?? sheet?.items ?? [],
    claims: [...(sheet?.claims ?? []), ...(list?.claims ?? [])],
    nutricion: { ...(sheet?.nutrition ?? noTable), ...nutricion },
    declara: allergensOnLabel(
      [texto, typeof ingredientes === 'string' ? ingredientes : writtenIn(ingredientes ?? [])].join('\n'),
    ),
  }
}
