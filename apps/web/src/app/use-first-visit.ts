import { useEffect, useState } from 'react'
import { isFirstVisit, keepGreeted } from '../library/store.ts'
import type { DeviceShelf } from '../library/use-device.ts'
import { craftIds } from '../model/crafts.ts'
import { isOfExample } from '../reading/examples.ts'
import type { WorkshopState } from '../workshop/use-workshop.ts'

/** Whether nobody has a formula of their own here yet: an example that is changed is none until the next visit, or until it is saved. */
export function useFirstVisit({ onTable }: WorkshopState, { saved }: DeviceShelf): boolean {
  const [isFirst] = useState(isFirstVisit)
  const hasOwn =
    isFirst &&
    (saved.some(({ formula, versions }) => versions.length > 0 || !isOfExample(formula)) ||
      craftIds.some((craft) => !isOfExample(onTable(craft))))
  // The library comes after the first screen: the next visit is not to wait for it.
  useEffect(() => {
    if (hasOwn) keepGreeted()
  }, [hasOwn])
  return isFirst && !hasOwn
}
