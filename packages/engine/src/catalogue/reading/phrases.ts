import { foldWords } from '../normalise.ts'
import { rootsOf } from './parse.ts'
import { PARTICLE_WORDS, WITH_WORDS } from './words.ts'

const PARTICLES: ReadonlySet<string> = new Set(foldWords(`${PARTICLE_WORDS} ${WITH_WORDS}`))

/**
 * Words that are one thing together, and no row: a dish, a drink, a measure. Looked up before places and makers are: a cocktail may bear
 * a city. Their maker is asked what is in them.
 */
const PHRASES = [
  'leche frita',
  'leche nevada',
  'leche de tigre',
  'leche de pantera',
  'agua de valencia',
  'agua de jamaica',
  'agua de seltz',
  'agua de cebada',
  'agua tónica',
  'crema de mantequilla',
  'café bombón',
  'café con leche',
  'café irlandés',
  'café vienés',
  'piña colada',
  'frangipane',
  'frangipán',
  'franchipán',
  'brazo de gitano',
  'huevo hilado',
  'huevo de pascua',
  'huevo frito',
  'huevo pasado',
  'tocino de cielo',
  'queso de cerdo',
  'punta de cuchillo',
  'lengua de gato',
  'pasta para sopa',
  'chocolate plástico',
  'levadura de cerveza en copos',
  'harina lacteada',
  'ajo negro',
].map((phrase) => rootsOf(phrase).filter((word) => !PARTICLES.has(word)))

const byFirst: ReadonlyMap<string, readonly (readonly string[])[]> = Map.groupBy(PHRASES, ([first = '']) => first)

/** Words that quarrel: with both, an allergen or three times the strength is at stake, and only its maker can settle it. */
const QUARRELS: readonly (readonly [heads: string, one: string, other: string])[] = [
  ['levadura', 'fresca prensada', 'seca instantánea deshidratada polvo'],
  ['mantequilla margarina', 'salada', 'sin-sal'],
  ['chocolate cobertura', 'negro', 'blanco'],
  ['leche yogur', 'entera', 'desnatada'],
  ['glucosa clara yema huevo nata leche café miel levadura', 'líquida', 'polvo atomizada deshidratada'],
  ['masa', 'líquida', 'sólida'],
  ['queso', 'cremoso crema untar', 'curado semicurado añejo viejo'],
]
const quarrels = QUARRELS.map((sides) =>
  sides.map((words) => new Set(words.split(' ').map((word) => word.split('-').flatMap(rootsOf).join(' ')))),
)

/** Whether a name says two things of its head that exclude each other. */
export const wordsQuarrel = (words: readonly string[]): boolean =>
  !words.includes('y') && quarrels.some((sides) => sides.every((side) => words.some((word) => side.has(word))))

/** Whether the words of a name hold such a phrase, one after another. */
export const isAskedPhrase = (words: readonly string[]): boolean =>
  words.some((word, at) =>
    byFirst.get(word)?.some((phrase) => phrase.every((own, next) => words[at + next]?.replace(/^con /, '') === own)),
  )
