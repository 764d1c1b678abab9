import { ALL_ALLERGENS, listText as spanishList } from '@obrador/engine'
import { useMemo, useState } from 'react'
import { type EnginePartName, needsOfLines } from '../../engine/parts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { pageLanguage, pageLocale, shownName } from '../../format/page-speech.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { type CounterCell, type CounterRow, counterRows, soldProducts } from '../../reading/counter.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { DecorativeIcon } from '../../ui/icons.tsx'
import * as pageCss from '../../ui/page.module.css'
import { usePageRule } from '../../ui/use-page-rule.ts'
import { PacketsToLook } from '../../views/packets-to-look.tsx'
import { detailWords } from '../../words/es/book.ts'
import { counterWords as say } from '../../words/es/counter.ts'
import { nameCardWords } from '../../words/es/label-desk.ts'
import { allergenNamesShown } from '../../words/es/pantry.ts'
import { loadingText } from '../../words/es/shell.ts'
import { counterSheetWords as paper } from '../../words/printed-label.ts'
import * as counterCss from './counter.module.css'
import '../../ui/style/print.css'
import '../../ui/style/controls.css'

interface Props {
  readonly device: DeviceShelf
}

/** Products that a page of A4 holds beside each other. */
const PRODUCTS_ON_A_PAGE = 6

/** The sheet is Spanish, its date too. */
const PAPER_LOCALE = 'es-ES'

const today = (): string =>
  new Date().toLocaleDateString(PAPER_LOCALE, { day: 'numeric', month: 'long', year: 'numeric' })

const Cell = ({ cell: { is, words, traces } }: { readonly cell: CounterCell }) => (
  <td data-state={is}>
    {is === 'untold' ? (
      <>
        <span aria-hidden="true">{paper.cells.untold}</span>
        <span className="unseen">{paper.unknown}</span>
      </>
    ) : (
      paper.cells[is]
    )}
    {words.length > 0 ? <small>{words.join(', ')}</small> : null}
    {traces ? <small>{paper.besides(traces.join(', '))}</small> : null}
  </td>
)

const Table = ({ rows }: { readonly rows: readonly CounterRow[] }) => (
  <table className={counterCss.table} data-part="counter-table">
    <thead>
      <tr>
        <th scope="col">{paper.allergen}</th>
        {rows.map(({ id, name }) => (
          <th key={id} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {ALL_ALLERGENS.map((allergen, at) => (
        <tr key={allergen}>
          <th scope="row">
            {paper.allergens[allergen]}
            {pageLanguage() === 'es' ? null : (
              <small className={counterCss.gloss} lang={pageLanguage()}>
                {allergenNamesShown[allergen]}
              </small>
            )}
          </th>
          {rows.map(({ id, cells }) => (
            <Cell key={id} cell={cells[at] as CounterCell} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const missingIn = ({ name, packets, isUnread }: CounterRow): string => {
  const named = spanishList(
    packets.map((one) => `«${one.name}»`),
    'y',
  )
  return isUnread ? paper.unread(name) : paper.packets(name, packets.length, named)
}

interface SheetProps {
  readonly rows: readonly CounterRow[]
  readonly operator: string
}

/** One page of paper: head, products, what is still to be looked at, and the rule behind it. It is never printed blank. */
const Paper = ({ rows, operator }: SheetProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a telephone, and the keyboard must reach it
  <section className={counterCss.paper} lang="es" data-part="counter-paper" aria-label={paper.heading} tabIndex={0}>
    <header className={counterCss.head}>
      <div>
        <h2>{paper.heading}</h2>
        <p>{paper.ask}</p>
      </div>
      <p>
        <b>{operator}</b>
        <span>{today()}</span>
      </p>
    </header>
    <Table rows={rows} />
    <p className={counterCss.legend}>{paper.legend}</p>
    <footer className={counterCss.foot}>
      <span>{paper.law}</span>
      <span>
        {rows
          .filter(({ packets, isUnread }) => isUnread || packets.length > 0)
          .map(missingIn)
          .join(' ')}{' '}
        {paper.reviewed} ______________
      </span>
    </footer>
  </section>
)

/** What whoever prints it must know: customers would read a name that the law denies. */
const Misnamed = ({ rows }: Pick<SheetProps, 'rows'>) => {
  const misnamed = rows.filter(({ denied = [] }) => denied.length > 0)
  return misnamed.length === 0 ? null : (
    <ul className={`reasons ${counterCss.missing}`} data-part="counter-misnamed">
      {misnamed.map(({ id, name, denied = [] }) => (
        <li key={id}>{say.misnamed(shownName(name), nameCardWords.denied(denied))}</li>
      ))}
    </ul>
  )
}

const pagesOf = (rows: readonly CounterRow[]): readonly (readonly CounterRow[])[] =>
  Array.from({ length: Math.ceil(rows.length / PRODUCTS_ON_A_PAGE) }, (_, at) =>
    rows.slice(at * PRODUCTS_ON_A_PAGE, (at + 1) * PRODUCTS_ON_A_PAGE),
  )

interface ChooseProps {
  readonly products: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (id: string, isOn: boolean) => void
}

const Choose = ({ products, chosen, onChoose }: ChooseProps) => (
  <details className={counterCss.choose} data-part="counter-choose">
    <summary>
      {say.choose} <span className="muted">{say.chosen(chosen.size, products.length)}</span>
    </summary>
    <ul>
      {products.map(({ id, name }) => (
        <li key={id}>
          <label>
            <input type="checkbox" checked={chosen.has(id)} onChange={(event) => onChoose(id, event.target.checked)} />
            {shownName(name)}
          </label>
        </li>
      ))}
    </ul>
  </details>
)

/** What may stand on the sheet, and what does until somebody chooses: the plan of today, else all that is sold by itself. */
function useProducts({ saved: all, pieces: kept, day }: DeviceShelf) {
  const saved = useMemo(
    () => all.filter(({ formula, deletedAt }) => deletedAt === undefined && formula.name.trim() !== ''),
    [all],
  )
  const pieces = useMemo(() => kept.filter(({ name, parts }) => name.trim() !== '' && parts.length > 0), [kept])
  const first = useMemo(() => {
    const sold = soldProducts(saved, pieces, detailWords.copy)
    const isToday = day?.date === new Date().toLocaleDateString('sv-SE')
    const planned = isToday ? day.products.map(({ entry }) => entry) : []
    const there = new Set([...saved, ...pieces].map(({ id }) => id))
    const ticked = planned.filter((id) => there.has(id))
    return ticked.length > 0 ? new Set(ticked) : sold
  }, [saved, pieces, day])
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map())
  const products = [
    ...saved.map(({ id, formula }) => ({ id, name: formula.name })),
    ...pieces.map(({ id, name }) => ({ id, name })),
  ].toSorted((one, other) => one.name.localeCompare(other.name, pageLocale()))
  const chosen = new Set(products.map(({ id }) => id).filter((id) => changes.get(id) ?? first.has(id)))
  return {
    saved: saved.filter(({ id }) => chosen.has(id)),
    pieces: pieces.filter(({ id }) => chosen.has(id)),
    products,
    chosen,
    choose: (id: string, isOn: boolean): void => setChanges((now) => new Map([...now, [id, isOn]])),
  }
}

/** The allergens of what is sold unpacked, for the counter: a table on the screen, A4 on paper. */
export function CounterPage({ device }: Props) {
  const { habits } = device
  usePageRule('size: A4 portrait; margin: 12mm')
  const { saved, pieces, products, chosen, choose } = useProducts(device)
  const needs: readonly EnginePartName[] = [
    'names',
    ...saved.flatMap(({ formula }) => [formula.craft, ...needsOfLines(formula.lines)]),
    ...pieces.flatMap(({ parts }) => needsOfLines(parts)),
  ]
  const engine = useEngine([...new Set(needs)])
  const rows = useMemo(
    () => (device.isRead ? counterRows(engine, { saved, pieces }, device) : []),
    [engine, saved, pieces, device],
  )
  if (!device.isRead) return <p className="loading">{loadingText}</p>
  return (
    <div className={`${pageCss.page} ${counterCss.page}`} data-part="counter">
      <header className={pageCss.head}>
        <p className="muted">
          <PageLink to="formulas">{say.back}</PageLink>
        </p>
        <h1>{say.title}</h1>
        <p>
          {products.length === 0 ? say.none : rows.length === 0 ? say.noneChosen : say.help} {say.inSpanish}
        </p>
      </header>
      <div className={counterCss.tools}>
        <Choose products={products} chosen={chosen} onChoose={choose} />
        <button type="button" className="button primary" disabled={rows.length === 0} onClick={() => print()}>
          <DecorativeIcon name="print" />
          {say.print}
        </button>
      </div>
      <PacketsToLook packets={rows.flatMap((row) => row.packets)} device={device} className={counterCss.missing} />
      <Misnamed rows={rows} />
      {pagesOf(rows).map((page) => (
        <Paper key={page[0]?.id} rows={page} operator={habits.operator ?? ''} />
      ))}
    </div>
  )
}
