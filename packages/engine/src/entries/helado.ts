import { titles } from '../catalogue/sources.ts'
import { advised } from '../craft/advised.ts'
import { createEngine } from '../craft/engine.ts'
import { definition } from '../crafts/helado/index.ts'
import { common } from '../words/es/common.ts'
import { helado as words } from '../words/es/crafts/helado.ts'

export * from '../crafts/helado/index.ts'
/** What is said of it in Spanish, beside what is said of every craft. */
export { helado as words } from '../words/es/crafts/helado.ts'

/** The craft by itself. `definition` is what an engine with other parts is made of. */
export const { helado } = /* #__PURE__ */ createEngine({
  crafts: { helado: definition },
  advice: advised,
  titles,
  words: [common(), words],
}).crafts
