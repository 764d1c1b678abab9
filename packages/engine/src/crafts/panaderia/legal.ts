import { flagOf } from '../../catalogue/flags.ts'
import { isSeasoningShelf } from '../../catalogue/flavours.ts'
import type { Ingredient } from '../../catalogue/ingredient.ts'
import { plainNounSaidOf } from '../../catalogue/saying.ts'
import type { FindingText } from '../../findings/finding.ts'
import type { FormulaLine, ParsedFormula } from '../../formula/formula.ts'
import type { FoodCategory } from '../../judge/additives.ts'
import {
  failingConditions,
  isBearableName,
  type LegalBlock,
  type LegalFacts,
  legalBlock,
  unnamedBlock,
} from '../../judge/legal.ts'
import { legalLimitsOf } from '../../judge/path.ts'
import { factsBesideUndecided } from '../../judge/undecided-lines.ts'
import { unreadLinesOf } from '../../judge/unread-lines.ts'
import { measureLines } from '../../ratio/parameter.ts'
import { lazyValue } from '../../words/lazy.ts'
import { mostFirst } from '../../words/sorted.ts'
import { bakeLoss, finishedMass, type PanaderiaRequest } from './extras.ts'
import { panaderiaFinding } from './findings.ts'
import {
  type BreadFigure,
  type BreadNameTemplate,
  type BreadNameWords,
  breadMentions,
  breadNames,
  FERMENTED_BREADS,
  LEGAL_SALT,
  LOSS_DOUBT,
  PLAIN_BREAD,
  PROTECTED_BREADS,
  UNFERMENTED_BREADS,
  wordedBreadName,
} from './law.ts'
import type { BreadMatter, BreadRole } from './matter.ts'
import { describedDough, type FlourKind, flourOfLine, isGrainRow, WITH_GLUTEN } from './names.ts'
import { lawfulSalt, legalReadingsAt, panaderiaParameters, panaderiaReadings, saltOfBread } from './params.ts'
import { panaderiaLawTerms } from './terms.ts'
import type { BreadType } from './types.ts'

/** Flour, water, salt, yeast or masa madre, and bran (arts. 3 and 11.2). */
const PLAIN_ROLES: ReadonlySet<BreadRole> = new Set(['harina', 'agua', 'sal', 'levadura', 'masa_madre'])
/** Additives and processing aids do not change a category (art. 11.4). */
const ADDITIVES: ReadonlySet<string> = new Set(['acido', 'edulcorante', 'emulgente', 'estabilizante', 'impulsor'])
const PLAIN_ROWS: ReadonlySet<string> = new Set(['salvado_trigo', 'salvado_avena', 'masa_madre_seca'])
/** It may carry gluten, sugar, malt or fat: only its maker says. */
const isUntold = (row: Ingredient): boolean => flagOf(row, 'special113') === null
const isTreated = (row: Ingredient | undefined): boolean => row !== undefined && flagOf(row, 'treatedFlour') === true
/** 11.2.b takes refined semolina in whole bread alone; remilled semolina is flour. */
const isSemolinaRow = (row: Ingredient | undefined): boolean =>
  row !== undefined && flagOf(row, 'refinedSemolina') === true
/** Scalded in part: a process of art. 5.2. */
const isScalded = (row: Ingredient | undefined): boolean => row !== undefined && flagOf(row, 'scalded') === true
const leavens = (row: Ingredient | undefined): boolean => row !== undefined && flagOf(row, 'chemicalLeaven') === true
/** What takes the place of flour in a bread without gluten (art. 11.2.d). */
const REPLACES_FLOUR: ReadonlySet<string> = new Set(['almidon', 'fibra', 'estabilizante', 'proteina'])

type Lines = readonly FormulaLine<BreadMatter>[]

/** A flour that is weighed in a dough, and how much of it. */
interface Milled extends FlourKind {
  readonly grams: number
  readonly isSemolina: boolean
}

/** What a dough is made of, read off its lines once for all that the norm asks. */
interface Dough {
  readonly flours: readonly Milled[]
  /** g of all of them. */
  readonly flour: number
  readonly isGlutenFree: boolean
  readonly isWhole: boolean
  /** The lines that make a bread «especial». */
  readonly specials: Lines
}

/** Whether an ingredient makes a bread «especial»; of what nobody knows, nothing is said. */
function isSpecial(
  { ingredient, matter }: FormulaLine<BreadMatter>,
  flour: FlourKind | undefined,
  { isGlutenFree, isWhole }: Pick<Dough, 'isGlutenFree' | 'isWhole'>,
): boolean {
  if (!ingredient || ADDITIVES.has(ingredient.category) || PLAIN_ROWS.has(ingredient.id)) return false
  if (flagOf(ingredient, 'askNumber')) return false
  if (flagOf(ingredient, 'special113') === true) return true
  if (isUntold(ingredient) || isTreated(ingredient) || isScalded(ingredient)) return false
  if (isGlutenFree && REPLACES_FLOUR.has(ingredient.category) && ingredient.id !== 'gluten_trigo') return false
  if (isSemolinaRow(ingredient) || isGrainRow(ingredient)) return !isWhole
  return !PLAIN_ROLES.has(matter.role) || (flour !== undefined && flour.kind !== 'cereal')
}

const massOf = (lines: Lines, is: (line: FormulaLine<BreadMatter>) => boolean): number =>
  lines.reduce((sum, line) => sum + (line.grams > 0 && is(line) ? line.grams : 0), 0)
const flourMass = (flours: readonly Milled[], is: (flour: Milled) => boolean): number =>
  flours.reduce((sum, flour) => (is(flour) ? sum + flour.grams : sum), 0)

function sharesOf(
  flours: readonly Milled[],
  kind: FlourKind['kind'] | undefined,
  total: number,
): [noun: string, percent: number][] {
  const byNoun = new Map<string, number>()
  for (const flour of flours) {
    // Starch is none of the flours (art. 6.2).
    if (kind === undefined ? flour.kind !== 'fecula' : flour.kind === kind)
      byNoun.set(flour.noun, (byNoun.get(flour.noun) ?? 0) + flour.grams)
  }
  const shares = [...byNoun].map(([noun, grams]): [string, number] => [noun, (100 * grams) / total])
  return mostFirst(
    shares,
    ([, share]) => share,
    ([noun]) => noun,
  )
}

function doughOf(lines: Lines): Dough {
  const weighed = lines.filter(({ grams }) => grams > 0).map((line) => ({ line, flour: flourOfLine(line) }))
  const flours = weighed.flatMap(({ line: { grams, matter, ingredient }, flour }) => {
    if (!flour) return []
    const milled = matter.harina > 0 ? (grams * matter.harina) / 100 : grams
    return [{ ...flour, grams: milled, isSemolina: isSemolinaRow(ingredient) }]
  })
  const isGlutenFree = !flours.some(({ noun }) => WITH_GLUTEN.has(noun))
  // Starch takes the place of flour where there is no gluten (art. 11.2.d), and is none elsewhere.
  const flour = flourMass(flours, ({ kind }) => isGlutenFree || kind !== 'fecula')
  // Refined semolina is no whole flour, and what nobody knows to be whole may be.
  const other = flourMass(flours, ({ integral }) => integral === false)
  const kind = {
    isGlutenFree,
    isWhole: flour > 0 && other <= 1e-9,
  }
  const specials = weighed.filter((one) => isSpecial(one.line, one.flour, kind)).map(({ line }) => line)
  return { flours, flour, ...kind, specials }
}

const MILKS: ReadonlySet<string> = new Set(['leche', 'leche_polvo', 'nata'])
const standsForMilk = (row: Ingredient | undefined): boolean => row !== undefined && flagOf(row, 'plantDairy') === true
const ENRICHING: ReadonlySet<BreadRole> = new Set(['leche', 'mantequilla', 'aceite', 'grasa', 'azucar'])
const FATTY: ReadonlySet<BreadRole> = new Set(['mantequilla', 'aceite', 'grasa'])

/** Yolk of a gram of egg: 18 of 50 g. */
const YOLK_OF: Readonly<Record<string, number>> = {
  yema: 1,
  yema_pasteurizada: 1,
  yema_azucarada: 0.9,
  huevo_entero: 0.36,
  huevo_pasteurizado: 0.36,
}
const LARD = 'manteca_cerdo'

/** What the names of bollería look at, % of the dough. */
function richness(lines: Lines, total: number): LegalFacts<BreadFigure>['figures'] {
  const sum = (of: (line: FormulaLine<BreadMatter>) => number): number =>
    lines.reduce((all, line) => all + (line.grams > 0 ? (line.grams * of(line)) / total : 0), 0)
  return {
    mantecaCerdo: sum(({ ingredient }) => (ingredient?.id === LARD ? 100 : 0)),
    otraGrasa: sum(({ ingredient, matter }) => (FATTY.has(matter.role) && ingredient?.id !== LARD ? 100 : 0)),
    yemaMasa: sum(({ ingredient }) => 100 * (YOLK_OF[ingredient?.id ?? ''] ?? 0)),
    grasaMantequilla: sum(({ matter }) => (matter.role === 'mantequilla' ? matter.grasa : 0)),
    frutaMasa: sum(({ matter }) => matter.tropezones),
  }
}

/** Every figure that a name of bread looks at. */
function figuresOf(
  recipe: BreadType,
  { lines, total }: ParsedFormula<BreadMatter>,
  merma: number,
  { flours, flour, specials } = doughOf(lines),
): LegalFacts<BreadFigure>['figures'] {
  const ofDough = (is: (line: FormulaLine<BreadMatter>) => boolean): number => (100 * massOf(lines, is)) / total
  const ofFlour = (is: (one: Milled) => boolean): number => (100 * flourMass(flours, is)) / flour
  const cereals = sharesOf(flours, 'cereal', flour)
  const all = sharesOf(flours, undefined, flour)
  return {
    especiales: (100 * massOf(specials, () => true)) / total,
    harinaTratada: (100 * massOf(lines, ({ ingredient }) => isTreated(ingredient))) / flour,
    // The type says how it is baked, in a tin; and flour that was scalded says so itself (art. 5.2).
    procesoEspecial: recipe.enMolde || massOf(lines, ({ ingredient }) => isScalded(ingredient)) > 0 ? 1 : 0,
    salPan: measureLines(saltOfBread(merma), lines) ?? 0,
    fermento: ofDough(({ matter }) => matter.role === 'levadura' || matter.role === 'masa_madre'),
    harinaConGluten: ofFlour(({ noun }) => WITH_GLUTEN.has(noun)),
    harinaIntegral: ofFlour(({ integral }) => integral === true),
    harinaTrigo: ofFlour(({ noun }) => noun === 'trigo'),
    gasificante: ofDough(({ ingredient }) => leavens(ingredient)),
    huevoHarina: (100 * massOf(lines, ({ matter }) => matter.role === 'huevo')) / flour,
    grasaHarina: (100 * massOf(lines, ({ matter }) => FATTY.has(matter.role))) / flour,
    otroCereal: cereals[0] && cereals[0][0] !== 'trigo' ? cereals[0][1] : 0,
    harinasDeCereal: cereals.length,
    harinas: all.length,
    terceraHarina: all[2]?.[1] ?? 0,
    harinaCereales: cereals.reduce((sum, [, share]) => sum + share, 0),
    pseudocereal: ofFlour(({ kind }) => kind === 'pseudocereal'),
    azucarLecheGrasa: ofDough(({ matter }) => ENRICHING.has(matter.role)),
    grasaMasa: ofDough(({ matter }) => FATTY.has(matter.role)),
    masaMadre: measureLines(panaderiaReadings.masaMadre, lines) ?? 0,
    // «0,2 %» does not say of which yeast: fresh is the prudent reading.
    levadura: measureLines(panaderiaReadings.levaduraFresca, lines) ?? 0,
    ...richness(lines, total),
    lecheMasa: ofDough(({ ingredient }) => MILKS.has(ingredient?.category ?? '') && !standsForMilk(ingredient)),
    vegetalMasa: ofDough(({ ingredient }) => standsForMilk(ingredient)),
    aditivos: ofDough(
      ({ ingredient }) => ADDITIVES.has(ingredient?.category ?? '') || ingredient?.category === 'mejorante',
    ),
  }
}

/** % of water up to which a dough is refined between cylinders (art. 4.1). */
const STIFF = 54
/** Cereals and ingredients that a name tells, the most abundant first. */
const MOST_NAMED = 3

/** Flours of one plant, which their noun alone does not say. */
const isMilled = ({ category, name }: Ingredient): boolean => category === 'harina' && /^harina de /i.test(name)

/** What makes it «especial», the most abundant first, each as the label tells it: of the finished product, and no figure of what seasons (Annex VIII, 1.a.iii and 4). */
function ingredientsOf(specials: Lines, finished: number): [noun: string, percent: number | undefined][] {
  const byNoun = new Map<string, number>()
  const seasonings = new Set<string>()
  for (const { ingredient, grams, ...named } of specials) {
    if (!ingredient) continue
    const said = plainNounSaidOf(named, ingredient)
    const noun = isMilled(ingredient) ? panaderiaLawTerms.flour(said) : said
    byNoun.set(noun, (byNoun.get(noun) ?? 0) + (100 * grams) / finished)
    if (isSeasoningShelf(ingredient.category)) seasonings.add(noun)
  }
  return mostFirst(
    [...byNoun],
    ([, share]) => share,
    ([noun]) => noun,
  ).map(([noun, share]) => [noun, seasonings.has(noun) ? undefined : share])
}

function wordsOf(recipe: BreadType, { flours, flour, specials }: Dough, finished: () => number): BreadNameWords {
  // Several names of the norm tell the same of a dough.
  const cereals = lazyValue(() => sharesOf(flours, 'cereal', flour))
  const whole = () => {
    const milled = flours.filter(({ integral }) => integral)
    return sharesOf(milled, 'cereal', flour)
  }
  return {
    integral: () => panaderiaLawTerms.all(whole().map(([noun]) => noun)),
    integralPercent: () => panaderiaLawTerms.percent(whole().reduce((sum, [, share]) => sum + share, 0)),
    cereal: () => cereals()[0]?.[0] ?? '',
    cereals: () => {
      const named = cereals().filter(([noun]) => noun !== 'trigo')
      return panaderiaLawTerms.shares((named.length > 0 ? named : cereals()).slice(0, MOST_NAMED))
    },
    pseudocereals: () => panaderiaLawTerms.shares(sharesOf(flours, 'pseudocereal', flour)),
    ingredients: lazyValue(() => panaderiaLawTerms.shares(ingredientsOf(specials, finished()).slice(0, MOST_NAMED))),
    shape: () => recipe.forma ?? '',
  }
}

/** The name that a dough bears: what was asked for, else whole, cereal, and the plain names; salt decides afterwards. */
function askedOf(recipe: BreadType, figures: LegalFacts<BreadFigure>['figures'], hydration: number): BreadNameTemplate {
  const {
    especiales = 0,
    harinaTratada = 0,
    harinaIntegral = 0,
    otroCereal = 0,
    harinasDeCereal = 0,
    pseudocereal = 0,
    harinaConGluten = 0,
    procesoEspecial = 0,
  } = figures
  const { bolleria } = recipe
  // Its own name is denied before any other is looked for; held, it is a mention of the name that the flour gives.
  if (recipe.sinGluten && harinaConGluten > 0) return breadNames.sinGluten
  if (bolleria) {
    const template = recipe.rica ? breadNames.rica : recipe.deLeche ? breadNames.deLeche : breadNames.bolleria
    return { ...template, said: () => panaderiaLawTerms.bolleria(bolleria) }
  }
  if (recipe.enMolde) return { ...breadNames.molde, besides: [] }
  if (especiales > 0) return pseudocereal > 0 ? breadNames.otras : breadNames.con
  if (harinaTratada > 0) return breadNames.tratada
  if (procesoEspecial > 0) return breadNames.escaldada
  if (harinaIntegral >= 100 - 1e-9) return breadNames.integral
  if (harinaIntegral > 0) return breadNames.integralX
  if (otroCereal >= 100 - 1e-9) return breadNames.cereal100
  if (harinasDeCereal >= 2) return breadNames.cerealX
  return hydration < STIFF && !recipe.forma ? breadNames.bregado : breadNames.flama
}

/** What the norm asks of a pan común that a change of grams can spoil; what makes it «especial» is what goes in. */
export function panaderiaLegalGuards(
  _: string,
  recipe: BreadType,
  request: PanaderiaRequest,
  __?: ParsedFormula<BreadMatter>,
  facts?: () => { readonly legal: LegalBlock<FindingText> | undefined },
) {
  if (!recipe.panComun || facts?.().legal?.categoria === panaderiaLawTerms.category.special) return []
  return legalLimitsOf<BreadMatter, BreadFigure>(PLAIN_BREAD, { salPan: saltOfBread(bakeLoss(request, recipe)) })
}

/** Borne or open: a category that was lost, by its salt among others, is food like any other. */
export const isPlainBread = (legal: LegalBlock<FindingText> | undefined): boolean =>
  legal !== undefined &&
  legal.cumple !== false &&
  (legal.categoria === panaderiaLawTerms.category.plain || legal.categoria === panaderiaLawTerms.category.glutenFree)

/** Wheat flour, water, yeast and salt make the simplest bread, whatever additives; the rest is bread, and bollería its own (annex II, part D). */
export function panaderiaFoodOf(
  { lines }: ParsedFormula<BreadMatter>,
  { bolleria, isFree }: BreadType,
): FoodCategory | undefined {
  if (isFree) return undefined
  if (bolleria) return '07.2'
  const { flours, specials } = doughOf(lines)
  return specials.length === 0 && flours.every(({ noun }) => noun === 'trigo') ? '07.1.1' : '07.1'
}

/** What the law lets a bread be called; a dough that is no bread (pizza) has no name in it. */
export function panaderiaLegalOf(
  { recipe, formula }: { readonly recipe: BreadType; readonly formula: ParsedFormula<BreadMatter> },
  request: PanaderiaRequest,
): LegalBlock<FindingText> | undefined {
  if (recipe.pizza) return undefined
  const { lines, total } = formula
  const merma = bakeLoss(request, recipe)
  const dough = doughOf(lines)
  const figures = figuresOf(recipe, formula, merma, dough)
  const words = wordsOf(recipe, dough, () => finishedMass(formula, merma))
  const asked = wordedBreadName(
    askedOf(recipe, figures, measureLines(panaderiaParameters.hidratacion, lines) ?? 0),
    words,
  )
  const isPlain = asked.conditions.some(({ figure }) => figure === 'salPan')
  const saltAt = (loss: number): number => measureLines(saltOfBread(Math.max(0, loss)), lines) ?? 0
  const unread = unreadLinesOf(formula)
  const openFlours = [...new Set(dough.flours.filter(({ integral }) => integral === null).map(({ noun }) => noun))]
  const mostWhole = (100 * flourMass(dough.flours, ({ integral }) => integral !== false)) / dough.flour
  const untold = new Set(
    lines.filter(({ grams, ingredient }) => grams > 0 && ingredient && isUntold(ingredient)).map(({ name }) => name),
  )
  const told: LegalFacts<BreadFigure> = {
    figures,
    // A loss that the baker measured leaves no doubt.
    bands: {
      ...(request.merma == null && { salPan: [saltAt(merma - LOSS_DOUBT), saltAt(merma + LOSS_DOUBT)] }),
      ...(openFlours.length > 0 && { harinaIntegral: [figures.harinaIntegral ?? 0, mostWhole] }),
    },
    settles: {
      salPan: panaderiaFinding('panaderia.loss-at-most', { most: 1 - saltAt(0) / LEGAL_SALT, used: merma }),
      harinaIntegral: panaderiaFinding('panaderia.whole-flour', { nouns: openFlours }),
    },
    pending: [
      ...(isPlain && untold.size > 0 ? [panaderiaFinding('panaderia.untold', { names: [...untold] })] : []),
      ...(unread ? [panaderiaFinding('law.unknown', { names: unread.names })] : []),
    ],
    unread,
  }
  const facts = factsBesideUndecided(told, formula, (at) => figuresOf(recipe, at, merma))
  // Those of masa madre and time are of breads (arts. 14.3 to 14.6).
  const mentioned = [
    ...(!recipe.bolleria && (figures.masaMadre ?? 0) > 0 ? [breadMentions.masaMadre] : []),
    ...(!recipe.bolleria && (figures.levadura ?? 0) > 0 ? [breadMentions.larga] : []),
    ...(recipe.sinGluten ? [wordedBreadName(breadNames.sinGluten, words)] : []),
    ...(recipe.protegida ? [PROTECTED_BREADS[recipe.protegida]] : []),
  ]
  if (recipe.isFree) return unnamedBlock(facts, mentioned)
  const failed = failingConditions(asked, facts)
  const isSaltAlone = failed.length > 0 && failed.every(({ figure }) => figure === 'salPan')
  const hasOthers = total > 0 && !recipe.bolleria && !recipe.enMolde
  const isBun = recipe.bolleria !== undefined && failed.length > 0
  const family = (figures.fermento ?? 0) > 0 ? FERMENTED_BREADS : UNFERMENTED_BREADS
  const bearable =
    isBun && isBearableName(breadNames.bollo, facts)
      ? [wordedBreadName(breadNames.bollo, words)]
      : hasOthers
        ? family.filter((name) => isBearableName(name, facts)).map((name) => wordedBreadName(name, words))
        : []
  // Only what no leaven raised is no bread at all; a bread with too much salt is one that may not be sold so.
  const isDescribed = failed.length > 0 && bearable.length === 0 && (figures.fermento ?? 0) <= 0
  return legalBlock<BreadFigure>(asked, isDescribed ? [describedDough(lines)] : bearable, facts, {
    categoria: recipe.bolleria
      ? panaderiaLawTerms.category.bolleria
      : isPlain
        ? dough.isGlutenFree
          ? panaderiaLawTerms.category.glutenFree
          : panaderiaLawTerms.category.plain
        : panaderiaLawTerms.category.special,
    mentions: mentioned,
    readings: () => legalReadingsAt(merma),
    shares: () => [
      ...sharesOf(dough.flours, undefined, dough.flour),
      [panaderiaLawTerms.whole, figures.harinaIntegral ?? 0],
    ],
    obligatorio: () =>
      recipe.bolleria
        ? []
        : [...(isPlain ? [panaderiaLawTerms.mandatory.day] : []), panaderiaLawTerms.mandatory.weight],
    way: isSaltAlone ? panaderiaFinding('panaderia.lower-salt', { perKilo: lawfulSalt(lines, merma) }) : undefined,
  })
}
