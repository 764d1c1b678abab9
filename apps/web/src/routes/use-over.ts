import { useEffect, useRef, useState } from 'react'

interface Over<Opened> {
  readonly opened: Opened | undefined
  readonly open: (opened: Opened) => void
  readonly close: () => void
}

/** What is open over the page. It is a step of the history, so that the back button of a telephone closes it. */
export function useOver<Opened>(onClose: () => void): Over<Opened> {
  const [opened, setOpened] = useState<Opened>()
  // Going back takes a moment, in which something else may be opened.
  const leaving = useRef(false)
  const step = (): void => history.pushState({ over: true }, '')

  useEffect(() => {
    const popped = (): void => {
      if (leaving.current) {
        leaving.current = false
        if (opened) step()
      } else if (opened) {
        setOpened(undefined)
        onClose()
      }
    }
    addEventListener('popstate', popped)
    return () => removeEventListener('popstate', popped)
  })

  return {
    opened,
    open(next) {
      if (!opened && !leaving.current) step()
      setOpened(next)
    },
    close() {
      setOpened(undefined)
      onClose()
      leaving.current = history.state?.over === true
      if (leaving.current) history.back()
    },
  }
}
