import { listedWords } from './fold.ts'
import type { WeightGrade } from './reading.ts'

/** What one of something weighs, in grams: edible part. */
export interface CountedPiece {
  readonly label: string
  readonly grams: number
  readonly grade: WeightGrade
}

/**
 * EU egg classes by weight with shell (S < 53 ≤ M < 63 ≤ L < 73 ≤ XL, Delegated Regulation (EU) 2023/2465) less a tenth
 * of shell and membrane; a US large egg is 50 g without (USDA). B: each class is 10 g wide.
 */
export const EGG_SIZES: readonly (readonly [string, number, RegExp])[] = [
  ['XL', 67, /\b(?:xl|extra ?grandes?|extra large|jumbo)\b/],
  ['L', 60, /\b(?:l|grandes?|grossos|gross[ei]|grandi|gros)\b/],
  ['S', 43, /\b(?:s|pequen[oa]s?|chic[oa]s?|petits?|piccol[ei]|small|klein)\b/],
  ['M', 50, /\b(?:m|median[oa]s?|mitjans|medi[ei]|moyens|medium|large)\b/],
]

const piece = (words: string, label: string, grams: number, grade: WeightGrade = 'C') => ({
  words: listedWords(words),
  piece: { label, grams, grade },
})

/** Things that are counted when no unit is said. Names begin with one of these words (English ones may end with it). */
export const COUNTED_PIECES = [
  piece('huevo|huevos|ou|ous|uovo|uova|egg|eggs|oeuf|oeufs|ei|eier|ovo|ovos|huevo entero|huevos enteros|huevos camperos', 'huevo sin cáscara (talla M supuesta)', 50, 'B'),
  piece('yema|yemas|rovell|rovells|tuorlo|tuorli|egg yolk|egg yolks|yolk|yolks|jaune|jaunes|eigelb|gema|gemas', 'yema (huevo M)', 20, 'B'),
  piece('clara|claras|clares|albume|albumi|egg white|egg whites|blanc|blancs|eiweiss', 'clara (huevo M)', 30, 'B'),
  piece('yogur|yogures|yogurt|yogurts|iogurt|iogurts|yaourt|yaourts', 'yogur (tarrina)', 125, 'B'),
  piece('vaina de vainilla|vainas de vainilla|vaina|vainas|vanilla bean|vanilla beans|vanilla pod|vanilla pods|gousse de vanille|beina|bacca|bacche', 'vaina de vainilla entera', 3),
  piece('hoja de gelatina|hojas de gelatina|hojas gelatina|colas de pescado|hoja|hojas', 'hoja de gelatina', 2, 'B'),
  piece('oblea|obleas|neula|neules', 'oblea', 4),
  piece('limon|limones|llimona|llimones|limone|limoni|lemon|lemons|citron|citrons', 'limón entero', 120),
  piece('naranja|naranjas|taronja|taronges|arancia|arance|orange|oranges|laranja', 'naranja entera', 200),
  piece('lima|limas|lime|limes', 'lima entera', 65),
  piece('manzana|manzanas|poma|pomes|mela|mele|apple|apples|pomme|pommes', 'manzana pelada y sin corazón', 150),
  piece('pera|peras|peres|pear|pears|poire|poires', 'pera pelada y sin corazón', 150),
  piece('platano|platanos|banana|bananas|banane|banano|bananos', 'plátano pelado', 120),
  piece('bizcochos de soletilla|bizcocho de soletilla|soletilla|soletillas|savoiardi|savoiardo|melindros|lady fingers|ladyfingers', 'bizcocho de soletilla', 8),
  piece('bizcocho|bizcochos|magdalena|magdalenas|sobao|sobaos|cruasan|croissants|tartaleta|tartaletas', 'bizcocho', 8),
  piece('galleta|galletas|galletas maria|maria|marias|biscotti|cookies|galetes', 'galleta María', 6),
  piece('zanahoria|zanahorias|carrot|carrots|pastanaga|pastanagues|carota|carote', 'zanahoria pelada', 80),
  piece('mazorca|mazorcas|elote|elotes|choclo|choclos', 'mazorca desgranada', 100),
  piece('datil|datiles|date|dates|higo seco|higos secos|dried figs|ciruela pasa|ciruelas pasas|ciruela seca|ciruelas secas|prunes|orejon|orejones', 'fruta seca', 10),
  piece('pasas', 'pasa', 0.5),
  // Edible parts of a medium one, by the household measures of USDA FoodData Central (SR Legacy).
  piece('fresas|fresones|frutillas|strawberries|fragole', 'fresa', 12),
  piece('cereza|cerezas|guinda|guindas|cherry|cherries|ciliegia|ciliegie', 'cereza sin hueso', 8),
  piece('frambuesas|raspberries|lamponi', 'frambuesa', 2),
  piece('uvas|grapes|acini', 'grano de uva', 5),
  piece('albaricoque|albaricoques|apricot|apricots|albicocca|albicocche', 'albaricoque sin hueso', 35),
  piece('ciruela|ciruelas|plum|plums|susina|susine', 'ciruela sin hueso', 66),
  piece('higo|higos|fig|figs|fico|fichi', 'higo fresco', 50),
  piece('kiwi|kiwis', 'kiwi pelado', 70),
  piece('fruta de la pasion|frutas de la pasion|maracuya|maracuyas|passion fruit', 'pulpa de un maracuyá', 18),
  piece('mango|mangos', 'mango pelado y sin hueso', 335),
  piece('pina|pinas|pineapple|ananas', 'piña pelada y sin corazón', 900),
  piece('melon|melones', 'melón pelado y sin pepitas', 550),
  piece('melocoton|melocotones|aguacate|aguacates|calabacin|calabacines|boniato|boniatos|patata|patatas|tomate|tomates|cebolla|cebollas', 'pieza de fruta o verdura', 150),
  piece('rama de canela|ramas de canela|palo de canela|cinnamon stick|cinnamon sticks', 'rama de canela', 3),
  piece('bombon|bombones|nube|nubes|marshmallows|clavo|clavos|cardamomo|anis estrellado|estrella de anis', 'pieza pequeña', 5),
]

const countedWords: ReadonlySet<string> = new Set(COUNTED_PIECES.flatMap(({ words }) => words))
/** A word for things that are counted: behind «un», it makes a number of the article. */
export const isCountedWord = (word: string): boolean => countedWords.has(word)

/** Parts of a citrus fruit, by fruit: lemon, orange, lime. Counted by the fruit. */
export const CITRUS_PARTS: readonly { readonly part: RegExp; readonly label: string; readonly grams: readonly [number, number, number] }[] = [
  { part: /\b(?:zumos?|jugos?|suc|succo|juice|jus|saft|sumo)\b/, label: 'zumo', grams: [45, 80, 25] },
  { part: /\b(?:ralladuras?|rayadura|ratlladura|raspadura|zests?|zeste|scorza|raspa)\b/, label: 'ralladura', grams: [5, 8, 3] },
  { part: /\b(?:piel|pieles|cortezas?|pell|peel|cascaras?|monda)\b/, label: 'piel', grams: [20, 20, 20] },
]
export const CITRUS_FRUITS: readonly (readonly [string, RegExp])[] = [
  ['limón', /\b(?:limon\w*|llimon\w*|lemons?|citrons?)\b/],
  ['naranja', /\b(?:naranjas?|taronj\w*|arance?i?a?|oranges?|laranjas?)\b/],
  ['lima', /\b(?:limas?|limes?)\b/],
]

/** What a counted measure of something weighs: measure (an id of units.ts), what it holds, grams. The first that fits. */
export const COUNTED_MEASURES: readonly (readonly [string, RegExp, string, number, WeightGrade])[] = [
  ['hoja', /gelatina|gelatin|cola de pescado|colla di pesce/, 'hoja de gelatina', 2, 'B'],
  ['hoja', /filo|brick|phyllo/, 'hoja de masa filo', 25, 'C'],
  ['hoja', /hojaldre|pasta full|pastry/, 'lámina de hojaldre', 230, 'C'],
  ['hoja', /menta|hierbabuena|albahaca|mint/, 'hoja de hierba', 0.3, 'C'],
  ['hoja', /oblea/, 'oblea', 4, 'C'],
  ['sobre', /gelatina|gelatin/, 'sobre de gelatina en polvo', 10, 'B'],
  ['sobre', /cuajada/, 'sobre de cuajada', 12, 'C'],
  ['sobre', /(?:azucar|sucre|zucchero|sugar|zucker).*(?:vain|vani)|vanill/, 'sobre de azúcar vainillado', 8, 'B'],
  ['sobre', /(?:levadura|levure|lievito|yeast|hefe|llevat).*(?:sec[oa]|panader|liofil|boulang|birra|dry|instant)|dry yeast|yeast/, 'sobre de levadura seca', 5.5, 'B'],
  ['sobre', /levadura|royal|impulsor|fermento|baking powder|lievito|levure|backpulver|llevat|gasificante/, 'sobre de levadura química', 16, 'B'],
  ['sobre', /cafe/, 'sobre de café soluble', 2, 'C'],
  ['sobre', /azafran/, 'sobre de azafrán', 0.1, 'C'],
  ['cubo', /levadura|lievito|hefe|levure|yeast|llevat/, 'cubo de levadura fresca (en Europa)', 42, 'B'],
  ['barra', /mantequilla|butter|manteca|margarina/, 'stick de mantequilla (4 oz)', 113, 'C'],
  ['lata', /condensada|condensed|condensato/, 'lata pequeña de leche condensada', 370, 'C'],
  ['lata', /evaporada|evaporated/, 'lata de leche evaporada', 410, 'C'],
  ['lata', /coco/, 'lata de leche de coco', 400, 'C'],
  ['tarrina', /mascarpone|queso|ricotta|requeson|cheese/, 'tarrina de queso', 250, 'B'],
  ['tarrina', /evaporada/, 'bote de leche evaporada', 410, 'C'],
  ['tarrina', /condensada/, 'bote de leche condensada', 370, 'C'],
  ['tarrina', /yogur|yogurt|iogurt/, 'yogur (tarrina)', 125, 'B'],
  ['brik', /nata|cream|crema/, 'brik de nata', 200, 'C'],
  ['brik', /leche|llet|milk/, 'brik de leche', 1030, 'C'],
  ['paquete', /levadura/, 'paquete de levadura', 16, 'C'],
  ['paquete', /mantequilla|butter/, 'paquete de mantequilla', 250, 'C'],
  ['paquete', /harina|farina|azucar|sucre|sal\b/, 'paquete de un kilo', 1000, 'C'],
  ['unidad', /^vainilla/, 'vaina de vainilla entera', 3, 'C'],
  ['vaina', /./, 'vaina de vainilla entera', 3, 'C'],
  ['rama', /./, 'rama de canela', 3, 'C'],
  ['tira', /piel|corteza|cascara|peel|pell|scorza|limon|naranja/, 'tira de piel (la de medio cítrico)', 10, 'C'],
  ['punado', /./, 'puñado', 30, 'C'],
  ['nuez', /./, 'nuez de mantequilla', 15, 'C'],
]
