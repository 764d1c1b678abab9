import type { SourceKey } from '../../catalogue/sources.ts'
import { conditionRangesOf } from '../../judge/condition-ranges.ts'
import type { LegalCondition, LegalDenomination, LegalOperator } from '../../judge/denomination.ts'
import type { LegalFacts } from '../../judge/legal.ts'
import type { FigureRange } from '../../ratio/range.ts'
import { roundTo } from '../../words/round.ts'
import type { DecreeQuality, QualityMinimums } from './matter.ts'
import type { TurronParameterKey, TurronTypeEntry, turronLawReadings } from './params.ts'
import { turronConditionLabel, turronLawTerms } from './terms.ts'

/** RD 1787/1982 (with RD 1167/1990): gates, qualities and names; RD 348/2011 for coated nuts; protected names, never asserted. */

export type TurronLegalFigure = TurronParameterKey | keyof typeof turronLawReadings | 'nucleoAlmendra' | 'conChocolate'
type Rule = LegalCondition<TurronLegalFigure>
export type TurronLegalName = LegalDenomination<TurronLegalFigure>
export type QualityLevel = LegalDenomination<TurronParameterKey>

const rule = <Key extends TurronLegalFigure>(
  figure: Key,
  operator: LegalOperator,
  threshold: number,
  article: string,
  source: SourceKey = 'rd-1787-1982',
): LegalCondition<Key> => ({
  figure,
  label: turronConditionLabel(figure),
  operator,
  threshold,
  unit: figure === 'almendraPorAzucares' ? 'g/g' : figure === 'nucleoAlmendra' ? '' : '%',
  base: figure.endsWith('Seca') ? 'seca' : 'acabado',
  article,
  source,
})

// ── The levels of the service: what `score.categoria` follows from ──

/** % of sugars and polyols without which nothing is a turrón: a figure of ours, the decree has none. */
const LEAST_SWEET = 10
/** Fat and protein come from average nuts: within this share of a minimum only an analysis decides (D10). */
const ANALYSED: ReadonlySet<string> = new Set(['pctGrasa', 'pctProteina'])
const BAND = 0.05
/** A percentage lies in here whatever the law says. */
const PERCENT: FigureRange = [0, 100]

const atLeast = (figure: TurronParameterKey, least: number | undefined, article: string, source: SourceKey) =>
  least === undefined ? [] : [rule(figure, '>=', least, article, source)]
const atMost = (figure: TurronParameterKey, most: number | undefined, article: string, source: SourceKey) =>
  most === undefined ? [] : [rule(figure, '<=', most, article, source)]

/** In the order in which its reasons are told. */
function level(entry: TurronTypeEntry, id: 'Suprema' | 'Extra'): QualityLevel {
  const { medida, gates, maxTecnico, articulos } = entry
  const { medida: plain, miel = '', definicion, analisis, fecula, source } = articulos
  const measured = id === 'Suprema' ? (articulos.medidaSuprema ?? plain) : plain
  const minimums: QualityMinimums = entry.niveles[id]
  return {
    id,
    label: id,
    conditions: [
      ...atLeast(medida, minimums.min, measured, source),
      ...atLeast('pctMiel', minimums.miel, miel, source),
      ...atLeast('pctYema', minimums.yema, measured, source),
      ...atLeast('pctAlmendraYema', minimums.almendraYema, measured, source),
      ...atLeast('pctDulce', LEAST_SWEET, turronLawTerms.ownSweet, 'obrador'),
      ...atMost('pctNoAutorizados', gates.pctNoAutorizados, definicion, source),
      ...atMost('pctOtrosFrutosSecos', gates.pctOtrosFrutosSecos, definicion, source),
      ...atMost('pctGrasaAnadida', gates.pctGrasaAnadida, definicion, source),
      ...atMost('pctAjenosMazapan', gates.pctAjenosMazapan, definicion, source),
      ...atMost('pctAlmidonAnadido', gates.pctAlmidonAnadido, fecula, source),
      ...atLeast('pctGrasa', minimums.grasa, analisis, 'rd-1787-1982'),
      ...atLeast(
        'pctProteina',
        minimums.proteina,
        id === 'Extra' ? (articulos.proteinaExtra ?? analisis) : analisis,
        'rd-1787-1982',
      ),
      ...(id === 'Suprema' ? atMost(medida, maxTecnico, turronLawTerms.ownBinding, 'obrador') : []),
    ],
  }
}

export const qualityLevelsOf = (entry: TurronTypeEntry) => [level(entry, 'Suprema'), level(entry, 'Extra')] as const

/** What a level takes, as ranges: where averages decide, from where an analysis could still confirm it. */
export const rangesOfLevel = ({ conditions }: QualityLevel) =>
  conditionRangesOf(
    conditions.map((one) =>
      ANALYSED.has(one.figure) && one.operator === '>='
        ? { ...one, threshold: roundTo((1 - BAND) * one.threshold, 2) }
        : one,
    ),
    PERCENT,
  )

/** What averages leave open of a figure. */
function bandsOf<Key extends string>(
  figures: { readonly [key in Key]?: number },
): { readonly [key in Key]?: FigureRange } {
  const bands: { [key in Key]?: FigureRange } = {}
  for (const key of ANALYSED as ReadonlySet<Key>) {
    const value = figures[key]
    if (value !== undefined) bands[key] = [value / (1 + BAND), value / (1 - BAND)]
  }
  return bands
}

export const knownFrom = <Key extends string>(figures: { readonly [key in Key]?: number }): LegalFacts<Key> => ({
  figures,
  bands: bandsOf(figures),
})

// ── The decree: products, qualities, and what may go in ──

type Row = readonly [
  measure: number,
  protein?: number | undefined,
  fat?: number | undefined,
  moisture?: number,
  ash?: number,
]
const QUALITIES = ['Suprema', 'Extra', 'Estándar', 'Popular'] as const

export const QUALITY_OF_NAME: Readonly<Record<DecreeQuality, string>> = {
  Suprema: 'Suprema',
  Extra: 'Extra',
  Estándar: 'Standard',
  Popular: 'Popular',
}

/** What the name of a turrón says of its basic materials, worked out when a name asks for it. */
export interface MatterName {
  (): string
  /** What takes the place of almond. */
  readonly replacing: () => readonly string[]
}

/** A quality of a product: what it asks for; how it reads depends on the formula, and is told only of those it bears. */
export interface TurronNameTemplate extends Omit<TurronLegalName, 'label'> {
  readonly quality: DecreeQuality
  readonly said: (matter: MatterName) => string
}

interface Product {
  readonly id: string
  readonly label: string | ((matter: MatterName) => string)
  readonly measure: TurronLegalFigure
  readonly article: string
  readonly gates: readonly Rule[]
  readonly rows: { readonly [quality in DecreeQuality]?: Row }
  readonly extra?: (quality: DecreeQuality) => readonly Rule[]
  /** Where the text that is in force prints another figure. */
  readonly misprints?: { readonly measure: string; readonly protein: string }
  readonly besides?: readonly string[]
}

/** A quality of a product; moisture and ash are conditions that only an analysis shows. */
function qualitiesOf({
  id,
  label,
  measure,
  article,
  gates,
  rows,
  extra,
  misprints,
  besides,
}: Product): TurronNameTemplate[] {
  const said = typeof label === 'string' ? () => label : label
  return QUALITIES.flatMap((quality) => {
    const row = rows[quality]
    if (!row) return []
    const [least, protein, fat, moisture, ash] = row
    const minimum = (figure: TurronLegalFigure, value: number | undefined, own = article): Rule[] =>
      value === undefined ? [] : [rule(figure, '>=', value, own)]
    const most = (figure: TurronLegalFigure, value: number | undefined): Rule[] =>
      value === undefined ? [] : [{ ...rule(figure, '<=', value, article), measured: true }]
    return [
      {
        id: `${id}_${quality}`,
        quality,
        said: (matter) => turronLawTerms.quality(said(matter), QUALITY_OF_NAME[quality]),
        conditions: [
          rule(measure, '>=', least, quality === 'Suprema' && misprints ? misprints.measure : 'RD 1787/1982, 7.4'),
          ...(extra?.(quality) ?? []),
          ...gates,
          ...minimum('pctProteina', protein, quality === 'Extra' ? misprints?.protein : undefined),
          ...minimum('pctGrasa', fat),
          ...most('pctHumedad', moisture),
          ...most('pctCenizas', ash),
        ],
        ...(besides && { besides }),
      },
    ]
  })
}

const NO_STARCH = (article: string): Rule => rule('pctAlmidonAnadido', '<=', 0, `RD 1787/1982, ${article}`)
/** Whole egg, vegetables or cheese are basic material of no turrón. */
const NO_FOREIGN = rule('ajenosTurron', '<=', 0, 'RD 1787/1982, 6.3')
const ONLY = rule('pctNoAutorizados', '<=', 0, 'RD 1787/1982, 6.4.1 y 6.6.1')
const DIVERSE: Product['rows'] = { Suprema: [45], Extra: [38], Estándar: [25], Popular: [9] }
const ANALYSED_DIVERSE: Product['rows'] = {
  Suprema: [45, 7.5, 22, 13, 2.5],
  Extra: [38, 6, 19, 13, 2],
  Estándar: [25],
  Popular: [9],
}
const STARCHED: readonly Rule[] = [
  NO_FOREIGN,
  rule('pctAlmidonAnadido', '>', 0, 'RD 1787/1982, 2.3'),
  rule('almidonSeca', '<=', 15, 'RD 1787/1982, 2.3 y 6.4.3'),
]
const MAZAPAN_GATES: readonly Rule[] = [
  rule('pctAjenosMazapan', '<=', 0, 'RD 1787/1982, 2.4, 6.4.4 y 6.6.1'),
  rule('pctOtrosFrutosSecos', '<=', 0, 'RD 1787/1982, 2.4 y 6.4.4'),
  rule('pctGrasaAnadida', '<=', 0, 'RD 1787/1982, 6.4.4'),
]
const YOLK: Readonly<Record<DecreeQuality, number>> = { Suprema: 45, Extra: 38, Estándar: 25, Popular: 9 }

const products: Readonly<Record<string, Product>> = {
  // The consolidated text prints 54 for 64, and 95 for 9.5: its own fat column shows the slip (docs/decisions/0030).
  blando: {
    id: 'blando',
    label: turronLawTerms.names.blando,
    measure: 'pctAlmendra',
    article: 'RD 1787/1982, 6.4.1',
    gates: [ONLY, NO_STARCH('6.4.1')],
    misprints: { measure: turronLawTerms.misprints.almond, protein: turronLawTerms.misprints.protein },
    rows: { Suprema: [64, 12, 34, 4.5, 2.5], Extra: [50, 9.5, 27, 5, 2.3], Estándar: [44], Popular: [30] },
  },
  duro: {
    id: 'duro',
    label: turronLawTerms.names.duro,
    measure: 'pctAlmendra',
    article: 'RD 1787/1982, 6.4.1',
    gates: [ONLY, NO_STARCH('6.4.1')],
    rows: {
      Suprema: [60, 11, 32.5, 5, 2.2],
      Extra: [46, 9, 26, 6, 2.2],
      Estándar: [40, 7.5, 21.5, 7, 2],
      Popular: [34, 6.5, 18.5, 7, 2],
    },
  },
  yema: {
    id: 'yema',
    label: turronLawTerms.names.yema,
    measure: 'pctAlmendra',
    article: 'RD 1787/1982, 6.4.2',
    gates: [NO_FOREIGN, NO_STARCH('6.4.2')],
    rows: { Suprema: [40, 7.5, 22, 13, 2.5], Extra: [33, 6, 19, 13, 2], Estándar: [20], Popular: [5] },
    extra: (quality) => [
      rule('pctYema', '>=', 1, 'RD 1787/1982, 7.4'),
      rule('pctAlmendraYema', '>=', YOLK[quality], 'RD 1787/1982, 7.4'),
    ],
  },
  mazapan: {
    id: 'mazapan',
    label: turronLawTerms.names.mazapan,
    measure: 'pctAlmendra',
    article: 'RD 1787/1982, 6.4.4',
    gates: [...MAZAPAN_GATES, NO_STARCH('2.4 y 6.4.4')],
    rows: { Suprema: [45, 8, 24, 11, 1.5], Extra: [35, 6, 18.5, 11, 1.5], Estándar: [23] },
    besides: [turronLawTerms.besides.rawAlmond],
  },
  guirlache: {
    id: 'guirlache',
    label: (matter) => turronLawTerms.guirlacheOf(matter.replacing()),
    measure: 'pctMateriasBasicas',
    article: 'RD 1787/1982, 6.4.2',
    gates: [NO_FOREIGN, NO_STARCH('6.4.2')],
    rows: DIVERSE,
  },
  coco: {
    id: 'coco',
    label: turronLawTerms.names.coco,
    measure: 'pctCoco',
    article: 'RD 1787/1982, 6.4.2',
    gates: [NO_FOREIGN, NO_STARCH('6.4.2')],
    rows: { Suprema: [45, 1.5, 22, 13, 1], Extra: [38, 1.2, 19, 13, 1], Estándar: [25], Popular: [9] },
  },
  diverso: {
    id: 'diverso',
    label: (matter) => matter(),
    measure: 'pctMateriasBasicas',
    article: 'RD 1787/1982, 6.4.2',
    gates: [NO_FOREIGN, NO_STARCH('6.4.2')],
    rows: DIVERSE,
  },
  nieve: {
    id: 'nieve',
    label: turronLawTerms.names.nieve,
    measure: 'pctAlmendra',
    article: 'RD 1787/1982, 6.4.2',
    gates: [
      rule('pctOtrosFrutosSecos', '<=', 0, 'RD 1787/1982, 6.4.2'),
      rule('ajenos', '<=', 0, 'RD 1787/1982, 6.4.2'),
      NO_STARCH('6.4.2'),
    ],
    rows: ANALYSED_DIVERSE,
    besides: [turronLawTerms.besides.snow],
  },
  blandoFecula: {
    id: 'blando_fecula',
    label: turronLawTerms.names.blandoFecula,
    measure: 'pctAlmendra',
    article: 'RD 1787/1982, 6.4.3',
    gates: [rule('ajenos', '<=', 0, 'RD 1787/1982, 2.3'), ...STARCHED],
    rows: { Estándar: [44, 8, 27, 7, 1.5], Popular: [30, 5.5, 20, 7, 2] },
  },
  mazapanFecula: {
    id: 'mazapan_fecula',
    label: turronLawTerms.names.mazapanFecula,
    measure: 'pctAlmendra',
    article: 'RD 1787/1982, 6.4.5',
    gates: [
      ...MAZAPAN_GATES,
      NO_FOREIGN,
      rule('pctAlmidonAnadido', '>', 0, 'RD 1787/1982, 2.5'),
      rule('almidonSeca', '<=', 15, 'RD 1787/1982, 2.5 y 6.4.5'),
    ],
    rows: { Estándar: [23, 4.5, 12.2, 12, 1.5] },
    besides: [turronLawTerms.besides.rawAlmond],
  },
  diversoFecula: {
    id: 'diverso_fecula',
    label: (matter) => turronLawTerms.withStarch(matter()),
    measure: 'pctMateriasBasicas',
    article: 'RD 1787/1982, 6.4.3',
    gates: STARCHED,
    rows: {
      Suprema: [45, undefined, undefined, 16],
      Extra: [38, undefined, undefined, 16],
      Estándar: [25, undefined, undefined, 16],
      Popular: [9, undefined, undefined, 16],
    },
  },
}

export const MARQUESAS_NAME: TurronLegalName = {
  id: 'marquesas',
  label: turronLawTerms.names.marquesas,
  conditions: [
    rule('pctAlmendra', '>=', 30, 'RD 1787/1982, 7.4'),
    rule('solidosHuevo', '>=', 6, 'RD 1787/1982, 7.4'),
    rule('pctProteina', '>=', 10, 'RD 1787/1982, 6.4.6'),
    rule('pctGrasa', '>=', 21, 'RD 1787/1982, 6.4.6'),
    rule('almidonSeca', '<=', 8.5, 'RD 1787/1982, 2.5'),
    rule('pctAlmidonAnadido', '>', 0, 'RD 1787/1982, 2.5'),
    rule('otroAlmidon', '<=', 0, 'RD 1787/1982, 2.5'),
    rule('huevoEntero', '>', 0, 'RD 1787/1982, 2.5'),
    rule('ajenosMarquesas', '<=', 0, 'RD 1787/1982, 2.5 y 6.6.1'),
    { ...rule('pctHumedad', '<=', 16, 'RD 1787/1982, 6.4.6'), measured: true },
    { ...rule('pctCenizas', '<=', 1.3, 'RD 1787/1982, 6.4.6'), measured: true },
  ],
  besides: [turronLawTerms.besides.rawAlmond],
}
export const SOTO_NAME: TurronLegalName = {
  id: 'soto',
  label: turronLawTerms.names.soto,
  kind: 'mencion',
  // It only takes more moisture: the rest is what mazapán asks for.
  conditions: [
    rule('pctAlmendra', '>=', 23, 'RD 1787/1982, 7.4'),
    ...MAZAPAN_GATES,
    NO_STARCH('2.4 y 6.4.4'),
    { ...rule('pctHumedad', '<=', 16, 'RD 1787/1982, 6.4.4 y 6.4.5'), measured: true },
  ],
  besides: [turronLawTerms.besides.rawAlmond],
}
/** A coat or a core of chocolate makes another dragée of it (RD 348/2011, 1.3.1.3). */
export const coatedNutNames = (noun: string, isOfChocolate = false): readonly TurronLegalName[] => [
  {
    id: 'peladilla',
    label: turronLawTerms.names.peladilla,
    conditions: [
      rule('nucleoAlmendra', '>', 0, 'RD 348/2011, 1.3.1.1', 'rd-348-2011'),
      rule('pctDulce', '>', 0, 'RD 348/2011, 1.3.1.1', 'rd-348-2011'),
      rule('conChocolate', '<=', 0, 'RD 348/2011, 1.3.1.3', 'rd-348-2011'),
    ],
    besides: [turronLawTerms.besides.wholeAlmond],
  },
  {
    id: 'gragea',
    label: isOfChocolate ? turronLawTerms.chocolateDragee(noun) : turronLawTerms.dragee(noun),
    conditions: [rule('pctFrutosSecos', '>', 0, 'RD 348/2011, 1.3.1.2 y 3.1.2', 'rd-348-2011')],
    besides: [turronLawTerms.besides.coated],
  },
  ...(isOfChocolate
    ? []
    : [
        {
          id: 'garrapinado',
          label: turronLawTerms.caramelised(noun),
          conditions: [rule('pctFrutosSecos', '>', 0, 'RD 348/2011, 1.3.2', 'rd-348-2011')],
          besides: [turronLawTerms.besides.caramel],
        },
      ]),
]

const protectedName = (
  id: string,
  label: string,
  source: SourceKey,
  place: string,
  rules: readonly (readonly [TurronLegalFigure, number])[],
  note = '',
): TurronLegalName => ({
  id,
  label,
  kind: 'protegida',
  conditions: rules.map(([figure, least]) => rule(figure, '>=', least, `${label}${note}`, source)),
  besides: [turronLawTerms.besides.zone(place), turronLawTerms.besides.certified],
})
const igp = (
  id: string,
  label: string,
  source: SourceKey,
  place: string,
  figure: TurronLegalFigure,
  more: readonly (readonly [TurronLegalFigure, number])[],
  least: readonly [number, number],
  gates: readonly Rule[],
  note?: string,
) =>
  (['Suprema', 'Extra'] as const).map((quality, index) => {
    const name = protectedName(
      `${id}_${quality}`,
      turronLawTerms.quality(label, quality),
      source,
      place,
      [[figure, least[index] as number], ...more],
      note,
    )
    return { ...name, conditions: [...name.conditions, ...gates] }
  })
/** A protected name hangs from the legal one of its class: what may not go into that may not go into it. */
const OF_THE_CLASS: readonly Rule[] = [ONLY, NO_STARCH('6.4.1')]
/** Figures of the first two from secondary pages: only the headers of their official notices were read. */
export const TURRON_PROTECTED_NAMES: Readonly<Record<string, readonly TurronLegalName[]>> = {
  jijona: igp(
    'igp_jijona',
    turronLawTerms.igp('Jijona'),
    'igp-jijona',
    'Xixona',
    'pctAlmendra',
    [['pctMiel', 10]],
    [64, 50],
    OF_THE_CLASS,
    turronLawTerms.secondHand,
  ),
  alicante: [
    ...igp(
      'igp_alicante',
      turronLawTerms.igp('Turrón de Alicante'),
      'igp-alicante',
      'Xixona',
      'pctAlmendra',
      [['pctMiel', 10]],
      [60, 46],
      OF_THE_CLASS,
      turronLawTerms.secondHand,
    ),
    ...igp(
      'igp_agramunt',
      turronLawTerms.igp('Turrón de Agramunt'),
      'igp-agramunt',
      'Agramunt',
      'almendraOAvellana',
      [
        ['pctMiel', 10],
        ['pctClara', 1],
      ],
      [60, 46],
      [
        rule('ajenosSinAvellana', '<=', 0, `IGP Turrón de Agramunt${turronLawTerms.official}; RD 1787/1982, 6.4.1`),
        NO_STARCH('6.4.1'),
      ],
      turronLawTerms.official,
    ),
  ],
  mazapan: [
    {
      ...protectedName('igp_toledo', turronLawTerms.igp('Mazapán de Toledo'), 'igp-toledo', 'la provincia de Toledo', [
        ['almendraPorAzucares', 1],
        ['pctAlmendra', 50],
      ]),
      conditions: [
        rule('almendraPorAzucares', '>=', 1, `IGP Mazapán de Toledo, 4.2${turronLawTerms.official}`, 'igp-toledo'),
        rule('pctAlmendra', '>=', 50, `IGP Mazapán de Toledo, 4.2${turronLawTerms.official}`, 'igp-toledo'),
        rule('pctGrasa', '>=', 26, `IGP Mazapán de Toledo${turronLawTerms.secondHand}`, 'igp-toledo'),
        rule('pctAlmidonAnadido', '<=', 0, `IGP Mazapán de Toledo, 4.2${turronLawTerms.official}`, 'igp-toledo'),
        ...MAZAPAN_GATES,
      ],
    },
  ],
}

const qualities = new Map(Object.entries(products).map(([id, product]) => [id, qualitiesOf(product)]))

/** The names of a product from the highest quality. */
export const turronNamesOf = (id: string): readonly TurronNameTemplate[] => qualities.get(id) ?? []

/** A name as the label of a formula would print it. */
export const turronWordedName = (
  { said, ...name }: TurronNameTemplate,
  matter: MatterName,
): TurronLegalName & { readonly quality: DecreeQuality } => ({
  ...name,
  label: said(matter),
})

const BLANK: MatterName = Object.assign(() => turronLawTerms.ofMatter(['<materia básica>']), { replacing: () => [] })
export const turronLaw: readonly TurronLegalName[] = [
  ...[...qualities.values()].flat().map((name) => turronWordedName(name, BLANK)),
  MARQUESAS_NAME,
  SOTO_NAME,
  ...coatedNutNames('<fruto>'),
  ...Object.values(TURRON_PROTECTED_NAMES).flat(),
]

/** The product a type is, and what it may be when its own gates fail. */
export const PRODUCT_OF: Readonly<Record<string, readonly [own: string, ...others: string[]]>> = {
  jijona: ['blando', 'blandoFecula', 'diverso', 'diversoFecula'],
  alicante: ['duro', 'diverso', 'diversoFecula'],
  yema_tostada: ['yema', 'diverso', 'diversoFecula'],
  mazapan: ['mazapan', 'mazapanFecula', 'nieve', 'diverso', 'diversoFecula'],
  guirlache: ['guirlache', 'diverso', 'diversoFecula'],
  generico: ['diverso', 'nieve', 'diversoFecula'],
}
export const PELADILLA_TYPE = 'peladilla'
