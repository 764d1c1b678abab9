import { foldWords } from '../catalogue/normalise.ts'
import { lazyValue } from '../words/lazy.ts'

/** Other spellings of the types of a craft. */

const spelling = (text: string): string => foldWords(text).join('_')

/** From a type as somebody spells it to the one that is meant; `more` are words that are no type by themselves. */
export function typeNames(
  types: Readonly<Record<string, { readonly aliases?: readonly string[] }>>,
  more: readonly string[] = [],
): (asked: string) => string | undefined {
  const names = lazyValue(
    () =>
      new Map<string, string>([
        ...more.map((word) => [word, word] as const),
        ...Object.entries(types).flatMap(([id, { aliases = [] }]) =>
          [id, ...aliases].map((name) => [spelling(name), id] as const),
        ),
      ]),
  )
  return (asked) => names().get(spelling(asked))
}
