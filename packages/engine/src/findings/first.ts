import type { Text } from './finding.ts'

/** What people read first: safety and law before balance. */
export interface FirstCodes {
  readonly 'first.unsafe': { readonly isBalanced: boolean; readonly why: Text }
  readonly 'first.forbidden': { readonly isBalanced: boolean; readonly why: Text }
  readonly 'first.unnamed': { readonly isBalanced: boolean; readonly name: string }
  readonly 'first.incomplete': { readonly names: readonly string[] }
  readonly 'first.dose': { readonly isBalanced: boolean; readonly why: Text }
}
