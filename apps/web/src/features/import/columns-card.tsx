import { BOOK_LAYOUTS, type BookColumn, type ByHand, COLUMN_ROLES } from '@obrador/list/book'
import { useState } from 'react'
import { GRAMS_PER_KILO } from '../../format/numbers.ts'
import { pageLocale } from '../../format/page-speech.ts'
import { columnWords as say } from '../../words/es/import.ts'
import * as importCss from './import.module.css'
import type { ReadFile } from './protocol.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly file: ReadFile
  readonly byHand: ByHand
  readonly onChange: (byHand: ByHand) => void
}

const LETTERS = 26
const letterOf = (at: number): string =>
  (at >= LETTERS ? letterOf(Math.floor(at / LETTERS) - 1) : '') + String.fromCharCode(65 + (at % LETTERS))

/** Kilos are grams by the thousand: one more thing to choose. */
const KILOS = 'kilos'
const chosenOf = ({ role, grams }: BookColumn): string => (role === 'grams' && grams === GRAMS_PER_KILO ? KILOS : role)
const columnOf = (value: string): BookColumn => {
  if (value === KILOS) return { role: 'grams', grams: GRAMS_PER_KILO }
  const role = COLUMN_ROLES.find((one) => one === value) ?? 'skip'
  return role === 'grams' ? { role, grams: 1 } : { role }
}

interface SelectProps {
  readonly label: string
  readonly column: BookColumn
  readonly onChange: (column: BookColumn) => void
}

const RoleSelect = ({ label, column, onChange }: SelectProps) => (
  <select aria-label={label} value={chosenOf(column)} onChange={(event) => onChange(columnOf(event.target.value))}>
    {COLUMN_ROLES.map((role) => (
      <option key={role} value={role}>
        {say.roles[role]}
      </option>
    ))}
    <option value={KILOS}>{say.kilos}</option>
  </select>
)

const shown = (cell: string | number | undefined): string =>
  cell === undefined ? '' : typeof cell === 'number' ? cell.toLocaleString(pageLocale(), { useGrouping: false }) : cell

/** What each column of the file holds, by guess, and by hand where the guess is wrong. */
export function ColumnsCard({ file, byHand, onChange }: Props) {
  const [chosen, choose] = useState('')
  const read = file.sheets.find(({ name }) => name === chosen) ?? file.sheets[0]
  const rows = file.cells.find(({ name }) => name === read?.name)?.rows ?? []
  if (!read) return null
  // What was said a moment ago counts before the file has been read again.
  const told = byHand.columns?.[read.name] ?? read.columns
  const width = Math.max(told.length, ...rows.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, at): BookColumn => told[at] ?? { role: 'skip' })
  const hasHead = read.headAt !== undefined
  const [head = []] = hasHead ? rows : []
  const body = (hasHead ? rows.slice(1) : rows).map((cells, row) => ({ cells, row }))
  const layout = byHand.layout ?? BOOK_LAYOUTS.find((one) => one === read.layout)
  const change = (at: number, column: BookColumn): void =>
    onChange({
      ...byHand,
      columns: { ...byHand.columns, [read.name]: columns.map((one, place) => (place === at ? column : one)) },
    })
  return (
    <section className={`card ${importCss.columns}`} aria-labelledby="import-columns" data-part="import-columns">
      <div className={importCss.cardHead}>
        <h2 id="import-columns">{say.title}</h2>
        <fieldset className={importCss.where}>
          <legend>{say.where}</legend>
          <span className="choices">
            {BOOK_LAYOUTS.map((one) => (
              <label key={one} className="choice">
                <input
                  type="radio"
                  name="layout"
                  checked={layout === one}
                  onChange={() => onChange({ ...byHand, layout: one })}
                />
                {say.layouts[one]}
              </label>
            ))}
          </span>
        </fieldset>
        {file.sheets.length > 1 ? (
          <label className={importCss.sheetChoice}>
            <span className="unseen">{say.sheet}</span>
            <select value={read.name} onChange={(event) => choose(event.target.value)}>
              {file.sheets.map(({ name, rows: count }) => (
                <option key={name} value={name}>
                  {say.sheetOf(name, count)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and the keyboard must reach it */}
      <section className={importCss.cells} tabIndex={0} aria-label={say.sheetOf(read.name, read.rows)}>
        <table className={importCss.grid}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={letterOf(at)} scope="col">
                  <span>{say.column(letterOf(at), shown(head[at]))}</span>
                  <RoleSelect
                    label={say.column(letterOf(at), shown(head[at]))}
                    column={column}
                    onChange={(to) => change(at, to)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.map(({ cells, row }) => (
              <tr
                key={row}
                data-total={/^\s*(?:sub)?total/i.test(shown(cells.find((cell) => cell !== undefined))) || undefined}
              >
                {columns.map((column, at) => (
                  <td
                    key={letterOf(at)}
                    data-number={typeof cells[at] === 'number' || undefined}
                    data-out={column.role === 'skip' || undefined}
                  >
                    {shown(cells[at])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="muted">
        {[
          ...(file.totals > 0 ? [say.totals(file.totals)] : []),
          ...(file.formulas > 0 ? [say.formulas] : []),
          ...(file.outside > 0 ? [say.outside(file.outside)] : []),
        ].join(' ')}
      </p>
    </section>
  )
}
