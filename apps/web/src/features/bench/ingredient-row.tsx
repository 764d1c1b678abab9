import {
  type ComponentProps,
  Fragment,
  type KeyboardEvent,
  lazy,
  memo,
  type PointerEvent,
  Suspense,
  use,
  useCallback,
  useRef,
  useState,
} from 'react'
import { type AppCraft, craftOfEngine } from '../../engine/crafts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { shownName } from '../../format/page-speech.ts'
import { isNoneRow, isUnweighedRow, type SavedFormula, type TableLine } from '../../model/formula.ts'
import type { WorkshopNorms } from '../../model/norms.ts'
import { formulaReadingOf, ingredientOfLine, type OwnIngredients } from '../../reading/request.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { useLinger } from '../../ui/use-linger.ts'
import { useTouch } from '../../ui/use-wide.ts'
import { tableWords as say } from '../../words/es/bench.ts'
import { LazyInHand, LazyUsualGrams } from './later.ts'
import { DeskOf, type DeskPlace, OddLine, type RowActions } from './row-context.ts'
import { LineShare } from './share.tsx'
import * as tableCss from './table.module.css'

export const loadPicker = () =>
  import('../../views/ingredient-picker.tsx').then((it) => ({ default: it.IngredientPicker }))
const LazyPicker = lazy(loadPicker)

/** With what reads the names typed into it. */
function IngredientPicker({ craft: { id, engine }, ...props }: ComponentProps<typeof LazyPicker>) {
  return <LazyPicker craft={craftOfEngine(useEngine([...engine.loaded, 'names']), id)} {...props} />
}
const MadeName = lazy(() => import('./made/made-line.tsx').then((it) => ({ default: it.MadeName })))
const MadeInside = lazy(() => import('./made/made-line.tsx').then((it) => ({ default: it.MadeInside })))
const RowTools = lazy(() => import('./row-tools.tsx').then((it) => ({ default: it.RowTools })))
const RowReading = lazy(() => import('./row-tools.tsx').then((it) => ({ default: it.RowReading })))
const MeasuredTags = lazy(() => import('./measured-tags.tsx').then((it) => ({ default: it.MeasuredTags })))

interface Props {
  readonly craft: AppCraft
  readonly type: string
  readonly own: OwnIngredients
  readonly norms: WorkshopNorms
  readonly line: TableLine
  /** The formula of the library that the line is made of. */
  readonly saved: SavedFormula | undefined
  /** Formulas that a line may be made of. */
  readonly formulas: readonly SavedFormula[]
  readonly editing: boolean
  readonly actions: RowActions
  /** Told which field is whose, so that the focus can go from one to the next. */
  readonly register: (id: string, field: HTMLInputElement | null) => void
}

const PLACES: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Dragging a handle by a row's height moves the line one place. */
function useDrag(onMove: (places: number) => void) {
  const from = useRef<{ readonly y: number; readonly height: number } | undefined>(undefined)
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      const row = event.currentTarget.closest('li')
      from.current = { y: event.clientY, height: row?.offsetHeight ?? 1 }
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current
      if (!start) return
      const places = Math.trunc((event.clientY - start.y) / start.height)
      if (places === 0) return
      from.current = { ...start, y: start.y + places * start.height }
      onMove(places)
    },
    onPointerUp: () => {
      from.current = undefined
    },
  }
}

const OnDesk = ({ line, place }: { readonly line: TableLine; readonly place: DeskPlace }) => use(DeskOf)?.(line, place)

/** Of the line whose amount is odd, what would be usual. */
function OddGrams({ line: { name } }: { readonly line: TableLine }) {
  const odd = use(OddLine)
  if (odd?.name !== name) return null
  return (
    <Suspense>
      <LazyUsualGrams range={odd.range} />
    </Suspense>
  )
}

interface NameProps extends Props {
  /** What the line is called, also where it has no name yet. */
  readonly name: string
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

interface Tag {
  readonly word: string
  readonly warns?: boolean
}

/** What is to be said of a line in a word: whose it is, what it lacks, what it is in the product. */
function tagsOf({ craft, type, own, line }: Props): readonly Tag[] {
  const { part } = craft.definition.desk ?? {}
  const isKnown = line.name === '' || ingredientOfLine(craft, line, type, own) !== undefined
  return [
    ...(line.own === undefined ? [] : [{ word: say.own }]),
    ...(isUnweighedRow(line) ? [{ word: say.noWeight, warns: true }] : []),
    ...(isNoneRow(line) ? [{ word: say.none }] : []),
    ...(line.locked ? [{ word: say.locked }] : []),
    ...(part && line.part === part.value && part.has(type) ? [{ word: part.label }] : []),
    ...(isKnown ? [] : [{ word: say.unknown, warns: true }]),
  ]
}

/** What a line is: a field while it is being chosen, else its name and what is to be said of it. */
function RowName(props: NameProps) {
  const { craft, type, own, norms, line, saved, formulas, editing, actions, name, isOpen, onToggle } = props
  const { made } = line
  if (editing)
    return (
      <Suspense fallback={<span className="picker-input">{shownName(line.name)}</span>}>
        <IngredientPicker
          craft={craft}
          type={type}
          own={own}
          formulas={formulas}
          initial={shownName(line.name)}
          onPick={(picked) => actions.pick(line, picked)}
          onCreate={(text) => actions.create(line, text)}
          onCancel={() => actions.edit(undefined)}
        />
      </Suspense>
    )
  if (made)
    return (
      <Suspense
        fallback={
          <span className={tableCss.name} data-part="name">
            {line.name}
          </span>
        }
      >
        <MadeName
          craft={craft}
          own={own}
          norms={norms}
          line={line}
          made={made}
          saved={saved}
          isOpen={isOpen}
          onToggle={onToggle}
        />
      </Suspense>
    )
  const tags = tagsOf(props)
  return (
    <button
      type="button"
      className={tableCss.name}
      data-part="name"
      // What it is called has all that it shows, for whoever speaks to it.
      aria-label={say.change([name, ...tags.map(({ word }) => word)].join(' '))}
      onClick={() => actions.edit(line)}
    >
      {line.name === '' ? say.ingredient : shownName(line.name)}
      {tags.map(({ word, warns }) => (
        <Fragment key={word}>
          {' '}
          <span className={warns ? 'tag tag-warn' : 'tag'}>{word}</span>
        </Fragment>
      ))}
    </button>
  )
}

interface BeneathProps extends Props {
  readonly name: string
  /** What can be done with it is shown, and what is inside it. */
  readonly isOpen: boolean
  readonly isExpanded: boolean
}

/** What stands beneath a line: what its reading leaves open, what can be done with it, what it is made of. */
function RowBeneath({ craft, type, own, line, saved, editing, actions, name, isOpen, isExpanded }: BeneathProps) {
  const { made } = line
  const read = formulaReadingOf(craft, line, type)
  return (
    <>
      {read?.open && !editing ? (
        <Suspense>
          <RowReading craft={craft} type={type} line={line} read={read} actions={actions} />
        </Suspense>
      ) : null}
      {isOpen ? (
        <Suspense>
          <RowTools craft={craft} type={type} own={own} line={line} name={name} actions={actions} />
        </Suspense>
      ) : null}
      {made && isExpanded ? (
        <Suspense>
          <MadeInside
            craft={craft}
            own={own}
            line={line}
            made={made}
            saved={saved}
            onOpen={() => actions.openMade(line)}
            onRelease={() => actions.release(line)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

export const IngredientRow = memo(function IngredientRow(props: Props) {
  const { line, actions, register } = props
  const { made } = line
  const [open, setOpen] = useState(false)
  const [expanded, setExpanded] = useState(false)
  /** What it weighed when a finger came to its weight. */
  const [held, setHeld] = useState<number>()
  const before = useLinger(held)
  const hasDesk = use(DeskOf) !== undefined
  // A desk has its own field beside the grams, which follows them: both stay in sight.
  const isHeld = useTouch() && before !== undefined && !hasDesk
  const drag = useDrag((places) => actions.move(line, places))
  const field = useCallback((input: HTMLInputElement | null) => register(line.id, input), [register, line.id])
  const name = line.name === '' ? say.noName : shownName(line.name)

  function moveByKey(event: KeyboardEvent): void {
    const places = PLACES[event.key]
    if (places === undefined) return
    event.preventDefault()
    actions.move(line, places)
  }

  return (
    <li
      className={tableCss.row}
      data-part="row"
      data-line={line.id}
      data-open={open || undefined}
      data-held={isHeld || undefined}
      data-locked={line.locked || undefined}
      data-made={made && ''}
      data-expanded={(made && expanded) || undefined}
      data-craft={made?.formula.craft}
    >
      <button
        type="button"
        className={tableCss.handle}
        aria-label={say.move(name)}
        title={say.moveHelp}
        onKeyDown={moveByKey}
        {...drag}
      >
        <DecorativeIcon name="grip" />
      </button>
      <div data-part="row-name">
        <RowName {...props} name={name} isOpen={expanded} onToggle={setExpanded} />
        {line.measured ? (
          <Suspense>
            <MeasuredTags line={line} measured={line.measured} onMeasure={actions.measure} />
          </Suspense>
        ) : null}
      </div>
      <OnDesk line={line} place="before" />
      <QuantityInput
        ref={field}
        value={isUnweighedRow(line) ? undefined : line.grams}
        unit="g"
        label={say.gramsOf(name)}
        onChange={(grams) => actions.grams(line, grams)}
        onClear={() => actions.grams(line, undefined)}
        onHold={(isIn) => setHeld(isIn ? line.grams : undefined)}
        onEnter={() => actions.enter(line)}
        onMove={(places) => actions.move(line, places)}
      />
      {isHeld ? (
        <Suspense>
          <LazyInHand name={name} grams={line.grams} before={before} onGrams={(grams) => actions.grams(line, grams)} />
        </Suspense>
      ) : null}
      {hasDesk ? <OnDesk line={line} place="after" /> : <LineShare line={line} />}
      <button
        type="button"
        className={`${tableCss.rowMore} icon-button`}
        data-part="row-more"
        aria-label={say.more(name)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <DecorativeIcon name="more" />
      </button>
      <RowBeneath {...props} name={name} isOpen={open} isExpanded={expanded} />
      <OddGrams line={line} />
      <OnDesk line={line} place="beneath" />
    </li>
  )
})
