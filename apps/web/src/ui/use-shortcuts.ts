import { useEffect } from 'react'

/** Letters that do something together with Ctrl, or with Command, wherever one is typing. */
export function useShortcuts(does: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      const run = event.ctrlKey || event.metaKey ? does[event.key.toLowerCase()] : undefined
      // What is open over the page has its own keys.
      if (!run || event.shiftKey || event.altKey || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  })
}
