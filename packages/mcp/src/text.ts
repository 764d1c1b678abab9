import { number } from '@obrador/engine'

/** Paragraphs of a text for a model: what is empty is left out. */

export const paragraphs = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\n\n')

export const section = (head: string, items: readonly string[] | undefined): string | undefined =>
  items === undefined || items.length === 0 ? undefined : `${head}:\n${items.map((item) => `- ${item}`).join('\n')}`

export const inline = (head: string, items: readonly string[]): string | undefined =>
  items.length === 0 ? undefined : `${head}: ${items.join(' · ')}`

const isPair = (value: readonly unknown[]): value is readonly [number, number] =>
  value.length === 2 && value.every((one) => typeof one === 'number')

/** Data that a craft alone knows, in words: «medallaLabel: Oro; temple (fundir: 45–50; …)». */
export function spelled(value: unknown): string {
  if (typeof value === 'number') return number(value)
  if (Array.isArray(value))
    return isPair(value) ? value.map((one) => number(one)).join('–') : value.map(spelled).join('; ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, inner]) =>
      typeof inner === 'object' && !Array.isArray(inner) ? `${key} (${spelled(inner)})` : `${key}: ${spelled(inner)}`,
    )
    .join('; ')
}
