import { findRow } from '@obrador/engine'
import { settledFigures } from './bare-figures.ts'
import type { DraftPart, LineDraft } from './draft.ts'
import { foldText } from './fold.ts'
import { isProductHeading, isTitleLine, isWeighedName, yieldOfTitle } from './headed.ts'
import { interpretLine } from './interpret.ts'
import type { LineContext } from './interpretation.ts'
import { headIsKnown, headWordIsKnown, isBrandedName, isDishName, isIngredientName } from './known.ts'
import { isPartName } from './one-line.ts'
import { isFlourName } from './products/composition.ts'
import { isProductName } from './products/titled.ts'
import type { FigureUnit, ListPart, ReadLine, SkipReason } from './reading.ts'
import { isHeadingWord } from './skips.ts'
import { suggestAsSaid } from './suggest.ts'
import { toldInSteps } from './told.ts'

const LOAF_FLOUR_G = 1000
/** A heading has few words; more are a remark. */
const MOST_HEADING_WORDS = 5

const isPart = (draft: LineDraft | undefined): boolean => draft?.is === 'part' || draft?.is === 'several'

/** «500 g – 1000 ml»: a weight and a volume of nothing named are of the whole. */
const isNetWeight = (draft: LineDraft | undefined): boolean =>
  draft?.is === 'amount' && ['mass', 'volume'].every((kind) => draft.amounts.some(({ unit }) => unit?.kind === kind))

/** How near a title comes to the sum of what it heads, and a total to that of what it closes. */
const ABOUT = 0.03
const TO_THE_GRAM = 0.002

/** A first or last line that weighs as much as all the others together names what they make. */
function isWhole(drafts: readonly LineDraft[], at: number): boolean {
  const draft = drafts[at]
  if (draft?.is !== 'part') return false
  const { name } = draft.part
  // A base is bought, too: one that weighs what follows to the gram is what that makes.
  const isMade = /^(?:base|mix|mezcla)\b/.test(foldText(name))
  if (!isMade && (isIngredientName(name) || isWeighedName(name))) return false
  const [above, below] = [drafts.slice(0, at), drafts.slice(at + 1)]
  const first = above.every(({ is }) => is === 'skip')
  if (!first && !below.every(({ is }) => is === 'skip')) return false
  const others = partsOf(first ? below : above)
  const weigh = ({ grams, suggest }: ListPart) => grams ?? suggest?.grams ?? 0
  const sum = others.reduce((total, part) => total + weigh(part), 0)
  return others.length > 2 && Math.abs(weigh(draft.part) - sum) <= (first && !isMade ? ABOUT : TO_THE_GRAM) * sum
}

/** «Bombón relleno — 2 kg» over lines that weigh nothing: how much is made, perhaps. */
function isPerhapsWhole(drafts: readonly LineDraft[], at: number): boolean {
  const draft = drafts[at]
  if (draft?.is !== 'part' || draft.part.grams === undefined || !/^\p{L}.*\d/u.test(draft.line.clean)) return false
  if (isIngredientName(draft.part.name) || isFlourName(draft.part.name)) return false
  const others = partsOf(drafts.slice(at + 1))
  return (
    drafts.slice(0, at).every(({ is }) => is === 'skip') &&
    others.length > 1 &&
    others.every(({ grams }) => grams === undefined)
  )
}

/** A figure alone that is the sum of the weights above it, to the gram or to the hundredth. */
function isSum(drafts: readonly LineDraft[], at: number): boolean {
  const draft = drafts[at]
  const [amount] = draft?.is === 'amount' ? draft.amounts : []
  const sum = partsOf(drafts.slice(0, at)).reduce((total, { grams = 0 }) => total + grams, 0)
  return (
    amount !== undefined &&
    sum > 0 &&
    Math.abs(amount.value * (amount.unit?.size ?? 1) - sum) <= Math.max(1, 0.01 * sum)
  )
}

const partsOf = (drafts: readonly LineDraft[]): readonly DraftPart[] =>
  drafts.flatMap((draft) => (draft.is === 'part' ? [draft.part] : draft.is === 'several' ? draft.parts : []))

/** Names and weights that were split over two lines go together: the name first, or the weight first, all down the list. */
function joinedLines(drafts: readonly LineDraft[], context: LineContext): readonly LineDraft[] {
  const amountsAt = drafts.flatMap(({ is, line }, at) =>
    is === 'amount' && !isNetWeight(drafts[at]) && !isSum(drafts, at) && !line.text.startsWith('=') ? [at] : [],
  )
  if (amountsAt.length === 0) return drafts
  const pairs = (step: 1 | -1) => amountsAt.filter((at) => drafts[at + step]?.is === 'name').length
  const last = amountsAt.at(-1) ?? 0
  const nameFirst = pairs(-1) > pairs(1) || (pairs(-1) === pairs(1) && drafts[last + 1]?.is !== 'name')
  const joined: LineDraft[] = [...drafts]
  for (const at of amountsAt) {
    const partner = at + (nameFirst ? -1 : 1)
    const [amount, name] = [joined[at], joined[partner]]
    if (amount?.is !== 'amount' || name?.is !== 'name') continue
    const found = interpretLine(`${name.line.clean} ${amount.line.clean}`, context)
    if (found.is !== 'part') continue
    const [reads, rests] = nameFirst ? [at, partner] : [partner, at]
    joined[reads] = { line: (joined[reads] as LineDraft).line, is: 'part', part: found.part }
    joined[rests] = { line: (joined[rests] as LineDraft).line, is: 'skip', skip: 'joined' }
  }
  return joined
}

/** A column of names and then a column of weights, as some documents are copied: only their order joins them. */
function columnsApart(drafts: readonly LineDraft[]): readonly LineDraft[] {
  const split: LineDraft[] = [...drafts]
  const runFrom = (start: number, is: LineDraft['is']): number => {
    let end = start
    while (drafts[end]?.is === is) end++
    return end
  }
  for (let at = 0; at < drafts.length; at++) {
    const names = runFrom(at, 'name')
    const weights = runFrom(names, 'amount')
    if (names - at < 2 || weights - names < 2) continue
    const first = Math.max(at, names - (weights - names))
    for (let i = first; i < names; i++) {
      const [name, weight] = [drafts[i], drafts[names + i - first]]
      if (name?.is !== 'name') continue
      const [amount] = weight?.is === 'amount' ? weight.amounts : []
      const grams =
        amount?.unit?.kind === 'mass' && weights - names === names - first
          ? amount.value * amount.unit.size
          : Number.NaN
      const suggest = suggestAsSaid(grams, ['byOrder', grams])
      split[i] = {
        line: name.line,
        is: 'part',
        part: { name: name.name, ask: 'unclear', ...(suggest ? { suggest } : {}) },
      }
    }
    for (let i = names; i < weights; i++) split[i] = { line: (drafts[i] as LineDraft).line, is: 'skip', skip: 'joined' }
    at = weights - 1
  }
  return split
}

/** The flour that the list weighs: in its lines, or in a title («Chapata (2 kg harina)»). */
function flourOf(drafts: readonly LineDraft[], context: LineContext): number {
  const flours = partsOf(drafts).filter(({ name, percent }) => isFlourName(name) && percent === undefined)
  if (flours.length > 0)
    return flours.every(({ grams }) => grams !== undefined) ? flours.reduce((sum, { grams = 0 }) => sum + grams, 0) : 0
  const titles = drafts.flatMap(({ line, is }) => (is === 'name' || is === 'skip' ? [line.clean] : []))
  for (const title of titles) {
    const [note] = /\(([^()]*)\)/.exec(title)?.slice(1) ?? []
    const found = note === undefined ? undefined : interpretLine(note, context)
    if (found?.is === 'part' && isFlourName(found.part.name)) return found.part.grams ?? 0
  }
  return 0
}

const PERCENT = /\s*\(?\d+(?:[.,]\d+)?\s*%\)?\s*/

/** «Eau 680 g (68 %)», «Leche 40 % 400 g» beside a kilo of flour: the percentage is of the flour, not of the water. */
function unpercented(part: ListPart, flour: number): ListPart {
  const [whole = '', round = '', bare = ''] =
    /\s(?:\((\d+(?:[.,]\d+)?)\s*%\)|(\d+(?:[.,]\d+)?)\s*%)$/.exec(part.name) ?? []
  const share = Number((round || bare).replace(',', '.')) / 100
  // A cream of 35 % may weigh 35 % of its flour: what is a row of its own stays that.
  const isGrade = bare !== '' && findRow(part.name) !== undefined
  const told = whole !== '' && !isGrade && Math.abs((part.grams ?? 0) - share * flour) <= ABOUT * share * flour
  return told && flour > 0 ? { ...part, name: part.name.slice(0, -whole.length) } : part
}

/** What bare shares are of, where nobody says it. */
const BATCH_G = 1000
/** Percentages that sum so are of the whole. */
const isHundred = (sum: number): boolean => sum >= 99 && sum <= 101

/** Where the percentages of a list are of the whole: how much is made, or 0 if it does not say. */
function sharedYield(drafts: readonly LineDraft[]): number | undefined {
  const shares = [
    ...drafts.flatMap((draft) => (draft.is === 'name' && draft.percent !== undefined ? [draft.percent] : [])),
    ...partsOf(drafts).flatMap(({ percent }) => (percent === undefined ? [] : [percent])),
  ]
  const whole = shares.length > 2 && isHundred(shares.reduce((sum, share) => sum + share, 0))
  return whole ? (yieldOfTitle(drafts) ?? 0) : undefined
}

/** A share of what is made; asked about, for a kilo, where that is not said. */
function shareOf(name: string, percent: number, made: number): ListPart {
  if (made > 0) return { name, grams: Math.round(percent * made * 1e4) / 1e6 }
  const suggest = suggestAsSaid((percent / 100) * BATCH_G, ['ofBatch', percent])
  return { name, ask: 'unclear', ...(suggest ? { suggest } : {}) }
}

/** Lines with a weight that a title heads at least. */
const LEAST_HEADED = 2
/** «Helado 12 % grasa», «Turrón suprema 65% almendra»: the percentage of a product that is named before all, and no ingredient. */
function isTitleWithShare(drafts: readonly LineDraft[], at: number): boolean {
  const draft = drafts[at]
  if (draft?.is !== 'name' || !drafts.slice(0, at).every(({ is }) => is === 'skip')) return false
  const title = draft.line.clean.split(PERCENT)[0]?.trim() ?? ''
  const weighed = partsOf(drafts.slice(at + 1)).filter(({ percent }) => percent === undefined)
  return weighed.length >= LEAST_HEADED && isProductName(title) && (!isFlourName(title) || isDishName(title))
}

/** Baker's percentages: over the flour that the list weighs; else asked, over a kilo of flour. */
function percentages(drafts: readonly LineDraft[], context: LineContext): readonly LineDraft[] {
  const flour = flourOf(drafts, context)
  const alone = [
    ...drafts.flatMap((draft) => (draft.is === 'name' && draft.percent !== undefined ? [draft.name] : [])),
    ...partsOf(drafts).flatMap(({ name, percent }) => (percent === undefined ? [] : [name])),
  ]
  const made = sharedYield(drafts)
  const bakers = made === undefined && alone.length > 1 && (flour > 0 || alone.some((name) => isFlourName(name)))
  const weighed = (written: string, percent: number): ListPart => {
    const name = written.replace(PERCENT, ' ').trim()
    if (made !== undefined) return shareOf(name === '' ? written : name, percent, made)
    const owned =
      findRow(written) !== undefined && findRow(name) !== undefined && findRow(written)?.id !== findRow(name)?.id
    if (!bakers || owned || name === '') return { name: owned ? written : name || written, ask: 'unclear' }
    const grams = Math.round(percent * flour * 1e4) / 1e6
    if (grams > 0) return { name, grams, percent }
    const suggest = suggestAsSaid((percent / 100) * LOAF_FLOUR_G, ['bakers', percent])
    return { name, ask: 'unclear', percent, ...(suggest ? { suggest } : {}) }
  }
  return drafts.map((draft, at): LineDraft => {
    if (draft.is === 'part') return { ...draft, part: unpercented(draft.part, flour) }
    if (draft.is === 'several') {
      const parts = draft.parts.map(({ percent, ...part }) =>
        percent === undefined ? part : { ...part, ...weighed(part.name, percent) },
      )
      return {
        ...draft,
        parts: parts.map((part) => ({ ...part, name: bakers ? part.name.replace(PERCENT, ' ').trim() : part.name })),
      }
    }
    if (draft.is !== 'name' || draft.percent === undefined) return draft
    if (isTitleWithShare(drafts, at)) return { line: draft.line, is: 'skip', skip: 'heading' }
    if (at === 0 && !headIsKnown(draft.name.replace(PERCENT, ' ')) && !isFlourName(draft.name)) return draft
    const { figureUnit } = draft
    return {
      line: draft.line,
      is: 'part',
      part: { ...weighed(draft.name, draft.percent), ...(figureUnit && { figureUnit }) },
    }
  })
}

/** «1 caja de huevos (30 uds)»: what is bought by the box heads nothing. */
const PACKED = /^\d+ (?:cajas?|sacos?|bolsas?|paquetes?|botes?|latas?|briks?|botellas?|cubos?|garrafas?) de \p{L}/u

/** Words of the name of a part; more say how much of something. */
const MOST_PART_WORDS = 4
/** «Hojaldre», «Crema»: the name of a part or a product, and then what it is made of. */
function headsPartAt(drafts: readonly LineDraft[], at: number): boolean {
  const draft = drafts[at]
  if (draft?.is !== 'name' && draft?.is !== 'skip') return false
  const { clean } = draft.line
  const isShort = clean.split(/\s+/).length <= MOST_PART_WORDS && !/[\d.]/.test(clean)
  return isPart(drafts[at + 1]) && isShort && (isPartName(clean) || isProductName(clean))
}

/** Whether a name without a weight heads what follows, is an ingredient to ask about, or a remark. */
function loneName(drafts: readonly LineDraft[], at: number): SkipReason | ListPart {
  const draft = drafts[at]
  if (draft?.is !== 'name') return 'note'
  const { line, name } = draft
  const folded = foldText(line.clean)
  const before = drafts.slice(0, at)
  const after = drafts.slice(at + 1)
  const ask: ListPart = { name, ask: 'unclear' }
  if (/:\s*$/.test(line.clean)) return 'heading'
  if (PACKED.test(folded)) return ask
  if (isProductHeading(drafts, at)) return 'heading'
  if (!line.item && headsPartAt(drafts, at) && drafts.some((_, other) => other !== at && headsPartAt(drafts, other)))
    return 'heading'
  const known = isIngredientName(name)
  const next = after[0]
  const first = before.every(({ is }) => is === 'skip')
  if (line.item && !isHeadingWord(folded) && (known || !first)) return ask
  if (isHeadingWord(folded) && !(known && findRow(name) && !first)) return 'heading'
  // «Ganache 60/40»: a ratio is of the product.
  if (first && RATIO.test(line.clean) && isProductName(name) && partsOf(after).length >= LEAST_HEADED) return 'heading'
  const figured = (/\d/.test(line.clean) && headIsKnown(name)) || isBrandedName(name)
  const isListed = known && next?.is === 'name' && !isHeadingWord(foldText(next.name))
  if (first && after.some(isPart) && !isListed && !figured) return 'heading'
  if (figured) return ask
  const shouted =
    line.clean === line.clean.toUpperCase() && drafts.some((other) => isPart(other) && /\p{Ll}/u.test(other.line.clean))
  if (shouted && after.some(isPart)) return 'heading'
  if (known) return ask
  // Where the ingredients have bullets, what has none heads them.
  if (!line.item && isPart(next) && next?.line.item && before.some((other) => isPart(other) && other.line.item))
    return 'heading'
  const words = folded.split(/\s+/).length
  if (isPart(next) && words <= 2 && /^\p{Lu}/u.test(line.clean) && !folded.split(/\s+/).some(headWordIsKnown))
    return 'heading'
  if (first && !after.some(isPart)) return words <= MOST_HEADING_WORDS && after.length === 0 ? ask : 'heading'
  // A long line that begins with an ingredient may be one: «aigua de bullir la carabassa, la que demane».
  if (words > MOST_HEADING_WORDS && headWordIsKnown(folded.split(/\s+/)[0] ?? '')) return ask
  if (words > MOST_HEADING_WORDS) return isPart(next) && line.apart ? 'heading' : 'note'
  const previous = before.at(-1)
  if (isPart(next)) return line.apart || !isPart(previous) ? 'heading' : ask
  return before.some(({ is, ...more }) => is === 'skip' && 'skip' in more && more.skip === 'step')
    ? 'note'
    : isPart(previous) || previous?.is === 'name'
      ? ask
      : 'note'
}

const RATIO = /^\p{L}[\p{L} ]*\s\d{1,3}\s?[/:]\s?\d{1,3}$/u
const UNIT_SAID = /\d\s*(?:g|gr|grs|grm|gramos|kg|kgs|k|kilos?|mg|oz|lb)\b/i

/** «Turrón duro 2026»: the year of a recipe, where nothing has been weighed yet. */
const YEAR = /\b20[1-4]\d\s*$/

function isDated(drafts: readonly LineDraft[], at: number): boolean {
  const draft = drafts[at]
  if (draft?.is !== 'part' || !YEAR.test(draft.line.clean)) return false
  if (isWeighedName(draft.part.name) && !isProductName(draft.part.name)) return false
  return drafts.slice(0, at).every(({ is }) => is === 'skip')
}

/** A recipe told in its steps alone has its weights there: they are asked about, not passed over. */
function stepsAsked(lines: readonly ReadLine[]): readonly ReadLine[] {
  if (lines.some((line) => !('skip' in line))) return lines
  return lines.map((line) =>
    'skip' in line && line.skip === 'step' && UNIT_SAID.test(line.text)
      ? { text: line.text, line: line.line, ask: 'unclear' }
      : line,
  )
}

/** «8 h.»: hours, or eggs as some write them. */
const HOURS_OR_EGGS = /^\P{L}*\d{1,2}\s*hs?\.?$/iu
/** Hours alone beside ingredients may be eggs: asked, not passed over. */
const hoursAsked = (lines: readonly ReadLine[]): readonly ReadLine[] =>
  lines.map((line, at) => {
    const beside = [lines[at - 1], lines[at + 1]].some((other) => other && !('skip' in other))
    return 'skip' in line && line.skip === 'step' && beside && HOURS_OR_EGGS.test(line.text)
      ? { text: line.text, line: line.line, ask: 'unclear' }
      : line
  })

/** What the lines mean beside each other. @param unit - That of figures without one, where somebody has said it. */
export function readInContext(
  drafts: readonly LineDraft[],
  context: LineContext,
  unit?: FigureUnit,
): readonly ReadLine[] {
  const joined = joinedLines(columnsApart(toldInSteps(drafts, context)), context)
  const headed = joined.map(
    (draft, at): LineDraft => (isTitleLine(joined, at) ? { line: draft.line, is: 'skip', skip: 'heading' } : draft),
  )
  const settled = percentages(settledFigures(headed, unit), context)
  const lines = settled.map((draft, at): ReadLine => {
    const { text, line } = draft.line
    if (isDated(settled, at)) return { text, line, skip: 'heading' }
    if (draft.is === 'part' && isWhole(settled, at)) return { text, line, skip: 'yield' }
    if (draft.is === 'part' && isPerhapsWhole(settled, at)) return { text, line, name: draft.part.name, ask: 'unclear' }
    if (draft.is === 'skip') return { text, line, skip: draft.skip }
    if (draft.is === 'part') return { text, line, ...draft.part }
    if (draft.is === 'several') {
      const [one, ...others] = draft.parts
      const title = {
        ...(draft.title === undefined ? {} : { title: draft.title }),
        ...(draft.yield === undefined ? {} : { yield: draft.yield }),
        ...(draft.pieces === undefined ? {} : { pieces: draft.pieces }),
      }
      return others.length === 0 ? { text, line, ...title, ...one } : { text, line, ...title, parts: draft.parts }
    }
    if (draft.is === 'amount') {
      if (isSum(settled, at)) return { text, line, skip: 'yield' }
      const served = draft.amounts.every(({ unit }) => unit?.id === 'unidad')
      return served || isNetWeight(draft) ? { text, line, skip: 'yield' } : { text, line, ask: 'unclear' }
    }
    if (draft.is === 'unread') return { text, line, ask: 'unclear' }
    const meant = loneName(settled, at)
    return typeof meant === 'string' ? { text, line, skip: meant } : { text, line, ...meant }
  })
  return hoursAsked(stepsAsked(lines))
}
