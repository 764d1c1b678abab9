/** What ingredients, crafts and types are called in English: nothing else loads it. */
import { ROW_NAMES, TYPE_NAMES } from '../catalogue/generated/names-en.ts'
import { translatedNames } from '../catalogue/translated-names.ts'

export type { TranslatedNames } from '../catalogue/translated-names.ts'
export const englishNames = /* #__PURE__ */ translatedNames('en', ROW_NAMES, TYPE_NAMES)
