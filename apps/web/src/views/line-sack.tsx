import type { LineNote } from '../model/made-batch.ts'
import type { LineSack } from '../model/open-sacks.ts'
import { kitchenWords as say } from '../words/es/kitchen.ts'
import * as kitchenCss from './kitchen.module.css'

/** ● confirmed, ○ supposed, «?» nobody knows. */
const MARKS = { sure: '●', supposed: '○', unknown: '?' } as const

/** The lot that a tap on «Pesado» confirms; none where one is asked first, or nobody knows. */
export const lotToConfirm = (sack: LineSack | undefined, note: LineNote | undefined): string | undefined => {
  if (note?.lot) return note.lot
  if (sack?.is === 'batch') return sack.lot
  return sack?.is === 'open' && !sack.isOld ? sack.lot : undefined
}

/** Which sack it is of, in words, and how sure that is; nothing where no lot is noted. */
export function SackTold({
  sack,
  note,
  isLong = false,
}: {
  sack: LineSack
  note: LineNote | undefined
  isLong?: boolean
}) {
  const lot = note?.lot ?? ('lot' in sack ? sack.lot : undefined)
  if (lot === undefined)
    return sack.is === 'unneeded' ? (
      say.noLotNeeded
    ) : (
      <>
        <span className={kitchenCss.unknown} role="img" aria-label={say.notKnown}>
          {MARKS.unknown}
        </span>{' '}
        {say.noLot}
      </>
    )
  const mark = note?.lot ? 'sure' : 'supposed'
  const since = isLong && !note?.lot && sack.is === 'open' ? ` · ${say.openSince(sack.days)}` : ''
  return (
    <>
      <span className={kitchenCss.mark} data-mark={mark} role="img" aria-label={say.lotMark[mark]}>
        {MARKS[mark]}
      </span>{' '}
      {sack.is === 'batch' && lot === sack.lot ? say.ofBatch(lot) : say.lotShown(lot)}
      {since}
    </>
  )
}

interface Props {
  readonly sack: LineSack
  readonly note: LineNote | undefined
  readonly onLot: (lot: string) => void
  readonly onOther: () => void
}

/** Below the line in hand: its sack or, where it has been open for long, the question whether it is still that one. */
export function SackInHand({ sack, note, onLot, onOther }: Props) {
  if (sack.is === 'open' && sack.isOld && !note?.lot)
    return (
      <div data-part="sack-doubt">
        <p>{say.stillSame(sack.lot, sack.days)}</p>
        <div className={kitchenCss.sacks}>
          <button type="button" className="button" onClick={() => onLot(sack.lot)}>
            {say.isSame}
          </button>
          <button type="button" className="button" onClick={onOther}>
            {say.isOther}
          </button>
        </div>
      </div>
    )
  return (
    <p data-part="sack-in-hand">
      <SackTold sack={sack} note={note} isLong />
    </p>
  )
}
