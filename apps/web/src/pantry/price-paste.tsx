import { find } from '@obrador/engine'
import { useState } from 'react'
import type { AppCraft } from '../craft/registry.ts'
import { parseQuantity } from '../formula/numbers.ts'
import { priceKey } from '../formula/price-key.ts'
import { prices as say } from '../messages/pantry.ts'
import { IngredientPicker } from '../parts/ingredient-picker.tsx'
import { Sheet } from '../sheets/sheet.tsx'
import type { Device } from '../state/use-device.ts'

interface Props {
  readonly craft: AppCraft
  readonly type: string
  readonly device: Device
  readonly onTake: (found: readonly (readonly [key: string, kilo: number])[]) => void
  readonly onClose: () => void
}

interface PastedPrice {
  readonly text: string
  readonly kilo: number
  readonly key: string | undefined
}

/** A name and a price in each line, the price last; a head is a line without a price. */
function pricesIn(text: string, device: Device): readonly PastedPrice[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const cells = line.split(/\t|;/).map((cell) => cell.trim())
    const [name = ''] = cells
    const kilo = parseQuantity((cells.at(-1) ?? '').replace(/€.*$/, '').trim())
    if (cells.length < 2 || name === '' || kilo === undefined) return []
    const own = device.own.find((one) => one.name === name && one.deletedAt === undefined)
    const key = own?.id ?? priceKey(name)
    return [{ text: name, kilo, key: own || find(key) ? key : undefined }]
  })
}

/** Two columns of a spreadsheet; what is not known stays, with a picker beside it. */
export function PricePaste({ craft, type, device, onTake, onClose }: Props) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [choosing, setChoosing] = useState<string>()
  const lines = pricesIn(text, device).map((line) => ({ ...line, key: line.key ?? chosen[line.text] }))
  const known = lines.flatMap(({ key, kilo }) => (key === undefined ? [] : [[key, kilo] as const]))
  const unknown = lines.filter(({ key }) => key === undefined)
  return (
    <Sheet title={say.paste} craft={craft.id} wide onClose={onClose}>
      <p className="muted">{say.pasteHelp}</p>
      <label className="field">
        {say.pasteLabel}
        <textarea rows={8} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {lines.length > 0 ? <p aria-live="polite">{say.read(known.length, lines.length)}</p> : null}
      {unknown.length > 0 ? (
        <section>
          <p>{say.unmatched}</p>
          <ul className="own-list">
            {unknown.map((line) => (
              <li key={line.text} className="unmatched">
                <span>{line.text}</span>
                {choosing === line.text ? (
                  <IngredientPicker
                    craft={craft}
                    type={type}
                    own={device.own}
                    initial=""
                    onPick={({ name, own }) => {
                      setChoosing(undefined)
                      setChosen({ ...chosen, [line.text]: own ?? priceKey(name) })
                    }}
                    onCreate={() => setChoosing(undefined)}
                    onCancel={() => setChoosing(undefined)}
                  />
                ) : (
                  <button
                    type="button"
                    className="button"
                    aria-label={say.match(line.text)}
                    onClick={() => setChoosing(line.text)}
                  >
                    {say.chooseOne}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className="buttons">
        <button
          type="button"
          className="button primary"
          disabled={known.length === 0}
          onClick={() => {
            onTake(known)
            onClose()
          }}
        >
          {say.take}
        </button>
      </div>
    </Sheet>
  )
}
