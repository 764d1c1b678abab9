import type { Ingredient, LegalAllergen } from '../ingredient.ts'
import { cleanName } from './clean.ts'
import { bareWord, parseName, rootsOf } from './parse.ts'

/**
 * Allergens that the words of a name speak of (Regulation (EU) 1169/2011, Annex II). Of what is not read they are all that is known: they may be in
 * it, also where the name says that it is without.
 */
const SPEAK_OF: Readonly<Record<LegalAllergen, string>> = {
  gluten:
    'bechamel besamel croqueta empanada lasaña espagueti macarrón fideo cerveza rosquilla churro donut berlina polvorón mantecado wafer feuilletine oreo speculoos speculaas especulaas tarta pastel cookie streusel crumble biscuit sablé brisa filo choux profiterol panko pretzel torta coca roscón ensaimada buñuelo torrija panettone brioche picatoste nougatine tiramisú gluten trigo espelta centeno cebada avena kamut tritordeum malta malteada harina sémola pan galleta bizcocho gofre brownie magdalena croissant cruasán masa hojaldre pizza oblea barquillo cereal crujiente rebozado empanado cuscús seitán muesli granola panificable frumento froment farro bulgur',
  crustaceos:
    'marisco crustáceo gamba langostino cangrejo langosta camarón bogavante cigala nécora centollo percebe gambes gambero gamberi llagostí llagosta cranc granchio aragosta astice scampi crevette homard langoustine crabe shrimp prawn lobster crab crayfish krill',
  huevo:
    'alioli panettone brioche profiterol tiramisú curd macaron soletilla sabayón huevina ovoproducto tarta pastel bechamel rosquilla buñuelo torrija mahonesa merengada huevo yema clara merengue mayonesa catalana natilla flan tortilla hilado albúmina bizcocho magdalena brownie gofre maionesa maionese mayonnaise meringa meringue',
  pescado:
    'caviar lompo arenque pescado anchoa boquerón atún bacalao salmón surimi bonito sardina merluza trucha caballa jurel lubina lenguado rape anchova anxova anxoves acciuga acciughe anchois anchovy anchovies tonyina tonno thon tuna bacallà baccalà merluzzo morue cod lluç hake salmó salmone saumon sardine hareng herring trota truite trout peix pesce poisson fish pez',
  cacahuete: 'snickers cacahuete cacahuate maní',
  soja: 'nutella nocilla soja tofu edamame miso lecitina chocolate cobertura pascua kinder sucedáneo tempeh soybean',
  leche:
    'bechamel besamel batido cacaolat gelato ganache fudge tarta pastel tiramisú mascarpone ricotta parmesano mozzarella cheddar nutella nocilla panettone brioche croqueta merengada lácteos ghee dulcey leche lácteo lacteado nata queso yogur mantequilla requesón cuajada caseinato lactosa suero kéfir catalana natilla flan chocolate cobertura pascua kinder milka helado mousse toffee bombón brownie lactosérum siero',
  frutos_cascara:
    'nutella nocilla ferrero marzapán frangipane frangipán crocanti peladilla garrapiñada granillo gianduia guirlache nougat nougatine tiramisú amaretti macaron almendra avellana nuez pistacho anacardo pecana macadamia praliné gianduja turrón mazapán',
  apio: 'apio api apionabo sedano céleri celery celeriac',
  mostaza: 'mahonesa mostaza mostassa mostarda senape moutarde mustard',
  sesamo: 'halva hummus sésamo tahini ajonjolí semilla',
  sulfitos:
    'sulfito vino vinagre cava sidra mosto sulfits solfiti sulfite sulphite metabisulfito azufre sulfuroso solforoso solforosa sulfureux sulphur e220 e221 e222 e223 e224 e225 e226 e227 e228',
  altramuz: 'altramuz altramuces tramús tramussos lupin lupino lupini tarwi',
  moluscos:
    'marisco molusco mejillón calamar sepia almeja pulpo berberecho ostra vieira caracol chipirón zamburiña navaja musclo cozza cozze moule mussel cloïssa cloïsses vongola vongole palourde clam calamaro calamari calmar squid sípia seppia seiche cuttlefish pop polpo poulpe octopus ostrica huître oyster scallop capesante escargot cargol lumaca',
}

const byWord: ReadonlyMap<string, readonly LegalAllergen[]> = new Map(
  [
    ...Map.groupBy(
      (Object.keys(SPEAK_OF) as LegalAllergen[]).flatMap((allergen) =>
        SPEAK_OF[allergen].split(' ').flatMap((word) => rootsOf(word).map((root) => [root, allergen] as const)),
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
  const found = new Set(spoken.flatMap((word) => byWord.get(word) ?? []))
  return [...found].filter((one) => LITERAL.has(one) && !allergens.includes(one))
}

/** No word that speaks of one is shorter, but the number of a sulphite. */
const WORD = /\p{L}{3}|e[ -]?22\d/iu

export function allergensInName(name: string): readonly LegalAllergen[] {
  if (!WORD.test(name)) return []
  const { head, notes } = cleanName(name)
  const words = parseName([head, ...notes].join(' ')).words.map((word) => bareWord(word).replace(/^sin /, ''))
  return [...new Set(words.flatMap((word) => byWord.get(word) ?? []))]
}
