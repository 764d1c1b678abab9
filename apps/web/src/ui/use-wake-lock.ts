import { useEffect, useState } from 'react'

/** Keeps the screen on while it is shown; a browser lets go when the page is hidden, so it is asked again on return. */
export function useWakeLock(): boolean | undefined {
  const [awake, setAwake] = useState<boolean>()
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let gone = false
    async function ask(): Promise<void> {
      try {
        lock = await navigator.wakeLock.request('screen')
        if (gone) await lock.release()
        else setAwake(true)
      } catch {
        setAwake(false)
      }
    }
    const returned = (): void => {
      if (document.visibilityState === 'visible') void ask()
    }
    void ask()
    document.addEventListener('visibilitychange', returned)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', returned)
      void lock?.release()
    }
  }, [])
  return awake
}
