import type { Ingredient } from '../catalogue/ingredient.ts'
import { normalise } from '../catalogue/normalise.ts'
import { FormulaError } from '../formula/errors.ts'
import { classes, GRADES, type SafetyClass, safety as say, sentence } from '../words/safety.ts'

/**
 * How a product keeps, on one scale for every craft (RD 1021/2022 and docs/decisions/0066): the strictest reason speaks
 * alone, and an estimated water activity never moves a product into a longer class.
 */

/** What is sure to reach the egg: nothing, a syrup that heats unevenly, the centre if it is measured, a boil, an oven that dries. */
export type Heat = 'none' | 'unsure' | 'centre' | 'cooked' | 'baked'

export interface Situation {
  readonly lines: readonly {
    readonly name: string
    readonly grams: number
    readonly ingredient: Ingredient | undefined
  }[]
  readonly heat: Heat
  /** The class of the product when no shell egg is in it and nobody measured anything. */
  readonly keeps: SafetyClass
  /** Water activity as it is worked out, and as it was measured. */
  readonly estimated?: number | undefined
  readonly measured?: number | null | undefined
  /** How the mix of what is frozen is treated. */
  readonly mix?: 'plain' | 'sorbet'
}

/** The additive block of an answer: Spanish keys, as the API has. */
export interface Safety {
  readonly clase: SafetyClass
  readonly etiqueta: string
  readonly temperatura: string
  readonly plazo: string
  readonly condicion: string
  readonly norma: string
  /** How sure it is: a law read, good practice, or a decision of ours. */
  readonly grado: keyof typeof GRADES
  readonly gradoLabel: string
  readonly frase: string
  /** What its name does not tell and decides. */
  readonly preguntas: readonly string[]
  /** A longer class that only a measurement would open. */
  readonly probable?: { readonly clase: SafetyClass; readonly frase: string }
  readonly ambito: string
}

type Egg = 'shell' | 'untold' | 'treated' | 'none'

/** Rows of egg as it leaves the hen; all others were pasteurised or dried by an authorised plant. */
const FRESH_EGG: ReadonlySet<string> = new Set(['huevo_entero', 'yema', 'clara'])
const TREATED = /pasteuriz|ovoproducto|liquid|polvo|deshidratad|brik|albumina/
const SHELL = /cascara|fresc|camper|crud|de corral/
const EGG = /\b(?:huevo|yema|clara)/
const RAW_MILK = /leche.* cruda|cruda.* leche/

/** By its row, or where nobody knows the row, by what it is called. */
function eggIn(name: string, ingredient: Ingredient | undefined): Egg {
  if (ingredient && ingredient.category !== 'huevo') return 'none'
  const said = normalise(name)
  if (!ingredient && !EGG.test(said)) return 'none'
  if ((ingredient && !FRESH_EGG.has(ingredient.id)) || TREATED.test(said)) return 'treated'
  return SHELL.test(said) ? 'shell' : 'untold'
}

const STRICTEST: readonly Egg[] = ['shell', 'untold', 'treated', 'none']

/** The egg of a formula that weighs most in law. */
function eggOf(lines: Situation['lines']): Egg {
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

function classOf({ heat, keeps, measured }: Situation, egg: Egg): SafetyClass {
  const isFresh = egg === 'shell' || egg === 'untold'
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
  if (!isActivity) throw new FormulaError('invalid-request', say.badActivity, { field: 'awMedida' })
}

export function safetyOf(situation: Situation): Safety {
  const { lines, heat, estimated, measured, mix } = situation
  checkActivity(measured)
  const egg = eggOf(lines)
  const isRawMilk =
    (heat === 'none' || heat === 'unsure') &&
    lines.some(({ name, grams }) => grams > 0 && /crud/i.test(name) && RAW_MILK.test(normalise(name)))
  const clase = isRawMilk ? '0' : classOf(situation, egg)
  // What nobody measured is stale long before it is as dry as its class.
  const isCrumb = clase === '6' && heat === 'baked' && measured == null
  const entry = isCrumb ? { ...classes[clase], plazo: say.stales } : classes[clase]
  const longer =
    estimated === undefined || measured != null || heat === 'baked' ? undefined : classOfActivity(estimated)
  const mixed = clase === 'F' && mix ? say.mix[egg === 'shell' || egg === 'untold' ? 'shell' : mix] : undefined
  const extra = clase === '2' && heat === 'centre' ? say.centre : mixed
  const said = extra === undefined ? entry : { ...entry, condicion: `${extra}; ${entry.condicion}` }
  const { label, temperatura, plazo, condicion, norma, grado } = said
  return {
    clase,
    etiqueta: label,
    temperatura,
    plazo,
    condicion,
    norma,
    grado,
    gradoLabel: GRADES[grado],
    frase: isRawMilk && egg === 'none' ? say.rawMilk : sentence(said),
    preguntas: egg === 'untold' && clase !== '6' && clase !== '7' ? [say.askEgg] : [],
    ...(longer &&
      estimated !== undefined &&
      clase !== '0' &&
      isLonger(longer, clase) && {
        probable: { clase: longer, frase: say.probable(estimated, sentence(classes[longer])) },
      }),
    ambito: say.industry,
  }
}

/** What must be said among the warnings: what the law forbids, or gives a day. */
export const safetyWarnings = ({ clase, frase, preguntas }: Safety): string[] =>
  clase === '0' || clase === '1' || clase === '2' ? [frase, ...preguntas] : []
