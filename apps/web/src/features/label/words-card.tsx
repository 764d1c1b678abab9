// biome-ignore-all lint/a11y/noRedundantRoles: on a telephone its rows are drawn as blocks, which some readers no longer take for a table.
import { foldedText } from '../../format/folded.ts'
import { shownName } from '../../format/page-speech.ts'
import type { TableLine } from '../../model/formula.ts'
import type { OnLabel } from '../../model/mentions.ts'
import { wordRows as say } from '../../words/es/label-desk.ts'
import '../../ui/style/controls.css'
import * as labelCss from './label.module.css'

interface Props {
  readonly on: OnLabel
  /** What each line is calculated as, by the name that was written. */
  readonly readAs: (name: string) => string | undefined
  /** Writes the catalogue's name in the place of the maker's. */
  readonly onRename?: ((written: string, name: string) => void) | undefined
}

/** What words are calculated as: those of what its maker makes or has described as themselves; the rest as a row of the catalogue. */
export function calculatedAs(
  lines: readonly Pick<TableLine, 'name' | 'own' | 'made'>[],
  rowNameOf: (name: string) => string | undefined,
): (name: string) => string | undefined {
  const own = new Set(lines.flatMap((line) => ((line.made ?? line.own) === undefined ? [] : [line.name])))
  return (name) => (own.has(name) ? name : rowNameOf(name))
}

/** How a name was read serves the figures; what was written is printed. Where the three differ, all are shown. */
export function WordsCard({ on, readAs, onRename }: Props) {
  const rows = on.label.ingredientes.lista.flatMap(({ nombre, lineas }) =>
    lineas.map((written) => ({ written, printed: nombre, as: readAs(written) })),
  )
  const told = rows.filter(
    ({ written, printed, as }) =>
      foldedText(written) !== foldedText(printed) || (as !== undefined && foldedText(as) !== foldedText(written)),
  )
  if (told.length === 0) return null
  const { sinDato } = on.label.alergenos
  return (
    <section className="card" aria-labelledby="words">
      <header className="card-head">
        <h2 id="words">{say.title}</h2>
        <span className="muted">{say.help}</span>
      </header>
      <div className={labelCss.words}>
        <table className="table" role="table" data-part="label-words" aria-label={say.table}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {say.written}
              </th>
              <th role="columnheader" scope="col">
                {say.printed}
              </th>
              <th role="columnheader" scope="col">
                {say.as}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {told.map(({ written, printed, as }) => (
              <tr key={written} role="row">
                <th role="rowheader" scope="row" data-head={say.written}>
                  {shownName(written)}
                </th>
                <td role="cell" lang="es" data-head={say.printed}>
                  <b>{printed}</b>
                </td>
                <td role="cell" data-head={say.as}>
                  {(as && shownName(as)) ?? (sinDato.includes(written) ? say.unread : say.weighs)}
                  {onRename && as !== undefined && foldedText(as) !== foldedText(written) ? (
                    <button type="button" className="button quiet" onClick={() => onRename(written, as)}>
                      {say.rename}
                      <span className="unseen"> {say.renamed(shownName(written), shownName(as))}</span>
                    </button>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
