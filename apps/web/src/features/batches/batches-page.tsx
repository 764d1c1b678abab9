import type { DeviceShelf } from '../../library/use-device.ts'
import { downloadFile } from '../../model/transfer.ts'
import { useDocument } from '../../routes/use-page.ts'
import * as pageCss from '../../ui/page.module.css'
import { batchBookWords as say } from '../../words/es/batch-book.ts'
import { madeBatchWords } from '../../words/es/made-batch.ts'
import { loadingText } from '../../words/es/shell.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import { BatchRows, countedText, OpenableRows } from './batch-rows.tsx'
import * as batchesCss from './batches.module.css'
import { batchesCsv } from './batches-csv.ts'
import { FormulaBatches } from './formula-batches.tsx'
import { OwnWorkshop } from './own-workshop.tsx'
import { LotRecall } from './recall.tsx'
import '../../ui/style/controls.css'

interface Props {
  /** None on a device that only weighs: what is learned is used, and opened, where formulas are changed. */
  readonly workshop?: WorkshopState
  readonly device: DeviceShelf
}

/** What was made, what it said, of which lots, and what it has taught. */
export function BatchesPage({ workshop, device }: Props) {
  const { batches, isRead, saved } = device
  const opened = useDocument()
  const of = saved.find(({ id }) => id === opened)
  if (of && workshop) return <FormulaBatches saved={of} workshop={workshop} device={device} />
  return (
    <div className={pageCss.page}>
      <header className={batchesCss.head}>
        <h1>{madeBatchWords.page}</h1>
        {batches.length > 0 ? (
          <button
            type="button"
            className="button"
            onClick={() => downloadFile(`${say.csvName}.csv`, 'text/csv', batchesCsv(batches, device.habits.lots))}
          >
            {say.csv}
          </button>
        ) : null}
      </header>
      {!isRead ? (
        <p className="loading">{loadingText}</p>
      ) : batches.length === 0 ? (
        <p>{say.none}</p>
      ) : (
        <>
          <p className="lead">{countedText(batches)}</p>
          {workshop ? (
            <>
              <OpenableRows batches={batches} workshop={workshop} isNamed />
              <OwnWorkshop device={device} />
            </>
          ) : (
            <BatchRows batches={batches} onOpen={undefined} isNamed />
          )}
          <LotRecall device={device} />
        </>
      )}
    </div>
  )
}
