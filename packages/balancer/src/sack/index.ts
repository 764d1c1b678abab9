export type {
  SackAnswer,
  SackClash,
  SackFigureAnswer,
  SackItem,
  SackQuestion,
  SackReadAs,
  SackShare,
} from './answer.ts'
export type { SackCodes } from './findings.ts'
export { openSack, type SackOptions, type SackRequest } from './open.ts'
export {
  type EnergyCheck,
  energyCheckOf,
  type MeasureField,
  type SackMeasures,
  type SackTable,
  SHEET_MEASURES,
} from './told.ts'
export { MOST_LEAVES, MOST_LIST_LEVELS } from './tree.ts'
export { FIGURE_LABELS as SACK_LABELS, spanishSack } from './words.ts'
