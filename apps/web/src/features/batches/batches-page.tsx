import { forgetBatch, keepBatch } from '../../library/commands/batches.ts'
import type { Device } from '../../library/use-device.ts'
import type { MadeBatch } from '../../model/made-batch.ts'
import { download } from '../../model/transfer.ts'
import * as pageCss from '../../ui/page.module.css'
import { useToast } from '../../ui/toasts.tsx'
import { batch as say } from '../../words/es/made-batch.ts'
import { loading, toasts } from '../../words/es/shell.ts'
import * as batchesCss from './batches.module.css'
import { batchesCsv } from './batches-csv.ts'
import { OwnWorkshop } from './own-workshop.tsx'
import { Trace } from './trace.tsx'

const MARK: Readonly<Record<string, string>> = { si: '●', justo: '○', no: '▽', pendiente: '–' }

interface RowProps {
  readonly batch: MadeBatch
  readonly onRemove: () => void
}

const Row = ({ batch: { lot, day, formula, verdict, sentence, note }, onRemove }: RowProps) => (
  <li className={batchesCss.row}>
    <p>
      <span aria-hidden="true">{MARK[verdict] ?? '–'} </span>
      <strong>{formula.name || lot}</strong>{' '}
      <span className="muted">{`${day} · ${lot} · ${say.verdict[verdict] ?? ''}`}</span>
    </p>
    <p>{sentence}</p>
    {note ? <p className="muted">{note}</p> : null}
    <button type="button" className="button quiet" onClick={onRemove}>
      {say.remove}
    </button>
  </li>
)

/** What was made, what it said, of which lots, and what it has taught. */
export function BatchesPage({ device: { batches, isRead } }: { readonly device: Device }) {
  const toast = useToast()
  const good = batches.filter(({ verdict }) => verdict === 'si').length

  function remove(batch: MadeBatch): void {
    void forgetBatch(batch.id).catch(() => toast({ text: toasts.notKept }))
    toast({ text: say.removed, undo: () => void keepBatch(batch) })
  }

  return (
    <div className={pageCss.page}>
      <header className={pageCss.head}>
        <h1>{say.page}</h1>
        {batches.length > 0 ? (
          <button
            type="button"
            className="button"
            onClick={() => download(`${say.csvName}.csv`, 'text/csv', batchesCsv(batches))}
          >
            {say.csv}
          </button>
        ) : null}
      </header>
      {!isRead ? (
        <p className="loading">{loading}</p>
      ) : batches.length === 0 ? (
        <p>{say.none}</p>
      ) : (
        <>
          <p>{say.count(batches.length, good)}</p>
          <ul className={`card ${batchesCss.list}`}>
            {batches.map((batch) => (
              <Row key={batch.id} batch={batch} onRemove={() => remove(batch)} />
            ))}
          </ul>
          <OwnWorkshop batches={batches} />
          <Trace batches={batches} />
        </>
      )}
    </div>
  )
}
