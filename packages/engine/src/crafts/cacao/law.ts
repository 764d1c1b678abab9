import type { SourceKey } from '../../catalogue/sources.ts'
import type { LawBase, LegalCondition, LegalDenomination, LegalOperator } from '../../judge/denomination.ts'
import type { CacaoParameterKey, cacaoLawReadings } from './params.ts'
import { cacaoConditionLabel, cacaoLawTerms } from './terms.ts'
import type { CacaoTypeKey, VariantKey } from './types.ts'

/** RD 1055/2003, which transposes Directive 2000/36/EC, and outside chocolate RD 823/1990. */

export type CacaoLegalFigure = CacaoParameterKey | keyof typeof cacaoLawReadings | 'aromaImitador'
type Rule = LegalCondition<CacaoLegalFigure>

const ON_PRODUCT: ReadonlySet<CacaoLegalFigure> = new Set<CacaoLegalFigure>([
  'endulzante',
  'vegetalNoAutorizada',
  'grasaAnimal',
  'almidonAnadido',
  'otrasMaterias',
  'avellana',
  'frutosSecos',
  'lacteos',
  'cacaoSecoDesgrasado',
  'sustituta',
  'chocolate',
  'chocolateSolo',
  'almidonAjeno',
  'galleteria',
  'sucedaneo',
  'cacaoPolvo',
  'cacaoIngredientes',
  'agua',
  'aromaImitador',
])
const baseOf = (figure: CacaoLegalFigure): LawBase =>
  figure.endsWith('Seca') ? 'seca' : ON_PRODUCT.has(figure) ? 'producto' : 'chocolate'

const rule = (
  figure: CacaoLegalFigure,
  operator: LegalOperator,
  threshold: number,
  article: string,
  source: SourceKey = 'rd-1055-2003',
): Rule => ({
  figure,
  label: cacaoConditionLabel(figure),
  operator,
  threshold,
  unit: '%',
  base: baseOf(figure),
  article,
  source,
})

const RD = (point: string): string => `RD 1055/2003 ap. ${point}`
const BOTH = (point: string, annex: string): string => `${RD(point)}; Dir. 2000/36/CE ${annex}`
const OLD = (article: string): string => `RD 823/1990 art. ${article}`
const old = (figure: CacaoLegalFigure, operator: LegalOperator, threshold: number, article: string): Rule =>
  rule(figure, operator, threshold, OLD(article), 'rd-823-1990')

const SWEETENED: Rule = rule('endulzante', '>', 0, RD('1.6.a, 1.7.a y 1.9'))
/** No aroma may imitate chocolate or milk fat. */
const NO_IMITATION: Rule = rule('aromaImitador', '<=', 0, RD('3.2'))
/** What no chocolate may carry. */
const FATS: readonly Rule[] = [
  rule('grasaVegetal', '<=', 5, BOTH('2.1', 'art. 2.1')),
  rule('vegetalNoAutorizada', '<=', 0, RD('2.2')),
  rule('grasaAnimal', '<=', 0, RD('3.1.1.º')),
  NO_IMITATION,
]
const NO_STARCH: Rule = rule('almidonAnadido', '<=', 0, RD('3.1.2.º'))
const OTHER_MATTER: Rule = rule('otrasMaterias', '<=', 40, RD('3.1'))

/** A name the law reserves, and whether it counts milk as other edible matter. */
export interface CacaoLegalName extends LegalDenomination<CacaoLegalFigure> {
  readonly dark: boolean
}

export type NameKey = keyof typeof cacaoLawTerms.names
const named = (
  id: NameKey,
  dark: boolean,
  conditions: readonly Rule[],
  besides?: readonly string[],
): CacaoLegalName => ({
  id,
  label: cacaoLawTerms.names[id],
  dark,
  conditions,
  ...(besides && { besides }),
})
/** Their milk, cream and hazelnut have figures of the decree. */
const chocolate = (id: NameKey, dark: boolean, own: readonly Rule[], besides?: readonly string[]): CacaoLegalName => ({
  ...named(id, dark, [...own, SWEETENED, ...FATS, NO_STARCH], besides),
  fixes: true,
})

const cocoa = (total: number, butter: number, dry: number, point: string, annex?: string): Rule[] => [
  rule('cacaoLegal', '>=', total, annex ? BOTH(point, annex) : RD(point)),
  rule('mantecaLegal', '>=', butter, RD(point)),
  rule('cacaoSecoLegal', '>=', dry, RD(point)),
]
const milk = (total: number, dry: number, fat: Rule, both: number, point: string): Rule[] => [
  rule('cacaoLegal', '>=', total, BOTH(`${point}.1.º`, 'anexo I.A.4')),
  rule('lecheLegal', '>=', dry, RD(`${point}.2.º`)),
  rule('cacaoSecoLegal', '>=', 2.5, RD(`${point}.3.º`)),
  fat,
  rule('grasaLegal', '>=', both, RD(`${point}.5.º`)),
]
const milkFat = (least: number, point: string): Rule => rule('grasaLacteaLegal', '>=', least, RD(point))
const hazelnut = (least: number, point: string): Rule[] => [
  rule('avellana', '>=', least, RD(point)),
  rule('avellana', '<=', 40, RD(point)),
  rule('frutosSecos', '<=', 60, RD(point)),
]

const COUVERTURE = chocolate('cobertura', true, [...cocoa(35, 31, 2.5, '1.6.b.2.º', 'anexo I.A.3.b'), OTHER_MATTER])
const DARK = chocolate('chocolate', true, [...cocoa(35, 18, 14, '1.6.a', 'anexo I.A.3.a'), OTHER_MATTER])
const FLAKES = chocolate(
  'fideos',
  true,
  [...cocoa(32, 12, 14, '1.6.b.1.º'), OTHER_MATTER],
  [cacaoLawTerms.besides.flakes],
)
const MILK_COUVERTURE = chocolate('cobertura_leche', false, [
  ...milk(25, 14, milkFat(3.5, '1.7.a.4.º'), 31, '1.7.b.2.º y 1.7.a'),
  OTHER_MATTER,
])
const WITH_CREAM = chocolate('nata', false, [...milk(25, 14, milkFat(5.5, '1.7.c.1.º'), 25, '1.7.a'), OTHER_MATTER])
const MILK = chocolate('leche', false, [...milk(25, 14, milkFat(3.5, '1.7.a.4.º'), 25, '1.7.a'), OTHER_MATTER])
const FAMILY = chocolate('familiar', false, [...milk(20, 20, milkFat(5, '1.8.4.º'), 25, '1.8'), OTHER_MATTER])
const SKIMMED = chocolate('desnatada', false, [
  ...milk(25, 14, rule('grasaLacteaLegal', '<=', 1, RD('1.7.c.2.º')), 25, '1.7.a'),
  OTHER_MATTER,
])
const MILK_FLAKES = chocolate(
  'leche_fideos',
  false,
  [
    rule('cacaoLegal', '>=', 20, RD('1.7.b.1.º')),
    rule('lecheLegal', '>=', 12, RD('1.7.b.1.º')),
    rule('grasaLegal', '>=', 12, RD('1.7.b.1.º')),
    OTHER_MATTER,
  ],
  [cacaoLawTerms.besides.flakes],
)
const WHITE = chocolate('blanco', false, [
  rule('mantecaLegal', '>=', 20, BOTH('1.9', 'anexo I.A.6')),
  rule('lecheLegal', '>=', 14, RD('1.9')),
  milkFat(3.5, '1.9'),
  OTHER_MATTER,
])
/** Their minimums are those of the chocolate they are made with: the product less its nuts. */
const GIANDUJA = chocolate('gianduja', true, [
  rule('cacaoLegal', '>=', 32, BOTH('1.6.b.3.º', 'anexo I.A.3.b')),
  rule('cacaoSecoLegal', '>=', 8, RD('1.6.b.3.º')),
  ...hazelnut(20, '1.6.b.3.º'),
  rule('lacteos', '<=', 5, RD('1.6.b.3.º.1)')),
])
/** «A partir de chocolate con leche»: that of 1.7.a, but for the milk, which this point lowers (docs/decisions/0040). */
const MILK_GIANDUJA = chocolate('gianduja_leche', false, [
  rule('cacaoLegal', '>=', 25, `${RD('1.7.a.1.º')} (interpretación)`),
  rule('lecheLegal', '>=', 10, RD('1.7.b.3.º')),
  rule('cacaoSecoLegal', '>=', 2.5, `${RD('1.7.a.3.º')} (interpretación)`),
  rule('grasaLegal', '>=', 25, `${RD('1.7.a.5.º')} (interpretación)`),
  ...hazelnut(15, '1.7.b.3.º'),
])
const cup = (id: NameKey, minimums: readonly [number, number, number], flour: number, point: string): CacaoLegalName =>
  named(
    id,
    true,
    [
      ...cocoa(...minimums, point),
      rule('almidonAnadido', '>', 0, RD(point)),
      rule('almidonAnadido', '<=', flour, RD(point)),
      rule('almidonAjeno', '<=', 0, RD(point)),
      SWEETENED,
      ...FATS,
      OTHER_MATTER,
    ],
    [cacaoLawTerms.besides.flour],
  )
const CUP = cup('taza', [35, 18, 14], 8, '1.11')
const FAMILY_CUP = cup('taza_familiar', [30, 18, 12], 18, '1.12')

/** The formula of a bonbon is its filling: what chocolate it lacks may be in the shell. */
export const CHOCOLATE_OF_BONBON = 25
const piece = (
  id: NameKey,
  point: string,
  annex: string,
  besides: readonly string[],
  own: readonly Rule[] = [],
): CacaoLegalName =>
  named(
    id,
    false,
    [{ ...rule('chocolate', '>=', CHOCOLATE_OF_BONBON, BOTH(point, annex)), base: 'pieza', open: true }, ...own],
    besides,
  )
const BONBON = piece('bombon', '1.13', 'anexo I.A.10', [cacaoLawTerms.besides.mouthful, cacaoLawTerms.besides.shell])
export const FILLED_CHOCOLATE = piece(
  'relleno',
  '1.10',
  'anexo I.A.7',
  [cacaoLawTerms.besides.outside, cacaoLawTerms.besides.inside],
  [rule('galleteria', '<=', 0, RD('1.10'))],
)

const POWDERS: readonly CacaoLegalName[] = [
  named(
    'polvo',
    true,
    [
      rule('cacaoPolvo', '>=', 100, RD('1.2')),
      rule('mantecaSeca', '>=', 20, RD('1.2')),
      rule('agua', '<=', 9, RD('1.2')),
    ],
    [cacaoLawTerms.besides.powder],
  ),
  named(
    'magro',
    true,
    [
      rule('cacaoPolvo', '>=', 100, RD('1.3')),
      rule('mantecaSeca', '<', 20, RD('1.3')),
      rule('agua', '<=', 9, RD('1.2')),
    ],
    [cacaoLawTerms.besides.powder],
  ),
  named(
    'chocolate_polvo',
    true,
    [rule('cacaoPolvo', '>=', 32, RD('1.4')), SWEETENED, NO_STARCH, NO_IMITATION],
    [cacaoLawTerms.besides.powder],
  ),
  named(
    'para_beber',
    true,
    [rule('cacaoPolvo', '>=', 25, RD('1.5')), SWEETENED, NO_STARCH, NO_IMITATION],
    [cacaoLawTerms.besides.powder],
  ),
]

/** All that chocolate asks for, the vegetable fat that takes the place of its butter counted as butter (RD 823/1990, 2.7). */
const substitute = (id: NameKey, dark: boolean, own: readonly Rule[]): CacaoLegalName =>
  named(
    id,
    dark,
    [old('sustituta', '>', 0, '2.7'), old('grasaAnimal', '<=', 0, '2.7'), ...own, SWEETENED, NO_STARCH, OTHER_MATTER],
    [cacaoLawTerms.besides.confusable],
  )
const SUBSTITUTES: readonly CacaoLegalName[] = [
  substitute('sucedaneo', true, [
    old('cacaoMasSustituta', '>=', 35, '2.7'),
    old('mantecaMasSustituta', '>=', 18, '2.7'),
    old('cacaoSecoLegal', '>=', 14, '2.7'),
  ]),
  substitute('sucedaneo_leche', false, [
    old('cacaoMasSustituta', '>=', 25, '2.7'),
    old('lecheLegal', '>=', 14, '2.7'),
    old('cacaoSecoLegal', '>=', 2.5, '2.7'),
    old('grasaLacteaLegal', '>=', 3.5, '2.7'),
    old('grasaMasSustituta', '>=', 25, '2.7'),
  ]),
  substitute('sucedaneo_blanco', false, [
    old('mantecaMasSustituta', '>=', 20, '2.7'),
    old('lecheLegal', '>=', 14, '2.7'),
    old('grasaLacteaLegal', '>=', 3.5, '2.7'),
  ]),
]
const special = (id: NameKey, point: string, own: readonly Rule[]): CacaoLegalName =>
  named(id, false, [
    old('grasaSeca', '>=', 31, point),
    ...own,
    old('sustituta', '>', 0, '2.5'),
    old('grasaAnimal', '<=', 0, '2.5'),
  ])
const SPECIAL_COUVERTURES: readonly CacaoLegalName[] = [
  special('especial', '2.5.1', [old('cacaoSecoSeca', '>=', 14, '2.5.1')]),
  special('especial_leche', '2.5.2', [old('cacaoSecoSeca', '>=', 4, '2.5.2'), old('lecheSeca', '>=', 10, '2.5.2')]),
  special('especial_blanca', '2.5.3', [
    old('lecheSeca', '>=', 14, '2.5.3'),
    old('grasaLacteaSeca', '>=', 3.5, '2.5.3'),
  ]),
]
const CONFECTIONERY: readonly CacaoLegalName[] = [
  named('confiteria_sucedaneo', false, [old('sucedaneo', '>=', 10, '2.6.2')]),
  named('confiteria', false, [
    old('chocolateSolo', '>=', 10, '2.6.1'),
    old('vegetalNoAutorizada', '<=', 0, '2.6.1'),
    old('grasaAnimal', '<=', 0, '2.6.1'),
  ]),
]
const FLOURED: readonly CacaoLegalName[] = [32, 25].map((least, index) =>
  named(
    index === 0 ? 'harina' : 'harina_familiar',
    true,
    [
      old('cacaoPolvo', '>=', least, index === 0 ? '2.1' : '2.2'),
      old('almidonAnadido', '>=', 12, index === 0 ? '2.1' : '2.2'),
      old('almidonAnadido', '<=', 18, index === 0 ? '2.1' : '2.2'),
    ],
    [cacaoLawTerms.besides.powder],
  ),
)
/** No sugars, no chocolate (1.6.a): what is all cocoa is called what it is. */
export const PURE_COCOA: CacaoLegalName = named('pasta', true, [
  rule('cacaoIngredientes', '>=', 100, cacaoLawTerms.descriptive, 'obrador'),
  rule('endulzante', '<=', 0, RD('1.6.a')),
])

/** g of milk and of dry non-fat cocoa per 100 g that tell a milk from a dark, and a white from both. */
export const CHOCOLATE_SPLIT = { milk: 8, giandujaMilk: 5, whiteCocoa: 1 } as const
/** Names are offered to formulas of their own kind: nobody sells a milk chocolate as a dark one with milk in it. */
const onlyFor = (name: CacaoLegalName, figure: CacaoLegalFigure, most: number): CacaoLegalName => ({
  ...name,
  conditions: [...name.conditions, rule(figure, '<', most, cacaoLawTerms.ownSplit, 'obrador')],
})
const forDark = (name: CacaoLegalName): CacaoLegalName => onlyFor(name, 'lacteos', CHOCOLATE_SPLIT.milk)

/** The names a formula may bear, in the order they are tried. */
export const NAMES_IN_ORDER: readonly CacaoLegalName[] = [
  forDark(COUVERTURE),
  forDark(DARK),
  MILK_COUVERTURE,
  WITH_CREAM,
  MILK,
  FAMILY,
  SKIMMED,
  onlyFor(WHITE, 'cacaoSecoDesgrasado', CHOCOLATE_SPLIT.whiteCocoa),
  GIANDUJA,
  MILK_GIANDUJA,
  CUP,
  FAMILY_CUP,
]
/** Names that only a shape gives, which grams do not tell: offered after a description, never the first to be printed. */
export const FLAKE_NAMES: readonly CacaoLegalName[] = [forDark(FLAKES), MILK_FLAKES]
/** Names of what is all powder (RD 1055/2003 ap. 1.2 to 1.5; RD 823/1990, 2.1 and 2.2). */
export const POWDER_NAMES: readonly CacaoLegalName[] = [...POWDERS, ...FLOURED]
export const LAST_NAMES: readonly CacaoLegalName[] = [
  PURE_COCOA,
  ...SUBSTITUTES.map((name) =>
    name.dark
      ? forDark(name)
      : name.id === 'sucedaneo_blanco'
        ? onlyFor(name, 'cacaoSecoDesgrasado', CHOCOLATE_SPLIT.whiteCocoa)
        : name,
  ),
  ...SPECIAL_COUVERTURES,
  ...CONFECTIONERY,
]
export const SUBSTITUTE_IDS: ReadonlySet<string> = new Set([...SUBSTITUTES, ...SPECIAL_COUVERTURES].map(({ id }) => id))
export const CONFECTIONERY_IDS: ReadonlySet<string> = new Set(CONFECTIONERY.map(({ id }) => id))

const claim = (id: NameKey, ...conditions: readonly Rule[]): LegalDenomination<CacaoLegalFigure> => ({
  id: `calidad_${id}`,
  label: cacaoLawTerms.quality(cacaoLawTerms.names[id]),
  kind: 'mencion',
  conditions,
})
const CLAIM_6G = 'Dir. 2000/36/CE art. 3.5'
const DARK_CLAIM = claim(
  'chocolate',
  rule('cacaoLegal', '>=', 43, `${RD('6.g.1.º')}; ${CLAIM_6G}`),
  rule('mantecaLegal', '>=', 26, RD('6.g.1.º')),
)
const MILK_CLAIM = claim(
  'leche',
  rule('cacaoLegal', '>=', 30, `${RD('6.g.2.º')}; ${CLAIM_6G}`),
  rule('lecheLegal', '>=', 18, RD('6.g.2.º')),
  rule('grasaLacteaLegal', '>=', 4.5, RD('6.g.2.º')),
)
const COUVERTURE_CLAIM = claim('cobertura', rule('cacaoSecoLegal', '>=', 16, `${RD('6.g.3.º')}; ${CLAIM_6G}`))

export const cacaoLaw: readonly LegalDenomination<CacaoLegalFigure>[] = [
  ...NAMES_IN_ORDER,
  BONBON,
  FILLED_CHOCOLATE,
  ...LAST_NAMES,
  ...FLAKE_NAMES,
  ...POWDER_NAMES,
  DARK_CLAIM,
  MILK_CLAIM,
  COUVERTURE_CLAIM,
]

interface Judged {
  readonly asked: CacaoLegalName
  readonly claim?: LegalDenomination<CacaoLegalFigure>
}
const bars = (negra: Judged, leche: Judged): Partial<Record<VariantKey, Judged>> => ({
  negra,
  leche,
  blanca: { asked: WHITE },
})
const PLAIN_BARS = bars({ asked: DARK, claim: DARK_CLAIM }, { asked: MILK, claim: MILK_CLAIM })
const FILLING: Judged = { asked: BONBON }

/** The name each variant of a type is judged by. White couverture and «bean to bar» are words of the trade, not of the law. */
const LAW: Readonly<Record<CacaoTypeKey, Partial<Record<VariantKey, Judged>>>> = {
  negro: PLAIN_BARS,
  leche: PLAIN_BARS,
  blanco: PLAIN_BARS,
  cobertura: bars({ asked: COUVERTURE, claim: COUVERTURE_CLAIM }, { asked: MILK_COUVERTURE, claim: MILK_CLAIM }),
  bean_to_bar: PLAIN_BARS,
  gianduja: { negra: { asked: GIANDUJA }, leche: { asked: MILK_GIANDUJA } },
  bombon: { ganache: FILLING, ganache_fresca: FILLING, ganache_mantequilla: FILLING, anhidro: FILLING },
}

export const cacaoLawOf = (type: string, variant: VariantKey): Judged => LAW[type as CacaoTypeKey][variant] ?? FILLING
