import { describe, expect, test } from 'vitest'
import { likelyAllergens } from '../src/catalogue/flags.ts'
import { grammarNames } from '../src/catalogue/reading/grammar.ts'
import { allCrafts, type LegalAllergen } from '../src/index.ts'

/**
 * Annex II of Regulation (EU) 1169/2011, as Spain, America, Catalonia, Italy, France and England say it: whatever else is known of such a name, its
 * allergen is told. It is read with it, or it is asked about and told that it may hold it; it is never read as a food that has it not.
 */
const ANNEX: Partial<Record<LegalAllergen, string>> = {
  gluten:
    'trigo|centeno|cebada|avena|espelta|kamut|malta|cuscús|sémola de trigo|harina de trigo|pan rallado|seitán|bulgur|blat|sègol|ordi|civada|espelta|cuscús|frumento|grano duro|segale|orzo|avena|farro|malto|semola|blé|froment|seigle|orge|avoine|épeautre|malt|couscous|semoule de blé|wheat|rye|barley|oats|oat flour|spelt|barley malt',
  crustaceos:
    'gamba|gambas|langostino|langostinos|cangrejo|camarón|camarones|langosta|bogavante|cigala|nécora|marisco|gambes|llagostí|cranc|llagosta|gambero|gamberi|granchio|aragosta|scampi|crevette|crevettes|crabe|homard|langoustine|shrimp|shrimps|prawn|prawns|crab|lobster|crayfish|krill',
  huevo:
    'huevo|huevos|yema|clara|merengue|mayonesa|mahonesa|huevo de cáscara|ou|ous|rovell|clara d’ou|maionesa|uovo|uova|tuorlo|albume|maionese|meringa|œuf|oeufs|jaune d’œuf|blanc d’œuf|mayonnaise|meringue|egg|eggs|egg yolk|egg white',
  pescado:
    'anchoa|boquerón|boquerones|atún|bacalao|salmón|sardina|merluza|trucha|arenque|cola de pescado|surimi|pescado|anxova|anxoves|tonyina|bacallà|salmó|sardines|lluç|peix|acciuga|acciughe|tonno|merluzzo|baccalà|salmone|sardine|pesce|colla di pesce|anchois|thon|morue|saumon|hareng|poisson|anchovy|anchovies|tuna|cod|salmon|herring|fish|fish gelatin',
  cacahuete:
    'cacahuete|cacahuetes|maní|cacahuate|crema de cacahuete|mantequilla de cacahuete|cacauet|cacauets|arachide|arachidi|burro di arachidi|cacahuète|cacahuètes|beurre de cacahuète|peanut|peanuts|peanut butter|peanut flour|harina de cacahuete',
  soja: 'soja|edamame|tofu|miso|lecitina de soja|salsa de soja|bebida de soja|soia|lecitina di soia|latte di soia|lait de soja|lécithine de soja|sauce soja|soy|soya|soy milk|soy lecithin|soy sauce|soybeans|tempeh',
  leche:
    'leche|suero|suero de leche|caseína|caseinato|ghee|cuajada|nata|mantequilla|queso|yogur|requesón|lactosa|llet|mantega|formatge|iogurt|mató|latte|burro|panna|formaggio|ricotta|siero di latte|lait|beurre|crème|fromage|yaourt|lactosérum|milk|butter|cream|cheese|yogurt|whey|buttermilk|casein',
  frutos_cascara:
    'almendra|avellana|nuez|pistacho|anacardo|pecana|macadamia|nuez de Brasil|aceite de nuez|aceite de avellana|aceite de almendra|frutos secos|mazapán|praliné|turrón|ametlla|ametlles|avellanes|nous|festuc|anacard|oli de nou|mandorla|mandorle|nocciola|nocciole|noci|pistacchi|anacardi|olio di noci|olio di nocciole|amande|amandes|noisette|noisettes|noix|pistache|noix de cajou|noix de pécan|huile de noix|huile de noisette|almond|almonds|hazelnut|hazelnuts|walnut|walnuts|pistachio|cashew|cashews|pecan|walnut oil|almond oil',
  apio: 'apio|sal de apio|semilla de apio|apionabo|api|sal d’api|sedano|sale di sedano|sedano rapa|céleri|celeri|sel de céleri|celery|celery salt|celeriac',
  mostaza:
    'mostaza|mostaza de Dijon|mostaza en grano|semilla de mostaza|mostassa|mostarda|senape|semi di senape|moutarde|graines de moutarde|mustard|mustard seeds|mustard powder',
  sesamo:
    'sésamo|tahini|tahín|ajonjolí|aceite de sésamo|halva|hummus|sèsam|sesamo|semi di sesamo|sésame|graines de sésame|huile de sésame|sesame|sesame seeds|sesame oil',
  sulfitos:
    'sulfitos|dióxido de azufre|anhídrido sulfuroso|metabisulfito|metabisulfito sódico|E220|E 223|E-224|E228|orejones|sulfits|solfiti|anidride solforosa|sulfites|anhydride sulfureux|sulphites|sulphur dioxide|vino blanco',
  altramuz:
    'altramuz|altramuces|harina de altramuz|lupino|tramús|tramussos|farina de tramús|lupini|farina di lupini|lupin|farine de lupin|lupins|lupin flour|chocho de altramuz|tarwi',
  moluscos:
    'mejillón|mejillones|calamar|calamares|tinta de calamar|pulpo|sepia|tinta de sepia|almeja|almejas|berberecho|ostra|vieira|caracol|musclo|musclos|pop|sípia|tinta de sípia|cloïsses|cozza|cozze|vongole|calamari|polpo|seppia|nero di seppia|moule|moules|calmar|poulpe|seiche|encre de seiche|huître|palourdes|escargot|mussel|mussels|clams|squid|octopus|cuttlefish|squid ink|oyster|scallops',
}

const FORMS: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => `${word} fresco`,
  (word) => `${word} troceado`,
  (word) => `${word} picada`,
  (word) => `${word} haché`,
  (word) => `${word} tritato`,
  (word) => `${word} trossejat`,
  (word) => `chopped ${word}`,
]

/** What is wrong with how a name is read, if anything. */
function allergenLost(name: string, allergen: LegalAllergen): string[] {
  const found = allCrafts.pasteleria.nameRead(name)
  if (!found) return grammarNames.mayHold(name).includes(allergen) ? [] : [`${name}: nothing told`]
  const { ingredient, open } = found
  // Gelatine that is called by a fish is most often of pork: its row says that only its maker knows.
  const isTold =
    ingredient.allergens.includes(allergen) ||
    open?.mayBring.includes(allergen) ||
    likelyAllergens(ingredient).includes(allergen)
  return isTold ? [] : [`${name}: ${found.ingredient.id}`]
}

describe('a word of annex II tells its allergen in every form', () => {
  test.each(Object.entries(ANNEX) as [LegalAllergen, string][])('%s', (allergen, words) => {
    const names = words.split('|').flatMap((word) => FORMS.map((form) => form(word)))
    expect(names.flatMap((name) => allergenLost(name, allergen))).toStrictEqual([])
  })
})

test('a flavouring of a nut tells the nut, and a pulp is no octopus', () => {
  const mayBring = (name: string) => allCrafts.pasteleria.nameRead(name)?.open?.mayBring ?? []
  expect(mayBring('esencia de almendra amarga')).toEqual(['frutos_cascara'])
  for (const name of ['pulpa de mango', 'semillas de lino dorado', 'oblea para turrón'])
    expect(mayBring(name), name).toEqual([])
  expect(grammarNames.mayHold('pulpa de borojó')).toEqual([])
})
