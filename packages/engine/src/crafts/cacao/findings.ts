import { correctedOf, type Wording } from '../../advise/suggestions.ts'
import { type Corrected, type FigureFault, type NamedFigure, namedFigure } from '../../findings/figure.ts'
import type { CommonCodes } from '../../findings/find.ts'
import { finder, type None, type Text } from '../../findings/finding.ts'
import type { Checked } from '../../judge/legal.ts'
import type { Range } from '../../ratio/range.ts'
import { type ParameterKey, parameters } from './params.ts'

/** What may be found of a chocolate. */
export interface CacaoCodes {
  /** What being inert does to the figures, beside a name that nobody knows. */
  readonly 'cacao.inert': None
  readonly 'cacao.balanced': { readonly typeLabel: string }
  readonly 'cacao.correction': Corrected
  /** Figures, in the middle of a sentence. */
  readonly 'cacao.figures': { readonly figures: readonly NamedFigure[] }
  readonly 'cacao.fault': FigureFault
  readonly 'cacao.no-chocolate': None
  readonly 'cacao.least-cocoa': { readonly percent: number }
  readonly 'cacao.butter-content': { readonly percent: number }
  readonly 'cacao.medal': { readonly medal: string; readonly name: string | undefined }
  readonly 'cacao.fails': { readonly failed: Checked; readonly name: string }
  readonly 'cacao.meets': { readonly name: string }
  readonly 'cacao.besides': { readonly name: string; readonly all: readonly Text[] }
  readonly 'cacao.alternative': { readonly names: readonly string[] }
  readonly 'cacao.shell': { readonly chocolate: number; readonly shell: number }
  readonly 'cacao.claim': None
  readonly 'cacao.no-claim': { readonly failed: Checked }
  readonly 'cacao.out-of-range': {
    readonly figure: NamedFigure
    readonly value: number
    readonly range: Range
    readonly serious: boolean
  }
  readonly 'cacao.activity': { readonly aw: number; readonly reading: string }
  /** Below gold: what is asked of each figure that is wanting. */
  readonly 'cacao.gold': { readonly wanted: readonly { readonly figure: NamedFigure; readonly range: Range }[] }
  readonly 'cacao.label': { readonly words: readonly Text[] }
  readonly 'cacao.seizes': None
  readonly 'cacao.nothing-to-temper': None
  readonly 'cacao.icing-sugar': None
  readonly 'cacao.lecithin': None
  /** `isNamed`: the name that it is asked for does not fail by it, that of a filling. */
  readonly 'cacao.incompatible-fat': { readonly isNamed: boolean }
  readonly 'cacao.vegetable-fat-label': None
  readonly 'cacao.whole-as-ground': None
  readonly 'cacao.laxative': None
}

export const find = finder<CommonCodes & CacaoCodes>()

export const figureOf = (key: ParameterKey): NamedFigure => namedFigure(key, parameters[key])

export const wording: Wording<ParameterKey> = {
  balanced: (typeLabel) => find('cacao.balanced', { typeLabel }),
  correction: (change, range, caused) =>
    find('cacao.correction', correctedOf(change, figureOf(change.parameter), range, caused)),
  names: (keys) => find('cacao.figures', { figures: keys.map(figureOf) }),
}

export const fault = (key: ParameterKey, low: boolean) => find('cacao.fault', { figure: figureOf(key), low })

/** The mandatory words that give the quantity of cocoa. */
export const isLeastCocoa = (text: Text): boolean =>
  typeof text !== 'string' && text.code === ('cacao.least-cocoa' satisfies keyof CacaoCodes)
