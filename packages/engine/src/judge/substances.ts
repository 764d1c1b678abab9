import { flagOf, noticeOfRow } from '../catalogue/flags.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import { foldWords } from '../catalogue/normalise.ts'
import { commonFinding } from '../findings/find.ts'
import { distinctFindings, type FindingText } from '../findings/finding.ts'
import { lazyFor } from '../words/lazy.ts'
import { colourInLine } from './colours.ts'

/**
 * What may not be in a food, or only so much of it: additives by category of food (Regulation (EC) 1333/2008, annex II), novel foods
 * (Regulation (EU) 2015/2283), and what some foods bring along (Regulations (EC) 1334/2008 and (EU) 2023/915).
 */
export type FoodCategory = '03' | '05.1' | '05.2' | '05.4' | '07.1.1' | '07.1' | '07.2' | '16' | '01.4' | '01.6'

/** What was found of a substance: it decides whether the food may be sold, or only asks. */
export interface FoundSubstance {
  readonly kind: 'forbidden' | 'dose' | 'asks'
  readonly text: FindingText
}

interface Weighed {
  readonly name: string
  readonly grams: number
  readonly ingredient: Ingredient | undefined
}

/**
 * By row and category: `q` as much as needed, a figure in mg/kg of the finished food, `-` not permitted, `e` only energy-reduced or without
 * added sugars, `u` no row for it in the text that was read, `.` nothing to say.
 */
const IN_ORDER: readonly FoodCategory[] = ['03', '05.1', '05.2', '05.4', '07.1.1', '07.1', '07.2', '16', '01.4', '01.6']
const PERMITS: readonly (readonly [ids: string, permits: string])[] = [
  ['goma_guar goma_garrofin goma_tara goma_xantana agar goma_gellan metilcelulosa', 'q e q q - q q q q .'],
  ['carragenano alginato_sodio cmc', 'q e q q - q q q q q'],
  ['pectina pectina_nh goma_arabiga', 'q . q q - q q q q .'],
  ['glucomanano', '10000 e 10000 10000 - 10000 10000 10000 10000 .'],
  ['lecitina lecitina_girasol mono_digliceridos', 'q q q q q q q q q q'],
  ['acido_citrico', 'q 5000 q q - q q q q .'],
  ['acido_malico citrato_sodio', 'q e q q - q q q q .'],
  ['acido_lactico acido_ascorbico', 'q e q q q q q q q .'],
  ['acido_tartarico', 'u 5000 25000 11000 - 15000 18000 3000 - .'],
  ['cremor_tartaro', 'u - 25000 11000 - 15000 18000 3000 - .'],
  ['bicarbonato bicarbonato_amonico', 'q . q q - q q q q .'],
  [
    'eritritol xilitol sorbitol sorbitol_liquido maltitol maltitol_jarabe isomalt manitol lactitol',
    'e e e e - . e e . .',
  ],
  ['polidextrosa almidon_modificado', 'q e q q - q q q q .'],
  ['sucralosa', '320e 800e 1000e 1000e - - - 400e . .'],
  ['stevia_reb', '200e 270e 350e 330e - - - 100e . .'],
  ['acesulfamo_k', '800e 500e 500e 500e - - - 350e . .'],
  ['aspartamo', '800e 2000e 1000e 1000e - - - 1000e . .'],
  ['sacarina_sodica', '100e 500e 500e 500e - - - 100e . .'],
  ['edulcorante_liquido', '- - - - - - - 250e . .'],
]
const PERMIT_OF: ReadonlyMap<string, readonly string[]> = new Map(
  PERMITS.flatMap(([ids, permits]) => ids.split(' ').map((id) => [id, permits.split(' ')] as const)),
)
/** They hold moisture beside sugar, as humectants, and are then none of the sweeteners. */
const HUMECTANTS: ReadonlySet<string> = new Set(['sorbitol', 'sorbitol_liquido'])

const MG_PER_KG = 1_000_000

function additive(
  row: Ingredient,
  grams: number,
  finished: number,
  category: FoodCategory | undefined,
  isSweetened: boolean,
): FoundSubstance[] {
  if (category === undefined) return []
  const permit = PERMIT_OF.get(row.id)?.[IN_ORDER.indexOf(category)]
  if (permit === undefined || permit === '.' || permit === 'q') return []
  if (permit === '-')
    return [{ kind: 'forbidden', text: commonFinding('substance.forbidden', { name: row.name, category }) }]
  if (permit === 'u') return [{ kind: 'asks', text: commonFinding('substance.unlisted', { name: row.name, category }) }]
  const most = Number.parseFloat(permit)
  const dose = (MG_PER_KG * grams) / finished
  return [
    ...(permit.endsWith('e') && isSweetened && !HUMECTANTS.has(row.id)
      ? [{ kind: 'forbidden' as const, text: commonFinding('substance.sweetened', { name: row.name }) }]
      : []),
    ...(most > 0 && dose > most
      ? [{ kind: 'dose' as const, text: commonFinding('substance.too-much', { name: row.name, dose, most, category }) }]
      : []),
  ]
}

/** Colours that a category has no row for: bread and chocolate take none, ices and bakery not these. */
const NO_COLOUR: ReadonlySet<string> = new Set(['05.1', '07.1.1', '07.1'])
const LIMITED_COLOURS: ReadonlySet<string> = new Set(['104', '110', '124'])
const NO_LIMITED: ReadonlySet<string> = new Set(['03', '07.2'])
const TITANIUM = '171'

function colour({ name, ingredient }: Weighed, category: FoodCategory | undefined): FoundSubstance | undefined {
  const code = colourInLine(name, ingredient)
  if (code === undefined) return undefined
  if (code === '') return { kind: 'asks', text: commonFinding('substance.asks-colour', { name }) }
  if (code === TITANIUM) return { kind: 'forbidden', text: commonFinding('substance.titanium') }
  if (category === undefined) return undefined
  const isOut = NO_COLOUR.has(category) || (LIMITED_COLOURS.has(code) && NO_LIMITED.has(category))
  return isOut
    ? { kind: 'forbidden', text: commonFinding('substance.forbidden', { name: `E ${code}`, category }) }
    : undefined
}

/** Coumarin of tonka, 20 g/kg [use], and of cassia, 3 g/kg; cinnamon is looked at from 2 g/kg of product on. */
const COUMARIN: Readonly<Record<string, { readonly holds: number; readonly from: number }>> = {
  haba_tonka: { holds: 0.02, from: 0 },
  canela: { holds: 0.003, from: 0.002 },
}
/** mg/kg of coumarin in the finished food (Regulation (EC) 1334/2008, annex III, B). */
const MOST_COUMARIN: Readonly<Partial<Record<FoodCategory, number>>> = { '07.2': 15, '16': 5, '01.4': 5 }
/** Most names say none of these: only those that may are taken apart. */
const HINT = /amarg|hueso|persip|crud|granja|orde|sin past/i
const BITTER = /almendras? amargas?|hueso de (?:albaricoque|melocoton)|persipan/
const RAW_MILK =
  /^(?!queso (?!fresco)).*\b(?:leche|nata|queso fresco)\b.*\b(?:crud[ao]|sin pasteurizar|recien ordenada)\b/
const FARM_MILK = /\b(?:leche|nata)\b.*\bde granja\b/
const BOILED = /hervid|(?<!sin )pasteuriz/

/** What the words of a name ask about. */
function wordNotice(name: string): FindingText | undefined {
  if (!HINT.test(name)) return undefined
  const said = foldWords(name).join(' ')
  if (BITTER.test(said)) return commonFinding('substance.bitter-almond', { name })
  if (BOILED.test(said)) return undefined
  if (RAW_MILK.test(said)) return commonFinding('substance.raw-milk', { name })
  return FARM_MILK.test(said) ? commonFinding('substance.farm-milk', { name }) : undefined
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
  readonly grams: number
}

const byWeight = (one: Summed, other: Summed): number =>
  other.grams - one.grams || one.row.id.localeCompare(other.row.id)

/** Whether the law has something to ask of a row, whatever the food; of most it has not. */
const isWatched = lazyFor(
  (row: Ingredient): boolean =>
    flagOf(row, 'notAuthorised') !== false || flagOf(row, 'novelFood') !== false || PERMIT_OF.has(row.id),
)

/** The watched rows of a food, each once, the heaviest first. */
function watchedIn(present: readonly Weighed[]): readonly Summed[] {
  const byRow = new Map<string, Summed>()
  for (const { ingredient: row, grams } of present) {
    if (row && isWatched(row)) byRow.set(row.id, { row, grams: grams + (byRow.get(row.id)?.grams ?? 0) })
  }
  return [...byRow.values()].toSorted(byWeight)
}

function ofRow({ row, grams }: Summed, finished: number, category: FoodCategory | undefined, isSweetened: boolean) {
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
    ...additive(row, grams, finished, category, isSweetened),
  ]
}

/** Everything that is to be said of the substances of a food, each once; of a kind that nobody told, what no food may have. */
export function substancesInFood(
  lines: readonly Weighed[],
  finished: number,
  category: FoodCategory | undefined,
): FoundSubstance[] {
  const present = lines.filter(({ grams }) => grams > 0)
  const isSweetened = present.some(({ ingredient }) => ingredient && flagOf(ingredient, 'addedSugars') === true)
  // The order in which a formula is written decides nothing of what is said first.
  const told = present
    .flatMap((line) =>
      [colour(line, category), noticeIn(line)].flatMap((said) => (said ? { name: line.name, said } : [])),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const found: FoundSubstance[] = [
    ...watchedIn(present).flatMap((one) => ofRow(one, finished, category, isSweetened)),
    ...told.map(({ said }) => said),
    ...coumarin(present, finished, category),
  ]
  if (found.length === 0) return found
  const texts = distinctFindings(found.map(({ text }) => text))
  return texts.flatMap((text) => found.find((one) => one.text === text) ?? [])
}
