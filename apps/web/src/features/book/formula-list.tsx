import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useEngineWith } from '../../engine/use-engine.ts'
import { eurosText, percentWithUnit } from '../../format/numbers.ts'
import type { SavedFormula } from '../../model/formula.ts'
import type { FormulaLook } from '../../reading/look.ts'
import { latelyText } from '../../ui/dates.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { formulaNameOf } from '../../views/formula-name.ts'
import { detailWords, bookWords as say } from '../../words/es/book.ts'
import { costWords } from '../../words/es/cost.ts'
import * as bookCss from './book.module.css'
import { FormulaPhoto } from './photo.tsx'

interface Props {
  readonly saved: readonly SavedFormula[]
  readonly looks: ReadonlyMap<string, FormulaLook>
  readonly photos: ReadonlySet<string>
  readonly selected: string | undefined
  readonly onOpen: (saved: SavedFormula) => void
  /** A tap: on a telephone it opens, elsewhere it shows. */
  readonly onTap: (saved: SavedFormula) => void
  readonly onDetail: (saved: SavedFormula) => void
  /** The one to which another is to be compared. */
  readonly marked: string | undefined
  readonly onCompare: (saved: SavedFormula) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function Row({
  saved,
  look,
  photos,
  isSelected,
  ...props
}: Omit<Props, 'saved' | 'looks' | 'selected'> & {
  readonly saved: SavedFormula
  readonly look: FormulaLook | undefined
  readonly isSelected: boolean
}) {
  const { formula, versions, tags, savedAt } = saved
  const type = useEngineWith([formula.craft]).crafts[formula.craft]?.types[formula.type]?.label ?? ''
  return (
    <li className={bookCss.row} data-part="book-row" data-craft={formula.craft} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={bookCss.open}
        data-part="book-open"
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => props.onTap(saved)}
        onDoubleClick={() => props.onOpen(saved)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            props.onOpen(saved)
          } else if (event.key.toLowerCase() === 'c' && !event.ctrlKey && !event.metaKey) props.onCompare(saved)
        }}
      >
        <span className={bookCss.name} data-part="book-name">
          {formulaNameOf(saved)}
        </span>
        <span className={bookCss.type} data-part="book-type">
          {type}
        </span>
        <span className={bookCss.verdict} data-tone={look?.tone}>
          {look ? (
            <>
              <span aria-hidden="true">{look.shape}</span> {look.words}
            </>
          ) : null}
        </span>
        <span className={bookCss.tags}>
          {props.marked === saved.id ? (
            <span className={bookCss.chipTag} data-part="chip-tag">
              {say.marked}
            </span>
          ) : null}
          {tags.map((tag) => (
            <span key={tag} className={bookCss.chipTag} data-part="chip-tag">
              {tag}
            </span>
          ))}
        </span>
        <span className={bookCss.when}>
          <span className={bookCss.bookVersion}>
            {versions.length === 0 ? say.loose : say.version(versions.length)}
          </span>{' '}
          {latelyText(new Date(savedAt))}
        </span>
        <span className={`${bookCss.price} figure`}>
          {look && look.perKilo > 0 ? `${look.isUnpriced ? '○ ' : ''}${say.perKilo(eurosText(look.perKilo))}` : ''}
        </span>
        {look?.sold.pvp === undefined ? null : (
          <span className={bookCss.sold} data-part="book-sold">
            {say.sold(
              eurosText(look.sold.pvp),
              costWords.each[look.sold.unit],
              percentWithUnit(look.sold.margin ?? Number.NaN, 0),
            )}
          </span>
        )}
      </button>
      {photos.has(saved.id) ? (
        <FormulaPhoto id={saved.id} label={detailWords.photoOf(formulaNameOf(saved))} size={48} stamp={photos} />
      ) : null}
      <button
        type="button"
        className={`icon-button ${bookCss.more}`}
        aria-label={say.about(formulaNameOf(saved))}
        onClick={() => props.onDetail(saved)}
      >
        <DecorativeIcon name="more" />
      </button>
    </li>
  )
}

/** Formulas of one's own. The arrows go from row to row, Enter opens. */
export function FormulaList({ saved, looks, photos, selected, ...actions }: Props) {
  const list = useRef<HTMLUListElement>(null)
  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (step === undefined) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-part=book-open]') ?? [])]
    const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <ul className={bookCss.list} data-part="book-list" ref={list} aria-label={say.list} onKeyDown={move}>
      {saved.map((one) => (
        <Row
          key={one.id}
          saved={one}
          look={looks.get(one.id)}
          photos={photos}
          isSelected={one.id === selected}
          {...actions}
        />
      ))}
    </ul>
  )
}

/** Brings more rows when it comes into view; a button for whoever goes from one thing to the next. */
export function MoreRows({ text, onMore }: { readonly text: string; readonly onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const target = button.current
    if (!target) return
    const watcher = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) onMore()
    })
    watcher.observe(target)
    return () => watcher.disconnect()
  })
  return (
    <button ref={button} type="button" className="button" onClick={onMore}>
      {text}
    </button>
  )
}
