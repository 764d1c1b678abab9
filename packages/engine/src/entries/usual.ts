import { PUBLISHED } from '../catalogue/generated/published.ts'
import type { UsualReader } from '../craft/craft.ts'
import { usualBy } from '../craft/usual-reader.ts'
import { map as cacao } from '../crafts/cacao/map.ts'
import { map as helado } from '../crafts/helado/map.ts'
import { map as panaderia } from '../crafts/panaderia/map.ts'
import { map as pasteleria } from '../crafts/pasteleria/map.ts'
import { map as turron } from '../crafts/turron/map.ts'
import { usual as words } from '../words/es/usual.ts'

export type { UsualReader } from '../craft/craft.ts'
export type { Habitual, UsualMap } from '../craft/usual.ts'
export { usualBy } from '../craft/usual-reader.ts'
export { AXES, type Axis, type MapAxes, type Place } from '../judge/axes.ts'
/** What is said of it in Spanish. */
export { usual as words } from '../words/es/usual.ts'

/** How the types of each craft are laid out. */
export const maps = { cacao, helado, panaderia, pasteleria, turron }

/** How usual a formula is among the published ones: a part of an engine, or handed over with a question. It brings their table along. */
export const usual: UsualReader = /* #__PURE__ */ usualBy(PUBLISHED, words, maps)
