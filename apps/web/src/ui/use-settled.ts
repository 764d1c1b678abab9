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

/** What somebody does who works with the page; who only looks at it does none of them. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'input', 'focusin', 'wheel'] as const

/** A pointer that stands still where a page comes up is told as well. */
const isStill = (event: Event): boolean =>
  event.type === 'pointermove' && event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0

/**
 * The same once somebody works with it besides: who only looks pays for what is on the screen alone. Where a browser does not tell
 * whether the page was used before this part of it came, it was.
 */
export function useInUse(after?: number): boolean {
  const settled = useSettled(after)
  const [used, setUsed] = useState(() => navigator.userActivation?.hasBeenActive ?? true)
  useEffect(() => {
    if (used) return
    const end = new AbortController()
    const options = { passive: true, capture: true, signal: end.signal }
    // Later: drawn before the event reaches its field, a field would take back what is being typed into it.
    const see = (event: Event): void => void (isStill(event) || setTimeout(() => setUsed(true)))
    for (const sign of SIGNS_OF_USE) addEventListener(sign, see, options)
    return () => end.abort()
  }, [used])
  return settled && used
}
