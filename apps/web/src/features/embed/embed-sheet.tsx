import { useEffect, useState } from 'react'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { TableFormula } from '../../model/formula.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { DialogSheet } from '../../ui/sheet.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { embedWords as say } from '../../words/es/embed.ts'
import * as embedCss from './embed.module.css'
import { type EmbeddingOptions, embedSnippetOf, type FrameTheme } from './snippet.ts'
import '../../ui/style/controls.css'

interface Props {
  /** What the formula is called, or its type where it has no name. */
  readonly name: string
  readonly formula: TableFormula
  readonly device: DeviceShelf
  readonly onClose: () => void
}

const USES = [
  [say.play, false],
  [say.look, true],
] as const
const THEMES: readonly (readonly [string, FrameTheme | undefined])[] = [
  [say.asPage, undefined],
  [say.light, 'claro'],
  [say.dark, 'oscuro'],
]

/** The code that shows a formula in a page of one's own. */
export function EmbedSheet({ name, formula, device, onClose }: Props) {
  const { own } = device
  const [embedding, setEmbedding] = useState<EmbeddingOptions>({ theme: undefined, isReadOnly: false })
  const [code, setCode] = useState('')
  const { said, copy } = useCopy(say)
  useEffect(() => {
    void embedSnippetOf({ formula, own }, embedding, name).then(setCode)
  }, [formula, own, embedding, name])
  return (
    <DialogSheet title={say.title} craft={formula.craft} onClose={onClose}>
      <p className="muted">{say.help}</p>
      <fieldset className="radios">
        <legend>{say.use}</legend>
        {USES.map(([label, isReadOnly]) => (
          <label key={label}>
            <input
              type="radio"
              name="use"
              checked={embedding.isReadOnly === isReadOnly}
              onChange={() => setEmbedding({ ...embedding, isReadOnly })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <fieldset className="radios">
        <legend>{say.theme}</legend>
        {THEMES.map(([label, theme]) => (
          <label key={label}>
            <input
              type="radio"
              name="theme"
              checked={embedding.theme === theme}
              onChange={() => setEmbedding({ ...embedding, theme })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <label className="field">
        {say.code}
        <textarea
          translate="no"
          className={embedCss.code}
          readOnly
          rows={5}
          value={code}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <p className="muted">{say.leavesOut}</p>
      <div className="buttons">
        <button type="button" className="button primary" disabled={code === ''} onClick={() => copy(code)}>
          <DecorativeIcon name="copy" />
          {say.copy}
        </button>
      </div>
      <p aria-live="polite">{said}</p>
    </DialogSheet>
  )
}
