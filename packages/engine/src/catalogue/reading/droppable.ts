import { totalSugars } from '../../science/composition.ts'
import { flagOf } from '../flags.ts'
import type { Ingredient, LegalAllergen } from '../ingredient.ts'
import { foldWords, stemWord } from '../normalise.ts'
import { headsByWord } from './heads.ts'
import { bareWord, rootsOf } from './parse.ts'
import { harmlessWords, isPlaceWord, isUndoneWord, wordsBeside } from './residue.ts'
import {
  BRAND_WORDS,
  GENUS_WORDS,
  INERT_ABROAD,
  NEUTRAL_WORDS,
  ORIGIN_WORDS,
  POWDER_IS_OTHER,
  POWDER_WORDS,
  SOFT_WORDS,
} from './words.ts'

/** Which words of a name a row may be read without. */

/** Short adjectives keep their gender: both are said. */
const SHORT_ADJECTIVE = /^[a-z]{2,3}o$/
const rolesIn = (words: string): string[] =>
  rootsOf(words).flatMap((word) => (SHORT_ADJECTIVE.test(word) ? [word, `${word.slice(0, -1)}a`] : word))

const abroad = INERT_ABROAD.flatMap(([endings, stems]) =>
  stems.split(' ').flatMap((stem) => endings.split(' ').map((ending) => stem + ending)),
).join(' ')
const neutral: ReadonlySet<string> = new Set([NEUTRAL_WORDS, abroad, ORIGIN_WORDS, BRAND_WORDS].flatMap(rolesIn))

function softWords(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>()
  for (const [words, shelves] of [...SOFT_WORDS, ...GENUS_WORDS]) {
    for (const word of rolesIn(words)) found.set(word, new Set([...(found.get(word) ?? []), ...shelves.split(' ')]))
  }
  return found
}
const soft = softWords()

const genus: ReadonlySet<string> = new Set(GENUS_WORDS.flatMap(([words]) => rootsOf(words)))
/** A thing that may describe another behind it and is none of it in front: «almendra para turrón», «turrón de coco». */
export const isHeadOnly = (word: string): boolean => wordsBeside.has(word) && headsByWord.has(word)

/** Whether a word only names the shelf of what stands beside it: it goes sooner than one that tells two rows apart. */
export const isGenusWord = (word: string): boolean => genus.has(word)

/** What is dry is not what is mostly water: «levadura de panadero deshidratada» is no fresh yeast. */
const dry: ReadonlySet<string> = new Set(rootsOf('seco deshidratado liofilizado'))
const MOSTLY_WATER = 50

const powder: ReadonlySet<string> = new Set(rootsOf(POWDER_WORDS))
const powderIsOther: ReadonlySet<string> = new Set(POWDER_IS_OTHER.split(' '))
const DRY = 15

/** Shelves of what grows: «de …» after it and unknown is where it grew. */
const GROWN: ReadonlySet<string> = new Set(
  'fruta fruto_seco pasta_fruto_seco verdura especia miel queso cafe_te licor vino sal semilla fruta_seca condimento'.split(
    ' ',
  ),
)

const ALLERGENS: ReadonlyMap<string, LegalAllergen> = new Map(
  [
    ['gluten', 'gluten'],
    ['leche', 'leche'],
    ['lácteos', 'leche'],
    ['huevo', 'huevo'],
    ['soja', 'soja'],
    ['sésamo', 'sesamo'],
    ['sulfitos', 'sulfitos'],
  ].map(([word = '', allergen = '']) => [rootsOf(word)[0] ?? '', allergen as LegalAllergen]),
)
const [LACTOSE = '', SUGAR = '', SALT = '', ALCOHOL = '', FAT = ''] = [
  'lactosa',
  'azúcar',
  'sal',
  'alcohol',
  'grasa',
].flatMap(rootsOf)
/** What can be taken off a thing without changing it: its row is of the thing without it. */
const WASTE: ReadonlySet<string> = new Set(
  rootsOf(
    'pepa pedúnculo corazón yodo flúor antiapelmazante pulpa espina albedo germen hilo nervio corteza cabeza lactato nitrito piel hueso pepita semilla cáscara ralladura rabo rabito tallo grumo conservante colorante aditivo refrigerar pelar tostar añadido hidrogenado alcalinizado ogm palma sabor aroma carozo peau noyau pepin nocciolo pinyol',
  ),
)
/** Parts that are thrown away: with them or without, it is the same thing. */
const THROWN_AWAY: ReadonlySet<string> = new Set(
  rootsOf('piel hueso pepita cáscara rabo rabito tallo hoja corazón pepa pedúnculo espina cabeza').map(
    (word) => `con ${word}`,
  ),
)
const ADDS_SUGAR: ReadonlySet<string> = new Set(
  'confitura confiteria chocolate azucar jarabe galleta pure_fruta nata miel'.split(' '),
)

/** Sold with less than 20 mg/kg of gluten, which their rows have for all that (Regulation (EU) 828/2014). */
const isWithoutGluten = (row: Ingredient): boolean => flagOf(row, 'oats') === true || row.id === 'almidon_trigo'

/** Whether a row is without what the name says it is without. */
function lacks(row: Ingredient, what: string): boolean {
  const of = row.composition
  const allergen = ALLERGENS.get(what)
  if (allergen) return !row.allergens.includes(allergen) || (allergen === 'gluten' && isWithoutGluten(row))
  if (what === LACTOSE) return of.lactose < 0.5
  if (what === SUGAR) return ADDS_SUGAR.has(row.category) ? totalSugars(of) - of.lactose < 0.5 : totalSugars(of) < 30
  // Fresh cheese is sold with and without its half per cent.
  if (what === SALT) return of.salt < (row.category === 'queso' ? 1 : 0.4)
  if (what === ALCOHOL) return of.alcohol < 1.2
  if (what === FAT) return of.milkFat + of.cocoaButter + of.otherFat < 1
  return WASTE.has(what)
}

const PLANTS: ReadonlySet<string> = new Set(rootsOf('vegetal vegano'))

/** Things that say nothing beside some shelves: «harina de trigo y maíz» is of both. */
const THINGS: ReadonlySet<string> = new Set(rootsOf('maíz trigo ralladura pasta turrón caña'))
const adjectives: ReadonlySet<string> = new Set(
  [...neutral, ...SOFT_WORDS.flatMap(([words]) => rolesIn(words))].filter((word) => !THINGS.has(word)),
)
/** Whether a word only describes, so that «y» before it joins no second product. */
export const onlyDescribes = (word: string): boolean => adjectives.has(word) || word.startsWith('sin ')

const [FRESH] = rootsOf('fresco')
const SEED = /_(?:semilla|grano)$/

/** A maker's number for a product: «S500». */
const CODE = /^[a-z]\d{2,4}$/

const places: readonly string[] = foldWords(ORIGIN_WORDS).map(stemWord)
/** The places that a word cut short may be: «MADAG.». */
export const placesOpened = (word: string): readonly string[] => places.filter((place) => place.startsWith(word))

/** Whether a word says nothing of any row. */
export const isNeutralWord = (said: string): boolean => neutral.has(bareWord(said)) || harmlessWords.has(bareWord(said))

/** Whether a word can ever be left out, whatever the row. */
export const mayDropWord = (said: string): boolean => THROWN_AWAY.has(said) || canGo(bareWord(said))
const canGo = (word: string): boolean =>
  neutral.has(word) ||
  harmlessWords.has(word) ||
  soft.has(word) ||
  wordsBeside.has(word) ||
  powder.has(word) ||
  PLANTS.has(word) ||
  word.startsWith('sin ') ||
  CODE.test(word)

const UNPASTEURISED = 'sin pasteurizar'
const RAW_SHELVES: ReadonlySet<string> = new Set(['leche', 'nata', 'huevo'])

/** Whether a word says how a row of its shelf is bought or treated, and no more. */
export const isSoftBeside = (said: string, { category }: Ingredient): boolean =>
  soft.get(bareWord(said))?.has(category) ?? (said === UNPASTEURISED && RAW_SHELVES.has(category))

export function goesBeside(said: string, row: Ingredient, isOrigin: boolean): boolean {
  const word = bareWord(said)
  if (word.startsWith('sin ')) return isUndoneWord(word) || lacks(row, word.slice(4))
  if (THROWN_AWAY.has(said) && GROWN.has(row.category)) return true
  if (PLANTS.has(word)) return row.vegan && !row.allergens.includes('leche')
  if (CODE.test(word)) return true
  // Fresh fennel is a bulb, and fresh coriander a leaf.
  if (word === FRESH && SEED.test(row.id)) return false
  if (dry.has(word) && row.composition.water > MOSTLY_WATER) return false
  if (isOrigin) return GROWN.has(row.category)
  if (neutral.has(word) || harmlessWords.has(word) || soft.get(word)?.has(row.category)) return true
  // What goes with it is no place where it comes from: «chocolate con churros» is of no churra sheep.
  const rows = said === word || !isPlaceWord(word) ? wordsBeside.get(word) : undefined
  if (rows?.has(row.category) || rows?.has(row.id)) return true
  return powder.has(word) && row.composition.water < DRY && !powderIsOther.has(row.category)
}

/** Every word of the tables as it is spelt, for whoever looks for a slip. */
export const ROLE_WORDS: readonly string[] = [
  NEUTRAL_WORDS,
  ...SOFT_WORDS.map(([words]) => words),
  ...GENUS_WORDS.map(([words]) => words),
  POWDER_WORDS,
].flatMap((words) => foldWords(words).map(stemWord))
