import { rowsById } from '../../catalogue/catalogue.ts'
import { flagOf } from '../../catalogue/flags.ts'
import { nounSaidOf } from '../../catalogue/saying.ts'
import type { FindingText } from '../../findings/finding.ts'
import type { FormulaLine, ParsedFormula } from '../../formula/formula.ts'
import {
  checkDenomination,
  failingConditions,
  type LegalBlock,
  type LegalFacts,
  legalBlock,
  unnamedBlock,
} from '../../judge/legal.ts'
import { denominationGuardsOf, type LegalFigures, legalChangeFor } from '../../judge/path.ts'
import type { FoodCategory } from '../../judge/substances.ts'
import { unreadLinesOf } from '../../judge/unread-lines.ts'
import { measureAll } from '../../ratio/parameter.ts'
import { finishedPastry } from './extras.ts'
import { pasteleriaFinding } from './findings.ts'
import {
  chocolateMention,
  ESSENTIALS_OF_NAME,
  jamNames,
  NAMED_CHOCOLATE,
  type NameEssential,
  PASTELERIA_ESSENTIAL_TESTS,
  PASTELERIA_PROTECTED_NAMES,
  type PasteleriaLegalFigure,
  type PasteleriaLegalName,
  type PasteleriaRowTest,
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
/** Fruits of which the norm asks less in a jam. */
const LEAN_FRUIT: ReadonlySet<string> = new Set([
  'grosella',
  'grosella_negra',
  'pure_grosella',
  'pure_grosella_negra',
  'membrillo',
])
/** Whether all the fruit of a jam is of them; the lemon juice that sets it does not count. */
function isLeanJam({ lines }: ParsedFormula<PasteleriaMatter>): boolean {
  const fruit = lines.filter(
    ({ grams, matter }) => grams > 0 && matter.roles.has('fruta') && !matter.roles.has('zumo_acido'),
  )
  return fruit.length > 0 && fruit.every(({ ingredient }) => LEAN_FRUIT.has(ingredient?.id ?? ''))
}

/** What a jam is of, which its name must say. */
const jamFruits = ({ lines }: ParsedFormula<PasteleriaMatter>): string[] =>
  lines.flatMap(({ name, grams, ingredient, matter }) =>
    ingredient && grams > 0 && matter.roles.has('fruta') && !matter.roles.has('zumo_acido')
      ? [nounSaidOf({ name, ingredient })]
      : [],
  )

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
    : nounSaidOf({ name: line.name, ingredient: line.ingredient })
}

/** What it may be called without what its customary name asks for. */
const nameInstead = (type: string, { lines }: ParsedFormula<PasteleriaMatter>): string =>
  pasteleriaLawTerms.instead(type, insteadOf(lines, ESSENTIALS_OF_NAME[type]?.instead))

/** % of the finished product from which a name that does not say an ingredient hides it (Regulation (EU) 1169/2011, arts. 7.1 and 17.1) [ours]. */
const HIDDEN_FROM = 25
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
    return share >= HIDDEN_FROM && line?.ingredient
      ? [nounSaidOf({ name: line.name, ingredient: line.ingredient })]
      : []
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
  const unread = unreadLinesOf(formula)
  const known: LegalFacts<PasteleriaLegalFigure> = {
    figures: {
      ...measureAll(
        { ...legalFigures.readings, ...(recipe.reads?.pctAlmendra && { pctAlmendra: recipe.reads.pctAlmendra }) },
        measured,
        formula.lines,
      ),
      ...(params.aw !== undefined && { aw: params.aw }),
      ...essentialFigures(type, formula),
      ajenosSobao: foreignToSobao(formula),
      gasificanteSobao: leavenOfSobao(formula),
      grasaFinal: done?.grasa ?? params.grasa ?? 0,
      proteinaFinal: done?.proteinas ?? params.proteinas ?? 0,
      humedad: done?.aguaFinal ?? params.agua ?? 0,
      ...(params.frutaFinal !== undefined && { frutaFinal: params.frutaFinal }),
    },
    ...(unread && { unread, pending: [pasteleriaFinding('law.unknown', { names: unread.names })] }),
  }
  const mentioned = (known.figures.cacaoSeca ?? 0) > 0 && !NAMED_CHOCOLATE[type] ? [chocolateMention] : []
  if (recipe.isFree) return unnamedBlock(known, mentioned)
  if (type === JAM) {
    const [jam, ...others] = jamNames(isLeanJam(formula))
    return legalBlock<PasteleriaLegalFigure>(jam, others, known, {
      categoria: pasteleriaLawTerms.category.confiteria,
      beside: () => ({ nouns: jamFruits(formula), article: pasteleriaLawTerms.besideArticle }),
    })
  }
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
  const hidden = hiddenIn(type, formula, formula.total * (1 - (done?.perdidaPct ?? 0) / 100))
  return legalBlock<PasteleriaLegalFigure>(asked, isBorne ? [] : [other], known, {
    custom: pasteleriaLawTerms.besides.customary,
    printed: ({ label }) => pasteleriaLawTerms.withHidden(label, hidden),
    knownFor: ({ id }) => ({ ...known, figures: { ...known.figures, ...essentialFigures(id, formula) } }),
    categoria: pasteleriaLawTerms.category[CATEGORY_OF[type] ?? 'reposteria'],
    mentions: [...(own ? [own] : []), ...mentioned],
    way: isBorne
      ? undefined
      : legalChangeFor(
          asked,
          { ...legalFigures, remedies: { cacaoSeca: row && { name: row.name, matter: pasteleriaMatterOf(row) } } },
          formula.lines,
        ),
  })
}
