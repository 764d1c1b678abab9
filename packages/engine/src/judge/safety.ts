import { EGG_WORDS } from '../catalogue/egg-words.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import { commonFinding } from '../findings/find.ts'
import type { FindingText, SayFinding } from '../findings/finding.ts'
import { FormulaError } from '../formula/errors.ts'
import type { PreparationUse } from '../formula/formula.ts'
import {
  classAsFilling,
  SAFETY_GRADES,
  type SafetyClass,
  type SafetyClassText,
  safetyClasses,
  safetyTerms,
} from '../words/safety.ts'
import { type KeptLine, keptPartsOf, type LeastKeepingPart, ownLines, type PerishableShares } from './composed.ts'
import {
  COOKED_NAME,
  foldedIngredientName,
  isFreshMilk,
  isToldPasteurised,
  isToldRaw,
  isToldUnpasteurised,
} from './told-by-name.ts'

/**
 * How a product keeps, on one scale for every craft (RD 1021/2022 and docs/decisions/0066): the strictest reason speaks
 * alone, and an estimated water activity never moves a product into a longer class.
 */

/** What is sure to reach the egg: nothing, a syrup that heats unevenly, the centre if it is measured, a boil, an oven that dries. */
export type EggHeat = 'none' | 'unsure' | 'centre' | 'cooked' | 'baked'

export interface KeepingSituation {
  /** The craft that asks. */
  readonly craft: string
  readonly lines: readonly KeptLine[]
  /** The preparations among them: each keeps as its own craft says. */
  readonly uses: readonly PreparationUse[]
  /** Moist rows that decide how a product of this kind keeps, and from which share on. */
  readonly perishable?: PerishableShares | undefined
  readonly heat: EggHeat
  /** It may be made without cooking, so that a shell egg is raw until its line says otherwise. */
  readonly mayBeUncooked?: boolean
  /** The class of the product when no shell egg is in it, no part keeps less and nobody measured anything. */
  readonly keeps: SafetyClass
  /** The finished product is wetter than its kind: the class that its water leaves it, if that is shorter. */
  readonly wet?: SafetyClass | undefined
  /** Water activity as it is worked out, and as it was measured. */
  readonly estimated?: number | undefined
  readonly measured?: number | null | undefined
  /** How the mix of what is frozen is treated. */
  readonly mix?: 'plain' | 'sorbet'
}

/** A product that nobody said how it is made: neither heated nor dry. */
export const UNSPECIFIED_MAKING = { heat: 'none', keeps: '3' } as const satisfies Pick<
  KeepingSituation,
  'heat' | 'keeps'
>

/** The additive block of an answer: Spanish keys, as the API has. */
export interface SafetyBlock<Told extends FindingText = string> {
  readonly clase: SafetyClass
  readonly etiqueta: string
  readonly temperatura: string
  readonly plazo: string
  readonly condicion: string
  readonly norma: string
  /** How sure it is: a law read, good practice, or a decision of ours. */
  readonly grado: keyof typeof SAFETY_GRADES
  readonly gradoLabel: string
  readonly frase: Told
  /** What its name does not tell and decides. */
  readonly preguntas: readonly Told[]
  /** The part that keeps least and decides, where one keeps less than the product would. */
  readonly parte?: string
  /** It is wetter than its kind, or a measured water activity is none that the formula can have and is not used. */
  readonly aviso?: Told
  /** A longer class that only a measurement would open. */
  readonly probable?: { readonly clase: SafetyClass; readonly frase: Told }
  readonly ambito: string
}

type Egg = 'shell' | 'untold' | 'treated' | 'none'

/** Rows of egg as it leaves the hen; all others were pasteurised or dried by an authorised plant. */
const FRESH_EGGS: ReadonlySet<string> = new Set(['huevo_entero', 'yema', 'clara'])
const TREATED = /ovoproduct|ovoprodott|liquid|polvo|powder|polvere|poudre|deshidratad|dried|brik|albumina/
const SHELL =
  /cascara|guscio|shell|fresc|fresh|frais|camper|free range|ruspant|plein air|crud|\braw\b|\bcru[es]?\b|de corral/
const EGG = new RegExp(`\\b(?:${EGG_WORDS})(?:e?s)?\\b`)

/** By its row, or where nobody knows the row, by what it is called. */
export function eggIn(name: string, ingredient: Ingredient | undefined): Egg {
  if (ingredient && ingredient.category !== 'huevo') return 'none'
  const said = foldedIngredientName(name)
  if (!ingredient && !EGG.test(said)) return 'none'
  if (isToldUnpasteurised(said)) return 'shell'
  const isTreated = TREATED.test(said) || isToldPasteurised(said) || COOKED_NAME.test(said)
  if ((ingredient && !FRESH_EGGS.has(ingredient.id)) || isTreated) return 'treated'
  return SHELL.test(said) ? 'shell' : 'untold'
}

/** Egg whose line says that it is cooked. */
export const isCookedEgg = ({ name, ingredient }: KeptLine): boolean =>
  eggIn(name, ingredient) === 'treated' && COOKED_NAME.test(foldedIngredientName(name))

const PLANT = /coco|almend|almond|mandorl|amand|ametll|soja|soy|soia|avena|oat|arroz|rice|riso/
const MILK_SHELVES: ReadonlySet<string> = new Set(['leche', 'nata'])

/** Raw milk that nobody said to be boiled, in any language; most names have none of its letters. */
export const isRawMilk = ({ name, grams, ingredient }: KeptLine): boolean => {
  if (!(grams > 0 && /cru|raw|past|orde|munt/i.test(name))) return false
  if (ingredient && !MILK_SHELVES.has(ingredient.category)) return false
  const said = foldedIngredientName(name)
  return isToldRaw(said) && (ingredient !== undefined || (isFreshMilk(said) && !PLANT.test(said)))
}

/** Egg of which nobody said whether it is of the shell or was pasteurised. */
export const isUntoldEgg = (name: string, ingredient: Ingredient | undefined): boolean =>
  eggIn(name, ingredient) === 'untold'

const STRICTEST: readonly Egg[] = ['shell', 'untold', 'treated', 'none']

/** The egg of a formula that weighs most in law. */
function eggOf(lines: KeepingSituation['lines']): Egg {
  let strictest = STRICTEST.length - 1
  for (const { name, grams, ingredient } of lines) {
    if (grams > 0) strictest = Math.min(strictest, STRICTEST.indexOf(eggIn(name, ingredient)))
  }
  return STRICTEST[strictest] ?? 'none'
}

/** Water activities above which a product is of a class (safety scale; docs/decisions/0066). */
const SCALE: readonly (readonly [above: number, is: SafetyClass])[] = [
  [0.94, '3'],
  [0.9, '4'],
  [0.85, '5'],
  [0.7, '6'],
]
export const classOfActivity = (aw: number): SafetyClass => SCALE.find(([above]) => aw > above)?.[1] ?? '7'

/** From the strictest to the longest; frozen is apart. */
const isLonger = (one: SafetyClass, than: SafetyClass): boolean =>
  one !== 'F' && than !== 'F' && Number(one) > Number(than)
const stricter = (a: SafetyClass, b: SafetyClass): SafetyClass => (isLonger(a, b) ? b : a)
/** «Estable a temperatura ambiente»: not defined by the decree; class 5 or longer, measured. */
const isStable = (one: SafetyClass): boolean => isLonger(one, '4')

const isFreshEgg = (egg: Egg): boolean => egg === 'shell' || egg === 'untold'

function classOf(
  { heat, keeps, measured, mayBeUncooked }: Pick<KeepingSituation, 'heat' | 'keeps' | 'measured' | 'mayBeUncooked'>,
  egg: Egg,
): SafetyClass {
  const isFresh = isFreshEgg(egg)
  if (isFresh && mayBeUncooked) return '0'
  if (heat === 'none' || heat === 'unsure') {
    if (isFresh) return '0'
    if (egg === 'treated') return '1'
  }
  if (keeps === 'F') return 'F'
  const byActivity = measured == null ? undefined : classOfActivity(measured)
  if (isFresh && heat !== 'baked') return byActivity && isStable(byActivity) ? byActivity : '2'
  if (!byActivity) return keeps
  // A measurement opens a longer class to what is moist, and closes it to what is not as dry as its kind.
  return heat === 'baked' || isStable(keeps) ? stricter(keeps, byActivity) : byActivity
}

/** A measured water activity, if the request brings one. */
function checkActivity(measured: unknown): void {
  const isActivity = measured == null || (typeof measured === 'number' && measured > 0 && measured <= 1)
  if (!isActivity)
    throw new FormulaError('invalid-request', commonFinding('safety.bad-activity'), { field: 'awMedida' })
}

/** How far the estimate of water activity may be from the truth, and a meter from it (docs/decisions/0096). */
const ESTIMATE_BAND = 0.05
const METER_BAND = 0.03

/** A measurement that the formula cannot have; of what an oven dries nothing is estimated. */
const isDoubtful = ({ heat, estimated, measured }: KeepingSituation): boolean =>
  heat !== 'baked' && estimated !== undefined && measured != null && measured < estimated - ESTIMATE_BAND - METER_BAND

/** From no life at all to frozen. */
const STRICTNESS = '01234567F'
export const byStrictness = (one: Pick<LeastKeepingPart, 'clase'>, other: Pick<LeastKeepingPart, 'clase'>): number =>
  STRICTNESS.indexOf(one.clase) - STRICTNESS.indexOf(other.clase)

/** The part that leaves a product less life than it has alone; what is frozen is only stopped by what cannot be sold. */
function shortest(
  situation: KeepingSituation,
  alone: SafetyClass,
  measured: number | null | undefined,
): LeastKeepingPart | undefined {
  const { craft, lines, uses, perishable = {}, heat } = situation
  const isShorter = ({ clase }: LeastKeepingPart): boolean => (alone === 'F' ? clase === '0' : isLonger(alone, clase))
  // A measurement of the mix speaks for the rows that were mixed in; not for what an oven dried apart from its filling.
  const isMeasured = measured != null && heat !== 'baked'
  const [least] = [...keptPartsOf(craft, lines, uses, perishable)]
    .filter((part) => isShorter(part) && !(isMeasured && part.isMixed))
    .toSorted(byStrictness)
  return least
}

/** Nothing of the making is sure to heat what is in it. */
const isUnheated = ({ heat, mayBeUncooked = false }: KeepingSituation): boolean =>
  heat === 'none' || heat === 'unsure' || mayBeUncooked

/** What its lines do not tell and decides: which egg it is and whether it is cooked, and whether raw milk is boiled. */
function questionsOf(situation: KeepingSituation, egg: Egg, clase: SafetyClass, part: LeastKeepingPart | undefined) {
  const { lines, heat, mayBeUncooked = false } = situation
  // Of a part that decides, its own egg may be what nobody told.
  const isEggUntold =
    egg === 'untold' || (part && eggOf(lines.filter(({ use }) => use && use.name === part.name)) === 'untold')
  const isSettled = clase === '6' || clase === '7'
  const asksPlace = part && heat === 'baked' && (clase === '0' || clase === '1')
  return [
    ...(isEggUntold ? [commonFinding(isSettled ? 'safety.ask-cooked-egg' : 'safety.ask-egg')] : []),
    ...(mayBeUncooked && isFreshEgg(egg) ? [commonFinding('safety.ask-cooking')] : []),
    ...(asksPlace ? [commonFinding('safety.ask-place', { part: part.name })] : []),
    ...(lines.some(isRawMilk) ? [commonFinding('safety.ask-milk')] : []),
  ]
}

/** What a class says of this very product. */
function saidOf(
  { heat, mix, measured }: KeepingSituation,
  clase: SafetyClass,
  egg: Egg,
  part: LeastKeepingPart | undefined,
): SafetyClassText {
  // What nobody measured is stale long before it is as dry as its class.
  const isCrumb = clase === '6' && heat === 'baked' && measured == null
  const entry = isCrumb ? { ...safetyClasses[clase], plazo: safetyTerms.stales } : safetyClasses[clase]
  if (part) return classAsFilling(entry)
  const mixed = clase === 'F' && mix ? safetyTerms.mix[isFreshEgg(egg) ? 'shell' : mix] : undefined
  const extra = clase === '2' && heat === 'centre' ? safetyTerms.centre : mixed
  return extra === undefined ? entry : { ...entry, condicion: `${extra}; ${entry.condicion}` }
}

/** A longer class that the estimate promises and only a measurement would open. */
function probableOf(
  { estimated, measured, heat }: KeepingSituation,
  clase: SafetyClass,
): Pick<SafetyBlock<FindingText>, 'probable'> {
  if (estimated === undefined || measured != null || heat === 'baked' || clase === '0') return {}
  const longer = classOfActivity(estimated)
  if (!isLonger(longer, clase)) return {}
  return {
    probable: {
      clase: longer,
      frase: commonFinding('safety.probable', { aw: estimated, what: classSentence(longer, safetyClasses[longer]) }),
    },
  }
}

/** A class in one sentence. */
export const classSentence = (
  clase: SafetyClass,
  { label, temperatura, plazo, condicion, norma }: SafetyClassText,
): FindingText => commonFinding('safety.class', { clase, label, temperatura, plazo, condicion, norma })

const decidedBy = (part: string, what: FindingText): FindingText => commonFinding('safety.decided-by', { part, what })

export function safetyBlockOf(situation: KeepingSituation): SafetyBlock<FindingText> {
  const { lines, keeps, wet, estimated } = situation
  checkActivity(situation.measured)
  const isRefused = isDoubtful(situation)
  const measured = isRefused ? undefined : situation.measured
  const own = ownLines(lines)
  const egg = eggOf(own)
  const isMilkRaw = isUnheated(situation) && own.some(isRawMilk)
  const isWet = wet !== undefined && measured == null && isLonger(keeps, wet)
  const alone = isMilkRaw ? '0' : classOf({ ...situation, keeps: isWet ? wet : keeps, measured }, egg)
  const part = shortest(situation, alone, measured)
  const clase = part?.clase ?? alone
  const said = saidOf(situation, clase, egg, part)
  const frase = isMilkRaw && egg === 'none' ? commonFinding('safety.raw-milk') : classSentence(clase, said)
  const { label, ...told } = said
  return {
    clase,
    etiqueta: label,
    ...told,
    gradoLabel: SAFETY_GRADES[said.grado],
    frase: part ? decidedBy(part.name, frase) : frase,
    preguntas: questionsOf(situation, egg, clase, part),
    ...(part && { parte: part.name }),
    ...(isRefused && {
      aviso: commonFinding('safety.doubtful', {
        measured: situation.measured ?? 0,
        estimated: estimated ?? 0,
        what: frase,
      }),
    }),
    ...(isWet && clase === wet && !part && { aviso: commonFinding('safety.wet', { what: frase }) }),
    ...(!part && !isRefused && probableOf(situation, clase)),
    ambito: safetyTerms.industry,
  }
}

/** How a product keeps, in words. */
export const safetyTold = (safety: SafetyBlock<FindingText>, say: SayFinding): SafetyBlock =>
  ({
    ...safety,
    frase: say(safety.frase),
    preguntas: safety.preguntas.map(say),
    ...(safety.aviso !== undefined && { aviso: say(safety.aviso) }),
    ...(safety.probable && { probable: { ...safety.probable, frase: say(safety.probable.frase) } }),
  }) as SafetyBlock

/** How a product keeps where more is known of its class than itself tells: as a part, at the colder of both temperatures. */
export function safetySaidAs(safety: SafetyBlock, said: SafetyClassText, say: SayFinding): SafetyBlock {
  const { temperatura, condicion } = said
  if (temperatura === safety.temperatura && condicion === safety.condicion) return safety
  const frase = classSentence(safety.clase, said)
  const { parte } = safety
  return { ...safety, temperatura, condicion, frase: say(parte ? decidedBy(parte, frase) : frase) }
}

/** What must be said among the warnings: what the law forbids or gives a day, what a part decides, what cannot be. */
export const safetyWarnings = ({ clase, frase, preguntas, parte, aviso }: SafetyBlock<FindingText>): FindingText[] => [
  ...(clase === '0' || clase === '1' || clase === '2' || parte !== undefined ? [frase, ...preguntas] : []),
  ...(aviso === undefined ? [] : [aviso]),
]
