import { foldText } from './fold.ts'
import { isWordAnd, isWordOne, wordNumber } from './number-words.ts'
import { isCountedWord } from './pieces.ts'
import { measureUnitNamed } from './units.ts'

/** Amounts that are said, as they would be written: «doscientos cincuenta de azúcar» is «250 azúcar», «un kilo cien» is «1100 g». */

const KILO = 1000
/** Behind kilos or litres, an int in this range is what is beyond them: «un kilo doscientos». */
const BEYOND = { least: 50, most: 999 } as const
/** Words of a number at most. */
const LONGEST_NUMBER = 8
/** Amounts that make a dictated recipe of a line. */
const LEAST_SAID = 3
/** What is said before the first of them. */
const ORDER = /^(?:ponme|pon|apunta|anota|echa|mete|necesito|lleva|son|a ver|pues)\s+/iu
const NOT_EXACT = /^(?:pico|tantos|tantas|algo)$/
const MEASURES: Readonly<Record<string, string>> = { mass: 'g', volume: 'ml' }

interface SaidAmount {
  readonly text: string
  /** Words that it took. */
  readonly words: number
}

interface SaidUnit {
  readonly size: number
  readonly unit: string
}

/** Grams or millilitres of a unit that is said in full. */
function unitSaid(word: string | undefined): SaidUnit | undefined {
  const unit = word === undefined || word.length < 4 ? undefined : measureUnitNamed(word, word)
  const measure = MEASURES[unit?.kind ?? '']
  return unit && measure !== undefined ? { size: unit.size, unit: measure } : undefined
}

const figure = (value: number): string => String(Math.round(value * 1000) / 1000).replace('.', ',')

/** What is said behind a unit: «y medio», «y cuarto», «doscientos». */
function beyondUnit(words: readonly string[], size: number): { readonly value: number; readonly words: number } {
  const joined = isWordAnd(words[0] ?? '') ? 1 : 0
  const more = wordNumber(words.slice(joined, joined + LONGEST_NUMBER))
  if (joined === 1 && more?.fraction) return { value: more.value * size, words: 1 + more.words }
  const isBeyond = joined === 0 && more && !more.fraction && more.value >= BEYOND.least && more.value <= BEYOND.most
  // «un kilo doscientos» holds for kilos and litres alone.
  return isBeyond && size === KILO ? { value: more.value, words: more.words } : { value: 0, words: 0 }
}

/** The amount that words say from their start on. */
function amountSaid(words: readonly string[]): SaidAmount | undefined {
  const [first = ''] = words
  const said = wordNumber(words.slice(0, LONGEST_NUMBER))
  const bare = said ? undefined : unitSaid(first)
  // «kilo y medio», «litro doscientos»: one of them.
  if (bare && bare.size === KILO) {
    const { value, words: more } = beyondUnit(words.slice(1), bare.size)
    return more === 0 ? undefined : { text: `${figure(bare.size + value)} ${bare.unit}`, words: 1 + more }
  }
  if (!said) return undefined
  const behind = words.slice(said.words)
  if (behind[0] === 'por' && /^cien(?:to)?$/.test(behind[1] ?? ''))
    return { text: `${figure(said.value)} %`, words: said.words + 2 }
  const of = said.fraction && behind[0] === 'de' ? 1 : 0
  const unit = unitSaid(behind[of])
  if (unit) {
    const { value, words: more } = beyondUnit(behind.slice(of + 1), unit.size)
    return { text: `${figure(said.value * unit.size + value)} ${unit.unit}`, words: said.words + of + 1 + more }
  }
  if (said.fraction) return undefined
  // «Una» is an article, unless something is counted by it.
  const isCounted = isCountedWord(behind[0] ?? '') || measureUnitNamed(behind[0] ?? '', behind[0] ?? '') !== undefined
  if (said.words === 1 && isWordOne(first) && !isCounted) return undefined
  const isRough = isWordAnd(behind[0] ?? '') && NOT_EXACT.test(behind[1] ?? '')
  return isRough
    ? { text: `unos ${figure(said.value)}`, words: said.words + 2 }
    : { text: figure(said.value), words: said.words }
}

/** «crema: 500 ml leche; 120 azúcar»: a seam before each amount, and what stands before the first is a title. */
function seamedBefore(words: readonly string[], amountsAt: readonly number[]): string {
  const [first = 0] = amountsAt
  return words
    .map((word, at) => {
      const seam = at + 1 === first ? ':' : amountsAt.includes(at + 1) ? ';' : ''
      return seam === '' ? word : word.replace(/[.:;]?$/, seam)
    })
    .join(' ')
}

/** A dictated recipe in one line, with its amounts in figures; nothing where fewer are said. */
export function writtenOut(line: string): string | undefined {
  // Most lines say none: a figure stands there.
  if ((line.match(/\d+/g)?.length ?? 0) > 1 || line.split(/\s+/).length < 2 * LEAST_SAID) return undefined
  const words = line
    .replace(ORDER, '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
  const isStop = (word: string): boolean => word.endsWith('.')
  const folded = words.map((word) => foldText(isStop(word) ? word.slice(0, -1) : word))
  const out: string[] = []
  /** Where the amounts stand in what is written out, and how many of them are of what follows: «doscientos de azúcar». */
  const amountsAt: number[] = []
  let ofNext = 0
  for (let at = 0; at < words.length; ) {
    const joined = isWordAnd(folded[at] ?? '') ? 1 : 0
    // No amount goes on behind a full stop.
    const stop = words.findIndex((word, place) => place >= at + joined && isStop(word))
    const amount = amountSaid(folded.slice(at + joined, stop < 0 ? undefined : stop + 1))
    if (!amount) {
      out.push(words[at] ?? '')
      at++
      continue
    }
    at += joined + amount.words
    amountsAt.push(out.length)
    out.push(isStop(words[at - 1] ?? '') ? `${amount.text}.` : amount.text)
    if (folded[at] === 'de') {
      ofNext++
      at++
    }
  }
  if (amountsAt.length < LEAST_SAID) return undefined
  const isOfNext = 2 * ofNext >= amountsAt.length && amountsAt.at(-1) !== out.length - 1
  return isOfNext ? seamedBefore(out, amountsAt) : out.join(' ')
}

/** Hundreds that dictation parts, and the way people say eighteen. */
const PARTED: readonly (readonly [RegExp, string])[] = [
  [/\b(dos|tres|cuatro|seis|ocho) (cient[oa]s)\b/giu, '$1$2'],
  [/\bsiete (cient[oa]s)\b/giu, 'sete$1'],
  [/\bnueve (cient[oa]s)\b/giu, 'nove$1'],
  [/\bdiez y (seis|siete|ocho|nueve)\b/giu, 'dieci$1'],
]
const MAY_BE_PARTED = /coma|kilo|litro|\bcient[oa]s\b|\by (?:medi[oa]|cuarto)\b|\bdiez y\b/iu

/** «uno y medio de agua»: without a unit it is a figure, whose unit the list tells. */
function figuresOfHalves(words: readonly string[]): readonly string[] {
  const folded = words.map(foldText)
  const at = folded.findIndex(
    (word, place) => place > 0 && /^medi[oa]$/.test(word) && isWordAnd(folded[place - 1] ?? ''),
  )
  const whole = at < 2 ? undefined : wordNumber(folded.slice(at - 2, at - 1))
  if (!whole || whole.fraction || unitSaid(folded[at + 1])) return words
  const isMeasured = measureUnitNamed(folded[at + 1] ?? '', folded[at + 1] ?? '') !== undefined
  return isMeasured ? words : [...words.slice(0, at - 2), figure(whole.value + 1 / 2), ...words.slice(at + 1)]
}

/** A spoken line as it would be written: «kilo doscientos», «kilo de harina» is one kilo, «harina coma quinientos» has a pause and no word of the name. */
export function withoutPauses(line: string): string {
  if (!MAY_BE_PARTED.test(line)) return line
  const words = PARTED.reduce((text, [parted, by]) => text.replace(parted, by), line).split(/\s+/)
  const folded = words.map(foldText)
  const isNumber = (at: number): boolean => wordNumber(folded.slice(at, at + LONGEST_NUMBER)) !== undefined
  const isPause = (at: number): boolean =>
    folded[at] === 'coma' && at > 0 && !isNumber(at - 1) && (isNumber(at + 1) || /^\d/.test(folded[at + 1] ?? ''))
  const kept = figuresOfHalves(words.filter((_, at) => !isPause(at))).join(' ')
  const isOne = /^(?:kilo|litro) de \p{L}/iu.test(kept) || amountSaid(kept.split(/\s+/).map(foldText)) !== undefined
  return isOne && /^(?:kilo|litro)\s/i.test(kept) ? `un ${kept}` : kept
}
