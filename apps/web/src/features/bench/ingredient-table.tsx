import type { OverviewLine } from '@obrador/engine'
import {
  Fragment,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { withUnit } from '../../format/numbers.ts'
import type { Device } from '../../library/use-device.ts'
import {
  addLines,
  moveLine,
  removeLine,
  setGrams,
  setIngredient,
  toggleLock,
  toggleOpens,
  withoutBlank,
} from '../../model/edits.ts'
import { type Formula, type Line, newLine, type SavedFormula, totalOf } from '../../model/formula.ts'
import { hasNews } from '../../model/levels.ts'
import { Icon } from '../../ui/icons.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { useStable } from '../../ui/use-stable.ts'
import { empty, table as say } from '../../words/es/bench.ts'
import { toasts } from '../../words/es/shell.ts'
import type { Workshop } from '../../workshop/use-workshop.ts'
import { IngredientRow, loadPicker } from './ingredient-row.tsx'
import type { Setting } from './made/actions.ts'
import { ReadLines, type RowActions, TotalGrams } from './row-context.ts'
import { useMeasure } from './use-measure.ts'
import type { Weigh } from './weigh.ts'

const MadeNews = lazy(() => import('./made/made-news.tsx').then((it) => ({ default: it.MadeNews })))
const deeds = () => import('./made/actions.ts')

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
  /** As they were last read. */
  readonly read: readonly OverviewLine[]
  readonly onCreate: (name: string, line: Line) => void
  readonly onPaste: () => void
  readonly onExample: () => void
}

const NONE: readonly SavedFormula[] = []

const BasedRows = lazy(() => import('./desk/based-rows.tsx').then((it) => ({ default: it.BasedRows })))

interface DeskedProps extends Pick<Props, 'craft' | 'workshop' | 'device'> {
  readonly weigh: RefObject<Weigh>
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
  readonly line: Line
  readonly saved: SavedFormula | undefined
  readonly formula: Formula
  readonly setting: Setting
}

/** Whether the formula that a line is made of has changed, and what to do about it. */
const News = ({ line, saved, formula, setting }: NewsProps) =>
  line.made && hasNews(line.made, saved) ? (
    <Suspense>
      <MadeNews
        craft={setting.craft}
        formula={formula}
        device={setting.device}
        line={line}
        made={line.made}
        saved={saved}
        onFollow={() => void deeds().then(({ follow }) => follow(line, saved, setting))}
        onKeep={() => void deeds().then(({ keep }) => keep(line, saved, setting))}
      />
    </Suspense>
  ) : null

export function IngredientTable({ craft, workshop, device, read, onCreate, onPaste, onExample }: Props) {
  const { own, norms, saved } = device
  const { formula, edit } = workshop
  const { lines } = formula
  const [editing, setEditing] = useState<string>()
  const [wanted, setWanted] = useState<string>()
  const [announced, setAnnounced] = useState('')
  const fields = useRef(new Map<string, HTMLInputElement>())
  const focusNext = useRef<HTMLElement>(undefined)
  const weigh = useRef<Weigh>(setGrams)
  const toast = useToast()
  const total = totalOf(lines)
  const setting = { craft, workshop, device, toast }
  const entryOf = (line: Line) => saved.find(({ id }) => id === line.made?.entry)
  const measure = useMeasure(craft, workshop, own)

  // The search is loaded while nobody is waiting for it.
  useEffect(() => {
    const idle = setTimeout(() => void loadPicker(), 1500)
    return () => clearTimeout(idle)
  }, [])

  // What came later than its pick takes the focus when it is there.
  useEffect(() => {
    if (wanted === undefined) return
    fields.current.get(wanted)?.focus()
    setWanted(undefined)
  }, [wanted])

  useEffect(() => {
    focusNext.current?.focus()
    focusNext.current = undefined
  })

  function add(): void {
    const line = newLine('', 0)
    edit((now) => addLines(now, [line]), `add ${line.id}`)
    setEditing(line.id)
  }

  const actions = useStable<RowActions>({
    pick: (line, { name, own: mine, saved: taken }) => {
      setEditing(undefined)
      if (taken) {
        void deeds().then(({ take }) => take(line, taken, setting).then((isIn) => isIn && setWanted(line.id)))
        return
      }
      edit((now) => setIngredient(now, line.id, name, mine), `add ${line.id}`)
      focusNext.current = fields.current.get(line.id)
    },
    create: (line, name) => {
      setEditing(undefined)
      onCreate(name, line)
    },
    grams: (line, weight) => edit((now) => weigh.current(now, line.id, weight), `grams ${line.id}`),
    move: (line, places) => {
      // A row that is put elsewhere in the page lets go of the focus.
      focusNext.current = document.activeElement as HTMLElement
      edit((now) => moveLine(now, line.id, places), `move ${line.id}`)
      const place = Math.max(1, Math.min(lines.length, lines.indexOf(line) + 1 + places))
      setAnnounced(say.moved(line.name, place, lines.length))
    },
    measure,
    lock: (line) => edit((now) => toggleLock(now, line.id)),
    remove: (line) => {
      const undo = workshop.act((now) => removeLine(now, line.id))
      toast({ text: toasts.removed(line.name === '' ? say.noName : line.name), undo })
    },
    enter: (line) => {
      const next = lines[lines.indexOf(line) + 1]
      if (next) fields.current.get(next.id)?.focus()
      else add()
    },
    edit: (line) => {
      setEditing(line?.id)
      if (!line) edit(withoutBlank)
    },
    openMade: (line) => void deeds().then(({ open }) => open(line, setting)),
    release: (line) => void deeds().then(({ release }) => release(line, setting)),
    opens: (line) => edit((now) => toggleOpens(now, line.id)),
  })
  const register = useCallback((id: string, field: HTMLInputElement | null) => {
    if (field) fields.current.set(id, field)
    else fields.current.delete(id)
  }, [])

  return (
    <section className="card ingredients" aria-labelledby="ingredients">
      <header className="card-head">
        <h2 id="ingredients">{say.heading}</h2>
        <div className="card-tools">
          <button
            type="button"
            className="icon-button"
            aria-label={say.undo}
            disabled={!workshop.canUndo}
            onClick={workshop.undo}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={say.redo}
            disabled={!workshop.canRedo}
            onClick={workshop.redo}
          >
            <Icon name="redo" />
          </button>
        </div>
      </header>
      {lines.length === 0 ? (
        <div className="empty">
          <p className="empty-title">{empty.title}</p>
          <p>{empty.body}</p>
          <button type="button" className="button" onClick={onExample}>
            {empty.example}
          </button>
        </div>
      ) : (
        <TotalGrams value={total}>
          <ReadLines value={read}>
            <Desked craft={craft} workshop={workshop} device={device} weigh={weigh}>
              <ul className="rows">
                {lines.map((line) => (
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
            </Desked>
          </ReadLines>
        </TotalGrams>
      )}
      <footer className="table-foot">
        <div className="total">
          <span>{say.total}</span>
          <output aria-label={say.total}>{withUnit(total, say.unit, 2)}</output>
        </div>
        <div className="table-tools">
          <button type="button" className="button" onClick={add}>
            <Icon name="plus" />
            {say.add}
          </button>
          <button type="button" className="button quiet" onClick={onPaste}>
            {say.paste}
          </button>
        </div>
      </footer>
      <p className="unseen" aria-live="polite">
        {announced}
      </p>
    </section>
  )
}
