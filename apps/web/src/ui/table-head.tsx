interface Props {
  /** What the rows are named by. */
  readonly rows: string
  /** The columns of figures. */
  readonly figures: readonly string[]
}

/** The head of a table of figures. */
export const ColumnHeads = ({ rows, figures }: Props) => (
  <thead>
    <tr>
      <th scope="col">{rows}</th>
      {figures.map((figure) => (
        <th key={figure} scope="col" className="number">
          {figure}
        </th>
      ))}
    </tr>
  </thead>
)
