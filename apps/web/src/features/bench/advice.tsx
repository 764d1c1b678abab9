import type { CorrectionStep, FormulaOverview } from '@obrador/engine'
import { useMemo, useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { numberWithUnit } from '../../format/numbers.ts'
import { decapitaliseName, listText } from '../../format/page-speech.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { TableFormula, TableLine } from '../../model/formula.ts'
import { hasHeadlineDeed, headlineChange, type ScreenVerdict } from '../../reading/law.ts'
import { otherProductIn } from '../../reading/other-product.ts'
import { ingredientOfLine, readTableFormula } from '../../reading/request.ts'
import { useToast } from '../../ui/toasts.tsx'
import { adviceWords as say, warningWords } from '../../words/es/advice.ts'
import { toastWords } from '../../words/es/shell.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import * as adviceCss from './advice.module.css'
import { applyChanges } from './changes.ts'
import { HeadlineDeeds } from './headline-deeds.tsx'
import { type InTheWay, inTheWay } from './locked.ts'
import { OtherProductCard } from './other-product.tsx'
import { isSaidByChip } from './said-by-chips.ts'

interface Props {
  readonly craft: AppCraft
  /** The formula that the advice is for. */
  readonly formula: TableFormula
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  readonly overview: ScreenVerdict
  /** The whole answer. */
  readonly body: unknown
  /** Told what the formula would be with the advice under the pointer. */
  readonly onPreview: (preview: FormulaOverview | undefined) => void
  /** Looks for a formula that holds with the next purchase too. */
  readonly onSafe: () => void
  /** Told once something has been changed: its button may have gone. */
  readonly onSettled: () => void
  /** Goes to the weight of a line. */
  readonly onLine: (line: TableLine) => void
}

/** Figures that a change moves, those out of range first. */
function movedBy(before: FormulaOverview, after: FormulaOverview | undefined): readonly string[] {
  if (!after) return []
  return before.figures
    .filter(({ inRange }) => inRange !== null)
    .toSorted((a, b) => Number(a.inRange) - Number(b.inRange))
    .flatMap(({ key, label, value, unit, decimals }) => {
      const next = after.figures.find((figure) => figure.key === key)?.value
      if (next === undefined || next === value) return []
      return [say.becomes(label, numberWithUnit(value, '', decimals), numberWithUnit(next, unit, decimals))]
    })
}

const MOST_SHOWN = 3

const Remarks = ({ remarks }: { readonly remarks: readonly string[] }) =>
  remarks.map((remark) => (
    <p key={remark} className={adviceCss.remark} data-part="remark">
      {remark}
    </p>
  ))

const lockedWords = ({ lines, isEachEnough }: InTheWay): string =>
  say.blocked(
    listText(
      lines.map(({ name }) => decapitaliseName(name)),
      isEachEnough ? 'o' : 'y',
    ),
  )

interface StepProps {
  readonly change: CorrectionStep
  readonly step: number
  /** What it would move, while it is looked at. */
  readonly moves: readonly string[] | undefined
  readonly onApply: object
  readonly onLook: () => void
}

const AdviceStep = ({ change, step, moves, onApply, onLook }: StepProps) => (
  <li className={adviceCss.card} data-part="advice-card">
    <p>{change.sentence}</p>
    <div className={adviceCss.foot}>
      <button type="button" className="button" aria-label={say.applyStep(step)} {...onApply}>
        {say.apply}
      </button>
      <button
        type="button"
        className="button quiet"
        aria-label={say.seeStep(step)}
        aria-pressed={moves !== undefined}
        onClick={onLook}
      >
        {say.see}
      </button>
      {moves ? (
        <p className={adviceCss.effect} aria-live="polite">
          <span className="unseen">{say.effect}</span>
          {moves.slice(0, MOST_SHOWN).map((text) => (
            <span key={text} className={adviceCss.chip} data-part="chip">
              {text}
            </span>
          ))}
        </p>
      ) : null}
    </div>
  </li>
)

function Changes({ craft, formula, workshop, device, overview, onPreview, onSettled, onSafe, onLine }: Props) {
  const { own, norms } = device
  const [isWhole, setWhole] = useState(false)
  const [looked, setLooked] = useState<{ readonly at: TableFormula; readonly sentence: string }>()
  const { changes, blocked } = overview
  // What was looked at is of the formula as it was; how sure it all is may come in the meantime, and changes nothing of it.
  const seen = looked?.at === formula ? changes.find(({ sentence }) => sentence === looked.sentence) : undefined
  const isStuck = changes.length === 0 && (overview.verdict !== 'equilibrada' || blocked !== undefined)
  const blocking = useMemo(
    () => (isStuck ? inTheWay(craft, formula, own, norms) : undefined),
    [isStuck, craft, formula, own, norms],
  )
  // «Todo está en su rango» is no last word on what the law does not let it be called.
  const isAsked = overview.lines.some(({ isUnweighed }) => isUnweighed)
  const remarks = blocked !== undefined && changes.length === 0 && !isAsked ? [blocked] : overview.remarks
  // That nothing mends it is not so, where something could be unlocked.
  const told = blocking ? [...(blocked === undefined ? [] : [blocked]), lockedWords(blocking)] : remarks
  const toast = useToast()
  const after = (before: TableFormula, applied: readonly CorrectionStep[]) =>
    applyChanges(before, applied, (line) => ingredientOfLine(craft, line, before.type, own)?.name)
  const previewOf = (shown: readonly CorrectionStep[]) =>
    readTableFormula(craft.engine, after(formula, shown), own, { advice: false, norms }).overview
  const shows = (shown: readonly CorrectionStep[]) => {
    const show = () => onPreview(previewOf(shown))
    const hide = () => onPreview(seen && previewOf([seen]))
    return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide }
  }
  const apply = (applied: readonly CorrectionStep[]) => () => {
    onPreview(undefined)
    toast({ text: toastWords.applied, undo: workshop.act((now) => after(now, applied)) })
    onSettled()
  }
  function look(change: CorrectionStep): void {
    const next = seen === change ? undefined : change
    setLooked(next && { at: formula, sentence: next.sentence })
    onPreview(next && previewOf([next]))
  }
  const isClose = overview.verdict === 'equilibrada' && overview.isFirm === false
  const only = headlineChange(overview)
  const rest = changes.filter((change) => change !== only)
  const deeds = hasHeadlineDeed(overview) ? (
    <HeadlineDeeds
      overview={overview}
      formula={formula}
      workshop={workshop}
      only={only}
      after={only && previewOf([only])}
      onApply={only ? { onClick: apply([only]), ...shows([only]) } : {}}
      onSettled={onSettled}
      onLine={onLine}
    />
  ) : null
  // Nothing to do: the verdict has said it, and this is only how to go on.
  if (rest.length === 0 && (only || !isClose))
    return (
      <>
        {deeds}
        <Remarks remarks={told} />
      </>
    )
  return (
    <>
      {deeds}
      <section className="card" aria-labelledby="advice">
        <header className="card-head">
          <h2 id="advice">{say.heading(rest.length, isWhole)}</h2>
          {rest.length > 1 ? (
            <div className={adviceCss.tools}>
              <button type="button" className="button quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? say.fold : say.unfold(rest.length)}
              </button>
              <button type="button" className="button quiet" onClick={apply(changes)} {...shows(changes)}>
                {say.applyAll}
              </button>
            </div>
          ) : null}
        </header>
        {rest.length > 0 ? (
          <ol className={adviceCss.advice}>
            {rest.slice(0, isWhole ? rest.length : 1).map((change, index) => (
              <AdviceStep
                key={change.sentence}
                change={change}
                step={index + 1}
                moves={seen === change ? movedBy(overview, previewOf([change])) : undefined}
                onApply={{ onClick: apply([change]), ...shows([change]) }}
                onLook={() => look(change)}
              />
            ))}
          </ol>
        ) : null}
        {rest.length === 0 || isWhole ? <Remarks remarks={told} /> : null}
        {isClose && rest.length === 0 ? (
          <button type="button" className="button" onClick={onSafe}>
            {say.safe}
          </button>
        ) : null}
      </section>
    </>
  )
}

/** What would mend a formula, or the other product that it seems to be. */
export function AdviceCards(props: Props) {
  const other = otherProductIn(props.body)
  return (
    <>
      <Changes {...props} />
      {other ? <OtherProductCard other={other} workshop={props.workshop} /> : null}
    </>
  )
}

interface WarningsProps {
  readonly craft: AppCraft
  readonly overview: ScreenVerdict
}

/** What is to be known besides: what the chips of the law and of keeping say is not said again. */
export function WarningList({ craft, overview }: WarningsProps) {
  const texts = [...new Set(overview.warnings.filter((found) => !isSaidByChip(found)).map(craft.engine.say))]
  if (texts.length === 0) return null
  return (
    <section className={`card ${adviceCss.warnings}`} data-part="warnings" aria-labelledby="warnings">
      <header className="card-head">
        <h2 id="warnings">{warningWords.heading}</h2>
      </header>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
