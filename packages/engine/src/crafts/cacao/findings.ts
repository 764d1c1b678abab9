import { type CraftWording, correctedFigureOf } from '../../advise/suggestions.ts'
import { type CorrectedFigure, type FigureFault, type NamedFigure, namedFigure } from '../../findings/figure.ts'
import type { CommonCodes } from '../../findings/find.ts'
import { type FindingText, findingMaker, type NoValues } from '../../findings/finding.ts'
import type { CheckedCondition } from '../../judge/legal.ts'
import type { FigureRange } from '../../ratio/range.ts'
import { type CacaoParameterKey, cacaoParameters } from './params.ts'

/** What may be found of a chocolate. */
export interface CacaoCodes {
  /** What being inert does to the figures, beside a name that nobody knows. */
  readonly 'cacao.inert': NoValues
  readonly 'cacao.balanced': { readonly typeLabel: string }
  readonly 'cacao.correction': CorrectedFigure
  /** Figures, in the middle of a sentence. */
  readonly 'cacao.figures': { readonly figures: readonly NamedFigure[] }
  readonly 'cacao.fault': FigureFault
  readonly 'cacao.no-chocolate': NoValues
  readonly 'cacao.least-cocoa': { readonly percent: number }
  readonly 'cacao.butter-content': { readonly percent: number }
  readonly 'cacao.medal': { readonly medal: string; readonly name: string | undefined }
  readonly 'cacao.fails': { readonly failed: CheckedCondition; readonly name: string }
  readonly 'cacao.meets': { readonly name: string }
  readonly 'cacao.besides': { readonly name: string; readonly all: readonly FindingText[] }
  readonly 'cacao.alternative': { readonly names: readonly string[] }
  readonly 'cacao.shell': { readonly chocolate: number; readonly shell: number }
  readonly 'cacao.claim': NoValues
  readonly 'cacao.no-claim': { readonly failed: CheckedCondition }
  readonly 'cacao.out-of-range': {
    readonly figure: NamedFigure
    readonly value: number
    readonly range: FigureRange
    readonly serious: boolean
  }
  readonly 'cacao.activity': { readonly aw: number; readonly reading: string }
  /** Below gold: what is asked of each figure that is wanting. */
  readonly 'cacao.gold': { readonly wanted: readonly { readonly figure: NamedFigure; readonly range: FigureRange }[] }
  readonly 'cacao.label': { readonly words: readonly FindingText[] }
  readonly 'cacao.seizes': NoValues
  readonly 'cacao.nothing-to-temper': NoValues
  readonly 'cacao.icing-sugar': NoValues
  readonly 'cacao.lecithin': NoValues
  /** `isNamed`: the name that it is asked for does not fail by it, that of a filling. */
  readonly 'cacao.incompatible-fat': { readonly isNamed: boolean }
  readonly 'cacao.vegetable-fat-label': NoValues
  readonly 'cacao.whole-as-ground': NoValues
  readonly 'cacao.laxative': NoValues
}

export const cacaoFinding = findingMaker<CommonCodes & CacaoCodes>()

export const cacaoFigureOf = (key: CacaoParameterKey): NamedFigure => namedFigure(key, cacaoParameters[key])

export const cacaoWording: CraftWording<CacaoParameterKey> = {
  balanced: (typeLabel) => cacaoFinding('cacao.balanced', { typeLabel }),
  correction: (change, range, caused) =>
    cacaoFinding('cacao.correction', correctedFigureOf(change, cacaoFigureOf(change.parameter), range, caused)),
  names: (keys) => cacaoFinding('cacao.figures', { figures: keys.map(cacaoFigureOf) }),
}

export const cacaoFaultFinding = (key: CacaoParameterKey, low: boolean) =>
  cacaoFinding('cacao.fault', { figure: cacaoFigureOf(key), low })

/** The mandatory words that give the quantity of cocoa. */
export const isLeastCocoa = (text: FindingText): boolean =>
  typeof text !== 'string' && text.code === ('cacao.least-cocoa' satisfies keyof CacaoCodes)
