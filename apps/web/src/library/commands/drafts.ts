import type { KeptDrafts, OwnDraft, PasteDraft } from '../../model/drafts.ts'
import type { SackDraft } from '../../model/sack.ts'
import { changeSetting } from '../command.ts'
import { shelfNow } from '../shelf.ts'

function keep(change: (drafts: KeptDrafts) => KeptDrafts): void {
  const drafts = change(shelfNow().drafts)
  void changeSetting('drafts', 'drafts', () => drafts)
}

/** Keeps a list that is being pasted; nothing when it is done with. */
export const draftPaste = (paste: PasteDraft | undefined): void =>
  keep(({ paste: _, ...others }) => (paste ? { ...others, paste } : others))

/** Keeps a label that is being opened; nothing when it is done with. */
export const draftSack = (sack: SackDraft | undefined): void =>
  keep(({ sack: _, ...others }) => (sack ? { ...others, sack } : others))

/** Keeps the sheet of an ingredient of one's own that is being written; nothing when it is done with. */
export const draftOwn = (key: string, draft: OwnDraft | undefined): void =>
  keep(({ own = {}, ...others }) => {
    const { [key]: _, ...rest } = own
    const next = draft ? { ...rest, [key]: draft } : rest
    return Object.keys(next).length > 0 ? { ...others, own: next } : others
  })
