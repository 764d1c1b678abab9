import { useEffect, useState } from 'react'
import { useSettled } from '../ui/use-settled.ts'
import { type DoubtModule, loadDoubt } from './doubt.ts'

/** Long enough for the first screen to answer a key, ms. */
const DOUBT_AFTER = 450

/** What reads the doubt, once it has come; a bench without it says what it knows. */
export function useDoubt(): DoubtModule | undefined {
  const drawn = useSettled(DOUBT_AFTER)
  const [doubting, setDoubting] = useState<DoubtModule>()
  useEffect(() => {
    if (!drawn) return
    let isHere = true
    loadDoubt().then(
      (come) => isHere && setDoubting(come),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [drawn])
  return doubting
}
