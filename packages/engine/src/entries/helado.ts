import { sourceTitles } from '../catalogue/sources.ts'
import { adviceWithProduct } from '../craft/advised.ts'
import { createEngine } from '../craft/engine.ts'
import { heladoDefinition } from '../crafts/helado/index.ts'
import { spanishCommon } from '../words/es/common.ts'
import { spanishHelado } from '../words/es/crafts/helado.ts'

export * from '../crafts/helado/index.ts'
/** What is said of it in Spanish, beside what is said of every craft. */
export { spanishHelado as heladoWords } from '../words/es/crafts/helado.ts'

/** The craft by itself. `heladoDefinition` is what an engine with other parts is made of. */
export const { helado } = /* #__PURE__ */ createEngine({
  crafts: { helado: heladoDefinition },
  advice: adviceWithProduct,
  titles: sourceTitles,
  words: [spanishCommon(), spanishHelado],
}).crafts
