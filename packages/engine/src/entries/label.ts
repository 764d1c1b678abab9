import { labelWith } from '../craft/label.ts'
import { spanishLabel } from '../words/es/label.ts'

/** The label of what a formula makes: any craft, from what it reads and what it knows of the finished product. */
export const labelOf = /* #__PURE__ */ labelWith(/* #__PURE__ */ spanishLabel())
