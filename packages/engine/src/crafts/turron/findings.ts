import { correctedOf, type Wording } from '../../advise/suggestions.ts'
import { byId } from '../../catalogue/catalogue.ts'
import { type Corrected, type NamedFigure, namedFigure } from '../../findings/figure.ts'
import type { CommonCodes } from '../../findings/find.ts'
import { finder, type None, type Text } from '../../findings/finding.ts'
import type { Checked } from '../../judge/legal.ts'
import type { Range } from '../../ratio/range.ts'
import { type ParameterKey, parameters } from './params.ts'

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
  readonly 'turron.inert': None
  readonly 'turron.balanced': { readonly typeLabel: string; readonly target: string }
  readonly 'turron.correction': Corrected & { readonly target: string }
  /** Figures, in the middle of a sentence. */
  readonly 'turron.figures': { readonly figures: readonly NamedFigure[] }
  readonly 'turron.no-base': None
  /** What, measured value, comparison, threshold, category, source and margin. */
  readonly 'turron.condition': {
    readonly checked: Checked
    readonly category: string
    readonly culprits: readonly string[]
  }
  readonly 'turron.moisture': Moisture
  readonly 'turron.decree-quality': { readonly name: string }
  /** A protected name is never asserted. */
  readonly 'turron.compatible': { readonly name: string; readonly besides: readonly Text[] }
  /** The category first; below the top, what the next one still lacks. */
  readonly 'turron.verdict': {
    readonly category: string
    readonly target: string
    readonly missing: readonly Checked[]
  }
  readonly 'turron.advisory': {
    readonly figure: NamedFigure
    readonly value: number
    readonly range: Range
    readonly missing: Checked | undefined
    readonly target: string
  }
  readonly 'turron.near': NearThreshold
  /** What may only give aroma or shine, as the end of «si además …». */
  readonly 'turron.only-aroma': { readonly names: readonly string[] }
  readonly 'turron.toasted-almond': None
  readonly 'turron.unpeeled-almond': None
  readonly 'turron.too-dry': { readonly moistureNow: number }
  /** How it loses weight, as the end of a sentence. */
  readonly 'turron.cooked-down': None
}

export const find = finder<CommonCodes & TurronCodes>()

export const figureOf = (key: ParameterKey): NamedFigure => namedFigure(key, parameters[key])

/** A line sent by its id is called by its name. */
export const readable = (name: string): string => byId.get(name)?.name ?? name

/** Advice goes one category up; at the top there is nothing to correct. */
export const wording = (target: string): Wording<ParameterKey> => ({
  balanced: (typeLabel) => find('turron.balanced', { typeLabel, target }),
  correction: (change, range, caused) => {
    const { from, to } = change
    const named = { ...change, ...(from && { from: readable(from) }), ...(to && { to: readable(to) }) }
    return find('turron.correction', { ...correctedOf(named, figureOf(change.parameter), range, caused), target })
  },
  names: (keys) => find('turron.figures', { figures: keys.map(figureOf) }),
})
