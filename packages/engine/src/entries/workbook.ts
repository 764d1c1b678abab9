export { sourceDetails } from '../catalogue/source-details.ts'
export type { WrittenNutrition } from '../craft/written-nutrition.ts'
export * from '../craft/written-out.ts'
export { WATER_ACTIVITY } from '../science/water-activity.ts'
