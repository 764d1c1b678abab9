import { findRow } from '@obrador/engine'
import type { DraftPart, LineDraft } from './draft.ts'
import { headWordIsKnown, isDishName } from './known.ts'
import { CRAFT_PRODUCTS } from './products/all.ts'
import { conditionsHold, listFiguresOf, rowKindOf } from './products/composition.ts'
import { isProductName, productsNamedIn } from './products/titled.ts'
import type { ListPart } from './reading.ts'
import { titleInLine, yieldInText } from './title.ts'
import { figureOfName } from './windows.ts'

/** How near a yield in the title comes to the sum of what it heads. */
const ABOUT = 0.1
/** Lines that a title heads at least. */
const LEAST_HEADED = 2

const partsOf = (drafts: readonly LineDraft[]): readonly DraftPart[] =>
  drafts.flatMap((draft) => (draft.is === 'part' ? [draft.part] : draft.is === 'several' ? draft.parts : []))
const weigh = ({ grams, suggest }: ListPart): number => grams ?? suggest?.grams ?? 0

/** «BRIOCHE x 2 KG», «– cubeta 5 kg»: how titles say what is made and ingredients do not. */
const FORM = /(?:\sx\s*|[–—-]\s*\p{L}+\s+)\d[\d.,]*\s*(?:kgs?|kilos?|g|grs?)\b\s*:?$/iu
const SHOUTED = /^[^\p{Ll}]*$/u

/** Whether a first line with a figure names what the others make, and is no ingredient. */
export function isTitleLine(drafts: readonly LineDraft[], at: number): boolean {
  const draft = drafts[at]
  if (draft?.is !== 'part' && draft?.is !== 'amount') return false
  if (!drafts.slice(0, at).every((above) => above.is === 'skip' && above.skip !== 'heading')) return false
  const { clean, item } = draft.line
  const below = drafts.slice(at + 1)
  const others = below.filter(({ is }) => is === 'part' || is === 'several' || is === 'name')
  if (item || others.length < LEAST_HEADED || !/\p{L}{3}/u.test(clean)) return false
  const { title, yield: made } = titleInLine(clean)
  if (title === '' || !isProductName(title)) return false
  // «Praliné 60» over the head of a table: its columns weigh, and nothing above them does.
  if (isHeadOfColumns(drafts[at + 1]) && !UNIT_SAID.test(clean)) return true
  if (draft.is === 'amount') return true
  const isIngredient = isWeighedName(draft.part.name) || isWeighedName(title)
  if (made !== undefined) {
    const sum = partsOf(below).reduce((total, part) => total + weigh(part), 0)
    const shouted = SHOUTED.test(clean) && below.some(({ line }) => !SHOUTED.test(line.clean))
    const namesFirst = /^\p{L}/u.test(clean)
    // «500 g queso crema» is weighed as its fellows are, whatever they sum to; «Mazapán 1 kg» says what is made.
    if (isIngredient)
      return (
        (namesFirst &&
          [sum, asKilos(partsOf(below))].some((one) => isSumOf(one, made)) &&
          others.length > LEAST_HEADED) ||
        ((FORM.test(clean) || shouted) && !startsRaw(title))
      )
    return namesFirst || Math.abs(sum - made) <= ABOUT * made
  }
  // «Helado de chocolate 70», «Gianduja 2:1», «8 planchas dacquoise 60x40»: a figure that weighs nothing.
  if (draft.part.grams !== undefined)
    return /^\p{L}/u.test(clean) && (!isIngredient || isMadeOf(title, draft.part, partsOf(below)))
  if (draft.part.ask === 'volume' || (isIngredient && !NO_WEIGHT.test(clean))) return false
  return !/^\d/.test(clean) || titleInLine(clean).pieces !== undefined || /^\d+\/\d+\s+(?:de\s+)?receta/i.test(clean)
}

/** «Chocolate con leche 40» over cocoa, its butter, milk and sugar: the figure is what such a product is told by, and the others make it. */
function isMadeOf(title: string, { name, bare }: DraftPart, others: readonly DraftPart[]): boolean {
  // Flour and cream bear figures too, and nobody makes them of what follows.
  if (figureOfName(`${name} ${bare?.written}`)?.says !== 'cocoa') return false
  const figure = listFiguresOf(others.map((part) => ({ name: part.name, grams: weigh(part) })))
  const named = new Set(productsNamedIn(title).map((hit) => hit.named.craft))
  return CRAFT_PRODUCTS.some(
    ({ craft, signs }) => named.has(craft) && signs.some((sign) => conditionsHold(figure, sign.if)),
  )
}

const UNIT_SAID = /\d\s*(?:g|gr|grs|gramos|kg|kgs|kilos?|l|ml|cl)\b/i
const isHeadOfColumns = (draft: LineDraft | undefined): boolean =>
  draft?.is === 'skip' && draft.skip === 'heading' && /\t|[;|]| {2}/.test(draft.line.text)

/** Ratios, times and pieces made: figures that nobody weighs by. */
const NO_WEIGHT = /\d\s*:\s*\d|\sx\s*\d+\s*$|\d\s*(?:uds?|unidades|raciones|piezas)\b/i

/** An ingredient that begins as a dish does: «cobertura negra». */
const startsRaw = (name: string): boolean => rowKindOf(name.split(' ')[0] ?? '') !== 'other'

/** What a dough is raised with is weighed into it, whatever flour it is named by: «Masa madre de centeno». */
const PREFERMENT = /^(?:masa madre|prefermento|poolish|biga|esponja)\b/i

/** Whether a name is that of an ingredient, and of no dish. */
export const isWeighedName = (name: string): boolean =>
  findRow(name) !== undefined ||
  PREFERMENT.test(name) ||
  (headWordIsKnown(name) && (!isDishName(name) || startsRaw(name)))

/** Batches are round, and what they are made of comes near: «Mazapán 1 kg». */
const ROUND_G = 500
const NEAR = 0.05
const isSumOf = (sum: number, made: number): boolean => made % ROUND_G === 0 && Math.abs(sum - made) <= NEAR * made

const KILO_G = 1000
/** Bare figures may be kilos: «Turrón de Alicante - 10 kg» over 6,2 and 1,6. */
const asKilos = (parts: readonly DraftPart[]): number =>
  parts.reduce((total, { bare }) => total + (bare?.value ?? Number.NaN) * KILO_G, 0)

/** Whether a name without a figure heads what follows: the name of a product, where the lines below have weights. */
export function isProductHeading(drafts: readonly LineDraft[], at: number): boolean {
  const draft = drafts[at]
  if (draft?.is !== 'name' || draft.percent !== undefined) return false
  // «Helado pistacho (ficha 2023)», «Pain au levain T80»: a number in a remark, or a grade of what nobody weighs in.
  if (/\d/.test(draft.line.clean.replace(/\([^()]*\)/g, ' ')) && isWeighedName(draft.name)) return false
  const next = drafts[at + 1]
  if (next?.is !== 'part' && next?.is !== 'several' && !(next?.is === 'skip' && next.skip === 'heading')) return false
  const hit = productsNamedIn(draft.name)[0]
  if (!hit || hit.from > 1) return false
  const first = drafts.slice(0, at).every(({ is }) => is === 'skip')
  // A first name is a title; amid weights, only what nobody weighs in as it is.
  if (first) return !draft.line.item
  if (isBelowTitle(drafts, at)) return !draft.line.item && (isDishName(draft.name) || !isWeighedName(draft.name))
  if (draft.line.item && next.line.item) return false
  return !isWeighedName(draft.name) || (hit.named.is === 'type' && isDishName(draft.name))
}

/** Right below the name of the whole, the first part has its own: «Bombones», «Ganache». */
function isBelowTitle(drafts: readonly LineDraft[], at: number): boolean {
  const [title, ...more] = drafts.slice(0, at).filter(({ is }) => is !== 'skip')
  return title?.is === 'name' && more.length === 0 && drafts[at - 1] === title && isProductName(title.name)
}

/** How much the title of a list says is made. */
export function yieldOfTitle(drafts: readonly LineDraft[]): number | undefined {
  for (const draft of drafts) {
    if (draft.is === 'several' && draft.yield !== undefined) return draft.yield
    if (draft.is !== 'skip' || draft.skip === 'step' || draft.skip === 'note') continue
    const made = yieldInText(draft.line.clean).yield
    if (made !== undefined) return made
  }
  return undefined
}
