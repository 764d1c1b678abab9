import { designationOf, isCompound } from '../../catalogue/designations.ts'
import type { Allergen } from '../../catalogue/ingredient.ts'
import { round } from '../../words/round.ts'
import { decapitalise } from '../../words/text.ts'
import type { Made, MadeLine } from '../made.ts'
import type { Bearer } from './allergens.ts'
import type { SheetLine } from './lines.ts'
import { isHumectant } from './mentions.ts'
import * as say from './messages.ts'
import { type Asked, type Quantity, quantities } from './quid.ts'
import { plainText, type Span, spansOf } from './spans.ts'

/** Added water up to this % of the finished product need not be listed (Regulation (EU) 1169/2011, Annex VII, A.1). */
const UNLISTED_WATER = 5
/** % of the finished product under which a compound whose make is in Union law need not be broken down (Annex VII, E.2.a). */
const SMALL_COMPOUND = 2

export interface ListedIngredient {
  /** As the list calls it. */
  readonly nombre: string
  /** As it was sent, where several lines are one ingredient. */
  readonly lineas: readonly string[]
  /** g at the moment of use per 100 g of finished product. */
  readonly porcentaje: number
  readonly cantidad?: Quantity
  /** Its own ingredients must follow in brackets. */
  readonly compuesto?: true
  readonly alergenos: readonly Allergen[]
  /** How it is printed. */
  readonly tramos: readonly Span[]
}

export interface IngredientList {
  readonly lista: readonly ListedIngredient[]
  /** What need not be listed, and why. */
  readonly omitidos: readonly { readonly nombre: string; readonly porcentaje: number; readonly motivo: string }[]
  /** The whole list in plain text, allergens in capitals. */
  readonly texto: string
}

/** Lines of one designation, put together. */
export interface Entry extends Bearer {
  readonly sent: readonly string[]
  readonly used: number
  readonly isWater: boolean
  /** Nobody told its allergens: they are not known, or are those of what it was taken for. */
  readonly unsure: boolean
}

const SORBITOLS = /^sorbitol/

/** As the list calls it; an additive by what it does in this formula. */
function nameOf({ name, ingredient, assumed }: MadeLine, lines: readonly MadeLine[]): string {
  if (ingredient && SORBITOLS.test(ingredient.id) && isHumectant(lines, ingredient)) return say.HUMECTANT
  return decapitalise(ingredient && !assumed ? designationOf(ingredient) : name)
}

/** Those of its sheet, else of its row; a composition of one's own says nothing of them. */
const allergensOf = ({ sheet, ingredient }: SheetLine): readonly Allergen[] | undefined =>
  sheet?.alergenos ?? ingredient?.allergens

const PURE_WATER = 100
const isWater = ({ ingredient }: MadeLine): boolean => ingredient?.composition.water === PURE_WATER

const unique = <T>(...items: readonly T[]): T[] => [...new Set(items)]

export function entriesOf(lines: readonly SheetLine[]): Entry[] {
  const byName = new Map<string, Entry>()
  for (const line of lines) {
    if (line.grams <= 0) continue
    const nombre = nameOf(line, lines)
    const known = byName.get(nombre)
    const allergens = allergensOf(line)
    byName.set(nombre, {
      nombre,
      sent: unique(...(known?.sent ?? []), line.name),
      rows: unique(...(known?.rows ?? []), ...(line.ingredient ? [line.ingredient] : [])),
      allergens: known?.allergens || allergens ? unique(...(known?.allergens ?? []), ...(allergens ?? [])) : undefined,
      used: (known?.used ?? 0) + line.used,
      isWater: isWater(line),
      unsure: known?.unsure || (line.sheet?.alergenos === undefined && (line.assumed || !line.ingredient)),
    })
  }
  return [...byName.values()]
}

/** Added water counts as what is left of it: the finished product less everything else that was used (Annex VII, A.1). */
function withWaterLeft(entries: readonly Entry[], finished: number): Entry[] {
  const others = entries.reduce((sum, entry) => sum + (entry.isWater ? 0 : entry.used), 0)
  return entries.map((entry) =>
    entry.isWater ? { ...entry, used: Math.min(entry.used, Math.max(0, finished - others)) } : entry,
  )
}

export function ingredientList(
  joined: readonly Entry[],
  { finished, mentions }: Made,
  asked: Asked,
): { readonly list: IngredientList; readonly warnings: readonly string[] } {
  const percent = (grams: number): number => round((100 * grams) / finished, 2)
  const entries = withWaterLeft(joined, finished).toSorted((a, b) => b.used - a.used)
  const isUnlisted = (entry: Entry): boolean => entry.isWater && percent(entry.used) <= UNLISTED_WATER
  const listed = entries.filter((entry) => !isUnlisted(entry))
  const { of, missing } = quantities(listed, finished, asked, new Set(mentions.map(({ covers }) => covers)))
  const compounds = listed.filter(({ rows }) => rows.some(isCompound))
  const lista = listed.map((entry): ListedIngredient => {
    const { nombre, sent, rows, allergens = [], used } = entry
    const cantidad = of.get(entry)
    return {
      nombre,
      lineas: sent,
      porcentaje: percent(used),
      ...(cantidad && { cantidad }),
      ...(compounds.includes(entry) && { compuesto: true }),
      alergenos: allergens,
      tramos: spansOf(nombre, allergens, rows, cantidad?.texto),
    }
  })
  return {
    list: {
      lista,
      omitidos: entries
        .filter(isUnlisted)
        .map(({ nombre, used }) => ({ nombre, porcentaje: percent(used), motivo: say.unlistedWater(UNLISTED_WATER) })),
      texto: say.ingredientText(lista.map(({ tramos }) => plainText(tramos))),
    },
    warnings: [
      ...(compounds.length > 0
        ? [
            say.compounds(
              compounds.map(({ nombre }) => nombre),
              SMALL_COMPOUND,
            ),
          ]
        : []),
      ...(missing.length > 0 ? [say.noSuchQuantity(missing)] : []),
    ],
  }
}
