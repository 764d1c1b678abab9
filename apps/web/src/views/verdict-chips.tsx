import { percentWithUnit } from '../format/numbers.ts'
import type { ScreenVerdict } from '../reading/law.ts'
import { lawChip } from '../reading/law-chip.ts'
import { safetyChip } from '../reading/safety-chip.ts'
import { sureWords as say } from '../words/es/doubt.ts'
import { gaugeWords } from '../words/es/results.ts'
import { ChipRow, type FactChip } from './chip-row.tsx'
import { LegalText } from './legal-text.tsx'
import { SpanishName } from './spanish-name.tsx'

/** Whether the verdict would stand with the next purchase; of what nobody has weighed, nobody knows. */
function doubtChip({ doubt, verdict, lines, isFirm = false }: ScreenVerdict): FactChip[] {
  if (!doubt || lines.some(({ isUnweighed }) => isUnweighed)) return []
  const isInside = verdict === 'equilibrada'
  const share = isInside ? doubt.probabilidad : 1 - doubt.probabilidad
  return [
    {
      id: 'doubt',
      shape: isFirm ? gaugeWords.shape.in : gaugeWords.close.in,
      // Surely out of range is sure, and no good news.
      tone: isFirm && isInside ? 'good' : 'open',
      ...(doubt.firmeza === 'firme' && !isInside
        ? { text: say.surelyOut }
        : {
            text: say.word[doubt.firmeza === 'firme' && !isFirm ? 'casi' : doubt.firmeza],
            more: say.often(share, isInside),
          }),
      why: (
        <>
          <p>{doubt.frase}</p>
          <p className="muted">{say.exactly(percentWithUnit(100 * share), isInside)}</p>
        </>
      ),
    },
  ]
}

function lawChips(overview: ScreenVerdict, body: unknown): FactChip[] {
  const law = lawChip(overview, body)
  if (!law) return []
  const text = <SpanishName text={law.text} name={law.denied?.nombre ?? law.legal.denominacion} />
  return [{ id: 'law', ...law, text, why: <LegalText {...law} /> }]
}

function safetyChips(body: unknown): FactChip[] {
  const safety = safetyChip(body)
  if (!safety) return []
  const { told, ...chip } = safety
  return [
    {
      id: 'safety',
      ...chip,
      why: told.map((text) => <p key={text}>{text}</p>),
    },
  ]
}

interface Props {
  readonly overview: ScreenVerdict
  readonly body: unknown
}

/** The law, how it keeps and how sure it is, each in a few words; one at a time says why, in its place. */
export const VerdictChips = ({ overview, body }: Props) => (
  <ChipRow chips={[...lawChips(overview, body), ...safetyChips(body), ...doubtChip(overview)]} />
)
