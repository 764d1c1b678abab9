export { type AdjustOptions, adjust } from './adjust.ts'
export type {
  AdjustAnswer,
  AdjustedLine,
  BindingLimit,
  Cost,
  LimitEnd,
  Opening,
  PriceRange,
  Relaxation,
  Sensitivity,
} from './answer.ts'
export type { BalancerCodes } from './findings.ts'
export {
  ADJUST_LIMITS,
  type AdjustRequest,
  CATALOGUE_PANTRY,
  LEVELS,
  type Level,
  type LineWishes,
  OBJECTIVES,
  type Objective,
  type PantryItem,
  type Wanted,
} from './request.ts'
export { loadSolver, type Solver, type SolverOptions } from './solver.ts'
export { adding, freeing, noWayOut, spanish, unknownInPantry, withoutPrice } from './words/es.ts'
