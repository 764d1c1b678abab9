import { useLayoutEffect, useRef, useState } from 'react'

type Actions<T> = { readonly [key in keyof T]: (...given: never[]) => void }

/** The same functions on every render, which do what the last render says: whoever is handed them need not be drawn again. */
export function useStable<T extends Actions<T>>(actions: T): T {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [stable] = useState(() => {
    const keys = Object.keys(actions) as (keyof T)[]
    return Object.fromEntries(keys.map((key) => [key, (...given: never[]) => latest.current[key](...given)])) as T
  })
  return stable
}
