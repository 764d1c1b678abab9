import { lazy, Suspense, useState } from 'react'
import { craftOfEngine } from '../../engine/crafts.ts'
import { needsOfFormula } from '../../engine/parts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { numberWithUnit, percentWithUnit } from '../../format/numbers.ts'
import { shownName } from '../../format/page-speech.ts'
import { keepVersion } from '../../library/commands/formulas.ts'
import { addOwnIngredient } from '../../library/commands/pantry.ts'
import { formulaWithIds, meetOwnIngredients } from '../../library/plan.ts'
import { type DeviceShelf, loadDevice } from '../../library/use-device.ts'
import { isSameFormula, type TableFormula, totalGramsOf, writtenGrams } from '../../model/formula.ts'
import type { SharedFormula } from '../../model/link.ts'
import { rangesForType } from '../../model/norms.ts'
import { useReading } from '../../reading/use-reading.ts'
import { goToPage } from '../../routes/use-page.ts'
import { ColumnHeads } from '../../ui/table-head.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { explainedFiguresIn, FigureGauges } from '../../views/gauges.tsx'
import * as stepsCss from '../../views/steps.module.css'
import { StepsByPart } from '../../views/steps-by-part.tsx'
import { VerdictLine } from '../../views/verdict.tsx'
import { tableWords, titleWords } from '../../words/es/bench.ts'
import { detailWords, methodWords } from '../../words/es/book.ts'
import { previewWords as say } from '../../words/es/copy.ts'
import { toastWords } from '../../words/es/shell.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import * as previewCss from './preview.module.css'
import '../../ui/style/controls.css'

const CompareSheet = lazy(() => import('../../views/compare-sheet.tsx').then((it) => ({ default: it.CompareSheet })))

interface Props {
  readonly shared: SharedFormula
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  readonly onClose: () => void
}

const Lines = ({ formula }: { readonly formula: TableFormula }) => {
  const total = totalGramsOf(formula.lines)
  return (
    <table className="table">
      <ColumnHeads rows={tableWords.ingredient} figures={[tableWords.grams, '%']} />
      <tbody>
        {formula.lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">{shownName(line.name)}</th>
            <td className="number">{numberWithUnit(writtenGrams(line), tableWords.unit, 2)}</td>
            <td className="number">{total > 0 ? percentWithUnit((100 * writtenGrams(line)) / total) : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A formula that came in a link, to look at: the table and the library stay as they are until it is taken. */
export function SharedPreview({ shared, workshop, device, onClose }: Props) {
  const toast = useToast()
  const { formula, own } = shared
  const craft = craftOfEngine(useEngine(needsOfFormula(formula)), formula.craft)
  // As its own bench would say it: with how sure it is.
  const { now: reading, full } = useReading(craft, formula, { own, norms: device.norms })
  const name = formula.name || titleWords.placeholder
  const [comparing, setComparing] = useState(false)
  const known =
    device.saved.find((saved) => isSameFormula(saved.formula, formula)) ??
    device.saved.find(
      ({ formula: mine }) => mine.craft === formula.craft && mine.name !== '' && mine.name === formula.name,
    )

  /** Its own ingredients come along, under ids that mean nothing else here. */
  async function take(then: (formula: TableFormula) => void | Promise<void>): Promise<void> {
    // Where the library cannot be read, it has nothing of it.
    await loadDevice().catch(() => undefined)
    const { added, ids } = meetOwnIngredients(own, device.now().own)
    if (added.length > 0) await addOwnIngredient(added)
    await then(formulaWithIds(formula, ids))
  }

  const open = () =>
    take((taken) => {
      onClose()
      goToPage('')
      toast({ text: toastWords.opened(name), undo: workshop.open(taken) })
    })
  const save = () =>
    take(async (taken) => {
      const { isWritten } = await keepVersion(taken, detailWords.first)
      onClose()
      if (isWritten) toast({ text: toastWords.saved(name) })
    })

  return (
    <article className={previewCss.preview} aria-label={say.region}>
      <p className={previewCss.strip}>{say.sent}</p>
      <header>
        <h1>{name}</h1>
        <p className="muted">
          {craft.label} · {craft.types[formula.type]?.label ?? formula.type}
        </p>
      </header>
      <VerdictLine reading={reading} />
      {own.length > 0 ? <p>{say.own(own.map((one) => one.name))}</p> : null}
      {known === undefined ? null : isSameFormula(known.formula, formula) ? (
        <p>{say.known}</p>
      ) : (
        <p>
          {say.other(known.versions.length)}{' '}
          <button type="button" className="button quiet" onClick={() => setComparing(true)}>
            {say.compare}
          </button>
        </p>
      )}
      <div className={previewCss.columns}>
        <section className="card">
          <Lines formula={formula} />
          {formula.steps && formula.steps.length > 0 ? (
            <>
              <h2>{methodWords.heading}</h2>
              <StepsByPart steps={formula.steps} className={stepsCss.steps} listed="steps" />
            </>
          ) : null}
        </section>
        {reading.overview ? (
          <FigureGauges
            overview={reading.overview}
            preview={undefined}
            explained={explainedFiguresIn(full.body)}
            own={rangesForType(device.norms, formula)}
          />
        ) : null}
      </div>
      <div className={`buttons ${previewCss.foot}`} data-part="preview-foot">
        <button type="button" className="button primary" onClick={() => void open()}>
          {say.open}
        </button>
        <button type="button" className="button" onClick={() => void save()}>
          {say.save}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {say.close}
        </button>
      </div>
      {comparing && known ? (
        <Suspense>
          <CompareSheet device={device} table={formula} about={known} onClose={() => setComparing(false)} />
        </Suspense>
      ) : null}
    </article>
  )
}
