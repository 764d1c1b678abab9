import { lazy, Suspense, useDeferredValue, useId, useState } from 'react'
import { craftOfEngine } from '../../engine/crafts.ts'
import { needsOfFormula } from '../../engine/parts.ts'
import { useEngine, useEngineWith } from '../../engine/use-engine.ts'
import { foldedWordsIn } from '../../format/folded.ts'
import { gramsText } from '../../format/numbers.ts'
import { shownName } from '../../format/page-speech.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { isUnweighedRow, type SavedFormula, totalGramsOf } from '../../model/formula.ts'
import { namedLines } from '../../reading/request.ts'
import { useOver } from '../../routes/use-over.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import * as pageCss from '../../ui/page.module.css'
import { ColumnHeads } from '../../ui/table-head.tsx'
import { formulaNameOf, isFormulaFound } from '../../views/formula-name.ts'
import { StepsByPart } from '../../views/steps-by-part.tsx'
import * as weighRowCss from '../../views/weigh-row.module.css'
import { craftNames, loadingText } from '../../words/es/shell.ts'
import { weighingFormulaWords as say } from '../../words/es/weighing.ts'
import * as toWeighCss from './to-weigh.module.css'
import '../../ui/style/controls.css'

const Kitchen = lazy(() => import('./kitchen-sheet.tsx').then((it) => ({ default: it.KitchenSheet })))

/** Rows that are read by going down; of more than these one is searched for. */
const MOST_ROWS = 60

interface RowProps {
  readonly saved: SavedFormula
  readonly onWeigh: () => void
}

/** A formula: what goes into it and how it is made, under its name. */
function Row({ saved, onWeigh }: RowProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { formula, note } = saved
  const name = formulaNameOf(saved)
  const type = useEngineWith([formula.craft]).crafts[formula.craft]?.types[formula.type]?.label
  return (
    <li className={weighRowCss.row} data-part="to-weigh" data-craft={formula.craft}>
      <button
        type="button"
        className={weighRowCss.name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <strong>{name}</strong>
        <span className="muted">{`${type ?? craftNames[formula.craft]} · ${gramsText(totalGramsOf(formula.lines))} g`}</span>
      </button>
      <button type="button" className="button" aria-label={say.weighIt(name)} onClick={onWeigh}>
        <DecorativeIcon name="scale" />
        {say.weigh}
      </button>
      <div id={id} className={toWeighCss.inside} hidden={!isOpen}>
        <table className="table">
          <caption className="unseen">{say.lines(name)}</caption>
          <ColumnHeads rows={say.ingredient} figures={[say.grams]} />
          <tbody>
            {namedLines(formula).map((line) => (
              <tr key={line.id}>
                <th scope="row">{shownName(line.name)}</th>
                <td className="number">{isUnweighedRow(line) ? '?' : gramsText(line.grams)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {formula.steps && formula.steps.length > 0 ? (
          <>
            <h3>{say.steps}</h3>
            <StepsByPart steps={formula.steps} listed="steps" />
          </>
        ) : null}
        {note ? <p className="muted">{note}</p> : null}
      </div>
    </li>
  )
}

interface KitchenProps {
  readonly saved: SavedFormula
  readonly device: DeviceShelf
  readonly onClose: () => void
}

/** A formula of the book on the scale, once its craft is here. */
function Weighed({ saved: { id, formula }, device, onClose }: KitchenProps) {
  const craft = craftOfEngine(useEngine([...needsOfFormula(formula), 'names']), formula.craft)
  return <Kitchen craft={craft} formula={{ ...formula, entry: id }} device={device} onClose={onClose} />
}

/** The formulas of the book, to be read and weighed: nothing here changes one. */
export function FormulasToWeigh({ device }: { readonly device: DeviceShelf }) {
  const [text, setText] = useState('')
  const over = useOver<string>(() => undefined)
  const words = useDeferredValue(foldedWordsIn(text))
  const { saved, isRead } = device
  const found = saved.filter((one) => isFormulaFound(one, words))
  const weighed = saved.find(({ id }) => id === over.opened)
  return (
    <div className={`${pageCss.page} ${toWeighCss.page}`}>
      <header className={pageCss.head}>
        <h1>{say.title}</h1>
      </header>
      {isRead ? null : <p className="loading">{loadingText}</p>}
      {saved.length > 0 ? (
        <label className="field">
          {say.search}
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
      ) : null}
      {isRead && found.length === 0 ? <p className="muted">{saved.length === 0 ? say.empty : say.none}</p> : null}
      {found.length > 0 ? (
        <ul className={`card ${toWeighCss.list}`} aria-label={say.list}>
          {found.slice(0, MOST_ROWS).map((one) => (
            <Row key={one.id} saved={one} onWeigh={() => over.open(one.id)} />
          ))}
        </ul>
      ) : null}
      {found.length > MOST_ROWS ? <p className="muted">{say.more(found.length - MOST_ROWS)}</p> : null}
      {weighed ? (
        <Suspense>
          <Weighed saved={weighed} device={device} onClose={over.close} />
        </Suspense>
      ) : null}
    </div>
  )
}
