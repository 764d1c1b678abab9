import { PUBLISHED_TEXT } from '../catalogue/generated/published.ts'
import type { UsualReader } from '../craft/craft.ts'
import { usualReaderBy } from '../craft/usual-reader.ts'
import { cacaoMapAxes } from '../crafts/cacao/map.ts'
import { heladoMapAxes } from '../crafts/helado/map.ts'
import { panaderiaMapAxes } from '../crafts/panaderia/map.ts'
import { pasteleriaMapAxes } from '../crafts/pasteleria/map.ts'
import { turronMapAxes } from '../crafts/turron/map.ts'
import { spanishUsual } from '../words/es/usual.ts'

export type { UsualReader } from '../craft/craft.ts'
export type { UsualMap, UsualReport } from '../craft/usual.ts'
export { usualReaderBy } from '../craft/usual-reader.ts'
export { MAP_AXES, type MapAxes, type MapAxis, type MapPlace } from '../judge/axes.ts'
/** What is said of it in Spanish. */
export { spanishUsual as usualWords } from '../words/es/usual.ts'

/** How the types of each craft are laid out. */
export const usualMaps = {
  cacao: cacaoMapAxes,
  helado: heladoMapAxes,
  panaderia: panaderiaMapAxes,
  pasteleria: pasteleriaMapAxes,
  turron: turronMapAxes,
}

/** How usual a formula is among the published ones: a part of an engine, or handed over with a question. It brings their table along. */
export const usualReader: UsualReader = /* #__PURE__ */ usualReaderBy(PUBLISHED_TEXT, spanishUsual, usualMaps)
