import { find } from '@obrador/engine'
import { useState } from 'react'
import type { AppCraft, AppEngine } from '../../engine/crafts.ts'
import { euros, parseQuantity, withUnit } from '../../format/numbers.ts'
import type { Device } from '../../library/use-device.ts'
import { GRAMS_PER_KILO } from '../../model/formula.ts'
import { priceKey } from '../../reading/price-key.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { IngredientPicker } from '../../views/ingredient-picker.tsx'
import { prices as say } from '../../words/es/pantry.ts'
import * as pantryCss from './pantry.module.css'
import '../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly type: string
  readonly device: Device
  readonly onTake: (found: readonly PastedPrice[]) => void
  readonly onClose: () => void
}

/** What is paid for a kilo of something, and g of the pack it comes in where the sheet says so. */
export interface PastedPrice {
  readonly key: string
  readonly kilo: number
  readonly packGrams?: number
}

interface PastedLine extends Omit<PastedPrice, 'key'> {
  readonly text: string
  /** € as written, for the pack or for a kilo. */
  readonly paid: number
  readonly key: string | undefined
}

/** «4,2 €», «€ 4,20», «0,86 €/kg»: euros, whatever stands around them. */
const eurosIn = (cell: string): number | undefined => parseQuantity(cell.replace(/^\s*€/, '').replace(/€.*$/, ''))

const PACK = /^(?:[a-z]+\s+)?(?:de\s+)?([\d.,]+)\s*(kg|kilos?|g|gr|gramos)\.?$/i
/** «25 kg», «saco 25 kg»: what the price is paid for, g. */
function packIn(cells: readonly string[]): number | undefined {
  for (const cell of cells) {
    const [, figure = '', unit = ''] = PACK.exec(cell) ?? []
    const grams = (parseQuantity(figure) ?? 0) * (/^k/i.test(unit) ? GRAMS_PER_KILO : 1)
    if (grams > 0) return grams
  }
  return undefined
}

/** A name and a price in each line, the price last; a head is a first line without a price. */
function pricesIn(engine: AppEngine, text: string, device: Device) {
  const lines: PastedLine[] = []
  const unpriced: string[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [name = '', ...cells] = line.split(/\t|;/).map((cell) => cell.trim())
    if (name === '') continue
    const paid = eurosIn(cells.at(-1) ?? '')
    if (paid === undefined) {
      if (at > 0) unpriced.push(name)
      continue
    }
    const packGrams = packIn(cells.slice(0, -1))
    const kilo = packGrams === undefined ? paid : (paid * GRAMS_PER_KILO) / packGrams
    const own = device.own.find((one) => one.name === name && one.deletedAt === undefined)
    const key = own?.id ?? priceKey(engine, name)
    lines.push({ text: name, paid, kilo, key: own || find(key) ? key : undefined, ...(packGrams && { packGrams }) })
  }
  return { lines, unpriced }
}

/** Two columns of a spreadsheet; what is not known stays, with a picker beside it. */
export function PricePaste({ craft, type, device, onTake, onClose }: Props) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [choosing, setChoosing] = useState<string>()
  const { lines: read, unpriced } = pricesIn(craft.engine, text, device)
  const lines = read.map((line) => ({ ...line, key: line.key ?? chosen[line.text] }))
  const known = lines.flatMap(({ key, ...line }) => (key === undefined ? [] : [{ ...line, key }]))
  const unknown = lines.filter(({ key }) => key === undefined)
  return (
    <Sheet title={say.paste} wide onClose={onClose}>
      <p className="muted">{say.pasteHelp}</p>
      <label className="field">
        {say.pasteLabel}
        <textarea rows={8} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {lines.length + unpriced.length > 0 ? (
        <p aria-live="polite">{say.read(known.length, lines.length + unpriced.length)}</p>
      ) : null}
      {unpriced.length > 0 ? <p>{say.unpriced(unpriced.join(', '))}</p> : null}
      {known.length > 0 ? (
        <ul className={pantryCss.pastedPrices} data-part="pasted-prices">
          {known.map(({ key, kilo, paid, packGrams, text: said }) => (
            <li key={key}>
              <span>{device.own.find(({ id }) => id === key)?.name ?? find(key)?.name ?? key}</span>
              <span className="muted">
                {said}
                {packGrams === undefined
                  ? ''
                  : ` · ${say.howFound(withUnit(packGrams / GRAMS_PER_KILO, 'kg', 2), euros(paid))}`}
              </span>
              <span className="figure">{`${euros(kilo)}/kg`}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {unknown.length > 0 ? (
        <section>
          <p>{say.unmatched}</p>
          <ul className={pantryCss.ownList}>
            {unknown.map((line) => (
              <li key={line.text} className={pantryCss.unmatched}>
                <span>{line.text}</span>
                {choosing === line.text ? (
                  <IngredientPicker
                    craft={craft}
                    type={type}
                    own={device.own}
                    initial=""
                    onPick={({ name, own }) => {
                      setChoosing(undefined)
                      setChosen({ ...chosen, [line.text]: own ?? priceKey(craft.engine, name) })
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
