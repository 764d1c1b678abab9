import type { LineContext } from './interpretation.ts'
import { headIsKnown } from './known.ts'

const UNIT = String.raw`\s*(?:g|gr|grs|gramos|kg|kgs|kilos?|k)?\b\.?`
/** A weight and then a name, or a name and then a weight, and no other figure. */
const FIRST = new RegExp(String.raw`^\d[\d.,]*${UNIT}\s+(?:de\s+)?\p{L}[^\d]*$`, 'iu')
const LAST = new RegExp(String.raw`^\p{L}[^\d]*[\s:.=]\d[\d.,]*${UNIT}$`, 'iu')
/** A name and a figure without a unit, in either order. */
const BARE = /^(?:\d[\d.,]*\s+\p{L}[^\d]*|\p{L}[^\d]*[\s:.=]\d[\d.,]*)$/u
/** The same with a figure of the name besides: «400 nata 35». */
const BARE_PAIR = /^(?:\d[\d.,]*\s+\p{L}[^\d]*\s\d[\d.,]*|\p{L}[^\d]*\s\d[\d.,]*\s+\d[\d.,]*)$/u
const MASS = /\d\s*(?:g|gr|grs|gramos|kg|kgs|k|kilos?|ml|l|cl)\b/i
const SHARE = /\d\s*%\s*$|^\d[\d.,]*\s*%\s+\p{L}/u

/** Share of the lines that leave no doubt which must put their weight in one place. */
const MOSTLY = 0.6
/** A list of bare grams has so many of them, each heavier than anything that is counted. */
const LEAST_BARE = 2
const HEAVY = 60
const LEAST_SHARES = 3

type Style = Pick<LineContext, 'bareStyle' | 'placed' | 'bareGrams' | 'shares'>

/** How the lines of a list, or the pieces of one line, are written. */
export function listStyleOf(texts: readonly string[]): Style {
  const first = texts.filter((text) => FIRST.test(text)).length
  const last = texts.filter((text) => LAST.test(text)).length
  const placed =
    first + last < LEAST_BARE
      ? undefined
      : first >= MOSTLY * (first + last)
        ? 'first'
        : last >= MOSTLY * (first + last)
          ? 'last'
          : undefined
  const bare = texts.filter((text) => BARE.test(text))
  const figures = texts
    .filter((text) => BARE.test(text) || BARE_PAIR.test(text))
    .map((text) =>
      Math.max(
        ...(text.match(/\d[\d.,]*/g) ?? []).map((figure) =>
          Number(figure.replace(/[.](?=\d{3})/, '').replace(',', '.')),
        ),
      ),
    )
  const heavy = figures.filter((figure) => figure >= HEAVY)
  const inGrams = heavy.length >= LEAST_BARE && figures.length > texts.filter((text) => MASS.test(text)).length
  return {
    bareStyle: bare.filter((text) => headIsKnown(text.replace(/[\d.,]+/g, ' '))).length > 1,
    ...(placed ? { placed } : {}),
    ...(inGrams ? { bareGrams: Math.max(...heavy) } : {}),
    shares: texts.filter((text) => SHARE.test(text) && !MASS.test(text)).length >= LEAST_SHARES,
  }
}
