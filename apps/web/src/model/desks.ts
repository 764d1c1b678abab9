import type { DeskValues } from './formula.ts'

/** What a desk keeps, with what has been typed; what was cleared is gone. */
export function formulaWithDesk<Keeper extends { readonly desks?: DeskValues }>(
  keeper: Keeper,
  desk: string,
  kept: object,
): Keeper {
  const typed = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined))
  return { ...keeper, desks: { ...keeper.desks, [desk]: typed } }
}
