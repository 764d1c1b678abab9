import { foldedText } from '../format/folded.ts'
import type { OwnIngredient } from './formula.ts'

/**
 * What an ingredient is, wherever it appears: one of the pantry (`sack` once its label was opened), a row of the catalogue, a formula of the library, or words that
 * nobody has read yet. Its words are only how it is shown.
 */
export type IngredientIdentity = `${'own' | 'sack' | 'row' | 'formula' | 'words'}:${string}`

/** What is known of an ingredient where it is used. */
export interface IdentifiedLine {
  readonly name: string
  readonly own?: string | undefined
  readonly made?: { readonly entry: string } | undefined
}

/** Written alike but for accents, capitals and spaces. */
export const foldedNameOf = (text: string): string => foldedText(text).trim().replace(/\s+/g, ' ')

/** `rowNamed`: what a name means to whoever reads it, the craft of the line or, outside of any, the catalogue. */
export function identityOfLine(
  { made, own, name }: IdentifiedLine,
  pantry: readonly Pick<OwnIngredient, 'id' | 'sack'>[],
  rowNamed: (name: string) => { readonly id: string } | undefined,
): IngredientIdentity {
  if (made) return `formula:${made.entry}`
  if (own !== undefined) return `${pantry.some(({ id, sack }) => id === own && sack) ? 'sack' : 'own'}:${own}`
  const row = rowNamed(name)
  return row ? `row:${row.id}` : `words:${foldedNameOf(name)}`
}

/** What tells one ingredient from all others: what is of the pantry stays the same when its label is opened. */
export const identityKeyOf = (identity: string): string => identity.slice(identity.indexOf(':') + 1)

/** Under what prices and stock keep it. Words are kept as they were first typed, and found however they are written. */
export function keptKeyIn(
  kept: Readonly<Record<string, unknown>>,
  identity: IngredientIdentity,
  written = identityKeyOf(identity),
): string {
  const key = identityKeyOf(identity)
  return identity.startsWith('words:') ? (Object.keys(kept).find((one) => foldedNameOf(one) === key) ?? written) : key
}
