import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { craftOfEngine } from '../../engine/crafts.ts'
import { needsOfFormula } from '../../engine/parts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { numberWithUnit } from '../../format/numbers.ts'
import { shownName } from '../../format/page-speech.ts'
import { setGrams } from '../../model/edits.ts'
import { isSameFormula, isUnweighedRow, type TableFormula, writtenGrams } from '../../model/formula.ts'
import { fragmentOfFormula, type SharedFormula } from '../../model/link.ts'
import { NO_NORMS } from '../../model/norms.ts'
import { readTableFormula } from '../../reading/request.ts'
import { useDoubt } from '../../reading/use-doubt.ts'
import { readInDoubt } from '../../reading/use-reading.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { explainedFiguresIn, FigureGauges } from '../../views/gauges.tsx'
import { VerdictLine } from '../../views/verdict.tsx'
import { tableWords } from '../../words/es/bench.ts'
import { frameWords as say } from '../../words/es/embed.ts'
import * as embedCss from './embed.module.css'

const VerdictChips = lazy(() => import('../../views/verdict-chips.tsx').then((it) => ({ default: it.VerdictChips })))

interface LinesProps {
  readonly formula: TableFormula
  readonly isReadOnly: boolean
  readonly onGrams: (id: string, grams: number | undefined) => void
}

const Lines = ({ formula, isReadOnly, onGrams }: LinesProps) => (
  <ul className={embedCss.lines} aria-label={say.lines}>
    {formula.lines.map((line) => (
      <li key={line.id}>
        <span>{shownName(line.name)}</span>
        {isReadOnly ? (
          <span className={embedCss.grams}>{numberWithUnit(writtenGrams(line), tableWords.unit, 2)}</span>
        ) : (
          <QuantityInput
            value={isUnweighedRow(line) ? undefined : line.grams}
            unit="g"
            label={say.grams(shownName(line.name))}
            className={embedCss.grams}
            onChange={(value) => onGrams(line.id, value)}
            onClear={() => onGrams(line.id, undefined)}
          />
        )}
      </li>
    ))}
  </ul>
)

/** The address of the app with the formula as it is now. */
function useAppAddress(formula: TableFormula, own: SharedFormula['own']): string {
  const [address, setAddress] = useState('./')
  useEffect(() => {
    let isLast = true
    void fragmentOfFormula({ formula, own }).then((fragment) => isLast && setAddress(`./${fragment}`))
    return () => {
      isLast = false
    }
  }, [formula, own])
  return address
}

/** A formula with its verdict and gauges, to look at or to play with: nothing of it is kept. */
export function FormulaFrame({ shared, isReadOnly }: { readonly shared: SharedFormula; readonly isReadOnly: boolean }) {
  const { own } = shared
  const [formula, setFormula] = useState(shared.formula)
  const { engine, label, types } = craftOfEngine(useEngine(needsOfFormula(formula)), formula.craft)
  const doubting = useDoubt()
  const reading = useMemo(
    () => readInDoubt(doubting, engine, formula, own, { advice: false, norms: NO_NORMS }),
    [doubting, engine, formula, own],
  )
  const shown = useDeferredValue(formula)
  const explained = useMemo(
    () =>
      explainedFiguresIn(readTableFormula(engine, shown, own, { advice: false, explain: true, norms: NO_NORMS }).body),
    [engine, shown, own],
  )
  const address = useAppAddress(formula, own)
  const isChanged = !isSameFormula(formula, shared.formula)
  return (
    <article className={embedCss.frame} data-part="frame" data-craft={formula.craft}>
      <header className={embedCss.head}>
        <h2>{formula.name || (types[formula.type]?.label ?? label)}</h2>
        <VerdictLine reading={reading} />
      </header>
      {reading.overview ? (
        <div className={embedCss.facts}>
          <Suspense>
            <VerdictChips overview={reading.overview} body={reading.body} />
          </Suspense>
        </div>
      ) : null}
      <div className={embedCss.columns}>
        <Lines
          formula={formula}
          isReadOnly={isReadOnly}
          onGrams={(id, grams) => setFormula((now) => setGrams(now, id, grams))}
        />
        {reading.overview ? (
          <FigureGauges overview={reading.overview} preview={undefined} explained={explained} own={undefined} isBare />
        ) : null}
      </div>
      <footer className={embedCss.foot}>
        {isReadOnly ? null : <span className="muted">{say.play}</span>}
        {isChanged ? (
          <button type="button" className={embedCss.action} onClick={() => setFormula(shared.formula)}>
            {say.back}
          </button>
        ) : null}
        <a className={embedCss.action} href={address} target="_blank" rel="noopener">
          {say.open}
        </a>
      </footer>
    </article>
  )
}
