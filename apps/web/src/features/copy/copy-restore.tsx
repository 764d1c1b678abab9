import { findRow } from '@obrador/engine'
import { useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { eurosText } from '../../format/numbers.ts'
import { shownName } from '../../format/page-speech.ts'
import { copyFromJson } from '../../library/copy.ts'
import { isEmptyPlan, restorePlanOf } from '../../library/plan.ts'
import { carryOut } from '../../library/restore.ts'
import { workedTable } from '../../library/tables.ts'
import type { RestorePlan } from '../../library/types.ts'
import { type DeviceShelf, loadDevice } from '../../library/use-device.ts'
import { kiloPrice } from '../../model/formula.ts'
import { formulaFromCsv } from '../../model/transfer.ts'
import { loadPriceKey } from '../../reading/identity.ts'
import { goToPage } from '../../routes/use-page.ts'
import { useToast } from '../../ui/toasts.tsx'
import { titleWords } from '../../words/es/bench.ts'
import { copyWords as say } from '../../words/es/copy.ts'
import { toastWords } from '../../words/es/shell.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import * as copyCss from './copy.module.css'
import '../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
}

const countsOf = ({ formulas, own }: RestorePlan, prices: number) => [formulas.length, own.length, prices] as const

interface PlanProps {
  readonly plan: RestorePlan
  readonly prices: DeviceShelf['prices']
  readonly onApply: (takePrices: boolean) => void
  readonly onCancel: () => void
}

/** What the file brings, before anything is touched. */
function Planned({ plan, prices, onApply, onCancel }: PlanProps) {
  const [takes, setTakes] = useState(false)
  const others = Object.entries(plan.otherPrices)
  const choice = (value: boolean, label: string) => (
    <label>
      <input type="radio" name="clash" checked={takes === value} onChange={() => setTakes(value)} />
      {label}
    </label>
  )
  return (
    <section className={copyCss.plan} aria-label={say.restore} aria-live="polite">
      <p className="lead">{say.brings(...countsOf(plan, Object.keys(plan.prices).length))}</p>
      {plan.known > 0 ? <p>{say.known(plan.known)}</p> : null}
      {plan.beside.length > 0 ? <p>{say.beside(plan.beside)}</p> : null}
      {plan.tables.length > 0 ? <p>{say.tables(plan.tables.length)}</p> : null}
      {plan.pantry.length > 0 ? <p>{say.pantry(plan.pantry.length)}</p> : null}
      {plan.day ? <p>{say.day}</p> : null}
      {plan.norms ? <p>{say.norms}</p> : null}
      {plan.drafts ? <p>{say.drafts}</p> : null}
      {others.length > 0 ? (
        <fieldset className="radios">
          <legend>{say.clash(others.length)}</legend>
          <ul>
            {others.map(([key, price]) => {
              const mine = prices[key]
              const name = findRow(key)?.name ?? key
              return (
                <li key={key}>
                  {say.clashRow(shownName(name), eurosText(mine ? kiloPrice(mine) : 0), eurosText(kiloPrice(price)))}
                </li>
              )
            })}
          </ul>
          {choice(false, say.mine)}
          {choice(true, say.theirs)}
        </fieldset>
      ) : null}
      <div className="buttons">
        <button type="button" className="button primary" disabled={isEmptyPlan(plan)} onClick={() => onApply(takes)}>
          {say.apply}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          {say.cancel}
        </button>
      </div>
    </section>
  )
}

/** Brings a copy back, or a formula that a spreadsheet wrote. */
export function RestoreBlock({ craft, workshop, device }: Props) {
  const toast = useToast()
  const [plan, setPlan] = useState<RestorePlan>()
  const [isBad, setBad] = useState(false)

  async function look(file: File | undefined): Promise<void> {
    if (!file) return
    const text = await file.text()
    setPlan(undefined)
    const formula = text.trimStart().startsWith('{') ? undefined : formulaFromCsv(text, craft.id, workshop.formula.type)
    if (formula) {
      const undo = workshop.open(formula)
      toast({ text: toastWords.opened(formula.name || titleWords.placeholder), undo })
      goToPage('')
      return
    }
    const copy = copyFromJson(text, await loadPriceKey())
    setBad(!copy)
    if (!copy) return
    await loadDevice()
    setPlan(restorePlanOf(copy, device.now(), workedTable))
  }

  async function apply(wanted: RestorePlan, takePrices: boolean): Promise<void> {
    try {
      const undo = await carryOut(wanted, takePrices)
      const backs = wanted.tables.map((table) => workshop.open(table))
      workshop.choose(craft.id)
      setPlan(undefined)
      const prices = Object.keys({ ...wanted.prices, ...(takePrices && wanted.otherPrices) }).length
      toast({
        text: say.restored(...countsOf(wanted, prices)),
        undo: () => {
          for (const back of backs) back()
          void undo()
        },
      })
    } catch {
      toast({ text: say.notKept, isNews: true })
    }
  }

  return (
    <section className="card" aria-labelledby="restore">
      <h2 id="restore">{say.restore}</h2>
      <p>{say.restoreHelp}</p>
      <label className="button">
        {say.pick}
        <input
          type="file"
          className="unseen"
          accept=".json,.csv,.txt,application/json,text/csv"
          onChange={(event) => {
            void look(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      {isBad ? <p role="alert">{say.bad}</p> : null}
      {plan ? (
        <Planned
          plan={plan}
          prices={device.prices}
          onApply={(takes) => void apply(plan, takes)}
          onCancel={() => setPlan(undefined)}
        />
      ) : null}
    </section>
  )
}
