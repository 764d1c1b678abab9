import { listText } from '@obrador/engine'
import { useMemo, useState } from 'react'
import { type EnginePartName, needsOfLines } from '../../engine/parts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { type CounterCell, type CounterRow, counterRows } from '../../reading/counter.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { DecorativeIcon } from '../../ui/icons.tsx'
import * as pageCss from '../../ui/page.module.css'
import { usePageRule } from '../../ui/use-page-rule.ts'
import { COUNTER_SHAPES, counterWords as say } from '../../words/es/counter.ts'
import { allergenNamesShown } from '../../words/es/pantry.ts'
import { loadingText } from '../../words/es/shell.ts'
import * as counterCss from './counter.module.css'
import '../../ui/style/print.css'
import '../../ui/style/controls.css'

interface Props {
  readonly device: DeviceShelf
}

/** Rows that a page of A4 holds under a repeated head. */
const ROWS_ON_A_PAGE = 22

const today = (): string => new Date().toLocaleDateString('es-ES', { day: 'numeric', month: 'long', year: 'numeric' })

const Cell = ({ cell: { is, words } }: { readonly cell: CounterCell }) => (
  <td>
    <span aria-hidden="true">{COUNTER_SHAPES[is]}</span>
    <span className="unseen">{say.cells[is]}</span>
    {words.length > 0 ? <small>{words.join(', ')}</small> : null}
  </td>
)

const Table = ({ rows }: { readonly rows: readonly CounterRow[] }) => (
  <table className={counterCss.table} data-part="counter-table">
    <thead>
      <tr>
        <th scope="col">{say.product}</th>
        {rows[0]?.cells.map(({ id }) => (
          <th key={id} scope="col">
            <span>{allergenNamesShown[id]}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, name, cells }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          {cells.map((cell) => (
            <Cell key={cell.id} cell={cell} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Legend = () => (
  <p className={counterCss.legend}>
    {(['present', 'traces', 'untold'] as const).map((is) => (
      <span key={is}>
        <b aria-hidden="true">{COUNTER_SHAPES[is]}</b> {say.cells[is]}
      </span>
    ))}
    <span>{say.empty}</span>
  </p>
)

interface SheetProps {
  readonly rows: readonly CounterRow[]
  readonly operator: string
}

/** One page of paper: head, products, what the marks mean, and the rule behind it. */
function Paper({ rows, operator }: SheetProps) {
  const open = rows.filter(({ untold }) => untold.length > 0).map(({ name }) => `«${name}»`)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a telephone, and the keyboard must reach it
    <section className={counterCss.paper} data-part="counter-paper" aria-label={say.heading} tabIndex={0}>
      <header className={counterCss.head}>
        <div>
          <h2>{say.heading}</h2>
          <p>{say.ask}</p>
        </div>
        <p>
          <b>{operator}</b>
          <span>{today()}</span>
        </p>
      </header>
      <Table rows={rows} />
      <Legend />
      <footer className={counterCss.foot}>
        <span>{say.law}</span>
        <span>
          {open.length > 0 ? `${say.untold(open.length, listText(open, 'y'))} ` : ''}
          {say.reviewed} ______________
        </span>
      </footer>
    </section>
  )
}

/** Which sheets of suppliers are missing, product by product. */
function Missing({ rows }: { readonly rows: readonly CounterRow[] }) {
  const open = rows.filter(({ untold }) => untold.length > 0)
  if (open.length === 0) return null
  return (
    <section className={`card ${counterCss.missing}`} aria-labelledby="counter-missing">
      <h2 id="counter-missing">{say.missing}</h2>
      <ul className="reasons">
        {open.map(({ id, name, untold }) => (
          <li key={id}>{say.sheets(name, listText(untold, 'y'))}</li>
        ))}
      </ul>
    </section>
  )
}

const pagesOf = (rows: readonly CounterRow[]): readonly (readonly CounterRow[])[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_ON_A_PAGE) }, (_, at) =>
    rows.slice(at * ROWS_ON_A_PAGE, (at + 1) * ROWS_ON_A_PAGE),
  )

interface TagsProps {
  readonly tags: readonly string[]
  readonly chosen: string | undefined
  readonly onChoose: (tag: string | undefined) => void
}

const Tags = ({ tags, chosen, onChoose }: TagsProps) =>
  tags.length === 0 ? null : (
    <fieldset className={`choices ${counterCss.tags}`}>
      <legend className="unseen">{say.tags}</legend>
      {[undefined, ...tags].map((tag) => (
        <label key={tag ?? ''} className="choice">
          <input type="radio" name="counter-tag" checked={chosen === tag} onChange={() => onChoose(tag)} />
          {tag ?? say.all}
        </label>
      ))}
    </fieldset>
  )

/** The allergens of everything that is sold unpacked, for the counter: a table on the screen, A4 on paper. */
export function CounterPage({ device }: Props) {
  const { own, habits } = device
  const [tag, setTag] = useState<string>()
  usePageRule('size: A4 landscape; margin: 12mm')
  const saved = useMemo(
    () => device.saved.filter(({ formula, deletedAt }) => deletedAt === undefined && formula.name.trim() !== ''),
    [device.saved],
  )
  const tags = [...new Set(saved.flatMap((one) => one.tags))].toSorted((a, b) => a.localeCompare(b, 'es'))
  const pieces = device.pieces.filter(({ name, parts }) => name.trim() !== '' && parts.length > 0)
  const needs: readonly EnginePartName[] = [
    'names',
    ...saved.flatMap(({ formula }) => [formula.craft, ...needsOfLines(formula.lines)]),
    ...pieces.flatMap(({ parts }) => needsOfLines(parts)),
  ]
  const engine = useEngine([...new Set(needs)])
  if (!device.isRead) return <p className="loading">{loadingText}</p>
  const rows = counterRows(
    engine,
    tag === undefined ? { saved, pieces } : { saved: saved.filter(({ tags: of }) => of.includes(tag)), pieces: [] },
    own,
    habits,
  )
  return (
    <div className={`${pageCss.page} ${counterCss.page}`} data-part="counter">
      <header className={pageCss.head}>
        <p className="muted">
          <PageLink to="formulas">{say.back}</PageLink>
        </p>
        <h1>{say.title}</h1>
        <p>{rows.length > 0 ? say.help : say.none}</p>
      </header>
      <div className={counterCss.tools}>
        <Tags tags={tags} chosen={tag} onChoose={setTag} />
        <button type="button" className="button primary" disabled={rows.length === 0} onClick={() => print()}>
          <DecorativeIcon name="print" />
          {say.print}
        </button>
      </div>
      {pagesOf(rows).map((page) => (
        <Paper key={page[0]?.id} rows={page} operator={habits.operator ?? ''} />
      ))}
      <Missing rows={rows} />
    </div>
  )
}
