import { listedWords } from './fold.ts'
import type { GuessGround } from './ground.ts'
import { recipeSelectionOf } from './judged.ts'
import { withoutStamp } from './layout.ts'
import { CRAFT_PRODUCTS } from './products/all.ts'
import { conditionsHold, listFiguresOf } from './products/composition.ts'
import type { ListFigure, ProductType, TypeFamily } from './products/product.ts'
import { productsNamedIn, type TitleHit, titleWordsOf } from './products/titled.ts'
import { readText } from './read-text.ts'
import type { ReadLine } from './reading.ts'
import { ingredientPartsOf, type ListRecipe, partWeightOf, recipesInText } from './recipes.ts'

/** A type of a craft. */
export interface TypeOfCraft {
  readonly craft: string
  readonly type: string
}

/** What a list makes, as far as it tells. */
export interface TypeGuess {
  readonly craft?: string
  readonly type?: string
  readonly grounds: readonly GuessGround[]
  /** The next likely, the likeliest first. */
  readonly others: readonly (TypeOfCraft & { readonly grounds: readonly GuessGround[] })[]
}

/** What a text says of the whole: its name, how much is made, and of which craft and type it seems to be. */
export interface TextGuess {
  readonly title?: string
  /** Grams that are made, as far as the text says. */
  readonly yield?: number
  readonly pieces?: number
  readonly craft?: string
  readonly type?: string
  /** Types that it may be instead, the likeliest first. */
  readonly alternatives: readonly string[]
}

/** How much each thing says: the title most, then the heading of a part, then what is in it; the next best of each says one. */
const SAYS = { title: 3, heading: 2, composition: 2, beside: 1, likeness: 0.5 } as const
const MOST_OFFERED = 2

interface Vote extends TypeOfCraft {
  readonly score: number
  readonly ground?: GuessGround
}
type Figures = (figure: ListFigure) => number

const typeData = ({ craft, type }: TypeOfCraft): ProductType | undefined =>
  CRAFT_PRODUCTS.find((products) => products.craft === craft)?.types[type]

/** A type, and the one that is offered beside it. */
function votesFor(found: TypeOfCraft, score: number, ground?: GuessGround): readonly Vote[] {
  const data = typeData(found)
  const near: readonly Vote[] =
    data?.near === undefined
      ? []
      : [{ craft: found.craft, type: data.near, score: SAYS.beside, ...(ground ? { ground } : {}) }]
  return [{ ...found, score, ...(ground ? { ground } : {}) }, ...near]
}

/** The types of a family, the one that fits what is in the list first. */
function familyVotes(
  craft: string,
  family: TypeFamily,
  words: readonly string[],
  figure: Figures,
  score: number,
  ground: GuessGround,
): readonly Vote[] {
  const said = ` ${words.join(' ')} `
  const [, spoken] = Object.entries(family.says ?? {}).find(([word]) => said.includes(` ${word} `)) ?? []
  const fitting = family.decide.filter((decision) => conditionsHold(figure, decision.if)).map(({ type }) => type)
  const ordered = [...new Set([...(spoken === undefined ? [] : [spoken]), ...fitting])]
  return ordered.flatMap((type, at) =>
    votesFor({ craft, type }, at === 0 ? score : SAYS.beside / (1 + at), at === 0 ? ground : undefined),
  )
}

function titleVotes(title: string, figure: Figures, by: 'title' | 'heading'): readonly Vote[] {
  const words = titleWordsOf(title)
  const [first] = productsNamedIn(title)
  const voteOf = ({ named, phrase, from }: TitleHit): readonly Vote[] => {
    const score = from === first?.from ? SAYS[by] : SAYS.beside
    const ground: GuessGround = { by, words: phrase }
    return named.is === 'type'
      ? votesFor({ craft: named.craft, type: named.type }, score, ground)
      : familyVotes(named.craft, named.family, words, figure, score, ground)
  }
  return productsNamedIn(title)
    .slice(0, 1 + MOST_OFFERED)
    .flatMap(voteOf)
}

/** What a list is by its composition alone: the first sign that holds, and the next two. */
function compositionVotes(figure: Figures): readonly Vote[] {
  const found = CRAFT_PRODUCTS.flatMap(({ craft, signs }) => signs.map((sign) => ({ craft, ...sign })))
    .toSorted((a, b) => a.rank - b.rank)
    .filter((sign) => conditionsHold(figure, sign.if))
  const types = [...new Map(found.map(({ craft, type }) => [`${craft} ${type}`, { craft, type }])).values()]
  return types
    .slice(0, 1 + MOST_OFFERED)
    .flatMap((one, at) => votesFor(one, at === 0 ? SAYS.composition : SAYS.beside / at, { by: 'composition' }))
}

/**
 * Types that a family has beside the likeliest, for whoever wants another: those that have no mark in what is in the list, or theirs
 * there. What is near those is not near this one.
 */
function likenessVotes({ craft, type }: TypeOfCraft, figure: Figures): readonly Vote[] {
  const families = CRAFT_PRODUCTS.find((products) => products.craft === craft)?.families ?? []
  const isMarked = (one: string): boolean => {
    const marks = families.flatMap(({ decide }) => decide.filter((it) => it.type === one && it.if.length > 0))
    return marks.length === 0 || marks.some((mark) => conditionsHold(figure, mark.if))
  }
  const beside = families.flatMap(({ decide }) =>
    decide.some((one) => one.type === type) ? decide.map((one) => one.type) : [],
  )
  return [...new Set(beside)].filter(isMarked).map((one) => ({ craft, type: one, score: SAYS.likeness }))
}

interface Sum extends TypeOfCraft {
  score: number
  readonly grounds: GuessGround[]
}

/** Each source counts once for a type, with the most that it says; the types that have most come first, and what was said first among equals. */
function counted(sources: readonly (readonly Vote[])[]): readonly Sum[] {
  const sums = new Map<string, Sum>()
  for (const votes of sources) {
    const most = new Map<string, Vote>()
    for (const vote of votes) {
      const key = `${vote.craft} ${vote.type}`
      if (vote.score > (most.get(key)?.score ?? 0)) most.set(key, vote)
    }
    for (const [key, { craft, type, score, ground }] of most) {
      const sum = sums.get(key) ?? { craft, type, score: 0, grounds: [] }
      sum.score += score
      if (ground) sum.grounds.push(ground)
      sums.set(key, sum)
    }
  }
  return [...sums.values()].toSorted((a, b) => b.score - a.score)
}

/** Ingredients below which a composition tells nothing. */
const LEAST_TOLD = 2

/** A title that names a type of another craft outright, and none of this one. */
const namesOtherCraft = (title: string | undefined, craft: string): boolean => {
  const hits = productsNamedIn(title ?? '')
  return (
    hits[0]?.named.is === 'type' && !hits.some(({ named, from }) => named.craft === craft && from === hits[0]?.from)
  )
}

/**
 * Which craft and type a recipe is, by its title, the heading of its part and what it is made of.
 *
 * @param craft - The one that is asked: what is likely in it comes before what its words are elsewhere.
 */
export function guessTypeOf(
  title: string | undefined,
  { title: heading, lines }: ListRecipe,
  craft?: string,
): TypeGuess {
  const weighed = ingredientPartsOf(lines).flatMap((part) =>
    partWeightOf(part) > 0 ? [{ name: part.name, grams: partWeightOf(part) }] : [],
  )
  const figure = listFiguresOf(weighed)
  const told = weighed.length >= LEAST_TOLD
  const votes = [
    title === undefined ? [] : titleVotes(title, figure, 'title'),
    heading === undefined || heading === title ? [] : titleVotes(heading, figure, 'heading'),
    told ? compositionVotes(figure) : [],
  ]
  const sums = counted(votes)
  const asked =
    craft === undefined || namesOtherCraft(title, craft)
      ? undefined
      : sums.find((sum) => sum.craft === craft && sum.grounds.length > 0)
  const best = asked ?? sums[0]
  if (!best) return { grounds: [], others: [] }
  // What its family has beside it is offered and decides nothing.
  const others = counted([...votes, likenessVotes(best, figure)]).filter(
    ({ craft, type }) => craft !== best.craft || type !== best.type,
  )
  return {
    craft: best.craft,
    type: best.type,
    grounds: best.grounds,
    others: others.slice(0, MOST_OFFERED).map(({ craft, type, grounds }) => ({ craft, type, grounds })),
  }
}

/** The craft whose section a book heads so: «Helados», «Panadería y bollería». */
export const craftOfSection = (heading: string): string | undefined => {
  const words = titleWordsOf(heading).join(' ')
  return CRAFT_PRODUCTS.find(({ sections }) =>
    listedWords(sections).some((one) => titleWordsOf(one).join(' ') === words),
  )?.craft
}

/** A guess by somebody who sees in which section a recipe stands: of what it may be, what is of that craft comes first. */
export function guessInSection(kind: TypeGuess, craft: string | undefined): TypeGuess {
  const own = kind.craft === craft ? undefined : kind.others.find((other) => other.craft === craft)
  if (!own) return kind
  const first =
    kind.craft === undefined || kind.type === undefined
      ? []
      : [{ craft: kind.craft, type: kind.type, grounds: kind.grounds }]
  return { ...own, others: [...first, ...kind.others.filter((other) => other !== own)] }
}

/** What a text holds, which of its recipes is judged, and of what kind that is. */
export function wholeOfText(lines: readonly ReadLine[], craft?: string) {
  const { recipes, ...whole } = recipesInText(lines, withoutStamp)
  const { main, isMain } = recipeSelectionOf(whole.title, recipes)
  return {
    ...whole,
    recipes,
    isMain,
    kind: main ? guessTypeOf(whole.title, main, craft) : ({ grounds: [], others: [] } satisfies TypeGuess),
  }
}

/**
 * What a pasted text says of the whole, before anybody has chosen a craft or a type: title, yield, craft and type, each only where the
 * text tells it. `alternatives` are the types that it may be as well, the likeliest first.
 */
export function guessText(text: string, craft?: string): TextGuess {
  const { title, yield: made, pieces, kind } = wholeOfText(readText(text), craft)
  return {
    ...(title === undefined ? {} : { title }),
    ...(made === undefined ? {} : { yield: made }),
    ...(pieces === undefined ? {} : { pieces }),
    ...(kind.craft === undefined ? {} : { craft: kind.craft }),
    ...(kind.type === undefined ? {} : { type: kind.type }),
    alternatives: kind.others.map(({ type }) => type),
  }
}
