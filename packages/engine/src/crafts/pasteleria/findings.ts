import { type CraftWording, correctedFigureOf } from '../../advise/suggestions.ts'
import { type CorrectedFigure, type FigureFault, type NamedFigure, namedFigure } from '../../findings/figure.ts'
import type { CommonCodes } from '../../findings/find.ts'
import { type FindingText, findingMaker, type NoValues } from '../../findings/finding.ts'
import type { PasteleriaRole } from './names.ts'
import type { PasteleriaParameterKey } from './params.ts'

/** What may be found of a pastry. */
export interface PasteleriaCodes {
  /** What being inert does to the figures, beside a name that nobody knows. */
  readonly 'pasteleria.inert': NoValues
  readonly 'pasteleria.balanced': { readonly typeLabel: string }
  readonly 'pasteleria.correction': CorrectedFigure
  /** Figures, in the middle of a sentence. */
  readonly 'pasteleria.figures': { readonly figures: readonly NamedFigure[] }
  readonly 'pasteleria.fault': FigureFault
  readonly 'pasteleria.missing-base': { readonly type: string; readonly base: FindingText }
  /** What a type is built on, one of each, inside a sentence. */
  readonly 'pasteleria.base': { readonly roles: readonly (readonly PasteleriaRole[])[] }
  readonly 'pasteleria.unknown-role': { readonly name: string; readonly roles: readonly string[] }
  readonly 'pasteleria.bad-baking-loss': { readonly most: number }
  readonly 'pasteleria.balanced-verdict': { readonly medal: string | undefined }
  readonly 'pasteleria.not-santiago': NoValues
  readonly 'pasteleria.under-santiago': NoValues
  readonly 'pasteleria.not-estepa': NoValues
  readonly 'pasteleria.protease': { readonly fruit: string }
  readonly 'pasteleria.madame': NoValues
  readonly 'pasteleria.cooked-syrup': NoValues
  readonly 'pasteleria.other-chocolate': { readonly role: PasteleriaRole; readonly type: string }
  readonly 'pasteleria.whipped': NoValues
  readonly 'pasteleria.leavened': NoValues
  readonly 'pasteleria.spirits': { readonly percent: number }
  /** How it loses weight, as the end of a sentence. */
  readonly 'pasteleria.baked': NoValues
  readonly 'pasteleria.boiled-down': { readonly brix: number }
  readonly 'pasteleria.acidity': NoValues
}

export const pasteleriaFinding = findingMaker<CommonCodes & PasteleriaCodes>()

/** The figures as a recipe calls them. */
type Figures = Readonly<Record<PasteleriaParameterKey, Omit<NamedFigure, 'key'>>>

export const pasteleriaWording = (figures: Figures): CraftWording<PasteleriaParameterKey> => ({
  balanced: (typeLabel) => pasteleriaFinding('pasteleria.balanced', { typeLabel }),
  correction: (change, range, caused) => {
    const { parameter: key } = change
    return pasteleriaFinding(
      'pasteleria.correction',
      correctedFigureOf(change, namedFigure(key, figures[key]), range, caused),
    )
  },
  names: (keys) =>
    pasteleriaFinding('pasteleria.figures', { figures: keys.map((key) => namedFigure(key, figures[key])) }),
})

export const pasteleriaFaultFinding = (figures: Figures) => (key: PasteleriaParameterKey, low: boolean) =>
  pasteleriaFinding('pasteleria.fault', { figure: namedFigure(key, figures[key]), low })
