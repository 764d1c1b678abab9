export type {
  MenuAnswer,
  MenuBaseAnswer,
  MenuChoiceAnswer,
  MenuConflictAnswer,
  MenuFlavourAnswer,
  MenuImpossibleAnswer,
  MenuLimitAnswer,
  MenuLine,
  MenuPointAnswer,
} from './answer.ts'
export type { BookAnswer, BookProposal } from './book/answer.ts'
export { respondToPrices } from './book/change.ts'
export type { BookCodes } from './book/findings.ts'
export { BOOK_LIMITS, BOOK_SCOPES, type BookFormulaRequest, type BookRequest, type BookScope } from './book/request.ts'
export { spanishBook } from './book/words.ts'
export type { MenuCodes } from './findings.ts'
export { type BookMenu, type MenuFormula, menusFromBook } from './from-book.ts'
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
