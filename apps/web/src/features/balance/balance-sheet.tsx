import type { AppCraft } from '../../engine/crafts.ts'
import { listText } from '../../format/page-speech.ts'
import { nameWithArticle } from '../../format/with-article.ts'
import { offerInPantry } from '../../library/commands/pantry.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { TableFormula } from '../../model/formula.ts'
import { readTableFormula } from '../../reading/request.ts'
import * as sheetCss from '../../ui/sheet.module.css'
import { DialogSheet } from '../../ui/sheet.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { balanceWords as say } from '../../words/es/balance.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import { balancedFormula } from './apply.ts'
import * as balanceCss from './balance.module.css'
import { BalanceOptions } from './balance-options.tsx'
import { BalanceResult, isAsItWas } from './balance-result.tsx'
import { answeredIn } from './use-balancer.ts'
import { useQuestion } from './use-question.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  /** Asked to go for certainty from the start. */
  readonly isSafe: boolean
  readonly onClose: () => void
}

/** Where there is no room beside the answer, what is asked stands below it: brings it into view, open. */
function showWishes(): void {
  const wishes = document.querySelector<HTMLDetailsElement>('[data-part=balance-wishes]')
  if (!wishes) return
  wishes.open = true
  wishes.scrollIntoView()
  wishes.querySelector('summary')?.focus()
}

/** What the solver finds, beside what is asked of it. Nothing of the formula changes, not even its locks, until it is applied. */
export function BalanceSheet({ craft, workshop, device, isSafe, onClose }: Props) {
  const { own, pantry, norms } = device
  const toast = useToast()
  const { formula, wishes, balancing, cancel, setWishes, lock, accept } = useQuestion(workshop.formula, device, isSafe)
  const isWorking = balancing.state === 'working'
  const shown = answeredIn(balancing)

  function apply(next: TableFormula, isFeasible: boolean): void {
    const undo = workshop.act(() => next)
    const after = overviewOf(next)
    const out =
      after?.figures.filter(({ inRange }) => inRange === false).map(({ label }) => nameWithArticle(label)) ?? []
    const left = out.length > 0 ? say.stillOut(listText(out, 'y'), out.length) : (after?.blocked ?? '')
    toast({ text: isFeasible && left === '' ? say.applied : say.appliedNearest(left), undo })
    onClose()
  }

  const overviewOf = (of: TableFormula) => readTableFormula(craft.engine, of, own, { advice: false, norms }).overview
  const found = shown && balancedFormula(shown.question.formula, shown.answer)
  return (
    <DialogSheet title={say.title} craft={craft.id} wide onClose={onClose}>
      <div className={balanceCss.balance}>
        <BalanceOptions
          craft={craft}
          formula={formula}
          own={own}
          wishes={wishes}
          pantry={pantry}
          inStock={shown?.answer.inStock ?? []}
          now={overviewOf(formula)}
          cost={shown?.answer.coste.antes.kg}
          onWishes={setWishes}
          onStock={(name, isThere) => void offerInPantry(name, isThere)}
        />
        <div className={balanceCss.answer} data-part="balance-answer" aria-live="polite" aria-busy={isWorking}>
          {isWorking ? (
            <div className={balanceCss.working} data-again={shown !== undefined}>
              <p className="lead">{say.working}</p>
              <progress aria-label={say.working} />
              <button type="button" className="button" onClick={cancel}>
                {say.cancel}
              </button>
            </div>
          ) : null}
          {balancing.state === 'refused' ? <p className="lead">{balancing.problem}</p> : null}
          {balancing.state === 'broken' ? <p className="lead">{say.broken}</p> : null}
          {balancing.state === 'idle' ? (
            <button type="button" className="button" onClick={() => setWishes({ ...wishes })}>
              {say.again}
            </button>
          ) : null}
          {shown && found ? (
            <>
              <BalanceResult
                answer={shown.answer}
                question={shown.question}
                lines={formula.lines}
                before={overviewOf(formula)}
                after={overviewOf(found)}
                onLock={lock}
                onAccept={accept}
                onLimit={(limit) => setWishes({ ...wishes, ...limit })}
              />
              <div className={`buttons ${sheetCss.foot}`}>
                {isAsItWas(shown.answer) ? null : (
                  <button
                    type="button"
                    className="button primary"
                    disabled={isWorking}
                    onClick={() => apply(found, shown.answer.factible === true)}
                  >
                    {say.apply}
                  </button>
                )}
                <button type="button" className="button quiet" onClick={onClose}>
                  {say.discard}
                </button>
                <button type="button" className={`button quiet ${balanceCss.askElse}`} onClick={showWishes}>
                  {say.askElse}
                </button>
              </div>
            </>
          ) : null}
        </div>
      </div>
    </DialogSheet>
  )
}
