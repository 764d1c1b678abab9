import type { SackAnswer } from '@obrador/balancer/sack'
import { rowById } from '@obrador/engine/sack'
import { useId, useMemo } from 'react'
import { shownName } from '../../../format/page-speech.ts'
import { sackWords as say } from '../../../words/es/sack.ts'
import * as sackCss from './sack.module.css'

/** What an item nobody knows may be, in a word that the reader of names knows. */
export const UNKNOWN_KINDS = [
  ['estabilizante', say.kinds.gum],
  ['azúcar', say.kinds.sugar],
  ['grasa vegetal', say.kinds.fat],
  ['fibra', say.kinds.fibre],
] as const

interface Props {
  readonly answer: SackAnswer
  readonly onChoose: (text: string, choice: string) => void
}

/** What nobody knows: a word that settles it, or a row of the catalogue. */
export function UnknownItem({ answer: { lecturas }, onChoose }: Props) {
  const list = useId()
  const rows = useMemo(() => new Map([...rowById.values()].map(({ id, name }) => [shownName(name), id])), [])
  const unknown = [...new Set(lecturas.filter(({ desconocido }) => desconocido).map(({ texto }) => texto))]
  if (unknown.length === 0) return null
  return (
    <section className="card" aria-labelledby="sack-unknown">
      <h2 id="sack-unknown">{say.unknown}</h2>
      {unknown.map((text) => (
        <fieldset key={text} className={sackCss.tools}>
          <legend>{say.unknownIs(text)}</legend>
          {UNKNOWN_KINDS.map(([kind, said]) => (
            <button key={kind} type="button" className="button" onClick={() => onChoose(text, kind)}>
              {said}
            </button>
          ))}
          <label className="field">
            {say.search}
            <input
              list={list}
              autoComplete="off"
              onChange={({ target: { value } }) => {
                const id = rows.get(value)
                if (id !== undefined) onChoose(text, id)
              }}
            />
          </label>
        </fieldset>
      ))}
      <datalist id={list}>
        {[...rows.keys()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </section>
  )
}
