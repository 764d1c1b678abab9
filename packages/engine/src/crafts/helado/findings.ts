import { type CraftWording, correctedFigureOf } from '../../advise/suggestions.ts'
import { type CorrectedFigure, type FigureFault, type NamedFigure, namedFigure } from '../../findings/figure.ts'
import type { CommonCodes } from '../../findings/find.ts'
import { findingMaker, type NoValues } from '../../findings/finding.ts'
import { type HeladoJudgedKey, heladoParameters } from './params.ts'
import { heladoTypes } from './types.ts'

/** What may be found of an ice cream. */
export interface HeladoCodes {
  /** What being inert does to the figures, beside a name that nobody knows. */
  readonly 'helado.inert': NoValues
  /** Every figure is in its range; `churned` of what is churned at all. */
  readonly 'helado.balanced': { readonly churned: boolean }
  readonly 'helado.correction': CorrectedFigure
  /** Figures, in the middle of a sentence. */
  readonly 'helado.figures': { readonly figures: readonly NamedFigure[] }
  readonly 'helado.fault': FigureFault
  /** The verdict of what is served from a cabinet, at so many °C, and of what is not. */
  readonly 'helado.served': { readonly temperature: number }
  readonly 'helado.balanced-verdict': NoValues
  /** What nobody told of fat, each as the end of «si además …». */
  readonly 'helado.milk-fat-of': { readonly names: readonly string[] }
  readonly 'helado.after-churning': { readonly names: readonly string[] }
  readonly 'helado.sandy': { readonly percentOfWater: number }
  readonly 'helado.alcohol': NoValues
  readonly 'helado.polyols': NoValues
  readonly 'helado.salt': NoValues
  /** Gums and gelatine as such, % of the mix, and what they may be at most. */
  readonly 'helado.gums': { readonly percent: number; readonly most: number }
  readonly 'helado.milk-in-vegan': NoValues
  readonly 'helado.no-water': NoValues
  readonly 'helado.for-freezer': { readonly temperature: number }
  readonly 'helado.unsweetened': { readonly pod: number }
}

export const heladoFinding = findingMaker<CommonCodes & HeladoCodes>()

const figureOf = (key: HeladoJudgedKey): NamedFigure => namedFigure(key, heladoParameters[key])

/** What is frozen still or not at all, by its name: nobody churns it. */
const UNCHURNED: ReadonlySet<string> = new Set(
  (['granizado', 'semifrio', 'crema_untable', 'veteado'] as const).map((type) => heladoTypes[type].label),
)

export const heladoWording: CraftWording<HeladoJudgedKey> = {
  balanced: (typeLabel) => heladoFinding('helado.balanced', { churned: !UNCHURNED.has(typeLabel) }),
  correction: (change, range, caused) =>
    heladoFinding('helado.correction', correctedFigureOf(change, figureOf(change.parameter), range, caused)),
  names: (keys) => heladoFinding('helado.figures', { figures: keys.map(figureOf) }),
}

export const heladoFaultFinding = (key: HeladoJudgedKey, low: boolean) =>
  heladoFinding('helado.fault', { figure: figureOf(key), low })
