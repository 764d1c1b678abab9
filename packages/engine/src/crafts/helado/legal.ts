import { byId } from '../../catalogue/catalogue.ts'
import { flag } from '../../catalogue/flags.ts'
import { nutPartsOf } from '../../catalogue/nut-parts.ts'
import { nounSaid } from '../../catalogue/saying.ts'
import type { Text } from '../../findings/finding.ts'
import type { Formula, Line } from '../../formula/formula.ts'
import { firstBorne, isBearable, type Known, type Legal, legalBlock } from '../../judge/legal.ts'
import { changeFor, guardsOf, type LegalFigures } from '../../judge/path.ts'
import { unreadOf } from '../../judge/unread-lines.ts'
import { measureAll } from '../../ratio/parameter.ts'
import { mostFirst } from '../../words/sorted.ts'
import { list } from '../../words/text.ts'
import { find } from './findings.ts'
import { completions, type Figure, type Name, names } from './law.ts'
import { type Matter, matterOf } from './matter.ts'
import { parameters, type Readings, readings } from './params.ts'
import { law as terms } from './terms.ts'

const IN_ORDER: readonly Name[] = [names.crema, names.leche, names.desnatada, names.helado, names.sorbete, names.agua]
/** The name that a type is made for; the others bear the first that fits. */
const ASKED: Readonly<Record<string, Name>> = {
  helado_crema: names.crema,
  helado_leche: names.leche,
  sorbete_agua: names.sorbete,
  granizado: names.granizado,
}
/** Not frozen products: the decree has no name for them. */
const NOT_ICE: ReadonlySet<string> = new Set(['crema_untable', 'veteado'])
/** A mix (2.2 and 3.2), judged as what it will be. */
const MIX = 'base'
const TAKES_YOLK: ReadonlySet<string> = new Set(['crema', 'leche', 'desnatada', 'helado'])

const { SLNG, materiaGrasa, solidosTotales } = parameters
/** What the law looks at among what is shown. */
const shownFigures = { SLNG, materiaGrasa, solidosTotales }
const shownKeys = Object.keys(shownFigures) as (keyof typeof shownFigures)[]
const legalFigures: LegalFigures<Matter, Figure> = { readings: { ...shownFigures, ...readings } }
const remedy = (id: string) => {
  const row = byId.get(id)
  return row && { name: row.name, matter: matterOf(row) }
}
const CREAM = remedy('nata')
const SKIMMED_POWDER = remedy('leche_desn_polvo')
const SUGAR = remedy('azucar')

/** Each figure with what a maker raises it with; fruit, with the fruit there is. */
const legalFiguresFor = (lines: readonly Line<Matter>[]): LegalFigures<Matter, Figure> => ({
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
const askedOf = (type: string, lines: readonly Line<Matter>[]): Name | undefined =>
  ASKED[type] === names.sorbete && !lines.some(({ grams, matter }) => grams > 0 && matter.fruta > 0)
    ? undefined
    : ASKED[type]

/** What the decree asks of the name that a type bears; whatever is frozen must at least be a water ice. */
export const lawful = (type: string, _recipe?: unknown, _request?: unknown, formula?: Formula<Matter>) =>
  NOT_ICE.has(type) ? [] : guardsOf((formula ? askedOf(type, formula.lines) : ASKED[type]) ?? names.agua, legalFigures)

/** Citrus, very acid, exotic or strong fruit: 10 % names them (3.1.g; its list is open). */
const STRONG =
  /naranja|mandarina|lim[oó]n|lima|pomelo|yuzu|maracuy|pi[ñn]a|pl[aá]tano|mango|kiwi|chirimoya|guayaba|lichi|papaya|guan[aá]bana|pitahaya|grosella|ar[aá]ndano rojo/i
const NUTS: ReadonlySet<string> = new Set(['fruto_seco', 'pasta_fruto_seco'])

type Kind = 'comun' | 'fuerte' | 'cascara'
const FIGURE_OF: Readonly<Record<Kind, Figure>> = {
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
function fruitsOf({ lines, total }: Formula<Matter>): Fruit[] {
  const byNoun = new Map<string, Fruit>()
  for (const { name, grams, matter, ingredient } of lines) {
    if (!ingredient || grams <= 0 || !ingredient.flavour) continue
    const isNut = NUTS.has(ingredient.category)
    const said = nounSaid({ name, ingredient })
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

type Lines = readonly Line<Matter>[]

/** Coatings, biscuits and ripples are no part of the mix: a preparation that keeps in the cupboard is one, if it goes in after churning. */
const DRY_PARTS: ReadonlySet<string> = new Set(['6', '7'])
const isInclusion = ({ use }: Line<Matter>): boolean =>
  use !== undefined && !use.isStage && use.prepared.isTyped && DRY_PARTS.has(use.prepared.keeps() ?? '')

/** % that stands for fat which nobody knows whether there is any. */
const SOME = 0.01

/** Fat that may be none of milk, by what nobody told: the supplier's, and where a coating goes in. */
function openFat({ lines, total }: Formula<Matter>) {
  const weighed = lines.filter(({ grams }) => grams > 0)
  const untold = weighed.filter(({ ingredient }) => ingredient && flag(ingredient, 'addedFat') === null)
  const inclusions = weighed.filter((line) => isInclusion(line) && line.matter.grasaAnadida > 0)
  const ofLines = (all: Lines, of: (line: Line<Matter>) => number): number =>
    all.reduce((sum, line) => sum + (line.grams * of(line)) / total, 0)
  const certain = ofLines(
    weighed.filter((line) => !isInclusion(line)),
    ({ matter }) => matter.grasaAnadida,
  )
  const names = (all: readonly string[]): string[] => [...new Set(all)]
  return {
    certain,
    most: certain + ofLines(inclusions, ({ matter }) => matter.grasaAnadida) + (untold.length > 0 ? SOME : 0),
    settles: [
      ...(untold.length > 0 ? [find('helado.milk-fat-of', { names: names(untold.map(({ name }) => name)) })] : []),
      ...(inclusions.length > 0
        ? [find('helado.after-churning', { names: names(inclusions.flatMap(({ use }) => use?.name ?? [])) })]
        : []),
    ],
  }
}

function pendingOf(type: string, lines: readonly Line<Matter>[]): Text[] {
  const unknown = [
    ...new Set(lines.filter(({ ingredient, grams }) => !ingredient && grams > 0).map(({ name }) => name)),
  ]
  return [
    ...(type === MIX ? [terms.frozen] : []),
    ...(unknown.length > 0 ? [find('law.unknown', { names: unknown })] : []),
  ]
}

function known(type: string, formula: Formula<Matter>, read: Readings, fruits: readonly Fruit[]): Known<Figure> {
  const main: { [figure in Figure]?: number } = {}
  for (const { kind, percent } of fruits) main[FIGURE_OF[kind]] ??= percent
  const { certain, most, settles } = openFat(formula)
  return {
    figures: { ...read, ...measureAll(shownFigures, shownKeys, formula.lines), ...main, grasaAnadida: certain },
    ...(most > certain && {
      bands: { grasaAnadida: [certain, most] },
      settles: { grasaAnadida: find('law.all', { all: settles }) },
    }),
    pending: pendingOf(type, formula.lines),
    unread: unreadOf(formula),
  }
}

/** «Helado crema mantecado de chocolate con avellana»: the class and what characterises it (arts. 3.1.g, h and 17.1). */
function printed({ id, label }: Name, { figures }: Known<Figure>, fruits: readonly Fruit[]): string {
  const met = (completion: Name): boolean => isBearable(completion, { figures })
  const enough = fruits.filter(({ kind, percent }) => percent >= (completions[kind].conditions[0]?.threshold ?? 0))
  const [main] = fruits
  const named = list(
    enough.map(({ noun }) => noun),
    'y',
  )
  const withFruit =
    id === 'sorbete'
      ? enough.length > 0
        ? terms.of(named)
        : terms.ofFruits(fruits.filter(({ kind }) => kind !== 'cascara'))
      : enough.length > 0
        ? terms.with(named)
        : main && terms.tasting(main.noun)
  const cocoa = figures.cacaoSobreSeca ?? 0
  return [
    label,
    TAKES_YOLK.has(id) && met(completions.mantecado) ? terms.mantecado : undefined,
    cocoa > 0 ? (met(completions.chocolate) ? terms.ofChocolate : terms.withCocoa) : undefined,
    withFruit,
  ]
    .filter((word) => word !== undefined)
    .join(' ')
}

/** What the law says of a formula; nothing of what is not frozen. */
export function legalOf(type: string, formula: Formula<Matter>, read: Readings): Legal<Text> | undefined {
  if (NOT_ICE.has(type)) return undefined
  const fruits = fruitsOf(formula)
  const facts = known(type, formula, read, fruits)
  const borne = firstBorne(IN_ORDER, facts)
  const asked = askedOf(type, formula.lines) ?? borne ?? names.agua
  // A semi-solid is another way of serving: it is offered where nothing else fits.
  const others = borne ? IN_ORDER : [names.granizado]
  const nounOfKind = (id: string): string | undefined => fruits.find(({ kind }) => completions[kind].id === id)?.noun
  const mentions = Object.values(completions)
    .filter(({ conditions: [{ figure }] }) => (facts.figures[figure] ?? 0) > 0)
    .map((mention): Name => {
      const noun = nounOfKind(mention.id)
      return noun === undefined ? mention : { ...mention, label: terms.with(noun) }
    })
  return legalBlock<Figure>(asked, others, facts, {
    printed: (name) => printed(name, facts, fruits),
    mentions,
    way: isBearable(asked, facts) ? undefined : changeFor(asked, legalFiguresFor(formula.lines), formula.lines),
  })
}
