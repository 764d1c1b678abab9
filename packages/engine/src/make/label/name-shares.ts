import { flagOf } from '../../catalogue/flags.ts'
import { commonFinding } from '../../findings/find.ts'
import type { NamedShare } from '../../judge/legal.ts'
import { type NameCutter, spanText } from './name-cut.ts'
import { type JudgedSpan, type NameEvidence, presentLines, type SpanOutcome, sharesTold } from './name-evidence.ts'
import { phraseStems } from './name-lexicon.ts'

/** Figures with «%»: each against the share that the law or the quantities of the same answer tell. */

/** Points by which a figure may differ from that of the answer, which rounds. */
const CLOSE = 0.5
const NOISE = 1e-9

/** What a figure says against what there is of it: any of the bases that it may be told on. */
function heldShare(word: string, said: number, all: readonly NamedShare[]): SpanOutcome {
  const isRight = all.some(([, percent, isLeast]) =>
    isLeast ? said <= percent + NOISE : Math.abs(said - percent) <= CLOSE + NOISE,
  )
  return isRight
    ? { cumple: true }
    : { cumple: false, frase: commonFinding('name.share', { word, said, percent: all[0]?.[1] ?? 0 }) }
}

/** «Elaborado con harina integral 30 % de trigo» is another name than «integral» (RD 308/2019, art. 4.3.b). */
export function wholeFlourShare(cut: NameCutter, evidence: NameEvidence): JudgedSpan[] {
  const pattern =
    / (?:elaborad[oa]s? con )?harinas? integral(?:es)? (?:de [a-z]+ )?(\d+(?:[.,]\d+)?) %(?: de [a-z]+(?: y [a-z]+)*)?(?= )/g
  return cut.matching(pattern).flatMap(({ at, count, text }) => {
    const share = sharesTold(evidence).find(([noun]) => noun === 'integral')
    if (!share) return []
    cut.take({ at, count })
    const said = Number((/\d+(?:[.,]\d+)?/.exec(text)?.[0] ?? '0').replace(',', '.'))
    return [{ at, count, ...heldShare(text, said, [share]) }]
  })
}

/** How much of the finished product the lines of a food are. */
function quidOf(stems: readonly string[], evidence: NameEvidence): NamedShare | undefined {
  const own = presentLines(evidence).filter((line) => stems.every((stem) => line.stems.has(stem)))
  const used = own.reduce((sum, line) => sum + line.used, 0)
  return own.length > 0 ? [stems.join(' '), (100 * used) / evidence.finished] : undefined
}

const PERCENT_SAID = /(\d+(?:[.,]\d+)?)\s*%/

/** «Chocolate 70 %» in another food may be said of the chocolate that was bought, with the cocoa of its own name (RD 1055/2003, 6.d). */
const cocoaOfChocolate = (evidence: NameEvidence): NamedShare[] =>
  presentLines(evidence).flatMap(({ name, ingredient }): NamedShare[] => {
    if (!ingredient || flagOf(ingredient, 'isChocolate') !== true) return []
    const said = PERCENT_SAID.exec(name)?.[1] ?? PERCENT_SAID.exec(ingredient.name)?.[1]
    return said === undefined ? [] : [['chocolate', Number(said.replace(',', '.'))]]
  })

/** Words between a figure and what it is of. */
const BETWEEN: ReadonlySet<string> = new Set(['de', 'del', 'la', 'el', 'y', 'con', 'minimo', 'al', 'meno'])
/** How far from its figure a food may stand. */
const REACH = 3
const CHOCOLATE_WORD = 'chocolat'

interface NearShare {
  readonly all: readonly NamedShare[]
  readonly place: number
  /** The craft tells this share itself, so that the figure settles the word too. */
  readonly isTold: boolean
}

/** What a figure is of: what the craft tells right after it, else the nearest word before it that there is some of, else after it. */
function sharesNear(cut: NameCutter, at: number, evidence: NameEvidence): NearShare | undefined {
  // «Chocolate con leche 34 %» says the figure of the chocolate.
  const isOfChocolate = (stem: string, place: number): boolean =>
    stem === 'leche' && / chocolates? con $/.test(cut.before(place))
  const places = (from: number, to: number): number[] =>
    cut.tokens.flatMap(({ stem }, place) =>
      place >= from && place < to && !BETWEEN.has(stem) && !isOfChocolate(stem, place) ? [place] : [],
    )
  const told = sharesTold(evidence)
  const ofToken = (place: number, isExact: boolean): NearShare[] => {
    const { stem = '' } = cut.tokens[place] ?? {}
    const own = told.filter(
      ([noun, , isLeast]) => phraseStems(noun) === stem || (!isExact && isLeast && stem.startsWith(CHOCOLATE_WORD)),
    )
    const quid = isExact || own.some(([, , isLeast]) => isLeast) ? undefined : quidOf([stem], evidence)
    const cocoa = !isExact && own.length === 0 && stem.startsWith(CHOCOLATE_WORD) ? cocoaOfChocolate(evidence) : []
    const all = [...own, ...cocoa, ...(quid ? [quid] : [])]
    return all.length > 0 ? [{ all, place, isTold: own.length > 0 }] : []
  }
  const after = places(at + 2, at + 2 + REACH)
  const [next] = after
  const exact = next === undefined ? [] : ofToken(next, true)
  const near = [...places(Math.max(0, at - REACH), at).toReversed(), ...after]
  return exact[0] ?? near.flatMap((place) => ofToken(place, false))[0]
}

const WHOLE = 100

/** All that is not an additive is that food. */
const isAllOf = (stem: string, evidence: NameEvidence): boolean =>
  presentLines(evidence).every(
    (line) =>
      line.stems.has(stem) || line.ingredient?.category === 'emulgente' || line.ingredient?.category === 'acido',
  )

export function writtenShares(cut: NameCutter, evidence: NameEvidence): JudgedSpan[] {
  return cut.matching(/ \d+(?:[.,]\d+)? %(?= )/g).map(({ at, text }) => {
    const said = Number((text.split(' ')[0] ?? '0').replace(',', '.'))
    const near = sharesNear(cut, at, evidence)
    const isTaken = near?.isTold && cut.isFree(near.place)
    const from = isTaken ? Math.min(near.place, at) : at
    const to = isTaken ? Math.max(near.place, at + 1) : at + 1
    const span = { at: from, count: to - from + 1 }
    cut.take(span)
    const word = spanText(cut.tokens, span).toLocaleLowerCase('es')
    if (!near) return { ...span, cumple: null, frase: commonFinding('name.share-of', { word }) }
    if (said === WHOLE && isAllOf(cut.tokens[near.place]?.stem ?? '', evidence)) return { ...span, cumple: true }
    return { ...span, ...heldShare(word, said, near.all) }
  })
}
