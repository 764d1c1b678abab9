export type {
  MenuAnswer,
  MenuBaseAnswer,
  MenuConflictAnswer,
  MenuFlavourAnswer,
  MenuImpossibleAnswer,
  MenuLimitAnswer,
  MenuLine,
  MenuPointAnswer,
} from './answer.ts'
export type { MenuCodes } from './findings.ts'
export { composeMenu, type MenuOptions } from './menu.ts'
export {
  MENU_LIMITS,
  MENU_OBJECTIVES,
  type MenuBaseLine,
  type MenuFlavourRequest,
  type MenuObjective,
  type MenuRequest,
} from './request.ts'
export { spanishMenu } from './words.ts'
