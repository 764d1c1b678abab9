import { ingredientCatalogue, PRICES_AS_OF } from '../catalogue/catalogue.ts'
import { ID_PATTERNS, type IdSystem } from '../catalogue/id-systems.ts'
import { type OfficialIds, officialIdsOf } from '../catalogue/ids.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import { sourceDetails } from '../catalogue/source-details.ts'
import { ATTRIBUTION_TEXT, type SourceKey, sourceTitles } from '../catalogue/sources.ts'
import type { TranslatedNames } from '../catalogue/translated-names.ts'
import { type CsvCell, type CsvDialect, csvOfRows } from './csv.ts'
import { csvHeadIn } from './csv-heads.ts'
import { COMPONENT_NAMES, describeIngredient, type IngredientDescription } from './describe.ts'

/** The whole catalogue for others: every row with its composition, its sources and what others call it. */

export interface OpenIngredient extends IngredientDescription {
  readonly ids: OfficialIds
}

export const openIngredient = (row: Ingredient, names?: TranslatedNames): OpenIngredient => ({
  ...describeIngredient(row, names),
  ids: officialIdsOf(row),
})

interface OpenSource {
  readonly clave: string
  readonly titulo: string
  readonly clase: string
  readonly licencia?: string
  readonly url?: string
  readonly doi?: string
}

export interface OpenCatalogue {
  readonly total: number
  /** Of when the prices are. */
  readonly fecha: string
  /** To be shown with the data. */
  readonly atribucion: string
  readonly fuentes: readonly OpenSource[]
  readonly ingredientes: readonly OpenIngredient[]
}

function sourceOf(key: SourceKey): OpenSource {
  const { kind, licence, url, doi } = sourceDetails[key]
  return {
    clave: key,
    titulo: sourceTitles(key),
    clase: kind,
    ...(licence && { licencia: licence }),
    ...(url && { url }),
    ...(doi && { doi }),
  }
}

export function openCatalogue(names?: TranslatedNames): OpenCatalogue {
  const ingredientes = ingredientCatalogue.map((row) => openIngredient(row, names))
  const cited = [...new Set(ingredientes.map(({ fuente }) => fuente.clave as SourceKey))].toSorted()
  return {
    total: ingredientes.length,
    fecha: PRICES_AS_OF,
    atribucion: ATTRIBUTION_TEXT,
    fuentes: cited.map(sourceOf),
    ingredientes,
  }
}

const SYSTEMS: readonly IdSystem[] = ['off', ...(Object.keys(ID_PATTERNS) as (keyof typeof ID_PATTERNS)[])]

/** A column for each thing; a component that a row has none of is 0, and what nobody says is empty. */
function columns(): readonly (readonly [name: string, of: (row: OpenIngredient) => CsvCell])[] {
  return [
    ['id', ({ id }) => id],
    ['nombre', ({ nombre }) => nombre],
    ['alias', ({ alias }) => alias.join('|')],
    ['categoria', ({ categoria }) => categoria],
    ...COMPONENT_NAMES.map((name) => [name, ({ composicion }: OpenIngredient) => composicion[name] ?? 0] as const),
    ['kcal_100g', ({ kcal_100g }) => kcal_100g],
    ['alergenos', ({ alergenos }) => alergenos.join('|')],
    ['vegano', ({ vegano }) => vegano],
    ['sinGluten', ({ sinGluten }) => sinGluten],
    ['precio_eur_kg', ({ precio }) => precio.eur_kg],
    ['precio_grado', ({ precio }) => precio.grado],
    ['precio_fecha', ({ precio }) => precio.fecha],
    ['fuente', ({ fuente }) => fuente.clave],
    ['fuente_titulo', ({ fuente }) => fuente.titulo],
    ['fuente_detalle', ({ fuente }) => fuente.detalle],
    ['fuente_grado', ({ fuente }) => fuente.grado],
    ['fuente_licencia', ({ fuente }) => sourceDetails[fuente.clave as SourceKey].licence],
    ['nota', ({ nota }) => nota],
    ...SYSTEMS.map((system) => [system, ({ ids }: OpenIngredient) => ids[system]] as const),
  ]
}

/** The same as a table: a head, and a line for each row. */
export function catalogueCsv(dialect: CsvDialect = 'standard', names?: TranslatedNames): string {
  const all = columns()
  const heads = all.map(([name]) => (names ? csvHeadIn(names.language, name) : name))
  const rows = openCatalogue(names).ingredientes.map((row) => all.map(([, of]) => of(row)))
  return csvOfRows([heads, ...rows], dialect)
}
