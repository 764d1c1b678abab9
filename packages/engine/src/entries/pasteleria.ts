import { sourceTitles } from '../catalogue/sources.ts'
import { adviceWithProduct } from '../craft/advised.ts'
import { createEngine } from '../craft/engine.ts'
import { pasteleriaDefinition } from '../crafts/pasteleria/index.ts'
import { spanishCommon } from '../words/es/common.ts'
import { spanishPasteleria } from '../words/es/crafts/pasteleria.ts'

export * from '../crafts/pasteleria/index.ts'
/** What is said of it in Spanish, beside what is said of every craft. */
export { spanishPasteleria as pasteleriaWords } from '../words/es/crafts/pasteleria.ts'

/** The craft by itself. `pasteleriaDefinition` is what an engine with other parts is made of. */
export const { pasteleria } = /* #__PURE__ */ createEngine({
  crafts: { pasteleria: pasteleriaDefinition },
  advice: adviceWithProduct,
  titles: sourceTitles,
  words: [spanishCommon(), spanishPasteleria],
}).crafts
