import { createEngine } from '../craft/engine.ts'
import { definition } from '../crafts/panaderia/index.ts'

export * from '../crafts/panaderia/index.ts'

/** The craft by itself. `definition` is what an engine with more parts is made of. */
export const { panaderia } = /* #__PURE__ */ createEngine({ crafts: { panaderia: definition } }).crafts
