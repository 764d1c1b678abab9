import { allergenOfName } from '../../catalogue/annex-words.ts'
import { isCompoundRow } from '../../catalogue/designations.ts'
import { flagOf } from '../../catalogue/flags.ts'
import type { IngredientCategory, LegalAllergen } from '../../catalogue/ingredient.ts'
import { foldWords } from '../../catalogue/normalise.ts'
import { commonFinding } from '../../findings/find.ts'
import type { SayFinding } from '../../findings/finding.ts'
import { KCAL_FACTORS } from '../../science/energy.ts'
import { roundTo } from '../../words/round.ts'
import {
  claimsSaidIn,
  NUTRITION_CLAIMS,
  type NutrientComparison,
  type NutrientLimit,
  type NutritionClaim,
  type SaidClaim,
} from './claim-table.ts'
import type { LabelSheetLine } from './lines.ts'
import type { LabelNutrient } from './nutrients.ts'
import { claimNames, nutrientNames, claimTexts as say } from './terms.ts'

/** What a label may claim (Regulation (EC) 1924/2006, annex; 828/2014), in three values, with what it must then say. */
export interface LabelClaimCheck {
  readonly id: string
  readonly texto: string
  readonly cumple: boolean | null
  /** What no formula shows and the claim asks for. */
  readonly siAdemas: readonly string[]
  /** What must stand beside it. */
  readonly nota?: string
  readonly norma: string
  /** The figure that decides, and what it is held against. */
  readonly cifra?: ClaimFigure
}

export interface ClaimFigure {
  readonly etiqueta: string
  readonly valor: number
  readonly operador: '>=' | '<='
  readonly umbral: number
  readonly unidad: string
}

/** The other product that a comparative claim speaks of, per 100 g. */
export type ComparedProduct = { readonly [key in ComparedKey]?: number | null }
export const COMPARED_KEYS = ['kcal', 'grasas', 'saturadas', 'azucares', 'fibra', 'proteinas', 'sal'] as const
type ComparedKey = (typeof COMPARED_KEYS)[number]
const comparedKeyOf = (nutrient: LabelNutrient): ComparedKey =>
  nutrient === 'energiaKcal' ? 'kcal' : (nutrient as ComparedKey)

/** What the claims are held against. */
export interface ClaimGrounds {
  readonly lines: readonly LabelSheetLine[]
  /** g of the product. */
  readonly finished: number
  /** Per 100 g, before any rounding. */
  readonly exact: { readonly [key in LabelNutrient]?: number }
  /** Nutrients that some line leaves untold: their figures are minimums. */
  readonly untold: ReadonlySet<LabelNutrient>
  /** The name that somebody chose, in folded words. */
  readonly said: string
  readonly compared: ComparedProduct
  readonly told: SayFinding
}

const unique = (names: readonly string[]): string[] => [...new Set(names)]
const has = (text: string, word: string): boolean => ` ${foldWords(text).join(' ')} `.includes(` ${word} `)

/** A line without sheet whose own maker's recipe, or nobody, knows what is in it. */
export const isOpenLine = ({ ingredient, assumed, sheet, printed }: LabelSheetLine): boolean =>
  sheet?.alergenos === undefined && (!ingredient || assumed || isCompoundRow(ingredient) || printed.saying === 'own')

/** Added sugars of a line: its row's word, unless its name says that it has none. */
function addsSugars({ name, ingredient }: LabelSheetLine): boolean | null {
  if (!ingredient) return null
  const added = flagOf(ingredient, 'addedSugars')
  return added === true && (has(name, 'sin azucar') || has(name, 'sin azucares')) ? null : added
}

/** Any of them, however little: false of the claim; any that may, or that nobody knows: open. */
function noneAdded({ lines, exact, told }: ClaimGrounds): LabelClaimCheck {
  const values = lines.map((line) => [line, addsSugars(line)] as const)
  const isAdded = values.some(([, value]) => value === true)
  const known = values.filter(([{ ingredient }, value]) => ingredient && value === null).map(([{ name }]) => name)
  const untold = lines.filter(
    (line) => line.ingredient && addsSugars(line) === false && isOpenLine(line) && mayHide(line),
  )
  const unknown = lines.filter(({ ingredient }) => !ingredient)
  const doubtful = unique([...known, ...untold.map(({ name }) => name)])
  const pending = [
    ...(doubtful.length > 0 ? [told(commonFinding('claim.sweetens', { names: doubtful }))] : []),
    ...(unknown.length > 0 ? [say.unknown] : []),
  ]
  return {
    ...claimHead('sin_azucares_anadidos'),
    cumple: isAdded ? false : pending.length > 0 ? null : true,
    siAdemas: isAdded ? [] : pending,
    ...((exact.azucares ?? 0) > 0 && { nota: say.natural }),
  }
}
/** A compound, or a food taken for another, may have sugars that its row does not tell. */
const mayHide = ({ ingredient, printed }: LabelSheetLine): boolean =>
  ingredient !== undefined && (isCompoundRow(ingredient) || printed.saying === 'own')

const claimHead = (id: string, norma: string = say.annex) => ({ id, texto: claimNames[id] ?? id, norma })

/** g of salt per 100 g from which an ingredient that has none by nature was salted [ours]. */
const SALTED = 0.3
/** g per 100 g of product that a claim of no salt added may have all the same (Regulation (EU) 1047/2012). */
const SALT_BY_NATURE = 0.3
/** Shelves whose salt is their own. */
const SALT_OF_ITS_OWN: ReadonlySet<IngredientCategory> = new Set<IngredientCategory>([
  'leche',
  'leche_polvo',
  'nata',
  'yogur',
  'huevo',
  'fruta',
  'verdura',
  'cacao',
  'levadura',
  'agua',
])

/** No salt, and nothing that was salted or brings sodium as an additive. */
function unsalted({ lines, exact, untold }: ClaimGrounds): LabelClaimCheck {
  const isSalted = lines.some(({ ingredient, composition }) => {
    const salt = composition?.salt ?? 0
    return (
      ingredient?.category === 'sal' || (salt > SALTED && !(ingredient && SALT_OF_ITS_OWN.has(ingredient.category)))
    )
  })
  const isOpen = untold.has('sal') || lines.some((line) => !line.composition && !line.sheet)
  const valor = exact.sal ?? 0
  const cumple = isSalted || isAbove(valor, SALT_BY_NATURE) ? false : isOpen ? null : true
  return {
    ...claimHead('sin_sal_anadida'),
    cumple,
    siAdemas: cumple === null ? [say.salted] : [],
    cifra: figureOf('sal', valor, '<=', SALT_BY_NATURE, say.perHundred('g')),
  }
}

/** An addition leaves this much noise. */
const NOISE = 1e-9
const isAbove = (value: number, limit: number): boolean => value > limit + NOISE
const isBelow = (value: number, limit: number): boolean => value < limit - NOISE

const figureOf = (
  nutrient: LabelNutrient,
  valor: number,
  operador: ClaimFigure['operador'],
  umbral: number,
  unidad: string,
): ClaimFigure => ({
  etiqueta: nutrientNames[nutrient],
  valor: roundTo(valor, FIGURE_DECIMALS),
  operador,
  umbral,
  unidad,
})
/** Enough to see on which side of the smallest limit a figure lies. */
const FIGURE_DECIMALS = 4

type Held = Pick<LabelClaimCheck, 'cumple'> & { readonly cifra: ClaimFigure }

/** kcal of a gram of what a claim counts by its energy. */
const energyFactorOf = (nutrient: LabelNutrient): number =>
  nutrient === 'proteinas' ? KCAL_FACTORS.protein : KCAL_FACTORS.fat
const unitOf = (nutrient: LabelNutrient): string => say.perHundred(nutrient === 'energiaKcal' ? 'kcal' : 'g')

/** At most so much: false above it; what nobody told may lift it. */
function heldBelow(limit: NutrientLimit, most: number, { exact, untold }: ClaimGrounds): Held {
  const { nutrient, mostOfEnergy } = limit
  const valor = exact[nutrient] ?? 0
  const kcal = exact.energiaKcal ?? 0
  const ofEnergy = kcal > 0 ? (100 * energyFactorOf(nutrient) * valor) / kcal : 0
  const isOver = isAbove(valor, most)
  const isRich = mostOfEnergy !== undefined && isAbove(ofEnergy, mostOfEnergy)
  const isOpen = untold.has(nutrient) || (mostOfEnergy !== undefined && untold.has('energiaKcal'))
  return {
    cumple: isOver ? false : isOpen ? null : !isRich,
    cifra:
      isRich && !isOver
        ? figureOf(nutrient, ofEnergy, '<=', mostOfEnergy, say.ofEnergy)
        : figureOf(nutrient, valor, '<=', most, unitOf(nutrient)),
  }
}

/** At least so much, of 100 g or of 100 kcal: what nobody told may only add to it. */
function heldAbove({ nutrient, least = 0, leastPer100kcal }: NutrientLimit, { exact, untold }: ClaimGrounds): Held {
  const valor = exact[nutrient] ?? 0
  const kcal = exact.energiaKcal ?? 0
  const isOfEnergy =
    leastPer100kcal !== undefined &&
    kcal > 0 &&
    !untold.has('energiaKcal') &&
    !isBelow((100 * valor) / kcal, leastPer100kcal)
  return {
    cumple: !isBelow(valor, least) || isOfEnergy ? true : untold.has(nutrient) ? null : false,
    cifra: figureOf(nutrient, valor, '>=', least, unitOf(nutrient)),
  }
}

function heldOfEnergy(nutrient: LabelNutrient, least: number, { exact, untold }: ClaimGrounds): Held {
  const kcal = exact.energiaKcal ?? 0
  const valor = kcal > 0 ? (100 * energyFactorOf(nutrient) * (exact[nutrient] ?? 0)) / kcal : 0
  const isOpen = untold.has(nutrient) || untold.has('energiaKcal')
  return {
    cumple: isOpen ? null : !isBelow(valor, least),
    cifra: figureOf(nutrient, valor, '>=', least, say.ofEnergy),
  }
}

function heldTo(limit: NutrientLimit, grounds: ClaimGrounds): Held {
  if (limit.most !== undefined) return heldBelow(limit, limit.most, grounds)
  return limit.leastOfEnergy === undefined
    ? heldAbove(limit, grounds)
    : heldOfEnergy(limit.nutrient, limit.leastOfEnergy, grounds)
}

/** The claims of the table that their figure allows, and those that the name makes, whatever it says. */
function limitedClaims(grounds: ClaimGrounds, asked: ReadonlySet<string>): LabelClaimCheck[] {
  return NUTRITION_CLAIMS.flatMap(({ id, limit }) => {
    if (!limit) return []
    const { cumple, cifra } = heldTo(limit, grounds)
    const isOffered = cumple === true || (cumple === null && limit.most !== undefined)
    return isOffered || asked.has(id)
      ? [{ ...claimHead(id), cumple, siAdemas: cumple === null ? [say.untold] : [], cifra }]
      : []
  })
}

/** The ids that were of two claims, as the better of both. */
const BEST_OF_BOTH = { fibra: ['alto_fibra', 'fuente_fibra'], proteinas: ['alto_proteinas', 'fuente_proteinas'] }
const bestOfBoth = (claims: readonly LabelClaimCheck[]): LabelClaimCheck[] =>
  Object.entries(BEST_OF_BOTH).flatMap(([id, both]) => {
    const best = both
      .flatMap((one) => claims.find((claim) => claim.id === one) ?? [])
      .find(({ cumple }) => cumple === true)
    return best ? [{ ...best, id }] : []
  })

/** By how much the product is above the other, % of it; negative where it is below. */
const changeOf = (own: number, other: number): number => (other > 0 ? (100 * (own - other)) / other : 0)

/** A comparative claim: open until the other product is told. */
function comparison(
  { claim, percent }: SaidClaim,
  compares: NutrientComparison,
  grounds: ClaimGrounds,
): LabelClaimCheck {
  const { exact, compared, told, untold } = grounds
  const wanted = percent !== undefined && compares.change < 0 ? Math.min(compares.change, -percent) : compares.change
  const candidates = compares.nutrient ? [compares.nutrient] : LIGHT_BY
  const rows = candidates.flatMap((nutrient) => {
    const other = compared[comparedKeyOf(nutrient)]
    return other == null ? [] : [{ nutrient, change: changeOf(exact[nutrient] ?? 0, other) }]
  })
  const head = {
    ...claimHead(claim.id),
    texto: [claimNames[claim.id], compares.nutrient && nutrientNames[compares.nutrient].toLowerCase()]
      .filter(Boolean)
      .join(': '),
  }
  const question = told(
    commonFinding('claim.compare', { nutrient: compares.nutrient ?? 'energiaKcal', change: compares.change }),
  )
  const isMet = ({ nutrient, change }: (typeof rows)[number]): boolean =>
    !untold.has(nutrient) && (wanted < 0 ? !isAbove(change, wanted) : !isBelow(change, wanted))
  const best = rows.find(isMet) ?? rows[0]
  if (!best) return { ...head, cumple: null, siAdemas: [question] }
  const { notAbove, also } = compares
  const limit = notAbove && compared[comparedKeyOf(notAbove)]
  const source = NUTRITION_CLAIMS.find(({ id }) => id === also)?.limit
  const besides = [
    source ? heldTo(source, grounds).cumple : true,
    notAbove === undefined ? true : limit == null ? null : !isAbove(exact[notAbove] ?? 0, limit),
    untold.has(best.nutrient) && wanted < 0 ? null : isMet(best),
  ]
  const cumple = besides.includes(false) ? false : besides.includes(null) ? null : true
  return {
    ...head,
    cumple,
    siAdemas: cumple === null ? [question] : [],
    ...(cumple !== false && { nota: claim.id === 'light' ? say.whatMakesIt : say.comparedWith }),
    cifra: figureOf(best.nutrient, best.change, wanted < 0 ? '<=' : '>=', wanted, '%'),
  }
}
/** What may make a product light, the energy first. */
const LIGHT_BY: readonly LabelNutrient[] = ['energiaKcal', 'grasas', 'saturadas', 'azucares', 'sal']

/** What neither a limit nor a comparison decides. */
function decidedClaim({ claim: { id, by }, text }: SaidClaim, grounds: ClaimGrounds): LabelClaimCheck[] {
  const plain = { texto: claimNames[id] ?? text }
  if (id === 'sin_sal_anadida') return [unsalted(grounds)]
  if (by === 'never') return [{ id, ...plain, cumple: false, siAdemas: [], norma: say.notListed }]
  if (by === 'illness') return [{ id, ...plain, cumple: false, siAdemas: [], norma: say.illness }]
  if (by === 'risk') return [{ id, ...plain, cumple: null, siAdemas: [say.authorisedRisk], norma: say.risk }]
  if (by === 'health') return [{ id, ...plain, cumple: null, siAdemas: [say.authorised], norma: say.health }]
  if (by !== 'analysis') return []
  const asks = id.endsWith('vitaminas') ? say.micronutrients : say.fattyAcids
  return [{ id, ...plain, cumple: null, siAdemas: [asks], norma: say.annex }]
}

/** % of lactose from which «sin lactosa» is false (AESAN). */
const LACTOSE = 0.01
/** Matter of animals by name or number, where a row does not tell: carmine, shellac, beeswax, gelatine, honey. */
const OF_ANIMALS =
  / (?:e ?120|carmin|cochinilla|e ?904|goma laca|shellac|e ?901|cera de abejas?|gelatina|cola de pescado) /
/** What is of a dead animal: no vegetarian eats it. */
const OF_DEAD_ANIMALS =
  / (?:e ?120|carmin|cochinilla|gelatina|cola de pescado|manteca de cerdo|jamon|bacon|tocino|chorizo|sobrasada|carne|pollo|ternera|atun|salmon|anchoas?|bacalao|pescado|gambas?) /
/** What neither of two religions takes. */
const OF_PORK = / (?:cerdo|jamon|bacon|tocino|chorizo|sobrasada|ibericos?) /

const allergensIn = ({ sheet, ingredient, named }: LabelSheetLine): readonly LegalAllergen[] =>
  sheet?.alergenos ?? [...(ingredient?.allergens ?? []), ...named.map(allergenOfName)]
const wordsOfLine = ({ name, ingredient }: LabelSheetLine): string =>
  ` ${foldWords(name).join(' ')} ${foldWords(ingredient?.name ?? '').join(' ')} `

/** Lactose is of milk: what a table tells of flour or egg is the noise of an analysis. */
const lactoseOf = ({ lines, finished }: ClaimGrounds): number =>
  lines.reduce(
    (sum, line) =>
      sum +
      (line.ingredient && !allergensIn(line).includes('leche')
        ? 0
        : (line.grams * (line.composition?.lactose ?? 0)) / finished),
    0,
  )

/** Never true from a formula: false with what it excludes, else open with what is still to be shown. */
function freeOf(grounds: ClaimGrounds, asked: ReadonlySet<string>): LabelClaimCheck[] {
  const { lines, told } = grounds
  const open = unique(lines.filter(isOpenLine).map(({ name }) => name))
  const sheets = open.length > 0 ? [told(commonFinding('claim.sheet', { names: open }))] : []
  const isGluten = (line: LabelSheetLine): boolean =>
    allergensIn(line).includes('gluten') &&
    !(line.ingredient && flagOf(line.ingredient, 'oats') === true && has(line.name, 'sin gluten'))
  const oats = lines.some(({ ingredient }) => ingredient && flagOf(ingredient, 'oats') === true)
  const says = (pattern: RegExp): boolean => lines.some((line) => pattern.test(wordsOfLine(line)))
  const isAnimal = says(OF_ANIMALS) || lines.some(({ ingredient }) => ingredient && !ingredient.vegan)
  const claim = (
    id: string,
    excluded: boolean,
    besides: readonly string[],
    norma: string = say.veganNorm,
  ): LabelClaimCheck => ({
    ...claimHead(id, norma),
    cumple: excluded ? false : null,
    siAdemas: excluded ? [] : besides,
  })
  const faith = ['halal', 'kosher'].filter((id) => asked.has(id))
  return [
    claim('sin_gluten', lines.some(isGluten), [...(oats ? [say.oats] : []), say.analysis, ...sheets], say.glutenNorm),
    claim('sin_lactosa', lactoseOf(grounds) >= LACTOSE, [say.lactoseAnalysis, ...sheets], say.lactoseNorm),
    claim('vegano', isAnimal, [say.noAnimal, ...sheets]),
    ...(asked.has('vegetariano') ? [claim('vegetariano', says(OF_DEAD_ANIMALS), [say.noAnimal, ...sheets])] : []),
    ...faith.map((id) => claim(id, says(OF_PORK), [say.certified, ...sheets])),
  ]
}

/** What the product may claim, and what the name claims of it: one row a claim. */
export function labelClaimsOf(whole: ClaimGrounds): LabelClaimCheck[] {
  const grounds = { ...whole, lines: whole.lines.filter(({ grams }) => grams > 0) }
  const said = claimsSaidIn(grounds.said)
  const asked = new Set(said.map(({ claim }: { claim: NutritionClaim }) => claim.id))
  const limited = limitedClaims(grounds, asked)
  const rows = [
    noneAdded(grounds),
    ...limited,
    ...bestOfBoth(limited),
    ...freeOf(grounds, asked),
    ...said.flatMap((one) =>
      one.claim.compares ? [comparison(one, one.claim.compares, grounds)] : decidedClaim(one, grounds),
    ),
  ]
  return rows.filter(({ id, texto }, at) => rows.findIndex((other) => other.id === id && other.texto === texto) === at)
}
