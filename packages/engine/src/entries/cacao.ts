import { createEngine } from '../craft/engine.ts'
import { definition } from '../crafts/cacao/index.ts'

export * from '../crafts/cacao/index.ts'

/** The craft by itself. `definition` is what an engine with more parts is made of. */
export const { cacao } = /* #__PURE__ */ createEngine({ crafts: { cacao: definition } }).crafts
