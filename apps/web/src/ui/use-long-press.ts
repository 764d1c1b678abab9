import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** ms that a finger rests on something before it means more than a tap, and px that it may tremble. */
const HELD = 500
const TREMBLE = 10

/** Held, something else than tapped. Without anything to do when held, a button as any other. */
export function useLongPress(onHeld: (() => void) | undefined, onTap: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const wasHeld = useRef(false)
  const stop = (): void => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onClick(): void {
      if (!wasHeld.current) onTap()
      wasHeld.current = false
    },
    ...(onHeld && {
      onPointerDown({ button, clientX, clientY }: PointerEvent): void {
        wasHeld.current = false
        stop()
        if (button !== 0) return
        from.current = { x: clientX, y: clientY }
        timer.current = setTimeout(() => {
          wasHeld.current = true
          onHeld()
        }, HELD)
      },
      onPointerMove({ clientX, clientY }: PointerEvent): void {
        if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > TREMBLE) stop()
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerLeave: stop,
      // A telephone would open its own menu at the same moment.
      onContextMenu: (event: MouseEvent): void => event.preventDefault(),
    }),
  }
}
