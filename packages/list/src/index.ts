export {
  type AskedReason,
  answerToPasted,
  type LineReadingAnswer,
  type PastedFormula,
  pastedFormula,
  type SkippedReason,
  type TypeReadAnswer,
  textRead,
  typeRead,
} from './formula.ts'
export { type GenericReading, type GenericScene, genericReadingOf } from './generic-names.ts'
export type { GuessGround } from './ground.ts'
export { guessText, guessTypeOf, type TextGuess, type TypeGuess, wholeOfText } from './guess.ts'
export { withoutStamp } from './layout.ts'
export { readList, readText, textReadingSteps } from './read-text.ts'
export type {
  AskReason,
  FigureUnit,
  ListLine,
  ListPart,
  OwnNameRead,
  ReadLine,
  SkippedLine,
  SkipReason,
  WeightSuggestion,
} from './reading.ts'
export { type FigureOfName, figureOfName } from './windows.ts'
