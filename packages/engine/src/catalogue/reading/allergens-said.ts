import { annexWordsOf } from '../annex-words.ts'
import { LIKELY_ALLERGENS } from '../flags.ts'
import type { Ingredient, LegalAllergen } from '../ingredient.ts'
import { cleanName } from './clean.ts'
import { bareWord, parseName, rootsOf } from './parse.ts'

/**
 * Allergens that the words of a name speak of (Regulation (EU) 1169/2011, Annex II). Of what is not read they are all that is known: they may be in
 * it, also where the name says that it is without. Words that name an allergen itself are those of `annex-words.ts`; these are foods that often have it.
 */
const OFTEN_HOLD: Readonly<Partial<Record<LegalAllergen, string>>> = {
  gluten:
    'bechamel besamel croqueta empanada lasaña espagueti macarrón fideo rosquilla churro donut berlina polvorón mantecado wafer feuilletine oreo speculoos speculaas especulaas tarta pastel cookie streusel crumble biscuit sablé brisa filo choux profiterol pretzel torta coca roscón ensaimada buñuelo torrija panettone brioche picatoste nougatine tiramisú malteada harina pan gofre brownie magdalena croissant cruasán masa hojaldre pizza cereal crujiente rebozado empanado panificable mejorante',
  crustaceos: 'marisco',
  huevo:
    'panettone brioche profiterol tiramisú curd macaron soletilla sabayón tarta pastel bechamel rosquilla buñuelo torrija merengada catalana natilla flan tortilla hilado bizcocho magdalena brownie gofre maionesa maionese mayonnaise meringa meringue',
  pescado: 'lompo rape tuna pez',
  cacahuete: 'snickers',
  soja: 'nutella nocilla lecitina chocolate cobertura pascua kinder sucedáneo margarina e322',
  leche:
    'bechamel besamel batido cacaolat gelato ganache fudge tarta pastel tiramisú nutella nocilla panettone brioche croqueta merengada dulcey lacteado catalana natilla flan chocolate cobertura pascua kinder milka helado mousse toffee bombón brownie siero margarina',
  frutos_cascara:
    'nutella nocilla ferrero marzapán crocanti peladilla garrapiñada granillo guirlache nougat nougatine tiramisú amaretti macaron praliné persipán',
  apio: 'api caldo curry hanout especia',
  mostaza: 'mahonesa mostarda caldo curry especia',
  sesamo: 'semilla',
  sulfitos:
    'vino vinagre cava sidra mosto azufre sulfuroso solforoso solforosa sulfureux sulphur e220 e221 e222 e223 e224 e225 e226 e227 e228 orejón pasa confitado guinda',
  moluscos: 'marisco sípia pop',
}

const byWord: ReadonlyMap<string, readonly LegalAllergen[]> = new Map(
  [
    ...Map.groupBy(
      LIKELY_ALLERGENS.flatMap((allergen) =>
        [...annexWordsOf(allergen), ...(OFTEN_HOLD[allergen]?.split(' ') ?? [])].flatMap((word) =>
          rootsOf(word).map((root) => [root, allergen] as const),
        ),
      ),
      ([word]) => word,
    ),
  ].map(([word, all]) => [word, all.map(([, allergen]) => allergen)]),
)

/** Allergens whose words name the food itself: a word of another may be a colour («cerveza clara») or what Annex II lets go untold («glucosa de trigo»). */
const LITERAL: ReadonlySet<LegalAllergen> = new Set([
  'crustaceos',
  'pescado',
  'cacahuete',
  'frutos_cascara',
  'apio',
  'mostaza',
  'sesamo',
  'altramuz',
  'moluscos',
])

/** What is done with a food, or where it goes: «sésamo garrapiñado», «oblea de turrón». */
const DONE: ReadonlySet<string> = new Set(rootsOf('semilla turrón garrapiñada granillo crocanti'))

/** Allergens of foods that the words of a name say and its row is not called by: «extracto de almendra» read as a flavouring. */
export function foodsSpokenOf(
  words: readonly string[],
  { category, allergens }: Ingredient,
  own: ReadonlySet<string>,
): readonly LegalAllergen[] {
  // Browned butter is called by the nut that it smells of.
  if (category === 'mantequilla') return []
  const spoken = words.map(bareWord).filter((word) => !(own.has(word) || DONE.has(word)))
  return allergensOfWords(spoken).filter((one) => LITERAL.has(one) && !allergens.includes(one))
}

/** No word that speaks of one is shorter, but the number of a sulphite. */
const WORD = /\p{L}{3}|e[ -]?22\d/iu

/** Allergens that words in one spelling speak of. */
export const allergensOfWords = (words: readonly string[]): readonly LegalAllergen[] => [
  ...new Set(words.flatMap((word) => byWord.get(bareWord(word)) ?? [])),
]

export function allergensInName(name: string): readonly LegalAllergen[] {
  if (!WORD.test(name)) return []
  const { head, notes } = cleanName(name)
  const words = parseName([head, ...notes].join(' ')).words.map((word) => bareWord(word).replace(/^sin /, ''))
  return allergensOfWords(words)
}
