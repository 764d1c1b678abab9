import type { FormulaLine } from '../../formula/formula.ts'
import {
  type FigureParameters,
  invertRatio,
  massMeasure,
  type RatioParameter,
  ratioSums,
  type ShownFigure,
} from '../../ratio/parameter.ts'
import { LEGAL_SALT } from './law.ts'
import { type BreadMatter, breadMatterOf } from './matter.ts'
import { panaderiaRowNamed } from './names.ts'

/**
 * g of flour per 100 g of dough under which a percentage of flour says nothing. It only keeps figures finite: a dough has
 * thousands of times more.
 */
const LEAST_FLOUR = 1e-4

/** Baker's percentage: everything over all the flour, that of the pre-ferments included (total formula, BBGA 2009). */
const overFlour = (of: RatioParameter<BreadMatter>['of']): RatioParameter<BreadMatter> => ({
  scale: 100,
  of,
  per: ({ harina }) => harina,
  base: { least: LEAST_FLOUR },
  columns: { per: 'Harina' },
})

const percent = ({
  of,
  columns,
  ...shown
}: Omit<ShownFigure, 'unit'> & Pick<RatioParameter<BreadMatter>, 'of' | 'columns'>) => ({
  ...shown,
  ...overFlour(of),
  columns: { ...overFlour(of).columns, ...columns },
  unit: '%',
})

export const panaderiaParameters = {
  hidratacion: percent({
    of: ({ agua }) => agua,
    columns: { of: 'Agua' },
    label: 'Hidratación',
    decimals: 1,
    formula:
      'agua libre, la real de leche, huevo, mantequilla y miel, y la de los prefermentos, por 100 de harina total; sin la humedad de la harina ni el agua de la levadura o de los tropezones',
    sources: ['bbga-2009', 'hamelman-bread', 'ciqual-2025'],
  }),
  sal: percent({
    of: ({ sal }) => sal,
    label: 'Sal',
    decimals: 2,
    formula: 'sal añadida a la masa (también la de mantequilla salada o masa fermentada) por 100 de harina total',
    sources: ['bbga-2009', 'obrador'],
  }),
  levadura: percent({
    of: ({ levaduraTalCual }) => levaduraTalCual,
    label: 'Levadura',
    decimals: 3,
    formula:
      'levadura tal como se pesa, por 100 de harina total; su rango es el de la fresca dividido por la fuerza de la que llevas (instantánea 3, seca activa 2,5, líquida 0,65; una mezcla, en proporción)',
    sources: ['hamelman-bread', 'avpn'],
  }),
  prefermento: percent({
    of: ({ prefermento }) => prefermento,
    label: 'Masa madre o prefermento',
    decimals: 1,
    formula: 'peso de masa madre, poolish, biga o esponja por 100 de harina total, la suya incluida',
    sources: ['rd-308-2019', 'avpn', 'pan-galego'],
  }),
  grasa: percent({
    of: ({ grasa }) => grasa,
    label: 'Grasa',
    decimals: 1,
    formula: 'grasa real de cada ingrediente por 100 de harina total, sin la de la harina ni la de los tropezones',
    sources: ['ciqual-2025', 'obrador'],
  }),
  azucar: percent({
    of: ({ azucar }) => azucar,
    label: 'Azúcar',
    decimals: 1,
    formula:
      'azúcares añadidos y dextrinas de los jarabes por 100 de harina total, sin lactosa, que la levadura no fermenta',
    sources: ['ciqual-2025', 'obrador'],
  }),
  empaste: {
    scale: 100,
    of: ({ empaste }) => empaste,
    per: ({ empaste }) => 100 - empaste,
    base: { least: LEAST_FLOUR },
    columns: { of: 'Grasa de laminar', per: 'Masa sin ella' },
    label: 'Empaste',
    unit: '%',
    decimals: 1,
    formula: 'g de grasa de laminar por 100 g de masa sin ella',
    sources: ['ylla-1878', 'obrador'],
  },
  fruta: {
    scale: 100,
    of: ({ tropezones }) => tropezones,
    per: massMeasure,
    label: 'Fruta y tropezones',
    unit: '%',
    decimals: 1,
    formula: 'g de pasas, fruta confitada y trozos de chocolate por 100 g de masa',
    sources: ['dm-22-7-2005', 'obrador'],
  },
} satisfies FigureParameters<BreadMatter>

export type PanaderiaParameterKey = keyof typeof panaderiaParameters

/** What every dough is shown and judged by, and what only some types are. */
export const PANADERIA_JUDGED_KEYS = ['hidratacion', 'sal', 'levadura', 'prefermento', 'grasa', 'azucar'] as const
export const OF_TYPES = ['empaste', 'fruta'] as const
export type DoughKey = (typeof PANADERIA_JUDGED_KEYS)[number]
export type PanaderiaJudgedKey = DoughKey | (typeof OF_TYPES)[number]

/** Without flour nothing can be said over it: the same figures per 100 g of dough. */
const perDough = (key: DoughKey): ShownFigure & RatioParameter<BreadMatter> => {
  const { of, base: _, ...shown } = panaderiaParameters[key] as ShownFigure & RatioParameter<BreadMatter>
  return { ...shown, of, per: massMeasure, formula: 'g por 100 g de masa: la fórmula no lleva harina' }
}
export const withoutFlour = Object.fromEntries(PANADERIA_JUDGED_KEYS.map((key) => [key, perDough(key)])) as Partial<
  FigureParameters<BreadMatter, PanaderiaParameterKey>
>

/** What tells a dough of whole flour, one without gluten and a stiff one from the rest. */
export const panaderiaStyleIndicators = {
  hidratacion: panaderiaParameters.hidratacion,
  harinaIntegral: {
    ...overFlour(({ harinaIntegral }) => harinaIntegral),
    label: 'Harina integral',
    unit: '%',
    decimals: 1,
  },
  harinaConGluten: {
    ...overFlour(({ harinaConGluten }) => harinaConGluten),
    label: 'Harina con gluten',
    unit: '%',
    decimals: 1,
  },
} as const

/** Other conventions of the trade for the same dough, and what the warnings look at. */
export const panaderiaReadings = {
  harinaPrefermentada: overFlour(({ harinaPrefermentada }) => harinaPrefermentada),
  hidratacionNominal: overFlour(({ liquido }) => liquido),
  /** Fresh-equivalent yeast. */
  levaduraFresca: overFlour(({ levadura }) => levadura),
  centeno: overFlour(({ harinaCenteno }) => harinaCenteno),
  lactosa: overFlour(({ lactosa }) => lactosa),
  masaMadre: overFlour(({ masaMadre }) => masaMadre),
  /** Dough per 100 of flour. */
  rendimiento: overFlour(massMeasure),
} satisfies Readonly<Record<string, RatioParameter<BreadMatter>>>

/** Grams of fresh yeast that one gram of the yeast of a dough is worth. */
export const yeastStrength: RatioParameter<BreadMatter> = {
  scale: 1,
  of: ({ levadura }) => levadura,
  per: ({ levaduraTalCual }) => levaduraTalCual,
}

/** Salt per 100 g of bread, when baking takes that share of the dough away. */
export const saltOfBread = (merma: number): RatioParameter<BreadMatter> => ({
  scale: 100 / (1 - merma),
  of: ({ salDelPan }) => salDelPan,
  per: massMeasure,
})

/** The figures of the law that grams decide, when baking takes that share of the dough away. */
export const legalReadingsAt = (merma: number) => ({
  salPan: saltOfBread(merma),
  masaMadre: panaderiaReadings.masaMadre,
  levadura: panaderiaReadings.levaduraFresca,
})

/** g of salt per kg of flour at which the bread meets the law, the rest of the dough being the same. */
export function lawfulSalt(lines: readonly FormulaLine<BreadMatter>[], merma: number): number {
  const reading = saltOfBread(merma)
  const salt = breadMatterOf(panaderiaRowNamed('sal'))
  const direction = { of: reading.of(salt), per: reading.per(salt), mass: 1 }
  const change = invertRatio(reading, ratioSums(reading, lines), direction, LEGAL_SALT) ?? 0
  const flour = lines.reduce((sum, { grams, matter }) => sum + (grams * matter.harina) / 100, 0)
  const now = lines.reduce((sum, { grams, matter }) => sum + (grams * matter.salDelPan) / 100, 0)
  return (1000 * Math.max(0, now + change)) / flour
}
