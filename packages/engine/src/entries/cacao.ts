import { titles } from '../catalogue/sources.ts'
import { advised } from '../craft/advised.ts'
import { createEngine } from '../craft/engine.ts'
import { definition } from '../crafts/cacao/index.ts'
import { common } from '../words/es/common.ts'
import { cacao as words } from '../words/es/crafts/cacao.ts'

export * from '../crafts/cacao/index.ts'
/** What is said of it in Spanish, beside what is said of every craft. */
export { cacao as words } from '../words/es/crafts/cacao.ts'

/** The craft by itself. `definition` is what an engine with other parts is made of. */
export const { cacao } = /* #__PURE__ */ createEngine({
  crafts: { cacao: definition },
  advice: advised,
  titles,
  words: [common(), words],
}).crafts
