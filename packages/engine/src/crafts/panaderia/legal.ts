import { nounOf } from '../../catalogue/noun.ts'
import type { Formula, Line } from '../../formula/formula.ts'
import { hold, type Known, type Legal, legalBlock } from '../../judge/legal.ts'
import { once } from '../../judge/once.ts'
import { guardsOf } from '../../judge/path.ts'
import { invert, measure, sums } from '../../ratio/parameter.ts'
import { legal as common } from '../../words/legal.ts'
import { mostFirst } from '../../words/sorted.ts'
import { bakeLoss, type PanaderiaRequest } from './extras.ts'
import { type Figure, LEGAL_SALT, LOSS_DOUBT, mentions, type Name, namesFor, PLAIN, type Words } from './law.ts'
import { type Matter, matterOf, type Role } from './matter.ts'
import { law as say } from './messages.ts'
import { rowNamed, spelling } from './names.ts'
import { parameters, readings, saltOfBread } from './params.ts'
import type { BreadType } from './types.ts'

// ── What a formula is made of, as the norm sees it ──

interface Flour {
  readonly noun: string
  readonly kind: 'cereal' | 'pseudocereal' | 'otra'
  readonly integral: boolean
}
const CEREALS = /\b(trigo|espelta|kamut|centeno|cebada|avena|maiz|arroz|mijo|sorgo|teff)\b/
const PSEUDOCEREALS = /\b(sarraceno|quinoa|amaranto)\b/
const WITH_GLUTEN: ReadonlySet<string> = new Set(['trigo', 'espelta', 'kamut', 'centeno', 'cebada', 'avena'])
/** Legumes, roots and oil seeds that bakers weigh as flour: ingredients of art. 11.3. */
const OTHER_FLOUR = /garbanzo|soja|altramuz|castana|patata|yuca|coco|algarroba|almidon|fecula|tapioca/
/** 11.2.b takes semolina, cracked and whole grains in whole bread alone; remilled semolina is flour. */
const SEMOLINA: ReadonlySet<string> = new Set(['semola_trigo_duro', 'semola_maiz'])
/** Malted, toasted: «harina tratada» (RD 677/2016, 2.11.b). */
const TREATED: ReadonlySet<string> = new Set(['harina_tostada', 'harina_malteada', 'malta_tostada'])
const TEXT = (name: string): string => spelling(name)

/** The flour of a line; that of a masa madre is what its name says, white wheat unless it says more. */
const flourOf = once(({ name, ingredient, matter }: Line<Matter>): Flour | undefined => {
  if (!ingredient || matter.harina <= 0) return undefined
  const said = TEXT(`${matter.cultivo ? name : `${ingredient.name} ${ingredient.id.replaceAll('_', ' ')}`}`)
  if (!matter.cultivo && (OTHER_FLOUR.test(said) || ingredient.category === 'almidon')) {
    return { noun: nounOf(ingredient), kind: 'otra', integral: false }
  }
  const pseudo = PSEUDOCEREALS.exec(said)?.[1]
  if (pseudo) return { noun: pseudo, kind: 'pseudocereal', integral: false }
  const noun = CEREALS.exec(said)?.[1] ?? 'trigo'
  return { noun: noun === 'maiz' ? 'maíz' : noun, kind: 'cereal', integral: /\bintegral(es)?\b/.test(said) }
})

/** Flour, water, salt, yeast or masa madre, and bran (arts. 3 and 11.2). */
const PLAIN_ROLES: ReadonlySet<Role> = new Set(['harina', 'agua', 'sal', 'levadura', 'masa_madre'])
/** Additives and processing aids do not change a category (art. 11.4). */
const ADDITIVES: ReadonlySet<string> = new Set(['acido', 'emulgente', 'estabilizante', 'impulsor'])
const PLAIN_ROWS: ReadonlySet<string> = new Set(['salvado_trigo', 'salvado_avena', 'masa_madre_seca'])
/** It may carry gluten, sugar, malt or fat: only its maker says. */
const IMPROVER = 'mejorante_pan'
/** What takes the place of flour in a bread without gluten (art. 11.2.d). */
const REPLACES_FLOUR: ReadonlySet<string> = new Set(['almidon', 'fibra', 'estabilizante', 'proteina'])

interface Dough {
  readonly isGlutenFree: boolean
  readonly isWhole: boolean
}

/** Whether an ingredient makes a bread «especial»; of what nobody knows, nothing is said. */
function isSpecial(line: Line<Matter>, { isGlutenFree, isWhole }: Dough): boolean {
  const { ingredient, matter } = line
  if (!ingredient || ADDITIVES.has(ingredient.category) || PLAIN_ROWS.has(ingredient.id)) return false
  if (ingredient.id === IMPROVER || TREATED.has(ingredient.id)) return false
  if (isGlutenFree && REPLACES_FLOUR.has(ingredient.category) && ingredient.id !== 'gluten_trigo') return false
  if (SEMOLINA.has(ingredient.id)) return !isWhole
  const flour = flourOf(line)
  return !PLAIN_ROLES.has(matter.role) || (flour !== undefined && flour.kind !== 'cereal')
}

type Lines = readonly Line<Matter>[]
const massOf = (lines: Lines, is: (line: Line<Matter>) => boolean): number =>
  lines.reduce((sum, line) => sum + (line.grams > 0 && is(line) ? line.grams : 0), 0)
const flourMass = (lines: Lines, is: (flour: Flour, line: Line<Matter>) => boolean): number =>
  lines.reduce((sum, line) => {
    const flour = line.grams > 0 ? flourOf(line) : undefined
    return sum + (flour && is(flour, line) ? (line.grams * line.matter.harina) / 100 : 0)
  }, 0)

function sharesOf(lines: Lines, kind: Flour['kind'], total: number): [noun: string, percent: number][] {
  const nouns = new Set(
    lines
      .flatMap((line) => (line.grams > 0 ? (flourOf(line) ?? []) : []))
      .filter((one) => one.kind === kind)
      .map(({ noun }) => noun),
  )
  const shares = [...nouns].map((noun): [string, number] => [
    noun,
    (100 * flourMass(lines, (flour) => flour.kind === kind && flour.noun === noun)) / total,
  ])
  return mostFirst(
    shares,
    ([, share]) => share,
    ([noun]) => noun,
  )
}

function doughOf(lines: Lines): Dough {
  const nouns = lines.flatMap((line) => (line.grams > 0 ? (flourOf(line)?.noun ?? []) : []))
  const flour = flourMass(lines, () => true)
  const other = flourMass(lines, ({ integral }, { ingredient }) => !integral && !SEMOLINA.has(ingredient?.id ?? ''))
  return { isGlutenFree: !nouns.some((noun) => WITH_GLUTEN.has(noun)), isWhole: flour > 0 && other <= 1e-9 }
}

const ENRICHING: ReadonlySet<Role> = new Set(['leche', 'mantequilla', 'aceite', 'grasa', 'azucar'])
const FATTY: ReadonlySet<Role> = new Set(['mantequilla', 'aceite', 'grasa'])
const hasRow = (lines: Lines, id: string): boolean =>
  lines.some(({ grams, ingredient }) => grams > 0 && ingredient?.id === id)

/** Every figure that a name of bread looks at. */
function figuresOf(recipe: BreadType, { lines, total }: Formula<Matter>, merma: number): Known<Figure>['figures'] {
  const dough = doughOf(lines)
  const flour = flourMass(lines, () => true)
  const ofDough = (is: (line: Line<Matter>) => boolean): number => (100 * massOf(lines, is)) / total
  const ofFlour = (is: (flour: Flour, line: Line<Matter>) => boolean): number => (100 * flourMass(lines, is)) / flour
  const all = [
    ...sharesOf(lines, 'cereal', flour),
    ...sharesOf(lines, 'pseudocereal', flour),
    ...sharesOf(lines, 'otra', flour),
  ]
  const cereals = sharesOf(lines, 'cereal', flour)
  return {
    especiales: ofDough((line) => isSpecial(line, dough)),
    harinaTratada: (100 * massOf(lines, ({ ingredient }) => TREATED.has(ingredient?.id ?? ''))) / flour,
    // The type says how it is baked: in a tin (art. 5.2).
    procesoEspecial: recipe.enMolde ? 1 : 0,
    salPan: measure(saltOfBread(merma), lines) ?? 0,
    fermento: ofDough(({ matter }) => matter.role === 'levadura' || matter.role === 'masa_madre'),
    harinaIntegral: ofFlour(
      ({ integral }, { ingredient }) => integral || (dough.isWhole && SEMOLINA.has(ingredient?.id ?? '')),
    ),
    otroCereal: cereals[0] && cereals[0][0] !== 'trigo' ? cereals[0][1] : 0,
    harinasDeCereal: cereals.length,
    harinas: all.length,
    terceraHarina: all.map(([, share]) => share).toSorted((a, b) => b - a)[2] ?? 0,
    harinaCereales: cereals.reduce((sum, [, share]) => sum + share, 0),
    pseudocereal: ofFlour(({ kind }) => kind === 'pseudocereal'),
    azucarLecheGrasa: ofDough(({ matter }) => ENRICHING.has(matter.role)),
    grasaMasa: ofDough(({ matter }) => FATTY.has(matter.role)),
    masaMadre: measure(readings.masaMadre, lines) ?? 0,
    // «0,2 %» does not say of which yeast: fresh is the prudent reading.
    levadura: measure(readings.levaduraFresca, lines) ?? 0,
    aditivos: ofDough(({ ingredient }) => ADDITIVES.has(ingredient?.category ?? '') || ingredient?.id === IMPROVER),
  }
}

/** % of water up to which a dough is refined between cylinders (art. 4.1). */
const STIFF = 54
/** Cereals and ingredients that a name tells, the most abundant first. */
const MOST_NAMED = 3

function wordsOf(recipe: BreadType, { lines, total }: Formula<Matter>): Words {
  const flour = flourMass(lines, () => true)
  const cereals = sharesOf(lines, 'cereal', flour)
  const whole = sharesOf(
    lines.filter((line) => flourOf(line)?.integral),
    'cereal',
    flour,
  )
  const named = cereals.filter(([noun]) => noun !== 'trigo')
  const dough = doughOf(lines)
  const byNoun = new Map<string, number>()
  for (const line of lines) {
    if (line.grams <= 0 || !line.ingredient || !isSpecial(line, dough)) continue
    const noun = line.ingredient.category === 'harina' ? say.flour(nounOf(line.ingredient)) : nounOf(line.ingredient)
    byNoun.set(noun, (byNoun.get(noun) ?? 0) + (100 * line.grams) / total)
  }
  const ingredients = mostFirst(
    [...byNoun],
    ([, share]) => share,
    ([noun]) => noun,
  )
  return {
    integral: say.all(whole.map(([noun]) => noun)),
    integralPercent: say.percent(whole.reduce((sum, [, share]) => sum + share, 0)),
    cereal: cereals[0]?.[0] ?? '',
    cereals: say.shares((named.length > 0 ? named : cereals).slice(0, MOST_NAMED)),
    pseudocereals: say.shares(sharesOf(lines, 'pseudocereal', flour)),
    ingredients: say.shares(ingredients.slice(0, MOST_NAMED)),
    shape: recipe.forma ?? '',
    spelt: cereals[0]?.[0] === 'espelta',
  }
}

/** The name that a dough bears: what was asked for, else whole, cereal, and the plain names; salt decides afterwards. */
function askedOf(
  recipe: BreadType,
  names: ReturnType<typeof namesFor>,
  figures: Known<Figure>['figures'],
  hydration: number,
): Name {
  const {
    especiales = 0,
    harinaTratada = 0,
    harinaIntegral = 0,
    otroCereal = 0,
    harinasDeCereal = 0,
    pseudocereal = 0,
  } = figures
  if (recipe.bolleria) return { ...names.bolleria, label: say.bolleria(recipe.bolleria) }
  if (recipe.enMolde) return { ...names.molde, besides: [] }
  if (especiales > 0) return pseudocereal > 0 ? names.otras : names.con
  if (harinaTratada > 0) return names.tratada
  if (harinaIntegral >= 100 - 1e-9) return names.integral
  if (harinaIntegral > 0) return names.integralX
  if (otroCereal >= 100 - 1e-9) return names.cereal100
  if (harinasDeCereal >= 2) return names.cerealX
  return hydration < STIFF && !recipe.forma ? names.bregado : names.flama
}

/** What the norm asks of a pan común that a change of grams can spoil; what makes it «especial» is what goes in. */
export function lawful(_: string, recipe: BreadType, request: PanaderiaRequest, formula?: Formula<Matter>) {
  if (!recipe.panComun || (formula && legal(recipe, formula, request)?.categoria === say.category.special)) return []
  return guardsOf<Matter, Figure>(
    { id: 'sal', label: '', conditions: PLAIN },
    { readings: { salPan: saltOfBread(bakeLoss(request, recipe)) } },
  )
}

/** g of salt per kg of flour at which the bread meets the law, the rest of the dough being the same. */
export function lawfulSalt(lines: Lines, merma: number): number {
  const reading = saltOfBread(merma)
  const salt = matterOf(rowNamed('sal'))
  const direction = { of: reading.of(salt), per: reading.per(salt), mass: 1 }
  const change = invert(reading, sums(reading, lines), direction, LEGAL_SALT) ?? 0
  const flour = lines.reduce((sum, { grams, matter }) => sum + (grams * matter.harina) / 100, 0)
  const now = lines.reduce((sum, { grams, matter }) => sum + (grams * matter.salDelPan) / 100, 0)
  return (1000 * Math.max(0, now + change)) / flour
}

const found = once((formula: Formula<Matter>, recipe: BreadType, request: PanaderiaRequest) =>
  judged(recipe, formula, request),
)

/** What the law lets a bread be called; a dough that is no bread (pizza) has no name in it. */
export const legal = (recipe: BreadType, formula: Formula<Matter>, request: PanaderiaRequest): Legal | undefined =>
  found(formula, recipe, request)

function judged(recipe: BreadType, formula: Formula<Matter>, request: PanaderiaRequest): Legal | undefined {
  if (recipe.pizza) return undefined
  const { lines, total } = formula
  const merma = bakeLoss(request, recipe)
  const figures = figuresOf(recipe, formula, merma)
  const names = namesFor(wordsOf(recipe, formula))
  const asked = askedOf(recipe, names, figures, measure(parameters.hidratacion, lines) ?? 0)
  const isPlain = asked.conditions.some(({ figure }) => figure === 'salPan')
  const saltAt = (loss: number): number => measure(saltOfBread(Math.max(0, loss)), lines) ?? 0
  const saltOfDough = saltAt(0)
  const unknown = [
    ...new Set(
      lines.filter(({ ingredient, grams, known }) => !ingredient && !known && grams > 0).map(({ name }) => name),
    ),
  ]
  const facts: Known<Figure> = {
    figures,
    // A loss that the baker measured leaves no doubt.
    bands: request.merma == null ? { salPan: [saltAt(merma - LOSS_DOUBT), saltAt(merma + LOSS_DOUBT)] } : {},
    settles: { salPan: say.besides.loss(1 - saltOfDough / LEGAL_SALT, merma) },
    pending: [
      ...(isPlain && hasRow(lines, IMPROVER) ? [say.besides.improver] : []),
      ...(unknown.length > 0 ? [common.unknown(unknown)] : []),
    ],
  }
  const failed = hold(asked, facts).condiciones.filter(({ cumple }) => cumple === false)
  const isSaltAlone = failed.length > 0 && failed.every(({ id }) => id === 'salPan')
  const others =
    (figures.fermento ?? 0) > 0
      ? [
          names.integral,
          names.integralX,
          names.cereal100,
          names.cerealX,
          names.otras,
          names.multicereal,
          names.con,
          names.flama,
          names.viena,
        ]
      : [names.acimo]
  return legalBlock<Figure>(asked, total > 0 && !recipe.bolleria && !recipe.enMolde ? others : [], facts, {
    categoria: recipe.bolleria
      ? say.category.bolleria
      : isPlain
        ? doughOf(lines).isGlutenFree
          ? say.category.glutenFree
          : say.category.plain
        : say.category.special,
    mentions: [
      ...((figures.masaMadre ?? 0) > 0 ? [mentions.masaMadre] : []),
      ...((figures.levadura ?? 0) > 0 ? [mentions.larga] : []),
    ],
    obligatorio: () => (recipe.bolleria ? [] : [...(isPlain ? [say.mandatory.day] : []), say.mandatory.weight]),
    way: isSaltAlone ? say.lowerSalt(lawfulSalt(lines, merma)) : undefined,
  })
}
