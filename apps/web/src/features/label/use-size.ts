import { type RefObject, useLayoutEffect, useState } from 'react'

export interface ElementSize {
  readonly width: number
  readonly height: number
}

/** How large something is laid out, px, whatever it is scaled by. */
export function useSize(of: RefObject<HTMLElement | null>): ElementSize | undefined {
  const [size, setSize] = useState<ElementSize>()
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return
    const measure = (): void => {
      const { offsetWidth: width, scrollHeight: height } = element
      setSize((now) => (now?.width === width && now.height === height ? now : { width, height }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // What is inside a paper of a fixed size grows without it.
    for (const child of element.children) observer.observe(child)
    measure()
    return () => observer.disconnect()
  })
  return size
}
