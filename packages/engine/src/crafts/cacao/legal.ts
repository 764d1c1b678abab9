import { byId } from '../../catalogue/catalogue.ts'
import type { Text } from '../../findings/finding.ts'
import type { Formula } from '../../formula/formula.ts'
import {
  type Checked,
  checkAll,
  type Denomination,
  hold,
  isBearable,
  type Known,
  type Legal,
  legalBlock,
  outcome,
} from '../../judge/legal.ts'
import { changeFor, guardsOf, type LegalFigures } from '../../judge/path.ts'
import { unreadOf } from '../../judge/unread-lines.ts'
import { measureAll } from '../../ratio/parameter.ts'
import { lazyFor } from '../../words/lazy.ts'
import { round } from '../../words/round.ts'
import { find } from './findings.ts'
import {
  CHOCOLATE_OF_BONBON,
  CONFECTIONERY_IDS,
  DESCRIPTIVE,
  FILLED,
  type Figure,
  IN_ORDER,
  LAST,
  type LegalName,
  law,
  lawOf,
  type NameKey,
  PURE,
  SHAPED_IDS,
  SUBSTITUTE_IDS,
} from './law.ts'
import { type Matter, matterOf } from './matter.ts'
import { lawReadings, lawReadingsOnDark, onDarkBasis, ownReadings, parameters } from './params.ts'
import { law as terms } from './terms.ts'
import type { Recipe } from './types.ts'

// ── What a formula may be called ──

/** The figures that some name looks at. */
const figureKeys = [...new Set(law.flatMap(({ conditions }) => conditions.map(({ figure }) => figure)))]
const NO_READINGS = ownReadings(false, false)
/** The readings of a recipe on the basis of milk chocolate and on that of dark. */
const figuresByBase = lazyFor((reads: NonNullable<Recipe['reads']>) => {
  const onMilk: LegalFigures<Matter, Figure> = { readings: { ...parameters, ...lawReadings, ...reads } }
  const onDark: LegalFigures<Matter, Figure> = {
    readings: { ...onMilk.readings, ...onDarkBasis, ...lawReadingsOnDark },
  }
  return { onMilk, onDark }
})
const legalFiguresOf = (dark: boolean, { reads = NO_READINGS }: Pick<Recipe, 'reads'>): LegalFigures<Matter, Figure> =>
  dark ? figuresByBase(reads).onDark : figuresByBase(reads).onMilk

const REMEDY_OF: Readonly<Partial<Record<Figure, string>>> = {
  cacaoLegal: 'pasta_cacao',
  mantecaLegal: 'manteca_cacao',
  cacaoSecoLegal: 'pasta_cacao',
  lecheLegal: 'leche_entera_polvo',
  grasaLacteaLegal: 'leche_entera_polvo',
  grasaLegal: 'manteca_cacao',
  avellana: 'pasta_avellana',
  endulzante: 'azucar',
}
const remedies: NonNullable<LegalFigures<Matter, Figure>['remedies']> = Object.fromEntries(
  Object.entries(REMEDY_OF).map(([figure, id]) => {
    const row = byId.get(id)
    return [figure, row && { name: row.name, matter: matterOf(row) }]
  }),
)

/** What the law asks of the name that a type bears. */
export function lawful(type: string, recipe: Recipe) {
  const { asked } = lawOf(type, recipe.variant)
  return guardsOf(asked, legalFiguresOf(asked.dark, recipe))
}

export interface CacaoLegal<Told extends Text = string> extends Legal<Told> {
  /** g left of 100 when the other edible matter is taken off. */
  readonly base: number
  /** Whether it may boast of its quality; null where the law has no such claim. */
  readonly mencionCalidad: boolean | null
  readonly calidad: readonly Checked[]
  /** % of the piece that the shell of a bonbon must weigh at least, when the filling alone has too little chocolate. */
  readonly carcasaMinima?: number
}

const DECIMALS = 2
/** Names that carry «cacao: … % mínimo» (ap. 6.d): neither white chocolate nor bonbons. */
const WITH_COCOA: ReadonlySet<string> = new Set<NameKey>([
  'cobertura',
  'chocolate',
  'fideos',
  'cobertura_leche',
  'nata',
  'leche',
  'familiar',
  'desnatada',
  'leche_fideos',
  'gianduja',
  'gianduja_leche',
  'taza',
  'taza_familiar',
  'chocolate_polvo',
  'para_beber',
])
const COOKED: ReadonlySet<string> = new Set<NameKey>(['taza', 'taza_familiar'])

function mandatory(
  { id }: Denomination<Figure>,
  figures: Known<Figure>['figures'],
  dark: Known<Figure>['figures'],
  isDark: boolean,
): Text[] {
  const { cacaoLegal = 0 } = isDark ? dark : figures
  return [
    ...(WITH_COCOA.has(id) ? [find('cacao.least-cocoa', { percent: Math.floor(cacaoLegal + 1e-9) })] : []),
    ...((figures.grasaVegetal ?? 0) > 0 && !id.startsWith('sucedaneo') && !id.startsWith('especial')
      ? [terms.vegetableFat]
      : []),
    ...(COOKED.has(id) ? [terms.cooked] : []),
    ...(id === 'magro' ? [find('cacao.butter-content', { percent: figures.mantecaSeca ?? 0 })] : []),
    ...(id.startsWith('sucedaneo') || id === 'confiteria_sucedaneo' ? [terms.substituteWords] : []),
  ]
}

/** What is not chocolate: what nobody knows counts as it. */
const FOREIGN: ReadonlySet<Figure> = new Set<Figure>(['otrasMaterias'])

const GIANDUJA = 'gianduja'

/** Hazelnuts count where they are finely ground; whether those that were bought whole are, nobody told (RD 1055/2003 ap. 1.6.b.3.º). */
function grindOf(
  { lines, total }: Formula<Matter>,
  ground: number,
  type: string,
): Pick<Known<Figure>, 'bands' | 'settles'> {
  const whole = lines.reduce((sum, { grams, matter }) => sum + (grams * matter.avellanaEntera) / total, 0)
  return type === GIANDUJA && whole > 0
    ? { bands: { avellana: [Math.max(0, ground - whole), ground] }, settles: { avellana: terms.besides.ground } }
    : {}
}

/** The name asked for, held against the law, and the others the formula may bear. */
export function legalOf(type: string, recipe: Recipe, formula: Formula<Matter>): CacaoLegal<Text> {
  const { lines } = formula
  const { asked, claim: quality } = lawOf(type, recipe.variant)
  const onMilk = measureAll(legalFiguresOf(false, recipe).readings, figureKeys, lines)
  const onDark = measureAll(legalFiguresOf(true, recipe).readings, figureKeys, lines)
  const unread = unreadOf(formula, { foreign: FOREIGN })
  const pending = unread ? [find('law.unknown', { names: unread.names })] : []
  const known = ({ dark }: Pick<LegalName, 'dark'>): Known<Figure> => ({
    figures: dark ? onDark : onMilk,
    pending,
    unread,
    ...grindOf(formula, (dark ? onDark : onMilk).avellana ?? 0, type),
  })
  const family = type === 'bombon' ? [FILLED] : IN_ORDER.filter((name) => isBearable(name, known(name)))
  const borne = type === 'bombon' ? [] : LAST.filter((name) => isBearable(name, known(name)))
  // Confectionery is what is neither chocolate nor in its place (RD 823/1990, 2.5 to 2.7).
  const isInItsPlace = borne.some((name) => name === PURE || SUBSTITUTE_IDS.has(name.id))
  const last = isInItsPlace ? borne.filter(({ id }) => !CONFECTIONERY_IDS.has(id)) : borne
  const described = type === 'bombon' ? [] : DESCRIPTIVE.filter((name) => isBearable(name, known(name))).slice(0, 1)
  const isShapedAlone = last.every(({ id }) => SHAPED_IDS.has(id))
  const others = family.length > 0 ? family : isShapedAlone ? [...described, ...last] : last
  const { cumple } = hold(asked, known(asked))
  const block = legalBlock<Figure>(asked, cumple === true ? [] : others, known(asked), {
    knownFor: (name) => known(name as LegalName),
    obligatorio: (name) => mandatory(name, onMilk, onDark, (name as LegalName).dark),
    way: cumple === false ? changeFor(asked, { ...legalFiguresOf(asked.dark, recipe), remedies }, lines) : undefined,
  })
  const chocolateOfMix = onMilk.chocolate ?? 0
  const calidad = quality ? checkAll(quality, known(asked).figures) : []
  return {
    ...block,
    base: round(100 - (known(asked).figures.otrasMaterias ?? 0), DECIMALS),
    mencionCalidad: quality ? block.cumple !== false && outcome(calidad) === true : null,
    calidad,
    ...(type === 'bombon' &&
      chocolateOfMix < CHOCOLATE_OF_BONBON && {
        carcasaMinima: round((100 * (CHOCOLATE_OF_BONBON - chocolateOfMix)) / (100 - chocolateOfMix), DECIMALS),
      }),
  }
}
