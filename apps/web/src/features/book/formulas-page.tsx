import { lazy, Suspense, useEffect, useRef } from 'react'
import { useEngineStore } from '../../engine/use-engine.ts'
import { foldedText } from '../../format/folded.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { craftIds } from '../../model/crafts.ts'
import type { SavedFormula } from '../../model/formula.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { goToPage, showDocument } from '../../routes/use-page.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import * as pageCss from '../../ui/page.module.css'
import { DialogSheet } from '../../ui/sheet.tsx'
import { CompareSheet } from '../../views/compare-sheet.tsx'
import { formulaNameOf, formulaSearchText } from '../../views/formula-name.ts'
import { NewButton } from '../../views/new-button.tsx'
import { bookWords as say } from '../../words/es/book.ts'
import { loadingText } from '../../words/es/shell.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import { DeletedFormulas } from './bin.tsx'
import * as bookCss from './book.module.css'
import { FormulaDetail } from './formula-detail.tsx'
import { FormulaList, MoreRows } from './formula-list.tsx'
import { likelyWord } from './likely.ts'
import { PublishedList } from './published.tsx'
import { FilterRail } from './rail.tsx'
import { type BookOrder, isToReview } from './search.ts'
import { type BookState, useBook } from './use-book.ts'
import '../../ui/style/controls.css'

const PieceList = lazy(() => import('./piece-list.tsx').then((it) => ({ default: it.PieceList })))

/** As the styles have it: there is room for a formula beside the list. */
const isWide = (): boolean => matchMedia('(min-width: 51.25rem)').matches
const ORDERS = ['used', 'name', 'craft'] as const

interface InBook {
  readonly book: BookState
}

/** The slash goes to the search, unless something is being typed. */
function useSlash(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select')
      if (event.key !== '/' || typing) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [field])
}

/** What is looked for, and whether among one's own or among what others published. */
function Find({ book: { text, look, isPublished, showPublished, device } }: InBook) {
  const search = useRef<HTMLInputElement>(null)
  useSlash(search)
  return (
    <div className={bookCss.find}>
      <span className={bookCss.searchBox}>
        <DecorativeIcon name="search" />
        <input
          ref={search}
          type="search"
          aria-label={say.search}
          placeholder={say.search}
          value={text}
          onChange={(event) => look(event.target.value)}
        />
      </span>
      <fieldset className="choices">
        <legend className="unseen">{say.which}</legend>
        {[false, true].map((published) => (
          <label key={String(published)} className="choice">
            <input
              type="radio"
              name="which"
              checked={isPublished === published}
              onChange={() => showPublished(published)}
            />
            {published ? say.published : say.mine(device.saved.length)}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

/** Pieces put together of formulas: of no craft, and found by their name. */
function Pieces({ book: { filter, asked, device } }: InBook) {
  const isPlain = filter.craft === undefined && filter.tag === undefined && filter.look === undefined
  const shown =
    isPlain || filter.look === 'pieces'
      ? device.pieces.filter(({ name }) => foldedText(name).includes(foldedText(asked)))
      : []
  return shown.length > 0 ? (
    <Suspense>
      <PieceList pieces={shown} />
    </Suspense>
  ) : null
}

function NothingFound({ book: { asked, device, setText } }: InBook) {
  const likely = asked === '' ? undefined : likelyWord(asked, device.saved.map(formulaSearchText))
  return (
    <p className="lead" aria-live="polite">
      {asked === '' ? say.noneHere : say.none(asked)}{' '}
      {likely ? (
        <button type="button" className="likely" onClick={() => setText(likely)}>
          {say.maybe(likely)}
        </button>
      ) : null}
    </p>
  )
}

/** What every formula costs, is sold at and leaves, to take away. */
function ProductFiles({ book: { device } }: InBook) {
  const store = useEngineStore()
  return (
    <p className="buttons">
      {(['csv', 'xlsx'] as const).map((as) => (
        <button
          key={as}
          type="button"
          className="button quiet"
          onClick={() => void import('./products-file.ts').then((it) => it.downloadProducts(as, device, store))}
        >
          {say.products[as]}
        </button>
      ))}
    </p>
  )
}

/** How many there are, and in which order. */
const Count = ({ book: { found, device, order, setOrder } }: InBook) => (
  <p className={`${bookCss.count} muted`} data-part="book-count">
    <span aria-live="polite">{say.shown(found.length, device.saved.length)}</span>
    <label>
      {say.order}
      <select value={order} onChange={(event) => setOrder(event.target.value as BookOrder)}>
        {ORDERS.map((one) => (
          <option key={one} value={one}>
            {say.orders[one]}
          </option>
        ))}
      </select>
    </label>
  </p>
)

/** One's own formulas: those that were found, or what to do where there are none. */
function Own({ book }: InBook) {
  const { found, most, device, filter } = book
  if (device.saved.length === 0)
    return (
      <>
        <Pieces book={book} />
        <div className="card empty">
          <p className="lead">{say.empty}</p>
          <button type="button" className="button primary" onClick={() => goToPage('')}>
            {say.keepIt}
          </button>
        </div>
      </>
    )
  return (
    <>
      <Pieces book={book} />
      {filter.look === 'pieces' ? null : found.length === 0 ? (
        <NothingFound book={book} />
      ) : (
        <FormulaList
          saved={found.slice(0, most)}
          looks={book.looks}
          photos={device.photos}
          selected={book.selected?.id}
          marked={book.marked}
          onCompare={book.compare}
          onOpen={book.openSaved}
          onTap={(one) => (isWide() ? showDocument(one.id) : book.openSaved(one))}
          onDetail={(one) => book.over.open({ is: 'detail', id: one.id })}
        />
      )}
      {found.length > most ? <MoreRows text={say.more(found.length - most)} onMore={book.showMore} /> : null}
      <Count book={book} />
      <ProductFiles book={book} />
      <p className={`${bookCss.keys} muted`}>{say.keys}</p>
    </>
  )
}

function Found({ book }: InBook) {
  const { isPublished, isBin, filter, text, device, open } = book
  if (isPublished)
    return (
      <Suspense fallback={<p className="loading">{loadingText}</p>}>
        <PublishedList crafts={filter.craft ? [filter.craft] : craftIds} text={text} onOpen={(one) => open(one)} />
      </Suspense>
    )
  return isBin ? <DeletedFormulas device={device} /> : <Own book={book} />
}

const Detail = ({ book, of }: InBook & { readonly of: SavedFormula }) => (
  <FormulaDetail
    key={of.id}
    saved={of}
    device={book.device}
    workshop={book.workshop}
    onOpen={book.open}
    onDelete={() => void book.remove(of)}
    onCompare={() => book.over.open({ is: 'compare', id: of.id })}
  />
)

/** What opens over the list: two formulas beside each other, or one where there is no room for it beside the list. */
function Over({ book }: InBook) {
  const { over, device } = book
  const opened = device.saved.find(({ id }) => id === over.opened?.id)
  if (!opened) return null
  return over.opened?.is === 'compare' ? (
    <CompareSheet device={device} about={opened} against={over.opened.against} onClose={over.close} />
  ) : (
    <DialogSheet title={formulaNameOf(opened)} craft={opened.formula.craft} onClose={over.close}>
      <Detail book={book} of={opened} />
    </DialogSheet>
  )
}

/** One's own formulas, found in two seconds, with what changed in them; those that others published, apart. */
export function FormulasPage(props: { readonly workshop: WorkshopState; readonly device: DeviceShelf }) {
  const book = useBook(props)
  const { device, looks, selected, isPublished, isBin } = book
  const { saved, bin, pieces } = device
  const hasDetail = !isPublished && !isBin && selected !== undefined
  if (!device.isRead) return <p className="loading">{loadingText}</p>
  return (
    <div className={`${pageCss.page}`}>
      <header className={bookCss.head}>
        <h1>{say.title}</h1>
        <div className={bookCss.tools}>
          <PageLink to="carta" className="button">
            {say.menu}
          </PageLink>
          <PageLink to="importar" className="button">
            {say.import}
          </PageLink>
          <NewButton workshop={book.workshop} className={hasDetail ? 'button' : 'button primary'} />
        </div>
      </header>
      <Find book={book} />
      <div className={bookCss.columns} data-plain={isPublished || isBin || saved.length === 0 || undefined}>
        <FilterRail
          filter={book.filter}
          onFilter={book.setFilter}
          saved={saved}
          isOwn={!isPublished}
          counts={{
            review: saved.filter(({ id }) => isToReview(looks.get(id))).length,
            unpriced: saved.filter(({ id }) => looks.get(id)?.isUnpriced).length,
            bin: bin.length,
            pieces: pieces.length,
          }}
        />
        <div className={bookCss.found}>
          <Found book={book} />
        </div>
        {hasDetail ? (
          <div className={`card ${bookCss.bookDetail}`}>
            {book.isReady ? <Detail book={book} of={selected} /> : null}
          </div>
        ) : null}
      </div>
      <Over book={book} />
    </div>
  )
}
