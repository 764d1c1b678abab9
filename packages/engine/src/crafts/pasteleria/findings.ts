import { correctedOf, type Wording } from '../../advise/suggestions.ts'
import { type Corrected, type FigureFault, type NamedFigure, namedFigure } from '../../findings/figure.ts'
import type { CommonCodes } from '../../findings/find.ts'
import { finder, type None, type Text } from '../../findings/finding.ts'
import type { Role } from './names.ts'
import type { ParameterKey } from './params.ts'

/** What may be found of a pastry. */
export interface PasteleriaCodes {
  /** What being inert does to the figures, beside a name that nobody knows. */
  readonly 'pasteleria.inert': None
  readonly 'pasteleria.balanced': { readonly typeLabel: string }
  readonly 'pasteleria.correction': Corrected
  /** Figures, in the middle of a sentence. */
  readonly 'pasteleria.figures': { readonly figures: readonly NamedFigure[] }
  readonly 'pasteleria.fault': FigureFault
  readonly 'pasteleria.missing-base': { readonly type: string; readonly base: Text }
  /** What a type is built on, one of each, inside a sentence. */
  readonly 'pasteleria.base': { readonly missing: readonly (readonly Role[])[] }
  readonly 'pasteleria.unknown-role': { readonly name: string; readonly roles: readonly string[] }
  readonly 'pasteleria.bad-baking-loss': { readonly most: number }
  readonly 'pasteleria.balanced-verdict': { readonly medal: string | undefined }
  readonly 'pasteleria.not-santiago': None
  readonly 'pasteleria.under-santiago': None
  readonly 'pasteleria.not-estepa': None
  readonly 'pasteleria.protease': { readonly fruit: string }
  readonly 'pasteleria.madame': None
  readonly 'pasteleria.cooked-syrup': None
  readonly 'pasteleria.other-chocolate': { readonly role: Role; readonly type: string }
  readonly 'pasteleria.whipped': None
  readonly 'pasteleria.leavened': None
  readonly 'pasteleria.spirits': { readonly percent: number }
  /** How it loses weight, as the end of a sentence. */
  readonly 'pasteleria.baked': None
  readonly 'pasteleria.boiled-down': { readonly brix: number }
  readonly 'pasteleria.acidity': None
}

export const find = finder<CommonCodes & PasteleriaCodes>()

/** The figures as a recipe calls them. */
type Figures = Readonly<Record<ParameterKey, Omit<NamedFigure, 'key'>>>

export const wording = (figures: Figures): Wording<ParameterKey> => ({
  balanced: (typeLabel) => find('pasteleria.balanced', { typeLabel }),
  correction: (change, range, caused) => {
    const { parameter: key } = change
    return find('pasteleria.correction', correctedOf(change, namedFigure(key, figures[key]), range, caused))
  },
  names: (keys) => find('pasteleria.figures', { figures: keys.map((key) => namedFigure(key, figures[key])) }),
})

export const fault = (figures: Figures) => (key: ParameterKey, low: boolean) =>
  find('pasteleria.fault', { figure: namedFigure(key, figures[key]), low })
