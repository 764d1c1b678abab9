import { flagOf } from '../../catalogue/flags.ts'
import type { Ingredient, IngredientCategory } from '../../catalogue/ingredient.ts'
import { commonFinding } from '../../findings/find.ts'
import type { NamedShare } from '../../judge/legal.ts'
import type { LabelSheetLine } from './lines.ts'
import { type NameCutter, spanText } from './name-cut.ts'
import {
  failedConditions,
  hasUnknownLine,
  isSaidAroma,
  type JudgedSpan,
  lawfulNameSays,
  type NameEvidence,
  type NameEvidenceLine,
  type NameRule,
  presentLines,
  presentRows,
  type SpanOutcome,
  sharesTold,
  writtenCheck,
} from './name-evidence.ts'
import { FOOD_GROUPS, phraseStems, TASTE_BEFORE, WITH_BEFORE } from './name-lexicon.ts'
import { otherFoods } from './name-other-foods.ts'
import { otherTastes, tasteOutcome } from './name-tastes.ts'

/** What a name says to be in the product: each food is a line of it, in the quantity that its law asks for (Regulation (EU) 1169/2011, arts. 7, 17 and 22). */

const HOLDS: SpanOutcome = { cumple: true }

/** Words of milk, and the shelves of what gives them (Regulation (EU) 1308/2013, Annex VII, part III). */
const DAIRY: readonly (readonly [word: RegExp, shelves: readonly IngredientCategory[]])[] = [
  [/ crema de leche(?= )/g, ['nata']],
  [/ leche(?! de almendras? )(?= )/g, ['leche', 'leche_polvo']],
  [/ natas?(?= )/g, ['nata']],
  [/ mantequilla(?! de cacahuete)(?= )/g, ['mantequilla']],
  [/ quesos?(?: crema| fresco)?(?= )/g, ['queso']],
  [/ yogur(?:es)?(?= )/g, ['yogur']],
  [/ kefir(?= )/g, ['yogur']],
  [/ requeson(?= )/g, ['queso']],
  [/ mascarpone(?= )/g, ['queso']],
]

/** «Yogur en polvo» is yogurt, on the shelf of what is dried. */
const isPowderOf = (word: string, { name, category }: Ingredient): boolean =>
  category === 'leche_polvo' && phraseStems(name).split(' ')[0] === phraseStems(word)

function dairyOutcome(
  word: string,
  before: string,
  shelves: readonly IngredientCategory[],
  evidence: NameEvidence,
): SpanOutcome {
  const rows = presentRows(evidence)
  const isGiven = rows.some(
    (row) => (shelves.includes(row.category) || isPowderOf(word, row)) && row.allergens.includes('leche'),
  )
  const plant = presentLines(evidence).find(({ ingredient }) => ingredient && flagOf(ingredient, 'plantDairy') === true)
  const isSpread = shelves.includes('mantequilla')
  const isMilk = shelves.includes('leche') || shelves.includes('nata')
  if (TASTE_BEFORE.test(before)) return isGiven ? HOLDS : tasteOutcome(word, evidence)
  // Beside butter any other fat may stand, as long as it is not «de mantequilla»; beside cheese or yogur, a drink of plants.
  if (
    plant &&
    !(isGiven && (isSpread || WITH_BEFORE.test(before) || !(isMilk || plant.stems.has(phraseStems(word)))))
  ) {
    return { cumple: false, frase: commonFinding('name.dairy', { word, instead: plant.name }) }
  }
  if (isGiven && isSpread && / de $/.test(before)) return butterOnly(word, evidence)
  // Chocolate and sweets bring milk of their own.
  if (isGiven || (word === 'leche' && rows.some(({ allergens }) => allergens.includes('leche')))) return HOLDS
  return { cumple: hasUnknownLine(evidence) ? null : false, frase: commonFinding('name.dairy-missing', { word }) }
}

/** No other fat: none that is seen, and none in what nobody knows. */
function butterOnly(word: string, evidence: NameEvidence): SpanOutcome {
  const others = presentLines(evidence)
    .filter(({ ingredient }) => ingredient?.category === 'grasa')
    .map(({ name }) => name)
  if (others.length > 0)
    return { cumple: false, frase: commonFinding('name.butter-only', { others: [...new Set(others)] }) }
  const unknown = presentLines(evidence).flatMap(({ name, ingredient }) => (ingredient ? [] : [name]))
  if (unknown.length === 0) return HOLDS
  const besides = [commonFinding('law.unknown', { names: [...new Set(unknown)] })]
  return { cumple: null, frase: commonFinding('name.if', { word: `de ${word}`, besides }) }
}

// ── Chocolate outside chocolate ──

/** % of the dry matter from which a food is «de chocolate» (RD 823/1990, art. 10.1.2). */
const CHOCOLATE_FROM = 8
const IN_PIECES =
  / (pepitas|virutas|trozos|trocitos|cobertura|bano|fideos|copos|salsa|gotas|chips|lagrimas|laminas|relleno|rellena|rellenos|rellenas|banad[oa]s?) (?:de |con |en )?$/
const CHOCOLATE_NAME = 'de_chocolate'

const cocoaOfDry = (evidence: NameEvidence): number => {
  const lines = presentLines(evidence).filter(({ composition }) => composition)
  const sum = (of: (line: LabelSheetLine) => number): number =>
    lines.reduce((all, line) => all + line.grams * of(line), 0)
  const cocoa = sum(({ composition: c }) => (c ? c.cocoaNonfat + c.cocoaButter : 0))
  const dry = sum(({ composition: c }) => (c ? 100 - c.water - c.alcohol : 0))
  return dry > 0 ? (100 * cocoa) / dry : 0
}

const isChocolateLine = ({ ingredient }: LabelSheetLine): boolean =>
  ingredient !== undefined && flagOf(ingredient, 'isChocolate') === true
/** Cocoa with another fat in the place of its butter (RD 823/1990, 2.7). */
const isCompoundLine = (line: NameEvidenceLine): boolean =>
  line.stems.has('sucedaneo') ||
  (line.ingredient !== undefined &&
    flagOf(line.ingredient, 'notChocolate') === true &&
    flagOf(line.ingredient, 'addedFat') !== false)

/** «Pepitas de chocolate» are of chocolate: of the line that says so, else of all that may be them, and nobody told which. */
function piecesOutcome(piece: string, evidence: NameEvidence): SpanOutcome | undefined {
  const all = presentLines(evidence).filter((line) => isCompoundLine(line) || isChocolateLine(line))
  const said = all.filter((line) => line.stems.has(phraseStems(piece)))
  const lines = said.length > 0 ? said : all
  const compound = lines.filter(isCompoundLine)
  if (lines.length === 0) return undefined
  if (compound.length === 0) return HOLDS
  const names = [...new Set(compound.map(({ name }) => name))]
  const isSure = said.length > 0 || compound.length === lines.length
  return { cumple: isSure ? false : null, frase: commonFinding('name.compound', { names }) }
}

function chocolateOutcome(word: string, before: string, evidence: NameEvidence): SpanOutcome {
  const { legal, written } = evidence
  const cocoa = cocoaOfDry(evidence)
  const missing: SpanOutcome = {
    cumple: hasUnknownLine(evidence) ? null : false,
    frase: commonFinding('name.not-chocolate'),
  }
  if (TASTE_BEFORE.test(before)) return cocoa > 0 ? HOLDS : tasteOutcome(word, evidence)
  if (cocoa === 0) return missing
  const piece = IN_PIECES.exec(before)?.[1]
  const pieces = piece === undefined ? undefined : piecesOutcome(piece, evidence)
  if (pieces) return pieces
  const law = written?.law.find(({ id }) => id === CHOCOLATE_NAME)
  const check = law && writtenCheck(evidence, law)
  const condiciones = check?.condiciones ?? []
  const isEnough = lawfulNameSays(legal, 'chocolat') || (check ? check.cumple !== false : cocoa >= CHOCOLATE_FROM)
  if (isEnough) return { ...HOLDS, condiciones }
  const [failed] = failedConditions(check)
  return {
    cumple: hasUnknownLine(evidence) ? null : false,
    condiciones,
    frase: commonFinding('name.cocoa', { percent: failed?.valor ?? cocoa, least: failed?.umbral ?? CHOCOLATE_FROM }),
  }
}

// ── Foods with a quantity of their own ──

/** «Con fresa»: the mention of the law that has its quantity, whether the name says «con» or «de». */
function mentioned(cut: NameCutter, evidence: NameEvidence): JudgedSpan[] {
  return (evidence.legal?.menciones ?? []).flatMap(({ denominacion, cumple, condiciones }) => {
    const noun = /^con (.+)$/.exec(denominacion)?.[1]
    if (noun === undefined) return []
    return cut.saying(phraseStems(noun)).flatMap((span) => {
      if (TASTE_BEFORE.test(cut.before(span.at))) return []
      cut.take(span)
      const condition = condiciones.find((one) => one.cumple === false)
      if (cumple !== false || !condition) return [{ ...span, cumple: cumple !== false, condiciones }]
      const values = { word: noun, percent: condition.valor ?? 0, least: condition.umbral, norm: condition.norma }
      return [{ ...span, cumple: false, condiciones, frase: commonFinding('name.fruit-below', values) }]
    })
  })
}

/** «Con frutas», where the law has a quantity for each and none reaches its own. */
function groupBelow(word: string, { legal }: NameEvidence): SpanOutcome | undefined {
  const own = (legal?.menciones ?? []).filter(({ denominacion }) => denominacion.startsWith('con '))
  const condition = own[0]?.condiciones.find((one) => one.cumple === false)
  if (!condition || own.some(({ cumple }) => cumple !== false)) return undefined
  const values = { word, percent: condition.valor ?? 0, least: condition.umbral, norm: condition.norma }
  return { cumple: false, frase: commonFinding('name.fruit-below', values) }
}

const ALL_FLOUR = 99.95
const BREAD = 'pan'
/** Cereals whose flakes, grains or bran are no flour: bread is «con» them, and «de» their flour. */
const CEREALS = 'avena cebada centeno espelta kamut maíz mijo sorgo teff arroz'.split(' ')

/** «Pan de centeno»: the cereals that it names are all its flour; else each has its % (RD 308/2019, art. 4.4). */
function cereals(cut: NameCutter, evidence: NameEvidence): JudgedSpan[] {
  const milled = sharesTold(evidence).filter(([, percent]) => percent > 0)
  if (milled.length === 0 || cut.tokens[0]?.folded !== BREAD) return []
  const lines = presentLines(evidence)
  const others = CEREALS.filter(
    (noun) => !milled.some(([one]) => one.includes(noun)) && lines.some((line) => line.stems.has(phraseStems(noun))),
  )
  const told = [...milled, ...others.map((noun): NamedShare => [noun, 0])]
  const said = told.flatMap(([noun, percent]) =>
    cut.saying(phraseStems(noun)).flatMap((span) => {
      const isOf =
        / (?:de|y|e)(?: (?:harina|harinas) de)? $/.test(cut.before(span.at)) && !/ con [^#]*$/.test(cut.before(span.at))
      return isOf ? [{ noun, percent, ...span }] : []
    }),
  )
  const total = said.reduce((sum, { percent }) => sum + percent, 0)
  return said.map(({ at, count, noun, percent }) => {
    cut.take({ at, count })
    return percent > 0 && total >= ALL_FLOUR
      ? { at, count, cumple: true }
      : { at, count, cumple: false, frase: commonFinding('name.cereal', { word: noun, percent }) }
  })
}

/** Each kind of food in its turn: those with a law of their own first. */
export const foodRules: NameRule = (cut, evidence) => {
  const found: JudgedSpan[] = []
  const judge = (pattern: RegExp, outcome: (text: string, before: string) => SpanOutcome): void => {
    for (const { at, count } of cut.matching(pattern)) {
      const word = spanText(cut.tokens, { at, count }).toLocaleLowerCase('es')
      found.push({ at, count, ...outcome(word, cut.before(at)) })
      cut.take({ at, count })
    }
  }
  const rows = presentRows(evidence)
  const isOpen = hasUnknownLine(evidence)
  found.push(...mentioned(cut, evidence), ...cereals(cut, evidence))
  judge(/ miel(?! de cana)(?= )/g, (text, before) =>
    rows.some(({ category }) => category === 'miel')
      ? HOLDS
      : TASTE_BEFORE.test(before)
        ? tasteOutcome(text, evidence)
        : { cumple: isOpen ? null : false, frase: commonFinding('name.honey') },
  )
  judge(/ vainilla(?= )/g, (text, before) =>
    presentLines(evidence).some(({ name, ingredient }) => /^vainilla_/.test(ingredient?.id ?? '') && !isSaidAroma(name))
      ? HOLDS
      : TASTE_BEFORE.test(before)
        ? tasteOutcome(text, evidence)
        : { cumple: isOpen ? null : false, frase: commonFinding('name.vanilla') },
  )
  for (const [pattern, shelves] of DAIRY) {
    judge(pattern, (text, before) => dairyOutcome(text, before, shelves, evidence))
  }
  judge(/ chocolates?(?: (?:negro|con leche|blanco))?(?= )/g, (text, before) =>
    chocolateOutcome(text, before, evidence),
  )
  judge(/ cacao(?= )/g, (text, before) =>
    cocoaOfDry(evidence) > 0
      ? HOLDS
      : TASTE_BEFORE.test(before)
        ? tasteOutcome(text, evidence)
        : { cumple: isOpen ? null : false, frase: commonFinding('name.missing', { word: text }) },
  )
  for (const [pattern, shelves] of FOOD_GROUPS) {
    judge(
      pattern,
      (text) =>
        groupBelow(text, evidence) ??
        (rows.some(({ category }) => shelves.includes(category))
          ? HOLDS
          : { cumple: isOpen ? null : false, frase: commonFinding('name.missing', { word: text }) }),
    )
  }
  return [...found, ...otherFoods(cut, evidence), ...otherTastes(cut, evidence)]
}
