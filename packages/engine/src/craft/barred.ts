import type { FindingText, SayFinding } from '../findings/finding.ts'
import { MEDAL_NAMES } from '../words/terms.ts'
import type { AnswerHeadline } from './first.ts'

/** What may not be sold as it stands wins no medal and meets no law: one answer has one opinion. */

/** States in which nothing of it may be praised, in the order of the headline. What is only asked about may still turn out well. */
const UNSOLD: ReadonlySet<string> = new Set<AnswerHeadline['estado']>(['inseguro', 'prohibido', 'dosis'])
export const isUnsold = ({ estado }: Pick<AnswerHeadline<FindingText>, 'estado'>): boolean => UNSOLD.has(estado)

const HIGH: ReadonlySet<unknown> = new Set(['gold', 'silver'])
const LOWEST = 'bronze'

interface Scored {
  readonly trophy?: unknown
  readonly motivos?: readonly string[]
  readonly score?: { readonly medalla?: unknown; readonly motivos?: readonly string[] }
}

/** The medals of a body at their lowest, and why among their reasons; nothing of a body that has none. */
export function barredScoreOf(body: Scored, why: FindingText, say: SayFinding): object {
  const { trophy, motivos, score } = body
  const told = (reasons: readonly string[]): readonly string[] => [say(why), ...reasons]
  return {
    ...(HIGH.has(trophy) && { trophy: LOWEST, trophyLabel: MEDAL_NAMES[LOWEST] }),
    ...(motivos && { motivos: told(motivos) }),
    ...(score && {
      score: {
        ...score,
        ...(HIGH.has(score.medalla) && { medalla: LOWEST, medallaLabel: MEDAL_NAMES[LOWEST] }),
        ...(score.motivos && { motivos: told(score.motivos) }),
      },
    }),
  }
}
