import { correctedOf, type Wording } from '../../advise/suggestions.ts'
import { type Corrected, type FigureFault, type NamedFigure, namedFigure } from '../../findings/figure.ts'
import type { CommonCodes } from '../../findings/find.ts'
import { finder, type None } from '../../findings/finding.ts'
import { type JudgedKey, parameters } from './params.ts'
import { types } from './types.ts'

/** What may be found of an ice cream. */
export interface HeladoCodes {
  /** What being inert does to the figures, beside a name that nobody knows. */
  readonly 'helado.inert': None
  /** Every figure is in its range; `churned` of what is churned at all. */
  readonly 'helado.balanced': { readonly churned: boolean }
  readonly 'helado.correction': Corrected
  /** Figures, in the middle of a sentence. */
  readonly 'helado.figures': { readonly figures: readonly NamedFigure[] }
  readonly 'helado.fault': FigureFault
  /** The verdict of what is served from a cabinet, at so many °C, and of what is not. */
  readonly 'helado.served': { readonly temperature: number }
  readonly 'helado.balanced-verdict': None
  /** What nobody told of fat, each as the end of «si además …». */
  readonly 'helado.milk-fat-of': { readonly names: readonly string[] }
  readonly 'helado.after-churning': { readonly names: readonly string[] }
  readonly 'helado.sandy': { readonly percentOfWater: number }
  readonly 'helado.alcohol': None
  readonly 'helado.polyols': None
  readonly 'helado.salt': None
  /** Gums and gelatine as such, % of the mix, and what they may be at most. */
  readonly 'helado.gums': { readonly percent: number; readonly most: number }
  readonly 'helado.milk-in-vegan': None
  readonly 'helado.no-water': None
  readonly 'helado.for-freezer': { readonly temperature: number }
  readonly 'helado.unsweetened': { readonly pod: number }
}

export const find = finder<CommonCodes & HeladoCodes>()

const figureOf = (key: JudgedKey): NamedFigure => namedFigure(key, parameters[key])

/** What is frozen still or not at all, by its name: nobody churns it. */
const UNCHURNED: ReadonlySet<string> = new Set(
  (['granizado', 'semifrio', 'crema_untable', 'veteado'] as const).map((type) => types[type].label),
)

export const wording: Wording<JudgedKey> = {
  balanced: (typeLabel) => find('helado.balanced', { churned: !UNCHURNED.has(typeLabel) }),
  correction: (change, range, caused) =>
    find('helado.correction', correctedOf(change, figureOf(change.parameter), range, caused)),
  names: (keys) => find('helado.figures', { figures: keys.map(figureOf) }),
}

export const fault = (key: JudgedKey, low: boolean) => find('helado.fault', { figure: figureOf(key), low })
