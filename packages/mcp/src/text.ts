/** The text of an answer for a model: paragraphs, and lists under a head. Nothing else makes lines in it. */

/** A list: its head and its items, a line each. */
export interface TextSection {
  readonly head: string
  readonly items: readonly string[]
}

/** A paragraph of an answer; what is empty is left out. */
export type AnswerPart = string | TextSection | undefined

/** What ends a line or drives a terminal. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu
/** What cannot be seen, or turns the direction of what follows: no letter of a name, and a way to hide words from a person. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]+/gu

/**
 * One line of plain text. Names come from anybody: a break in one would make a paragraph of its own, which a model could take for
 * ours. The data of an answer keep them as they were sent.
 */
const oneLine = (text: string): string => text.replace(BREAKS, ' ').replace(UNSEEN, '').trim()

const printed = (part: string | TextSection): string =>
  typeof part === 'string'
    ? oneLine(part)
    : `${oneLine(part.head)}:\n${part.items.map((item) => `- ${oneLine(item)}`).join('\n')}`

/** The only place where text becomes that of an answer. */
export const joinParagraphs = (...parts: readonly AnswerPart[]): string =>
  parts
    .filter((part) => part !== undefined)
    .map(printed)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')

export const sectionOf = (head: string, items: readonly string[] | undefined): TextSection | undefined =>
  items === undefined || items.length === 0 ? undefined : { head, items }

export const inlineList = (head: string, items: readonly string[]): string | undefined =>
  items.length === 0 ? undefined : `${head}: ${items.join(' · ')}`

const isPair = (value: readonly unknown[]): value is readonly [number, number] =>
  value.length === 2 && value.every((one) => typeof one === 'number')

/** Data that a craft alone knows, in words: «medallaLabel: Oro; temple (fundir: 45–50; …)». */
export function spelledData(value: unknown, number: (value: number) => string): string {
  if (typeof value === 'number') return number(value)
  if (Array.isArray(value))
    return isPair(value) ? value.map(number).join('–') : value.map((one) => spelledData(one, number)).join('; ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, inner]) =>
      typeof inner === 'object' && !Array.isArray(inner)
        ? `${key} (${spelledData(inner, number)})`
        : `${key}: ${spelledData(inner, number)}`,
    )
    .join('; ')
}
