import { PUBLISHED } from '../catalogue/generated/published.ts'
import type { UsualReader } from '../craft/usual.ts'
import { usualBy } from '../craft/usual-reader.ts'
import { usual as words } from '../words/es/usual.ts'

export type { Habitual, UsualReader } from '../craft/usual.ts'
export { usualBy } from '../craft/usual-reader.ts'
/** What is said of it in Spanish. */
export { usual as words } from '../words/es/usual.ts'

/** How usual a formula is among the published ones: a part of an engine, or handed over with a question. It brings their table along. */
export const usual: UsualReader = /* #__PURE__ */ usualBy(PUBLISHED, words)
