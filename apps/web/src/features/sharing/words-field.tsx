import { useEffect, useRef, useState } from 'react'
import { joinWords as say } from '../../words/es/sharing.ts'
import * as sharingCss from './sharing.module.css'

const WORDS = 12
export const NO_WORDS: readonly string[] = Array.from({ length: WORDS }, () => '')
/** Letters from which on a word is completed. */
const ENOUGH = 3

type Complete = (start: string) => readonly string[]
const none: Complete = () => []

interface Props {
  readonly words: readonly string[]
  readonly onChange: (words: readonly string[]) => void
  readonly onEnter: () => void
}

/** Twelve places for twelve words; a word is known by its beginning, and all of them may be pasted at once. */
export function WordsField({ words, onChange, onEnter }: Props) {
  const [complete, setComplete] = useState<Complete>(() => none)
  const fields = useRef<HTMLOListElement>(null)
  useEffect(() => void import('@obrador/book-sync').then((it) => setComplete(() => it.wordsFrom)), [])

  const ending = (word: string): string | undefined => {
    const found = word.length >= ENOUGH ? complete(word) : []
    return found.length === 1 ? found[0] : undefined
  }
  const go = (at: number): void => fields.current?.querySelectorAll('input')[Math.min(at, WORDS - 1)]?.focus()
  function type(at: number, text: string): void {
    const parts = text.split(/[^\p{L}\p{M}]+/u)
    const [first = '', ...others] = parts
    if (others.length === 0) {
      onChange(words.with(at, first))
      return
    }
    // A space, or a whole list: what is complete is completed, and the next place is next.
    const filled = [ending(first) ?? first, ...others].slice(0, WORDS - at)
    onChange(words.toSpliced(at, filled.length, ...filled.map((word, index) => word || (words[at + index] ?? ''))))
    go(at + filled.length - 1)
  }
  const finish = (at: number): void => {
    const word = ending(words[at] ?? '')
    if (word && word !== words[at]) onChange(words.with(at, word))
  }
  const done = words.filter(Boolean).length
  return (
    <>
      <ol className={`${sharingCss.words} ${sharingCss.typed}`} ref={fields} aria-label={say.or}>
        {words.map((word, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
          <li key={at}>
            <input
              type="text"
              value={word}
              aria-label={say.word(at + 1)}
              autoComplete="off"
              autoCapitalize="none"
              lang="es"
              spellCheck={false}
              onChange={(event) => type(at, event.target.value)}
              onBlur={() => finish(at)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                finish(at)
                if (at === WORDS - 1) onEnter()
                else go(at + 1)
              }}
            />
            <span className={sharingCss.ending} lang="es" translate="no" aria-hidden="true">
              <span>{word}</span>
              {ending(word)?.slice(word.length)}
            </span>
          </li>
        ))}
      </ol>
      <p className="muted">{say.count(done)}</p>
    </>
  )
}
