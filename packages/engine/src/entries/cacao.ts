import { titles } from '../catalogue/sources.ts'
import { advised } from '../craft/advised.ts'
import { createEngine } from '../craft/engine.ts'
import { definition } from '../crafts/cacao/index.ts'

export * from '../crafts/cacao/index.ts'

/** The craft by itself. `definition` is what an engine with other parts is made of. */
export const { cacao } = /* #__PURE__ */ createEngine({ crafts: { cacao: definition }, advice: advised, titles }).crafts
