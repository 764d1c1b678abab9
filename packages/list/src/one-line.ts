import { findRow } from '@obrador/engine'
import { measureTokens } from './amounts.ts'
import { likeliestPieces } from './cut-line.ts'
import type { DraftPart } from './draft.ts'
import { foldText } from './fold.ts'
import { interpretLine } from './interpret.ts'
import type { LineContext, LineInterpretation } from './interpretation.ts'
import { headIsKnown, isDishName, isIngredientName } from './known.ts'
import { lineTokensOf } from './lexer.ts'
import { asShares } from './line-shares.ts'
import { isProductName } from './products/titled.ts'
import { listStyleOf } from './style.ts'
import { titleInLine, yieldInText } from './title.ts'
import { figureOfName, isOfName } from './windows.ts'

/** A whole recipe in one line: its ingredients, and what the line says of the whole. */
export interface OneLine {
  readonly parts: readonly DraftPart[]
  readonly title?: string
  readonly yield?: number
  readonly pieces?: number
}

/** What may stand between two ingredients; where two find as many, the earlier one. */
const SEAMS: readonly RegExp[] = [
  / \/ /g,
  / ?\/\/ /g,
  /; ?/g,
  / · /g,
  / ?• /g,
  / ?\| ?/g,
  / \+ /g,
  / - /g,
  / – /g,
  / — /g,
  // «harina 5 kg. agua 3 kg. sal 100»: each a sentence.
  /\.\s+(?=\p{L})/gu,
  // Behind commas a semicolon parts, too: «100 g miel, 50 g agua; obleas».
  /,(?!\d)\s*|(?<!\d),\s*|;\s*/g,
]
const LEAST_GOOD = 3
const MOST_PIECES = 40

/** The text between the signs of a seam that stand outside brackets. */
function splitAt(text: string, seam: RegExp): readonly string[] {
  const pieces: string[] = []
  let from = 0
  let brackets: readonly Span[] | undefined
  for (const match of text.matchAll(seam)) {
    // Most lines have no sign of most seams: what stands in brackets is looked for when there is one.
    brackets ??= bracketsIn(text)
    if (brackets.some(([start, end]) => match.index >= start && match.index < end)) continue
    pieces.push(text.slice(from, match.index))
    from = match.index + match[0].length
  }
  return [...pieces, text.slice(from)].map((piece) => piece.trim()).filter((piece) => piece !== '')
}

type Span = readonly [start: number, end: number]

/** Brackets that are closed. */
const bracketsIn = (text: string): readonly Span[] =>
  [...text.matchAll(/\([^()]*\)/g)].map(({ 0: whole, index }) => [index, index + whole.length])

const plain = (piece: string): string => piece.replace(/\.$/, '').trim()

/** One name, and one amount or share of it. */
const isGood = (found: LineInterpretation): boolean =>
  (found.is === 'part' &&
    /\p{L}{2}/u.test(found.part.name) &&
    (found.part.grams !== undefined || found.part.suggest !== undefined || found.part.ask === 'pieces')) ||
  (found.is === 'name' && found.percent !== undefined)

const partOf = (found: LineInterpretation, piece: string): DraftPart => {
  if (found.is === 'part') return found.part.name === '' ? { ...found.part, name: piece } : found.part
  if (found.is === 'name')
    return { name: found.name, ask: 'unclear', ...(found.percent === undefined ? {} : { percent: found.percent }) }
  return { name: piece, ask: 'unclear' }
}

/** Where a title may end and the first ingredient begin, the surest first. */
const TITLE_ENDS: readonly RegExp[] = [/\s*(?:->|=>|→|»)\s*/, /:\s+/, /\s+[-–—=]\s+/, /\.\s+/, /,\s+/]

interface Headed {
  readonly title?: string
  readonly yield?: number
  readonly pieces?: number
  /** What is left of the piece. */
  readonly piece?: string
}

const titled = (text: string): Headed => {
  const { title, ...made } = titleInLine(text)
  return { ...(title === '' ? {} : { title }), ...made }
}

/** Whether a text may be a title: no weight is left in it once its yield is taken out. */
const mayBeTitle = (text: string): boolean =>
  /\p{L}{3}/u.test(text) &&
  !/\d\s*(?:g|gr|grs|kg|ml|l)\b/i.test(yieldInText(text).rest) &&
  text.split(/\s+/).length <= 10

/** «GLASEADO ESPEJO agua 300»: nothing stands between title and first ingredient. */
function cutByName(piece: string, context: LineContext): Headed {
  const found = interpretLine(piece, context)
  const name = found.is === 'part' ? found.part.name : ''
  if (name === '' || findRow(name) || !piece.startsWith(name)) return { piece }
  const words = name.split(' ')
  for (let at = 1; at < words.length; at++) {
    const [head, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const shouted = head === head.toUpperCase() && tail !== tail.toUpperCase()
    if (!findRow(tail) || /^(?:de|del|con)\b/i.test(tail) || /\b(?:de|del|con|al?)$/i.test(head)) continue
    if (isProductName(head) || isDishName(head) || shouted)
      return { ...titled(head), piece: piece.slice(head.length).trim() }
  }
  return { piece }
}

/** The first piece without the title that stands before it. */
function unheaded(piece: string, context: LineContext): Headed {
  if (!/\d/.test(piece)) {
    const kept = isGood(interpretLine(plain(piece), context)) || (isIngredientName(piece) && !isProductName(piece))
    return kept ? { piece } : titled(piece)
  }
  for (const end of TITLE_ENDS) {
    const found = end.exec(piece)
    if (!found || found.index === 0) continue
    const [head, tail] = [piece.slice(0, found.index), piece.slice(found.index + found[0].length)]
    if (
      mayBeTitle(head) &&
      isGood(interpretLine(plain(tail), context)) &&
      !isGood(interpretLine(head, { ...context, bareStyle: true }))
    )
      return { ...titled(head), piece: tail }
    if (mayBeTitle(head) && isProductName(head) && isGood(interpretLine(plain(tail), context)))
      return { ...titled(head), piece: tail }
  }
  // «Roscón harina fuerza 1 kg»: the weight is of what is known, and not what is made.
  const cut = cutByName(piece, context)
  if (cut.title !== undefined) return cut
  const { rest, yield: made } = yieldInText(piece)
  // «Helado de nata x 1 kg», and no ingredient.
  if (made !== undefined && isProductName(rest) && mayBeTitle(piece)) return titled(piece)
  return cut
}

/** «(2 kg)», «para 2 kg» at the end of all: how much is made. */
const YIELD_BEHIND =
  /\s*(?:\((?:para\s+|total\s+)?(\d[\d.,]*\s*(?:kgs?|kilos?|g|gr))\)|\s(?:para|total)\s+(\d[\d.,]*\s*(?:kgs?|kilos?|g|gr)))\.?$/i

function withoutYield(text: string): { readonly text: string; readonly yield?: number } {
  const found = YIELD_BEHIND.exec(text)
  const made = found ? yieldInText(found[1] ?? found[2] ?? '').yield : undefined
  const before = text.slice(0, found?.index)
  // The brackets of the last ingredient hold its own weight unless it has one.
  return made !== undefined && /\d[\d.,]*\s*(?:%|\p{L}+)?$/u.test(before) ? { text: before, yield: made } : { text }
}

/** «a, b y c»: the last two, where each is good alone. */
function withLast(pieces: readonly string[], context: LineContext): readonly string[] {
  return pieces.flatMap((piece) => {
    const found = /\s+(?:y|e|i|and|et|más|mas)\s+(?=\S*\d|\p{L}.*\d)/iu.exec(piece)
    if (!found) return [piece]
    const halves = [piece.slice(0, found.index), piece.slice(found.index + found[0].length)]
    return halves.every((half) => isGood(interpretLine(plain(half), context)) && /\d/.test(half)) ? halves : [piece]
  })
}

/** The pieces of a line have a style of their own. */
function styled(
  { placed: _placed, bareGrams: _bareGrams, ...context }: LineContext,
  pieces: readonly string[],
): LineContext {
  return { ...context, ...listStyleOf(pieces) }
}

interface Split {
  readonly pieces: readonly string[]
  readonly good: number
}

/** The seam that leaves most pieces with one name and one amount. */
function bestSplit(text: string, context: LineContext, least: number): Split | undefined {
  let best: Split | undefined
  for (const seam of SEAMS) {
    const pieces = splitAt(text, seam)
    if (pieces.length < least || pieces.length > MOST_PIECES) continue
    const inner = styled(context, pieces)
    const whole = withLast(pieces, inner)
    const good = whole.filter((piece) => isGood(interpretLine(plain(piece), inner))).length
    if (good > (best?.good ?? least - 1)) best = { pieces: whole, good }
  }
  return best
}

/** «crema pastelera 1000 g leche 200 g yema …»: what many weights follow is a dish, and no ingredient. */
const isMadeOf = (title: string, weights: number): boolean =>
  weights > LEAST_GOOD && isDishName(title) && isProductName(title)

interface Cut {
  readonly title?: string
  /** The title is an ingredient, too: whose weight the first one is, nobody can tell. */
  readonly isDoubtful?: boolean
  readonly pieces: readonly string[]
}
/** Weights that make several ingredients of a line, behind a title. */
const LEAST_CUT = 2
const WEIGHT_SAID = /\d\s*(?:g|gr|grs|gramos|kg|kgs|k|kilos?|oz|lb)(?!\p{L})/giu

/** «harina 1000 g agua 620 g sal 20 g»: cut after every weight, or before every one; then what stands first is the title. */
function cutAtWeights(text: string, context: LineContext): Cut | undefined {
  // Weights without a word between them name nothing.
  if (!/\p{L}{3}/u.test(text) || (text.match(WEIGHT_SAID)?.length ?? 0) < LEAST_CUT) return undefined
  const tokens = lineTokensOf(text)
  const weights = measureTokens(tokens, context).amounts.filter(({ unit }) => unit?.kind === 'mass')
  const [first, last] = [weights[0], weights.at(-1)]
  if (!first || !last || weights.length < LEAST_CUT) return undefined
  const startOf = (at: number): number => tokens[at]?.start ?? text.length
  const endOf = (at: number): number => tokens[at - 1]?.end ?? text.length
  const [before, behind] = [text.slice(0, startOf(first.from)).trim(), text.slice(endOf(last.to))]
  const isNamed = /\p{L}{2}/u.test(before)
  if (isNamed && !/\p{L}{2}/u.test(behind) && weights.length >= LEAST_GOOD)
    return {
      pieces: weights.map((weight, at) =>
        text.slice(at === 0 ? 0 : endOf(weights[at - 1]?.to ?? 0), endOf(weight.to)).trim(),
      ),
    }
  if (!/\p{L}{2}/u.test(behind) || (isNamed ? !mayBeTitle(before) : weights.length < LEAST_GOOD)) return undefined
  const pieces = weights.map((weight, at) =>
    text.slice(startOf(weight.from), startOf(weights[at + 1]?.from ?? tokens.length)).trim(),
  )
  return isNamed
    ? { title: before, isDoubtful: findRow(before) !== undefined && !isMadeOf(before, weights.length), pieces }
    : { pieces }
}

/** «Turrón duro: 650 almendra 200 miel 130 azúcar», «mango 550 agua 210 …»: no seam, and few units; a title may stand before all. */
function cutAtFigures(text: string): Cut | undefined {
  const [lead = '', said = ''] = TITLE_BEFORE.exec(text) ?? []
  if (said !== '') return titledCut(said, text.slice(lead.length), LEAST_CUT)
  const [shared = ''] = SHARED_TITLE.exec(text) ?? []
  const sharedCut = isTitleName(shared) ? titledCut(shared, text.slice(shared.length), LEAST_CUT) : undefined
  if (sharedCut) return sharedCut
  const [first = ''] = UNMARKED_TITLE.exec(text) ?? []
  const pieces = likeliestPieces(text)
  const isCut = pieces !== undefined && pieces.length >= LEAST_GOOD
  return (
    (isTitleName(first) && !endsWithIngredient(first)
      ? titledCut(first, text.slice(first.length), LEAST_GOOD)
      : undefined) ??
    (isCut && !isHeadedByDish(pieces) ? { pieces } : (cutBehindDish(text) ?? (isCut ? { pieces } : undefined)))
  )
}
const titledCut = (title: string, rest: string, least: number): Cut | undefined => {
  const pieces = likeliestPieces(rest)
  return pieces && pieces.length >= least ? { title: title.trim(), pieces } : undefined
}
/** «brownie 200 g chocolate 3 huevos»: what stands before the first figure of a line that ends in a name. */
const UNMARKED_TITLE = /^\p{L}[^\d:=>→]{2,60}?\s(?=\d.*\p{L}{3}$)/u
/** «ganache 70% cobertura 150 …», «pan 75 % hidratación harina 1000 …»: a product with its percentage, which weighs nothing. */
const SHARED_TITLE =
  /^\p{L}[^\d:=>→]{2,40}?\s\d+(?:[.,]\d+)?\s?%\s+(?:de\s+)?(?:(?:hidrataci[oó]n|cacao|grasa|almendra)\s+(?=\p{L}))?(?=\p{L})/iu
const isTitleName = (text: string): boolean => {
  const name = text.replace(/^para (?:el|la|los|las) /i, '').trim()
  return name !== '' && (isProductName(name) || isDishName(name) || isPartName(name))
}
/** «pan harina 1000 agua 650 …»: the figure is of what stands before it. Behind «de» it is of the title: «tarta de queso». */
const endsWithIngredient = (text: string): boolean => {
  const words = text
    .replace(/^para (?:el|la|los|las) /i, '')
    .trim()
    .split(/\s+/)
  const isOf = /^(?:de|del|con|al?|y)$/i.test(words.at(-2) ?? '')
  return words.length > 1 && !isOf && (findRow(words.at(-1) ?? '') ?? findRow(words.slice(-2).join(' '))) !== undefined
}
/** «crema pastelera leche 1000»: what heads the first of them is a dish, and no row of the catalogue («masa madre 200»). */
function isHeadedByDish([first = '', ...others]: readonly string[]): boolean {
  const name = first.replace(/[\d.,%]+/g, ' ').trim()
  return isMadeOf(name, others.length + 1) && findRow(name) === undefined
}

/** Words of a title that nothing parts from its ingredients, at most. */
const LONGEST_TITLE = 4
/** «trufa café nata 35 200 cobertura 40 400 …»: a dish, then what is in it. */
function cutBehindDish(text: string): Cut | undefined {
  const words = text.split(/\s+/)
  for (let length = 1; length <= LONGEST_TITLE; length++) {
    const title = words.slice(0, length).join(' ')
    if (/\d/.test(title) || !isTitleName(title)) continue
    const cut = titledCut(title, words.slice(length).join(' '), LEAST_GOOD)
    // The shortest title that leaves an ingredient behind it: «crema», and no «pastelera leche».
    if (cut && isKnownPiece(cut.pieces[0] ?? '')) return cut
  }
  return undefined
}
function isKnownPiece(piece: string): boolean {
  const name = piece.replace(/\s+\d+(?:[.,]\d+)?(?:\s*\p{L}{1,2})?$/u, '')
  return findRow(name) !== undefined || findRow(name.replace(/\d+(?:[.,]\d+)?/g, ' ').trim()) !== undefined
}
/** «huevos 4 harina 280g»: what has no unit is cut off too, where its name is known. */
const likelierCut = (atWeights: Cut | undefined, atFigures: Cut | undefined): Cut | undefined =>
  atWeights && atWeights.pieces.length >= (atFigures?.pieces.length ?? 0) ? atWeights : atFigures
const TITLE_BEFORE = /^([^\d:=>→]{3,60}?)\s*(?::|=|->|→)\s+(?=\S)/u

/** «ganache 70 cobertura 150 …»: what stands first may be a title with the cocoa of its chocolate, which has no figure of its own. */
function withDoubtfulFirst(parts: readonly DraftPart[], isTitled: boolean): readonly DraftPart[] {
  const [first, ...others] = parts
  const isCocoa = first?.bare !== undefined && isOfName(CHOCOLATE, first.bare.value)
  const isMade = isCocoa && (isChocolate(first.name) ? isTitled : isProductName(first.name))
  if (!isMade || others.length < LEAST_CUT || !others.some(({ name }) => isChocolate(name))) return parts
  return [{ ...first, bare: { ...first.bare, isAsked: true } }, ...others]
}
const CHOCOLATE = 'chocolate'
const isChocolate = (name: string): boolean => figureOfName(`${name} 70`)?.says === 'cocoa' && !/\d/.test(name)

/** «Relleno: 500 g nata 35, 60 g azúcar»: a part of a recipe, and what it is made of. */
const PART_HEAD = /^([^\d:>→=]{2,40}):\s+(?=\S)/
const PART =
  /^(?:para )?(?:(?:el|la|los|las) )?(?:masa|relleno|crema|bano|almibar|veteado|variegato|cobertura|base|merengue|glaseado|decoracion|salsa|interior|acabado|camisa|carcasa|plancha|montaje|empaste|prefermento|poolish|biga)\b/

/** Whether a text names a part of a recipe. */
export const isPartName = (text: string): boolean => PART.test(foldText(text))

/** A line that holds three ingredients or more, each with its amount; behind the name of a part, two. */
export function oneLine(line: string, context: LineContext): OneLine | undefined {
  const [whole = '', head = ''] = PART_HEAD.exec(line) ?? []
  const figures = line.match(/\d[\d.,]*/g)?.length ?? 0
  const isPart = head !== '' && isPartName(head)
  const inside = line.slice(whole.length)
  const part = figures > 1 && (isPart || isProductName(head)) ? seamed(inside, context, 2, isPart) : undefined
  if (part && part.title === undefined) return { ...part, title: titled(head).title ?? head.trim() }
  const only = isPart && !part && figures === 1 ? interpretLine(plain(inside), context) : undefined
  if (only?.is === 'part' && isGood(only)) return { parts: [only.part], title: head.trim() }
  return figures < LEAST_CUT ? undefined : seamed(line, context, LEAST_GOOD)
}

/** «Pan de molde, total 1935 g: harina 1 kg, …»: a product and how much of it is made, before all. */
const MADE_HEAD = /^([^:]{3,60}):\s+(?=\S)/u

/** @param isHeaded - Its title stood before it: what comes first is an ingredient. */
function seamed(line: string, context: LineContext, least: number, isHeaded = false): OneLine | undefined {
  if (isHeaded) return seamedPieces(line, context, least, isHeaded)
  const [lead = '', said = ''] = MADE_HEAD.exec(line) ?? []
  const { title, ...made } = said === '' ? {} : titled(said)
  if (title !== undefined && made.yield !== undefined && mayBeTitle(said) && isProductName(title)) {
    const whole = seamedPieces(line.slice(lead.length), context, least)
    if (whole && whole.title === undefined) return { ...whole, title, ...made }
  }
  return seamedPieces(line, context, least)
}

function seamedPieces(line: string, context: LineContext, least: number, isHeaded = false): OneLine | undefined {
  const { text, yield: behind } = withoutYield(line)
  const split = bestSplit(text, context, least)
  const cut = split ? undefined : likelierCut(cutAtWeights(text, context), cutAtFigures(text))
  const pieces = split?.pieces ?? cut?.pieces
  if (!pieces) return undefined
  const inner = styled(context, pieces)
  const { piece, ...head } =
    cut?.title !== undefined
      ? { ...titled(cut.title), piece: pieces[0] }
      : isHeaded
        ? { piece: pieces[0] }
        : unheaded(pieces[0] ?? '', inner)
  const texts = [...(piece === undefined ? [] : [piece]), ...pieces.slice(1)]
  const found = texts.map((one) => interpretLine(plain(one), inner))
  if (cut && !found.every((one) => one.is === 'part' && headIsKnown(one.part.name))) return undefined
  if (cut?.isDoubtful) return { parts: [{ name: line, ask: 'unclear' }] }
  if (found.filter(isGood).length < (head.title === undefined && !cut ? least : LEAST_CUT)) return undefined
  const made = head.yield ?? behind
  const parts = asShares(
    found.map((one, at) => partOf(one, texts[at] ?? '')),
    made,
    texts,
  )
  return {
    parts: withDoubtfulFirst(parts, cut?.title !== undefined),
    ...(head.title === undefined ? {} : { title: head.title }),
    ...(made === undefined ? {} : { yield: made }),
    ...(head.pieces === undefined ? {} : { pieces: head.pieces }),
  }
}
