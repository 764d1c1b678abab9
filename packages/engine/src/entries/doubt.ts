import type { DoubtReader } from '../craft/craft.ts'
import { doubtWith } from '../craft/doubt.ts'
import { doubt as words } from '../words/es/doubt.ts'

export * from '../craft/doubt.ts'
/** What is said of it in Spanish. */
export { doubt as words } from '../words/es/doubt.ts'

/** With the division of the scale in grams where the maker says it; 0 for weights that do not err. */
export const doubtAt = /* #__PURE__ */ doubtWith(words)

export const doubt: DoubtReader = /* #__PURE__ */ doubtAt()
