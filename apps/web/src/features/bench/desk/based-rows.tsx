import { capitaliseName, findRow } from '@obrador/engine'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { AppCraft } from '../../../engine/crafts.ts'
import { digitsInThrees } from '../../../format/in-threes.ts'
import { gramsText } from '../../../format/numbers.ts'
import { decapitaliseName, numberText, shownName } from '../../../format/page-speech.ts'
import type { DeviceShelf } from '../../../library/use-device.ts'
import { batchFactor, isBatchScaled } from '../../../model/batch.ts'
import { addLines, setGrams } from '../../../model/edits.ts'
import { isUnweighedRow, newLine, type TableFormula, type TableLine, totalGramsOf } from '../../../model/formula.ts'
import { type OnDesk, readDesk } from '../../../reading/read-desk.ts'
import { DecorativeIcon } from '../../../ui/icons.tsx'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { QuantityInput } from '../../../ui/quantity-input.tsx'
import { tableWords } from '../../../words/es/bench.ts'
import { basedDeskWords as say } from '../../../words/es/desk.ts'
import type { WorkshopState } from '../../../workshop/use-workshop.ts'
import { DeskOf, type DeskPlace } from '../row-context.ts'
import * as tableCss from '../table.module.css'
import type { WeighLine } from '../weigh.ts'
import { type BasedLine, formulaScaledBy, formulaWithShare, isBaseLine, lineWeighedAs } from './based.ts'
import * as deskCss from './desk.module.css'
import { StageBlock } from './stage-block.tsx'
import '../../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  /** How a weight that is typed changes the formula: while shares rule, one of the base scales them all. */
  readonly weigh: RefObject<WeighLine>
  readonly children: ReactNode
}

/** An arrow moves a share by a tenth. */
const STEP = 0.1
/** Doses of yeast live on thousandths; nothing else needs more than hundredths. */
const SMALL = 0.1
const shown = (percent: number): number => Number(percent.toFixed(percent < SMALL ? 3 : 2))
/** What is weighed today is read on a scale. */
const today = (grams: number): string => digitsInThrees(numberText(grams, grams < 20 ? 1 : 0))

/** The lines as they stood before the field that is being typed in was touched: keys on the way to a figure leave no trace. */
interface Session {
  readonly field: string
  readonly before: readonly BasedLine[]
  readonly after: readonly TableLine[]
}

/** Both columns, each of which rules when it is typed. */
function useBased(
  on: OnDesk | undefined,
  { formula, edit }: WorkshopState,
  isBoth: boolean,
  weigh: RefObject<WeighLine>,
) {
  const session = useRef<Session>(undefined)
  const lines = formula.lines.map((line): BasedLine => {
    const read = on?.lines.get(line.id)
    return { id: line.id, grams: line.grams, base: read && read.grams > 0 ? read.base / read.grams : 0 }
  })
  const latest = useRef(lines)
  latest.current = lines

  function change(
    now: TableFormula,
    field: string,
    how: (before: readonly BasedLine[]) => ReadonlyMap<string, number> | undefined,
  ) {
    const known = session.current
    const before = known?.field === field && known.after === now.lines ? known.before : latest.current
    const weights = how(before)
    if (!weights) return undefined
    const after = lineWeighedAs(now.lines, weights)
    session.current = { field, before, after }
    return { ...now, lines: after }
  }

  const share = (line: TableLine, percent: number | undefined): void =>
    edit((now) => {
      const shared =
        percent === undefined
          ? undefined
          : change(now, `share ${line.id}`, (before) => formulaWithShare(before, line.id, percent))
      return percent ? (shared ?? now) : setGrams(shared ?? now, line.id, percent)
    }, `share ${line.id}`)

  useEffect(() => {
    const scales: WeighLine = (now, id, grams) => {
      const line = latest.current.find((one) => one.id === id)
      const scaled =
        line && grams !== undefined && isBaseLine(line)
          ? change(now, `base ${id}`, (before) => formulaScaledBy(before, id, grams))
          : undefined
      return scaled ?? setGrams(now, id, grams)
    }
    weigh.current = isBoth ? scales : setGrams
    return () => {
      weigh.current = setGrams
    }
  })
  return { lines, share }
}

interface PercentProps {
  readonly line: TableLine
  readonly whole: number
  /** What the base is called. */
  readonly label: string
  /** None where there is nothing to choose. */
  readonly onShare: ((line: TableLine, percent: number | undefined) => void) | undefined
}

/** What a line is over the base, to be typed or to be read. */
function Percent({ line, whole, label, onShare }: PercentProps) {
  if (whole <= 0) return <span className={deskCss.basedShare} />
  const percent = shown((100 * line.grams) / whole)
  const name = line.name === '' ? tableWords.noName : line.name
  return onShare ? (
    <QuantityInput
      className={deskCss.basedShare}
      label={say.percentOf(shownName(name), label)}
      value={isUnweighedRow(line) ? undefined : percent}
      step={STEP}
      onChange={(typed) => onShare(line, typed)}
      onClear={() => onShare(line, undefined)}
    />
  ) : (
    <output className={deskCss.basedShare} aria-label={say.percentOf(shownName(name), label)}>
      {isUnweighedRow(line) ? '?' : numberText(percent, 3)}
    </output>
  )
}

interface ModesProps {
  readonly hasToday: boolean
  readonly isBoth: boolean
  readonly isToday: boolean
  readonly onBoth: (isBoth: boolean) => void
  readonly onToday: (isToday: boolean) => void
}

/** Whether shares are shown beside the grams, and on a telephone what is weighed today in their place. */
const Modes = ({ hasToday, isBoth, isToday, onBoth, onToday }: ModesProps) => (
  <div className={deskCss.basedHead}>
    <fieldset className="choices">
      <legend className="unseen">{say.mode}</legend>
      {[true, false].map((both) => (
        <label key={String(both)} className="choice">
          <input type="radio" name="based" checked={isBoth === both} onChange={() => onBoth(both)} />
          {both ? say.both : say.grams}
        </label>
      ))}
    </fieldset>
    {hasToday ? (
      <button
        type="button"
        className={`button ${deskCss.todaySwitch}`}
        aria-pressed={isToday}
        onClick={() => onToday(!isToday)}
      >
        {say.today}
      </button>
    ) : null}
  </div>
)

interface StageProps extends Pick<Props, 'workshop'> {
  readonly stage: NonNullable<NonNullable<AppCraft['definition']['desk']>['stage']>
}

/** A stage made before the rest comes in as a line, of one of the kinds that the craft knows. */
const AddStage = ({ stage, workshop }: StageProps) => (
  <MenuButton
    className="button quiet"
    items={stage.kinds.flatMap((id) => {
      const name = findRow(id)?.name
      const add = (named: string): void => workshop.edit((now) => addLines(now, [newLine(named, 0)]))
      return name === undefined ? [] : [{ id, label: name, run: () => add(name) }]
    })}
  >
    <DecorativeIcon name="plus" />
    {stage.label}
  </MenuButton>
)

/** The rows with what each is over the base, typed either way, and what is weighed today. */
export function BasedRows({ craft, workshop, device, weigh, children }: Props) {
  const { formula } = workshop
  const [isBoth, setBoth] = useState(true)
  const [isToday, setToday] = useState(false)
  const on = useMemo(() => readDesk(craft, formula, device.own), [craft, formula, device.own])
  const { lines, share } = useBased(on, workshop, isBoth, weigh)
  const { desk } = craft.definition
  const label = desk?.base?.label ?? ''
  const whole = on?.base ?? 0
  const factor = batchFactor(formula)
  const hasToday = isBatchScaled(formula.batch)
  const givers = lines.filter((one) => isBaseLine(one) && one.grams > 0).length
  const hasStage = [...(on?.lines.values() ?? [])].some(({ stage }) => stage)

  /** The only flour there is has no share to choose: it is what is left. */
  const isFree = ({ id }: TableLine): boolean => {
    const line = lines.find((one) => one.id === id)
    return line !== undefined && (line.base === 0 || givers > (isBaseLine(line) ? 1 : 0))
  }

  function onRow(line: TableLine, place: DeskPlace): ReactNode {
    if (place === 'before')
      return isBoth ? (
        <Percent line={line} whole={whole} label={label} onShare={isFree(line) ? share : undefined} />
      ) : null
    if (place === 'after')
      return hasToday ? (
        <span className={`${tableCss.share} ${deskCss.today}`}>{today(line.grams * factor)}</span>
      ) : null
    const read = on?.lines.get(line.id)
    return read?.stage && !line.made && desk?.stage ? (
      <StageBlock
        line={line}
        stage={read.stage}
        label={desk.stage.label}
        whole={whole}
        factor={hasToday ? factor : undefined}
        isBoth={isBoth}
        workshop={workshop}
      />
    ) : null
  }

  const sum = totalGramsOf(formula.lines)
  const cells = (percent: number, weight: number) => (
    <>
      {isBoth ? <span>{numberText(percent, 1)}</span> : null}
      <span className={deskCss.weight}>{gramsText(weight)} g</span>
      {hasToday ? <span className={deskCss.today}>{today(weight * factor)} g</span> : null}
    </>
  )
  return (
    <div
      className={deskCss.based}
      data-both={isBoth || undefined}
      data-day={hasToday || undefined}
      data-today={isToday || undefined}
    >
      <Modes hasToday={hasToday} isBoth={isBoth} isToday={isToday} onBoth={setBoth} onToday={setToday} />
      {whole <= 0 ? <p className="muted">{say.none(label)}</p> : null}
      <div className={deskCss.basedHeads} aria-hidden="true">
        <span>{tableWords.ingredient}</span>
        {isBoth ? <span>{say.percentHead(label)}</span> : null}
        <span className={deskCss.weight}>{say.gramsHead}</span>
        {hasToday ? <span className={deskCss.today}>{say.today}</span> : null}
      </div>
      <DeskOf value={onRow}>{children}</DeskOf>
      {whole > 0 ? (
        <>
          <div className={`${deskCss.basedSum} ${deskCss.basedWhole}`} data-part="based-sum">
            <span>{desk?.loss ? capitaliseName(desk.loss.raw) : tableWords.total}</span>
            {cells((100 * sum) / whole, sum)}
          </div>
          <div className={deskCss.basedSum} data-part="based-sum">
            <span>
              {hasStage && desk?.stage ? say.whole(label, decapitaliseName(desk.stage.label)) : say.wholePlain(label)}
            </span>
            {cells(100, whole)}
          </div>
        </>
      ) : null}
      {desk?.stage ? <AddStage stage={desk.stage} workshop={workshop} /> : null}
    </div>
  )
}
