import type { DoubtReader } from '../craft/craft.ts'
import { doubtWith } from '../craft/doubt.ts'
import { spanishDoubt } from '../words/es/doubt.ts'

export * from '../craft/doubt.ts'
/** What is said of it in Spanish. */
export { spanishDoubt as doubtWords } from '../words/es/doubt.ts'

/** With the division of the scale in grams where the maker says it; 0 for weights that do not err. */
export const doubtAt = /* #__PURE__ */ doubtWith(spanishDoubt)

export const doubtReader: DoubtReader = /* #__PURE__ */ doubtAt()
