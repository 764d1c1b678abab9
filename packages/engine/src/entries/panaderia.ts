import { titles } from '../catalogue/sources.ts'
import { advised } from '../craft/advised.ts'
import { createEngine } from '../craft/engine.ts'
import { definition } from '../crafts/panaderia/index.ts'
import { common } from '../words/es/common.ts'
import { panaderia as words } from '../words/es/crafts/panaderia.ts'

export * from '../crafts/panaderia/index.ts'
/** What is said of it in Spanish, beside what is said of every craft. */
export { panaderia as words } from '../words/es/crafts/panaderia.ts'

/** The craft by itself. `definition` is what an engine with other parts is made of. */
export const { panaderia } = /* #__PURE__ */ createEngine({
  crafts: { panaderia: definition },
  advice: advised,
  titles,
  words: [common(), words],
}).crafts
