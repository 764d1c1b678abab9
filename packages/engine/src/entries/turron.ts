import { titles } from '../catalogue/sources.ts'
import { advised } from '../craft/advised.ts'
import { createEngine } from '../craft/engine.ts'
import { definition } from '../crafts/turron/index.ts'
import { common } from '../words/es/common.ts'
import { turron as words } from '../words/es/crafts/turron.ts'

export * from '../crafts/turron/index.ts'
/** What is said of it in Spanish, beside what is said of every craft. */
export { turron as words } from '../words/es/crafts/turron.ts'

/** The craft by itself. `definition` is what an engine with other parts is made of. */
export const { turron } = /* #__PURE__ */ createEngine({
  crafts: { turron: definition },
  advice: advised,
  titles,
  words: [common(), words],
}).crafts
