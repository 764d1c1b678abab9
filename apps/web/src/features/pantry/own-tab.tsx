import { ALL_ALLERGENS, findRow } from '@obrador/engine'
import { useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { eurosText } from '../../format/numbers.ts'
import { shownName } from '../../format/page-speech.ts'
import { addOwnIngredient, forgetOwnIngredient } from '../../library/commands/pantry.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { kiloPrice, type OwnIngredient } from '../../model/formula.ts'
import { toldStateOf } from '../../model/packets.ts'
import { ownNamed } from '../../model/same-ingredient.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { useOver } from '../../routes/use-over.ts'
import { goToPage, showDocument } from '../../routes/use-page.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { DialogSheet } from '../../ui/sheet.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { useDesk } from '../../ui/use-wide.ts'
import * as ownFormCss from '../../views/own-form.module.css'
import { OwnForm } from '../../views/own-form.tsx'
import { allergenNamesShown, ownIngredientWords as say } from '../../words/es/pantry.ts'
import { sackWords } from '../../words/es/sack.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import * as catalogueCss from './catalogue.module.css'
import * as pantryCss from './pantry.module.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
}

/** Which formulas of the book have it, the tables included through their working copies. */
const usesOf = ({ saved }: DeviceShelf, id: string): number =>
  saved.filter(({ formula }) => formula.lines.some(({ own }) => own === id)).length

/** Allergens as they are told of it, and as the row it resembles has them. */
function allergensOf({ model, sack, allergens = {} }: OwnIngredient): string {
  const row = sack ? [] : (findRow(model)?.allergens ?? [])
  const isOpen = sack !== undefined && ALL_ALLERGENS.some((id) => toldStateOf(allergens, id) === undefined)
  const named = ALL_ALLERGENS.flatMap((id) => {
    const state = toldStateOf(allergens, id) ?? (row.includes(id) ? 'has' : 'none')
    if (state === 'none') return []
    const name = allergenNamesShown[id].toLowerCase()
    return [state === 'has' ? name : `${name} (${say.states.traces})`]
  })
  return [...(named.length > 0 || isOpen ? named : [say.noAllergens]), ...(isOpen ? [say.openAllergens] : [])].join(
    ', ',
  )
}

/** A label that was opened is shown again as it was. */
function reopen(id: string): void {
  goToPage('saco')
  showDocument(id)
}

/** Ingredients of one's own: the list, and beside it or over it the sheet of one. */
export function OwnTab({ craft, workshop, device }: Props) {
  const toast = useToast()
  const live = device.own.filter(({ deletedAt }) => deletedAt === undefined)
  const [chosen, setChosen] = useState<string>()
  const over = useOver<string>(() => undefined)
  const isWide = useDesk()
  const asked = isWide ? chosen : over.opened
  const initial = live.find(({ id }) => id === asked)

  const show = (id: string): void => (isWide ? setChosen(id) : over.open(id))
  const leave = (): void => (isWide ? setChosen(undefined) : over.close())

  async function save(ingredient: OwnIngredient): Promise<void> {
    const isWritten = await addOwnIngredient([ingredient])
    leave()
    if (isWritten) toast({ text: say.saved(ingredient.name) })
  }

  async function remove({ id, name }: OwnIngredient): Promise<void> {
    leave()
    await forgetOwnIngredient(id, true)
    toast({ text: say.deleted(name, usesOf(device, id)), undo: () => void forgetOwnIngredient(id, false) })
  }

  /** One is read as the other from now on, in every formula; what it said before can be had again. */
  async function join(one: OwnIngredient, other: OwnIngredient): Promise<void> {
    await addOwnIngredient([{ ...other, id: one.id, deletedAt: new Date().toISOString() }])
    toast({ text: say.joined(other.name), undo: () => void addOwnIngredient([one]) })
  }

  async function keepBoth(one: OwnIngredient): Promise<void> {
    await addOwnIngredient([{ ...one, isApart: true }])
    toast({ text: say.apart(one.name), undo: () => void addOwnIngredient([one]) })
  }

  const alike = live.filter(({ isApart }) => !isApart)
  const twins = alike.flatMap((one, at) => {
    const other = ownNamed(alike.slice(at + 1), one.name)
    return other ? [[one, other] as const] : []
  })

  const form =
    asked === undefined ? null : (
      <OwnForm
        key={asked}
        craft={craft}
        type={workshop.formula.type}
        initial={initial}
        name=""
        own={device.own}
        onSave={(ingredient) => void save(ingredient)}
      />
    )
  return (
    <div className={pantryCss.columns}>
      <section className="card" aria-label={say.list}>
        <div className={pantryCss.ownNew}>
          <button type="button" className="button" onClick={() => show('new')}>
            <DecorativeIcon name="plus" />
            {say.new}
          </button>
          <PageLink to="saco" className="button">
            {sackWords.open}
          </PageLink>
        </div>
        {live.length === 0 ? <p className="muted">{say.none}</p> : null}
        {twins.map(([one, other]) => (
          <div key={one.id} className={ownFormCss.twin}>
            <p>{say.twin(one.name)}</p>
            <button type="button" className="button" onClick={() => void join(one, other)}>
              {say.join}
            </button>
            <button type="button" className="button quiet" onClick={() => void keepBoth(other)}>
              {say.keepBoth}
            </button>
          </div>
        ))}
        <ul className={pantryCss.ownList}>
          {live.map((one) => {
            const price = device.prices[one.id]
            const kilo = price ? kiloPrice(price) : one.price
            return (
              <li key={one.id}>
                <button
                  type="button"
                  className={pantryCss.ownItem}
                  data-part="own-item"
                  aria-current={one.id === asked ? 'true' : undefined}
                  onClick={() => (one.sack ? reopen(one.id) : show(one.id))}
                >
                  <span className={pantryCss.ownName}>{one.name}</span>
                  <span className="muted">
                    {one.sack
                      ? sackWords.fromSack(one.sack.told)
                      : say.like(shownName(findRow(one.model)?.name ?? one.model))}
                  </span>
                  {one.sack?.question === undefined ? null : (
                    <span className="muted">{sackWords.leftToAsk(one.sack.question)}</span>
                  )}
                  <span className="muted">{allergensOf(one)}</span>
                  <span className="figure">{kilo === undefined ? '' : `${eurosText(kilo)}/kg`}</span>
                  <span className="muted">{say.used(usesOf(device, one.id))}</span>
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={say.deleteOne(one.name)}
                  onClick={() => void remove(one)}
                >
                  <DecorativeIcon name="close" />
                </button>
              </li>
            )
          })}
        </ul>
      </section>
      {isWide ? (
        <section className="card">
          {form ?? <p className={`muted ${catalogueCss.placeholder}`}>{say.choose}</p>}
        </section>
      ) : form ? (
        <DialogSheet title={initial?.name ?? say.new} wide onClose={over.close}>
          {form}
        </DialogSheet>
      ) : null}
    </div>
  )
}
