import { ingredientCatalogue } from '../catalogue/catalogue.ts'
import type { TranslatedNames } from '../catalogue/translated-names.ts'
import { namedValues } from '../findings/finding.ts'
import type { CraftEngine } from './craft.ts'
import { nameOfRow } from './engine.ts'

/** Fields of a finding that call an ingredient by its name in the catalogue, unless its maker wrote another. */
const ROW_FIELDS: ReadonlySet<string> = new Set(
  'from to ingredient ingrediente nombre lot oil as others near culprits'.split(' '),
)
/** Lists of what is to be weighed, each with the name of its ingredient. */
const ROW_LISTS: ReadonlySet<string> = new Set(['changes', 'additions', 'add'])
const TYPE_FIELDS: ReadonlySet<string> = new Set(['typeLabel', 'type', 'label'])

const typeNames = (engine: CraftEngine, names: TranslatedNames): ReadonlyMap<string, string> =>
  new Map(
    engine.everyCraft.flatMap(({ id, types }) =>
      Object.entries(types as Readonly<Record<string, { readonly label: string }>>).map(
        ([type, { label }]) => [label, names.typeName(id, type) ?? label] as const,
      ),
    ),
  )

/**
 * The values of findings with ingredients and types as a language calls them. What its maker wrote stays, and so does a name
 * that a law reserves.
 */
export const valuesInLanguage = (engine: CraftEngine, names: TranslatedNames): ((values: unknown) => unknown) => {
  const rows = new Map(ingredientCatalogue.map((row) => [row.name, names.rowName(row)]))
  const types = typeNames(engine, names)
  const named = (text: string, field: string, list: string): string => {
    if (ROW_FIELDS.has(field) || (field === 'name' && ROW_LISTS.has(list))) return rows.get(text) ?? text
    return TYPE_FIELDS.has(field) ? (types.get(text) ?? text) : text
  }
  const told = (value: unknown, field: string, list: string): unknown => {
    if (typeof value === 'string') return named(value, field, list)
    if (typeof value !== 'object' || value === null) return value
    // A finding inside another is named when its turn comes.
    if ('code' in value && 'values' in value) return value
    if (Array.isArray(value)) return value.map((one) => told(one, field, field))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, told(one, key, field)]))
  }
  return (values) => told(namedValues(values, nameOfRow), '', '')
}
