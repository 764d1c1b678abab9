import { allergenOfName, annexWordsIn } from '../../catalogue/annex-words.ts'
import { isCompoundRow } from '../../catalogue/designations.ts'
import { flagOf, likelyAllergens } from '../../catalogue/flags.ts'
import type { Ingredient, LegalAllergen } from '../../catalogue/ingredient.ts'
import { type ToldAllergens, withToldAllergens } from '../../catalogue/told-allergens.ts'
import { pureAdditiveIn } from '../../catalogue/written-additives.ts'
import { commonFinding } from '../../findings/find.ts'
import { type PreparationUse, packetUseAmong } from '../../formula/formula.ts'
import { isHumectantSorbitol } from '../../judge/annex-mentions.ts'
import { allergenWords } from '../../words/allergens.ts'
import type { FinishedProduct, MadeLine } from '../made.ts'
import { ALL_ALLERGENS, type AllergenBearer } from './allergens.ts'
import type { LabelSheetLine } from './lines.ts'
import { type PartName, partName } from './part-names.ts'
import * as terms from './terms.ts'

/** Added water up to this % of the finished product need not be listed (Regulation (EU) 1169/2011, Annex VII, A.1). */
export const UNLISTED_WATER = 5

/** Lines of one designation, put together; or a compound ingredient with those that it is made of. */
export interface ListEntry extends AllergenBearer {
  readonly sent: readonly string[]
  readonly said?: readonly string[]
  /** Grams at the moment of use. */
  readonly used: number
  readonly isWater: boolean
  /** Allergens that nobody told of: they are not known, or are those of what it was taken for. */
  readonly unsure: readonly LegalAllergen[]
  /** Whose packet to look at: its own, or that of the bought product that it lies in. */
  readonly packets: readonly string[]
  readonly compound?: {
    readonly parts: readonly ListEntry[]
    /** Water of it that need not be listed. */
    readonly unlisted: readonly ListEntry[]
    readonly exempt: PartName['exempt']
  }
}

const SORBITOLS = /^sorbitol/

const ASCORBIC = 'acido_ascorbico'
const LEAVENS: ReadonlySet<string> = new Set(['levadura', 'prefermento'])
/** Flour that yeast raises: there ascorbic acid treats the flour, and elsewhere it keeps from oxidising. */
const isLeavenedDough = (lines: readonly MadeLine[]): boolean =>
  lines.some(({ ingredient }) => ingredient?.category === 'harina') &&
  lines.some(({ ingredient }) => LEAVENS.has(ingredient?.category ?? ''))

/** As the list calls it; an additive by what it does in this formula. */
function nameOf({ ingredient, printed }: LabelSheetLine, lines: readonly MadeLine[]): string {
  if (ingredient && SORBITOLS.test(ingredient.id) && isHumectantSorbitol(lines, ingredient)) return terms.HUMECTANT_TERM
  if (ingredient?.id === ASCORBIC && isLeavenedDough(lines)) return terms.FLOUR_TREATMENT_TERM
  return printed.word
}

/** What a packet tells of a line: its own, or that of the product that it lies in. */
const toldOf = (line: LabelSheetLine): ToldAllergens | undefined =>
  line.sheet?.declara ?? packetUseAmong(line.within)?.prepared.sack?.told

/** Those of its sheet, else of its row and of the words of the line (art. 21); a composition of one's own says nothing of them. What the packet of a whole product has is not in each of its parts. */
function allergensOf(line: LabelSheetLine): readonly LegalAllergen[] | undefined {
  const { sheet, ingredient, named } = line
  if (sheet?.alergenos) return sheet.alergenos
  const told = toldOf(line)
  const known = unique(...(ingredient?.allergens ?? []), ...named.map(allergenOfName))
  if (sheet?.declara) return withToldAllergens(known, told)
  return ingredient || known.length > 0 ? known.filter((id) => told?.get(id)?.is !== 'no') : undefined
}

const isPartlyUnknown = (row: Ingredient): boolean => flagOf(row, 'allergensUnknown') === true

/** Anything may be in it: what its maker mixes, or what no row tells of. Baking powder is salts of which we know, and a starch. */
const isAnyRecipe = (row: Ingredient): boolean =>
  (isCompoundRow(row) && row.category !== 'impulsor') || (isPartlyUnknown(row) && likelyAllergens(row).length === 0)

/** Not all of them are known: nobody told, it is taken for another food, or its maker's recipe decides (art. 21). */
function unsureOf(line: LabelSheetLine): readonly LegalAllergen[] {
  const { sheet, ingredient, assumed, printed } = line
  // An additive by its number or its words is a pure substance.
  if (sheet?.alergenos !== undefined || (!ingredient && pureAdditiveIn(line.name))) return []
  const told = toldOf(line)
  const isAny = !ingredient || assumed || printed.saying === 'own' || isAnyRecipe(ingredient)
  const may = isAny ? ALL_ALLERGENS : ingredient && isPartlyUnknown(ingredient) ? likelyAllergens(ingredient) : []
  return may.filter((id) => !told?.get(id)?.isWhole)
}

const PURE_WATER = 100
const isWater = ({ ingredient }: MadeLine): boolean => ingredient?.composition.water === PURE_WATER

const unique = <T>(...items: readonly T[]): T[] => [...new Set(items)]

/** Grams somewhere inside the compounds that have a name. */
interface Placed {
  readonly grams: number
  readonly path: readonly PreparationUse[]
  /** None of what has left as steam. */
  readonly line?: LabelSheetLine
}

function joined(lines: readonly LabelSheetLine[], all: readonly LabelSheetLine[]): ListEntry[] {
  const byName = new Map<string, ListEntry>()
  for (const line of lines) {
    if (line.grams <= 0) continue
    const nombre = nameOf(line, all)
    const known = byName.get(nombre)
    const allergens = allergensOf(line)
    const open = unsureOf(line)
    byName.set(nombre, {
      nombre,
      sent: unique(...(known?.sent ?? []), line.written),
      said: unique(...(known?.said ?? []), line.name),
      rows: unique(...(known?.rows ?? []), ...(line.ingredient ? [line.ingredient] : [])),
      allergens: known?.allergens || allergens ? unique(...(known?.allergens ?? []), ...(allergens ?? [])) : undefined,
      used: (known?.used ?? 0) + line.used,
      isWater: isWater(line),
      unsure: unique(...(known?.unsure ?? []), ...open),
      packets: unique(
        ...(known?.packets ?? []),
        ...(open.length > 0 ? [packetUseAmong(line.within)?.name ?? line.name] : []),
      ),
      told: line.sheet?.declara ?? known?.told,
      named: unique(...(known?.named ?? []), ...line.named),
    })
  }
  return [...byName.values()]
}

/** Added water counts as what is left of it: the whole less everything else that was used (Annex VII, A.1). */
function withWaterLeft(entries: readonly ListEntry[], whole: number): ListEntry[] {
  const others = entries.reduce((sum, entry) => sum + (entry.isWater ? 0 : entry.used), 0)
  return entries.map((entry) =>
    entry.isWater ? { ...entry, used: Math.min(entry.used, Math.max(0, whole - others)) } : entry,
  )
}

/** The ingredients of so many grams of a whole, from most to least, and the water that need not be among them. */
export function inWeightOrder(
  entries: readonly ListEntry[],
  whole: number,
): { listed: ListEntry[]; unlisted: ListEntry[] } {
  const sorted = withWaterLeft(entries, whole).toSorted((a, b) => b.used - a.used)
  const isUnlisted = ({ isWater: is, used }: ListEntry): boolean =>
    is && Math.round((10_000 * used) / whole) / 100 <= UNLISTED_WATER
  return { listed: sorted.filter((entry) => !isUnlisted(entry)), unlisted: sorted.filter(isUnlisted) }
}

/** What each preparation is called, asked once. */
export type PartNames = (use: PreparationUse) => PartName

/** Preparations whose law is asked for one label: judging more would hold the service, and nobody reads on. */
const MOST_JUDGED = 24

export function partNamesOf({ lawOf }: Pick<FinishedProduct, 'lawOf'>): PartNames {
  const known = new Map<string, Map<object, PartName>>()
  let judged = 0
  return (use) => {
    const ofName = known.get(use.name) ?? new Map<object, PartName>()
    const one =
      ofName.get(use.prepared) ??
      (judged++ < MOST_JUDGED
        ? partName(use, lawOf(use))
        : { doubts: [commonFinding('label.too-many-names', { most: MOST_JUDGED })] })
    known.set(use.name, ofName.set(use.prepared, one))
    return one
  }
}

/** The ingredients of a product: each compound that has a name as one, with its own inside; all others with the rest. */
export function listEntriesOf(
  lines: readonly LabelSheetLine[],
  { vapour }: Pick<FinishedProduct, 'vapour'>,
  names: PartNames,
): ListEntry[] {
  const placed = (within: readonly PreparationUse[]): readonly PreparationUse[] =>
    within.filter((use) => names(use).nombre !== undefined)

  function compound(inside: readonly Placed[]): ListEntry {
    const { path } = inside[0] as Placed
    const use = path[0] as PreparationUse
    const used = inside.reduce((sum, { grams }) => sum + grams, 0)
    const { nombre = use.name, exempt } = names(use)
    const { listed, unlisted } = inWeightOrder(level(inside.map((one) => ({ ...one, path: one.path.slice(1) }))), used)
    return {
      nombre,
      sent: [use.name],
      rows: [],
      allergens: unique(...listed.flatMap(({ allergens }) => allergens ?? [])),
      used,
      isWater: false,
      unsure: [],
      packets: [],
      compound: { parts: listed, unlisted, exempt },
    }
  }

  function level(all: readonly Placed[]): ListEntry[] {
    const own = all.flatMap(({ path, line }) => (path.length === 0 && line ? [line] : []))
    const inside = Map.groupBy(
      all.filter(({ path }) => path.length > 0),
      ({ path }) => path[0]?.prepared,
    )
    const compounds = [...inside.values()].map(compound).filter(({ used }) => used > 0)
    return [...joined(own, lines), ...compounds]
  }

  return level([
    ...lines.map((line) => ({ grams: line.grams, path: placed(line.within), line })),
    ...vapour.map(({ grams, within }) => ({ grams, path: placed(within) })),
  ])
}

/** All that is not made of others, at any depth. */
export const entryLeavesOf = (entries: readonly ListEntry[]): ListEntry[] =>
  entries.flatMap((entry) =>
    entry.compound ? entryLeavesOf([...entry.compound.parts, ...entry.compound.unlisted]) : [entry],
  )

/** What the packets of the bought products among the lines tell, each as one: of what they have, only what nothing inside is known to have, each cereal and nut by its name. */
export const packetBearersOf = (
  lines: readonly LabelSheetLine[],
  inside: ReadonlyMap<LegalAllergen, readonly string[]>,
): AllergenBearer[] =>
  [...new Set(lines.flatMap((line) => (line.grams > 0 ? (packetUseAmong(line.within) ?? []) : [])))].flatMap(
    ({ name, prepared }) => {
      const told = prepared.sack?.told
      return told
        ? [
            {
              nombre: name,
              rows: [],
              allergens: withToldAllergens([], told).filter(
                (id) =>
                  told.get(id)?.words.some((word) => word !== allergenWords[id] && !inside.get(id)?.includes(word)) ||
                  !inside.has(id),
              ),
              told,
              named: annexWordsIn(name).map(({ name: word }) => word),
            },
          ]
        : []
    },
  )
