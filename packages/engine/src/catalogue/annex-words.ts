import { lazyValue } from '../words/lazy.ts'
import { EGG_WORDS } from './egg-words.ts'
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
/**
 * The same in Italian, English, French, Catalan and Portuguese, for what nobody knows: of a known row its own allergens are told, whatever it is called.
 * What is another food in Spanish («tuna», «polvo», «grano») is not among them.
 */
const ANNEX_PHRASES_ABROAD = {
  trigo:
    'bread flour|plain flour|strong flour|farina 00|farina 0|manitoba|grano duro|grano tenero|spelt|ble|epeautre|blat|semolina',
  gluten: 'glutine',
  centeno: 'segol|centeio',
  cebada: 'malt|malto|orzo|orge|ordi|cevada|birra|beer|biere|cervesa|cerveja',
  avena: 'oat|avoine|civada|aveia',
  crustaceos: 'crostacei|crustacean|crustace|gamberetti|camarao|camaroes',
  huevo: `${EGG_WORDS}|meringa|meringue|merenga|maionese|maionesa|mayonnaise|albumin`,
  pescado: 'mackerel|sgombro|aringa|alici|peixe|atum|bacalhau',
  cacahuete: 'groundnut|arachide|arachidi|cacauet|amendoim',
  soja: 'soia|soy',
  leche:
    'milk|buttermilk|dairy|cream|butter|cheese|yogurt|yoghurt|casein|lactose|latte|panna|burro|formaggio|formaggi|latticello|lattosio|siero|lait|creme|beurre|fromage|yaourt|caseine|llet|mantega|formatge|iogurt|leite|manteiga|queijo|iogurte|quark|skyr',
  almendra: 'almond|mandorla|mandorle|amande|ametlla|ametlles|amendoa|marzipan|marzapane|massepain|massapa',
  avellana: 'hazelnut|nocciola|nocciole|noisette|avellanes|avela',
  nuez: 'walnut|noce|noci|noix|nou|noz|nozes',
  anacardo: 'cashew|anacardi|anacardio|anacard|cajou|caju',
  pacana: 'pecan',
  'nuez de Brasil': 'brazil nut|noix du bresil|noce del brasile|noci del brasile|castanha do para',
  pistacho: 'pistachio|pistacchio|pistacchi|pistache|festuc',
  frutos_cascara:
    'nut|torrone|frutta secca|frutta a guscio|fruits a coque|fruits secs|fruita seca|frutos de casca rija',
  apio: 'api|aipo',
  mostaza: 'mostarda',
  sesamo: 'sesam|gergelim',
  sulfitos: 'solfito|sulphur dioxide|anidride solforosa|anhydride sulfureux|metabisolfito',
  altramuz: 'tremoco',
  moluscos: 'mollusc|mollusque|molluschi|mexilhao|lula|sipia|coquille saint jacques',
} satisfies Readonly<Partial<Record<AllergenName, string>>>
/** Of wheat unless they say of what, or that they are without gluten. */
const WHEATEN_PHRASES =
  'semola|cuscus|couscous|bulgur|pan rallado|panko|galleta|barquillo|oblea|kataifi|pasta filo|masa filo|pasta brick|bizcocho|soletilla'
/** Of barley unless they say of what. */
const MALTED_PHRASES = 'malta|malte'

const GRAINS_APART =
  '(?:fecula|almidon)(?: de (?:patata|maiz|arroz))?|patatas?|mais|maiz|arroz|(?:trigo )?sarraceno|alforfon|garbanzos?|mijo|quinoa|teff|sorgo|mandioca|tapioca|castanas?|lentejas?|legumbres?|almendras?|cocos?'
const PLANTS =
  'cocos?|almendras?|soja|avena|arroz|avellanas?|nuez|nueces|anacardos?|chufas?|quinoa|espelta|canamo|pistachos?|cacahuetes?|cacahuate|mani|macadamias?|sesamo|guisantes?|cacao|karite|manzana|frutos secos|mango|girasol|garbanzos?|frutas?'
/** Refined until no protein is left (Annex II, 1.a to d, 7.a and 8.a). */
const DISTILLED = '(?:destilados?|whiske?y|ginebra|vodka)(?: de)?(?: [a-z]+)?'

/** What is like a word of an allergen and is none of it, or may be: whoever reads the row asks. */
const LIKE_IT: Readonly<Partial<Record<LegalAllergen, string>>> = {
  gluten: `(?:${WHEATEN_PHRASES.replaceAll('|', 's?|')}s?|${MALTED_PHRASES.replaceAll('|', 's?|')}s?)(?: molid[oa]| fin[oa])?(?: d[ei])? (?:${GRAINS_APART})|trigo sarraceno|(?:glucosa|dextrosa|maltodextrinas?|maltitol|maltosa)(?: en polvo| deshidratada)?(?: de (?:trigo|cebada|malta|avena))?|levaduras? de cerveza|${DISTILLED}`,
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

const PLANTS_ABROAD = `(?:cocco|coconut|chestnut|rice|riso|riz|arros|hemp|pea|peanut|cocoa|cacau|plant|vegan|${PLANTS}|(?:${(
  ['almendra', 'avellana', 'nuez', 'anacardo', 'pistacho', 'soja', 'avena', 'cacahuete'] as const
)
  .map((name) => ANNEX_PHRASES_ABROAD[name])
  .join('|')})s?)`
const MILKS_ABROAD = `(?:${ANNEX_PHRASES_ABROAD.leche})s?`
/** «Lait ou crème», «nou» that is new: of the food it is the head, or follows a joint or a figure. */
const otherThanHead = (word: string): string => `(?<!(?:^|\\b(?:de?|amb)|\\d|[,;:(+'’])\\s*)${word}`
const LIKE_IT_ABROAD: typeof LIKE_IT = {
  gluten:
    'ble noir|blat (?:de moro|negre)|rice malt|malt whiske?y|(?:lievito|levure|llevat) d[ei] (?:birra|biere|cervesa)',
  huevo: `${otherThanHead('ou')}|sal gema`,
  leche: `${PLANTS_ABROAD}[ -]${MILKS_ABROAD}|${MILKS_ABROAD} (?:(?:d[eio] |of |d['’] ?)${PLANTS_ABROAD}|vegetale?)|cream of tartar|creme de (?!lait|leite)[a-z]+`,
  frutos_cascara: `no(?:ce|ci|ix|z|u|us)(?= (?:d[ei] |d['’])?(?:mosca|musca|coc|pecan|macadam|cajou))|(?:pine|tiger) nuts?|${otherThanHead('nou')}`,
}

/** What a text says that is not there, what only tastes of it or goes with it: whoever reads the name asks about those. */
const UNSAID =
  /(?<![a-z])(?:(?:sin|senza|sans|sense|sem|without|libres? de|exent[oa]s? de|no contiene)(?: trazas de)? [a-zœ]+(?:(?:,| y| ni) (?:sin )?[a-z]+)*|[a-z]+[ -]free(?! range)|(?!malt)[a-z]+ (?:flavou?r(?:ed|ing)?|extract|essence)|(?:aromas?|sabor(?:izante)?|esencias?|extractos?(?! de (?:malta|cebada))|aromatizantes?|aromes?|extraits?(?! de malt)|estratto(?! di malto))(?: natural[ei]?s?)? (?:d[ei]|a|sabor|d['’]) ?[a-z]+(?: [a-z]+)?|para (?:el |la |los |las )?[a-z]+(?: (?:con|de) [a-z]+)?)/g

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
  phrasesOf(allergen, SPANISH)
    .map(([phrase]) => phrase)
    .filter((phrase) => !(phrase.includes(' ') || HOMONYMS.has(phrase)))

type Phrases = readonly (readonly [name: string, phrases: string])[]
const SPANISH: Phrases = [...Object.entries(ANNEX_PHRASES), ['trigo', WHEATEN_PHRASES], ['cebada', MALTED_PHRASES]]
const ALL_LANGUAGES: Phrases = [...SPANISH, ...Object.entries(ANNEX_PHRASES_ABROAD)]

const phrasesOf = (allergen: LegalAllergen, table: Phrases): (readonly [phrase: string, name: AllergenName])[] =>
  (table as readonly (readonly [AllergenName, string])[]).flatMap(([name, phrases]) =>
    allergenOfName(name) === allergen ? phrases.split('|').map((phrase) => [phrase, name] as const) : [],
  )

const ALLERGENS = [...new Set((Object.keys(ANNEX_PHRASES) as AllergenName[]).map(allergenOfName))]

function annexTable(table: Phrases, likes: readonly (typeof LIKE_IT)[]) {
  const phrases = ALLERGENS.map((allergen): PhrasesOfAllergen => {
    const names = new Map(phrasesOf(allergen, table))
    const like = likes.flatMap((one) => one[allergen] ?? []).join('|')
    const all = [...names.keys()].toSorted(byLength).map((phrase) => `${asPattern(phrase)}(?:e?s)?`)
    return { allergen, names, pattern: WHOLE(all.join('|')), like: like === '' ? undefined : WHOLE(like) }
  })
  return {
    phrases,
    /** All of them at once: most texts have none, and the others of one or two allergens. */
    any: WHOLE(phrases.map(({ pattern }) => pattern.source).join('|')),
    names: new Map(phrases.flatMap(({ names }) => [...names])),
  }
}
const spanishTable = lazyValue(() => annexTable(SPANISH, [LIKE_IT]))
const wholeTable = lazyValue(() => annexTable(ALL_LANGUAGES, [LIKE_IT, LIKE_IT_ABROAD]))

/** Letters stay where they are: what is found is marked in the text as it was written. */
export const foldedInPlace = (text: string): string =>
  text
    .replace(/[^ -~]/gu, (letter) => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length))
    .toLowerCase()

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
const SAYS_WITHOUT = /(?<![a-z])(?:(?:sin|senza|sans|sense|sem) glut[ei]ne?|gluten[ -]free)(?![a-z])/
const WHEATEN: ReadonlySet<string> = new Set(WHEATEN_PHRASES.split('|'))

/**
 * The words of Annex II in a text, the longest phrases first; what is like one («leche de coco», «nuez moscada») beats them.
 *
 * @param isUnknown - Whether the text is all that is known of a thing: then it is told by its words in every language.
 */
export function annexWordsIn(text: string, isUnknown = false): readonly AnnexWord[] {
  const plain = foldedInPlace(text)
  const { phrases, any, names: all } = isUnknown ? wholeTable() : spanishTable()
  const found = new Set(
    plain
      .match(any)
      ?.flatMap((phrase) => nameOfPhrase(all, phrase) ?? [])
      .map(allergenOfName),
  )
  if (found.size === 0) return []
  const read = blankedOut(plain, UNSAID)
  const isWithout = SAYS_WITHOUT.test(plain)
  return phrases
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
