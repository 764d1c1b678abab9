import { isCompoundRow } from '../../catalogue/designations.ts'
import type { LegalAllergen } from '../../catalogue/ingredient.ts'
import { findNormal } from '../../catalogue/lookup.ts'
import { normaliseName, stemWord } from '../../catalogue/normalise.ts'
import { commonFinding } from '../../findings/find.ts'
import { colourInLine } from '../../judge/colours.ts'
import { roomLeftOf } from '../../judge/condition-ranges.ts'
import { claimsSaidIn, type SaidClaim } from './claim-table.ts'
import { isOpenLine, type LabelClaimCheck } from './claims.ts'
import type { LabelSheetLine } from './lines.ts'
import { type NameCutter, spanText, type TokenSpan } from './name-cut.ts'
import { type JudgedSpan, type NameEvidence, type NameRule, presentLines } from './name-evidence.ts'
import { FREE_OF_ALLERGENS, MORE_FOODS } from './name-lexicon.ts'
import { isAdditiveCategory } from './part-names.ts'
import { claimNames, nutrientNames } from './terms.ts'

/** What a name claims of nutrition, diet and health is what `declaraciones` says of it; and what it says to be without is no line. */

function rowOf({ claim }: SaidClaim, claims: readonly LabelClaimCheck[]): LabelClaimCheck | undefined {
  const nutrient = claim.compares?.nutrient
  const ending = nutrient === undefined ? '' : nutrientNames[nutrient].toLowerCase()
  return claims.find(({ id, texto }) => id === claim.id && texto.toLowerCase().endsWith(ending))
}

/** What may be said instead of a claim that the figures do not reach. */
const LESSER: Readonly<Record<string, string>> = {
  alto_fibra: 'fuente_fibra',
  alto_proteinas: 'fuente_proteinas',
  sin_grasa: 'bajo_grasa',
  sin_azucares: 'bajo_azucar',
  sin_sal: 'bajo_sal',
  muy_bajo_sal: 'bajo_sal',
}

export const claimRules: NameRule = (cut, { claims }) => {
  const text = cut.text()
  const found = claimsSaidIn(text).map((said): JudgedSpan => {
    const span = cut.spanIn(text, said.at - 1, said.text)
    cut.take(span)
    const row = rowOf(said, claims)
    const lesser = LESSER[said.claim.id]
    const isLesser = lesser !== undefined && claims.some(({ id, cumple }) => id === lesser && cumple === true)
    const condiciones = row?.cifra
      ? [
          {
            id: row.id,
            ...row.cifra,
            base: '',
            cumple: row.cumple,
            norma: row.norma,
            margen: roomLeftOf(row.cifra.operador, row.cifra.valor, row.cifra.umbral),
          },
        ]
      : []
    if (row?.cumple === true) return { ...span, cumple: true, condiciones }
    return {
      ...span,
      condiciones,
      cumple: row ? row.cumple : false,
      frase: commonFinding('name.claim', {
        word: spanText(cut.tokens, span).toLocaleLowerCase('es'),
        value: row ? row.cumple : false,
        figure: row?.cifra,
        besides: row?.siAdemas ?? [],
        norm: row?.norma ?? '',
        instead: isLesser ? claimNames[lesser] : undefined,
      }),
    }
  })
  // «Naturalmente» says that the claim holds by itself.
  for (const span of cut.matching(/ naturalmente(?= #)/g)) cut.take(span)
  return found
}

/** Additives that a name may say to be without, by how they are called. */
const ADDITIVES: readonly (readonly [RegExp, (line: LabelSheetLine) => boolean])[] = [
  [/^aditivos?$/, (line) => isAdditive(line)],
  [
    /^(?:conservantes?|conservadores)$/,
    (line) => / (?:[a-z]*(?:sorb|propion|benzo|sulfit)[a-z]*|e 2\d\d|e2\d\d) /.test(words(line)),
  ],
  [/^colorantes?$/, ({ name, ingredient }) => colourInLine(name, ingredient) !== undefined || /^colorante/i.test(name)],
  [/^edulcorantes?$/, ({ ingredient }) => ingredient?.category === 'edulcorante' || ingredient?.category === 'poliol'],
  [/^(?:aromas?|saborizantes?)$/, ({ ingredient }) => ingredient?.category === 'aroma'],
]
const words = (line: LabelSheetLine): string =>
  ` ${normaliseName(line.name)} ${normaliseName(line.ingredient?.name ?? '')} `
/** Mixtures of which only their maker knows what else is in them. */
const isMixture = ({ ingredient }: LabelSheetLine): boolean =>
  ingredient?.category === 'mejorante' || (ingredient?.category === 'impulsor' && isCompoundRow(ingredient))
/** What is in a mixture is known where its own words say it: «mejorante (harina de malta, E 300)». */
const isAdditive = (line: LabelSheetLine): boolean =>
  / e ?\d{3}[a-z]? /.test(words(line)) ||
  (!isMixture(line) &&
    ((line.ingredient !== undefined && isAdditiveCategory(line.ingredient.category)) ||
      colourInLine(line.name, line.ingredient) !== undefined))

/** Words of a fat or a flour that leave it to the next which. */
const OF_WHAT = / (?:de|del|aceite|aceites|grasa|grasas|harina|harinas|producto|productos|leche de) /g
const contentOf = (phrase: string): string[] =>
  ` ${phrase} `.replaceAll(' ', '  ').replace(OF_WHAT, ' ').trim().split(/\s+/).map(stemWord)

/** Nobody knows all that is in it; a raising agent is salts and a starch. */
const mayHold = (line: LabelSheetLine): boolean => isOpenLine(line) && line.ingredient?.category !== 'impulsor'

/** Fats that may be of palm: whoever made them knows. */
const mayBePalm = (line: LabelSheetLine): boolean => / (?:margarina|vegetal|untar|cobertura) /.test(words(line))

function bearersOf(phrase: string, evidence: NameEvidence): { readonly has: string[]; readonly may: string[] } {
  const lines = presentLines(evidence)
  const names = (all: readonly LabelSheetLine[]): string[] => [...new Set(all.map(({ name }) => name))]
  const additive = ADDITIVES.find(([pattern]) => pattern.test(phrase))?.[1]
  if (additive) {
    const has = lines.filter(additive)
    return { has: names(has), may: names(lines.filter((line) => !line.ingredient || isMixture(line))) }
  }
  const allergens: readonly LegalAllergen[] = FREE_OF_ALLERGENS.find(([pattern]) => pattern.test(phrase))?.[1] ?? []
  const wanted = contentOf(phrase)
  if (phrase === 'alcohol') {
    const has = lines.filter(({ composition, keepsAlcohol }) => keepsAlcohol && (composition?.alcohol ?? 0) > 0)
    return { has: names(has), may: names(lines.filter(({ ingredient }) => !ingredient)) }
  }
  const has = lines.filter((line) => {
    const own = line.sheet?.alergenos ?? line.ingredient?.allergens ?? []
    return own.some((id) => allergens.includes(id)) || wanted.every((stem) => line.stems.has(stem))
  })
  const isPalm = wanted.includes('palma')
  return { has: names(has), may: names(lines.filter((line) => mayHold(line) || (isPalm && mayBePalm(line)))) }
}

/** Up to so many words after «sin» are one food. */
const LONGEST = 4
const isKnownFood = (phrase: string): boolean =>
  ADDITIVES.some(([pattern]) => pattern.test(phrase)) ||
  FREE_OF_ALLERGENS.some(([pattern]) => pattern.test(phrase)) ||
  findNormal(normaliseName(phrase)) !== undefined ||
  MORE_FOODS.has(contentOf(phrase)[0] ?? '') ||
  /^(?:alcohol|levadura|gelatina|lacteos|cafeina|trazas)$/.test(phrase)

/** The longest food that is named from a token on. */
function foodAt(cut: NameCutter, at: number): { readonly count: number; readonly phrase: string } | undefined {
  for (let count = LONGEST; count > 0; count--) {
    const tokens = cut.tokens.slice(at, at + count)
    if (tokens.length < count || !tokens.every((_, index) => cut.isFree(at + index))) continue
    const phrase = tokens.map(({ folded }) => folded).join(' ')
    if (isKnownFood(phrase)) return { count, phrase }
  }
  return undefined
}

function judgeWithout(span: TokenSpan, phrase: string, evidence: NameEvidence): JudgedSpan {
  const { has, may } = bearersOf(phrase, evidence)
  if (has.length > 0)
    return { ...span, cumple: false, frase: commonFinding('name.without', { word: phrase, names: has }) }
  return may.length > 0
    ? { ...span, cumple: null, frase: commonFinding('name.without-open', { word: phrase, names: may }) }
    : { ...span, cumple: true }
}

/** «Sin huevo», «sin aceite de palma ni conservantes»: every food of the list. */
export const withoutRules: NameRule = (cut, evidence) => {
  const found: JudgedSpan[] = []
  for (const { at } of cut.matching(/ (?:sin|libre de)(?= )/g)) {
    let next = at + (cut.tokens[at]?.folded === 'libre' ? 2 : 1)
    let from = at
    for (let food = foodAt(cut, next); food; food = foodAt(cut, next)) {
      const span = { at: from, count: next + food.count - from }
      found.push(judgeWithout(span, food.phrase, evidence))
      cut.take(span)
      const join = next + food.count
      if (!/^(?:y|ni|o|u|e)$/.test(cut.tokens[join]?.folded ?? '')) break
      from = join
      next = join + 1
      if (cut.tokens[next]?.folded === 'sin') next++
    }
  }
  return found
}
