import { commonFinding } from '../findings/find.ts'
import type { SayFinding } from '../findings/finding.ts'
import { measureLines, type RatioParameter, type ShownFigure, type WeighedMatter } from '../ratio/parameter.ts'
import type { FigureRange } from '../ratio/range.ts'
import { roundTo } from '../words/round.ts'

/** What a school of a type is called. */
export interface StyleId {
  readonly id: string
  readonly label: string
}

/** The figure that tells a style, and from or up to where it does. */
export interface StyleCondition<Figure extends string = string> {
  readonly figure: Figure
  readonly least?: number
  readonly most?: number
}

/** Another way of making what a type names, told by the formula itself, with ranges of its own. */
export interface TypeStyle<Key extends string> extends StyleId {
  /** How a formula tells it; where it is not by one of its figures, the craft says how. */
  readonly when?: StyleCondition
  readonly ranges: { readonly [key in Key]?: FigureRange }
}

/** How an answer says which style a formula was taken for. Spanish keys, as the API shows them. */
export interface VariantInfo {
  readonly variante?: string
  readonly varianteLabel?: string
  readonly varianteFrase?: string
}

export const variantInfoOf = (style: StyleId | undefined, say: SayFinding): VariantInfo =>
  style
    ? {
        variante: style.id,
        varianteLabel: style.label,
        varianteFrase: say(commonFinding('advice.style', { label: style.label })),
      }
    : {}

/** The figures that tell the styles of a craft apart, by name. */
export type StyleIndicators<Matter> = Readonly<
  Record<string, RatioParameter<Matter> & Pick<ShownFigure, 'label' | 'unit' | 'decimals'>>
>

const smallest = Number.NEGATIVE_INFINITY
const largest = Number.POSITIVE_INFINITY

/** The style whose figure a formula has, rounded as it is shown; none where none of them tells. */
export const styleTold = <Matter, Key extends string>(
  styles: readonly TypeStyle<Key>[],
  figures: StyleIndicators<Matter>,
  lines: readonly WeighedMatter<Matter>[],
): TypeStyle<Key> | undefined =>
  styles.find(({ when }) => {
    const figure = when && figures[when.figure]
    const value = figure && measureLines(figure, lines)
    if (!when || !figure || value === undefined) return false
    const shown = roundTo(value, figure.decimals)
    return shown >= (when.least ?? smallest) && shown <= (when.most ?? largest)
  })

/** Where the figures that tell styles must stay for a formula to go on being of its own, or of none. */
export const styleBounds = <Matter, Key extends string>(
  styles: readonly TypeStyle<Key>[],
  own: TypeStyle<Key> | undefined,
  figures: StyleIndicators<Matter>,
) =>
  (own ? [own] : styles).flatMap(({ when }) => {
    const figure = when && figures[when.figure]
    if (!when || !figure) return []
    const { label, unit, decimals } = figure
    const step = 10 ** -decimals
    const range: FigureRange = own
      ? [when.least ?? smallest, when.most ?? largest]
      : when.least === undefined
        ? [(when.most ?? smallest) + step, largest]
        : [smallest, when.least - step]
    return [{ key: when.figure, label, unit, parameter: figure, range }]
  })
