import { type RefObject, useEffect } from 'react'

/** Of the height of the screen: what takes more in its place hides what one works on. */
const MOST = 0.35

/**
 * How far up from its edge the bar at the foot reaches, told to the styles, so that nothing that has the focus lies under it;
 * where large letters would make it too high, only its first row stays in place.
 */
export function useReach(bar: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const element = bar.current
    if (!isThere || !element) return undefined
    const root = document.documentElement
    const measure = (): void => {
      const rows = [...element.children].reduce((sum, row) => sum + row.getBoundingClientRect().height, 0)
      const places = Number.parseFloat(getComputedStyle(element).bottom) || 0
      element.toggleAttribute('data-tall', rows + places > MOST * innerHeight)
      root.style.setProperty('--reach', `${Math.ceil(element.getBoundingClientRect().height + places)}px`)
    }
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    for (const row of element.children) watcher.observe(row)
    addEventListener('resize', measure)
    return () => {
      watcher.disconnect()
      removeEventListener('resize', measure)
      root.style.removeProperty('--reach')
    }
  }, [bar, isThere])
}
