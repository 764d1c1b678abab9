import { titles } from '../catalogue/sources.ts'
import { advised } from '../craft/advised.ts'
import { createEngine } from '../craft/engine.ts'
import { definition } from '../crafts/helado/index.ts'

export * from '../crafts/helado/index.ts'

/** The craft by itself. `definition` is what an engine with other parts is made of. */
export const { helado } = /* #__PURE__ */ createEngine({
  crafts: { helado: definition },
  advice: advised,
  titles,
}).crafts
