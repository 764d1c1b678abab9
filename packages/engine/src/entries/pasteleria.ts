import { titles } from '../catalogue/sources.ts'
import { advised } from '../craft/advised.ts'
import { createEngine } from '../craft/engine.ts'
import { definition } from '../crafts/pasteleria/index.ts'
import { common } from '../words/es/common.ts'
import { pasteleria as words } from '../words/es/crafts/pasteleria.ts'

export * from '../crafts/pasteleria/index.ts'
/** What is said of it in Spanish, beside what is said of every craft. */
export { pasteleria as words } from '../words/es/crafts/pasteleria.ts'

/** The craft by itself. `definition` is what an engine with other parts is made of. */
export const { pasteleria } = /* #__PURE__ */ createEngine({
  crafts: { pasteleria: definition },
  advice: advised,
  titles,
  words: [common(), words],
}).crafts
