import type { LabelClaim, LabelItem, PrintedShare } from '@obrador/engine/sack'
import { isAdditiveClass } from '@obrador/engine/sack'
import { bracketPairsIn, bracketPartsOf } from './brackets.ts'
import { isAsideText, labelClaimIn } from './claims.ts'

/** The list of ingredients of a label as a tree. */
export interface ListRead {
  readonly items: readonly LabelItem[]
  readonly claims: readonly LabelClaim[]
  /** What was set aside: traces, storage, origin. */
  readonly aside: readonly string[]
}

/** What is read of a list: more is no label. */
export const LIST_LIMITS = { characters: 8_000, depth: 8 } as const

const PERCENT = /(m[ií]n(?:imo|\.)?\s*)?(\d{1,3}(?:[.,]\d{1,2})?)\s*%(\s*m[ií]n(?:imo|\.)?(?!\p{L}))?/iu
const E_NUMBER = /^e[\s-]?\d{3,4}[a-z]?(?:\s*\(?[ivx]+\)?)?$/i

/** A printed percentage, and the text without it. */
function percentIn(text: string): { readonly percent?: PrintedShare; readonly rest: string } {
  const found = PERCENT.exec(text)
  if (!found) return { rest: text }
  const digits = (found[2] ?? '').replace(',', '.')
  const value = Number(digits)
  if (!(value > 0 && value <= 100)) return { rest: text.replace(PERCENT, ' ') }
  const decimals = digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0
  const isLeast = found[1] !== undefined || found[3] !== undefined
  return { percent: { value, decimals, ...(isLeast && { isLeast }) }, rest: text.replace(PERCENT, ' ') }
}

/** Marks around a name that say nothing of what it is. */
const plain = (text: string): string =>
  text
    .replace(/[*_"«»“”¹²³†‡]+/g, ' ')
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.:–-]+|[\s.:–-]+$/g, '')
    .trim()

const ALLERGEN =
  /^(?:contiene\s+)?(?:gluten|trigo|cebada|centeno|avena|espelta|leche|lactosa|soja|huevo|frutos? (?:secos|de c[aá]scara)|almendras?|avellanas?|nueces|cacahuetes?|s[eé]samo|sulfitos?|derivados? (?:de la )?(?:leche|lácteos?)|l[aá]cteos?|pescado)(?:\s*[,y]\s*(?:gluten|trigo|leche|soja|huevo|lactosa|avellanas?|almendras?))*$/iu
/** What is told of the name and is no list: an origin, a form, an allergen, a reason. */
const REMARK =
  /^(?:origen|de origen|procedente|en polvo|l[ií]quid[oa]|deshidratad[oa]|para |con |sin |vegetal|animal|ue|no ue|espa[ñn]a|contiene )/i

const isRemark = (inside: string): boolean => {
  const text = plain(percentIn(inside).rest)
  return text === '' || ALLERGEN.test(text) || REMARK.test(text) || E_NUMBER.test(text)
}

const UNORDERED = /en proporci[oó]n(?:es)? variables?/i
const CLASS = /^([^:(]{3,45}?)\s*:\s*(.+)$/s

function bare(text: string, className: string | undefined): LabelItem | undefined {
  const { percent, rest } = percentIn(text)
  const name = plain(rest)
  if (name === '' || !/\p{L}/u.test(name)) return undefined
  return {
    text: plain(text),
    name: name.replace(UNORDERED, '').trim() || name,
    ...(className !== undefined && { className }),
    ...(percent && { percent }),
    ...(UNORDERED.test(name) && { isUnordered: true }),
  }
}

/** The first bracket of an item, and the text around it. */
function bracketOf(
  text: string,
): { readonly before: string; readonly inside: string; readonly after: string } | undefined {
  const ends = bracketPairsIn(text)
  for (let at = 0; at < text.length; at++) {
    const end = ends.get(at)
    if (end !== undefined)
      return { before: text.slice(0, at), inside: text.slice(at + 1, end), after: text.slice(end + 1) }
  }
  return undefined
}

/** An item with its bracket: what it lists is inside it, unless it only remarks on it. */
function itemOf(text: string, className: string | undefined, depth: number): LabelItem | undefined {
  const found = depth < LIST_LIMITS.depth ? bracketOf(text) : undefined
  if (!found) return bare(text.replace(/[()[\]{}]/g, ' '), className)
  const { before, inside, after } = found
  const { percent: told } = percentIn(inside)
  const isShare = isRemark(inside)
  if (isShare) {
    const hasFigure = told !== undefined && PERCENT.exec(`${before} ${after.replace(/[([{].*$/s, '')}`) === null
    const share = hasFigure ? ` ${PERCENT.exec(inside)?.[0] ?? ''}` : ''
    const number = E_NUMBER.test(plain(inside)) && plain(before) !== '' ? ` ${plain(inside)}` : ''
    return itemOf(`${before}${number}${share} ${after}`, className, depth + 1)
  }
  const own = itemOf(`${before} ${after}`, className, depth + 1)
  if (!own) return undefined
  const items = itemsOf(inside, depth + 1)
  // «emulgente (lecitina de soja)» is one thing by its class.
  const [only] = items
  if (items.length === 1 && only && !only.items && isAdditiveClass(own.name))
    return { ...only, text: plain(text), className: own.name, ...(own.percent && { percent: own.percent }) }
  return items.length === 0 ? own : { ...own, items }
}

/** Items of a text; «clase: nombre, nombre» gives its class to those that follow, up to a semicolon or another class. */
function itemsOf(text: string, depth: number): LabelItem[] {
  const items: LabelItem[] = []
  for (const stretch of stretches(text)) {
    let className: string | undefined
    for (const part of bracketPartsOf(stretch)) {
      const classed = CLASS.exec(part)
      const head = plain(classed?.[1] ?? '')
      const isClass = classed !== null && isAdditiveClass(percentIn(head).rest.trim())
      if (isClass) className = plain(percentIn(head).rest)
      else if (className !== undefined && !looksAdditive(part)) className = undefined
      // «Relleno 40 %: azúcar, cacao» names a part of the product.
      const item = itemOf(isClass ? (classed?.[2] ?? part) : part, className, depth)
      if (item) items.push(item)
    }
  }
  return items
}

/** A class goes on over names of additives; the first plain ingredient ends it. */
const looksAdditive = (part: string): boolean =>
  /^\s*e[\s-]?\d{3,4}/i.test(part) ||
  /\b(?:goma|lecitinas?|mono|diglic[eé]ridos|[ée]steres|carragen\w+|pectinas?|alginato|agar|celulosa|metil\w*|[aá]cido|citratos?|fosfatos?|difosfatos?|carbonatos?|bicarbonato|tartratos?|sorbatos?|curcumina|carotenos?|caramelo|antocianos|polirricinoleato|garrof[ií]n|guar|xantana|tara)\b/i.test(
    part,
  )

const stretches = (text: string): string[] => {
  const ends = bracketPairsIn(text)
  const out: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const end = ends.get(at)
    if (end !== undefined) at = end
    else if (text.charAt(at) === ';') {
      out.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...out, text.slice(from)]
}

/** Which names are known: as they stand, and by their words. */
export interface KnownNames {
  readonly isOne: (name: string) => boolean
  readonly isKnown: (name: string) => boolean
}

/** «…, sal y aroma»: the last of a list comes behind «y». */
function withLastSplit(all: readonly LabelItem[], knowing: KnownNames): readonly LabelItem[] {
  const { isOne, isKnown } = knowing
  const items = all.map((item) => (item.items ? { ...item, items: withLastSplit(item.items, knowing) } : item))
  const last = items.at(-1)
  if (!last || last.items || last.className !== undefined || isOne(last.name)) return items
  const parts = last.name.split(/\s+[ye]\s+/)
  if (parts.length !== 2 || !parts.every((part) => isKnown(part.trim()))) return items
  const [one = '', other = ''] = parts
  return [
    ...items.slice(0, -1),
    { ...last, name: one.trim(), text: one.trim() },
    { text: other.trim(), name: other.trim() },
  ]
}

const HEAD = /^[\s*•-]*(?:(?:lista de )?ingredientes?|ingredients?|composici[oó]n)\b\s*(?:\([^)]*\))?\s*[:.\n-]*/i
/** A full stop ends the list of a part or all of it: what follows is a remark, a claim or another part. */
const SENTENCE = /\.(?=\s+[\p{Lu}*¡]|\s*$|\n)/u

/** Sentences outside brackets. */
function sentences(text: string): string[] {
  const out: string[] = []
  let rest = text
  let taken = ''
  for (let found = SENTENCE.exec(rest); found; found = SENTENCE.exec(rest)) {
    const piece = taken + rest.slice(0, found.index)
    rest = rest.slice(found.index + 1)
    const isAbbreviated = /\b(?:m[ií]n|m[aá]x|aprox|art|vit)$/i.test(piece)
    const depth = [...piece].reduce(
      (n, letter) => n + ('([{'.includes(letter) ? 1 : ')]}'.includes(letter) ? -1 : 0),
      0,
    )
    if (isAbbreviated || depth > 0) taken = `${piece}.`
    else {
      out.push(piece)
      taken = ''
    }
  }
  return [...out, taken + rest].map((one) => one.trim()).filter((one) => one !== '')
}

/** «emulgente (lecitina) y aroma», «E 339 y E 407»: behind a bracket and between numbers, «y» is a comma. */
const AND = /([)\]}]|\be[\s-]?\d{3,4}[a-z]?)\s+[ye]\s+(?=\p{L})/giu

export function readIngredients(text: string, knowing: KnownNames): ListRead {
  const claims: LabelClaim[] = []
  const aside: string[] = []
  const items: LabelItem[] = []
  for (const stretch of sentences(text.slice(0, LIST_LIMITS.characters).replace(AND, '$1, ').replace(HEAD, ''))) {
    const clean = stretch.replace(HEAD, '')
    if (isAsideText(clean)) {
      aside.push(clean)
      continue
    }
    const kept = bracketPartsOf(clean).filter((part) => {
      const claim = labelClaimIn(part)
      if (claim) claims.push(claim)
      else if (isAsideText(part)) aside.push(part)
      return !claim && !isAsideText(part)
    })
    const whole = kept.length === bracketPartsOf(clean).length ? clean : kept.join(', ')
    items.push(...itemsOf(whole, 0))
  }
  return { items: withLastSplit(items, knowing), claims, aside }
}
