import { denseComposition } from '../../science/composition.ts'
import type { Ingredient } from '../ingredient.ts'
import { blendRows, compositionWithWater, type RowShare, remadeRow, rowOfId } from './derive.ts'
import { flavouredSyrup, liqueurRow, maceratedRow, soberRow } from './drink-forms.ts'
import { caramelisedRow, nutAsIs, nutPaste, pralineRow, toastedNut } from './nut-forms.ts'
import { rootsOf } from './parse.ts'
import { isDangerousWord } from './residue.ts'
import {
  anyOfShelves,
  FRUIT_SHELVES,
  lowerFirst,
  type NameParts,
  NUT_SHELVES,
  partOnShelf,
  percentLabel,
  SUGARLESS_WORDS,
  sugarRow,
  withoutWords,
} from './said.ts'

/** What was done to a thing before it was bought: purée, juice, paste, candied, freeze-dried… and what that does to its row. */

interface Form {
  readonly words: string
  /** Takes words that nobody knows (honey of any flower): tried when nothing else has read the name. */
  readonly open?: true
  readonly make: (said: NameParts) => Ingredient | undefined
}

const sweetened = (row: Ingredient, share: number): Ingredient =>
  blendRows(row, `${row.name} con ${percentLabel(100 * share)} de azúcar`, [
    [1 - share, row],
    [share, sugarRow()],
  ])

/** Sugar of a purée by its figure: told as sugar up to 25 %, or as fruit from 80 % on. */
function sugarShare({ figures }: NameParts): number | undefined {
  for (const { value, unit } of figures) {
    if (unit === 'brix') continue
    if (unit === 'azúcar' || (value <= 25 && unit === undefined)) return value / 100
    if (value >= 80) return (100 - value) / 100
  }
  return undefined
}

const PUREE = rootsOf('puré')
const SWEET_WORDS = rootsOf('azucarado')

/** The fruit, with the sugar that it says; a maker's own purée where there is one and nothing is said. */
function puree(said: NameParts): Ingredient | undefined {
  const words = withoutWords(said.words, SWEET_WORDS)
  const fruit = partOnShelf({ ...said, words }, FRUIT_SHELVES)
  if (!fruit) return undefined
  const share = said.words.some((word) => SUGARLESS_WORDS.includes(word)) ? 0 : sugarShare(said)
  // Pulp is the fruit; a purée is what its maker sells under that name, where there is one.
  const own = said.form === PUREE[0] ? said.rowOf([...PUREE, ...withoutWords(words, SUGARLESS_WORDS)]) : undefined
  const bought = own?.category === 'pure_fruta' ? own : undefined
  if (share === undefined) return bought ?? (words.length === said.words.length ? fruit : sweetened(fruit, 0.1))
  if (bought && /10 %/.test(bought.name) && Math.abs(share - 0.1) < 0.005) return bought
  if (share === 0) return bought && !/%/.test(bought.name) ? bought : fruit
  return share <= 0.25 ? sweetened(fruit, share) : undefined
}

/** Fruit with a tenth of sugar, unless it says another share. */
function coulis(said: NameParts): Ingredient | undefined {
  if (sugarShare(said) !== undefined || said.words.some((word) => SUGARLESS_WORDS.includes(word))) return puree(said)
  const fruit = partOnShelf(said, FRUIT_SHELVES)
  return fruit && sweetened(fruit, 0.1)
}

const JUICE = rootsOf('zumo')
const juiceOf = (said: NameParts): Ingredient | undefined => {
  const juice = said.rowOf([...JUICE, ...said.words])
  return juice && FRUIT_SHELVES.has(juice.category) ? juice : partOnShelf(said, FRUIT_SHELVES)
}

/** °Brix of a concentrate that does not say it: 63, and 45 where the dry matter is acid. */
const CONCENTRATE = 63
const SOUR_CONCENTRATE = 45
const SOUR = /lim[ao]|yuzu|maracuya/
/** °Brix is what is dissolved: sugars, acids, minerals and protein; pulp is left behind. */
const DISSOLVED = [
  'protein',
  'sucrose',
  'glucose',
  'fructose',
  'galactose',
  'maltose',
  'otherSugars',
  'polyols',
  'organicAcids',
  'ash',
] as const
function solubleAt({ composition: of }: Ingredient, brix: number) {
  const now = DISSOLVED.reduce((sum, key) => sum + of[key], 0)
  const grown = Object.fromEntries(DISSOLVED.map((key) => [key, (of[key] * brix) / now]))
  return denseComposition({
    ...grown,
    water: 100 - brix,
    labelProtein: (of.labelProtein * brix) / now,
    salt: (of.salt * brix) / now,
  })
}

function concentrate(said: NameParts): Ingredient | undefined {
  const juice = juiceOf({ ...said, words: withoutWords(said.words, JUICE) })
  if (!juice) return undefined
  const brix =
    said.figures.find(({ value }) => value >= 20 && value <= 80)?.value ??
    (SOUR.test(juice.id) ? SOUR_CONCENTRATE : CONCENTRATE)
  return remadeRow(
    { ...juice, id: `${juice.id}_concentrado` },
    `${juice.name} concentrado a ${percentLabel(brix).replace(' %', ' °Brix')}`,
    solubleAt(juice, brix),
    `${brix} °Brix`,
  )
}

const POWDERED = rootsOf('polvo')
/** Dried: to 3 % of water when frozen first or ground, to 15 % as a fruit that is eaten, to 5 % as a vegetable. */
const dried =
  (water: number, vegetable: number, how: string) =>
  (said: NameParts): Ingredient | undefined => {
    const row = partOnShelf({ ...said, words: withoutWords(said.words, POWDERED) }, FRUIT_SHELVES)
    if (!row) return undefined
    const left = row.category === 'verdura' ? vegetable : water
    if (row.composition.water <= left) return row
    return remadeRow(
      {
        ...row,
        id: `${row.id}_seco`,
        category: 'fruta_seca',
        price: (row.price * (100 - left)) / (100 - row.composition.water),
      },
      `${row.name} ${how}`,
      compositionWithWater(row, left),
      `agua ${left} %`,
    )
  }

/** Drained from its syrup it has taken 7 points of sugar for as much water; from its own juice 2. */
const steeped =
  (points: number) =>
  (said: NameParts): Ingredient | undefined => {
    const fruit = partOnShelf(said, FRUIT_SHELVES)
    // What is boiled in syrup is sweet to the core: nobody knows how far.
    if (!fruit || fruit.category === 'verdura') return undefined
    const of = fruit.composition
    return remadeRow(
      fruit,
      `${fruit.name} ${points > 2 ? 'en almíbar' : 'en su jugo'}`,
      { ...of, sucrose: of.sucrose + points, water: of.water - points },
      `+${points} de azúcar`,
    )
  }

const CANDIED = anyOfShelves(['fruta', 'verdura', 'zumo', 'especia', 'fruta_seca'])
const ZESTS: Readonly<Record<string, string>> = {
  limon: 'ralladura_limon',
  zumo_limon: 'ralladura_limon',
  lima: 'ralladura_limon',
  yuzu_zumo: 'ralladura_limon',
  naranja: 'ralladura_naranja',
  mandarina: 'ralladura_naranja',
  pomelo: 'ralladura_naranja',
  bergamota: 'ralladura_naranja',
}

function zest(said: NameParts): Ingredient | undefined {
  const first = said.words.includes('y') ? said.words.slice(0, said.words.indexOf('y')) : said.words
  const fruit = said.rowOf(first)
  const id = fruit && ZESTS[fruit.id]
  return id === undefined ? undefined : rowOfId(id)
}

/** Fruit pastes for flavouring are syrups with fruit, never the fruit. */
const flavourPaste = (said: NameParts): Ingredient | undefined => {
  const fruit = partOnShelf(said, FRUIT_SHELVES)
  // A vegetable as a paste is ground, and has no sugar.
  if (fruit?.category === 'verdura') return undefined
  return fruit ? rowOfId('variegato_fruta') : nutPaste(said)
}

/** Honey of whatever flower; what is sold as honey and comes from no bee is another product. */
const NO_BEE = new Set(rootsOf('caña palma agave maíz arroz malta dátil vegano algarroba maple coco higo'))
const FLOWERS: ReadonlyMap<string, string> = new Map(
  [
    ['azahar', 'miel_azahar'],
    ['naranjo', 'miel_azahar'],
    ['romero', 'miel_romero'],
    ['acacia', 'miel_acacia'],
  ].map(([word = '', id = '']) => [rootsOf(word)[0] ?? '', id]),
)
function honey({ words }: NameParts): Ingredient | undefined {
  if (
    words.length === 0 ||
    words.length > 4 ||
    // «Miel con nueces» has them in it.
    words.some((word) => NO_BEE.has(word) || /^(?:sin|con) /.test(word) || word === 'y' || isDangerousWord(word))
  )
    return undefined
  const flower = words.map((word) => FLOWERS.get(word)).find(Boolean)
  return rowOfId(flower ?? 'miel')
}

/** An extract of these is a food with its allergens, not a flavouring. */
const FOODS = new Set(
  rootsOf('malta cebada trigo centeno avena soja levadura carne pescado marisco leche huevo cacahuete sésamo'),
)
const EXTRACT = rootsOf('extracto')[0]
const flavouring = ({ words, form }: NameParts): Ingredient | undefined => {
  if (words.length === 0 || words.length > 4) return undefined
  return form === EXTRACT && words.some((word) => FOODS.has(word)) ? undefined : rowOfId('aroma_liquido')
}
const colouring = ({ words }: NameParts): Ingredient | undefined =>
  words.length <= 4 ? rowOfId('colorante') : undefined
const jam = (said: NameParts): Ingredient | undefined => {
  const isSugarless = said.words.some((word) => SUGARLESS_WORDS.includes(word))
  const fruit = partOnShelf(said, CANDIED)
  if (!fruit) return undefined
  return rowOfId(isSugarless ? 'mermelada_sin_azucar' : 'mermelada')
}

/** Water that a gram has drunk, by row and by shelf; dry bread, grain and flour take somewhat more than their weight. */
const DRUNK: Readonly<Record<string, number>> = {
  chia: 6,
  lino: 1.5,
  ciruela_pasa: 0.5,
  fruta_seca: 0.6,
  fruto_seco: 0.3,
}
const DRUNK_BY_GRAIN = 1.22
const soaked = (said: NameParts): Ingredient | undefined => {
  const row = partOnShelf(said, anyOfShelves(['galleta', 'cereal', 'fruta_seca', 'semilla', 'harina', 'fruto_seco']))
  if (!row) return undefined
  const drunk = DRUNK[row.id] ?? DRUNK[row.category] ?? DRUNK_BY_GRAIN
  return blendRows(row, `${row.name} remojado`, [
    [1 / (1 + drunk), row],
    [drunk / (1 + drunk), rowOfId('agua')],
  ])
}

/** A dry grain or pulse drinks not quite twice its weight in the pot. */
const COOKED = 0.64
const cooked = (said: NameParts): Ingredient | undefined => {
  const row = partOnShelf(said, anyOfShelves(['cereal']))
  return (
    row &&
    blendRows({ ...row, id: `${row.id}_cocido` }, `${row.name} (cocido)`, [
      [1 - COOKED, row],
      [COOKED, rowOfId('agua')],
    ])
  )
}

/** Sweetened yogurt has 9 % of sugar. */
const YOGURT_SUGAR = 0.09
const sweetDairy = (said: NameParts): Ingredient | undefined => {
  const row = partOnShelf(said, anyOfShelves(['yogur', 'queso']))
  if (!row) return undefined
  const share = (said.figures.find(({ unit }) => unit === 'azúcar')?.value ?? 100 * YOGURT_SUGAR) / 100
  return blendRows(row, `${row.name} azucarado`, [
    [1 - share, row],
    [share, sugarRow()],
  ])
}

const YOGURT = rootsOf('yogur')
/** Yogurt with the taste of something, or with a fruit: sweetened, and with no more fruit than tells it. */
const flavouredYogurt = (said: NameParts): Ingredient | undefined => {
  if (!said.words.includes(YOGURT[0] ?? '')) return undefined
  const isTaste = (word: string): boolean => {
    const category = said.rowOf([word])?.category
    return category !== undefined && category !== 'yogur'
  }
  const words = said.words.filter((word) => !isTaste(word))
  if (words.length === said.words.length) return undefined
  const sweet = sweetDairy({ ...said, words })
  return sweet?.category === 'yogur'
    ? { ...sweet, id: `${sweet.id}_de_sabor`, name: `${sweet.name}, de sabor` }
    : undefined
}

/** Pre-ferments of another flour than wheat: the same share of it. */
const FLOURS: Readonly<Record<string, string>> = {
  centeno: 'harina_centeno_integral',
  espelta: 'harina_espelta',
  integral: 'harina_integral',
  sarraceno: 'harina_sarraceno',
  avena: 'harina_avena',
  kamut: 'harina_kamut',
  arroz: 'harina_arroz',
  cebada: 'harina_cebada',
  maiz: 'harina_maiz',
}
const flourRoots = new Map(Object.entries(FLOURS).map(([word, id]) => [rootsOf(word)[0] ?? '', id]))
function preferment(said: NameParts): Ingredient | undefined {
  const flour = said.words.map((word) => flourRoots.get(word)).find(Boolean)
  if (flour === undefined) return undefined
  const rest = said.words.filter(
    (word) => !flourRoots.has(word) && word !== rootsOf('harina')[0] && word !== rootsOf('trigo')[0],
  )
  const base = said.rowOf(rest)
  if (base?.category !== 'prefermento') return undefined
  const row = rowOfId(flour)
  // The water of the row is that of the flour and what was added: the share of flour follows from it.
  const dry = 100 - base.composition.water
  const share = dry / (100 - row.composition.water)
  const parts: readonly RowShare[] = [
    [share, row],
    [1 - share, rowOfId('agua')],
  ]
  const name = `${base.name} de ${lowerFirst(row.name)}`
  return share < 1 ? blendRows({ ...base, id: `${base.id}_de_${row.id}` }, name, parts) : undefined
}

/** Annex II of Regulation (EU) 1169/2011 lets fish gelatine go untold only as the carrier of a vitamin or of a colour. */
const ofFish = (said: NameParts): Ingredient | undefined => {
  const row = said.rowOf([...rootsOf('gelatina'), ...said.words])
  return row?.id === 'gelatina' ? { ...row, name: 'Gelatina de pescado', allergens: ['pescado'] } : undefined
}

const FORMS: readonly Form[] = [
  { words: 'gelatina pescado', make: ofFish },
  { words: 'sin alcohol', make: soberRow },
  { words: 'masa madre|poolish|biga|esponja|prefermento|masa vieja|masa fermentada', make: (said) => preferment(said) },
  { words: 'concentrado', make: concentrate },
  { words: 'liofilizado', make: dried(3, 3, 'liofilizado') },
  { words: 'deshidratado|seco|desecado', make: dried(15, 5, 'deshidratado') },
  {
    words: 'confitado|cristalizado',
    make: (said) => (partOnShelf(said, CANDIED) ? rowOfId('fruta_confitada') : undefined),
  },
  // «Almíbar de melocotón» is what the fruit lay in.
  { words: 'almíbar', make: (said) => (said.leads ? undefined : steeped(7)(said)) },
  { words: 'su jugo|propio zumo', make: steeped(2) },
  { words: 'macerado|borracho', make: maceratedRow },
  { words: 'remojado|hidratado|rehidratado', make: soaked },
  { words: 'cocido', make: cooked },
  { words: 'puré|pulpa', make: puree },
  { words: 'coulis', make: coulis },
  { words: 'zumo', make: juiceOf },
  { words: 'mermelada', make: jam },
  { words: 'ralladura', make: zest },
  { words: 'praliné', make: pralineRow },
  { words: 'caramelizado|garrapiñado|crocanti', make: caramelisedRow },
  { words: 'pasta|variegato', make: flavourPaste },
  { words: 'mantequilla', make: nutPaste },
  { words: 'polvo', make: (said) => nutAsIs(said) ?? dried(3, 3, 'en polvo')(said) },
  { words: 'harina|granillo|laminado|fileteado|molido|triturado|crudo', make: nutAsIs },
  {
    words: 'tostado|frito',
    make: (said) => {
      const nut = partOnShelf(said, NUT_SHELVES)
      return nut && toastedNut(nut)
    },
  },
  { words: 'miel', make: honey, open: true },
  { words: 'jarabe', make: flavouredSyrup },
  { words: 'licor', make: liqueurRow },
  { words: 'aroma|esencia|extracto|aceite esencial', make: flavouring, open: true },
  { words: 'colorante', make: colouring, open: true },
  { words: 'azucarado', make: sweetDairy },
  { words: 'sabor', make: flavouredYogurt },
]

const forms = FORMS.map(({ words, make, open }) => ({
  open: open === true,
  words: words.split('|').map((word) => (word === 'sin alcohol' ? [`sin ${rootsOf('alcohol')[0]}`] : rootsOf(word))),
  make,
}))
export const FORM_WORDS: readonly string[] = forms.flatMap(({ words }) => words.flat())

const [DOUGH = ''] = rootsOf('masa')
/** Forms that the name of the row keeps. */
const KEEP_THEIR_WORDS: ReadonlySet<string> = new Set([DOUGH, 'poolish', 'biga'])

/** The forms by their first word, each with its place in the list, since the first that answers wins. */
const byFirstWord = Map.groupBy(
  forms
    .flatMap(({ words, make, open }) => words.map((own) => ({ own, make, open })))
    .map((form, at) => ({ ...form, at })),
  ({ own }) => own[0] ?? '',
)

/** The row of a form: the form's words taken off, what is left looked up, and the operation done. */
export function rowOfForm(said: NameParts, open = false): Ingredient | undefined {
  const own = said.words
    .flatMap((word) => byFirstWord.get(word) ?? [])
    .filter((form) => form.open === open && form.own.every((word) => said.words.includes(word)))
    .sort((one, other) => one.at - other.at)
  for (const form of own) {
    const [first = ''] = form.own
    const words = KEEP_THEIR_WORDS.has(first) ? said.words : withoutWords(said.words, form.own)
    const row = form.make({ ...said, form: first, leads: said.words[0] === first, words })
    if (row) return row
  }
  return undefined
}
