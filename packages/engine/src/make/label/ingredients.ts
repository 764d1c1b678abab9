import { isCompoundRow } from '../../catalogue/designations.ts'
import type { LegalAllergen } from '../../catalogue/ingredient.ts'
import { commonFinding } from '../../findings/find.ts'
import type { FindingText, SayFinding } from '../../findings/finding.ts'
import { roundTo } from '../../words/round.ts'
import type { FinishedProduct } from '../made.ts'
import { entryLeavesOf, inWeightOrder, type ListEntry, UNLISTED_WATER } from './entries.ts'
import { isAdditiveCategory } from './part-names.ts'
import { type QuidOptions, type QuidQuantity, type QuidTotal, quidQuantities, quidTotalsOf } from './quid.ts'
import { plainText, type TextSpan, textSpansOf } from './spans.ts'
import * as terms from './terms.ts'

/** % of the finished product under which some compounds need not be broken down (Regulation (EU) 1169/2011, Annex VII, E.2). */
const SMALL_COMPOUND = 2

export interface ListedIngredient {
  /** As the list calls it. */
  readonly nombre: string
  /** As it was sent, where several lines are one ingredient. */
  readonly lineas: readonly string[]
  /** g at the moment of use per 100 g of finished product. */
  readonly porcentaje: number
  readonly cantidad?: QuidQuantity
  /** Its own ingredients must follow in brackets. */
  readonly compuesto?: true
  /** A compound whose ingredients are known: they follow in brackets (Annex VII, E.1). */
  readonly ingredientes?: readonly ListedIngredient[]
  readonly alergenos: readonly LegalAllergen[]
  /** How it is printed. */
  readonly tramos: readonly TextSpan[]
}

interface Omitted {
  readonly nombre: string
  readonly porcentaje: number
  readonly motivo: string
}

export interface IngredientList {
  readonly lista: readonly ListedIngredient[]
  /** What need not be listed, and why. */
  readonly omitidos: readonly Omitted[]
  /** Of what the name of the product says and stands in several places, how much there is in all. */
  readonly totales?: readonly QuidTotal[]
  /** The whole list in plain text, allergens in capitals. */
  readonly texto: string
}

/** What no exemption lets out of the brackets: additives, and what bears an allergen or may (art. 21). */
const mustStay = (entry: ListEntry): boolean =>
  entry.unsure.length > 0 ||
  (entry.allergens?.length ?? 0) > 0 ||
  entry.rows.some(({ category }) => isAdditiveCategory(category)) ||
  entryLeavesOf(entry.compound ? [entry] : []).some(mustStay)

/** A compound as the law lets it be listed in this product. */
interface Shown {
  readonly entry: ListEntry
  readonly parts: readonly Shown[]
  readonly left: readonly Omitted[]
}

function shownIn(finished: number, say: SayFinding): (entry: ListEntry) => Shown {
  const percent = (grams: number): number => roundTo((100 * grams) / finished, 2)
  const shown = (entry: ListEntry): Shown => {
    const { compound, nombre, used } = entry
    if (!compound) return { entry, parts: [], left: [] }
    const isLet = compound.exempt !== undefined && (100 * used) / finished < SMALL_COMPOUND
    const out = isLet ? compound.parts.filter((part) => !mustStay(part)) : []
    const parts = compound.parts.filter((part) => !out.includes(part)).map(shown)
    const omitted = (why: FindingText) => (one: ListEntry) => ({
      nombre: terms.insideCompound(one.nombre, nombre),
      porcentaje: percent(one.used),
      motivo: say(why),
    })
    return {
      entry,
      parts,
      left: [
        ...out.map(
          omitted(
            commonFinding(compound.exempt === 'spices' ? 'label.exempt-spices' : 'label.exempt-union', {
              small: SMALL_COMPOUND,
            }),
          ),
        ),
        ...compound.unlisted.map(omitted(commonFinding('label.unlisted-water', { most: UNLISTED_WATER }))),
        ...parts.flatMap(({ left }) => left),
      ],
    }
  }
  return shown
}

/** «mousse 12 % [LECHE, azúcar, emulgente (lecitina de SOJA)]»: brackets that tell the level. */
function bracketed(
  name: string,
  quantity: QuidQuantity | undefined,
  inside: readonly (readonly TextSpan[])[],
): TextSpan[] {
  const head = quantity ? `${name} ${quantity.texto}` : name
  if (inside.length === 0) return [{ texto: head }]
  const spans = inside.flatMap((one, index) => (index > 0 ? [{ texto: ', ' }, ...one] : one))
  const isNested = spans.some(({ texto }) => /[([]/.test(texto))
  return [{ texto: `${head} ${isNested ? '[' : '('}` }, ...spans, { texto: isNested ? ']' : ')' }]
}

export function ingredientList(
  joined: readonly ListEntry[],
  { finished, mentions }: FinishedProduct,
  asked: QuidOptions,
  say: SayFinding,
): { readonly list: IngredientList; readonly warnings: readonly FindingText[] } {
  const percent = (grams: number): number => roundTo((100 * grams) / finished, 2)
  const { listed, unlisted } = inWeightOrder(joined, finished)
  const shown = listed.map(shownIn(finished, say))
  const { of, missing } = quidQuantities(listed, finished, asked, new Set(mentions.map(({ covers }) => covers)))
  const compounds = entryLeavesOf(listed).filter(({ rows }) => rows.some(isCompoundRow))
  const print = ({ entry, parts }: Shown): ListedIngredient => {
    const { nombre, sent, rows, allergens = [], used, compound, told, named = [] } = entry
    const cantidad = of.get(entry)
    const ingredientes = parts.map(print)
    return {
      nombre,
      lineas: sent,
      porcentaje: percent(used),
      ...(cantidad && { cantidad }),
      ...(compounds.includes(entry) && { compuesto: true }),
      ...(compound && { ingredientes }),
      alergenos: allergens,
      tramos: compound
        ? bracketed(
            nombre,
            cantidad,
            ingredientes.map(({ tramos }) => tramos),
          )
        : textSpansOf(nombre, { allergens, rows, told, named }, cantidad?.texto),
    }
  }
  const lista = shown.map(print)
  const totales = quidTotalsOf(listed, finished, asked)
  const names = [...new Set(compounds.map(({ nombre }) => nombre))]
  return {
    list: {
      lista,
      omitidos: [
        ...unlisted.map(({ nombre, used }) => ({
          nombre,
          porcentaje: percent(used),
          motivo: say(commonFinding('label.unlisted-water', { most: UNLISTED_WATER })),
        })),
        ...shown.flatMap(({ left }) => left),
      ],
      ...(totales.length > 0 && { totales }),
      texto: terms.ingredientText(lista.map(({ tramos }) => plainText(tramos))),
    },
    warnings: [
      ...(names.length > 0 ? [commonFinding('label.compounds', { all: names, small: SMALL_COMPOUND })] : []),
      ...(missing.length > 0 ? [commonFinding('label.no-such-quantity', { all: missing })] : []),
      ...totales.flatMap(({ nombre, texto, sinContar }) =>
        sinContar ? [commonFinding('label.partial-total', { name: nombre, amount: texto, uncounted: sinContar })] : [],
      ),
    ],
  }
}
