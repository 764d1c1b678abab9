import { type CraftWording, correctedFigureOf } from '../../advise/suggestions.ts'
import { type CorrectedFigure, type FigureFault, type NamedFigure, namedFigure } from '../../findings/figure.ts'
import type { CommonCodes } from '../../findings/find.ts'
import { findingMaker, type NoValues } from '../../findings/finding.ts'
import { type PanaderiaJudgedKey, panaderiaParameters } from './params.ts'

/** The water that a dough asks for, g and °C. */
interface MixingFacts {
  readonly temperatura: number
  readonly hielo: number
  readonly water: number
  readonly friccion: number
  readonly tooHot: number
}

/** What may be found of a bread. */
export interface PanaderiaCodes {
  /** What being inert does to the figures, beside a name that nobody knows. */
  readonly 'panaderia.inert': NoValues
  readonly 'panaderia.balanced': { readonly typeLabel: string }
  readonly 'panaderia.correction': CorrectedFigure
  /** Figures, in the middle of a sentence. */
  readonly 'panaderia.figures': { readonly figures: readonly NamedFigure[] }
  readonly 'panaderia.fault': FigureFault
  readonly 'panaderia.no-flour': NoValues
  readonly 'panaderia.bad-role': { readonly name: string; readonly roles: readonly string[] }
  readonly 'panaderia.bad-part': { readonly name: string }
  readonly 'panaderia.bad-hydration': { readonly name: string; readonly least: number; readonly most: number }
  readonly 'panaderia.bad-loss': { readonly most: number }
  readonly 'panaderia.bad-temperature': { readonly field: string; readonly least: number; readonly most: number }
  readonly 'panaderia.bad-friction': { readonly mixers: readonly string[]; readonly most: number }
  readonly 'panaderia.balanced-verdict': { readonly hydration: number }
  readonly 'panaderia.mixing-note': MixingFacts
  readonly 'panaderia.unleavened': NoValues
  readonly 'panaderia.little-levain': { readonly percentOfFlour: number }
  readonly 'panaderia.leavener': NoValues
  readonly 'panaderia.salt-above-law': {
    readonly merma: number
    readonly salt: number
    readonly most: number
    readonly perKilo: number | undefined
  }
  readonly 'panaderia.special-bread': { readonly name: string }
  readonly 'panaderia.not-sourdough-by-yeast': NoValues
  readonly 'panaderia.not-sourdough-by-culture': NoValues
  readonly 'panaderia.outside-avpn': { readonly figures: readonly NamedFigure[] }
  readonly 'panaderia.osmotolerant': NoValues
  readonly 'panaderia.powdered-yeast': { readonly name: string }
  readonly 'panaderia.heavy-other': { readonly name: string }
  readonly 'panaderia.yeast-strength': { readonly strength: number }
  readonly 'panaderia.stiff-dough': { readonly hydration: number }
  readonly 'panaderia.has-gluten': { readonly percentOfFlour: number }
  readonly 'panaderia.gluten-free-claim': NoValues
  readonly 'panaderia.little-rye': { readonly percentOfFlour: number }
  /** What is baked in and not eaten. */
  readonly 'panaderia.figurine': NoValues
  readonly 'panaderia.wet-dough': { readonly hydration: number }
  readonly 'panaderia.assumed-hydration': { readonly name: string; readonly hydration: number }
  readonly 'panaderia.lower-salt': { readonly perKilo: number }
  /** What only a sheet tells, each as the end of «si además …». */
  readonly 'panaderia.untold': { readonly names: readonly string[] }
  readonly 'panaderia.whole-flour': { readonly nouns: readonly string[] }
  readonly 'panaderia.loss-at-most': { readonly most: number; readonly used: number }
  /** How it loses weight, as the end of a sentence. */
  readonly 'panaderia.baked': NoValues
  readonly 'panaderia.fried': NoValues
}

export const panaderiaFinding = findingMaker<CommonCodes & PanaderiaCodes>()

export const panaderiaFigureOf = (key: PanaderiaJudgedKey): NamedFigure => namedFigure(key, panaderiaParameters[key])

export const panaderiaWording: CraftWording<PanaderiaJudgedKey> = {
  balanced: (typeLabel) => panaderiaFinding('panaderia.balanced', { typeLabel }),
  correction: (change, range, caused) =>
    panaderiaFinding(
      'panaderia.correction',
      correctedFigureOf(change, panaderiaFigureOf(change.parameter), range, caused),
    ),
  names: (keys) => panaderiaFinding('panaderia.figures', { figures: keys.map(panaderiaFigureOf) }),
}

export const panaderiaFaultFinding = (key: PanaderiaJudgedKey, low: boolean) =>
  panaderiaFinding('panaderia.fault', { figure: panaderiaFigureOf(key), low })
