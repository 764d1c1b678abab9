import { type PriceColumns, priceCellsOf } from '@obrador/list/prices'
import { priceWords as say } from '../../words/es/pantry.ts'
import '../../ui/style/controls.css'

const ROLES = [
  'reference',
  'name',
  'pack',
  'unit',
  'price',
  'discount',
] as const satisfies readonly (keyof PriceColumns)[]
/** Rows that are shown below what a column holds. */
const SHOWN_ROWS = 3

interface Props {
  readonly text: string
  readonly columns: PriceColumns | undefined
  readonly onColumns: (columns: PriceColumns) => void
}

/** What each column of a tariff holds, said by hand. */
export function PriceColumnsTable({ text, columns = {}, onColumns }: Props) {
  const rows = text
    .split('\n')
    .map(priceCellsOf)
    .filter((cells) => cells.length > 1)
    .slice(0, SHOWN_ROWS)
  const width = Math.max(0, ...rows.map(({ length }) => length))
  if (width < 2) return null
  const choose = (place: number, role: string): void => {
    const rest = Object.fromEntries(Object.entries(columns).filter(([key, at]) => at !== place && key !== role))
    onColumns(role === '' ? rest : { ...rest, [role]: place })
  }
  return (
    <details>
      <summary>{say.columns.title}</summary>
      <table className="table">
        <thead>
          <tr>
            {Array.from({ length: width }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is told by its place.
              <th key={place} scope="col">
                <select
                  aria-label={say.columns.of(place + 1)}
                  value={ROLES.find((role) => columns[role] === place) ?? ''}
                  onChange={(event) => choose(place, event.target.value)}
                >
                  <option value="">{say.columns.none}</option>
                  {ROLES.map((role) => (
                    <option key={role} value={role}>
                      {say.columns.roles[role]}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is told by its place.
            <tr key={at}>
              {cells.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is told by its place.
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
