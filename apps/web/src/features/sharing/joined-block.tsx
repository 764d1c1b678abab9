import { makeCopy } from '../../library/make-copy.ts'
import { sharingPart, useSharing } from '../../library/sharing/use-sharing.ts'
import { dayAndMonth } from '../../ui/dates.ts'
import { useToast } from '../../ui/toasts.tsx'
import { joinWords as say } from '../../words/es/sharing.ts'

const UNDO_MS = 30 * 86_400_000

/** That two books were joined, while that can be undone. */
export function JoinedBlock() {
  const { joined } = useSharing()
  const toast = useToast()
  if (!joined) return null
  async function undo(): Promise<void> {
    await makeCopy()
    await (await sharingPart()).undoJoin()
    toast({ text: say.undone })
  }
  return (
    <section className="card" aria-label={say.joined(joined.formulas)}>
      <p>{say.joined(joined.formulas)}</p>
      <p className="muted">{say.undoHelp(dayAndMonth(new Date(joined.at + UNDO_MS)))}</p>
      <button type="button" className="button" onClick={() => void undo()}>
        {say.undo}
      </button>
    </section>
  )
}
