import { sourceTitles } from '../catalogue/sources.ts'
import { adviceWithProduct } from '../craft/advised.ts'
import { createEngine } from '../craft/engine.ts'
import { turronDefinition } from '../crafts/turron/index.ts'
import { spanishCommon } from '../words/es/common.ts'
import { spanishTurron } from '../words/es/crafts/turron.ts'

export * from '../crafts/turron/index.ts'
/** What is said of it in Spanish, beside what is said of every craft. */
export { spanishTurron as turronWords } from '../words/es/crafts/turron.ts'

/** The craft by itself. `turronDefinition` is what an engine with other parts is made of. */
export const { turron } = /* #__PURE__ */ createEngine({
  crafts: { turron: turronDefinition },
  advice: adviceWithProduct,
  titles: sourceTitles,
  words: [spanishCommon(), spanishTurron],
}).crafts
