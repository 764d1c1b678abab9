import { titles } from '../catalogue/sources.ts'
import { advised } from '../craft/advised.ts'
import { createEngine } from '../craft/engine.ts'
import { definition } from '../crafts/turron/index.ts'

export * from '../crafts/turron/index.ts'

/** The craft by itself. `definition` is what an engine with other parts is made of. */
export const { turron } = /* #__PURE__ */ createEngine({
  crafts: { turron: definition },
  advice: advised,
  titles,
}).crafts
