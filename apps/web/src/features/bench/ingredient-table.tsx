import type { OverviewLine } from '@obrador/engine'
import { Fragment, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { numberWithUnit } from '../../format/numbers.ts'
import { readKey, writeKey } from '../../library/store.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { setGrams } from '../../model/edits.ts'
import { type SavedFormula, type TableFormula, type TableLine, totalGramsOf } from '../../model/formula.ts'
import { hasNewerVersion } from '../../model/levels.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { useInUse } from '../../ui/use-settled.ts'
import { emptyBenchWords, tableWords as say } from '../../words/es/bench.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import { IngredientRow, loadPicker } from './ingredient-row.tsx'
import type { MadeLineSetting } from './made/actions.ts'
import { PerKilo, ReadLines, type RowActions, TotalGrams } from './row-context.ts'
import * as tableCss from './table.module.css'
import type { TableDeeds } from './use-bench.ts'
import { useRowActions } from './use-row-actions.ts'
import { useRowFocus } from './use-row-focus.ts'
import type { WeighLine } from './weigh.ts'

const MadeNews = lazy(() => import('./made/made-news.tsx').then((it) => ({ default: it.MadeNews })))
const loadActions = () => import('./made/actions.ts')

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  /** As they were last read. */
  readonly read: readonly OverviewLine[]
  /** Where it says what can be asked of it. */
  readonly deeds: RefObject<TableDeeds>
  readonly onCreate: (name: string, line: TableLine) => void
  /** Where a list is not pasted elsewhere on the page. */
  readonly onPaste: (() => void) | undefined
  readonly onExample: () => void
}

const NONE: readonly SavedFormula[] = []

const BasedRows = lazy(() => import('./desk/based-rows.tsx').then((it) => ({ default: it.BasedRows })))

interface DeskedProps extends Pick<Props, 'craft' | 'workshop' | 'device'> {
  readonly weigh: RefObject<WeighLine>
  readonly children: ReactNode
}

/**
 * The rows of a craft that writes everything over something show it; those of the others are plain. They come together with
 * what they show: plain rows in the meantime would be drawn anew under whoever has begun to type, and the key would be lost.
 */
const Desked = ({ children, ...props }: DeskedProps) =>
  props.craft.definition.desk?.base ? (
    <Suspense>
      <BasedRows {...props}>{children}</BasedRows>
    </Suspense>
  ) : (
    children
  )

interface NewsProps {
  readonly line: TableLine
  readonly saved: SavedFormula | undefined
  readonly formula: TableFormula
  readonly setting: MadeLineSetting
}

/** Whether the formula that a line is made of has changed, and what to do about it. */
const News = ({ line, saved, formula, setting }: NewsProps) =>
  line.made && hasNewerVersion(line.made, saved) ? (
    <Suspense>
      <MadeNews
        craft={setting.craft}
        formula={formula}
        device={setting.device}
        line={line}
        made={line.made}
        saved={saved}
        onFollow={() => void loadActions().then(({ followSavedFormula }) => followSavedFormula(line, saved, setting))}
        onKeep={() => void loadActions().then(({ keepMadeVersion }) => keepMadeVersion(line, saved, setting))}
      />
    </Suspense>
  ) : null

/** What can be done no more keeps the focus of whoever has just done it. */
const Undoing = ({ workshop: { canUndo, canRedo, undo, redo } }: Pick<Props, 'workshop'>) => (
  <>
    <button type="button" className="icon-button" aria-label={say.undo} aria-disabled={!canUndo} onClick={undo}>
      <DecorativeIcon name="undo" />
    </button>
    <button type="button" className="icon-button" aria-label={say.redo} aria-disabled={!canRedo} onClick={redo}>
      <DecorativeIcon name="redo" />
    </button>
  </>
)

/** What the last column tells: of a hundred, or of a kilo. */
const COLUMN = 'column'
function useColumn() {
  const [isKilo, setKilo] = useState(() => readKey(COLUMN) === 'kilo')
  const choose = (kilo: boolean): void => {
    writeKey(COLUMN, kilo ? 'kilo' : 'percent')
    setKilo(kilo)
  }
  return [isKilo, choose] as const
}

interface ColumnProps {
  readonly isKilo: boolean
  readonly onKilo: (isKilo: boolean) => void
}

const Column = ({ isKilo, onKilo }: ColumnProps) => (
  <fieldset className={tableCss.column}>
    <legend className="unseen">{say.column}</legend>
    {[false, true].map((kilo) => (
      <button key={String(kilo)} type="button" aria-pressed={kilo === isKilo} onClick={() => onKilo(kilo)}>
        {kilo ? say.perKilo : say.percent}
      </button>
    ))}
  </fieldset>
)

const Empty = ({ onExample }: Pick<Props, 'onExample'>) => (
  <div className="empty">
    <p className="empty-title">{emptyBenchWords.title}</p>
    <p>{emptyBenchWords.body}</p>
    <button type="button" className="button" onClick={onExample}>
      {emptyBenchWords.example}
    </button>
  </div>
)

interface RowsProps {
  readonly setting: MadeLineSetting
  /** The line that is being named. */
  readonly editing: string | undefined
  readonly actions: RowActions
  readonly register: (id: string, field: HTMLInputElement | null) => void
}

function Rows({ setting, editing, actions, register }: RowsProps) {
  const { craft, workshop, device } = setting
  const { own, norms, saved } = device
  const { formula } = workshop
  const entryOf = (line: TableLine) => saved.find(({ id }) => id === line.made?.entry)
  return (
    <ul className={tableCss.rows} data-part="rows">
      {formula.lines.map((line) => (
        <Fragment key={line.id}>
          <IngredientRow
            craft={craft}
            type={formula.type}
            own={own}
            norms={norms}
            line={line}
            saved={line.made && entryOf(line)}
            formulas={editing === line.id ? saved.filter(({ id }) => id !== formula.entry) : NONE}
            editing={editing === line.id}
            actions={actions}
            register={register}
          />
          <News line={line} saved={entryOf(line)} formula={formula} setting={setting} />
        </Fragment>
      ))}
    </ul>
  )
}

interface FootProps extends Pick<Props, 'onPaste'> {
  readonly total: number
  readonly onAdd: () => void
}

const Foot = ({ total, onAdd, onPaste }: FootProps) => (
  <footer className={tableCss.foot}>
    <div className={tableCss.total} data-part="total">
      <span>{say.total}</span>
      <output aria-label={say.total}>{numberWithUnit(total, say.unit, 2)}</output>
    </div>
    <div className={tableCss.tools}>
      <button type="button" className="button" onClick={onAdd}>
        <DecorativeIcon name="plus" />
        {say.add}
      </button>
      {onPaste ? (
        <button type="button" className="button quiet" onClick={onPaste}>
          {say.paste}
        </button>
      ) : null}
    </div>
  </footer>
)

/** Later than what the first screen shows, ms. */
const PICKER_AFTER = 1500

export function IngredientTable({ craft, workshop, device, read, deeds, onCreate, onPaste, onExample }: Props) {
  const { lines } = workshop.formula
  const weigh = useRef<WeighLine>(setGrams)
  const setting = { craft, workshop, device, toast: useToast() }
  const focus = useRowFocus()
  const { actions, add, editing, announced } = useRowActions({ setting, weigh, focus, onCreate })
  const [isKilo, setKilo] = useColumn()
  const total = totalGramsOf(lines)
  // A craft that writes over something has columns of its own.
  const hasColumn = lines.length > 0 && !craft.definition.desk?.base

  useEffect(() => {
    deeds.current = { add, toLine: ({ id }) => focus.to(id) }
  })
  // The search is loaded while nobody is waiting for it.
  const inUse = useInUse(PICKER_AFTER)
  useEffect(() => {
    if (inUse) void loadPicker()
  }, [inUse])

  return (
    <section
      ref={focus.table}
      className={`card ${tableCss.ingredients}`}
      data-part="ingredients"
      aria-labelledby="ingredients"
      tabIndex={-1}
    >
      <header className="card-head">
        <h2 id="ingredients">{say.heading}</h2>
        <div className="card-tools">
          <Undoing workshop={workshop} />
          {hasColumn ? <Column isKilo={isKilo} onKilo={setKilo} /> : null}
        </div>
      </header>
      {lines.length === 0 ? (
        <Empty onExample={onExample} />
      ) : (
        <TotalGrams value={total}>
          <ReadLines value={read}>
            <PerKilo value={isKilo}>
              <Desked craft={craft} workshop={workshop} device={device} weigh={weigh}>
                <Rows setting={setting} editing={editing} actions={actions} register={focus.register} />
              </Desked>
            </PerKilo>
          </ReadLines>
        </TotalGrams>
      )}
      <Foot total={total} onAdd={add} onPaste={onPaste} />
      <p className="unseen" aria-live="polite">
        {announced}
      </p>
    </section>
  )
}
