import { sourceTitles } from '../catalogue/sources.ts'
import { adviceWithProduct } from '../craft/advised.ts'
import { createEngine } from '../craft/engine.ts'
import { cacaoDefinition } from '../crafts/cacao/index.ts'
import { spanishCommon } from '../words/es/common.ts'
import { spanishCacao } from '../words/es/crafts/cacao.ts'

export * from '../crafts/cacao/index.ts'
/** What is said of it in Spanish, beside what is said of every craft. */
export { spanishCacao as cacaoWords } from '../words/es/crafts/cacao.ts'

/** The craft by itself. `cacaoDefinition` is what an engine with other parts is made of. */
export const { cacao } = /* #__PURE__ */ createEngine({
  crafts: { cacao: cacaoDefinition },
  advice: adviceWithProduct,
  titles: sourceTitles,
  words: [spanishCommon(), spanishCacao],
}).crafts
