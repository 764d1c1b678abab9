import { titles } from '../catalogue/sources.ts'
import { advised } from '../craft/advised.ts'
import { createEngine } from '../craft/engine.ts'
import { definition } from '../crafts/panaderia/index.ts'

export * from '../crafts/panaderia/index.ts'

/** The craft by itself. `definition` is what an engine with other parts is made of. */
export const { panaderia } = /* #__PURE__ */ createEngine({
  crafts: { panaderia: definition },
  advice: advised,
  titles,
}).crafts
