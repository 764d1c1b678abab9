export { type AdjustOptions, adjustFormula } from './adjust.ts'
export type {
  AdjustAnswer,
  AdjustedLine,
  BatchCost,
  BindingLimit,
  LimitEnd,
  LimitRelaxation,
  OpeningIngredient,
  PriceRange,
  SensitivityReport,
} from './answer.ts'
export type { BalancerCodes } from './findings.ts'
export {
  ADJUST_LEVELS,
  ADJUST_LIMITS,
  ADJUST_OBJECTIVES,
  type AdjustLevel,
  type AdjustObjective,
  type AdjustRequest,
  CATALOGUE_PANTRY,
  type LineWishes,
  type PantryItem,
  type WantedRange,
} from './request.ts'
export { type HighsSolver, loadSolver, type SolverOptions } from './solver.ts'
export { addingText, freeingText, noWayOut, spanishBalancer, unknownInPantry, withoutPrice } from './words/es.ts'
