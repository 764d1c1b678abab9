import type { CraftRequest } from '../formula/formula.ts'
import type { CraftDefinition, RecipeType } from './craft.ts'

/** A definition as it is written: it is of no engine yet. */
export const defineCraft = <
  Matter,
  Key extends string,
  Judged extends Key,
  Recipe extends RecipeType<Key>,
  Request extends CraftRequest,
  Body,
  Facts = undefined,
>(
  definition: CraftDefinition<Matter, Key, Judged, Recipe, Request, Body, Facts>,
): CraftDefinition<Matter, Key, Judged, Recipe, Request, Body, Facts> => definition
