import { useEffect, useState } from 'react'

/** Long enough for the first screen to be drawn and answered, ms. */
const SETTLED_AFTER = 2000

/** True once the page has been there for a moment: what nobody is waiting for is loaded then. */
export function useSettled(after = SETTLED_AFTER): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const later = setTimeout(() => setSettled(true), after)
    return () => clearTimeout(later)
  }, [after])
  return settled
}
