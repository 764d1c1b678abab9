import { isCompound } from '../../catalogue/designations.ts'
import type { Allergen } from '../../catalogue/ingredient.ts'
import { find } from '../../findings/find.ts'
import type { Say, Text } from '../../findings/finding.ts'
import { round } from '../../words/round.ts'
import type { Made } from '../made.ts'
import { type Entry, inOrder, leavesOf, UNLISTED_WATER } from './entries.ts'
import { isAdditive } from './part-names.ts'
import { type Asked, type Quantity, quantities, type Total, totalsOf } from './quid.ts'
import { plainText, type Span, spansOf } from './spans.ts'
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
  readonly cantidad?: Quantity
  /** Its own ingredients must follow in brackets. */
  readonly compuesto?: true
  /** A compound whose ingredients are known: they follow in brackets (Annex VII, E.1). */
  readonly ingredientes?: readonly ListedIngredient[]
  readonly alergenos: readonly Allergen[]
  /** How it is printed. */
  readonly tramos: readonly Span[]
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
  readonly totales?: readonly Total[]
  /** The whole list in plain text, allergens in capitals. */
  readonly texto: string
}

/** What no exemption lets out of the brackets: additives, and what bears an allergen or may (art. 21). */
const mustStay = (entry: Entry): boolean =>
  entry.unsure ||
  (entry.allergens?.length ?? 0) > 0 ||
  entry.rows.some(({ category }) => isAdditive(category)) ||
  leavesOf(entry.compound ? [entry] : []).some(mustStay)

/** A compound as the law lets it be listed in this product. */
interface Shown {
  readonly entry: Entry
  readonly parts: readonly Shown[]
  readonly left: readonly Omitted[]
}

function shownIn(finished: number, say: Say): (entry: Entry) => Shown {
  const percent = (grams: number): number => round((100 * grams) / finished, 2)
  const shown = (entry: Entry): Shown => {
    const { compound, nombre, used } = entry
    if (!compound) return { entry, parts: [], left: [] }
    const isLet = compound.exempt !== undefined && (100 * used) / finished < SMALL_COMPOUND
    const out = isLet ? compound.parts.filter((part) => !mustStay(part)) : []
    const parts = compound.parts.filter((part) => !out.includes(part)).map(shown)
    const omitted = (why: Text) => (one: Entry) => ({
      nombre: terms.inside(one.nombre, nombre),
      porcentaje: percent(one.used),
      motivo: say(why),
    })
    return {
      entry,
      parts,
      left: [
        ...out.map(
          omitted(
            find(compound.exempt === 'spices' ? 'label.exempt-spices' : 'label.exempt-union', {
              small: SMALL_COMPOUND,
            }),
          ),
        ),
        ...compound.unlisted.map(omitted(find('label.unlisted-water', { most: UNLISTED_WATER }))),
        ...parts.flatMap(({ left }) => left),
      ],
    }
  }
  return shown
}

/** «mousse 12 % [LECHE, azúcar, emulgente (lecitina de SOJA)]»: brackets that tell the level. */
function bracketed(name: string, quantity: Quantity | undefined, inside: readonly (readonly Span[])[]): Span[] {
  const head = quantity ? `${name} ${quantity.texto}` : name
  if (inside.length === 0) return [{ texto: head }]
  const spans = inside.flatMap((one, index) => (index > 0 ? [{ texto: ', ' }, ...one] : one))
  const isNested = spans.some(({ texto }) => /[([]/.test(texto))
  return [{ texto: `${head} ${isNested ? '[' : '('}` }, ...spans, { texto: isNested ? ']' : ')' }]
}

export function ingredientList(
  joined: readonly Entry[],
  { finished, mentions }: Made,
  asked: Asked,
  say: Say,
): { readonly list: IngredientList; readonly warnings: readonly Text[] } {
  const percent = (grams: number): number => round((100 * grams) / finished, 2)
  const { listed, unlisted } = inOrder(joined, finished)
  const shown = listed.map(shownIn(finished, say))
  const { of, missing } = quantities(listed, finished, asked, new Set(mentions.map(({ covers }) => covers)))
  const compounds = leavesOf(listed).filter(({ rows }) => rows.some(isCompound))
  const print = ({ entry, parts }: Shown): ListedIngredient => {
    const { nombre, sent, rows, allergens = [], used, compound } = entry
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
        : spansOf(nombre, allergens, rows, cantidad?.texto),
    }
  }
  const lista = shown.map(print)
  const totales = totalsOf(listed, finished, asked)
  const names = [...new Set(compounds.map(({ nombre }) => nombre))]
  return {
    list: {
      lista,
      omitidos: [
        ...unlisted.map(({ nombre, used }) => ({
          nombre,
          porcentaje: percent(used),
          motivo: say(find('label.unlisted-water', { most: UNLISTED_WATER })),
        })),
        ...shown.flatMap(({ left }) => left),
      ],
      ...(totales.length > 0 && { totales }),
      texto: terms.ingredientText(lista.map(({ tramos }) => plainText(tramos))),
    },
    warnings: [
      ...(names.length > 0 ? [find('label.compounds', { all: names, small: SMALL_COMPOUND })] : []),
      ...(missing.length > 0 ? [find('label.no-such-quantity', { all: missing })] : []),
      ...totales.flatMap(({ nombre, texto, sinContar }) =>
        sinContar ? [find('label.partial-total', { name: nombre, amount: texto, uncounted: sinContar })] : [],
      ),
    ],
  }
}
