import { useState } from 'react'

interface Words {
  readonly copied: string
  readonly cannotCopy: string
}

/** Copies a text, and says whether the browser let it. */
export function useCopy(say: Words): { readonly said: string; readonly copy: (text: string) => void } {
  const [said, setSaid] = useState('')
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(say.copied)
    } catch {
      setSaid(say.cannotCopy)
    }
  }
  return { said, copy: (text) => void copy(text) }
}
