import { allergenOfName } from '../../catalogue/annex-words.ts'
import { isCompoundRow } from '../../catalogue/designations.ts'
import { flagOf } from '../../catalogue/flags.ts'
import type { LegalAllergen } from '../../catalogue/ingredient.ts'
import { foldWords } from '../../catalogue/normalise.ts'
import { commonFinding } from '../../findings/find.ts'
import type { SayFinding } from '../../findings/finding.ts'
import { KCAL_FACTORS } from '../../science/energy.ts'
import type { FinishedProduct } from '../made.ts'
import type { LabelSheetLine } from './lines.ts'
import type { NutritionDeclaration } from './nutrition.ts'
import { claimTexts as say } from './terms.ts'

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
}

const unique = (names: readonly string[]): string[] => [...new Set(names)]
const has = (text: string, word: string): boolean => ` ${foldWords(text).join(' ')} `.includes(` ${word} `)

/** A line without sheet whose own maker's recipe, or nobody, knows what is in it. */
const isOpen = ({ ingredient, assumed, sheet, printed }: LabelSheetLine): boolean =>
  sheet?.alergenos === undefined && (!ingredient || assumed || isCompoundRow(ingredient) || printed.saying === 'own')

/** Added sugars of a line: its row's word, unless its name says that it has none. */
function addsSugars({ name, ingredient }: LabelSheetLine): boolean | null {
  if (!ingredient) return null
  const added = flagOf(ingredient, 'addedSugars')
  return added === true && (has(name, 'sin azucar') || has(name, 'sin azucares')) ? null : added
}

/** Any of them, however little: false of the claim; any that may, or that nobody knows: open. */
function noneAdded(lines: readonly LabelSheetLine[], sugars: number, told: SayFinding): LabelClaimCheck {
  const values = lines.map((line) => [line, addsSugars(line)] as const)
  const isAdded = values.some(([, value]) => value === true)
  const known = values.filter(([{ ingredient }, value]) => ingredient && value === null).map(([{ name }]) => name)
  const untold = lines.filter((line) => line.ingredient && addsSugars(line) === false && isOpen(line) && mayHide(line))
  const unknown = lines.filter(({ ingredient }) => !ingredient)
  const doubtful = unique([...known, ...untold.map(({ name }) => name)])
  const pending = [
    ...(doubtful.length > 0 ? [told(commonFinding('claim.sweetens', { names: doubtful }))] : []),
    ...(unknown.length > 0 ? [say.unknown] : []),
  ]
  return {
    id: 'sin_azucares_anadidos',
    texto: say.noneAdded,
    cumple: isAdded ? false : pending.length > 0 ? null : true,
    siAdemas: isAdded ? [] : pending,
    ...(sugars > 0 && { nota: say.natural }),
    norma: say.annex,
  }
}
/** A compound, or a food taken for another, may have sugars that its row does not tell. */
const mayHide = ({ ingredient, printed }: LabelSheetLine): boolean =>
  ingredient !== undefined && (isCompoundRow(ingredient) || printed.saying === 'own')

/** Limits of the annex, g per 100 g of a solid. */
const NO_SUGARS = 0.5
const LOW_SUGARS = 5
const FIBRE = { source: 3, high: 6, sourcePer100kcal: 1.5, highPer100kcal: 3 } as const
const FAT = { none: 0.5, low: 3 } as const
/** g of salt that 0.12 and 0.04 g of sodium are. */
const SALT = { low: 0.3, veryLow: 0.1 } as const
/** % of the energy. */
const PROTEIN = { source: 12, high: 20 } as const

/** What the figures of the table allow; with something nobody knows they are minimums, and it stays open. */
function nutritionClaims(declared: NutritionDeclaration, isMinimum: boolean): LabelClaimCheck[] {
  const { azucares, fibra, grasas, sal, proteinas, energiaKcal } = declared
  const kcal = energiaKcal.valor
  const per100kcal = (value: number): number => (kcal > 0 ? (100 * value) / kcal : 0)
  const ofEnergy = kcal > 0 ? (100 * KCAL_FACTORS.protein * proteinas.valor) / kcal : 0
  const atMost = (id: string, texto: string, holds: boolean): LabelClaimCheck[] =>
    holds
      ? [
          {
            id,
            texto,
            cumple: isMinimum ? null : true,
            siAdemas: isMinimum ? [say.untold] : [],
            norma: say.annex,
          },
        ]
      : []
  const atLeast = (id: string, texto: string, holds: boolean): LabelClaimCheck[] =>
    holds ? [{ id, texto, cumple: true, siAdemas: [], norma: say.annex }] : []
  const isHighFibre = fibra.valor >= FIBRE.high || per100kcal(fibra.valor) >= FIBRE.highPer100kcal
  const isFibre = fibra.valor >= FIBRE.source || per100kcal(fibra.valor) >= FIBRE.sourcePer100kcal
  return [
    ...atMost('sin_azucares', say.none, azucares.valor <= NO_SUGARS),
    ...atMost('bajo_azucar', say.low, azucares.valor <= LOW_SUGARS),
    ...atLeast('fibra', isHighFibre ? say.highFibre : say.fibre, isFibre),
    ...atMost('sin_grasa', say.noFat, grasas.valor <= FAT.none),
    ...atMost('bajo_grasa', say.lowFat, grasas.valor <= FAT.low),
    ...atLeast('proteinas', ofEnergy >= PROTEIN.high ? say.highProtein : say.protein, ofEnergy >= PROTEIN.source),
    ...atMost('bajo_sal', sal.valor <= SALT.veryLow ? say.veryLowSalt : say.lowSalt, sal.valor <= SALT.low),
  ]
}

/** % of lactose from which «sin lactosa» is false (AESAN). */
const LACTOSE = 0.01

/** Never true from a formula: false with what it excludes, else open with what is still to be shown. */
function freeOf(lines: readonly LabelSheetLine[], lactose: number, told: SayFinding): LabelClaimCheck[] {
  const allergensIn = ({ sheet, ingredient, named }: LabelSheetLine): readonly LegalAllergen[] =>
    sheet?.alergenos ?? [...(ingredient?.allergens ?? []), ...named.map(allergenOfName)]
  const open = unique(lines.filter(isOpen).map(({ name }) => name))
  const sheets = open.length > 0 ? [told(commonFinding('claim.sheet', { names: open }))] : []
  const isGluten = (line: LabelSheetLine): boolean =>
    allergensIn(line).includes('gluten') &&
    !(line.ingredient && flagOf(line.ingredient, 'oats') === true && has(line.name, 'sin gluten'))
  const oats = lines.some(({ ingredient }) => ingredient && flagOf(ingredient, 'oats') === true)
  const hasGluten = lines.some(isGluten)
  const isAnimal = lines.some(({ ingredient }) => ingredient && !ingredient.vegan)
  const claim = (
    id: string,
    texto: string,
    excluded: boolean,
    besides: readonly string[],
    norma: string,
  ): LabelClaimCheck => ({
    id,
    texto,
    cumple: excluded ? false : null,
    siAdemas: excluded ? [] : besides,
    norma,
  })
  return [
    claim('sin_gluten', say.gluten, hasGluten, [...(oats ? [say.oats] : []), say.analysis, ...sheets], say.glutenNorm),
    claim('sin_lactosa', say.lactose, lactose >= LACTOSE, [say.lactoseAnalysis, ...sheets], say.lactoseNorm),
    claim('vegano', say.vegan, isAnimal, [say.noAnimal, ...sheets], say.veganNorm),
  ]
}

export function labelClaimsOf(
  lines: readonly LabelSheetLine[],
  { finished }: FinishedProduct,
  declared: NutritionDeclaration,
  told: SayFinding,
): LabelClaimCheck[] {
  const present = lines.filter(({ grams }) => grams > 0)
  const lactose = present.reduce(
    (sum, { grams, composition }) => sum + (grams * (composition?.lactose ?? 0)) / finished,
    0,
  )
  const isMinimum = present.some(({ composition, sheet }) => !composition && !sheet)
  return [
    noneAdded(present, declared.azucares.valor, told),
    ...nutritionClaims(declared, isMinimum),
    ...freeOf(present, lactose, told),
  ]
}
