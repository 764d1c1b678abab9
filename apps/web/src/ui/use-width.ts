import { useEffect, useRef, useState } from 'react'

/** px that the page gives an element, whatever the screen: letters of a drawing have their real size. */
export function useWidth<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => setWidth(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { box, width }
}
