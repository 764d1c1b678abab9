import { draftPaste } from '../../library/commands/drafts.ts'
import { EMPTY_PASTE } from './use-paste.ts'

/** Keeps a list that is written and not read yet. */
export const keepPastedText = (text: string): void =>
  draftPaste(text.trim() === '' ? undefined : { ...EMPTY_PASTE, text })
