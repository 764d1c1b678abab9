import { useEffect, useRef } from 'react'
import * as plotCss from './plot.module.css'
import { useInUse } from './use-settled.ts'

type PlotModule = typeof import('@observablehq/plot')
export type DrawPlot = (plot: PlotModule, width: number) => SVGSVGElement | HTMLElement

interface Props {
  /** Draws the figure for a width in pixels. Keep it stable: a new function draws again. */
  readonly draw: DrawPlot
  readonly label: string
  readonly height: number
}

/** A figure by Observable Plot, which is loaded when somebody works with the page and the first one comes near the screen. */
export function PlotFigure({ draw, label, height }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const inUse = useInUse(0)

  useEffect(() => {
    const element = box.current
    if (!element || !inUse) return
    let gone = false
    let seen = false
    async function render(): Promise<void> {
      const plot = await import('@observablehq/plot')
      if (gone || !element || element.clientWidth === 0) return
      const figure = draw(plot, element.clientWidth)
      // The policy of the page lets no inline style sheet in; ours has these rules.
      for (const style of figure.querySelectorAll('style')) style.remove()
      figure.setAttribute('aria-hidden', 'true')
      element.replaceChildren(figure)
    }
    const resized = new ResizeObserver(() => {
      if (seen) void render()
    })
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || seen) return
        seen = true
        void render()
      },
      { rootMargin: '200px' },
    )
    near.observe(element)
    resized.observe(element)
    return () => {
      gone = true
      near.disconnect()
      resized.disconnect()
    }
  }, [draw, inUse])

  return <div ref={box} className={plotCss.box} role="img" aria-label={label} style={{ minHeight: height }} />
}
