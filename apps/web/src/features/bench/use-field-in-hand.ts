import { useEffect, useState } from 'react'
import { useLinger } from '../../ui/use-linger.ts'

const ofTable = (target: EventTarget | null): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.matches('[data-part=rows] [data-part=quantity]') ? target : undefined

/** The figure of the table that is being typed in. */
export function useFieldInHand(): HTMLInputElement | undefined {
  const [field, setField] = useState<HTMLInputElement>()
  useEffect(() => {
    const entered = ({ target }: FocusEvent): void => setField(ofTable(target))
    const left = ({ relatedTarget }: FocusEvent): void => setField(ofTable(relatedTarget))
    addEventListener('focusin', entered)
    addEventListener('focusout', left)
    return () => {
      removeEventListener('focusin', entered)
      removeEventListener('focusout', left)
    }
  }, [])
  return useLinger(field)
}
