import { sourceTitles } from '../catalogue/sources.ts'
import { adviceWithProduct } from '../craft/advised.ts'
import { createEngine } from '../craft/engine.ts'
import { panaderiaDefinition } from '../crafts/panaderia/index.ts'
import { spanishCommon } from '../words/es/common.ts'
import { spanishPanaderia } from '../words/es/crafts/panaderia.ts'

export * from '../crafts/panaderia/index.ts'
/** What is said of it in Spanish, beside what is said of every craft. */
export { spanishPanaderia as panaderiaWords } from '../words/es/crafts/panaderia.ts'

/** The craft by itself. `panaderiaDefinition` is what an engine with other parts is made of. */
export const { panaderia } = /* #__PURE__ */ createEngine({
  crafts: { panaderia: panaderiaDefinition },
  advice: adviceWithProduct,
  titles: sourceTitles,
  words: [spanishCommon(), spanishPanaderia],
}).crafts
