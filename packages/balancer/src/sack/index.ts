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
export { type EnergyCheck, energyOf, MEASURES, type MeasureField, type SackMeasures, type SackTable } from './told.ts'
export { MOST_LEAVES, MOST_LEVELS } from './tree.ts'
export { LABELS as SACK_LABELS, spanishSack } from './words.ts'
