import { createEngine } from '../craft/engine.ts'
import { definition } from '../crafts/turron/index.ts'

export * from '../crafts/turron/index.ts'

/** The craft by itself. `definition` is what an engine with more parts is made of. */
export const { turron } = /* #__PURE__ */ createEngine({ crafts: { turron: definition } }).crafts
