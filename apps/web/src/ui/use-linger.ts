import { useEffect, useState } from 'react'

/** Longer than a tap, ms. */
const TAP = 300

/** What goes with the focus stays for a tap: a tap elsewhere takes the focus first, and what it is meant for must not move meanwhile. */
export function useLinger<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  useEffect(() => {
    if (value !== undefined) {
      setLast(value)
      return undefined
    }
    const later = setTimeout(() => setLast(undefined), TAP)
    return () => clearTimeout(later)
  }, [value])
  return value ?? last
}
