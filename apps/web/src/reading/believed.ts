import {
  type EvidenceOfBatch,
  isWorkshopEvidence,
  kindOfConstant,
  type LotKnown,
  nameOfConstant,
  varianceOf,
  type WorkshopEvidence,
  withoutConstants,
  workshopBeliefOf,
  workshopConstantOf,
} from '@obrador/engine/batch'
import type { WorkshopHabits } from '../model/habits.ts'
import { evidenceOfBatches, type MadeBatch } from '../model/made-batch.ts'

/** ± as people read it: nine times in ten. */
export const NINE_IN_TEN = 1.645

/** What the batches of this device have taught; nothing before there are any. */
export function beliefsInBatches(
  batches: readonly MadeBatch[],
  { opened, forgotten = {} }: Pick<WorkshopHabits, 'opened' | 'forgotten'>,
): WorkshopEvidence | undefined {
  const lately = batches.map((batch): MadeBatch => {
    const gone = new Set(Object.entries(forgotten).flatMap(([key, at]) => (batch.at < at ? [key] : [])))
    const { evidence } = batch
    if (gone.size === 0 || !isWorkshopEvidence({ version: 1, hornadas: [evidence] })) return batch
    return { ...batch, evidence: withoutConstants(evidence as EvidenceOfBatch, gone) }
  })
  const evidence = evidenceOfBatches(lately, opened)
  return evidence && isWorkshopEvidence(evidence) ? evidence : undefined
}

/** A constant of the workshop: as it is supposed of any, and as this one has it; one standard deviation each. */
export interface OwnConstant {
  readonly key: string
  readonly kind: string
  readonly first: { readonly value: number; readonly sd: number }
  readonly own: { readonly value: number; readonly sd: number }
}

export function ownConstantsIn(evidence: WorkshopEvidence): readonly OwnConstant[] {
  const belief = workshopBeliefOf(evidence, undefined, { lots: [] })
  const { constants, mean } = belief
  return [...constants].flatMap(([key, at]): OwnConstant[] => {
    const known = workshopConstantOf(key)
    if (!known || nameOfConstant(key) === 'absorcion') return []
    return [
      {
        key,
        kind: kindOfConstant(key),
        first: { value: known.mean, sd: known.sd },
        own: {
          value: known.mean + known.sd * (mean[at] ?? 0),
          sd: Math.sqrt(varianceOf(belief, [known.sd], at)),
        },
      },
    ]
  })
}

/** The component of a lot that has moved most beside what it might; none where it is as usual. */
export function mostMovedComponent({ cambios }: Pick<LotKnown, 'cambios'>) {
  const [most] = Object.entries(cambios)
    .filter(([component]) => component !== 'agua' && component !== 'resto')
    .sort(([, one], [, other]) => Math.abs(other.cambio / other.antes) - Math.abs(one.cambio / one.antes))
  return most && Math.abs(most[1].cambio) > most[1].mas_menos
    ? { component: most[0], change: most[1].cambio, around: NINE_IN_TEN * most[1].mas_menos }
    : undefined
}

/** Something has been learned of a lot: it is known better than beforehand. */
export const isLotLearned = ({ cambios }: Pick<LotKnown, 'cambios'>): boolean =>
  Object.values(cambios).some(({ mas_menos, antes }) => mas_menos < 0.95 * antes)
