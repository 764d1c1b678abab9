import type { LineToken } from './lexer.ts'
import { wordNumber } from './number-words.ts'
import { measureUnitNamed } from './units.ts'

/** A figure that belongs to the name: «35 %», «W260», «T55», «38 DE», «00», «60/40», «E-471». */
export interface NameAttribute {
  readonly from: number
  readonly to: number
  readonly percent?: number
}

/** What follows a percentage and belongs to it. */
const OF_PERCENT = new Set(['mg', 'm.g.', 'mat', 'materia', 'grasa', 'vol', 'vol.', 'cacao', 'cocoa', 'fat'])
const GRADE_BEFORE =
  /^(?:W|T|DE|E|Bx|Brix|PAC|POD|[Tt]ype?|[Tt]ipo|TIPO|[Tt]yp|[Nn][º°]|[Nn]o|[Nn]úm|[Nn]um|[Cc]alibre|[Tt]alla|[Ii][Ss]o|INS|CI|n)\.?$/
const GRADE_BEHIND = /^(?:DE|[Bb]loom|BLOOM|[Vv]ol|[Bb]rix|[Bb]x|[Bb]é|[Bb]aum[eé]|W|[Aa]ños)\.?$/
const DEGREE = new Set(['º', '°'])
/** Strongest spirit that degrees can speak of; hotter ones are of an oven. */
const MOST_ALCOHOL = 96
const MOST_PARTS = 16
const FLOUR_WORD = /^(?:harina|farina|farine|flour|tipo|type)$/

const isSign = (token: LineToken | undefined, signs: string): boolean =>
  token?.kind === 'sign' && signs.includes(token.text)
const isMass = (token: LineToken | undefined): boolean =>
  token?.kind === 'word' && ['mass', 'volume'].includes(measureUnitNamed(token.plain, token.word)?.kind ?? '')

function percentAt(tokens: readonly LineToken[], at: number): NameAttribute | undefined {
  let next = at + 1
  if (isSign(tokens[next], '-–/') && tokens[next + 1]?.kind === 'number') next += 2
  if (!isSign(tokens[next], '%')) return undefined
  next++
  while (
    OF_PERCENT.has(tokens[next]?.word ?? '') &&
    (tokens[next]?.glued || tokens[next]?.word.startsWith('m') || tokens[next]?.word === 'vol')
  )
    next++
  return { from: at, to: next, percent: Number(tokens[at]?.text.replace(',', '.')) }
}

/** «del setenta por ciento». */
function spokenPercentAt(tokens: readonly LineToken[], at: number): NameAttribute | undefined {
  const spoken = wordNumber(tokens.slice(at, at + 6).map(({ word }) => word))
  if (!spoken) return undefined
  const by = at + spoken.words
  return tokens[by]?.word === 'por' && ['ciento', 'cien'].includes(tokens[by + 1]?.word ?? '')
    ? { from: at, to: by + 2, percent: spoken.value }
    : undefined
}

function attributeAt(tokens: readonly LineToken[], at: number): NameAttribute | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const next = tokens[at + 1]
  if (token.kind === 'word') {
    const spoken = spokenPercentAt(tokens, at)
    if (spoken) return spoken
    const dash = isSign(next, '-º°.:') ? 1 : 0
    const figure = tokens[at + 1 + dash]
    if (figure?.kind !== 'number') return undefined
    const behind = tokens[at + 2 + dash]
    // «n. 4 uova» counts; behind a name, it numbers.
    const isGrade =
      (at > 0 || !/^n\.?$/i.test(token.text)) &&
      GRADE_BEFORE.test(token.text) &&
      !isSign(behind, '%') &&
      !(isMass(behind) && !figure.glued)
    const isCode =
      figure.glued && dash === 0 && /^\p{Lu}{1,4}$/u.test(token.text) && !measureUnitNamed(token.text, token.word)
    const range = isSign(behind, '-–') && tokens[at + 3 + dash]?.kind === 'number' ? 2 : 0
    return isGrade || isCode ? { from: at, to: at + 2 + dash + range } : undefined
  }
  if (token.kind !== 'number') return undefined
  const percent = percentAt(tokens, at)
  if (percent) return percent
  if (/^0{2,}$/.test(token.text) && tokens[at - 1]?.kind !== 'number') return { from: at, to: at + 1 }
  // «Farina 0 W260»: the grade of an Italian flour, where more follows.
  if (token.text === '0' && FLOUR_WORD.test(tokens[at - 1]?.word ?? '') && next !== undefined)
    return { from: at, to: at + 1 }
  // «TPT 1:1»: a ratio is of the name.
  if (at > 0 && isSign(next, ':') && next?.glued && tokens[at + 2]?.kind === 'number' && tokens[at + 2]?.glued)
    return { from: at, to: at + 3 }
  if (isSign(next, '/') && tokens[at + 2]?.kind === 'number') {
    const [a, b] = [Number(token.text), Number(tokens[at + 2]?.text)]
    if (a > b || b > MOST_PARTS) return { from: at, to: at + 3 }
  }
  if (
    at > 0 &&
    isSign(next, '-–') &&
    tokens[at + 2]?.kind === 'number' &&
    GRADE_BEHIND.test(tokens[at + 3]?.text ?? '')
  ) {
    return { from: at, to: at + 4 }
  }
  // Behind a name only: «500 DE HARINA» is a weight.
  if (at > 0 && next?.kind === 'word' && GRADE_BEHIND.test(next.text)) {
    const behind = tokens[at + 2]
    if (next.glued || behind?.kind !== 'word' || next.text !== 'DE') return { from: at, to: at + 2 }
  }
  // «85-90 °F».
  if (at > 0 && isSign(next, '-–/') && tokens[at + 2]?.kind === 'number' && DEGREE.has(tokens[at + 3]?.text ?? '')) {
    return { from: at, to: at + (['c', 'f'].includes(tokens[at + 4]?.word ?? '') ? 5 : 4) }
  }
  if (at === 0 || next?.kind !== 'sign' || !DEGREE.has(next.text)) return undefined
  // «agua a 28 ºC»: how warm it is weighed.
  if (['c', 'f'].includes(tokens[at + 2]?.word ?? '')) return { from: at, to: at + 3 }
  if (Number(token.text) <= MOST_ALCOHOL) return { from: at, to: at + 2 }
  return undefined
}

export function nameAttributesOf(tokens: readonly LineToken[]): readonly NameAttribute[] {
  const found: NameAttribute[] = []
  for (let at = 0; at < tokens.length; at++) {
    const attribute = attributeAt(tokens, at)
    if (!attribute) continue
    found.push(attribute)
    at = attribute.to - 1
  }
  return found
}
