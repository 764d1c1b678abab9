import { useEffect, useRef, useState } from 'react'
import { draftPaste } from '../../library/commands/drafts.ts'
import { type Correction, EMPTY_PASTE, type Keeping, type PasteDraft, type RecipeAnswer } from '../../model/drafts.ts'

/** Long enough not to write on every key, ms. */
const KEEP_AFTER = 300

/** Keeps a draft a moment after it was changed, and when its sheet is closed; what is taken is kept no more. */
function useKeeping(paste: PasteDraft, isBegun: boolean): { readonly done: () => void } {
  const now = useRef({ paste, isBegun, isDone: false })
  now.current = { ...now.current, paste, isBegun }
  const keep = useRef((): void => {
    const { paste: latest, isBegun: begun, isDone } = now.current
    if (begun && !isDone) draftPaste(latest.text.trim() === '' ? undefined : latest)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is read when it is kept.
  useEffect(() => {
    const later = setTimeout(keep.current, KEEP_AFTER)
    return () => clearTimeout(later)
  }, [paste])
  useEffect(() => {
    const leave = keep.current
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return {
    done: () => {
      now.current = { ...now.current, isDone: true }
      draftPaste(undefined)
    },
  }
}

/** A list that is being pasted with what is answered, and the one that was left half done. */
export function usePaste(kept: PasteDraft | undefined) {
  const [paste, setPaste] = useState(EMPTY_PASTE)
  const [isBegun, setBegun] = useState(false)
  const [before, setBefore] = useState<PasteDraft>()
  const { done } = useKeeping(paste, isBegun)

  function change(changes: Partial<PasteDraft>): void {
    if (!isBegun) {
      setBegun(true)
      setBefore(kept)
    }
    setPaste((now) => ({ ...now, ...changes }))
  }

  return {
    paste,
    change,
    /** What was left half done, until somebody has said what to do with it. */
    offered: isBegun ? before : kept,
    goOn: (former: PasteDraft): void => {
      setBegun(true)
      setBefore(undefined)
      setPaste(former)
    },
    discard: (): void => {
      setBefore(undefined)
      draftPaste(isBegun ? paste : undefined)
    },
    correct: (key: string, correction: Correction): void =>
      setPaste((now) => ({
        ...now,
        corrections: { ...now.corrections, [key]: { ...now.corrections[key], ...correction } },
      })),
    answer: (key: string, answer: RecipeAnswer): void =>
      setPaste((now) => ({ ...now, recipes: { ...now.recipes, [key]: { ...now.recipes[key], ...answer } } })),
    keep: (keeping: Keeping): void => setPaste((now) => ({ ...now, keeping })),
    done,
  }
}

export type Pasting = ReturnType<typeof usePaste>
