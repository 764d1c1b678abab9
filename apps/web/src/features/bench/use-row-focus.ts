import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** Where the focus goes in a table whose rows come, go and change places. */
export interface RowFocus {
  /** Told which field is whose. */
  readonly register: (id: string, field: HTMLInputElement | null) => void
  /** The field of a line that is there. */
  readonly to: (id: string) => void
  /** The field of a line once what is being changed has been drawn. */
  readonly after: (id: string) => void
  /** The table itself, for whoever is in a row of it that goes. */
  readonly toTable: () => void
  /** Where it is now: a row that is put elsewhere in the page lets go of it. */
  readonly stay: () => void
  /** The field of a line that came later than its pick. */
  readonly whenThere: (id: string) => void
  readonly table: RefObject<HTMLElement | null>
}

export function useRowFocus(): RowFocus {
  const fields = useRef(new Map<string, HTMLInputElement>())
  const table = useRef<HTMLElement>(null)
  const next = useRef<HTMLElement>(undefined)
  const [wanted, setWanted] = useState<string>()

  useEffect(() => {
    if (wanted === undefined) return
    fields.current.get(wanted)?.focus()
    setWanted(undefined)
  }, [wanted])

  useEffect(() => {
    next.current?.focus()
    next.current = undefined
  })

  const register = useCallback((id: string, field: HTMLInputElement | null) => {
    if (field) fields.current.set(id, field)
    else fields.current.delete(id)
  }, [])
  return useMemo(
    () => ({
      register,
      to: (id) => fields.current.get(id)?.focus(),
      after: (id) => {
        next.current = fields.current.get(id)
      },
      toTable: () => {
        if (table.current?.contains(document.activeElement)) table.current.focus({ preventScroll: true })
      },
      stay: () => {
        next.current = document.activeElement as HTMLElement
      },
      whenThere: setWanted,
      table,
    }),
    [register],
  )
}
