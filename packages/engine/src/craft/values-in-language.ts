import { ingredientCatalogue } from '../catalogue/catalogue.ts'
import type { TranslatedNames } from '../catalogue/translated-names.ts'
import { namedValues } from '../findings/finding.ts'
import type { LanguageWords } from '../findings/language.ts'
import { lazyValue } from '../words/lazy.ts'
import type { CraftEngine } from './craft.ts'
import { nameOfRow } from './engine.ts'

/** Fields of a finding that call an ingredient by its name in the catalogue, unless its maker wrote another. */
const ROW_FIELDS: ReadonlySet<string> = new Set(
  'from to ingredient ingrediente nombre lot oil as others near culprits bars'.split(' '),
)
/** Lists of what is to be weighed, each with the name of its ingredient. */
const ROW_LISTS: ReadonlySet<string> = new Set(['changes', 'additions', 'add', 'bars'])
const TYPE_FIELDS: ReadonlySet<string> = new Set(['typeLabel', 'type', 'label'])

interface NamedType {
  readonly label: string
  readonly styles?: readonly { readonly id: string; readonly label: string }[]
}

const printedPart = (label: string): string => label.replace(/ \(.*\)/g, '').split(' / ')[0] ?? label

const typeNames = (engine: CraftEngine, names: TranslatedNames): ReadonlyMap<string, string> =>
  new Map(
    engine.everyCraft.flatMap(({ id, types }) =>
      Object.entries(types as Readonly<Record<string, NamedType>>).flatMap(([type, { label, styles = [] }]) => [
        ...styles.map((style) => [style.label, names.typeName(id, type, style.id) ?? style.label] as const),
        [label, names.typeName(id, type) ?? label] as const,
      ]),
    ),
  )

/** What a language calls ingredients, crafts and types, by what the tables call them. */
export interface LanguageNames {
  readonly rowName: (name: string) => string | undefined
  readonly craftName: (id: string) => string | undefined
  readonly typeName: (label: string) => string | undefined
  /** The same by what a label prints: the first of its names, without what only the catalogue adds. */
  readonly printedType: (name: string) => string | undefined
  /** The values of findings, so named. What its maker wrote stays, and so does a name that a law reserves. */
  readonly values: (values: unknown) => unknown
}

/** All that a language has: its folders, and what it calls ingredients and types. */
export interface SpokenLanguage {
  readonly words: readonly LanguageWords[]
  readonly names: LanguageNames
}

/** `listed`: fields of more names, where a face shows every name of the catalogue in the language, whoever wrote it. */
export const namesInLanguage = (
  engine: CraftEngine,
  names: TranslatedNames,
  listed: ReadonlySet<string> = new Set(),
): LanguageNames => {
  const rows = new Map(ingredientCatalogue.map((row) => [row.name, names.rowName(row)]))
  const types = typeNames(engine, names)
  const printed = lazyValue(() => new Map([...types].map(([label, name]) => [printedPart(label), name])))
  const named = (text: string, field: string, list: string): string => {
    if (ROW_FIELDS.has(field) || listed.has(field) || (field === 'name' && ROW_LISTS.has(list)))
      return rows.get(text) ?? text
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
  return {
    rowName: (name) => rows.get(name),
    craftName: (id) => names.typeName(id),
    typeName: (label) => types.get(label),
    printedType: (name) => printed().get(name),
    values: (values) => told(namedValues(values, nameOfRow), '', ''),
  }
}
