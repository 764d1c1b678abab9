import { find } from '@obrador/engine'
import type { Draft, DraftPart } from './draft.ts'
import { fold } from './fold.ts'
import { isProductHeading, isTitle, yieldOf } from './headed.ts'
import { interpret } from './interpret.ts'
import type { Context } from './interpretation.ts'
import { headIsKnown, headWordIsKnown, isBranded, isIngredientName } from './known.ts'
import { why } from './messages.ts'
import type { Part, ReadLine, Skip } from './reading.ts'
import { isHeadingWord } from './skips.ts'
import { asSaid } from './suggest.ts'
import { toldInSteps } from './told.ts'

const FLOUR = /\b(?:harinas?|farin[ae]s?|flour|mehl|semolas?)\b/
const LOAF_FLOUR_G = 1000
/** A heading has few words; more are a remark. */
const MOST_HEADING_WORDS = 5

const isPart = (draft: Draft | undefined): boolean => draft?.is === 'part' || draft?.is === 'several'

/** «500 g – 1000 ml»: a weight and a volume of nothing named are of the whole. */
const isNetWeight = (draft: Draft | undefined): boolean =>
  draft?.is === 'amount' && ['mass', 'volume'].every((kind) => draft.amounts.some(({ unit }) => unit?.kind === kind))

/** How near a title comes to the sum of what it heads, and a total to that of what it closes. */
const ABOUT = 0.03
const TO_THE_GRAM = 0.002

/** A first or last line that weighs as much as all the others together names what they make. */
function isWhole(drafts: readonly Draft[], at: number): boolean {
  const draft = drafts[at]
  if (draft?.is !== 'part' || isIngredientName(draft.part.name)) return false
  const [above, below] = [drafts.slice(0, at), drafts.slice(at + 1)]
  const first = above.every(({ is }) => is === 'skip')
  if (!first && !below.every(({ is }) => is === 'skip')) return false
  const others = partsOf(first ? below : above)
  const weigh = ({ grams, suggest }: Part) => grams ?? suggest?.grams ?? 0
  const sum = others.reduce((total, part) => total + weigh(part), 0)
  return others.length > 2 && Math.abs(weigh(draft.part) - sum) <= (first ? ABOUT : TO_THE_GRAM) * sum
}

/** «Bombón relleno — 2 kg» over lines that weigh nothing: how much is made, perhaps. */
function isPerhapsWhole(drafts: readonly Draft[], at: number): boolean {
  const draft = drafts[at]
  if (draft?.is !== 'part' || !/^\p{L}.*\d/u.test(draft.line.clean) || isIngredientName(draft.part.name)) return false
  const others = partsOf(drafts.slice(at + 1))
  return (
    drafts.slice(0, at).every(({ is }) => is === 'skip') &&
    others.length > 1 &&
    others.every(({ grams }) => grams === undefined)
  )
}

/** A figure alone that is the sum of the weights above it, to the gram or to the hundredth. */
function isSum(drafts: readonly Draft[], at: number): boolean {
  const draft = drafts[at]
  const [amount] = draft?.is === 'amount' ? draft.amounts : []
  const sum = partsOf(drafts.slice(0, at)).reduce((total, { grams = 0 }) => total + grams, 0)
  return (
    amount !== undefined &&
    sum > 0 &&
    Math.abs(amount.value * (amount.unit?.size ?? 1) - sum) <= Math.max(1, 0.01 * sum)
  )
}

const partsOf = (drafts: readonly Draft[]): readonly DraftPart[] =>
  drafts.flatMap((draft) => (draft.is === 'part' ? [draft.part] : draft.is === 'several' ? draft.parts : []))

/** Names and weights that were split over two lines go together: the name first, or the weight first, all down the list. */
function joinedLines(drafts: readonly Draft[], context: Context): readonly Draft[] {
  const amountsAt = drafts.flatMap(({ is, line }, at) =>
    is === 'amount' && !isNetWeight(drafts[at]) && !isSum(drafts, at) && !line.text.startsWith('=') ? [at] : [],
  )
  if (amountsAt.length === 0) return drafts
  const pairs = (step: 1 | -1) => amountsAt.filter((at) => drafts[at + step]?.is === 'name').length
  const last = amountsAt.at(-1) ?? 0
  const nameFirst = pairs(-1) > pairs(1) || (pairs(-1) === pairs(1) && drafts[last + 1]?.is !== 'name')
  const joined: Draft[] = [...drafts]
  for (const at of amountsAt) {
    const partner = at + (nameFirst ? -1 : 1)
    const [amount, name] = [joined[at], joined[partner]]
    if (amount?.is !== 'amount' || name?.is !== 'name') continue
    const found = interpret(`${name.line.clean} ${amount.line.clean}`, context)
    if (found.is !== 'part') continue
    const [reads, rests] = nameFirst ? [at, partner] : [partner, at]
    joined[reads] = { line: (joined[reads] as Draft).line, is: 'part', part: found.part }
    joined[rests] = { line: (joined[rests] as Draft).line, is: 'skip', skip: 'joined' }
  }
  return joined
}

/** A column of names and then a column of weights, as some documents are copied: only their order joins them. */
function columnsApart(drafts: readonly Draft[]): readonly Draft[] {
  const split: Draft[] = [...drafts]
  const runFrom = (start: number, is: Draft['is']): number => {
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
      const suggest = asSaid(grams, why.byOrder(grams))
      split[i] = {
        line: name.line,
        is: 'part',
        part: { name: name.name, ask: 'unclear', ...(suggest ? { suggest } : {}) },
      }
    }
    for (let i = names; i < weights; i++) split[i] = { line: (drafts[i] as Draft).line, is: 'skip', skip: 'joined' }
    at = weights - 1
  }
  return split
}

/** The flour that the list weighs: in its lines, or in a title («Chapata (2 kg harina)»). */
function flourOf(drafts: readonly Draft[], context: Context): number {
  const flours = partsOf(drafts).filter(({ name, percent }) => FLOUR.test(fold(name)) && percent === undefined)
  if (flours.length > 0)
    return flours.every(({ grams }) => grams !== undefined) ? flours.reduce((sum, { grams = 0 }) => sum + grams, 0) : 0
  const titles = drafts.flatMap(({ line, is }) => (is === 'name' || is === 'skip' ? [line.clean] : []))
  for (const title of titles) {
    const [note] = /\(([^()]*)\)/.exec(title)?.slice(1) ?? []
    const found = note === undefined ? undefined : interpret(note, context)
    if (found?.is === 'part' && FLOUR.test(fold(found.part.name))) return found.part.grams ?? 0
  }
  return 0
}

const PERCENT = /\s*\(?\d+(?:[.,]\d+)?\s*%\)?\s*/

/** «Eau 680 g (68 %)» beside a kilo of flour: the percentage is of the flour, not of the water. */
function unpercented(part: Part, flour: number): Part {
  const [whole = '', written = ''] = /\s\((\d+(?:[.,]\d+)?)\s*%\)$/.exec(part.name) ?? []
  const share = Number(written.replace(',', '.')) / 100
  const told = whole !== '' && Math.abs((part.grams ?? 0) - share * flour) <= ABOUT * share * flour
  return told && flour > 0 ? { ...part, name: part.name.slice(0, -whole.length) } : part
}

/** What bare shares are of, where nobody says it. */
const BATCH_G = 1000
/** Percentages that sum so are of the whole. */
const isHundred = (sum: number): boolean => sum >= 99 && sum <= 101

/** Where the percentages of a list are of the whole: how much is made, or 0 if it does not say. */
function sharedYield(drafts: readonly Draft[]): number | undefined {
  const shares = [
    ...drafts.flatMap((draft) => (draft.is === 'name' && draft.percent !== undefined ? [draft.percent] : [])),
    ...partsOf(drafts).flatMap(({ percent }) => (percent === undefined ? [] : [percent])),
  ]
  const whole = shares.length > 2 && isHundred(shares.reduce((sum, share) => sum + share, 0))
  return whole ? (yieldOf(drafts) ?? 0) : undefined
}

/** A share of what is made; asked about, for a kilo, where that is not said. */
function shareOf(name: string, percent: number, made: number): Part {
  if (made > 0) return { name, grams: Math.round(percent * made * 1e4) / 1e6 }
  const suggest = asSaid((percent / 100) * BATCH_G, why.ofBatch(percent))
  return { name, ask: 'unclear', ...(suggest ? { suggest } : {}) }
}

/** Baker's percentages: over the flour that the list weighs; else asked, over a kilo of flour. */
function percentages(drafts: readonly Draft[], context: Context): readonly Draft[] {
  const flour = flourOf(drafts, context)
  const alone = [
    ...drafts.flatMap((draft) => (draft.is === 'name' && draft.percent !== undefined ? [draft.name] : [])),
    ...partsOf(drafts).flatMap(({ name, percent }) => (percent === undefined ? [] : [name])),
  ]
  const made = sharedYield(drafts)
  const bakers = made === undefined && alone.length > 1 && (flour > 0 || alone.some((name) => FLOUR.test(fold(name))))
  const weighed = (written: string, percent: number): Part => {
    const name = written.replace(PERCENT, ' ').trim()
    if (made !== undefined) return shareOf(name === '' ? written : name, percent, made)
    const owned = find(written) !== undefined && find(name) !== undefined && find(written)?.id !== find(name)?.id
    if (!bakers || owned || name === '') return { name: owned ? written : name || written, ask: 'unclear' }
    const grams = Math.round(percent * flour * 1e4) / 1e6
    if (grams > 0) return { name, grams }
    const suggest = asSaid((percent / 100) * LOAF_FLOUR_G, why.bakers(percent))
    return { name, ask: 'unclear', ...(suggest ? { suggest } : {}) }
  }
  return drafts.map((draft, at): Draft => {
    if (draft.is === 'part') return { ...draft, part: unpercented(draft.part, flour) }
    if (draft.is === 'several') {
      const parts = draft.parts.map((part) => (part.percent === undefined ? part : weighed(part.name, part.percent)))
      return {
        ...draft,
        parts: parts.map((part) => ({ ...part, name: bakers ? part.name.replace(PERCENT, ' ').trim() : part.name })),
      }
    }
    if (draft.is !== 'name' || draft.percent === undefined) return draft
    if (at === 0 && !headIsKnown(draft.name.replace(PERCENT, ' '))) return draft
    return { line: draft.line, is: 'part', part: weighed(draft.name, draft.percent) }
  })
}

/** Whether a name without a weight heads what follows, is an ingredient to ask about, or a remark. */
function loneName(drafts: readonly Draft[], at: number): Skip | Part {
  const draft = drafts[at]
  if (draft?.is !== 'name') return 'note'
  const { line, name } = draft
  const folded = fold(line.clean)
  const before = drafts.slice(0, at)
  const after = drafts.slice(at + 1)
  const ask: Part = { name, ask: 'unclear' }
  if (/:\s*$/.test(line.clean)) return 'heading'
  if (isProductHeading(drafts, at)) return 'heading'
  const known = isIngredientName(name)
  const next = after[0]
  const first = before.every(({ is }) => is === 'skip')
  if (line.item && !isHeadingWord(folded) && (known || !first)) return ask
  if (isHeadingWord(folded) && !(known && find(name) && !first)) return 'heading'
  const figured = (/\d/.test(line.clean) && headIsKnown(name)) || isBranded(name)
  if (first && after.some(isPart) && !(known && next?.is === 'name') && !figured) return 'heading'
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

/** What a formula is made of: where some lines say kilos, so little beside the largest weight is perhaps not grams. */
const BULK =
  /^(?:agua|aigua|acqua|water|eau|leche|llet|latte|milk|lait|nata|harina|farina|flour|farine|azucar|sucre|zucchero|sugar|mantequilla|butter|burro|beurre|huevos?)\b/
const LEAST_BULK = 0.03
const KILOS_SAID = /\d\s*(?:kg|kgs|kilos?|l|litros?)\b/i
const UNIT_SAID = /\d\s*(?:g|gr|grs|grm|gramos|kg|kgs|k|kilos?|mg|oz|lb)\b/i

/** «agua 9» beside «harina 15 kg»: a bare figure in another unit than grams. */
function isOutOfScale({ line, ...draft }: Draft, largest: number): boolean {
  return (
    draft.is === 'part' &&
    draft.part.grams !== undefined &&
    draft.part.grams < LEAST_BULK * largest &&
    BULK.test(fold(draft.part.name)) &&
    !UNIT_SAID.test(line.clean) &&
    !/\t/.test(line.text)
  )
}

/** «Turrón duro 2026»: the year of a recipe, where nothing has been weighed yet. */
const YEAR = /\b20[1-4]\d\s*$/

const isDated = (drafts: readonly Draft[], at: number): boolean =>
  YEAR.test(drafts[at]?.line.clean ?? '') && drafts.slice(0, at).every(({ is }) => is === 'skip')

/** A recipe told in its steps alone has its weights there: they are asked about, not passed over. */
function stepsAsked(lines: readonly ReadLine[]): readonly ReadLine[] {
  if (lines.some((line) => !('skip' in line))) return lines
  return lines.map((line) =>
    'skip' in line && line.skip === 'step' && UNIT_SAID.test(line.text)
      ? { text: line.text, line: line.line, ask: 'unclear' }
      : line,
  )
}

/** What the lines mean beside each other. */
export function readInContext(drafts: readonly Draft[], context: Context): readonly ReadLine[] {
  const joined = joinedLines(columnsApart(toldInSteps(drafts, context)), context)
  const headed = joined.map(
    (draft, at): Draft => (isTitle(joined, at) ? { line: draft.line, is: 'skip', skip: 'heading' } : draft),
  )
  const settled = percentages(headed, context)
  const kilos = settled.some(({ line }) => KILOS_SAID.test(line.clean))
  const largest = kilos ? Math.max(0, ...partsOf(settled).map(({ grams = 0 }) => grams)) : 0
  const lines = settled.map((draft, at): ReadLine => {
    const { text, line } = draft.line
    if (draft.is === 'part' && isDated(settled, at)) return { text, line, skip: 'heading' }
    if (draft.is === 'part' && isOutOfScale(draft, largest))
      return { text, line, name: draft.part.name, ask: 'unclear' }
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
  return stepsAsked(lines)
}
