import { type CraftWording, correctedFigureOf } from '../../advise/suggestions.ts'
import { rowsById } from '../../catalogue/catalogue.ts'
import { type CorrectedFigure, type NamedFigure, namedFigure } from '../../findings/figure.ts'
import type { CommonCodes } from '../../findings/find.ts'
import { type FindingText, findingMaker, type NoValues } from '../../findings/finding.ts'
import type { CheckedCondition } from '../../judge/legal.ts'
import type { FigureRange } from '../../ratio/range.ts'
import { type TurronParameterKey, turronParameters } from './params.ts'

/** Water left in the finished product, what its quality admits, and how far the syrup is cooked for it. */
interface Moisture {
  readonly value: number
  readonly most: number
  readonly article: string
  readonly celsius: number | undefined
}

interface NearThreshold {
  readonly label: string
  readonly distance: number
  readonly level: string
  /** What would carry it over, when it is below. */
  readonly add: { readonly name: string; readonly grams: number } | undefined
}

/** What may be found of a turrón or a marzipan. */
export interface TurronCodes {
  /** What being inert does to the figures, beside a name that nobody knows. */
  readonly 'turron.inert': NoValues
  readonly 'turron.balanced': { readonly typeLabel: string; readonly target: string }
  readonly 'turron.correction': CorrectedFigure & { readonly target: string }
  /** Figures, in the middle of a sentence. */
  readonly 'turron.figures': { readonly figures: readonly NamedFigure[] }
  readonly 'turron.no-base': NoValues
  /** What, measured value, comparison, threshold, category, source and margin. */
  readonly 'turron.condition': {
    readonly checked: CheckedCondition
    readonly category: string
    readonly culprits: readonly string[]
  }
  readonly 'turron.moisture': Moisture
  readonly 'turron.decree-quality': { readonly name: string }
  /** A protected name is never asserted. */
  readonly 'turron.compatible': { readonly name: string; readonly besides: readonly FindingText[] }
  /** The category first; below the top, what the next one still lacks. */
  readonly 'turron.verdict': {
    readonly category: string
    readonly target: string
    readonly missing: readonly CheckedCondition[]
  }
  readonly 'turron.advisory': {
    readonly figure: NamedFigure
    readonly value: number
    readonly range: FigureRange
    readonly missing: CheckedCondition | undefined
    readonly target: string
  }
  readonly 'turron.near': NearThreshold
  /** What may only give aroma or shine, as the end of «si además …». */
  readonly 'turron.only-aroma': { readonly names: readonly string[] }
  readonly 'turron.toasted-almond': NoValues
  readonly 'turron.unpeeled-almond': NoValues
  readonly 'turron.too-dry': { readonly moistureNow: number }
  /** How it loses weight, as the end of a sentence. */
  readonly 'turron.cooked-down': NoValues
}

export const turronFinding = findingMaker<CommonCodes & TurronCodes>()

export const turronFigureOf = (key: TurronParameterKey): NamedFigure => namedFigure(key, turronParameters[key])

/** A line sent by its id is called by its name. */
export const turronReadableName = (name: string): string => rowsById.get(name)?.name ?? name

/** Advice goes one category up; at the top there is nothing to correct. */
export const turronWording = (target: string): CraftWording<TurronParameterKey> => ({
  balanced: (typeLabel) => turronFinding('turron.balanced', { typeLabel, target }),
  correction: (change, range, caused) => {
    const { from, to } = change
    const named = {
      ...change,
      ...(from && { from: turronReadableName(from) }),
      ...(to && { to: turronReadableName(to) }),
    }
    return turronFinding('turron.correction', {
      ...correctedFigureOf(named, turronFigureOf(change.parameter), range, caused),
      target,
    })
  },
  names: (keys) => turronFinding('turron.figures', { figures: keys.map(turronFigureOf) }),
})
