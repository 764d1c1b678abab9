export { ADJUST_STEPS, type AdjustOptions, adjustFormula } from './adjust.ts'
export {
  ADJUST_STATES,
  type AdjustAnswer,
  type AdjustedLine,
  type AdjustState,
  type BatchCost,
  type BindingLimit,
  type LimitEnd,
  type LimitRelaxation,
  type OpeningIngredient,
  type PriceRange,
  type SensitivityReport,
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
