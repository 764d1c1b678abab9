import type { RecipeType } from '../../craft/craft.ts'
import type { FigureValues } from '../../judge/legal.ts'
import { type QualityLevel, qualityLevelsOf, rangesOfLevel } from './law.ts'
import type { FigureKey, TurronParameterKey, TurronTypeEntry } from './params.ts'
import { turronLawTerms } from './terms.ts'

/** The words of the interface for what a formula reaches. */
export type TurronCategory = 'Suprema' | 'Extra' | 'Fuera de IGP' | 'Básico'

export type AlmondCount = 1 | 2 | 3

/**
 * % of cinnamon, lemon peel and other aromas that a class of the service lets pass. The tolerance is ours: RD 1787/1982, 6.4.1, says
 * «exclusivamente», and what the law says of the name (`legal`) stays at nothing.
 */
const AROMAS = 1

const DIVERSOS = { Suprema: { min: 45 }, Extra: { min: 38 } } as const

/** RD 1787/1982, 6.4 and 7.4, the two IGP, and the technical limits of docs/ciencia/turron.md. */
const table = {
  jijona: {
    label: 'Turrón de Jijona (blando)',
    aguaResidual: 5,
    tueste: true,
    admiteCobertura: false,
    medida: 'pctAlmendra',
    maxTecnico: 80,
    gates: { pctNoAutorizados: AROMAS, pctAlmidonAnadido: 0 },
    nivel1: 'Fuera de IGP',
    niveles: {
      // The consolidated text prints 54 for 64, and 95 for 9.5: its own fat column shows the slip (docs/decisions/0030).
      Suprema: { min: 64, miel: 10, grasa: 34, proteina: 12, humedadMax: 4.5 },
      Extra: { min: 50, miel: 10, grasa: 27, proteina: 9.5, humedadMax: 5 },
    },
    igp: 'Jijona',
    articulos: {
      medida: `IGP Jijona${turronLawTerms.unread}; RD 1787/1982, 7.4`,
      medidaSuprema: `IGP Jijona${turronLawTerms.unread}; ${turronLawTerms.misprints.almond}`,
      proteinaExtra: turronLawTerms.misprints.protein,
      miel: `IGP Jijona${turronLawTerms.unread}`,
      definicion: turronLawTerms.ownAromas,
      analisis: 'RD 1787/1982, 6.4.1',
      fecula: 'RD 1787/1982, 6.4.1',
      source: 'igp-jijona',
    },
    avisos: { pctMiel: [10, 35], ratioMielAzucar: [0.3, 2.5], pctClara: [0, 10] },
    sources: ['igp-jijona', 'rd-1787-1982', 'lees-jackson', 'published-turron'],
  },
  alicante: {
    label: 'Turrón de Alicante (duro)',
    aguaResidual: 4,
    tueste: true,
    admiteCobertura: false,
    medida: 'pctAlmendra',
    maxTecnico: 80,
    gates: { pctNoAutorizados: AROMAS, pctAlmidonAnadido: 0 },
    nivel1: 'Fuera de IGP',
    niveles: {
      Suprema: { min: 60, miel: 10, grasa: 32.5, proteina: 11, humedadMax: 5 },
      Extra: { min: 46, miel: 10, grasa: 26, proteina: 9, humedadMax: 6 },
    },
    igp: 'Turrón de Alicante',
    articulos: {
      medida: `IGP Turrón de Alicante${turronLawTerms.unread}; RD 1787/1982, 7.4`,
      miel: `IGP Turrón de Alicante${turronLawTerms.unread}`,
      definicion: turronLawTerms.ownAromas,
      analisis: 'RD 1787/1982, 6.4.1',
      fecula: 'RD 1787/1982, 6.4.1',
      source: 'igp-alicante',
    },
    avisos: { pctMiel: [10, 35], ratioMielAzucar: [0.3, 4] },
    sources: ['igp-alicante', 'rd-1787-1982', 'lees-jackson', 'published-turron'],
  },
  yema_tostada: {
    label: 'Turrón de yema tostada',
    aguaResidual: 18,
    tueste: false,
    admiteCobertura: false,
    medida: 'pctAlmendra',
    maxTecnico: 75,
    gates: { pctAlmidonAnadido: 0 },
    nivel1: 'Básico',
    niveles: {
      Suprema: { min: 40, yema: 1, almendraYema: 45, grasa: 22, proteina: 7.5, humedadMax: 13 },
      Extra: { min: 33, yema: 1, almendraYema: 38, grasa: 19, proteina: 6, humedadMax: 13 },
    },
    articulos: {
      medida: 'RD 1787/1982, 7.4',
      definicion: 'RD 1787/1982, 2.2',
      analisis: 'RD 1787/1982, 6.4.2',
      fecula: 'RD 1787/1982, 6.4.2',
      source: 'rd-1787-1982',
    },
    avisos: { pctYema: [4, 9], pctAlmendra: [40, 62] },
    sources: ['rd-1787-1982', 'lees-jackson', 'published-turron'],
  },
  mazapan: {
    label: 'Mazapán',
    aguaResidual: 13,
    tueste: false,
    admiteCobertura: true,
    medida: 'pctAlmendra',
    maxTecnico: 75,
    gates: { pctOtrosFrutosSecos: 0, pctGrasaAnadida: 0, pctAlmidonAnadido: 0, pctAjenosMazapan: 0 },
    nivel1: 'Básico',
    niveles: {
      Suprema: { min: 45, grasa: 24, proteina: 8, humedadMax: 11 },
      Extra: { min: 35, grasa: 18.5, proteina: 6, humedadMax: 11 },
    },
    articulos: {
      medida: 'RD 1787/1982, 7.4',
      definicion: 'RD 1787/1982, 2.4 y 6.4.4',
      analisis: 'RD 1787/1982, 6.4.4',
      fecula: 'RD 1787/1982, 2.4 y 6.4.4',
      source: 'rd-1787-1982',
    },
    avisos: { pctAlmendra: [45, 65], pctHumedad: [6, 11] },
    sources: ['rd-1787-1982', 'codigo-alimentario', 'igp-toledo', 'published-turron'],
  },
  guirlache: {
    label: 'Guirlache',
    aguaResidual: 1,
    tueste: true,
    admiteCobertura: false,
    medida: 'pctFrutosSecos',
    maxTecnico: 80,
    gates: { pctAlmidonAnadido: 0 },
    nivel1: 'Básico',
    niveles: DIVERSOS,
    articulos: {
      medida: 'RD 1787/1982, 7.4, turrones diversos',
      definicion: 'RD 1787/1982, 2.2',
      analisis: 'RD 1787/1982, 6.4.2',
      fecula: 'RD 1787/1982, 6.4.2',
      source: 'rd-1787-1982',
    },
    avisos: { pctFrutosSecos: [43, 65] },
    sources: ['rd-1787-1982', 'mcgee', 'published-turron'],
  },
  peladilla: {
    label: 'Peladilla',
    aguaResidual: 1.5,
    tueste: true,
    admiteCobertura: false,
    medida: 'pctAlmendra',
    maxTecnico: 75,
    gates: {},
    nivel1: 'Básico',
    niveles: { Suprema: { min: 40 }, Extra: { min: 30 } },
    articulos: {
      medida: 'escala técnica: el RD 348/2011, 1.3.1.1, no fija un mínimo',
      definicion: 'RD 348/2011, 1.3.1.1',
      analisis: 'RD 348/2011, 1.3.1.1',
      fecula: 'RD 348/2011, 1.3.1.1',
      source: 'rd-348-2011',
    },
    avisos: { pctAlmendra: [30, 50] },
    sources: ['rd-348-2011', 'dragees-trade', 'ciqual-2020'],
  },
  generico: {
    label: 'Turrón o dulce genérico (turrones diversos)',
    aguaResidual: 10,
    tueste: false,
    admiteCobertura: false,
    medida: 'pctMateriasBasicas',
    maxTecnico: 85,
    gates: { pctAlmidonAnadido: 0 },
    nivel1: 'Básico',
    niveles: DIVERSOS,
    articulos: {
      medida: 'RD 1787/1982, 6.3 y 7.4, turrones diversos',
      definicion: 'RD 1787/1982, 2.2',
      analisis: 'RD 1787/1982, 6.4.2',
      fecula: 'RD 1787/1982, 6.4.2',
      source: 'rd-1787-1982',
    },
    avisos: { pctHumedad: [0, 13] },
    sources: ['rd-1787-1982', 'published-turron'],
  },
} as const satisfies Readonly<Record<string, TurronTypeEntry>>

export type TurronTypeKey = keyof typeof table

/** A type, and once a formula is at hand, what it reaches of it. */
export interface TurronRecipe extends RecipeType<TurronParameterKey>, Omit<TurronTypeEntry, 'sources'> {
  /** The formula has less water than its type keeps: none boils off. */
  readonly seca: boolean
  /** The level reached; its ranges are those of the level above. */
  readonly almendras: AlmondCount
  /** Best first. */
  readonly levels: readonly [suprema: QualityLevel, extra: QualityLevel]
  /** Every figure of the formula that it was found for. */
  readonly figures?: FigureValues<FigureKey>
}

function typeOf(entry: TurronTypeEntry): TurronRecipe {
  const levels = qualityLevelsOf(entry)
  return { ...entry, seca: false, almendras: 3, levels, ranges: rangesOfLevel(levels[0]) }
}

/** Ranges are those of Suprema; a formula below it is advised towards the level above its own. */
export const turronTypes = Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, typeOf(entry)])) as Readonly<Record<TurronTypeKey, TurronRecipe>>
