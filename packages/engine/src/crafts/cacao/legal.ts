import { rowsById } from '../../catalogue/catalogue.ts'
import { spanishNameOf } from '../../catalogue/saying.ts'
import type { FindingText } from '../../findings/finding.ts'
import type { FormulaLine, ParsedFormula } from '../../formula/formula.ts'
import type { LegalDenomination } from '../../judge/denomination.ts'
import { type DescriptionForm, describedDenomination, describedName, HIDDEN_FROM } from '../../judge/described-name.ts'
import {
  type CheckedCondition,
  checkAllConditions,
  checkDenomination,
  conditionsOutcome,
  isBearableName,
  type LegalBlock,
  type LegalFacts,
  legalBlock,
} from '../../judge/legal.ts'
import { denominationGuardsOf, type LegalFigures, legalChangeFor } from '../../judge/path.ts'
import { factsBesideUndecided } from '../../judge/undecided-lines.ts'
import { unreadLinesOf } from '../../judge/unread-lines.ts'
import { measureAll } from '../../ratio/parameter.ts'
import { lazyFor } from '../../words/lazy.ts'
import { roundTo } from '../../words/round.ts'
import { cacaoFinding } from './findings.ts'
import {
  type CacaoLegalFigure,
  type CacaoLegalName,
  CHOCOLATE_OF_BONBON,
  CONFECTIONERY_IDS,
  cacaoLaw,
  cacaoLawOf,
  FILLED_CHOCOLATE,
  FLAKE_NAMES,
  LAST_NAMES,
  NAMES_IN_ORDER,
  type NameKey,
  POWDER_NAMES,
  PURE_COCOA,
  SUBSTITUTE_IDS,
} from './law.ts'
import { type CacaoMatter, cacaoMatterOf } from './matter.ts'
import { cacaoLawReadings, cacaoParameters, lawReadingsOnDark, onDarkBasis, ownReadings } from './params.ts'
import { cacaoLawTerms } from './terms.ts'
import type { CacaoRecipe } from './types.ts'

// ── What a formula may be called ──

/** The figures that some name looks at. */
const figureKeys = [...new Set(cacaoLaw.flatMap(({ conditions }) => conditions.map(({ figure }) => figure)))]
const NO_READINGS = ownReadings(false, false)
/** The readings of a recipe on the basis of milk chocolate and on that of dark. */
const figuresByBase = lazyFor((reads: NonNullable<CacaoRecipe['reads']>) => {
  const onMilk: LegalFigures<CacaoMatter, CacaoLegalFigure> = {
    readings: { ...cacaoParameters, ...cacaoLawReadings, ...reads },
  }
  const onDark: LegalFigures<CacaoMatter, CacaoLegalFigure> = {
    readings: { ...onMilk.readings, ...onDarkBasis, ...lawReadingsOnDark },
  }
  return { onMilk, onDark }
})
const legalFiguresOf = (
  dark: boolean,
  { reads = NO_READINGS }: Pick<CacaoRecipe, 'reads'>,
): LegalFigures<CacaoMatter, CacaoLegalFigure> => (dark ? figuresByBase(reads).onDark : figuresByBase(reads).onMilk)

const REMEDY_OF: Readonly<Partial<Record<CacaoLegalFigure, string>>> = {
  cacaoLegal: 'pasta_cacao',
  mantecaLegal: 'manteca_cacao',
  cacaoSecoLegal: 'pasta_cacao',
  lecheLegal: 'leche_entera_polvo',
  grasaLacteaLegal: 'leche_entera_polvo',
  grasaLegal: 'manteca_cacao',
  avellana: 'pasta_avellana',
  endulzante: 'azucar',
}
const remedies: NonNullable<LegalFigures<CacaoMatter, CacaoLegalFigure>['remedies']> = Object.fromEntries(
  Object.entries(REMEDY_OF).map(([figure, id]) => {
    const row = rowsById.get(id)
    return [figure, row && { name: row.name, matter: cacaoMatterOf(row) }]
  }),
)

/** What the law asks of the name that a type bears. */
export function cacaoLegalGuards(type: string, recipe: CacaoRecipe) {
  const { asked } = cacaoLawOf(type, recipe.variant)
  return denominationGuardsOf(asked, legalFiguresOf(asked.dark, recipe))
}

export interface CacaoLegal<Told extends FindingText = string> extends LegalBlock<Told> {
  /** g left of 100 when the other edible matter is taken off. */
  readonly base: number
  /** Whether it may boast of its quality; null where the law has no such claim. */
  readonly mencionCalidad: boolean | null
  readonly calidad: readonly CheckedCondition[]
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
  { id }: LegalDenomination<CacaoLegalFigure>,
  figures: LegalFacts<CacaoLegalFigure>['figures'],
  dark: LegalFacts<CacaoLegalFigure>['figures'],
  isDark: boolean,
): FindingText[] {
  const { cacaoLegal = 0 } = isDark ? dark : figures
  return [
    ...(WITH_COCOA.has(id) ? [cacaoFinding('cacao.least-cocoa', { percent: Math.floor(cacaoLegal + 1e-9) })] : []),
    ...((figures.grasaVegetal ?? 0) > 0 && !id.startsWith('sucedaneo') && !id.startsWith('especial')
      ? [cacaoLawTerms.vegetableFat]
      : []),
    ...(COOKED.has(id) ? [cacaoLawTerms.cooked] : []),
    ...(id === 'magro' ? [cacaoFinding('cacao.butter-content', { percent: figures.mantecaSeca ?? 0 })] : []),
    ...(id.startsWith('sucedaneo') || id === 'confiteria_sucedaneo' ? [cacaoLawTerms.substituteWords] : []),
  ]
}

/** What is not chocolate: what nobody knows counts as it. */
const FOREIGN: ReadonlySet<CacaoLegalFigure> = new Set<CacaoLegalFigure>(['otrasMaterias'])

/** Aromas of chocolate, cocoa, milk or its fat; vanilla, orange or coffee imitate none of them. */
const IMITATION =
  /\b(?:aroma|esencia|saborizante|sabor|aromatizante)s?\b.*\b(?:chocolate|cacao|leche|nata|mantequilla|l[aá]cteo)\b/i
const imitationIn = ({ lines, total }: ParsedFormula<CacaoMatter>): number =>
  lines.reduce(
    (sum, line) => sum + (line.grams > 0 && IMITATION.test(spanishNameOf(line)) ? (100 * line.grams) / total : 0),
    0,
  )

const GIANDUJA = 'gianduja'

/** Words of a line that say so. */
const FINELY_GROUND = /finamente (?:triturad|molid)/i

/** Hazelnuts count where they are finely ground; whether those that were bought whole are, nobody told (RD 1055/2003 ap. 1.6.b.3.º). */
function grindOf(
  { lines, total }: ParsedFormula<CacaoMatter>,
  ground: number,
  type: string,
): Pick<LegalFacts<CacaoLegalFigure>, 'bands' | 'settles'> {
  const whole = lines.reduce(
    (sum, line) =>
      sum + (FINELY_GROUND.test(spanishNameOf(line)) ? 0 : (line.grams * line.matter.avellanaEntera) / total),
    0,
  )
  return type === GIANDUJA && whole > 0
    ? {
        bands: { avellana: [Math.max(0, ground - whole), ground] },
        settles: { avellana: cacaoLawTerms.besides.ground },
      }
    : {}
}

type Line = FormulaLine<CacaoMatter>
/** % of water up to which a thing is a powder. */
const DRY = 10
/** Fat that only its own powder brings: neither cocoa butter, mass nor a paste makes it a solid. */
const isPowder = ({ matter, ingredient }: Line): boolean =>
  matter.cacaoPolvo > 0 ||
  matter.rol === 'emulgente' ||
  (matter.agua <= DRY && matter.manteca <= 0 && matter.otraGrasa <= DRY && ingredient?.category !== 'mantequilla')

/** All cocoa under the one word that is true of all of it, and milk under its own. */
function descriptionOf(lines: readonly Line[], isPowdered: boolean): string {
  const { described: words } = cacaoLawTerms
  const cocoas = lines.filter(
    ({ grams, matter }) => grams > 0 && (matter.rol === 'cacao' || matter.rol === 'chocolate'),
  )
  const isAll = (is: (line: Line) => boolean): boolean => cocoas.every(is)
  const cocoa = isAll(({ matter }) => matter.cacaoSeco <= 0)
    ? words.butter
    : isAll(({ matter }) => matter.cacaoPolvo > 0)
      ? words.cocoaPowder
      : isAll(({ ingredient }) => ingredient?.id === 'pasta_cacao')
        ? words.mass
        : words.cocoa
  const form: DescriptionForm<Line> = {
    head: isPowdered ? words.powder : words.solid,
    noun: (line) => (cocoas.includes(line) ? cocoa : line.matter.lecheLegal > 0 ? words.milk : undefined),
    characterises: (line) => cocoas.includes(line) || line.matter.lecheLegal > 0 || line.matter.frutosSecos > 0,
  }
  return describedName(lines, form)
}

/** A name of cocoa and chocolate alone hides another matter that weighs so much (Regulation (EU) 1169/2011, art. 17.1). */
const isMatterHidden = ({ lines, total }: ParsedFormula<CacaoMatter>): boolean =>
  lines.some(
    ({ grams, ingredient, matter }) =>
      ingredient && matter.rol !== 'cacao' && matter.rol !== 'chocolate' && (100 * grams) / total >= HIDDEN_FROM,
  )

/** What is neither chocolate nor in its place: powders by their names, the rest as it is described. */
function describedNames(lines: readonly Line[], isBorne: (name: CacaoLegalName) => boolean): readonly CacaoLegalName[] {
  const known = lines.filter(({ grams, ingredient }) => grams > 0 && ingredient)
  const isPowdered = known.every(isPowder)
  const described = { ...describedDenomination(descriptionOf(known, isPowdered)), dark: false }
  return isPowdered
    ? [...POWDER_NAMES.filter(isBorne), described]
    : [...(known.length > 0 ? [described] : []), ...FLAKE_NAMES.filter(isBorne)]
}

/** The name asked for, held against the law, and the others the formula may bear. */
export function cacaoLegalOf(
  type: string,
  recipe: CacaoRecipe,
  formula: ParsedFormula<CacaoMatter>,
): CacaoLegal<FindingText> {
  const { lines } = formula
  const { asked, claim: quality } = cacaoLawOf(type, recipe.variant)
  const aromaImitador = imitationIn(formula)
  const onMilk = { ...measureAll(legalFiguresOf(false, recipe).readings, figureKeys, lines), aromaImitador }
  const onDark = { ...measureAll(legalFiguresOf(true, recipe).readings, figureKeys, lines), aromaImitador }
  const unread = unreadLinesOf(formula, { foreign: FOREIGN })
  const pending = unread ? [cacaoFinding('law.unknown', { names: unread.names })] : []
  const factsOn = lazyFor(
    (figures: typeof onDark): LegalFacts<CacaoLegalFigure> =>
      factsBesideUndecided(
        { figures, pending, unread, ...grindOf(formula, figures.avellana ?? 0, type) },
        formula,
        (heavier) => measureAll(legalFiguresOf(figures === onDark, recipe).readings, figureKeys, heavier.lines),
      ),
  )
  const known = ({ dark }: Pick<CacaoLegalName, 'dark'>) => factsOn(dark ? onDark : onMilk)
  const family =
    type === 'bombon' ? [FILLED_CHOCOLATE] : NAMES_IN_ORDER.filter((name) => isBearableName(name, known(name)))
  const borne = type === 'bombon' ? [] : LAST_NAMES.filter((name) => isBearableName(name, known(name)))
  // Confectionery is what is neither chocolate nor in its place (RD 823/1990, 2.5 to 2.7).
  const isInItsPlace = borne.some((name) => name === PURE_COCOA || SUBSTITUTE_IDS.has(name.id))
  const last = isInItsPlace ? borne.filter(({ id }) => !CONFECTIONERY_IDS.has(id)) : borne
  const isHiding = CONFECTIONERY_IDS.has(last[0]?.id ?? '') && isMatterHidden(formula)
  const others =
    family.length > 0
      ? family
      : last.length > 0
        ? [
            ...(isHiding ? describedNames(lines, () => false) : []),
            ...last,
            ...FLAKE_NAMES.filter((name) => isBearableName(name, known(name))),
          ]
        : describedNames(lines, (name) => isBearableName(name, known(name)))
  const { cumple } = checkDenomination(asked, known(asked))
  const block = legalBlock<CacaoLegalFigure>(asked, cumple === true ? [] : others, known(asked), {
    knownFor: (name) => known(name as CacaoLegalName),
    obligatorio: (name) => mandatory(name, onMilk, onDark, (name as CacaoLegalName).dark),
    readings: (name) => legalFiguresOf((name as CacaoLegalName).dark, recipe).readings,
    shares: () => [[cacaoLawTerms.cocoa, known(asked).figures.cacaoLegal ?? 0, true]],
    // No gram of anything else makes up for an aroma that imitates.
    way:
      cumple === false && aromaImitador === 0
        ? legalChangeFor(asked, { ...legalFiguresOf(asked.dark, recipe), remedies }, lines)
        : undefined,
  })
  const chocolateOfMix = onMilk.chocolate ?? 0
  const calidad = quality ? checkAllConditions(quality, known(asked).figures) : []
  return {
    ...block,
    base: roundTo(100 - (known(asked).figures.otrasMaterias ?? 0), DECIMALS),
    mencionCalidad: quality ? block.cumple !== false && conditionsOutcome(calidad) === true : null,
    calidad,
    ...(type === 'bombon' &&
      chocolateOfMix < CHOCOLATE_OF_BONBON && {
        carcasaMinima: roundTo((100 * (CHOCOLATE_OF_BONBON - chocolateOfMix)) / (100 - chocolateOfMix), DECIMALS),
      }),
  }
}
