import { firstChoiceIn, foldText } from '../fold.ts'
import type { FigureCondition, ListFigure } from './product.ts'

/**
 * What an ingredient is, by the words of its name, as far as it tells products apart; the first that fits. The composition of the catalogue
 * is not asked: a list is to be recognised before its names are sure, in any of the languages it comes in.
 */
const KINDS: readonly (readonly [kind: string, says: RegExp])[] = [
  ['rye', /centeno|\brye\b|segale|seigle/],
  [
    'groundNut',
    /(?:almendra|avellana|nuez|pistacho|mandorl\w+|ametlla).*(?:molida|molido|en polvo|polvo|harina|farina)|(?:harina|polvo|farina) d\w* ?(?:almendra|avellana|mandorl\w+)|poudre d.amande|almond (?:flour|meal)|ground almond|tpt\b/,
  ],
  ['starch', /maicena|maizena|almidon|fecula|corn ?starch|cornflour|amido|polvo de crema|polvos? de natilla|poudre a creme/],
  ['freeFlour', /harina (?:de )?(?:arroz|maiz|garbanzo|sarraceno|tapioca|sorgo|quinoa)|psyllium|rice flour/],
  ['flour', /^(?:trigo|espelta|kamut|candeal|xeixa)\b|harina|\bh\. ?(?:de )?(?:trigo|fuerza|floja|panadera|espelta|integral)|^har\b|farina|flour|farine|semola|\bmehl\b|harlna/],
  ['sourdough', /masa madre|\bm\. ?madre|massa mare|levain|lievito madre|licoli|sourdough|starter|\bbiga\b|poolish|prefermento|\bpie\b|esponja/],
  ['leavening', /impuls|levadura quimica|levadura en polvo|\broyal\b|bicarbonat|baking (?:powder|soda)|polvo de hornear|gasificante|levure chimique|lievito per dolci|soda/],
  ['yeast', /levadura|lievito|yeast|levure|\bhefe\b|llevat|\blev\b|fermento/],
  ['cocoaButter', /(?:manteca|mantega|burro|beurre|butter) (?:de |di )?cacao|cocoa butter/],
  ['cocoaBean', /\bnibs?\b|habas? de cacao|granos? de cacao|cocoa (?:beans?|nibs?)/],
  ['cocoaMass', /(?:pasta|licor|masa|massa|pate) (?:de |di )?cacao|cocoa (?:mass|liquor)/],
  ['chips', /pepitas|\bchips?\b|gotas de chocolate|avena|oats/],
  ['whiteChocolate', /(?:cobertura|chocolat\w*|couverture|cioccolato|xocolata).*(?:blanc|bianc|white)|white choc|\bivoire\b|\bopalys\b/],
  ['milkChocolate', /(?:cobertura|chocolate|couverture|cioccolato|chocolat|xocolata).*(?:leche|lait|milk|latte|llet)|milk choc/],
  ['chocolate', /cobertura|chocolat|couverture|cioccolato|xocolata|\bchoco\b|copertura/],
  ['cocoaPowder', /cacao|cocoa/],
  ['praline', /pralin|gianduj|gianduia/],
  ['wafer', /barquillo|feuill?[ae]ntine|feuilletine|paillete/],
  ['milkPowder', /(?:leche|llet) (?:\w+ )?(?:en )?(?:polvo|pols)|\blpd\b|\blpe\b|\blep\b|milk powder|(?:skim|dry|dried|powdered) milk|nonfat dry|latte .*polvere|lait .*poudre|suero/],
  ['condensed', /condensad|condensed|concentre sucre|evaporada/],
  ['caramelised', /dulce de leche|arequipe|cajeta/],
  ['plant', /(?:leche|crema|bebida|milk|aceite|oil|grasa|pasta|pulpa|nata) (?:\w+ )?(?:de )?coco|coconut|(?:leche|bebida) (?:de )?(?:almendra|soja|avena|arroz)|horchata|\bsoja\b/],
  ['mascarpone', /mascarpone/],
  ['cheese', /queso|cheese|ricotta|requeson|philadelphia|mato\b|quark/],
  ['yogurt', /yogur|iogurt|yaourt|kefir/],
  ['butter', /mantequilla|\bbutter\b|beurre|\bburro\b|mantega|margarina|manteiga/],
  ['cream', /\bnatas?\b|crema de leche|\bpanna\b|cream\b|\bcreme\b|\bcrema (?:3\d|18|de leche|liquida)/],
  ['milk', /leche|\bllet\b|\blatte\b|\bmilk\b|\blait\b|\bmilch\b|leite/],
  ['lard', /manteca|\blard\b|\bsaim\b|saindoux|strutto/],
  ['oil', /aceite|\boil\b|\bolio\b|huile|\boli\b|\baove\b/],
  ['yolk', /yema|yolk|tuorl|jaunes?\b|rovell/],
  ['white', /\bclaras?\b|egg white|albumin|album[ei]|blancs? d|\bwhites\b|merengue en polvo/],
  ['wholeEgg', /huev|\beggs?\b|\buov[ao]\b|\boeufs?\b|\bous?\b/],
  ['sweetener', /sucralos|sacarin|aspartam|acesulf|esteviol/],
  ['invert', /invertid|trimolin|\binvert/],
  ['glucose', /glucos|glucosio|jarabe de maiz|corn syrup/],
  ['dextrose', /dextros|destrosio/],
  ['honey', /\bmiel|honey|\bmel\b/],
  ['polyol', /sorbitol|maltitol|eritritol|xilitol|isomalt|stevia|estevia|tagatosa|alulosa/],
  ['sugar', /azucar|\bsugar|zuccher|\bsucres?\b|sacarosa|saccarosio|panela|\bfondant\b|\balmibar|jarabe/],
  ['stabiliser', /neutro|estabiliz|stabiliz|xantana|garrofin|\bguar\b|emulsion|procrema|\bbase (?:50|100|250)|\bcmc\b|carragen|lbg/],
  ['gelatin', /gelatin|grenetina|cola de pescado|\bagar\b/],
  ['pectin', /pectina|pectin\b/],
  ['almond', /almendra|almond|amande|mandorl|ametlla|marcona|largueta/],
  ['hazelnut', /avellana|hazelnut|noisette|nocciol/],
  ['nut', /nuez|nueces|pistach|pistacch|cacahuete|pecan|anacardo|\bnuts?\b|pinon|sesamo|tahin/],
  ['blossom', /azahar|flor de naranj/],
  ['acidJuice', /(?:zumo|jugo|succo|juice|jus|suc) (?:de |di )?(?:limon|lima|maracuya|llimona)|lemon juice|limone\b/],
  ['zest', /ralladura|piel|corteza|zest|scorza/],
  ['juice', /zumo|jugo|juice|succo|\bjus\b|\bsuc\b/],
  ['candied', /pasas|confitad|candid|escarchad|sultan|raisin/],
  ['coffee', /\bcafe\b|coffee|espresso|\bte\b/],
  ['carrot', /zanahoria|carrot|pastanaga/],
  ['rice', /arroz|\brice\b|\briso\b/],
  ['water', /\bagua|\baigua|\bacqua|\bwater|\beau\b|hielo|caldo/],
  [
    'fruit',
    /pure\b|pulpa|polpa|puree|fresa|fresones|frambuesa|mango|\bpina\b|maracuya|passion|platano|banana|manzana|pera\b|melocoton|albaricoque|naranja|limon|\blima\b|mandarina|melon|sandia|cereza|arandano|\bmora|grosella|\bkiwi|\bhigo|\buva|framboise|fraise|fragol|strawberr|raspberr|lemon|orange|fruta|coco\b/,
  ],
  ['salt', /\bsal\b|\bsalt\b|\bsale\b|\bsel\b|flor de sal/],
]

export const rowKindOf = (name: string): string => {
  const folded = foldText(firstChoiceIn(name))
  return KINDS.find(([, says]) => says.test(folded))?.[0] ?? 'other'
}

const FLOURS: ReadonlySet<string> = new Set(['flour', 'rye', 'freeFlour'])
/** Whether a name is that of a flour, which bakers count from. */
export const isFlourName = (name: string): boolean => FLOURS.has(rowKindOf(name))

/** Fat and water of what is in every list, per 100 g: usual values, to tell products apart and for nothing else. */
const MILK_FAT = { milk: 3.6, butter: 82, mascarpone: 40, condensed: 8, yogurt: 4, milkPowder: 8 } as const
const CREAM_FAT = 35
const MOISTURE: Readonly<Record<string, number>> = {
  water: 100,
  milk: 88,
  cream: 60,
  fruit: 87,
  juice: 89,
  acidJuice: 91,
  coffee: 95,
  wholeEgg: 76,
  white: 88,
  yolk: 50,
  yogurt: 85,
  plant: 70,
  cheese: 55,
  mascarpone: 50,
  condensed: 27,
  glucose: 20,
  invert: 22,
  honey: 18,
  butter: 16,
  carrot: 88,
}

export interface WeighedName {
  readonly name: string
  readonly grams: number
}

/** «nata 18 %»: the fat that a cream says, if it does. */
const creamFat = (name: string): number => Number(/\b(1[0-9]|2[0-9]|3[0-9]|4[0-8])\b/.exec(name)?.[1] ?? CREAM_FAT)
const LAMINATING = /lamin|empaste|plancha|plegar|pliegue|hojaldr|tourage|plegado/

/** The figures by which products are told apart; 0 where there is none of it. */
export function listFiguresOf(lines: readonly WeighedName[]): (figure: ListFigure) => number {
  const grams = new Map<string, number>()
  const add = (kind: string, weight: number) => grams.set(kind, (grams.get(kind) ?? 0) + weight)
  const total = lines.reduce((sum, line) => sum + line.grams, 0)
  for (const { name, grams: weight } of lines) {
    const kind = rowKindOf(name)
    add(kind, weight)
    if (kind === 'cream') add('creamFat', (weight * creamFat(foldText(name))) / 100)
    if (kind === 'butter' && LAMINATING.test(foldText(name))) add('laminating', weight)
    add('moisture', (weight * (MOISTURE[kind] ?? 0)) / 100)
  }
  const of = (...kinds: readonly string[]): number => kinds.reduce((sum, kind) => sum + (grams.get(kind) ?? 0), 0)
  const derived = derivedFrom(of)
  const flour = of('flour', 'rye', 'freeFlour')
  return (figure) => {
    const ratio = RATIOS[figure]
    if (ratio) return ratio(of)
    const [, perFlour] = /^(.+)F$/.exec(figure) ?? []
    const key = perFlour ?? figure
    const weight = derived[key] ?? of(key)
    const whole = perFlour === undefined ? total : flour
    return whole > 0 ? (100 * weight) / whole : 0
  }
}

type Of = (...kinds: readonly string[]) => number

/** Sums of kinds, g. */
function derivedFrom(of: Of): Readonly<Record<string, number>> {
  const milkFat = of('creamFat') + Object.entries(MILK_FAT).reduce((sum, [kind, fat]) => sum + (of(kind) * fat) / 100, 0)
  const egg = of('wholeEgg', 'yolk', 'white')
  const sugars = of('sugar', 'invert', 'glucose', 'dextrose', 'honey', 'condensed')
  return {
    flour: of('flour', 'rye', 'freeFlour'),
    glutenFlour: of('flour', 'rye'),
    milkFat,
    fat: of('butter') * 0.82 + of('oil', 'lard', 'cocoaButter') + of('creamFat'),
    egg,
    nuts: of('almond', 'hazelnut', 'nut', 'groundNut'),
    chocolates: of('chocolate', 'milkChocolate', 'whiteChocolate', 'cocoaPowder', 'cocoaMass'),
    dryChocolate: of('chocolate', 'milkChocolate', 'whiteChocolate'),
    cocoaParts: of('cocoaMass', 'cocoaButter', 'cocoaBean', 'cocoaPowder'),
    dairy: of('milk', 'cream', 'milkPowder', 'condensed', 'yogurt', 'butter', 'mascarpone', 'cheese', 'caramelised'),
    plantFat: of('plant', 'oil', 'almond', 'hazelnut', 'nut'),
    sweet: sugars,
    sucrose: of('sugar', 'dextrose', 'glucose', 'invert', 'honey'),
    sweetSyrup: of('invert', 'glucose', 'praline', 'honey', 'polyol'),
    moisture: of('moisture'),
    iceSigns: of('stabiliser', 'dextrose', 'milkPowder'),
    juiceOrCoffee: of('juice', 'acidJuice', 'coffee', 'fruit'),
    wateryOrSweet: of('water', 'juice', 'acidJuice', 'coffee', 'fruit', 'zest') + sugars,
    raised: of('yeast', 'sourdough'),
    milkOrEgg: of('milk', 'milkPowder') + egg,
    milkOrSugar: of('milk', 'milkPowder', 'sugar', 'honey'),
    water: of('water'),
    creamOrFruit: of('cream', 'fruit', 'juice', 'acidJuice', 'caramelised'),
    whippable: of('cream', 'white', 'wholeEgg', 'yolk'),
    waterOrMilk: of('water', 'milk'),
    bakes: of('flour', 'rye', 'freeFlour', 'almond', 'groundNut', 'hazelnut', 'chocolate'),
  }
}

const shareOf = (part: number, whole: number): number => (whole > 0 ? (100 * part) / whole : 0)

/** Figures that are not shares of the whole. */
const RATIOS: Readonly<Record<ListFigure, (of: Of) => number>> = {
  chocolateCream: (of) => {
    const cream = of('cream', 'fruit')
    return cream > 0 ? of('chocolate', 'milkChocolate', 'whiteChocolate') / cream : 0
  },
  whiteChocolateShare: (of) => shareOf(of('whiteChocolate'), of('chocolate', 'milkChocolate', 'whiteChocolate')),
  milkChocolateShare: (of) => shareOf(of('milkChocolate'), of('chocolate', 'milkChocolate', 'whiteChocolate')),
  /** Grams of starch, or of flour that thickens, for each litre of milk. */
  starchLitre: (of) => (of('milk') > 0 ? (1030 * (of('starch') + of('flour'))) / of('milk') : 0),
  /** Water that wets the flour. */
  waterF: (of) => shareOf(of('water') + 0.88 * of('milk') + 0.75 * of('wholeEgg'), of('flour', 'rye', 'freeFlour')),
}

export const conditionsHold = (figure: (name: ListFigure) => number, conditions: readonly FigureCondition[]): boolean =>
  conditions.every(([name, is, value]) => {
    const found = figure(name)
    if (is === '>=') return found >= value
    if (is === '<=') return found <= value
    if (is === '>') return found > value
    if (is === '<') return found < value
    return found === value
  })
