import { find } from '@obrador/engine'
import { type Measured, measured } from './amounts.ts'
import type { Writing } from './figures.ts'
import { fold } from './fold.ts'
import { headWordIsKnown } from './known.ts'
import { tokensOf } from './lexer.ts'
import { trimmed } from './names.ts'
import { PACKAGES, unitNamed } from './units.ts'

/** What a line says beside its amounts. */
export const rest = (main: string, { tokens, amounts }: Measured): string => {
  let kept = ''
  let from = 0
  for (const { from: first, to } of amounts) {
    kept += `${main.slice(from, tokens[first]?.start)} `
    from = tokens[to - 1]?.end ?? main.length
  }
  return kept + main.slice(from)
}

/** A name whose commas and brackets are its own, because the catalogue has it so: «milk, nonfat, dry». */
export function fullName(text: string, short: string, writing: Writing): string | undefined {
  if (!/[(,/]/.test(text)) return undefined
  const whole = trimmed(rest(text, measured(tokensOf(text), writing)))
  return find(whole) !== undefined && find(whole)?.id !== find(short)?.id ? whole : undefined
}

/** «1 caixinha de creme de leite»: what a measure holds that nobody here knows, where that is known. */
export function heldIn(name: string): string | undefined {
  const [, measure = '', held = ''] = /^(\p{L}+)\s+(?:de|di|d['’])\s*(.+)$/u.exec(name) ?? []
  return held !== '' && !headWordIsKnown(measure) && headWordIsKnown(held) ? trimmed(held) : undefined
}

/** «7 g sachet yeast»: what it is sold in is not its name. */
export function unpacked(name: string, weightFirst: boolean): string {
  const [first = '', ...others] = name.split(' ')
  const unit = weightFirst && others.length > 0 ? unitNamed(first, fold(first)) : undefined
  return unit && PACKAGES.has(unit.id) ? trimmed(others.join(' ')) : name
}

export const citrusWord = (note: string): string | undefined =>
  /^(?:el |la |su )?(zumo|jugo|ralladura|piel|corteza)$/i.exec(note.trim())?.[1]?.toLowerCase()
