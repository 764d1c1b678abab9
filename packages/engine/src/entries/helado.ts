import { createEngine } from '../craft/engine.ts'
import { definition } from '../crafts/helado/index.ts'

export * from '../crafts/helado/index.ts'

/** The craft by itself. `definition` is what an engine with more parts is made of. */
export const { helado } = /* #__PURE__ */ createEngine({ crafts: { helado: definition } }).crafts
