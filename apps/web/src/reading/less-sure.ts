import { type AnswerDoubt, MEASURED_FIELDS } from '@obrador/engine'
import type { AppEngine } from '../engine/crafts.ts'
import { decapitaliseName, listText, numberText } from '../format/page-speech.ts'
import type { TableFormula } from '../model/formula.ts'
import { allLines } from '../model/levels.ts'
import { formulaThroughout } from '../model/made.ts'
import type { WorkshopNorms } from '../model/norms.ts'
import { measuredNames, lessSure as say } from '../words/es/doubt.ts'
import type { ScreenVerdict } from './law.ts'
import type { OwnIngredients } from './request.ts'
import * as sure from './sure.ts'
import { readInDoubt } from './use-reading.ts'

const RANK: Readonly<Record<AnswerDoubt['firmeza'], number>> = { firme: 2, justa: 1, incierta: 0 }

const unmeasured = (formula: TableFormula): TableFormula =>
  formulaThroughout(formula, (line) => {
    const { measured: _, ...rest } = line
    return rest as typeof line
  })

/** «3,9 % de grasa en leche entera». */
const toldIn = (formula: TableFormula): string =>
  listText(
    allLines(formula).flatMap(({ name, measured = {} }) =>
      MEASURED_FIELDS.flatMap((field) => {
        const value = measured[field]
        return value === undefined ? [] : [say.in(measuredNames[field](numberText(value)), decapitaliseName(name))]
      }),
    ),
    'y',
  )

/**
 * Why a verdict is told as less sure than it would be without what was measured: what is measured varies less, but it may lie
 * nearer to a limit than the usual figure did. Nothing where it is not so.
 */
export function whyLessSure(
  engine: AppEngine,
  formula: TableFormula,
  own: OwnIngredients,
  norms: WorkshopNorms,
  now: ScreenVerdict,
): string | undefined {
  const told = toldIn(formula)
  if (told === '' || !now.doubt) return undefined
  const before = readInDoubt(sure, engine, unmeasured(formula), own, { advice: false, norms }).overview
  const isLess = before?.doubt && before.verdict === now.verdict && RANK[before.doubt.firmeza] > RANK[now.doubt.firmeza]
  const figure = now.figures.find(({ key }) => key === now.doubt?.decide?.parametro)
  if (!isLess || !figure) return undefined
  return say.why(told, decapitaliseName(figure.name), figure.margin?.limit ?? 'most')
}
