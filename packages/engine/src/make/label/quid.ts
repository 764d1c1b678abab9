import { isCompoundRow } from '../../catalogue/designations.ts'
import { isSeasoningShelf } from '../../catalogue/flavours.ts'
import type { Ingredient, IngredientCategory } from '../../catalogue/ingredient.ts'
import { normaliseName } from '../../catalogue/normalise.ts'
import { UNWEIGHED_GRAMS } from '../../formula/formula.ts'
import { lazyFor } from '../../words/lazy.ts'
import { roundTo } from '../../words/round.ts'
import * as terms from './terms.ts'

/** An ingredient of the list, as far as its quantity goes. */
export interface QuantifiedIngredient {
  readonly nombre: string
  /** As they were sent, and what Spanish texts call those that were sent in another language. */
  readonly sent: readonly string[]
  readonly said?: readonly string[]
  readonly rows: readonly Ingredient[]
  /** Grams at the moment of use. */
  readonly used: number
  /** Of a compound: what it is made of. */
  readonly compound?: { readonly parts: readonly QuantifiedIngredient[] }
}

export interface QuidOptions {
  readonly denominacion?: string | null
  readonly quid?: readonly string[] | null
  /** What the name that the law gives it adds to one that its norm fixes, where nobody chose one: quantified with what it is sold by. */
  readonly ownName?: string | undefined
}

export interface QuidQuantity {
  /** g at the moment of use per 100 g of finished product (Regulation (EU) 1169/2011, Annex VIII, 3.a and 4.a). */
  readonly valor: number
  readonly texto: string
}

/** Words of a name that tell no ingredient from another. */
const IDLE = new Set(
  normaliseName(
    `a al con de del e el en la las lo los o sin y agua azucar base blanco blanca crema crudo cruda dulce entero entera
    extra fino fina fresco fresca harina helado liquido liquida masa mezcla molido molida natural negro negra pan para pasta pelado pelada polvo
    puro pura repelado repelada seco seca sorbete tostado tostada virgen`,
  ).split(' '),
)

/** Flavours that sweets are sold by; spices and aromas are exempt (Annex VIII, 1.a.iii). */
const SOLD_BY: ReadonlySet<IngredientCategory> = new Set([
  'cacao',
  'chocolate',
  'confitura',
  'fruta',
  'fruta_seca',
  'fruto_seco',
  'pasta_fruto_seco',
  'pure_fruta',
  'zumo',
])

/** Neither the law nor the guidance says how to round a quantity: one decimal. */
const DECIMALS = 1

const wordsOf = (...texts: readonly string[]): string[] =>
  texts.flatMap((text) => normaliseName(text).split(' ')).filter((word) => !IDLE.has(word) && !/\d/.test(word))

/** What is sold as chocolate may be made with cocoa, though not with its butter alone. */
const alsoCalled = ({ category, composition }: Ingredient): string[] => [
  ...category.split('_'),
  ...(category === 'cacao' && composition.cocoaNonfat > 0 ? ['chocolate'] : []),
]

/** «Mousse» of «mousse de avellana»: what a compound is, without what it has. */
const ownName = (name: string): string => name.split(/ (?:de|del|al|con|a la) /)[0] ?? name

/** The words by which a name may mean an ingredient; each is asked for many names, and worked out once. */
const wordsNaming = lazyFor(({ nombre, sent, said = [], rows, compound }: QuantifiedIngredient): readonly string[] =>
  compound
    ? wordsOf(...new Set([nombre, ...sent].map(ownName)))
    : wordsOf(...new Set([nombre, ...sent, ...said, ...rows.flatMap(alsoCalled)])),
)

const isNamedIn = (words: ReadonlySet<string>, ingredient: QuantifiedIngredient): boolean =>
  wordsNaming(ingredient).some((word) => words.has(word))

/** What it is called, as names are compared. */
const normalNameOf = lazyFor(({ nombre }: QuantifiedIngredient): string => normaliseName(nombre))

/** «Crema» of «crema pastelera»: one word for what a compound is, though it tells no other ingredient from another. */
const kindOf = (ingredient: QuantifiedIngredient): string | undefined =>
  ingredient.compound ? normalNameOf(ingredient).split(' ')[0] : undefined

/** What a name says that something is made with, «milhojas de crema»; «helado de crema» is the kind of ice cream and names no cream. */
const madeWith = (name: string): ReadonlySet<string> =>
  new Set(
    [...normaliseName(name).matchAll(/(?<!\bhelado )\b(?:de|con|y) (?:la )?(\S+)/g)].map(([, word]) => word ?? ''),
  )

const labelsOfRow = lazyFor(({ id, name, aliases }: Ingredient): readonly string[] =>
  [id, name, ...aliases].map(normaliseName),
)

/** Every name that an ingredient has, as names are compared. */
const labelsOf = lazyFor(
  (ingredient: QuantifiedIngredient): ReadonlySet<string> =>
    new Set([normalNameOf(ingredient), ...ingredient.sent.map(normaliseName), ...ingredient.rows.flatMap(labelsOfRow)]),
)

/** All of them, a compound before what is inside. */
const throughout = <Each extends QuantifiedIngredient>(all: readonly Each[]): Each[] =>
  all.flatMap((each) => [each, ...throughout((each.compound?.parts ?? []) as readonly Each[])])

type IsAsked = (ingredient: QuantifiedIngredient) => boolean

/** By the words of one of the texts: all of them if they fit, as «leche entera» does, else any. */
function asksFor(text: string, ingredients: readonly QuantifiedIngredient[]): IsAsked {
  const whole = normaliseName(text)
  const exact = (ingredient: QuantifiedIngredient): boolean => labelsOf(ingredient).has(whole)
  if (ingredients.some(exact)) return exact
  const words = new Set(wordsOf(text))
  return (ingredient) => isNamedIn(words, ingredient)
}

const isSeasoning = ({ rows }: QuantifiedIngredient): boolean =>
  rows.length > 0 && rows.every(({ category }) => isSeasoningShelf(category))

/** What a name says whole, as «dulce de leche», and the words that are left of it: its «leche» is no other milk. */
function saidIn(name: string, ingredients: readonly QuantifiedIngredient[]) {
  let rest = ` ${normaliseName(name)} `
  const whole = new Set<QuantifiedIngredient>()
  for (const ingredient of ingredients) {
    const label = normalNameOf(ingredient)
    if (!rest.includes(` ${label} `)) continue
    // A word that tells no ingredient from another does, with its figure beside it: «azúcar 5,4 %».
    if (!label.includes(' ') && !new RegExp(` ${label} \\d`).test(rest)) continue
    whole.add(ingredient)
    rest = rest.replace(` ${label} `, '  ')
  }
  return { whole, words: new Set(wordsOf(rest)) }
}

/** Which ingredients need their quantity (art. 22), and the names asked for that are none of them. */
function askedOf(
  ingredients: readonly QuantifiedIngredient[],
  { denominacion, quid, ownName }: QuidOptions,
  covered: ReadonlySet<IngredientCategory | undefined>,
) {
  const names = (quid ?? []).map((name) => ({ name, asks: asksFor(name, ingredients) }))
  const missing = names.filter(({ asks }) => !ingredients.some(asks)).map(({ name }) => name)
  const name = denominacion ?? ownName ?? ''
  const { whole, words } = saidIn(name, ingredients)
  const kinds = madeWith(name)
  // What another sentence of the label quantifies need not be quantified again (Annex VIII, 1.a.ii).
  const isCovered = ({ rows }: QuantifiedIngredient): boolean =>
    rows.length > 0 && rows.every(({ category }) => covered.has(category))
  const inName = ingredients.filter(
    (ingredient) =>
      (whole.has(ingredient) || isNamedIn(words, ingredient) || kinds.has(kindOf(ingredient) ?? '')) &&
      !isCovered(ingredient) &&
      !isSeasoning(ingredient),
  )
  if (quid)
    return {
      asked: new Set([...inName, ...ingredients.filter((each) => names.some(({ asks }) => asks(each)))]),
      missing,
    }
  const isSoldBy = ({ flavour, category }: Ingredient): boolean =>
    flavour && SOLD_BY.has(category) && !covered.has(category)
  const flavours = ingredients.filter(({ rows }) => rows.some(isSoldBy))
  return { asked: new Set(ownName ? [...inName, ...flavours] : inName.length > 0 ? inName : flavours), missing }
}

export function quidQuantities(
  listed: readonly QuantifiedIngredient[],
  finished: number,
  asked: QuidOptions,
  covered: ReadonlySet<IngredientCategory | undefined>,
): { readonly of: ReadonlyMap<QuantifiedIngredient, QuidQuantity>; readonly missing: readonly string[] } {
  const { asked: needed, missing } = askedOf(throughout(listed), asked, covered)
  const shares = [...needed].map((each) => [each, roundTo((100 * each.used) / finished, DECIMALS)] as const)
  // More than all of it can only be told by weight (Annex VIII, 4.a); what is inside another is told with it.
  const inside = new Set([...needed].flatMap(({ compound }) => throughout(compound?.parts ?? [])))
  const byWeight = shares.reduce((sum, [each, share]) => sum + (inside.has(each) ? 0 : share), 0) > 100
  const text = byWeight ? terms.gramsPer100 : terms.percentText
  const told = ({ used }: QuantifiedIngredient, valor: number): string =>
    used > UNWEIGHED_GRAMS ? text(valor) : terms.UNKNOWN_PERCENT
  return { of: new Map(shares.map(([each, valor]) => [each, { valor, texto: told(each, valor) }])), missing }
}

/** How much there is in all of something that the name says. */
export interface QuidTotal extends QuidQuantity {
  /** The word of the name. */
  readonly nombre: string
  readonly ingredientes: readonly string[]
  /** Bought compounds that have some of it, nobody knows how much. */
  readonly sinContar?: readonly string[]
}

/** The words of what a bought compound is. */
const ownWords = lazyFor(({ nombre }: QuantifiedIngredient): readonly string[] => wordsOf(ownName(nombre)))

/** What a word names, wherever it stands; what is inside of what it names is not told again. */
function named(words: ReadonlySet<string>, all: readonly QuantifiedIngredient[]): QuantifiedIngredient[] {
  return all.flatMap((each) => (isNamedIn(words, each) ? [each] : named(words, each.compound?.parts ?? [])))
}

/** What the name says and stands in several places (art. 22): the reader wants to know how much there is in all. */
export function quidTotalsOf(
  listed: readonly QuantifiedIngredient[],
  finished: number,
  { denominacion, quid, ownName }: QuidOptions,
): QuidTotal[] {
  if (!listed.some(({ compound }) => compound)) return []
  const texts = [...(denominacion ?? ownName ?? '').split(/[^\p{L}]+/u), ...(quid ?? [])]
  const words = new Map(texts.flatMap((text) => wordsOf(text).map((word) => [word, text.toLocaleLowerCase('es')])))
  return [...words].flatMap(([word, nombre]) => {
    const all = named(new Set([word]), listed)
    // Of a bought compound that has it, only who made it knows how much.
    const isPartOf = (ingredient: QuantifiedIngredient): boolean =>
      ingredient.rows.some(isCompoundRow) && !ownWords(ingredient).includes(word)
    const counted = all.filter((each) => !isPartOf(each))
    const sinContar = [...new Set(all.filter(isPartOf).map((each) => each.nombre))]
    if (all.length < 2 || counted.length === 0) return []
    const valor = roundTo((100 * counted.reduce((sum, { used }) => sum + used, 0)) / finished, DECIMALS)
    const texto = (valor > 100 ? terms.gramsPer100 : terms.percentText)(valor)
    const ingredientes = [...new Set(counted.map((each) => each.nombre))]
    return [{ nombre, valor, texto, ingredientes, ...(sinContar.length > 0 && { sinContar }) }]
  })
}
