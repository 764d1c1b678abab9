import { lazyValue } from '../words/lazy.ts'
import type { LegalAllergen } from './ingredient.ts'
import { ALLERGEN_SPECIES, type AllergenSpecies } from './told-allergens.ts'

/**
 * Words that name an allergen of Annex II of Regulation (EU) 1169/2011, in a line or on a label, whatever else is known of it. Without accents, in the
 * singular or in both numbers where the plural is no `s` or `es`.
 */

/** An allergen, or the species by which the law names it. */
export type AllergenName = LegalAllergen | AllergenSpecies

const ANNEX_PHRASES: Readonly<Partial<Record<AllergenName, string>>> = {
  trigo:
    'trigo|espelta|escanda|escana|kamut|khorasan|farro|einkorn|emmer|triticale|tritordeum|seitan|harina panificable|harina de fuerza|harina floja|harina candeal|frumento|froment|wheat',
  gluten: 'gluten',
  centeno: 'centeno|rye|segale|seigle',
  cebada: 'cebada|cerveza|barley',
  avena: 'avena|granola|muesli',
  crustaceos:
    'crustaceo|gamba|langostino|camaron|quisquilla|cigala|bogavante|langosta|cangrejo|buey de mar|centollo|necora|percebe|krill|carabinero|gambes|gambero|gamberi|llagosti|llagosta|cranc|granchio|aragosta|astice|scampi|crevette|homard|langoustine|crabe|shrimp|prawn|lobster|crab|crayfish',
  huevo:
    'huevo|yema|clara|ovoproducto|huevina|albumina|ovoalbumina|lisozima|e 1105|mayonesa|mahonesa|alioli|merengue|tocino de cielo',
  pescado:
    'pescado|salmon|atun|bonito|merluza|pescadilla|rodaballo|besugo|pez espada|panga|tilapia|halibut|anguila|angula|mojama|bacaladilla|bacalao|anchoa|anchova|boqueron|sardina|caballa|jurel|arenque|trucha|lubina|lenguado|dorada|rape|surimi|huevas|caviar|lumpo|garum|salsa worcestershire|salsa perrins|colageno marino|isinglass|anxova|anxoves|acciuga|acciughe|anchois|anchovy|anchovies|tonyina|tonno|thon|bacalla|baccala|merluzzo|morue|cod|lluc|hake|salmo|salmone|saumon|sardine|hareng|herring|trota|truite|trout|peix|pesce|poisson|fish',
  cacahuete: 'cacahuete|cacahuate|mani|manises|peanut',
  soja: 'soja|soya|edamame|tofu|miso|tempeh|natto|tamari|okara|yuba|soybean',
  leche:
    'leche|lacteo|lactea|nata|mantequilla|queso|yogur|kefir|cuajada|requeson|ricotta|mascarpone|mozzarella|parmesano|cheddar|suero|lactosuero|caseina|caseinato|lactosa|lactoalbumina|lactoglobulina|albumina de leche|ghee|crema agria|babeurre|cajeta|whey|lactoserum',
  almendra: 'almendra|mazapan|turron|amaretto|marcona|frangipane|frangipan',
  avellana: 'avellana|gianduja|gianduia|frangelico',
  nuez: 'nuez|nueces',
  anacardo: 'anacardo',
  pacana: 'pacana|pecana|nuez pacana|nuez pecana|nueces pacanas|nueces pecanas',
  'nuez de Brasil':
    'nuez de brasil|nueces de brasil|nuez del brasil|nueces del brasil|coquito de brasil|coquitos de brasil',
  pistacho: 'pistacho',
  macadamia:
    'macadamia|nuez de macadamia|nueces de macadamia|nuez macadamia|nueces macadamia|nuez de australia|nueces de australia',
  frutos_cascara: 'fruto de cascara|frutos de cascara|fruto con cascara|frutos con cascara|fruto seco|frutos secos',
  apio: 'apio|apionabo|sedano|celeri|celery|celeriac',
  mostaza: 'mostaza|mostassa|senape|moutarde|mustard',
  sesamo: 'sesamo|ajonjoli|tahini|tahin|tahina|halva|gomasio|hummus|sesame',
  sulfitos:
    'sulfito|bisulfito|metabisulfito|dioxido de azufre|anhidrido sulfuroso|so2|e 220|e 221|e 222|e 223|e 224|e 226|e 227|e 228|sulfits|solfiti|sulfite|sulphite',
  altramuz: 'altramuz|altramuces|lupino|lupin|lupini|chocho|tarwi|tramus|tramussos',
  moluscos:
    'molusco|mejillon|almeja|berberecho|chirla|navaja|ostra|calamar|sepia|jibia|chipiron|pulpo|caracol|vieira|zamburina|musclo|cozza|cozze|moule|mussel|cloissa|cloisses|vongola|vongole|palourde|clam|calamaro|calamari|calmar|squid|seppia|seiche|cuttlefish|polpo|poulpe|octopus|ostrica|huitre|oyster|scallop|capesante|escargot|cargol|lumaca',
}
/** Of wheat unless they say of what, or that they are without gluten. */
const WHEATEN_PHRASES =
  'semola|cuscus|couscous|bulgur|pan rallado|panko|galleta|barquillo|oblea|kataifi|pasta filo|masa filo|pasta brick|bizcocho|soletilla'
/** Of barley unless they say of what. */
const MALTED_PHRASES = 'malta|malte'

const GRAINS_APART =
  '(?:fecula|almidon)(?: de (?:patata|maiz|arroz))?|patatas?|maiz|arroz|(?:trigo )?sarraceno|alforfon|garbanzos?|mijo|quinoa|teff|sorgo|mandioca|tapioca|castanas?|lentejas?|legumbres?|almendras?|cocos?'
const PLANTS =
  'cocos?|almendras?|soja|avena|arroz|avellanas?|nuez|nueces|anacardos?|chufas?|quinoa|espelta|canamo|pistachos?|cacahuetes?|cacahuate|mani|macadamias?|sesamo|guisantes?|cacao|karite|manzana|frutos secos|mango|girasol|garbanzos?|frutas?'
/** Refined until no protein is left (Annex II, 1.a to d, 7.a and 8.a). */
const DISTILLED = '(?:destilados?|whiske?y|ginebra|vodka)(?: de)?(?: [a-z]+)?'

/** What is like a word of an allergen and is none of it, or may be: whoever reads the row asks. */
const LIKE_IT: Readonly<Partial<Record<LegalAllergen, string>>> = {
  gluten: `(?:${WHEATEN_PHRASES.replaceAll('|', 's?|')}s?|${MALTED_PHRASES.replaceAll('|', 's?|')}s?)(?: molid[oa]| fin[oa])?(?: de)? (?:${GRAINS_APART})|trigo sarraceno|(?:glucosa|dextrosa|maltodextrinas?|maltitol|maltosa)(?: en polvo| deshidratada)?(?: de (?:trigo|cebada|malta|avena))?|levaduras? de cerveza|${DISTILLED}`,
  // «Cerveza clara», «miel clara»: of the egg it is the head, or follows a joint or a figure.
  huevo:
    'claras? de nuez|yemas? de pino|(?:lacto|)albuminas? de leche|lactoalbuminas?|(?<!(?:^|\\b(?:de|con|y|e|o|las?|en)|\\d|[,;:(+])\\s*)claras?',
  // Leaf gelatine is called so whatever it is of: its row asks. «Cebolla dorada», «coco rapé»: of the fish it is the head.
  pescado: 'colas? de pescado|colla di pesce|(?<!(?:^|\\b(?:de|con|y|o|la)|\\d|[,;:(+])\\s*)(?:doradas?|rape)',
  cacahuete: 'calabazas? cacahuete',
  soja: 'aceites? de soja (?:totalmente |muy )?refinado|tocoferol(?:es)? de soja',
  leche: `(?:leches?|natas?|mantequillas?|quesos?|yogur(?:es)?|kefir|cuajadas?|suero)(?: (?:vegan[oa]|vegetal(?:es)?))?(?: de)? (?:${PLANTS})|(?:leches?|natas?|quesos?|yogur(?:es)?|mantequillas?)(?: para [a-z]+)? (?:vegetal(?:es)?|vegan[oa]s?)|suero fisiologico|${DISTILLED}`,
  frutos_cascara: `nue(?:z|ces) (?:moscadas?|de (?:cola|coco))|${DISTILLED}`,
}

/** What a text says that is not there, what only tastes of it or goes with it: whoever reads the name asks about those. */
const UNSAID =
  /(?<![a-z])(?:(?:sin|libres? de|exent[oa]s? de|no contiene)(?: trazas de)? [a-z]+(?:(?:,| y| ni) (?:sin )?[a-z]+)*|(?:aromas?|sabor(?:izante)?|esencias?|extractos?(?! de (?:malta|cebada))|aromatizantes?)(?: natural(?:es)?)? (?:de|a|sabor) [a-z]+(?: [a-z]+)?|para (?:el |la |los |las )?[a-z]+(?: (?:con|de) [a-z]+)?|gluten free)/g

interface PhrasesOfAllergen {
  readonly allergen: LegalAllergen
  readonly pattern: RegExp
  readonly names: ReadonlyMap<string, AllergenName>
  readonly like: RegExp | undefined
}

const WHOLE = (source: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'g')
const byLength = (one: string, other: string): number => other.length - one.length
/** «E 220», «E-220» and «E220» are one. */
const asPattern = (phrase: string): string => phrase.replace(/^e (?=\d)/, 'e[ -]?')
export const allergenOfName = (name: AllergenName): LegalAllergen =>
  (ALLERGEN_SPECIES as Readonly<Record<string, LegalAllergen>>)[name] ?? (name as LegalAllergen)

/** Without their endings they are other words: «huevo», «dorado», «rapado». */
const HOMONYMS: ReadonlySet<string> = new Set(['huevas', 'dorada', 'rape'])

/** The words of Annex II that are one word, by allergen: for whoever reads a name word by word. */
export const annexWordsOf = (allergen: LegalAllergen): readonly string[] =>
  phrasesOf(allergen)
    .map(([phrase]) => phrase)
    .filter((phrase) => !(phrase.includes(' ') || HOMONYMS.has(phrase)))

function phrasesOf(allergen: LegalAllergen): (readonly [phrase: string, name: AllergenName])[] {
  const entries = Object.entries(ANNEX_PHRASES) as [AllergenName, string][]
  const own = [
    ...entries,
    ...([
      ['trigo', WHEATEN_PHRASES],
      ['cebada', MALTED_PHRASES],
    ] as const),
  ]
  return own.flatMap(([name, phrases]) =>
    allergenOfName(name) === allergen ? phrases.split('|').map((phrase) => [phrase, name] as const) : [],
  )
}

const ALLERGENS = [...new Set((Object.keys(ANNEX_PHRASES) as AllergenName[]).map(allergenOfName))]

const annexPhrases = lazyValue((): readonly PhrasesOfAllergen[] =>
  ALLERGENS.map((allergen) => {
    const names = new Map(phrasesOf(allergen))
    const like = LIKE_IT[allergen]
    const all = [...names.keys()].toSorted(byLength).map((phrase) => `${asPattern(phrase)}(?:e?s)?`)
    return { allergen, names, pattern: WHOLE(all.join('|')), like: like === undefined ? undefined : WHOLE(like) }
  }),
)
/** All of them at once: most texts have none, and the others of one or two allergens. */
const anyPhrase = lazyValue(() => ({
  pattern: WHOLE(
    annexPhrases()
      .map(({ pattern }) => pattern.source)
      .join('|'),
  ),
  names: new Map(annexPhrases().flatMap(({ names }) => [...names])),
}))

/** Letters stay where they are: what is found is marked in the text as it was written. */
export const foldedInPlace = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length)).join('')

const blankedOut = (text: string, pattern: RegExp | undefined): string =>
  pattern ? text.replace(pattern, (found) => ' '.repeat(found.length)) : text

/** Where a text names an allergen. */
export interface AnnexWord {
  readonly name: AllergenName
  readonly allergen: LegalAllergen
  readonly from: number
  readonly to: number
}

const nameOfPhrase = (names: PhrasesOfAllergen['names'], found: string): AllergenName | undefined => {
  const phrase = found.replace(/^e[ -]?(?=\d)/, 'e ')
  return names.get(phrase) ?? names.get(phrase.replace(/s$/, '')) ?? names.get(phrase.replace(/es$/, ''))
}
const SAYS_WITHOUT = /(?<![a-z])sin gluten(?![a-z])/
const WHEATEN: ReadonlySet<string> = new Set(WHEATEN_PHRASES.split('|'))

/** The words of Annex II in a text, the longest phrases first; what is like one («leche de coco», «nuez moscada») beats them. */
export function annexWordsIn(text: string): readonly AnnexWord[] {
  const plain = foldedInPlace(text)
  const { pattern: any, names: all } = anyPhrase()
  const found = new Set(
    plain
      .match(any)
      ?.flatMap((phrase) => nameOfPhrase(all, phrase) ?? [])
      .map(allergenOfName),
  )
  if (found.size === 0) return []
  const read = blankedOut(plain, UNSAID)
  const isWithout = SAYS_WITHOUT.test(plain)
  return annexPhrases()
    .filter(({ allergen }) => found.has(allergen))
    .flatMap(({ allergen, names, pattern, like }) =>
      [...blankedOut(read, like).matchAll(pattern)].flatMap(({ index, 0: phrase }): AnnexWord[] => {
        const name = nameOfPhrase(names, phrase)
        const isOther = isWithout && WHEATEN.has(phrase.replace(/s$/, ''))
        return name === undefined || isOther ? [] : [{ name, allergen, from: index, to: index + phrase.length }]
      }),
    )
    .toSorted((one, other) => one.from - other.from)
}
