import { useEffect, useRef, useState } from 'react'

/** Long enough not to write on every key, ms. */
const KEEP_AFTER = 300

interface Given<Draft> {
  /** As it opens. */
  readonly first: Draft
  /** What was left half done the last time. */
  readonly kept: Draft | undefined
  /** Nothing worth keeping has been written. */
  readonly isEmpty: (draft: Draft) => boolean
  readonly keep: (draft: Draft | undefined) => void
}

interface Now<Draft> {
  readonly draft: Draft
  readonly isBegun: boolean
}

/** Keeps a draft a moment after it was changed, and when its sheet is closed; what is done with is kept no more. */
function useKeeping<Draft>(now: Now<Draft>, { isEmpty, keep }: Given<Draft>): () => void {
  const isDone = useRef(false)
  const write = (): void => {
    if (now.isBegun && !isDone.current) keep(isEmpty(now.draft) ? undefined : now.draft)
  }
  const latest = useRef(write)
  useEffect(() => {
    latest.current = write
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the draft is what is waited for.
  useEffect(() => {
    const later = setTimeout(() => latest.current(), KEEP_AFTER)
    return () => clearTimeout(later)
  }, [now.draft])
  useEffect(() => {
    const leave = (): void => latest.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return () => {
    isDone.current = true
    keep(undefined)
  }
}

/** What is being written in a sheet, kept while it is, and what was left half done before. */
export function useHalfDone<Draft>(given: Given<Draft>) {
  const { first, kept, keep } = given
  const [draft, setDraft] = useState(first)
  const [isBegun, setBegun] = useState(false)
  const [before, setBefore] = useState<Draft>()
  const done = useKeeping({ draft, isBegun }, given)

  function change(how: (draft: Draft) => Draft): void {
    if (!isBegun) {
      setBegun(true)
      // What is written now takes its place where it is kept; it is offered all the same.
      setBefore(kept)
    }
    setDraft(how)
  }

  return {
    draft,
    change,
    /** What was left half done, until somebody has said what to do with it. */
    offered: isBegun ? before : kept,
    goOn: (former: Draft): void => {
      setBegun(true)
      setBefore(undefined)
      setDraft(former)
    },
    discard: (): void => {
      setBefore(undefined)
      if (!isBegun) keep(undefined)
    },
    /** It is taken: nothing of it is kept. */
    done,
  }
}
