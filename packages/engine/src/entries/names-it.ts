/** What ingredients, crafts and types are called in Italian: nothing else loads it. */
import { ROW_NAMES, TYPE_NAMES } from '../catalogue/generated/names-it.ts'
import { translatedNames } from '../catalogue/translated-names.ts'

export type { TranslatedNames } from '../catalogue/translated-names.ts'
export const italianNames = /* #__PURE__ */ translatedNames('it', ROW_NAMES, TYPE_NAMES)
