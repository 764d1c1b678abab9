import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { folded } from '../../format/folded.ts'
import type { Device } from '../../library/use-device.ts'
import { craftIds } from '../../model/crafts.ts'
import type { SavedFormula } from '../../model/formula.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { useOver } from '../../routes/use-over.ts'
import { goTo, showDocument, useDocument } from '../../routes/use-page.ts'
import { Icon } from '../../ui/icons.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { CompareSheet } from '../../views/compare-sheet.tsx'
import { nameOf } from '../../views/formula-name.ts'
import { NewButton } from '../../views/new-button.tsx'
import { detail, book as say } from '../../words/es/book.ts'
import { loading } from '../../words/es/shell.ts'
import { useOpener } from '../../workshop/use-opener.ts'
import type { Workshop } from '../../workshop/use-workshop.ts'
import { Bin } from './bin.tsx'
import { FormulaDetail } from './formula-detail.tsx'
import { FormulaList, MoreRows } from './formula-list.tsx'
import { likelyWord } from './likely.ts'
import { Published } from './published.tsx'
import { type Filter, Rail } from './rail.tsx'
import { foundIn, isToReview, type Order, textOf } from './search.ts'
import { useLooks } from './use-looks.ts'
import '../../ui/style/panels.css'
import '../../ui/sheet.css'
import '../../ui/style/pages.css'
import './book.css'

const PieceList = lazy(() => import('./piece-list.tsx').then((it) => ({ default: it.PieceList })))

interface Props {
  readonly workshop: Workshop
  readonly device: Device
}

/** As the styles have it: there is room for a formula beside the list. */
const isWide = (): boolean => matchMedia('(min-width: 820px)').matches
/** Rows drawn at first, and again each time that the last of them comes into view. */
const AT_ONCE = 40
const ORDERS = ['used', 'name', 'craft'] as const

type Opened = { readonly is: 'detail' | 'compare'; readonly id: string; readonly against?: string | undefined }

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

/** One's own formulas, found in two seconds, with what changed in them; those that others published, apart. */
export function FormulasPage({ workshop, device }: Props) {
  const toast = useToast()
  const open = useOpener(workshop)
  const [isPublished, setPublished] = useState(false)
  const [filter, setFilter] = useState<Filter>({})
  const [order, setOrder] = useState<Order>('used')
  const [text, setText] = useState('')
  const [most, setMost] = useState(AT_ONCE)
  const [marked, setMarked] = useState<string>()
  const asked = useDeferredValue(text)
  const search = useRef<HTMLInputElement>(null)
  const over = useOver<Opened>(() => undefined)
  const document = useDocument()
  const { saved, bin } = device
  const { looks, found, isReady } = useLooks(device, (known) => foundIn(saved, known, filter, asked, order), most)
  const selected = saved.find(({ id }) => id === document) ?? found[0]
  useSlash(search)

  const opened = saved.find(({ id }) => id === over.opened?.id)
  const isBin = !isPublished && filter.look === 'bin'
  const openSaved = ({ id, formula }: SavedFormula): void => open({ ...formula, entry: id })

  async function remove(one: SavedFormula): Promise<void> {
    if (over.opened) over.close()
    await device.forget(one.id)
    toast({ text: detail.deleted(nameOf(one)), undo: () => void device.recover(one.id) })
  }

  function compare(one: SavedFormula): void {
    const other = saved.find(({ id }) => id === marked)
    setMarked(other ? undefined : one.id)
    if (!other) toast({ text: say.markedOne(nameOf(one)) })
    else if (other.id !== one.id) over.open({ is: 'compare', id: one.id, against: other.id })
  }

  const detailOf = (one: SavedFormula) => (
    <FormulaDetail
      key={one.id}
      saved={one}
      device={device}
      workshop={workshop}
      onOpen={open}
      onDelete={() => void remove(one)}
      onCompare={() => over.open({ is: 'compare', id: one.id })}
    />
  )

  // A montaje is of no craft, and is found by its name.
  const isPlain = filter.craft === undefined && filter.tag === undefined && filter.look === undefined
  const shownPieces =
    isPlain || filter.look === 'pieces' ? device.pieces.filter(({ name }) => folded(name).includes(folded(asked))) : []
  const pieces =
    shownPieces.length > 0 ? (
      <Suspense>
        <PieceList pieces={shownPieces} />
      </Suspense>
    ) : null

  if (!device.isRead) return <p className="loading">{loading}</p>
  const likely = found.length === 0 && asked !== '' ? likelyWord(asked, saved.map(textOf)) : undefined
  return (
    <div className="page book">
      <header className="book-head">
        <h1>{say.title}</h1>
        <div className="book-tools">
          <PageLink to="copia" className="button">
            {say.import}
          </PageLink>
          <NewButton workshop={workshop} isPrimary />
        </div>
      </header>
      <div className="book-find">
        <span className="search-box">
          <Icon name="search" />
          <input
            ref={search}
            type="search"
            aria-label={say.search}
            placeholder={say.search}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setMost(AT_ONCE)
            }}
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
                onChange={() => {
                  setPublished(published)
                  setFilter({})
                }}
              />
              {published ? say.published : say.mine(saved.length)}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="book-columns" data-plain={isPublished || isBin || saved.length === 0 || undefined}>
        <Rail
          filter={filter}
          onFilter={setFilter}
          saved={saved}
          isOwn={!isPublished}
          counts={{
            review: saved.filter(({ id }) => isToReview(looks.get(id))).length,
            unpriced: saved.filter(({ id }) => looks.get(id)?.isUnpriced).length,
            bin: bin.length,
            pieces: device.pieces.length,
          }}
        />
        <div className="book-found">
          {isPublished ? (
            <Suspense fallback={<p className="loading">{loading}</p>}>
              <Published crafts={filter.craft ? [filter.craft] : craftIds} text={text} onOpen={(one) => open(one)} />
            </Suspense>
          ) : isBin ? (
            <Bin device={device} />
          ) : saved.length === 0 ? (
            <>
              {pieces}
              <div className="card empty">
                <p className="lead">{say.empty}</p>
                <button type="button" className="button primary" onClick={() => goTo('', { sheet: 'version' })}>
                  {say.keepIt}
                </button>
              </div>
            </>
          ) : (
            <>
              {pieces}
              {filter.look === 'pieces' ? null : found.length === 0 ? (
                <p className="lead" aria-live="polite">
                  {asked === '' ? say.noneHere : say.none(asked)}{' '}
                  {likely ? (
                    <button type="button" className="likely" onClick={() => setText(likely)}>
                      {say.maybe(likely)}
                    </button>
                  ) : null}
                </p>
              ) : (
                <FormulaList
                  saved={found.slice(0, most)}
                  looks={looks}
                  photos={device.photos}
                  selected={selected?.id}
                  marked={marked}
                  onCompare={compare}
                  onOpen={openSaved}
                  onTap={(one) => (isWide() ? showDocument(one.id) : openSaved(one))}
                  onDetail={(one) => over.open({ is: 'detail', id: one.id })}
                />
              )}
              {found.length > most ? (
                <MoreRows text={say.more(found.length - most)} onMore={() => setMost(most + AT_ONCE)} />
              ) : null}
              <p className="book-count muted">
                <span aria-live="polite">{say.shown(found.length, saved.length)}</span>
                <label>
                  {say.order}
                  <select value={order} onChange={(event) => setOrder(event.target.value as Order)}>
                    {ORDERS.map((one) => (
                      <option key={one} value={one}>
                        {say.orders[one]}
                      </option>
                    ))}
                  </select>
                </label>
              </p>
              <p className="book-keys muted">{say.keys}</p>
            </>
          )}
        </div>
        {!isPublished && !isBin && selected ? (
          <div className="card book-detail">{isReady ? detailOf(selected) : null}</div>
        ) : null}
      </div>
      {opened && over.opened?.is === 'compare' ? (
        <CompareSheet device={device} about={opened} against={over.opened.against} onClose={over.close} />
      ) : opened ? (
        <Sheet title={nameOf(opened)} craft={opened.formula.craft} onClose={over.close}>
          {detailOf(opened)}
        </Sheet>
      ) : null}
    </div>
  )
}
