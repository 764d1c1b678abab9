import { findRow } from '@obrador/engine'
import { firstChoiceIn, foldText, listedWords } from './fold.ts'
import type { WeightGrade } from './reading.ts'

/**
 * What a volume of something weighs. Densities in g/ml at room temperature: A where a handbook states them to the second
 * digit, B trade habit (±5 %), C kitchen custom (±15–30 %). Spoons (level tablespoon and teaspoon) and vessels in grams
 * are custom throughout: C. Where a spoon or a vessel is not given, it is the density times its millilitres.
 */
export interface DenseSubstance {
  readonly label: string
  readonly density: number
  readonly grade: WeightGrade
  /** Grams of a level tablespoon and a level teaspoon. */
  readonly spoons?: readonly [number, number]
  /** Grams of a taza (250 ml), a US cup (237 ml), a vaso (200 ml) and the pot of a yogurt (125 ml). */
  readonly vessels?: Readonly<Partial<Record<'taza' | 'cup' | 'vaso' | 'vasito', number>>>
}

const row = (label: string, density: number, grade: WeightGrade, words: string, more: Pick<DenseSubstance, 'spoons' | 'vessels'> = {}) => ({
  substance: { label, density, grade, ...more } as DenseSubstance,
  words: listedWords(words),
})

const POWDER = { flour: 0.52, sugar: 0.84, cocoa: 0.4 } as const

/** Words are folded; the longest that a name contains decides. */
const TABLE = [
  row('agua', 1, 'A', 'agua|aigua|acqua|water|eau|wasser|agua mineral|hielo', { spoons: [15, 5], vessels: { taza: 250 } }),
  row('leche', 1.03, 'A', 'leche|llet|latte|milk|lait|milch|leite|buttermilk|suero de mantequilla|kefir|half and half', {
    spoons: [15, 5],
    vessels: { taza: 258, cup: 244, vaso: 206 },
  }),
  row('nata 35 %', 1, 'B', 'nata|crema de leche|panna|cream|creme|sahne|crema de llet|natas|creme liquide|creme fraiche|sour cream', {
    spoons: [15, 5],
    vessels: { taza: 250, cup: 237 },
  }),
  row('aceite', 0.92, 'A', 'aceite|oli|olio|oil|huile|ol|azeite|aove', { spoons: [14, 5], vessels: { taza: 230, vaso: 184, vasito: 115 } }),
  row('mantequilla fundida', 0.91, 'B', 'mantequilla|manteca|mantega|burro|butter|beurre|manteiga|margarina|margarine', {
    spoons: [14, 5],
    vessels: { cup: 227 },
  }),
  row('miel', 1.4, 'A', 'miel|mel|miele|honey|honig', { spoons: [21, 7] }),
  row('jarabe de glucosa', 1.4, 'B', 'glucosa|glucose|glucosio|azucar invertido|invertido|trimolina|melaza|molasses|melassa|corn syrup|golden syrup|treacle|black treacle|miel de cana', {
    spoons: [21, 7],
  }),
  row('ron', 0.95, 'A', 'ron|rum|conac|cognac|brandy|whisky|whiskey|bourbon|vodka|aguardiente|orujo|kirsch|ginebra|cachaca|rhum|grappa', { spoons: [14, 5] }),
  row('aguardiente de 60º', 0.91, 'A', 'alcohol 60|ron 60|kirsch 60'),
  row('licor dulce', 1.05, 'C', 'licor|liquor|liqueur|liquore|amaretto|cointreau|anis|anisette|mistela|oporto|limoncello|baileys'),
  row('yogur', 1.03, 'B', 'yogur|yogurt|iogurt|yaourt|joghurt|iogurte', { spoons: [15, 5] }),
  row('huevo', 1.03, 'B', 'huevo|huevos|egg|eggs|ou|ous|uova|uovo|oeufs|clara|claras|yema|yemas|egg whites|albumi|tuorli'),
  row('zumo', 1.04, 'B', 'zumo|jugo|suc|succo|juice|jus|saft|sumo', { spoons: [15, 5] }),
  row('puré', 1.05, 'B', 'pure|pulpa|puree|purea|polpa'),
  row('vino o café', 1, 'B', 'vino|vi|wine|vin|cafe|coffee|caffe|espresso|agua de azahar|azahar|cava|sidra|moscatel|te|infusion'),
  row('cerveza o vinagre', 1.01, 'B', 'cerveza|beer|birra|vinagre|vinegar|aceto|vinaigre|cervesa'),
  row('leche evaporada', 1.07, 'B', 'leche evaporada|evaporated milk|leche ideal'),
  row('leche condensada', 1.3, 'B', 'leche condensada|condensed milk|latte condensato|lait concentre|llet condensada|dulce de leche', { spoons: [20, 7] }),
  row('jarabe de arce', 1.32, 'B', 'arce|maple|sirope|jarabe de agave|agave', { spoons: [20, 7] }),
  row('almíbar', 1.26, 'B', 'almibar|jarabe|syrup|sciroppo|sirop'),
  row('leche de coco', 1, 'C', 'leche de coco|coconut milk|lait de coco|latte di cocco|crema de coco'),
  row('horchata', 1.05, 'C', 'horchata|orxata'),
  row('extracto de vainilla', 0.95, 'C', 'vainilla|extracto de vainilla|esencia|vanilla|vanilla extract|vaniglia|vanille|extracto|aroma', { spoons: [14, 5] }),
  row('harina', POWDER.flour, 'C', 'harina|farina|flour|farine|mehl|weizenmehl|maicena|fecula|almidon|cornstarch|cornflour|amido|semola|starch|farinha', {
    spoons: [8, 3],
    vessels: { taza: 130, cup: 125, vaso: 105, vasito: 65 },
  }),
  row(
    'azúcar glas',
    0.48,
    'C',
    'azucar glas|azucar glass|azucar impalpable|azucar pulverizado|azucar en polvo|icing sugar|powdered sugar|confectioners sugar|zucchero a velo|sucre glace|sucre llustre|puderzucker',
    {
      spoons: [8, 3],
      vessels: { cup: 120, taza: 125 },
    },
  ),
  row('azúcar', POWDER.sugar, 'C', 'azucar|sucre|zucchero|sugar|zucker|acucar|panela|piloncillo', {
    spoons: [12, 4],
    vessels: { taza: 210, cup: 200, vaso: 170, vasito: 105 },
  }),
  row('azúcar moreno', 0.9, 'C', 'azucar moreno|azucar morena|brown sugar|zucchero di canna|sucre roux|muscovado', {
    spoons: [12, 4],
    vessels: { taza: 215, cup: 215 },
  }),
  row('cacao en polvo', POWDER.cocoa, 'C', 'cacao|cacau|cocoa|kakao', { spoons: [7, 2], vessels: { taza: 90, cup: 85 } }),
  row('pepitas de chocolate', 0.72, 'C', 'chips|pepitas|chocolate|xocolata|cioccolato|chocolat', { spoons: [11, 4], vessels: { taza: 180, cup: 170 } }),
  row('sal', 1.2, 'C', 'sal|sale|salt|sel|salz', { spoons: [18, 6] }),
  row(
    'levadura química',
    0.8,
    'C',
    'levadura quimica|impulsor|royal|baking powder|polvo de hornear|polvo para hornear|polvos de hornear|levure chimique|lievito per dolci|backpulver|gasificante|fermento em po|llevat quimic',
    {
      spoons: [12, 4],
    },
  ),
  row('bicarbonato', 0.93, 'C', 'bicarbonato|baking soda|bicarbonate|natron|bicarbonat', { spoons: [14, 5] }),
  row('canela', 0.5, 'C', 'canela|canyella|cannella|cinnamon|cannelle|zimt|jengibre|nuez moscada|especias|curcuma|pimenton', { spoons: [8, 2.5] }),
  row(
    'levadura seca',
    0.6,
    'C',
    'levadura seca|levadura|levadura instantanea|yeast|lievito|levure|hefe|xantana|goma xantana|gelatina|gelatin|gelatine|pectina|pectin|malta|extracto de malta|malt|malz|malto|sesamo|ajonjoli|sesame|llevat|psyllium|agar',
    {
      spoons: [9, 3],
    },
  ),
  row(
    'almendra molida',
    0.4,
    'C',
    'almendra molida|almendra en polvo|harina de almendra|almond flour|ground almonds|farina di mandorle|poudre d amandes|matalahuva|matalahuga|anis en grano|ralladura|zest|scorza|zeste|pell',
    {
      spoons: [6, 2],
      vessels: { taza: 100, cup: 96 },
    },
  ),
  row('leche en polvo', 0.53, 'C', 'leche en polvo|milk powder|latte in polvere|lait en poudre|llet en pols', { spoons: [8, 3], vessels: { taza: 120, cup: 120 } }),
  row('mermelada', 1.33, 'C', 'mermelada|confitura|jam|marmellata|confiture|melmelada|compota|crema de avellanas|nutella|praline|pasta de', { spoons: [20, 7] }),
  row('coco rallado', 0.35, 'C', 'coco rallado|coco|coconut|cocco', { spoons: [5, 2], vessels: { taza: 80, cup: 80 } }),
  row('café soluble', 0.2, 'C', 'cafe soluble|cafe instantaneo|instant coffee|nescafe|caffe solubile', { spoons: [3, 1] }),
  row('avena', 0.38, 'C', 'avena|oats|copos de avena|fiocchi d avena', { spoons: [6, 2], vessels: { taza: 95, cup: 90 } }),
  row('frutos secos', 0.5, 'C', 'nueces|almendra|almendras|avellanas|pistachos|pecans|walnuts|nuts|pasas|raisins|noci|nous|arandanos', {
    spoons: [9, 3],
    vessels: { taza: 125, cup: 120 },
  }),
  row('arroz', 0.85, 'C', 'arroz|rice|riso|arros', { spoons: [13, 4], vessels: { taza: 200, cup: 190 } }),
]

/** What a row of the catalogue is poured as, by its shelf, when its name says nothing. */
const BY_CATEGORY: Readonly<Record<string, string>> = {
  harina: 'harina',
  almidon: 'harina',
  azucar: 'azúcar',
  leche: 'leche',
  nata: 'nata 35 %',
  miel: 'miel',
  jarabe: 'jarabe de glucosa',
  licor: 'licor dulce',
  mantequilla: 'mantequilla fundida',
  especia: 'canela',
  cacao: 'cacao en polvo',
  leche_polvo: 'leche en polvo',
  confitura: 'mermelada',
  estabilizante: 'levadura seca',
  bebida_vegetal: 'leche',
  agua: 'agua',
}

const spellings = TABLE.flatMap(({ substance, words }) => words.map((word) => ({ word, substance })))
  .toSorted((a, b) => b.word.length - a.word.length)
  .map((spelling, rank) => ({ ...spelling, rank }))
const firstWord = (text: string): string => text.split(' ', 1)[0] ?? ''
const byFirstWord: ReadonlyMap<string, typeof spellings> = Map.groupBy(spellings, ({ word }) => firstWord(word))

export const substanceWordsOf = (name: string): string =>
  ` ${foldText(firstChoiceIn(name))
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `

/** What something is poured like, if that is known. */
export function substanceOfName(name: string): DenseSubstance | undefined {
  const words = substanceWordsOf(name)
  const [named] = words
    .split(' ')
    .flatMap((word) => byFirstWord.get(word) ?? [])
    .filter(({ word }) => words.includes(` ${word} `))
    .toSorted((a, b) => a.rank - b.rank)
  if (named) return named.substance
  const shelf = BY_CATEGORY[findRow(name)?.category ?? '']
  return TABLE.find(({ substance }) => substance.label === shelf)?.substance
}
