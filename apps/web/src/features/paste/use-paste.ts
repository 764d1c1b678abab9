import { draftPaste } from '../../library/commands/drafts.ts'
import type { DraftRecipeAnswer, LineCorrection, PasteDraft, RecipeKeeping } from '../../model/drafts.ts'
import { useHalfDone } from '../../ui/use-half-done.ts'

export const EMPTY_PASTE: PasteDraft = { text: '', isRead: false, corrections: {}, recipes: {} }
const isEmpty = ({ text }: PasteDraft): boolean => text.trim() === ''

/** A list that is being pasted with what is answered, and the one that was left half done. */
export function usePaste(kept: PasteDraft | undefined, pasted?: string) {
  // The same list again goes on with what was answered of it.
  const begun = kept?.text === pasted ? kept : undefined
  const first = pasted === undefined ? EMPTY_PASTE : { ...EMPTY_PASTE, ...begun, text: pasted, isRead: true }
  const { draft, change, ...rest } = useHalfDone({ first, kept, isEmpty, keep: draftPaste })
  return {
    ...rest,
    paste: draft,
    change: (changes: Partial<PasteDraft>): void => change((now) => ({ ...now, ...changes })),
    correct: (key: string, correction: LineCorrection): void =>
      change((now) => ({
        ...now,
        corrections: { ...now.corrections, [key]: { ...now.corrections[key], ...correction } },
      })),
    answer: (key: string, answer: DraftRecipeAnswer): void =>
      change((now) => ({ ...now, recipes: { ...now.recipes, [key]: { ...now.recipes[key], ...answer } } })),
    keep: (keeping: RecipeKeeping): void => change((now) => ({ ...now, keeping })),
  }
}

export type PasteState = ReturnType<typeof usePaste>
