import { ALL_ALLERGENS, type LegalAllergen } from '@obrador/engine'
import { allergensOnLabel } from '@obrador/list/etiqueta'
import { useId, useState } from 'react'
import { shownName } from '../format/page-speech.ts'
import { tellPacket } from '../library/commands/packets.ts'
import { addOwnIngredient } from '../library/commands/pantry.ts'
import type { DeviceShelf } from '../library/use-device.ts'
import type { OwnAllergens } from '../model/formula.ts'
import { type IngredientIdentity, identityKeyOf, keptKeyIn } from '../model/ingredient-identity.ts'
import { keptFromLabel, toldSpeciesOf, toldStateOf, withKindsTold, withToldState } from '../model/packets.ts'
import { DialogSheet } from '../ui/sheet.tsx'
import { useToast } from '../ui/toasts.tsx'
import { packetWords as say } from '../words/es/packets.ts'
import { allergenNamesShown } from '../words/es/pantry.ts'
import * as packetCss from './packet.module.css'
import '../ui/style/controls.css'

/** An ingredient of which somebody has still to look at the packet. */
export interface PacketAsked {
  readonly name: string
  readonly identity: IngredientIdentity
  /** Products that it is in, where that was counted. */
  readonly uses?: number
}

interface Props {
  readonly asked: PacketAsked
  readonly device: DeviceShelf
  readonly onClose: () => void
}

const STATES = ['has', 'traces', 'none'] as const

interface RowProps {
  readonly id: LegalAllergen
  readonly told: OwnAllergens
  readonly onTell: (told: OwnAllergens) => void
}

function AllergenRow({ id, told, onTell }: RowProps) {
  const state = toldStateOf(told, id)
  const species = toldSpeciesOf(told, id)
  return (
    <li>
      <fieldset className={packetCss.row} data-part="packet-row" data-allergen={id} data-state={state ?? 'untold'}>
        <legend className="unseen">{say.answer(allergenNamesShown[id])}</legend>
        <span className={packetCss.name}>
          {allergenNamesShown[id]}
          {species.length > 0 ? ` (${species.join(', ')})` : ''} {state === undefined ? <b>{say.untold}</b> : null}
        </span>
        <span className="choices">
          {STATES.map((one) => (
            <label key={one} className="choice">
              <input
                type="radio"
                name={`packet-${id}`}
                checked={state === one}
                onChange={() => onTell(withToldState(told, id, one))}
              />
              {say.states[one]}
            </label>
          ))}
        </span>
      </fieldset>
    </li>
  )
}

/** What is known of it so far: what was answered, or what its own sheet says. */
function usePacket({ identity, name }: PacketAsked, device: DeviceShelf) {
  const key = keptKeyIn(device.packets, identity)
  const mine = device.own.find(({ id }) => id === identityKeyOf(identity))
  const packet = device.packets[key]
  const [told, setTold] = useState<OwnAllergens>(mine?.allergens ?? packet?.allergens ?? {})
  const [text, setText] = useState(packet?.text ?? mine?.sack?.draft.text ?? mine?.label ?? '')
  const [brand, setBrand] = useState(packet?.brand ?? '')
  async function save(): Promise<boolean> {
    const isWritten = await tellPacket(key, { name, allergens: told, brand, text, at: new Date().toISOString() })
    return mine ? addOwnIngredient([{ ...mine, allergens: told }]) : isWritten
  }
  return {
    told,
    setTold,
    text,
    brand,
    setBrand,
    save,
    read: (typed: string): void => {
      setText(typed)
      setTold((now) => withKindsTold({ ...now, ...keptFromLabel(allergensOnLabel(typed)) }))
    },
  }
}

/** The packet of an ingredient, looked at once: fourteen answers, kept with its brand, its text and the day. */
export function PacketSheet({ asked, device, onClose }: Props) {
  const toast = useToast()
  const help = useId()
  const { told, setTold, text, brand, setBrand, read, save } = usePacket(asked, device)
  const { name, uses } = asked
  const wordsOf = (state: (typeof STATES)[number]): readonly string[] =>
    ALL_ALLERGENS.filter((id) => toldStateOf(told, id) === state).flatMap((id) => {
      const species = toldSpeciesOf(told, id)
      return species.length > 0 ? species : [allergenNamesShown[id].toLowerCase()]
    })
  const open = ALL_ALLERGENS.filter((id) => toldStateOf(told, id) === undefined)
  const isFresh = open.length === ALL_ALLERGENS.length
  async function keep(): Promise<void> {
    if (await save()) toast({ text: say.saved(shownName(name)) })
    onClose()
  }
  return (
    <DialogSheet title={say.title(shownName(name))} onClose={onClose}>
      <div className={packetCss.sheet} data-part="packet">
        {uses ? <p className="muted">{say.uses(uses)}</p> : null}
        <label className="field">
          <span>{say.text}</span>
          <textarea rows={3} value={text} onChange={(event) => read(event.target.value)} />
        </label>
        <label className="field">
          <span>{say.brand}</span>
          <input value={brand} maxLength={120} onChange={(event) => setBrand(event.target.value)} />
        </label>
        <p role="status" data-part="packet-told">
          {say.told(shownName(name), wordsOf('has'), wordsOf('traces'))} {open.length > 0 ? say.left(open.length) : ''}
        </p>
        <ul className={packetCss.list}>
          {ALL_ALLERGENS.map((id) => (
            <AllergenRow key={id} id={id} told={told} onTell={setTold} />
          ))}
        </ul>
        <p className="muted" id={help}>
          {say.asksAgain}
        </p>
        <div className={packetCss.foot}>
          <button
            type="button"
            className="button"
            disabled={open.length === 0}
            onClick={() => setTold(open.reduce((now, id) => withToldState(now, id, 'none'), told))}
          >
            {isFresh ? say.none : say.noMore}
          </button>
          <button type="button" className="button primary" aria-describedby={help} onClick={() => void keep()}>
            {say.save}
          </button>
        </div>
      </div>
    </DialogSheet>
  )
}
