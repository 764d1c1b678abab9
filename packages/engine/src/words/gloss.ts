import { capitaliseName } from './text.ts'

/** What a reserved name means in another language, by the longest one that this begins with; nothing where the law reserves none of it. */
export function glossIn(glosses: Readonly<Record<string, string>>, name: string): string | undefined {
  const words = capitaliseName(name).split(' ')
  for (let count = words.length; count > 0; count--) {
    const start = words.slice(0, count).join(' ').replace(/,$/, '')
    const gloss = glosses[start] ?? glosses[start.charAt(0).toLowerCase() + start.slice(1)]
    // A name that reads the same needs none.
    if (gloss !== undefined) return gloss === name.toLowerCase() ? undefined : gloss
  }
  return undefined
}
