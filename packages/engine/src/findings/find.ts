import type { AdviceCodes } from './advice.ts'
import type { BatchCodes } from './batch.ts'
import type { DoubtCodes } from './doubt.ts'
import { findingMaker } from './finding.ts'
import type { FirstCodes } from './first.ts'
import type { FormulaCodes } from './formula.ts'
import type { LabelCodes } from './label.ts'
import type { LawCodes } from './law.ts'
import type { MeasuredCodes } from './measured.ts'
import type { PieceCodes } from './piece.ts'
import type { PreparationCodes } from './preparations.ts'
import type { ProductionCodes } from './production.ts'
import type { SafetyCodes } from './safety.ts'
import type { SubstanceCodes } from './substances.ts'
import type { UsualCodes } from './usual.ts'

/** What an analysis may find whatever the craft; each of them adds its own (`crafts/<craft>/findings.ts`). */
export interface EveryCraftCodes
  extends FormulaCodes,
    PreparationCodes,
    AdviceCodes,
    LawCodes,
    SafetyCodes,
    SubstanceCodes,
    FirstCodes,
    MeasuredCodes {}

/** And what is found when more is asked: how sure it is, how usual, a label, a piece, the plan of a day, a batch. */
export interface CommonCodes
  extends EveryCraftCodes,
    DoubtCodes,
    UsualCodes,
    LabelCodes,
    PieceCodes,
    ProductionCodes,
    BatchCodes {}

export const commonFinding = findingMaker<CommonCodes>()
