export {
  ASKED,
  type Asked,
  answerToPasted,
  type Lectura,
  type PastedFormula,
  pastedFormula,
  SKIPPED,
  type Skipped,
  type TipoLeido,
  textRead,
  typeRead,
} from './formula.ts'
export type { Ground } from './ground.ts'
export { type Guess, guess, type TypeGuess, typeOf, wholeOf } from './guess.ts'
export { withoutStamp } from './layout.ts'
export { readList, readText } from './read-text.ts'
export type { Ask, ListLine, Part, ReadLine, Skip, SkippedLine, Suggestion } from './reading.ts'
export { type FigureOfName, figureOfName } from './windows.ts'
