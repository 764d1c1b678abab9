import { rowsById } from '../../catalogue/catalogue.ts'
import { flagOf } from '../../catalogue/flags.ts'
import { nounSaidOf, spanishNameOf } from '../../catalogue/saying.ts'
import type { FindingText } from '../../findings/finding.ts'
import type { FormulaLine, ParsedFormula } from '../../formula/formula.ts'
import { DESCRIBED_NAME_ID, describedDenomination, describedName } from '../../judge/described-name.ts'
import { firstPermittedName, isBearableName, type LegalBlock, type LegalFacts, legalBlock } from '../../judge/legal.ts'
import { denominationGuardsOf, type LegalFigures, legalChangeFor } from '../../judge/path.ts'
import { factsBesideUndecided } from '../../judge/undecided-lines.ts'
import { unreadLinesOf } from '../../judge/unread-lines.ts'
import { measureAll } from '../../ratio/parameter.ts'
import { mostFirst } from '../../words/sorted.ts'
import { listText } from '../../words/text.ts'
import { heladoFinding } from './findings.ts'
import {
  FRUIT_FIGURES,
  fruitReadingOf,
  type HeladoLegalFigure,
  type HeladoLegalName,
  heladoNames,
  type LegalFruit,
  legalFruitsOf,
  NUT_CATEGORIES,
  nameCompletions,
} from './law.ts'
import { type HeladoMatter, heladoMatterOf } from './matter.ts'
import { type HeladoReadings, heladoParameters, heladoReadings, heladoReadingsOf } from './params.ts'
import { AROMA_WORDS, heladoLawTerms, plainTasteNoun } from './terms.ts'

const IN_ORDER: readonly HeladoLegalName[] = [
  heladoNames.crema,
  heladoNames.leche,
  heladoNames.desnatada,
  heladoNames.helado,
  heladoNames.sorbete,
  heladoNames.agua,
]
/** The name that a type is made for; the others bear the first that fits. */
const ASKED: Readonly<Record<string, HeladoLegalName>> = {
  helado_crema: heladoNames.crema,
  helado_leche: heladoNames.leche,
  sorbete_agua: heladoNames.sorbete,
  granizado: heladoNames.granizado,
}
/** Not frozen products: the decree has no name for them. */
const NOT_ICE: ReadonlyMap<string, string> = new Map([
  ['crema_untable', heladoLawTerms.described.spread],
  ['veteado', heladoLawTerms.described.ripple],
])
/** A mix (2.2 and 3.2), judged as what it will be. */
const MIX = 'base'
const TAKES_YOLK: ReadonlySet<string> = new Set(['crema', 'leche', 'desnatada', 'helado'])

const { SLNG, materiaGrasa, solidosTotales } = heladoParameters
/** What the law looks at among what is shown. */
const shownFigures = { SLNG, materiaGrasa, solidosTotales }
const shownKeys = Object.keys(shownFigures) as (keyof typeof shownFigures)[]
const legalFigures: LegalFigures<HeladoMatter, HeladoLegalFigure> = { readings: { ...shownFigures, ...heladoReadings } }
const remedy = (id: string) => {
  const row = rowsById.get(id)
  return row && { name: row.name, matter: heladoMatterOf(row) }
}
const CREAM = remedy('nata')
const SKIMMED_POWDER = remedy('leche_desn_polvo')
const SUGAR = remedy('azucar')

/** Each figure with what a maker raises it with; fruit, with the fruit there is. */
const legalFiguresFor = (
  lines: readonly FormulaLine<HeladoMatter>[],
): LegalFigures<HeladoMatter, HeladoLegalFigure> => ({
  ...legalFigures,
  remedies: {
    grasaLactea: CREAM,
    proteinaLactea: SKIMMED_POWDER,
    SLNG: SKIMMED_POWDER,
    materiaGrasa: CREAM,
    solidosTotales: SUGAR,
    fruta: lines.find(({ grams, matter }) => grams > 0 && matter.fruta > 0),
  },
})

/** Without any fruit nobody asked for a fruit sorbet: it bears what it meets. */
const askedOf = (type: string, lines: readonly FormulaLine<HeladoMatter>[]): HeladoLegalName | undefined =>
  ASKED[type] === heladoNames.sorbete && !lines.some(({ grams, matter }) => grams > 0 && matter.fruta > 0)
    ? undefined
    : ASKED[type]

/** What the decree asks of the name that a type bears; whatever is frozen must at least be a water ice. */
export const heladoLegalGuards = (
  type: string,
  _recipe?: unknown,
  _request?: unknown,
  formula?: ParsedFormula<HeladoMatter>,
) =>
  NOT_ICE.has(type)
    ? []
    : denominationGuardsOf((formula ? askedOf(type, formula.lines) : ASKED[type]) ?? heladoNames.agua, legalFigures)

/** What besides fruit, nuts and cocoa characterises an ice (art. 17.1), and whether only an aroma gives it. */
interface Taste {
  readonly noun: string
  readonly isAroma: boolean
  readonly percent: number
}
/** Told by themselves in the name: fruit and nuts by their thresholds, cocoa by that of chocolate. */
const TOLD_APART: ReadonlySet<string> = new Set([...NUT_CATEGORIES, 'cacao', 'chocolate'])
/** What an ice is made with, whatever it tastes of. */
const MATRIX: ReadonlySet<string> = new Set(
  'acido agua almidon azucar bebida_vegetal edulcorante emulgente estabilizante fibra grasa huevo jarabe leche leche_polvo mantequilla nata poliol proteina sal'.split(
    ' ',
  ),
)
const AROMA_ROWS: ReadonlySet<string> = new Set(['aroma_liquido', 'vainillina'])
const VANILLIN = 'vainillina'

function tasteOf(line: FormulaLine<HeladoMatter>): Omit<Taste, 'percent'> | undefined {
  const { matter, ingredient } = line
  const name = spanishNameOf(line)
  if (!ingredient || matter.fruta > 0 || TOLD_APART.has(ingredient.category) || flagOf(ingredient, 'askNumber'))
    return undefined
  if (!ingredient.flavour && MATRIX.has(ingredient.category)) return undefined
  // What stands in the place of milk gives no taste its name: coconut has a threshold of its own (3.1.g).
  if (flagOf(ingredient, 'plantDairy') === true) return undefined
  const isAroma = AROMA_ROWS.has(ingredient.id) || AROMA_WORDS.test(name)
  if (!isAroma) return { noun: plainTasteNoun(nounSaidOf(line, ingredient), ingredient.category), isAroma }
  if (ingredient.id === VANILLIN) return { noun: heladoLawTerms.vanilla, isAroma }
  // An aroma that does not say of what tells nothing.
  return AROMA_WORDS.test(name) ? { noun: name.replace(AROMA_WORDS, '').toLocaleLowerCase('es'), isAroma } : undefined
}

function tastesOf({ lines, total }: ParsedFormula<HeladoMatter>): Taste[] {
  const byNoun = new Map<string, Taste>()
  for (const line of lines) {
    const taste = line.grams > 0 ? tasteOf(line) : undefined
    if (!taste) continue
    const percent = (byNoun.get(taste.noun)?.percent ?? 0) + (100 * line.grams) / total
    byNoun.set(taste.noun, { ...taste, percent })
  }
  return mostFirst(
    [...byNoun.values()],
    ({ percent }) => percent,
    ({ noun }) => noun,
  )
}

/** Coatings, biscuits and ripples are no part of the mix: a preparation that keeps in the cupboard is one, if it goes in after churning. */
const DRY_PARTS: ReadonlySet<string> = new Set(['6', '7'])
const isInclusion = ({ use }: FormulaLine<HeladoMatter>): boolean =>
  use !== undefined && !use.isStage && use.prepared.isTyped && DRY_PARTS.has(use.prepared.keeps() ?? '')

/** % that stands for fat which nobody knows whether there is any. */
const SOME = 0.01

/** Fat that may be none of milk, by what nobody told: the supplier's, and where a coating goes in. */
function openFat({ lines, total }: ParsedFormula<HeladoMatter>) {
  const untold = new Set<string>()
  const inclusions = new Set<string>()
  let [certain, included] = [0, 0]
  for (const line of lines) {
    const { name, grams, ingredient, matter, use } = line
    if (grams <= 0) continue
    if (ingredient && flagOf(ingredient, 'addedFat') === null) untold.add(name)
    const added = (grams * matter.grasaAnadida) / total
    if (use && isInclusion(line)) {
      included += added
      if (matter.grasaAnadida > 0) inclusions.add(use.name)
    } else certain += added
  }
  return {
    certain,
    most: certain + included + (untold.size > 0 ? SOME : 0),
    settles: [
      ...(untold.size > 0 ? [heladoFinding('helado.milk-fat-of', { names: [...untold] })] : []),
      ...(inclusions.size > 0 ? [heladoFinding('helado.after-churning', { names: [...inclusions] })] : []),
    ],
  }
}

function pendingOf(type: string, lines: readonly FormulaLine<HeladoMatter>[]): FindingText[] {
  const unknown = [
    ...new Set(lines.filter(({ ingredient, grams }) => !ingredient && grams > 0).map(({ name }) => name)),
  ]
  return [
    ...(type === MIX ? [heladoLawTerms.frozen] : []),
    ...(unknown.length > 0 ? [heladoFinding('law.unknown', { names: unknown })] : []),
  ]
}

function known(
  type: string,
  formula: ParsedFormula<HeladoMatter>,
  read = heladoReadingsOf(formula),
  fruits: readonly LegalFruit[] = legalFruitsOf(formula),
): LegalFacts<HeladoLegalFigure> {
  const { certain, most, settles } = openFat(formula)
  const figures: { [figure in HeladoLegalFigure]?: number } = { ...read, grasaAnadida: certain }
  measureAll(shownFigures, shownKeys, formula.lines, figures)
  for (const { kind, percent } of fruits) figures[FRUIT_FIGURES[kind]] ??= percent
  return {
    figures,
    settles: {
      pesoLitro: heladoLawTerms.litreWeighed,
      ...(most > certain && { grasaAnadida: heladoFinding('law.all', { all: settles }) }),
    },
    ...(most > certain && { bands: { grasaAnadida: [certain, most] } }),
    pending: pendingOf(type, formula.lines),
    unread: unreadLinesOf(formula),
  }
}

/** % of the mix from which a food is named beside others; less of it is named where nothing else is [ours]. */
const NAMED_FROM = 2
/** Foods that a name tells at most. */
const MOST_NAMED = 3

/** What characterises an ice, each by its own rule: «con» where there is enough of it, else «sabor» (arts. 3.1.g and 17.1). */
function characterOf(
  id: string,
  fruits: readonly LegalFruit[],
  tastes: readonly Taste[],
  isOfCocoa: boolean,
): string | undefined {
  const enough = fruits.filter(({ kind, percent }) => percent >= (nameCompletions[kind].conditions[0]?.threshold ?? 0))
  const foods = tastes.filter(({ isAroma }) => !isAroma)
  const all = mostFirst(
    [...(id === 'sorbete' ? [] : enough), ...foods.filter(({ percent }) => percent >= NAMED_FROM)],
    ({ percent }) => percent,
    ({ noun }) => noun,
  )
  // «Turrón» beside «turrón duro» says it twice.
  const told = all.filter(({ noun }) => !all.some((other) => noun.startsWith(`${other.noun} `))).slice(0, MOST_NAMED)
  const withFoods =
    told.length > 0
      ? heladoLawTerms.with(
          listText(
            told.map(({ noun }) => noun),
            'y',
          ),
        )
      : undefined
  if (id === 'sorbete') {
    const nouns = enough.map(({ noun }) => noun)
    const ofFruit =
      nouns.length > 0
        ? heladoLawTerms.of(listText(nouns, 'y'))
        : heladoLawTerms.ofFruits(fruits.filter(({ kind }) => kind !== 'cascara'))
    return withFoods === undefined ? ofFruit : `${ofFruit} ${withFoods}`
  }
  const [fruit, food, aroma] = [fruits[0], foods[0], tastes.find(({ isAroma }) => isAroma)]
  // A fruit that weighs as much as what the name says is a taste of it at least, though it is too little for «con».
  const isHeavier = fruit && !enough.includes(fruit) && fruit.percent >= (told[0]?.percent ?? 0)
  if (withFoods !== undefined) return isHeavier ? `${heladoLawTerms.tasting(fruit.noun)} ${withFoods}` : withFoods
  if (fruit && fruit.percent >= (food?.percent ?? 0)) return heladoLawTerms.tasting(fruit.noun)
  if (isOfCocoa) return undefined
  return food ? heladoLawTerms.with(food.noun) : aroma && heladoLawTerms.tastingOf(aroma.noun)
}

/** «Helado crema mantecado de chocolate con avellana»: the class and what characterises it (arts. 3.1.g, h and 17.1). */
function printed(
  { id, label }: HeladoLegalName,
  { figures }: LegalFacts<HeladoLegalFigure>,
  fruits: readonly LegalFruit[],
  tastes: readonly Taste[],
): string {
  if (id === DESCRIBED_NAME_ID) return label
  const met = (completion: HeladoLegalName): boolean => isBearableName(completion, { figures })
  const cocoa = figures.cacaoSobreSeca ?? 0
  return [
    label,
    TAKES_YOLK.has(id) && met(nameCompletions.mantecado) ? heladoLawTerms.mantecado : undefined,
    cocoa > 0 ? (met(nameCompletions.chocolate) ? heladoLawTerms.ofChocolate : heladoLawTerms.withCocoa) : undefined,
    characterOf(id, fruits, tastes, cocoa > 0),
  ]
    .filter((word) => word !== undefined)
    .join(' ')
}

const SUGARS: ReadonlySet<string> = new Set(['azucar', 'jarabe', 'miel'])
/** «Crema de avellana y cacao»: by what characterises it; that it is sweet goes without saying. */
const describedAs = (
  head: string,
  { lines }: ParsedFormula<HeladoMatter>,
  besides?: readonly string[],
): HeladoLegalName =>
  describedDenomination(
    describedName(lines, {
      head,
      noun: ({ ingredient }) =>
        // «Chocolate» and «confitura» are names of the law: a description says what they are made of.
        ingredient?.category === 'chocolate' ||
        (ingredient?.category === 'cacao' && ingredient.composition.cocoaNonfat > 0)
          ? heladoLawTerms.described.cocoa
          : ingredient?.category === 'confitura'
            ? heladoLawTerms.described.fruit
            : ingredient?.category === 'azucar' || ingredient?.category === 'jarabe'
              ? heladoLawTerms.described.sugar
              : undefined,
      characterises: ({ ingredient }) => ingredient?.flavour === true,
      implied: ({ ingredient }) => SUGARS.has(ingredient?.category ?? ''),
    }),
    besides,
  )

/** What the law says of a formula; what is not frozen is described. */
export function heladoLegalOf(
  type: string,
  formula: ParsedFormula<HeladoMatter>,
  read: HeladoReadings,
): LegalBlock<FindingText> | undefined {
  const head = NOT_ICE.get(type)
  if (head)
    return legalBlock<HeladoLegalFigure>(describedAs(head, formula), [], {
      figures: {},
      pending: pendingOf(type, formula.lines),
    })
  const fruits = legalFruitsOf(formula)
  const facts = factsBesideUndecided(known(type, formula, read, fruits), formula, (at) => known(type, at).figures)
  const borne = firstPermittedName(IN_ORDER, facts)
  const asked = askedOf(type, formula.lines) ?? borne ?? heladoNames.agua
  // A semi-solid is another way of serving: it is offered where nothing else fits.
  const others = borne
    ? IN_ORDER
    : [heladoNames.granizado, describedAs(heladoLawTerms.described.frozen, formula, [heladoLawTerms.notIce])]
  // Each fruit by itself, whatever others there are (3.1.g).
  const ofFruits = new Map(
    fruits.map((fruit): [HeladoLegalName, LegalFruit] => [
      { ...nameCompletions[fruit.kind], label: heladoLawTerms.with(fruit.noun) },
      fruit,
    ]),
  )
  const { mantecado, chocolate } = nameCompletions
  const completed = [mantecado, chocolate].filter(({ conditions: [{ figure }] }) => (facts.figures[figure] ?? 0) > 0)
  return legalBlock<HeladoLegalFigure>(asked, others, facts, {
    printed: (name) => printed(name, facts, fruits, tastesOf(formula)),
    mentions: [...ofFruits.keys(), ...completed],
    knownFor: (name) => {
      const fruit = ofFruits.get(name)
      return fruit ? { ...facts, figures: { ...facts.figures, [FRUIT_FIGURES[fruit.kind]]: fruit.percent } } : facts
    },
    readings: (name) => {
      const fruit = ofFruits.get(name)
      return fruit ? { [FRUIT_FIGURES[fruit.kind]]: fruitReadingOf(fruit.noun, formula.lines) } : legalFigures.readings
    },
    way: isBearableName(asked, facts)
      ? undefined
      : legalChangeFor(asked, legalFiguresFor(formula.lines), formula.lines),
  })
}
