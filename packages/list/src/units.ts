import { listedWords } from './fold.ts'

/**
 * What stands behind a figure. `mass` in grams and `volume` in millilitres are definitions (SI; 16 ounces of
 * 453.59237 g to the pound, US customary volumes). Spoons and vessels are custom (15 and 5 ml of the metric spoon; the
 * rest as Spanish books use them). `old` weights differ from place to place, `trace` is what fingers take, `piece` is
 * counted.
 */
export type UnitKind = 'mass' | 'volume' | 'spoon' | 'vessel' | 'old' | 'trace' | 'piece'

export interface MeasureUnit {
  readonly id: string
  readonly kind: UnitKind
  /** Grams of a mass, an old weight or a trace; millilitres of the rest; how many a piece stands for. */
  readonly size: number
  /** Written decimals of these are never thousands: nobody weighs 1250 kg at a bench. */
  readonly large?: boolean
  /** English weights give way to grams on the same line. */
  readonly imperial?: boolean
}

const POUND_G = 453.592
const unit = (id: string, kind: UnitKind, size: number, words: string, more: Partial<MeasureUnit> = {}) => ({ unit: { id, kind, size, ...more }, words: listedWords(words) }) as const

/** Spellings are folded: no accents, no capitals, no full stop. */
const TABLE = [
  unit('g', 'mass', 1, 'g|gr|grs|gm|gms|grm|gramo|gramos|grams|gram|gramme|grammes|grms|grammi|grammo|gramm|grames|gramas'),
  unit('kg', 'mass', 1000, 'kg|kgs|kgr|kgrs|k|kilo|kilos|kilogramo|kilogramos|quilo|quilos|chilo|chili|kilogram|kilograms', {
    large: true,
  }),
  unit('mg', 'mass', 0.001, 'mg|mgs|miligramo|miligramos|milligram|milligrams'),
  unit('oz', 'mass', POUND_G / 16, 'oz|ozs|ounce|ounces', { imperial: true }),
  unit('lb', 'mass', POUND_G, 'lb|lbs|pound|pounds', { imperial: true }),
  unit('libra', 'old', 460, 'libra|libras|lliura|lliures'),
  unit('onza', 'old', 28.75, 'onza|onzas|unca|unces'),
  unit('arroba', 'old', 11_500, 'arroba|arrobas'),

  unit('l', 'volume', 1000, 'l|lt|lts|ltr|ltrs|litro|litros|litre|litres|liter|liters|litri', { large: true }),
  unit('dl', 'volume', 100, 'dl|decilitro|decilitros|decilitre|decilitres'),
  unit('cl', 'volume', 10, 'cl|centilitro|centilitros|centilitre|centilitres'),
  unit('ml', 'volume', 1, 'ml|mls|cc|c.c.|cm3|mililitro|mililitros|millilitre|millilitres|milliliter|milliliters|millilitri'),
  unit('fl oz', 'volume', 29.57, 'fl oz|fluid ounce|fluid ounces'),
  unit('pint', 'volume', 473, 'pint|pints|pinta|pintas'),
  unit('quart', 'volume', 946, 'qt|quarts'),

  unit(
    'cucharada',
    'spoon',
    15,
    [
      'cucharada|cucharadas|cucharada sopera|cucharadas soperas|cucharada grande|cucharadas grandes|cuchara|cucharas|cuchara sopera|cucharas soperas',
      'cda|cdas|cds|cucharon sopero|c/s|c.s.|c. s.|cs|tbsp|tbsps|tbs|tablespoon|tablespoons|T|EL|esloffel|cucchiaio|cucchiai',
      'c a soupe|c. a soupe|c.a.s.|cas|cuillere a soupe|cuilleres a soupe|cuilleree a soupe|cullerada|cullerades|cullerada sopera|cullerades soperes',
      'colher de sopa|colheres de sopa|goilarakada',
    ].join('|'),
  ),
  unit(
    'cucharadita',
    'spoon',
    5,
    [
      'cucharadita|cucharaditas|cucharadita de cafe|cucharaditas de cafe|cucharadita de te|cucharada de cafe|cucharadas de cafe|cucharilla|cucharillas|cucharada de postre|cucharadas de postre|cucharadita de postre',
      'cdta|cdtas|cdita|cditas|ctda|cta|c/c|c.c|c/p|tsp|tsps|teaspoon|teaspoons|t|TL|teeloffel|cucchiaino|cucchiaini',
      'c a cafe|c. a cafe|c.a.c.|cac|c a the|cuillere a cafe|cuilleres a cafe|cuillere a the|culleradeta|culleradetes|cullereta|culleretes|colher de cha|colheres de cha',
    ].join('|'),
  ),

  unit('taza', 'vessel', 250, 'taza|tazas|tassa|tasses|tasse|tazza|tazze|xicara|xicaras|tz|tzs'),
  unit('cup', 'vessel', 237, 'cup|cups'),
  unit('vaso', 'vessel', 200, 'vaso|vasos|got|gots|verre|verres|bicchiere|bicchieri|copo|copos|glass|glasses|vaso de agua|vasos de agua'),
  unit('vasito', 'vessel', 125, 'vasito|vasitos|vasito de yogur|vasitos de yogur|vaso de yogur|vasos de yogur|medida de yogur|medidas de yogur|yogurt pot|pot de yaourt'),
  unit('medida', 'vessel', 125, 'medida|medidas'),
  unit('jicara', 'vessel', 100, 'jicara|jicaras|cucharon|cucharones|cazo|cazos'),
  unit('copita', 'vessel', 50, 'copita|copitas|copa|copas|bicchierino|bicchierini'),
  unit('chupito', 'vessel', 40, 'chupito|chupitos|shot|shots'),
  unit('tapon', 'vessel', 5, 'tapon|tapones'),

  unit(
    'pizca',
    'trace',
    0.5,
    'pizca|pizcas|pzca|pizquita|pinch|pinches|polsim|polsims|pessic|pincee|pincees|pizzico|pizzichi|prise|prisen|pitada|pitadas|pellizco|pellizcos|pellizquito|presa|presas|pisca|piscas|punta de cuchillo|punta de sal',
  ),
  unit('chorrito', 'trace', 10, 'chorrito|chorritos|chorro|chorros|chorreton|chorretones|rajoli|splash|squeeze|dash|dashes|goccio|filet'),
  unit('gota', 'trace', 2, 'gota|gotas|drop|drops|gocce|gotes|gouttes'),
  unit('poco', 'trace', 5, 'poco|poquito|poc|pouco|pouquino|chisco|migalla|bocado|little|peu|bisschen|etwas'),

  unit('punado', 'piece', 1, 'punado|punados|punadito|handful|handfuls|grapat|grapats|manciata|poignee|poignees'),
  unit('nuez', 'piece', 1, 'nuez de|knob|noix de|noce di'),
  unit('unidad', 'piece', 1, 'u|ud|uds|und|unds|unid|unids|unidad|unidades|unitat|unitats|pieza|piezas|pza|pzas|pz|pzs|pc|pcs|piece|pieces|stuck|stk|unit|units|unita'),
  unit('docena', 'piece', 12, 'docena|docenas|dozen|dozens|dotzena|dotzenes|dozzina|douzaine|dz|doc'),
  unit('par', 'piece', 2, 'par|pares|parell|parells|paio|pair|pairs'),
  unit('hoja', 'piece', 1, 'hoja|hojas|hj|hjs|lamina|laminas|placa|placas|plancha|planchas|sheet|sheets|leaf|leaves|fulla|fulles|foglio|fogli|feuille|feuilles|blatt|folha|folhas'),
  unit('sobre', 'piece', 1, 'sobre|sobres|sobrecito|sobrecitos|sachet|sachets|sobret|sobrets|bustina|bustine|packchen|packet|packets|envelope|envelopes'),
  unit('cubo', 'piece', 1, 'cubo|cubos|dado|dados|cubito|cubitos|wurfel|cubetto|cubetti|cube|cubes|pastilla|pastillas|dau|daus'),
  unit('lata', 'piece', 1, 'lata|latas|llauna|llaunes|tin|tins|can|cans|dose|lattina|boite|boites'),
  unit('tarrina', 'piece', 1, 'tarrina|tarrinas|tarro|tarros|bote|botes|frasco|frascos|jar|jars|tub|tubs|pot|pots|terrina|terrinas|vasetto|vasetti|pote|potes'),
  unit(
    'paquete',
    'piece',
    1,
    'paquete|paquetes|paq|bolsa|bolsas|bolsita|bolsitas|caja|cajas|estuche|estuches|saco|sacos|pack|packs|package|packages|bag|bags|paquet|paquets|pacco|pacchetto|sac|garrafa|garrafas|cubeta|cubetas|manga|mangas|bidon|bidones|balde|baldes|tambor|fardo|fardos|malla|mallas|bandeja|bandejas|blister|blisters|doypack|bolson|pacote|pacotes|confezione|confezioni|sacchetto|sacchetti|beutel|packung|barquette|sachet de|cassetta|envase|envases|formato|formatos',
  ),
  unit('brik', 'piece', 1, 'brik|briks|brick|bricks|carton|cartones|botella|botellas|botellin|bottle|bottles|ampolla|ampolles'),
  unit('barra', 'piece', 1, 'barra|barras|barrita|barritas|stick|sticks|tableta|tabletas|rollo|rollos|panetto|panetti|plaquette'),
  unit('vaina', 'piece', 1, 'vaina|vainas|beina|beines|bean|beans|pod|pods|bacca|bacche|gousse|gousses|schote|fava|favas'),
  unit(
    'rama',
    'piece',
    1,
    'rama|ramas|ramita|ramitas|palo|palos|palito|palitos|stick of|branca|branques|canyo|canyons|stecca|stecche|baton|batons|brizna|briznas|hebra|hebras|pau|paus|pal|pals|stange|stangen|raja|rajas',
  ),
  unit(
    'tira',
    'piece',
    1,
    'tira|tiras|trozo|trozos|trocito|trocitos|pedazo|pedazos|strip|strips|tros|pezzo|morceau|rodaja|rodajas|rebanada|rebanadas|loncha|lonchas|gajo|gajos|diente|dientes|bola|bolas|onzas de chocolate|porcion|porciones|capsula|capsulas|terron|terrones|cascara|cascaras|racimo|racimos|hojita|hojitas',
  ),
] as const

/** Spellings whose capitals tell them apart: «1 T» is a tablespoon and «1 t» a teaspoon. */
const CASED: ReadonlySet<string> = new Set(['T', 't', 'EL', 'TL'])

const bySpelling: ReadonlyMap<string, MeasureUnit> = new Map(TABLE.flatMap(({ unit: one, words }) => words.map((word): [string, MeasureUnit] => [word, one])))

const unitOf = (id: string): MeasureUnit => {
  const found = TABLE.find(({ unit: one }) => one.id === id)
  if (!found) throw new Error(id)
  return found.unit
}

/** The unit that a word as written stands for; `folded` is the same word folded. */
export function measureUnitNamed(written: string, folded: string): MeasureUnit | undefined {
  if (CASED.has(written)) return bySpelling.get(written)
  if (CASED.has(folded) || CASED.has(folded.toUpperCase())) return undefined
  return bySpelling.get(folded)
}

/** Words in the longest spelling. */
export const LONGEST_UNIT = Math.max(...[...bySpelling.keys()].map((word) => word.split(' ').length))

export const GRAM_UNIT = unitOf('g')
export const KILO_UNIT = unitOf('kg')
/** Pieces that something else is sold in, so that their weight is the shop's, not nature's. */
export const PACKAGE_UNITS: ReadonlySet<string> = new Set(['sobre', 'cubo', 'lata', 'tarrina', 'paquete', 'brik', 'barra'])
