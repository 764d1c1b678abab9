import { rowsById } from '../../catalogue/catalogue.ts'
import { flagOf } from '../../catalogue/flags.ts'
import { foldWords } from '../../catalogue/normalise.ts'
import { nounSaidOf } from '../../catalogue/saying.ts'
import type { FindingText } from '../../findings/finding.ts'
import type { FormulaLine, ParsedFormula } from '../../formula/formula.ts'
import type { FoodCategory } from '../../judge/additives.ts'
import { describedDenomination, describedName, HIDDEN_FROM } from '../../judge/described-name.ts'
import {
  checkDenomination,
  failingConditions,
  isBearableName,
  type LegalBlock,
  type LegalFacts,
  legalBlock,
  unnamedBlock,
} from '../../judge/legal.ts'
import { denominationGuardsOf, type LegalFigures, legalChangeFor } from '../../judge/path.ts'
import { factsBesideUndecided } from '../../judge/undecided-lines.ts'
import { unreadLinesOf } from '../../judge/unread-lines.ts'
import { measureAll } from '../../ratio/parameter.ts'
import { roundTo } from '../../words/round.ts'
import { mostFirst } from '../../words/sorted.ts'
import { UNTOLD_AMOUNT } from '../../words/terms.ts'
import { listText, numberText } from '../../words/text.ts'
import { finishedPastry } from './extras.ts'
import { pasteleriaFinding } from './findings.ts'
import {
  chocolateMention,
  ESSENTIALS_OF_NAME,
  jamMinimumsOf,
  jamNames,
  NAMED_CHOCOLATE,
  type NameEssential,
  NOT_IN_EXTRA,
  PASTELERIA_ESSENTIAL_TESTS,
  PASTELERIA_PROTECTED_NAMES,
  type PasteleriaLegalFigure,
  type PasteleriaLegalName,
  type PasteleriaRowTest,
  PLAIN_JAM,
  pastryNameOf,
} from './law.ts'
import { type PasteleriaMatter, pasteleriaMatterOf } from './matter.ts'
import { type PasteleriaParameterKey, pasteleriaParameters, pasteleriaReadings } from './params.ts'
import { pasteleriaLawTerms } from './terms.ts'
import type { PasteleriaRecipe } from './types.ts'

/** The dough of each type (RD 496/2010, 1.3.1 to 1.3.5); creams, mousses and the like are repostería. */
const CATEGORY_OF: Readonly<Record<string, keyof typeof pasteleriaLawTerms.category>> = Object.fromEntries(
  (
    [
      ['hojaldre', 'hojaldre'],
      ['azucarada', 'masa_tarta sable cookies polvoron streusel'],
      ['escaldada', 'choux'],
      [
        'batida',
        'genoise magdalenas brownie pound_cake financier macaron bizcocho soletilla joconda dacquoise tarta_zanahoria coulant merengue sobao tarta_santiago cheesecake bizcocho_chocolate rosquillas teja',
      ],
      ['confiteria', 'toffee dulce_de_leche glaseado_espejo confitura pate_de_fruta nube praline crujiente_praline'],
    ] as const
  ).flatMap(([category, types]) => types.split(' ').map((type) => [type, category])),
)

/** Desserts, fillings and glazes, and whipped cream; the rest is bakery (Regulation (EC) 1333/2008, annex II, part D). */
const FOOD_OF: ReadonlyMap<string, FoodCategory> = new Map(
  (
    [
      [
        '16',
        'crema_inglesa natillas flan panna_cotta arroz_con_leche mousse_chocolate mousse_fruta bavarois crema_catalana tocino_de_cielo lemon_curd crema_pastelera crema_mascarpone dulce_de_leche gelatina_fruta namelaka cremoso leche_frita',
      ],
      [
        '05.4',
        'ganache_negro ganache_leche ganache_blanco ganache_montada glaseado_espejo toffee buttercream merengue diplomatica muselina yema_pastelera crema_almendra praline crujiente_praline',
      ],
      ['05.2', 'pate_de_fruta nube'],
      ['01.6', 'nata_montada'],
    ] as const
  ).flatMap(([category, types]) => types.split(' ').map((type) => [type, category] as const)),
)
/** Of a jam the annex has a table that was not read, and what has no type may be anything. */
const UNTOLD_FOOD: ReadonlySet<string> = new Set(['confitura', 'libre'])
export const pasteleriaFoodOf = (type: string): FoodCategory | undefined =>
  UNTOLD_FOOD.has(type) ? undefined : (FOOD_OF.get(type) ?? '07.2')

const cocoa: LegalFigures<PasteleriaMatter, PasteleriaLegalFigure>['readings'] = {
  cacaoSeca: {
    scale: 100,
    of: ({ composition: c }) => c.cocoaButter + c.cocoaNonfat,
    per: ({ agua, alcohol }) => 100 - agua - alcohol,
    base: { least: 0.5 },
  },
}
const legalFigures: LegalFigures<PasteleriaMatter, PasteleriaLegalFigure> = {
  readings: {
    ...cocoa,
    pctAlmendra: pasteleriaParameters.pctAlmendra,
    pctAzucar: pasteleriaParameters.pctAzucar,
    pctHuevo: pasteleriaParameters.pctHuevo,
    harina: pasteleriaReadings.harina,
    otraGrasa: {
      scale: 100,
      of: ({ roles, grasa }) => (roles.has('grasa') && !roles.has('mantequilla') ? grasa : 0),
      per: () => 100,
    },
  },
}
const measured = Object.keys(legalFigures.readings) as PasteleriaLegalFigure[]

interface Judged {
  readonly type: string
  readonly recipe: PasteleriaRecipe
  readonly formula: ParsedFormula<PasteleriaMatter>
  readonly params: { readonly [key in PasteleriaParameterKey]?: number }
}

const JAM = 'confitura'
/** Names of RD 863/2003, which say with how much fruit they were made (8.3). */
const OF_863: ReadonlySet<string> = new Set(['confitura', 'confitura_extra'])
/** Fruits from which a name says «frutas varias» (8.2). */
const SEVERAL = 3

const SETTING_JUICE = /^zumo_(?:limon|lima)/
function jamFruitLines(lines: Lines): Lines {
  const fruits = lines.filter(({ grams, matter }) => grams > 0 && matter.roles.has('fruta'))
  const others = fruits.filter(({ ingredient }) => !SETTING_JUICE.test(ingredient?.id ?? ''))
  return others.length > 0 ? others : fruits
}

/** The fruits of a jam, the most first, as g per kg of finished product; the lemon juice that sets it is none of them (6.6). */
function jamFruitsOf({ lines }: ParsedFormula<PasteleriaMatter>, finished: number) {
  const byNoun = new Map<string, number>()
  for (const line of jamFruitLines(lines)) {
    const { grams, ingredient } = line
    if (!ingredient) continue
    const noun = nounSaidOf(line, ingredient)
    byNoun.set(noun, (byNoun.get(noun) ?? 0) + (1000 * grams) / finished)
  }
  return mostFirst(
    [...byNoun].map(([noun, perKilo]) => ({ noun, perKilo, plain: foldWords(noun).join(' ') })),
    ({ perKilo }) => perKilo,
    ({ noun }) => noun,
  )
}

/** g of fruit per kg between what is weighed and what there could be of what nobody weighed; nothing where all is weighed. */
function openFruitOf({ lines }: ParsedFormula<PasteleriaMatter>, finished: number, perKilo: number) {
  const unweighed = lines.filter(({ couldWeigh }) => couldWeigh)
  if (unweighed.length === 0) return undefined
  const fruits = jamFruitLines(lines)
  const could = unweighed.map((line) => {
    const { bringing = 0, thinning = 0 } = line.couldWeigh ?? {}
    return fruits.includes(line)
      ? (perKilo * finished + 1000 * bringing) / (finished + bringing)
      : (perKilo * finished) / (finished + thinning)
  })
  return {
    least: Math.min(perKilo, ...could),
    most: Math.max(perKilo, ...could),
    lines: unweighed,
  }
}

/** What a jam may be called: by its fruits, with what each of them asks for. */
function jamLegalOf(
  formula: ParsedFormula<PasteleriaMatter>,
  finished: number,
  plain: LegalFacts<PasteleriaLegalFigure>,
): LegalBlock<FindingText> {
  const fruits = jamFruitsOf(formula, finished)
  const all = fruits.reduce((sum, { perKilo }) => sum + perKilo, 0)
  const weighted = (of: 'confitura' | 'extra'): number =>
    roundTo(
      fruits.reduce((sum, { plain: noun, perKilo }) => sum + (jamMinimumsOf(noun)[of] * perKilo) / all, 0),
      1,
    )
  const least = all > 0 ? { confitura: weighted('confitura'), extra: weighted('extra') } : PLAIN_JAM
  const barred = fruits.filter(({ plain: noun }) => fruits.length > 1 && NOT_IN_EXTRA.test(noun))
  const frutaVedada = barred.reduce((sum, { perKilo }) => sum + perKilo / 10, 0)
  const said = fruits.length < SEVERAL ? fruits.map(({ noun }) => noun) : [pasteleriaLawTerms.jam.several]
  const [asked, ...others] = jamNames(least, listText(said, 'y'))
  const described = describedDenomination(
    describedName(formula.lines, {
      head: pasteleriaLawTerms.jam.described,
      characterises: (line) => jamFruitLines(formula.lines).includes(line),
    }),
  )
  const own = new Set<PasteleriaLegalName>([asked, ...others])
  const open = openFruitOf(formula, finished, all)
  const facts = (scale: number): LegalFacts<PasteleriaLegalFigure> => ({
    ...plain,
    figures: { ...plain.figures, frutaAcabada: all * scale, frutaVedada },
    ...(open && {
      bands: { ...plain.bands, frutaAcabada: [open.least * scale, open.most * scale] as const },
      undecided: { ...plain.undecided, frutaAcabada: open.lines },
    }),
  })
  // A name of the table asks for what most fruits do: what others ask for is brought to that.
  const scaled = ({ id }: PasteleriaLegalName): number =>
    id === 'confitura_extra' ? PLAIN_JAM.extra / least.extra : id === JAM ? PLAIN_JAM.confitura / least.confitura : 1
  const isNamed = [asked, ...others].some((name) => isBearableName(name, facts(1)))
  return legalBlock<PasteleriaLegalFigure>(asked, isNamed ? others : [described], facts(1), {
    categoria: pasteleriaLawTerms.category.confiteria,
    knownFor: (name) => facts(own.has(name) ? 1 : scaled(name)),
    beside: () => ({ nouns: fruits.map(({ noun }) => noun), article: pasteleriaLawTerms.besideArticle }),
    obligatorio: ({ id }) =>
      OF_863.has(id) ? [pasteleriaLawTerms.madeWith(open ? UNTOLD_AMOUNT : numberText(all / 10, 1))] : [],
  })
}

/** The word chocolate is all that grams decide. */
export const pasteleriaLegalGuards = (type: string) => denominationGuardsOf(pastryNameOf(type, ''), legalFigures)

type Lines = readonly FormulaLine<PasteleriaMatter>[]
const weigh = ({ lines, total }: ParsedFormula<PasteleriaMatter>, is: PasteleriaRowTest): number =>
  lines.reduce((sum, { grams, ingredient }) => sum + (grams > 0 && ingredient && is(ingredient) ? grams : 0), 0) *
  (100 / total)

/** % of each essential of a name; of one that is missing beside something nobody knows, nothing is said. */
function essentialFigures(
  type: string,
  formula: ParsedFormula<PasteleriaMatter>,
): { readonly [key in NameEssential]?: number } {
  const asked = ESSENTIALS_OF_NAME[type]
  if (!asked) return {}
  const isUnknown = formula.lines.some(({ grams, ingredient }) => grams > 0 && !ingredient)
  const keys: NameEssential[] = [...asked.has, ...(asked.isDairy ? (['vegetal'] as const) : [])]
  return Object.fromEntries(
    keys.flatMap((key) => {
      const percent = weigh(formula, PASTELERIA_ESSENTIAL_TESTS[key])
      return percent === 0 && isUnknown ? [] : [[key, percent]]
    }),
  )
}

/** The line that stands in the place of what is missing: the heaviest of those that may. */
function insteadOf(lines: Lines, is: PasteleriaRowTest | undefined): string | undefined {
  const fitting = lines.filter(({ grams, ingredient }) => grams > 0 && ingredient && is?.(ingredient))
  const [line] = fitting.toSorted((a, b) => b.grams - a.grams)
  if (!line?.ingredient) return undefined
  return flagOf(line.ingredient, 'plantDairy')
    ? pasteleriaLawTerms.plant(line.ingredient.name)
    : nounSaidOf(line, line.ingredient)
}

/** What it may be called without what its customary name asks for. */
function nameInstead(type: string, { lines }: ParsedFormula<PasteleriaMatter>): string {
  const stands = insteadOf(lines, ESSENTIALS_OF_NAME[type]?.instead)
  if (stands !== undefined) return pasteleriaLawTerms.instead(type, stands)
  return describedName(lines, {
    head: pasteleriaLawTerms.described(type),
    characterises: ({ ingredient }) => ingredient?.flavour === true || ingredient?.category === 'huevo',
    implied: ({ ingredient }) => ingredient?.category === 'azucar',
  })
}

/** What characterises a pastry besides its dough, and the types whose name says it. */
const CHARACTERISTIC: readonly { readonly is: PasteleriaRowTest; readonly implied: ReadonlySet<string> }[] = [
  {
    is: (row) => flagOf(row, 'isChocolate') === true,
    implied: new Set(
      'ganache_negro ganache_leche ganache_blanco ganache_montada mousse_chocolate coulant cremoso namelaka brownie bizcocho_chocolate crujiente_praline cookies'.split(
        ' ',
      ),
    ),
  },
  {
    is: ({ category }) => category === 'fruto_seco' || category === 'pasta_fruto_seco',
    implied: new Set(
      'crema_almendra frangipane macaron joconda dacquoise financier tarta_santiago teja praline crujiente_praline polvoron brownie'.split(
        ' ',
      ),
    ),
  },
  {
    is: ({ category }) => category === 'fruta' || category === 'pure_fruta' || category === 'fruta_seca',
    implied: new Set(
      'mousse_fruta bavarois lemon_curd gelatina_fruta pate_de_fruta confitura tarta_zanahoria'.split(' '),
    ),
  },
]

/** «con nuez»: each that weighs so much and that the name does not say, the heaviest of its kind. */
function hiddenIn(type: string, { lines }: ParsedFormula<PasteleriaMatter>, finishedMass: number): string[] {
  return CHARACTERISTIC.flatMap(({ is, implied }) => {
    if (implied.has(type)) return []
    const own = lines.filter(({ grams, ingredient }) => grams > 0 && ingredient && is(ingredient))
    const share = (100 * own.reduce((sum, { grams }) => sum + grams, 0)) / finishedMass
    const [line] = own.toSorted((a, b) => b.grams - a.grams)
    return share >= HIDDEN_FROM && line?.ingredient ? [nounSaidOf(line, line.ingredient)] : []
  })
}

/** What the specification of the Sobao Pasiego takes, raising agents apart, of which it says nothing that was read. */
const IN_SOBAO: PasteleriaRowTest = ({ id, category }) =>
  ['mantequilla', 'huevo', 'sal', 'miel'].includes(category) ||
  (category === 'harina' && /^harina(?:_t\d|_floja|_fuerza|_media|_gran|_panific|_00)?/.test(id)) ||
  /^azucar|^dextrosa|^glucosa/.test(id)
const foreignToSobao = (formula: ParsedFormula<PasteleriaMatter>): number =>
  weigh(formula, (row) => !IN_SOBAO(row) && row.category !== 'impulsor')
const leavenOfSobao = (formula: ParsedFormula<PasteleriaMatter>): number =>
  weigh(formula, ({ category }) => category === 'impulsor')

/** A pastry bears its customary name if it is what the name says: never asserted, only denied. */
export function pasteleriaLegalOf(
  { type, recipe, formula, params }: Judged,
  lossGiven: unknown,
): LegalBlock<FindingText> {
  const done = finishedPastry({ params, recipe, formula }, lossGiven)
  const finished = formula.total * (1 - (done?.perdidaPct ?? 0) / 100)
  const unread = unreadLinesOf(formula)
  const figuresOf = (weighed: ParsedFormula<PasteleriaMatter>) => ({
    ...measureAll(
      { ...legalFigures.readings, ...(recipe.reads?.pctAlmendra && { pctAlmendra: recipe.reads.pctAlmendra }) },
      measured,
      weighed.lines,
    ),
    ...essentialFigures(type, weighed),
    ajenosSobao: foreignToSobao(weighed),
    gasificanteSobao: leavenOfSobao(weighed),
  })
  const told: LegalFacts<PasteleriaLegalFigure> = {
    figures: {
      ...figuresOf(formula),
      ...(params.aw !== undefined && { aw: params.aw }),
      grasaFinal: done?.grasa ?? params.grasa ?? 0,
      proteinaFinal: done?.proteinas ?? params.proteinas ?? 0,
      humedad: done?.aguaFinal ?? params.agua ?? 0,
    },
    ...(unread && { unread, pending: [pasteleriaFinding('law.unknown', { names: unread.names })] }),
  }
  const known = factsBesideUndecided(told, formula, figuresOf)
  const mentioned = (known.figures.cacaoSeca ?? 0) > 0 && !NAMED_CHOCOLATE[type] ? [chocolateMention] : []
  if (recipe.isFree) return unnamedBlock(known, mentioned)
  if (type === JAM) return jamLegalOf(formula, finished, known)
  const asked = pastryNameOf(type, recipe.label)
  const failed = new Set<string>(failingConditions(asked, known).map(({ figure }) => figure))
  // Of what lacks only cocoa the word chocolate goes; of what lacks more, its whole name.
  const isOnlyCocoa = [...failed].every((figure) => figure === 'cacaoSeca')
  const other: PasteleriaLegalName = {
    id: 'otro',
    label: isOnlyCocoa ? (pasteleriaLawTerms.cocoaNames[type] ?? asked.label) : nameInstead(type, formula),
    conditions: [],
    besides: [pasteleriaLawTerms.besides.customary],
  }
  const isBorne = checkDenomination(asked, known).cumple !== false
  const row = rowsById.get('cacao_polvo')
  const own = PASTELERIA_PROTECTED_NAMES[type]
  const hidden = hiddenIn(type, formula, finished)
  return legalBlock<PasteleriaLegalFigure>(asked, isBorne ? [] : [other], known, {
    custom: pasteleriaLawTerms.besides.customary,
    printed: ({ label }) => pasteleriaLawTerms.withHidden(label, hidden),
    knownFor: ({ id }) => ({ ...known, figures: { ...known.figures, ...essentialFigures(id, formula) } }),
    categoria: pasteleriaLawTerms.category[CATEGORY_OF[type] ?? 'reposteria'],
    mentions: [...(own ? [own] : []), ...mentioned],
    readings: () => legalFigures.readings,
    way: isBorne
      ? undefined
      : legalChangeFor(
          asked,
          { ...legalFigures, remedies: { cacaoSeca: row && { name: row.name, matter: pasteleriaMatterOf(row) } } },
          formula.lines,
        ),
  })
}
