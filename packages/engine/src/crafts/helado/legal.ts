import { rowsById } from '../../catalogue/catalogue.ts'
import { flagOf } from '../../catalogue/flags.ts'
import { nutPartsOf } from '../../catalogue/nut-parts.ts'
import { nounSaidOf } from '../../catalogue/saying.ts'
import type { FindingText } from '../../findings/finding.ts'
import type { FormulaLine, ParsedFormula } from '../../formula/formula.ts'
import { firstPermittedName, isBearableName, type LegalBlock, type LegalFacts, legalBlock } from '../../judge/legal.ts'
import { denominationGuardsOf, type LegalFigures, legalChangeFor } from '../../judge/path.ts'
import { unreadLinesOf } from '../../judge/unread-lines.ts'
import { measureAll } from '../../ratio/parameter.ts'
import { mostFirst } from '../../words/sorted.ts'
import { listText } from '../../words/text.ts'
import { heladoFinding } from './findings.ts'
import { type HeladoLegalFigure, type HeladoLegalName, heladoNames, nameCompletions } from './law.ts'
import { type HeladoMatter, heladoMatterOf } from './matter.ts'
import { type HeladoReadings, heladoParameters, heladoReadings } from './params.ts'
import { heladoLawTerms } from './terms.ts'

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
const NOT_ICE: ReadonlySet<string> = new Set(['crema_untable', 'veteado'])
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
    fruta: lines.find(({ matter }) => matter.fruta > 0),
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

/** Citrus, very acid, exotic or strong fruit: 10 % names them (3.1.g; its list is open). */
const STRONG =
  /naranja|mandarina|lim[oó]n|lima|pomelo|yuzu|maracuy|pi[ñn]a|pl[aá]tano|mango|kiwi|chirimoya|guayaba|lichi|papaya|guan[aá]bana|pitahaya|grosella|ar[aá]ndano rojo/i
const NUTS: ReadonlySet<string> = new Set(['fruto_seco', 'pasta_fruto_seco'])

type Kind = 'comun' | 'fuerte' | 'cascara'
const FIGURE_OF: Readonly<Record<Kind, HeladoLegalFigure>> = {
  comun: 'frutaComun',
  fuerte: 'frutaFuerte',
  cascara: 'frutoCascara',
}

interface Fruit {
  readonly noun: string
  readonly kind: Kind
  readonly percent: number
}

/** Fruits and nuts of a formula, the most abundant first, each as % of the mix. */
function fruitsOf({ lines, total }: ParsedFormula<HeladoMatter>): Fruit[] {
  const byNoun = new Map<string, Fruit>()
  for (const { name, grams, matter, ingredient } of lines) {
    if (!ingredient || grams <= 0 || !ingredient.flavour) continue
    const isNut = NUTS.has(ingredient.category)
    const said = nounSaidOf({ name, ingredient })
    // Of a spread or a praliné only its nut counts, and it gives the name.
    const parts = isNut
      ? nutPartsOf(ingredient.id, said).map(([noun, share]) => [noun, 100 * share] as const)
      : [[said, matter.fruta] as const]
    for (const [noun, fresh] of parts.filter(([, share]) => share > 0)) {
      const kind: Kind = isNut ? 'cascara' : STRONG.test(noun) ? 'fuerte' : 'comun'
      byNoun.set(noun, { noun, kind, percent: (byNoun.get(noun)?.percent ?? 0) + (grams * fresh) / total })
    }
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
  read: HeladoReadings,
  fruits: readonly Fruit[],
): LegalFacts<HeladoLegalFigure> {
  const { certain, most, settles } = openFat(formula)
  const figures: { [figure in HeladoLegalFigure]?: number } = { ...read, grasaAnadida: certain }
  measureAll(shownFigures, shownKeys, formula.lines, figures)
  for (const { kind, percent } of fruits) figures[FIGURE_OF[kind]] ??= percent
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

/** «Helado crema mantecado de chocolate con avellana»: the class and what characterises it (arts. 3.1.g, h and 17.1). */
function printed(
  { id, label }: HeladoLegalName,
  { figures }: LegalFacts<HeladoLegalFigure>,
  fruits: readonly Fruit[],
): string {
  const met = (completion: HeladoLegalName): boolean => isBearableName(completion, { figures })
  const enough = fruits.filter(({ kind, percent }) => percent >= (nameCompletions[kind].conditions[0]?.threshold ?? 0))
  const [main] = fruits
  const named = listText(
    enough.map(({ noun }) => noun),
    'y',
  )
  const withFruit =
    id === 'sorbete'
      ? enough.length > 0
        ? heladoLawTerms.of(named)
        : heladoLawTerms.ofFruits(fruits.filter(({ kind }) => kind !== 'cascara'))
      : enough.length > 0
        ? heladoLawTerms.with(named)
        : main && heladoLawTerms.tasting(main.noun)
  const cocoa = figures.cacaoSobreSeca ?? 0
  return [
    label,
    TAKES_YOLK.has(id) && met(nameCompletions.mantecado) ? heladoLawTerms.mantecado : undefined,
    cocoa > 0 ? (met(nameCompletions.chocolate) ? heladoLawTerms.ofChocolate : heladoLawTerms.withCocoa) : undefined,
    withFruit,
  ]
    .filter((word) => word !== undefined)
    .join(' ')
}

/** What the law says of a formula; nothing of what is not frozen. */
export function heladoLegalOf(
  type: string,
  formula: ParsedFormula<HeladoMatter>,
  read: HeladoReadings,
): LegalBlock<FindingText> | undefined {
  if (NOT_ICE.has(type)) return undefined
  const fruits = fruitsOf(formula)
  const facts = known(type, formula, read, fruits)
  const borne = firstPermittedName(IN_ORDER, facts)
  const asked = askedOf(type, formula.lines) ?? borne ?? heladoNames.agua
  // A semi-solid is another way of serving: it is offered where nothing else fits.
  const others = borne ? IN_ORDER : [heladoNames.granizado]
  // Each fruit by itself, whatever others there are (3.1.g).
  const ofFruits = new Map(
    fruits.map(({ noun, kind, percent }): [HeladoLegalName, LegalFacts<HeladoLegalFigure>] => [
      { ...nameCompletions[kind], label: heladoLawTerms.with(noun) },
      { ...facts, figures: { ...facts.figures, [FIGURE_OF[kind]]: percent } },
    ]),
  )
  const { mantecado, chocolate } = nameCompletions
  const completed = [mantecado, chocolate].filter(({ conditions: [{ figure }] }) => (facts.figures[figure] ?? 0) > 0)
  return legalBlock<HeladoLegalFigure>(asked, others, facts, {
    printed: (name) => printed(name, facts, fruits),
    mentions: [...ofFruits.keys(), ...completed],
    knownFor: (name) => ofFruits.get(name) ?? facts,
    way: isBearableName(asked, facts)
      ? undefined
      : legalChangeFor(asked, legalFiguresFor(formula.lines), formula.lines),
  })
}
