/** Italian, for who asks for it: nothing else loads it. */

export { italianGlossary } from '../words/it/glossary.ts'
export { italianWords } from '../words/it/italian.ts'
export { italianMargin, italianMarginOnSide } from '../words/it/margin.ts'
export { italianOpening } from '../words/it/opening.ts'
export {
  italianCitation,
  italianCount,
  italianList,
  italianMedal,
  italianQuoted,
  italianWithUnit,
} from '../words/it/text.ts'
