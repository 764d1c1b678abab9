import { stemWord } from '../../catalogue/normalise.ts'
import { commonFinding } from '../../findings/find.ts'
import type { FindingText } from '../../findings/finding.ts'
import type { LegalDenomination } from '../../judge/denomination.ts'
import {
  type CheckedCondition,
  checkWrittenName,
  conditionsOutcome,
  type DenominationCheck,
} from '../../judge/legal.ts'
import { lazyFor } from '../../words/lazy.ts'
import { type NameCutter, spanText, type TokenSpan } from './name-cut.ts'
import {
  failedConditions,
  type JudgedSpan,
  lawfulName,
  lawsInName,
  type NameEvidence,
  type NameRule,
  presentLines,
  type SpanOutcome,
  writtenCheck,
} from './name-evidence.ts'
import {
  BOASTING_WORDS,
  CUSTOMARY_WORDS,
  phraseStems,
  phrasesInLabel,
  RANKED_QUALITIES,
  type SpokenName,
  spokenNameOf,
} from './name-lexicon.ts'
import { wholeFlourShare, writtenShares } from './name-shares.ts'

/** Names, mentions and qualities that a law of the craft reserves: each held against the conditions of that law. */

interface LawEntry extends SpokenName {
  readonly name: LegalDenomination<string>
}

const NO_LAW: readonly LegalDenomination<string>[] = []
const entriesOfLaw = lazyFor((law: readonly LegalDenomination<string>[]): readonly LawEntry[] =>
  law.filter(({ kind }) => kind !== 'protegida').map((name) => ({ name, ...spokenNameOf(name) })),
)
const entriesOf = ({ written }: NameEvidence): readonly LawEntry[] => entriesOfLaw(written?.law ?? NO_LAW)

/** A category sorts, and custom goes without saying: what either asks for besides its figures is asked of nobody. */
const valueHeld = (
  { kind }: LegalDenomination<string>,
  { cumple, condiciones, siAdemas }: DenominationCheck<FindingText>,
  { written }: NameEvidence,
): boolean | null =>
  kind === 'categoria' || (cumple === null && besidesCustom(siAdemas, written).length === 0)
    ? conditionsOutcome(condiciones)
    : cumple

const besidesCustom = (siAdemas: readonly FindingText[], written: NameEvidence['written']): readonly FindingText[] =>
  siAdemas.filter((one) => one !== written?.grounds?.custom)

const RANK = new Map<boolean | null, number>([
  [true, 0],
  [null, 1],
  [false, 2],
])

/** Of the names that a phrase may mean, the one that the formula bears best. */
function bestOf(word: string, entries: readonly LawEntry[], evidence: NameEvidence): SpanOutcome {
  const held = entries
    .flatMap(({ name }) => {
      const check = writtenCheck(evidence, name)
      return check ? [{ check, value: valueHeld(name, check, evidence) }] : []
    })
    .toSorted(
      (a, b) =>
        (RANK.get(a.value) ?? 0) - (RANK.get(b.value) ?? 0) ||
        failedConditions(a.check).length - failedConditions(b.check).length,
    )
  const [best] = held
  const condiciones = best?.check.condiciones ?? []
  if (best?.value === true) return { cumple: true, condiciones }
  if (best?.value === null) {
    return { cumple: null, condiciones, frase: commonFinding('name.if', { word, besides: best.check.siAdemas }) }
  }
  return {
    cumple: false,
    condiciones,
    frase: commonFinding('name.below', {
      word,
      failed: failedConditions(best?.check),
      name: lawfulName(evidence),
    }),
  }
}

/** What stands for several of them together. */
const GENERAL_MATTERS = ['frutas']

/** What stands in the place of the usual matter must be said beside the name. */
function withMatter(
  cut: NameCutter,
  word: string,
  outcome: SpanOutcome,
  { written, legal }: NameEvidence,
): SpanOutcome {
  const { nouns = [], article = '' } = (outcome.cumple !== false && written?.grounds?.beside?.()) || {}
  const stems = new Set(cut.tokens.map(({ stem }) => stem))
  const isSaid = [...nouns, ...GENERAL_MATTERS].some((noun) => stems.has(phraseStems(noun).split(' ')[0] ?? ''))
  return nouns.length === 0 || isSaid
    ? outcome
    : {
        cumple: false,
        frase: commonFinding('name.beside', { word, nouns: [...new Set(nouns)], article, name: legal?.nombre }),
      }
}

/** After «con», what is in a line is an ingredient and no name of the product. */
function isIngredientHere(cut: NameCutter, { at, count }: TokenSpan, evidence: NameEvidence): boolean {
  if (!/ (?:con|y|sobre|de|al) (?:la |el )?$/.test(cut.before(at))) return false
  const own = [evidence.legal?.nombre, evidence.legal?.denominacion, ...(evidence.legal?.alternativas ?? [])]
  const stems = cut.tokens.slice(at, at + count).map(({ stem }) => stem)
  const isOwn = own.some((name) => name !== undefined && ` ${phraseStems(name)} `.includes(` ${stems.join(' ')} `))
  const content = stems.filter((stem) => stem.length > 2)
  return !isOwn && presentLines(evidence).some((line) => content.every((stem) => line.stems.has(stem)))
}

/** «Postre helado»: right after another product a single word tells how that is, and names none. */
const isAdjective = (cut: NameCutter, { at, count }: TokenSpan): boolean =>
  count === 1 && at > 0 && cut.isFree(at - 1) && CUSTOMARY_WORDS.has(cut.tokens[at - 1]?.stem ?? '')

/** Whether a phrase names a product, and not a mention or a quality of one. */
const isProduct = (meant: readonly LawEntry[]): boolean => meant.some(({ name }) => name.kind === undefined)

interface JudgedProduct {
  readonly phrase: string
  readonly entries: readonly LawEntry[]
}

/** The law of a proposed name: its own label, else the longest name of that quality that it begins with («Confitura extra de fresa»). */
function lawOfProposal(label: string, evidence: NameEvidence): LegalDenomination<string> | undefined {
  const said = `${phraseStems(label)} `
  const { quality } = spokenNameOf({ id: '', label })
  const begun = entriesOf(evidence).flatMap((entry) =>
    entry.quality === quality
      ? entry.phrases.flatMap((phrase) => (said.startsWith(`${phrase} `) ? [{ phrase, name: entry.name }] : []))
      : [],
  )
  const [longest] = begun.toSorted((a, b) => b.phrase.length - a.phrase.length)
  return evidence.written?.law.find((name) => name.label === label) ?? longest?.name
}

/** What custom calls the type, where what that asks for is not there: «Lemon curd» of oranges. */
function deniedType(typeLabel: string, legal: NameEvidence['legal']): readonly (readonly [string, SpanOutcome])[] {
  const failed = legal?.condiciones.filter(({ cumple }) => cumple === false) ?? []
  if (legal?.cumple !== false || failed.length === 0) return []
  const frase = commonFinding('name.below', { word: typeLabel, failed, name: legal.nombre })
  const denied: SpanOutcome = { cumple: false, condiciones: legal.condiciones, frase }
  return phrasesInLabel(typeLabel).map((phrase) => [phrase, denied])
}

/** The names that the product itself proposes, as phrases: each stands, on the conditions that it told with it. */
function proposedNames(evidence: NameEvidence): ReadonlyMap<string, SpanOutcome> {
  const { legal, written } = evidence
  const outcome = (
    word: string,
    all: readonly FindingText[],
    condiciones: readonly CheckedCondition[],
  ): SpanOutcome => {
    const siAdemas = besidesCustom(all, written)
    return siAdemas.length > 0
      ? { cumple: null, condiciones, frase: commonFinding('name.if', { word, besides: siAdemas }) }
      : { cumple: true, condiciones }
  }
  const checkOf = (label: string | undefined): DenominationCheck<FindingText> | undefined => {
    const law = label === undefined ? undefined : lawOfProposal(label, evidence)
    return law && written?.grounds && checkWrittenName(law, written.grounds.factsOf(law))
  }
  const others = (legal?.alternativas ?? []).map((label) => {
    const check = checkOf(label)
    return [phraseStems(label), outcome(label, check?.siAdemas ?? [], check?.condiciones ?? [])] as const
  })
  if (!legal || legal.nombre === undefined) return new Map(others)
  // Of a name that it bears in the place of the one it was made for, the figures of that one are no evidence.
  const own = legal.cumple === false ? checkOf(legal.alternativas[0])?.condiciones : legal.condiciones
  const said = ` ${phraseStems(legal.nombre)} `
  const mentions = legal.menciones.filter(
    ({ denominacion, cumple }) => cumple !== false && said.includes(` ${phraseStems(denominacion)} `),
  )
  const conditions = [...(own ?? []), ...mentions.flatMap(({ condiciones }) => condiciones)]
  return new Map([...others, [phraseStems(legal.nombre), outcome(legal.nombre, legal.siAdemas, conditions)] as const])
}
const HOLDS: SpanOutcome = { cumple: true }

/** Of products that differ by how they are made and not by their figures, only its own type is sure. */
function asItsType(
  word: string,
  meant: readonly LawEntry[],
  outcome: SpanOutcome,
  all: readonly LawEntry[],
  evidence: NameEvidence,
): SpanOutcome {
  const own = ofOwnProduct(all, evidence)
  const isOther =
    outcome.cumple === true &&
    own.length > 0 &&
    meant.every(({ quality, name }) => quality !== undefined && !name.label.includes('<')) &&
    !own.some(({ name }) => meant.some((entry) => entry.name === name))
  return isOther ? { cumple: null, frase: commonFinding('name.made-as', { word, type: evidence.typeLabel }) } : outcome
}

/** A name without the quality that stands at its end. */
const withoutQuality = (phrase: string): string => phrase.replace(/ calidad [a-z]+$/, '')

const entriesByPhrase = lazyFor(
  (entries: readonly LawEntry[]): ReadonlyMap<string, readonly LawEntry[]> =>
    new Map(
      [...new Set(entries.flatMap(({ phrases }) => phrases))]
        .toSorted((a, b) => b.length - a.length)
        .map((phrase) => [phrase, entries.filter(({ phrases }) => phrases.includes(phrase))]),
    ),
)

/** Every name of the law that is said, and those that the product proposes: the longest first. */
function products(
  cut: NameCutter,
  evidence: NameEvidence,
  entries: readonly LawEntry[],
  proposed: ReadonlyMap<string, SpanOutcome>,
) {
  const byPhrase = entriesByPhrase(entries)
  const own = new Map([
    ...deniedType(evidence.typeLabel, evidence.legal).filter(([phrase]) => !byPhrase.has(phrase)),
    ...[...proposed].map(([phrase, outcome]) => [withoutQuality(phrase), outcome] as const),
    ...proposed,
  ])
  const found: JudgedSpan[] = []
  const judged: JudgedProduct[] = []
  const phrases = [...new Set([...byPhrase.keys(), ...own.keys()])].toSorted((a, b) => b.length - a.length)
  for (const phrase of phrases) {
    for (const span of cut.saying(phrase)) {
      const meant = byPhrase.get(phrase) ?? []
      const proposal = own.get(phrase)
      if (!proposal && (isIngredientHere(cut, span, evidence) || isAdjective(cut, span))) continue
      const word = spanText(cut.tokens, span).toLocaleLowerCase('es')
      const names = proposal !== undefined || isProduct(meant)
      const outcome = proposal ?? asItsType(word, meant, bestOf(word, meant, evidence), entries, evidence)
      found.push({ ...span, ...(names && !proposal ? withMatter(cut, word, outcome, evidence) : outcome) })
      if (names) judged.push({ phrase, entries: meant })
      cut.take(span)
    }
  }
  return { found, judged }
}

const BOASTS = 'calidad_'
const QUALITY_SPELLINGS: Readonly<Record<string, string>> = { estandar: 'standard', supremo: 'suprema' }

/** A quality of the product that the name says: a row of the decree, or the figures that a boast asks for. */
function quality(
  stem: string,
  word: string,
  judged: readonly JudgedProduct[],
  all: readonly LawEntry[],
  proposed: ReadonlyMap<string, SpanOutcome>,
  evidence: NameEvidence,
): SpanOutcome {
  const said = judged.flatMap(({ entries }) => entries)
  const proposal = judged.flatMap(({ phrase }) => proposed.get(`${phrase} calidad ${stem}`) ?? [])[0]
  if (proposal) return proposal
  const isRanked = all.some((entry) => entry.quality !== undefined)
  const wanted = stemWord(QUALITY_SPELLINGS[stem] ?? stem)
  const ofProduct = said.length > 0 ? said : ofOwnProduct(all, evidence)
  const rows = ofProduct.filter((entry) => entry.quality === wanted)
  if (rows.length > 0) return bestOf(word, rows, evidence)
  if (isRanked && RANKED_QUALITIES.has(stem) && ofProduct.length > 0) {
    return { cumple: false, frase: commonFinding('name.no-quality', { word, name: lawfulName(evidence) }) }
  }
  const boasts = all.filter(({ name }) =>
    ofProduct.some(({ name: product }) => name.id === `${BOASTS}${product.id.replace(/^cobertura_/, '')}`),
  )
  if (boasts.length > 0 && BOASTING_WORDS.has(stem)) return bestOf(word, boasts, evidence)
  return { cumple: null, frase: commonFinding('name.vague', { word }) }
}

/** The rows of the product that the law itself judges it as. */
function ofOwnProduct(all: readonly LawEntry[], { legal }: NameEvidence): readonly LawEntry[] {
  const own = all.find(({ name }) => name.label === legal?.denominacion)
  return own ? all.filter(({ phrases }) => phrases[0] !== undefined && phrases[0] === own.phrases[0]) : []
}

/** The names of the parts that it is put together from: each stands as the law of that part lets it. */
function partNames(cut: NameCutter, evidence: NameEvidence): JudgedSpan[] {
  const { uses, lawOf, writtenOf } = evidence
  const said = uses.flatMap((use) => {
    const law = lawOf(use)
    if (!law) return []
    const part = { ...evidence, legal: law, written: writtenOf(use) }
    const { denominacion, nombre, alternativas, cumple, condiciones, siAdemas } = law
    const failed = condiciones.filter((one) => one.cumple === false)
    const denied: SpanOutcome = {
      cumple: false,
      frase: commonFinding('name.below', { word: denominacion, failed, name: nombre }),
    }
    const besides = {
      cumple: null,
      frase: commonFinding('name.if', { word: nombre ?? denominacion, besides: siAdemas }),
    }
    const borne = siAdemas.length > 0 ? besides : HOLDS
    const plain = withMatter(cut, denominacion, cumple === false ? denied : borne, part)
    return [
      ...(use.prepared.isTyped ? deniedType(use.prepared.typeLabel, law) : []),
      ...[nombre, ...alternativas].flatMap((own) => (own === undefined ? [] : [[phraseStems(own), borne] as const])),
      [withoutQuality(phraseStems(denominacion)), plain] as const,
    ]
  })
  return said
    .toSorted(([a], [b]) => b.length - a.length)
    .flatMap(([phrase, outcome]) =>
      cut.saying(phrase).map((span) => {
        cut.take(span)
        return { ...span, ...outcome }
      }),
    )
}

/**
 * Other names of the law of a part: «turrón» of a turrón duro. What no part bears the whole may still have, unless its name begins with a
 * product of that law: then it is called so itself, and the mentions with it are of that product.
 */
function namesOfParts(cut: NameCutter, evidence: NameEvidence): JudgedSpan[] {
  const [, ...laws] = lawsInName(evidence)
  const said = `${cut.tokens.map(({ stem }) => stem).join(' ')} `
  const parts = laws.map((law) => {
    const part = { ...evidence, ...law }
    const byPhrase = [...entriesByPhrase(entriesOf(part))]
    const isHead = byPhrase.some(
      ([phrase, meant]) => meant.some(({ name }) => name.kind !== 'mencion') && said.startsWith(`${phrase} `),
    )
    return { part, byPhrase, isHead }
  })
  const judged = (keeps: (outcome: SpanOutcome, isHead: boolean) => boolean): JudgedSpan[] =>
    parts.flatMap(({ part, byPhrase, isHead }) =>
      byPhrase.flatMap(([phrase, meant]) =>
        cut.saying(phrase).flatMap((span): JudgedSpan[] => {
          const word = spanText(cut.tokens, span).toLocaleLowerCase('es')
          const best = bestOf(word, meant, part)
          const outcome = isProduct(meant) ? withMatter(cut, word, best, part) : best
          if (!keeps(outcome, isHead) || isIngredientHere(cut, span, part)) return []
          cut.take(span)
          return [{ ...span, ...outcome }]
        }),
      ),
    )
  return [...judged(({ cumple }) => cumple !== false), ...judged((_, isHead) => isHead)]
}

export const reservedRules: NameRule = (cut, evidence) => {
  const entries = entriesOf(evidence)
  const whole = wholeFlourShare(cut, evidence)
  const proposed = proposedNames(evidence)
  const { found, judged } = products(cut, evidence, entries, proposed)
  const qualities = cut.tokens.flatMap(({ stem, text }, at): JudgedSpan[] => {
    const isQuality = cut.isFree(at) && (RANKED_QUALITIES.has(stem) || BOASTING_WORDS.has(stem))
    if (!isQuality || cut.tokens[at - 1]?.stem === 'virgen') return []
    cut.take({ at, count: 1 })
    return [{ at, count: 1, ...quality(stem, text.toLocaleLowerCase('es'), judged, entries, proposed, evidence) }]
  })
  return [
    ...whole,
    ...found,
    ...partNames(cut, evidence),
    ...namesOfParts(cut, evidence),
    ...qualities,
    ...writtenShares(cut, evidence),
  ]
}
