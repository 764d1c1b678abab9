import { useId, useState } from 'react'
import { numberText, shownName } from '../../format/page-speech.ts'
import { nameWithArticle } from '../../format/with-article.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { boughtLotOf } from '../../model/bought-lots.ts'
import type { MadeBatch } from '../../model/made-batch.ts'
import { countedPieces, recallGroupsOf } from '../../model/recall.ts'
import type { TracedLot } from '../../model/trace.ts'
import { downloadFile } from '../../model/transfer.ts'
import { dayOfYear } from '../../ui/dates.ts'
import { batchBookWords } from '../../words/es/batch-book.ts'
import { recallWords as say } from '../../words/es/recall.ts'
import { useTracedLots } from '../../workshop/use-traced-lots.ts'
import { type RecalledLot, recallCsv } from './batches-csv.ts'
import * as recallCss from './recall.module.css'
import { LotTrace } from './trace.tsx'
import '../../ui/style/controls.css'

interface RowsProps {
  readonly batches: readonly MadeBatch[]
  readonly isSure: boolean
}

const Unknown = () => (
  <span className={recallCss.unknown} role="img" aria-label={say.notKnown}>
    ?
  </span>
)

const Rows = ({ batches, isSure }: RowsProps) =>
  batches.map(({ id, lot, formula, pieces, to }) => (
    <tr key={id} data-part={isSure ? 'recalled' : 'recalled-maybe'}>
      <td>{isSure ? <span className={recallCss.sure}>●</span> : <Unknown />}</td>
      <th scope="row">{lot || batchBookWords.noLot}</th>
      <td>{formula.name}</td>
      <td className="figure">{pieces === undefined ? <Unknown /> : numberText(pieces, 0)}</td>
      <td>{to ?? batchBookWords.toShop}</td>
    </tr>
  ))

/** What is recalled: certain and doubtful, each counted by itself. */
function Recalled({ batches, doubtful }: Pick<TracedLot, 'batches' | 'doubtful'>) {
  return (
    <table className={recallCss.table}>
      <thead>
        <tr>
          <th aria-label={say.isSure} />
          {say.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Rows batches={batches} isSure />
      </tbody>
      {doubtful.length > 0 ? (
        <tbody>
          <tr>
            <td colSpan={5} className="muted">
              {say.maybe}
            </td>
          </tr>
          <Rows batches={doubtful} isSure={false} />
        </tbody>
      ) : null}
    </table>
  )
}

const headlineOf = ({ name, lot, batches, doubtful }: RecalledLot): string => {
  const { pieces, uncounted } = countedPieces(batches)
  return lot === ''
    ? say.unlotted(nameWithArticle(name), doubtful.length)
    : say.headline(nameWithArticle(name), lot, batches.length, pieces, uncounted, doubtful.length)
}

/** From a lot to all that was made with it; what nobody confirmed apart, and never added. */
export function LotRecall({ device }: { readonly device: Pick<DeviceShelf, 'batches' | 'own' | 'habits'> }) {
  const title = useId()
  const { batches, lots } = useTracedLots(device)
  const groups = recallGroupsOf(lots, batches)
  const [chosen, setChosen] = useState<string>()
  const all = groups.flatMap(({ key, name, lots: some, unlotted }): (RecalledLot & { readonly id: string })[] => [
    ...some.map((one) => ({ ...one, ...boughtLotOf(device.habits.lots, one) })),
    ...(unlotted.length > 0 ? [{ id: `? ${key}`, name, lot: '', batches: [], doubtful: unlotted }] : []),
  ])
  const shown = all.find(({ id }) => id === chosen)
  return (
    <section className={`card ${recallCss.recall}`} aria-labelledby={title} data-part="recall">
      <h2 id={title} className={recallCss.title} aria-live="polite">
        {shown ? headlineOf(shown) : say.title}
      </h2>
      {shown ? (
        <p>{say.cameFrom(shown.supplier, shown.bought && dayOfYear(new Date(`${shown.bought}T12:00`)))}</p>
      ) : null}
      <div className={recallCss.columns}>
        <nav aria-label={say.lots} className={recallCss.lots}>
          {groups.map(({ key, name, lots: some, unlotted }) => (
            <section key={key} aria-label={shownName(name)}>
              <h3>{[...new Set(some.flatMap(({ names }) => names))].map(shownName).join(' · ') || shownName(name)}</h3>
              {some.map((one) => (
                <button key={one.id} type="button" aria-pressed={chosen === one.id} onClick={() => setChosen(one.id)}>
                  <span>
                    {one.batches.length > 0 ? <span className={recallCss.sure}>●</span> : <Unknown />} {one.lot}
                  </span>
                  <span className="muted">{say.count(one.batches.length, one.doubtful.length)}</span>
                </button>
              ))}
              {unlotted.length > 0 ? (
                <button type="button" aria-pressed={chosen === `? ${key}`} onClick={() => setChosen(`? ${key}`)}>
                  <span>
                    <Unknown /> {say.noLot}
                  </span>
                  <span className="muted">{say.count(unlotted.length, 0)}</span>
                </button>
              ) : null}
            </section>
          ))}
        </nav>
        <div>
          {shown ? (
            <>
              <Recalled batches={shown.batches} doubtful={shown.doubtful} />
              <div className="buttons">
                <button type="button" className="button primary" onClick={() => print()}>
                  {say.print}
                </button>
                <button
                  type="button"
                  className="button"
                  onClick={() => downloadFile(`${say.csvName}.csv`, 'text/csv', recallCsv(shown))}
                >
                  {say.csv}
                </button>
              </div>
            </>
          ) : (
            <p>{all.length > 0 ? say.choose : batchBookWords.noLots}</p>
          )}
          <p className="muted">{say.law}</p>
        </div>
      </div>
      <details>
        <summary>{say.drawing}</summary>
        <LotTrace device={device} />
      </details>
    </section>
  )
}
