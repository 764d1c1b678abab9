import { allergenWords } from '@obrador/engine'
import { useId, useState } from 'react'
import { foldedText } from '../../format/folded.ts'
import { pageLocale, shownTerm } from '../../format/page-speech.ts'
import type { OnLabel } from '../../model/mentions.ts'
import { labelWordsIn } from '../../reading/on-label.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { labelFormWords as say } from '../../words/es/label-desk.ts'
import * as labelCss from './label.module.css'

interface Props {
  readonly on: OnLabel
  readonly onChange: (traces: readonly string[]) => void
}

/** Each word that a label prints, with what it is called in the language of the page. */
const OFFERED = new Map([
  ...Object.values(allergenWords)
    .filter((word) => word !== allergenWords.frutos_cascara)
    .map((word) => [word, shownTerm(word)] as const),
  ...Object.entries(say.species),
])
/** Of its languages, where a word is that of the page too. */
const glossOf = (word: string): string | undefined => (OFFERED.get(word) === word ? undefined : OFFERED.get(word))
const LONGEST = 40

/** What may be in it by contact: no formula tells, so its maker does. */
export function TraceAllergens({ on: { label, stated, told: toldInside }, onChange }: Props) {
  const [word, setWord] = useState('')
  const [refused, setRefused] = useState('')
  const offered = useId()
  const traces = stated.traces ?? []
  const told = new Set(toldInside)
  const change = (all: readonly string[]): void => onChange(all.filter((one) => !told.has(one)))

  function add(): void {
    const typed = word.trim().toLocaleLowerCase(pageLocale())
    if (typed === '') return
    const isTyped = (one: string): boolean => foldedText(one) === foldedText(typed)
    const printed = [...OFFERED].find((names) => names.some(isTyped))?.[0] ?? typed
    const isSame = (one: string): boolean => foldedText(one) === foldedText(printed)
    setWord('')
    setRefused(labelWordsIn(label).some(isSame) ? printed : '')
    if (!labelWordsIn(label).some(isSame) && !traces.some(isSame)) change([...traces, printed])
  }

  return (
    <fieldset className={labelCss.traces}>
      <legend>{say.traces}</legend>
      <ul>
        {traces.map((one) => (
          <li key={one}>
            {told.has(one) ? (
              <span className={labelCss.trace} title={say.toldByPacket}>
                <span lang="es">{one}</span>
              </span>
            ) : (
              <button
                type="button"
                className={`button ${labelCss.trace}`}
                aria-label={say.removeTrace(one)}
                onClick={() => change(traces.filter((other) => other !== one))}
              >
                <span lang="es">{one}</span>
                <DecorativeIcon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className={labelCss.traceAdd}>
        <input
          aria-label={say.trace}
          value={word}
          maxLength={LONGEST}
          list={offered}
          onChange={(event) => setWord(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add()
          }}
        />
        <datalist id={offered} lang="es">
          {[...OFFERED.keys()].map((one) => (
            <option key={one} value={one} label={glossOf(one)} />
          ))}
        </datalist>
        <button type="button" className="button quiet" onClick={add}>
          <DecorativeIcon name="plus" />
          {say.addTrace}
        </button>
      </div>
      <p className="muted" aria-live="polite">
        {refused === '' ? '' : say.alreadyIn(refused)}
      </p>
    </fieldset>
  )
}
