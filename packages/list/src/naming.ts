import { findRow } from '@obrador/engine'
import { type MeasuredLineText, measureTokens } from './amounts.ts'
import type { FigureWriting } from './figures.ts'
import { foldText } from './fold.ts'
import { headWordIsKnown } from './known.ts'
import { lineTokensOf } from './lexer.ts'
import { trimmedName } from './names.ts'
import { isCountedWord } from './pieces.ts'
import { measureUnitNamed, PACKAGE_UNITS } from './units.ts'

/** What a line says beside its amounts. */
export const restOfLine = (main: string, { tokens, amounts }: MeasuredLineText): string => {
  let kept = ''
  let from = 0
  for (const { from: first, to } of amounts) {
    kept += `${main.slice(from, tokens[first]?.start)} `
    from = tokens[to - 1]?.end ?? main.length
  }
  return kept + main.slice(from)
}

/** A name whose commas and brackets are its own, because the catalogue has it so: «milk, nonfat, dry». */
export function fullName(text: string, short: string, writing: FigureWriting): string | undefined {
  if (!/[(,/]/.test(text)) return undefined
  const whole = trimmedName(restOfLine(text, measureTokens(lineTokensOf(text), writing)))
  return findRow(whole) !== undefined && findRow(whole)?.id !== findRow(short)?.id ? whole : undefined
}

/** «1 caixinha de creme de leite»: what a measure holds that nobody here knows, where that is known. */
export function contentsHeldIn(name: string): string | undefined {
  const [, measure = '', held = ''] = /^(\p{L}+)\s+(?:de|di|d['’])\s*(.+)$/u.exec(name) ?? []
  // «rovells d'ou»: a thing that is counted is no measure.
  const isMeasure = !headWordIsKnown(measure) && !isCountedWord(foldText(measure))
  return held !== '' && isMeasure && headWordIsKnown(held) ? trimmedName(held) : undefined
}

/** «7 g sachet yeast»: what it is sold in is not its name. */
export function unpackedName(name: string, weightFirst: boolean): string {
  const [first = '', ...others] = name.split(' ')
  const unit = weightFirst && others.length > 0 ? measureUnitNamed(first, foldText(first)) : undefined
  return unit && PACKAGE_UNITS.has(unit.id) ? trimmedName(others.join(' ')) : name
}

export const citrusWord = (note: string): string | undefined =>
  /^(?:el |la |su )?(zumo|jugo|ralladura|piel|corteza)$/i.exec(note.trim())?.[1]?.toLowerCase()
