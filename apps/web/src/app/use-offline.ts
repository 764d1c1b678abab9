import { useEffect } from 'react'
import { useToast } from '../ui/toasts.tsx'
import { useInUse } from '../ui/use-settled.ts'
import { toastWords as say } from '../words/es/shell.ts'

/** Keeps the app on the device once somebody works with it; says so when there is a newer one. */
export function useOffline(): void {
  const toast = useToast()
  const inUse = useInUse()
  useEffect(() => {
    if (!inUse || !import.meta.env.PROD) return
    const offer = (update: () => void): void =>
      toast({ text: say.update, action: { label: say.updateNow, run: update } })
    // Without it the app works as before, only not without a network.
    import('./offline.ts').then(({ keepOffline }) => keepOffline(offer)).catch(() => undefined)
  }, [inUse, toast])
}
