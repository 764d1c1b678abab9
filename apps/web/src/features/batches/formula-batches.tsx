import { capitaliseName } from '@obrador/engine'
import { useMemo } from 'react'
import { craftOfEngine } from '../../engine/crafts.ts'
import { needsOfFormula } from '../../engine/parts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { nameWithArticle } from '../../format/with-article.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { SavedFormula } from '../../model/formula.ts'
import { batchesOfFormula } from '../../model/made-batch.ts'
import { downloadFile } from '../../model/transfer.ts'
import { beliefsInBatches, mostMovedComponent } from '../../reading/believed.ts'
import { identityInCraft } from '../../reading/identity.ts'
import { type BatchAnswer, readBatch } from '../../reading/made-batch.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { goToPage, showDocument } from '../../routes/use-page.ts'
import * as pageCss from '../../ui/page.module.css'
import { formulaNameOf } from '../../views/formula-name.ts'
import { OpenLots } from '../../views/open-lots.tsx'
import { batchBookWords as say } from '../../words/es/batch-book.ts'
import { lotWords } from '../../words/es/lots.ts'
import { useOpener } from '../../workshop/use-opener.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import { countedText, OpenableRows } from './batch-rows.tsx'
import * as batchesCss from './batches.module.css'
import { batchesCsv } from './batches-csv.ts'
import { OwnWorkshop } from './own-workshop.tsx'
import { ReadingStrips } from './strips.tsx'
import '../../ui/style/controls.css'

interface Props {
  readonly saved: SavedFormula
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
}

/** The lot that is furthest from what is usual, in a sentence. */
function oddLot({ lotes }: BatchAnswer): string {
  const odd = lotes.map((lot) => ({ lot, moved: mostMovedComponent(lot) })).find(({ moved }) => moved)
  if (!odd?.moved) return ''
  const { lot, moved } = odd
  const name = capitaliseName(nameWithArticle(lot.nombre))
  return moved.component === 'absorcion'
    ? say.drinks(name, lot.lote, moved.change > 0)
    : say.lotIs(name, lot.lote, lotWords.how(moved.component, moved.change))
}

/** The batches of one formula: how they went, what is expected of the next, what they taught, and the lots that are open. */
export function FormulaBatches({ saved, workshop, device }: Props) {
  const { formula } = saved
  const { own, habits } = device
  const craft = craftOfEngine(useEngine([...needsOfFormula(formula), 'names']), formula.craft)
  const open = useOpener(workshop)
  const batches = useMemo(() => batchesOfFormula(device.batches, saved.id), [device.batches, saved.id])
  const last = batches[0]?.formula ?? formula
  const plan = useMemo(() => {
    const day = new Date().toLocaleDateString('sv-SE')
    return readBatch(
      craft,
      { formula: last, day, lines: [], readings: [] },
      own,
      beliefsInBatches(device.batches, habits),
    )
  }, [craft, last, own, device.batches, habits])
  const next = useMemo(
    () =>
      typeof plan === 'string'
        ? {}
        : Object.fromEntries(plan.esperado.map(({ que, valor, mas_menos }) => [que, { value: valor, sd: mas_menos }])),
    [plan],
  )
  const of = useMemo(() => last.lines.map((line) => identityInCraft(craft, line, last.type, own)), [craft, last, own])
  return (
    <div className={pageCss.page} data-craft={formula.craft}>
      <p>
        <PageLink to="formulas">{`‹ ${say.back}`}</PageLink>
      </p>
      <header className={batchesCss.head}>
        <div>
          <h1>{formulaNameOf(saved)}</h1>
          <p className="muted">{craft.types[formula.type]?.label ?? ''}</p>
        </div>
        <div className="buttons">
          <button
            type="button"
            className="button"
            disabled={batches.length === 0}
            onClick={() => downloadFile(`${say.csvName}.csv`, 'text/csv', batchesCsv(batches, habits.lots))}
          >
            {say.csv}
          </button>
          <button type="button" className="button" onClick={() => open({ ...formula, entry: saved.id })}>
            {say.onTable}
          </button>
        </div>
      </header>
      <nav className={batchesCss.tabs} aria-label={formulaNameOf(saved)}>
        <button type="button" onClick={() => open({ ...formula, entry: saved.id })}>
          {say.tabs.formula}
        </button>
        <a href={`?f=${saved.id}`} aria-current="page">
          {say.tabs.batches}
        </a>
        <button
          type="button"
          onClick={() => {
            goToPage('formulas')
            showDocument(saved.id)
          }}
        >
          {say.tabs.versions}
        </button>
      </nav>
      {batches.length === 0 ? (
        <p>{say.noneOf}</p>
      ) : (
        <div className={batchesCss.columns}>
          <div className={batchesCss.column}>
            <p className="lead">
              {countedText(batches)} {typeof plan === 'string' ? '' : oddLot(plan)}
            </p>
            <ReadingStrips batches={batches} next={next} />
            <OpenableRows batches={batches} workshop={workshop} />
          </div>
          <div className={batchesCss.column}>
            <OwnWorkshop device={device} />
            <section className="card" aria-label={lotWords.title}>
              <h2>{lotWords.title}</h2>
              <OpenLots device={device} of={of} />
            </section>
          </div>
        </div>
      )}
    </div>
  )
}
