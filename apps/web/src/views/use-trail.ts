import { useEffect, useRef, useState } from 'react'

export interface TrailPoint {
  readonly x: number
  readonly y: number
}

/** How long a figure must rest to leave a point, ms; how far it must have moved, px; and how many are kept. */
const REST = 600
const LEAST_MOVE = 3
const KEPT = 12

/** The places where a point has rested, oldest first, the present one last; all go when what they are of does. */
export function useTrail(point: TrailPoint | undefined, of: string): readonly TrailPoint[] {
  const [trail, setTrail] = useState<readonly TrailPoint[]>([])
  const known = useRef(of)
  useEffect(() => {
    if (known.current !== of) {
      known.current = of
      setTrail([])
    }
    if (!point) return
    const rested = setTimeout(
      () =>
        setTrail((was) => {
          const last = was.at(-1)
          const isSame = last && Math.hypot(last.x - point.x, last.y - point.y) < LEAST_MOVE
          return isSame ? was : [...was, point].slice(-KEPT)
        }),
      REST,
    )
    return () => clearTimeout(rested)
  }, [point, of])
  return trail
}
