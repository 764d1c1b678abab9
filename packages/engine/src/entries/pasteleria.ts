import { titles } from '../catalogue/sources.ts'
import { advised } from '../craft/advised.ts'
import { createEngine } from '../craft/engine.ts'
import { definition } from '../crafts/pasteleria/index.ts'

export * from '../crafts/pasteleria/index.ts'

/** The craft by itself. `definition` is what an engine with other parts is made of. */
export const { pasteleria } = /* #__PURE__ */ createEngine({
  crafts: { pasteleria: definition },
  advice: advised,
  titles,
}).crafts
