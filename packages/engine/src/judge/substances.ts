import { flagOf, noticeOfRow } from '../catalogue/flags.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import { foldWords } from '../catalogue/normalise.ts'
import { listedProductIn } from '../catalogue/own-list.ts'
import { writtenAdditiveIn } from '../catalogue/written-additives.ts'
import { commonFinding } from '../findings/find.ts'
import { distinctFindings, type FindingText } from '../findings/finding.ts'
import { energyOfComposition } from '../science/energy.ts'
import { lazyFor } from '../words/lazy.ts'
import { capitaliseName } from '../words/text.ts'
import { additiveCell, COLOUR_ROWS, FOOD_CATEGORIES, type FoodCategory, isListedAdditive } from './additives.ts'
import { colourInLine } from './colours.ts'
import { foldedIngredientName, isFreshMilk, isToldHeated, isToldRaw } from './told-by-name.ts'

/**
 * What may not be in a food, or only so much of it: additives by category of food (Regulation (EC) 1333/2008, annex II), novel foods
 * (Regulation (EU) 2015/2283), and what some foods bring along (Regulations (EC) 1334/2008 and (EU) 2023/915).
 */

/** How it is sold, as far as an additive asks: packed by who makes it, loose, or nobody told. */
export type SaleTold = 'packed' | 'loose' | undefined

/** What was found of a substance: it decides whether the food may be sold, or only asks. */
export interface FoundSubstance {
  readonly kind: 'forbidden' | 'dose' | 'asks'
  readonly text: FindingText
}

interface Weighed {
  readonly name: string
  readonly grams: number
  readonly ingredient: Ingredient | undefined
  /** The bought product that it comes in, if any. */
  readonly packet?: string | undefined
}
const gramsIn = (lines: readonly Weighed[]): number => lines.reduce((sum, { grams }) => sum + grams, 0)

/** They hold moisture beside sugar, as humectants, and are then none of the sweeteners. */
const HUMECTANTS: ReadonlySet<string> = new Set(['sorbitol', 'sorbitol_liquido'])

const MG_PER_KG = 1_000_000

/** What is known of the food that its additives are looked at in. */
interface Food {
  readonly finished: number
  readonly category: FoodCategory | undefined
  readonly sale: SaleTold
  readonly isSweetened: boolean
  /** % of energy that its sweeteners save against the same with sugar; none where some of it is unknown. */
  readonly saved: () => number | undefined
}
const asked = (text: FindingText): FoundSubstance => ({ kind: 'asks', text })
const forbidden = (text: FindingText): FoundSubstance => ({ kind: 'forbidden', text })

/** What the annex says of one additive, or of a family of them; what a bought product brings is asked of who made it (art. 18.1.a). */
function additive(id: string, name: string, lines: readonly Weighed[], food: Food): FoundSubstance[] {
  const found = annexOf(id, name, gramsIn(lines), food)
  const packets = [...new Set(lines.flatMap(({ packet }) => packet ?? []))].toSorted()
  const isCarried = lines.every(({ packet }) => packet !== undefined)
  const { category } = food
  if (!isCarried || category === undefined) return found
  return found.map((one) =>
    one.kind === 'asks' ? one : asked(commonFinding('substance.carried', { name, category, packets })),
  )
}

function annexOf(id: string, name: string, grams: number, food: Food): FoundSubstance[] {
  const { category, sale } = food
  if (category === undefined) return []
  const permit = additiveCell(id, category)
  if (permit === undefined || permit === '.' || permit === 'q') return []
  if (permit === '-') return [forbidden(commonFinding('substance.forbidden', { name, category }))]
  if (permit === 'u') return [asked(commonFinding('substance.unlisted', { name, category }))]
  const most = Number.parseFloat(permit)
  const dose = (MG_PER_KG * grams) / food.finished
  if (most > 0 && dose > most)
    return [{ kind: 'dose', text: commonFinding('substance.too-much', { name, dose, most, category }) }]
  if (permit.endsWith('p') && sale !== 'packed')
    return sale === 'loose'
      ? [forbidden(commonFinding('substance.not-loose', { name, category }))]
      : [asked(commonFinding('substance.is-packed', { name, most, category }))]
  return permit.endsWith('e') && food.isSweetened && !HUMECTANTS.has(id)
    ? [asked(commonFinding('substance.sweetened', { name, saved: food.saved() }))]
    : []
}

/** kcal of a gram of sugar, which a sweetener takes the place of gram by gram. */
const SUGAR_KCAL = 4

/** % of energy less than the same with sugar in the place of its polyols. */
function energySaved(lines: readonly Weighed[]): number | undefined {
  if (lines.some(({ ingredient }) => !ingredient)) return undefined
  let [now, before] = [0, 0]
  for (const { grams, ingredient } of lines) {
    const own = ((ingredient ? energyOfComposition(ingredient.composition, ingredient.polyolType) : 0) * grams) / 100
    now += own
    before += ingredient?.category === 'poliol' ? (SUGAR_KCAL * ingredient.composition.polyols * grams) / 100 : own
  }
  return before > 0 ? 100 * (1 - now / before) : undefined
}

const TITANIUM = '171'
/** How much of a colour is colour, as its name tells: «puro», «al 5 %». */
const STRENGTH = /(\d+(?:[.,]\d+)?)\s*%/
const strengthIn = (name: string): number | undefined => {
  if (/\bpur[oa]\b/i.test(name)) return 1
  const said = STRENGTH.exec(name)?.[1]
  return said === undefined ? undefined : Number(said.replace(',', '.')) / 100
}

interface Coloured {
  readonly code: string
  readonly grams: number
  /** Whether its strength was told, of all of it. */
  readonly isTold: boolean
}

const LISTED_COLOURS: ReadonlySet<string> = new Set(COLOUR_ROWS.flatMap(({ numbers }) => numbers.split(' ')))

function colourDoses(found: readonly Coloured[], { category, finished }: Food): FoundSubstance[] {
  if (category === undefined) return []
  const at = FOOD_CATEGORIES.indexOf(category)
  const out = new Set<string>()
  const unlisted = [...new Set(found.map(({ code }) => code))].filter((code) => !LISTED_COLOURS.has(code))
  const said = unlisted.map((code) => asked(commonFinding('substance.unlisted', { name: `E ${code}`, category })))
  const dosed = COLOUR_ROWS.toReversed().flatMap(({ numbers, isSum, cells }): FoundSubstance[] => {
    const codes = new Set(numbers.split(' '))
    const own = found.filter(({ code, grams }) => codes.has(code) && grams > 0 && !out.has(code))
    const cell = cells.split(' ')[at] ?? '.'
    if (own.length === 0 || cell === 'q' || cell === '.') return []
    const groups = isSum ? [own] : [...Map.groupBy(own, ({ code }) => code).values()]
    return groups.flatMap((group): FoundSubstance[] => {
      const name = [...new Set(group.map(({ code }) => `E ${code}`))].toSorted().join(', ')
      const dose = (MG_PER_KG * group.reduce((sum, { grams }) => sum + grams, 0)) / finished
      const most = Number(cell)
      if (cell !== '-' && dose <= most) return []
      for (const { code } of group) out.add(code)
      if (cell === '-') return [forbidden(commonFinding('substance.forbidden', { name, category }))]
      return group.every(({ isTold }) => isTold)
        ? [{ kind: 'dose', text: commonFinding('substance.too-much', { name, dose, most, category }) }]
        : [asked(commonFinding('substance.colour-strength', { name, dose, most, category }))]
    })
  })
  return [...said, ...dosed]
}

/** What is said of the colours of a food: which they are, whether they may go in, and how much of each. */
function colours(lines: readonly Weighed[], food: Food): FoundSubstance[] {
  const coloured = lines.flatMap(({ name, grams, ingredient }) => {
    const code = colourInLine(name, ingredient)
    return code === undefined ? [] : [{ name, grams, code }]
  })
  // Most foods have none.
  if (coloured.length === 0) return []
  const found: Coloured[] = []
  const said: FoundSubstance[] = []
  for (const { name, grams, code } of coloured.toSorted((one, other) => one.name.localeCompare(other.name))) {
    // A share inside the list of its packet is of another thing.
    const strength = strengthIn(listedProductIn(name).head)
    if (code === '') said.push(asked(commonFinding('substance.asks-colour', { name })))
    else if (code === TITANIUM) said.push(forbidden(commonFinding('substance.titanium')))
    else found.push({ code, grams: grams * (strength ?? 1), isTold: strength !== undefined })
  }
  return [...said, ...colourDoses(found, food)]
}

/** Preservatives and others that no row is, by their words, each family summed. */
function writtenAdditives(lines: readonly Weighed[], food: Food): FoundSubstance[] {
  const written = lines.flatMap((line) => {
    const additive = writtenAdditiveIn(line.name)
    return additive ? [{ ...additive, line }] : []
  })
  const byFamily = Map.groupBy(written, ({ family }) => family)
  return [...byFamily].flatMap(([family, all]) => {
    const names = [...new Set(all.map(({ name, code }) => `${capitaliseName(name)} (E ${code})`))].toSorted()
    const own = all.map(({ line }) => line)
    return additive(family, names.join(', '), own, food)
  })
}

/** Added by itself, whatever row it may look like; coffee, tea and cocoa bring their own and nothing is said of it. */
const CAFFEINE = / cafeina /
function caffeine(lines: readonly Weighed[], finished: number): FoundSubstance[] {
  const own = lines.filter(({ name }) => /cafe[ií]na/i.test(name) && CAFFEINE.test(` ${foldWords(name).join(' ')} `))
  const grams = own.reduce((sum, line) => sum + line.grams, 0)
  return grams > 0 ? [asked(commonFinding('substance.caffeine', { dose: (MG_PER_KG * grams) / finished / 10 }))] : []
}

/** Treatments of flour that other countries use and annex II of Regulation (EC) 1333/2008 does not list [from memory]. */
const NO_ADDITIVES: readonly (readonly [RegExp, string])[] = [
  [/(?<!sin |no )bromato|bromate(?! ?free)|\be[\s-]?924/i, 'E 924'],
  [/(?<!sin |no )azodicarbonamid|\be[\s-]?927 ?a/i, 'E 927a'],
]
const noAdditives = (lines: readonly Weighed[]): FoundSubstance[] =>
  lines.flatMap(({ name }) =>
    NO_ADDITIVES.filter(([words]) => words.test(name)).map(([, code]) =>
      forbidden(commonFinding('substance.no-additive', { name, code })),
    ),
  )

/** Coumarin of tonka, 20 g/kg [use], and of cassia, 3 g/kg; cinnamon is looked at from 2 g/kg of product on. */
const COUMARIN: Readonly<Record<string, { readonly holds: number; readonly from: number }>> = {
  haba_tonka: { holds: 0.02, from: 0 },
  canela: { holds: 0.003, from: 0.002 },
}
/** mg/kg of coumarin in the finished food (Regulation (EC) 1334/2008, annex III, B). */
const MOST_COUMARIN: Readonly<Partial<Record<FoodCategory, number>>> = { '07.2': 15, '16': 5, '01.4': 5 }
/** Most names say none of these: only those that may are taken apart. */
const HINT =
  /insect|grillo|acheta|tenebrio|gusano|mealworm|cricket|locusta|saltamontes|alphitobius|guaran|egcg|epigal|green tea|verde|vert|amar|am[eè]r|bitter|hueso|kernel|noyau|armellin|pinyol|persip|cru|raw|granja|farm|orde|munt|past/i
const BITTER =
  /almendras? amargas?|bitter almond|mandorl[ae] amar|amandes? amere|ametll(?:a|es) amarg|amendoas? amarg|hueso de (?:albaricoque|melocoton)|(?:apricot|peach) (?:kernel|stone)|armellin|noyaux? d abricot|pinyol d albercoc|persipan/
/** Whole or ground. From memory, as what follows: no text of these acts is at hand, so that they are asked about and no figure of theirs is told. */
const INSECT =
  /\b(?:insect[oi]?s?|insectes?|grillos?|crickets?|acheta|tenebrio|gusanos? de (?:la )?harina|mealworms?|locusta|saltamontes|alphitobius)\b/
const GREEN_TEA_EXTRACT =
  /\b(?:egcg|epigalocatequin\w*|extracto (?:de |seco de )*te verde|green tea extract|estratto di te verde|extrait de the vert)\b/
const GUARANA = /\bguarana\b/
const FARM_MILK =
  /\b(?:leche|nata)\b.*\bde granja\b|\bfarm (?:milk|cream)\b|\blait fermier\b|\b(?:latte|panna) di fattoria\b/

/** What the words of a name ask about. */
function wordNotice(name: string): FindingText | undefined {
  if (!HINT.test(name)) return undefined
  const said = foldedIngredientName(name)
  if (INSECT.test(said)) return commonFinding('substance.insect', { name })
  if (GREEN_TEA_EXTRACT.test(said)) return commonFinding('substance.green-tea', { name })
  if (GUARANA.test(said)) return commonFinding('substance.guarana', { name })
  if (BITTER.test(said)) return commonFinding('substance.bitter-almond', { name })
  if (isFreshMilk(said) && isToldRaw(said)) return commonFinding('substance.raw-milk', { name })
  return FARM_MILK.test(said) && !isToldHeated(said) ? commonFinding('substance.farm-milk', { name }) : undefined
}

/** The same or, where its name asks about nothing, what its row does. */
function noticeIn({ name, ingredient }: Weighed): FoundSubstance | undefined {
  const notice = ingredient && noticeOfRow(ingredient)
  const text =
    wordNotice(name) ?? (notice && notice !== 'coumarin' ? commonFinding(`substance.${notice}`, { name }) : undefined)
  return text === undefined ? undefined : { kind: 'asks', text }
}

/** Coumarin adds up, whatever brings it; a little cinnamon where no limit is written is not worth a word. */
function coumarin(lines: readonly Weighed[], finished: number, category: FoodCategory | undefined): FoundSubstance[] {
  const bearing = lines
    .flatMap(({ name, grams, ingredient }) => {
      const bears = ingredient && COUMARIN[ingredient.id]
      return bears ? [{ id: ingredient.id, name, grams, ...bears }] : []
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))
  if (bearing.length === 0) return []
  const isTelling = [...Map.groupBy(bearing, ({ id }) => id).values()].some(
    (all) => all.reduce((sum, { grams }) => sum + grams, 0) / finished >= (all[0]?.from ?? 0),
  )
  if (!isTelling) return []
  const dose = bearing.reduce((sum, { grams, holds }) => sum + (MG_PER_KG * holds * grams) / finished, 0)
  const most = category && MOST_COUMARIN[category]
  const isTonka = bearing.some(({ from }) => from === 0)
  if (most !== undefined && dose <= most && !isTonka) return []
  const names = [...new Set(bearing.map(({ name }) => name))]
  return [
    {
      kind: most !== undefined && dose > most ? 'dose' : 'asks',
      text: commonFinding('substance.coumarin', { names, dose, most }),
    },
  ]
}

interface Summed {
  readonly row: Ingredient
  readonly lines: readonly Weighed[]
}

const byWeight = (one: Summed, other: Summed): number =>
  gramsIn(other.lines) - gramsIn(one.lines) || one.row.id.localeCompare(other.row.id)

/** Whether the law has something to ask of a row, whatever the food; of most it has not. */
const isWatched = lazyFor(
  (row: Ingredient): boolean =>
    flagOf(row, 'notAuthorised') !== false || flagOf(row, 'novelFood') !== false || isListedAdditive(row.id),
)

/** The watched rows of a food, each once, the heaviest first. */
function watchedIn(present: readonly Weighed[]): readonly Summed[] {
  const byRow = new Map<string, Summed>()
  for (const line of present) {
    const { ingredient: row } = line
    if (row && isWatched(row)) byRow.set(row.id, { row, lines: [...(byRow.get(row.id)?.lines ?? []), line] })
  }
  return [...byRow.values()].toSorted(byWeight)
}

function ofRow({ row, lines }: Summed, food: Food) {
  return [
    ...(flagOf(row, 'notAuthorised')
      ? [
          {
            kind: 'forbidden' as const,
            text: commonFinding('substance.not-authorised', { name: row.name.replace(/ \(.*\)/, '') }),
          },
        ]
      : []),
    ...(flagOf(row, 'novelFood')
      ? [{ kind: 'asks' as const, text: commonFinding('substance.novel-food', { name: row.name }) }]
      : []),
    ...additive(row.id, row.name, lines, food),
  ]
}

/** Everything that is to be said of the substances of a food, each once; of a kind that nobody told, what no food may have. */
export function substancesInFood(
  lines: readonly Weighed[],
  finished: number,
  category: FoodCategory | undefined,
  sale?: SaleTold,
): FoundSubstance[] {
  const present = lines.filter(({ grams }) => grams > 0)
  const food: Food = {
    finished,
    category,
    sale,
    isSweetened: present.some(({ ingredient }) => ingredient && flagOf(ingredient, 'addedSugars') === true),
    saved: () => energySaved(present),
  }
  // The order in which a formula is written decides nothing of what is said first.
  const told = present
    .flatMap((line) => {
      const said = noticeIn(line)
      return said ? [{ name: line.name, said }] : []
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const found: FoundSubstance[] = [
    ...watchedIn(present).flatMap((one) => ofRow(one, food)),
    ...noAdditives(present),
    ...writtenAdditives(present, food),
    ...colours(present, food),
    ...told.map(({ said }) => said),
    ...caffeine(present, finished),
    ...coumarin(present, finished, category),
  ]
  if (found.length === 0) return found
  const texts = distinctFindings(found.map(({ text }) => text))
  return texts.flatMap((text) => found.find((one) => one.text === text) ?? [])
}
