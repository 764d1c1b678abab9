import { useEffect, useState } from 'react'
import type { Formula, OwnIngredient } from '../formula/model.ts'
import { fragmentOf } from '../formula/share.ts'
import { download, fileName, toCsv } from '../formula/transfer.ts'
import { table } from '../messages/bench.ts'
import { share as say } from '../messages/sheets.ts'
import { Icon } from '../parts/icons.tsx'
import { useCopy } from '../state/use-copy.ts'
import { Sheet } from './sheet.tsx'

interface Props {
  readonly formula: Formula
  readonly own: readonly OwnIngredient[]
  readonly onClose: () => void
}

const addressOf = (fragment: string): string => new URL(`./${fragment}`, location.href).href

export function ShareSheet({ formula, own, onClose }: Props) {
  const [link, setLink] = useState('')
  const { said, copy } = useCopy(say)

  useEffect(() => {
    void fragmentOf({ formula, own }).then((fragment) => setLink(addressOf(fragment)))
  }, [formula, own])

  return (
    <Sheet title={say.title} craft={formula.craft} onClose={onClose}>
      <p className="muted">{say.help}</p>
      <label className="field">
        {say.link}
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <div className="buttons">
        <button type="button" className="button primary" disabled={link === ''} onClick={() => copy(link)}>
          <Icon name="copy" />
          {say.copy}
        </button>
        {'share' in navigator ? (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ title: formula.name, url: link }).catch(() => undefined)}
          >
            <Icon name="share" />
            {say.send}
          </button>
        ) : null}
      </div>
      <p aria-live="polite">{said}</p>
      <button
        type="button"
        className="button"
        onClick={() =>
          download(
            `${fileName(formula.name)}.csv`,
            'text/csv;charset=utf-8',
            toCsv(formula, [table.ingredient, table.grams, '%']),
          )
        }
      >
        {say.csv}
      </button>
    </Sheet>
  )
}
