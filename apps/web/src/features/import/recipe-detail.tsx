import { useState } from 'react'
import { type AppCraft, type AppEngine, craftOfEngine } from '../../engine/crafts.ts'
import { eurosText } from '../../format/numbers.ts'
import { shownName } from '../../format/page-speech.ts'
import { weightText } from '../../format/weight-text.ts'
import { craftIds, isCraftId } from '../../model/crafts.ts'
import { FIRST_CRAFT, type OwnIngredient, type TableFormula } from '../../model/formula.ts'
import type { WorkshopNorms } from '../../model/norms.ts'
import { type NameChoice, nameChoicesFor } from '../../reading/choices.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import * as chipsCss from '../../views/choice-chips.module.css'
import { ChoiceChips } from '../../views/choice-chips.tsx'
import { IngredientPicker } from '../../views/ingredient-picker.tsx'
import { choiceWords } from '../../words/es/choices.ts'
import { recipeWords as say } from '../../words/es/import.ts'
import { pasteWords } from '../../words/es/paste.ts'
import { craftNames } from '../../words/es/shell.ts'
import * as importCss from './import.module.css'
import { RecipeOutcome, RecipeUnit } from './recipe-outcome.tsx'
import type { BookUnit, ImportedRecipe, LineAnswer, ShownLine } from './shown.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly engine: AppEngine
  readonly own: readonly OwnIngredient[]
  readonly shown: ImportedRecipe
  /** Other lines of the file that say the same and are in doubt. */
  readonly alike: (written: string) => number
  readonly onType: (kind: Pick<TableFormula, 'craft' | 'type'>) => void
  readonly onLine: (place: number, answer: LineAnswer) => void
  readonly onAll: (written: string, answer: LineAnswer) => void
  readonly onName: (title: string) => void
  readonly onTake: (isIn: boolean) => void
  readonly onUnit: (unit: BookUnit) => void
  /** Whether the file prices anything. */
  readonly hasPrices: boolean
  readonly norms: WorkshopNorms
  /** To the next recipe that is to be looked at; nothing where there is none. */
  readonly onNext: (() => void) | undefined
}

const NONE = ''
const optionOf = (craft: string, type: string): string => `${craft} ${type}`

/** Every type of every craft. */
function TypeSelect({ engine, shown: { craft, type, recipe }, onType }: Pick<Props, 'engine' | 'shown' | 'onType'>) {
  function choose(value: string): void {
    const [of, to] = value.split(' ')
    if (isCraftId(of) && to !== undefined) onType({ craft: of, type: to })
  }
  const isKnown = craft !== undefined && type !== undefined
  return (
    <select
      className={importCss.typeSelect}
      aria-label={say.typeOf(recipe.title)}
      value={isKnown ? optionOf(craft, type) : NONE}
      onChange={(event) => choose(event.target.value)}
    >
      {isKnown ? null : <option value={NONE}>{say.choose}</option>}
      {craftIds.map((id) => (
        <optgroup key={id} label={craftNames[id]}>
          {Object.entries(engine.crafts[id]?.types ?? {}).map(([of, { label }]) => (
            <option key={of} value={optionOf(id, of)}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

interface LineProps extends Pick<Props, 'engine' | 'own' | 'shown' | 'alike' | 'onAll' | 'hasPrices'> {
  readonly line: ShownLine
  readonly onAnswer: (answer: LineAnswer) => void
}

/** What the catalogue makes of its name; where it may be a formula, also what it is for sure. */
function ingredientsFor(of: AppCraft, type: string, { ties, written, name }: ShownLine): readonly NameChoice[] {
  const choices = nameChoicesFor(of, type, written)
  const row = ties.length > 0 && choices.length === 0 ? of.rowNamed(name, type) : undefined
  return row ? [{ name, label: shownName(row.name) }] : choices
}

/** What a line in doubt may be: chips as on the sheet of a pasted list. */
function NameChoices({ engine, own, shown: { craft = FIRST_CRAFT, type = '' }, line, onAnswer }: LineProps) {
  const [isPicking, setPicking] = useState(false)
  const of = craftOfEngine(engine, craft)
  const mine = own.find(({ id }) => id === line.own)
  const offered: readonly (NameChoice & LineAnswer)[] = [
    ...line.ties.map(({ to, name, isInFile }) => ({ name: to, label: say.tie(name, isInFile), tie: to })),
    ...(mine ? [{ name: mine.name, label: mine.name, own: mine.id }] : []),
    ...ingredientsFor(of, type, line),
  ]
  const answered = ({ name, tie, own: chosen }: NameChoice & LineAnswer): LineAnswer =>
    tie === undefined ? { name, own: chosen, tie: undefined } : { name: line.name, own: undefined, tie }
  if (isPicking)
    return (
      <IngredientPicker
        craft={of}
        type={type}
        own={own}
        initial=""
        onPick={({ name, own: chosen }) => {
          setPicking(false)
          onAnswer({ name, own: chosen, tie: undefined })
        }}
        onCancel={() => setPicking(false)}
      />
    )
  if (offered.length > 1)
    return (
      <ChoiceChips
        name={line.written}
        choices={offered}
        inUse={line.tie ?? (line.isConfirmed ? line.name : offered[0]?.name)}
        isConfirmed={line.isConfirmed}
        onChoose={(choice) => onAnswer(answered(choice))}
        onOther={() => setPicking(true)}
      />
    )
  return (
    <div className={chipsCss.chips}>
      {offered.map((choice) => (
        <button key={choice.name} type="button" className={chipsCss.chip} onClick={() => onAnswer(answered(choice))}>
          {choice.label}
        </button>
      ))}
      <button
        type="button"
        className={chipsCss.chip}
        aria-label={choiceWords.chooseOne(line.written)}
        onClick={() => setPicking(true)}
      >
        {choiceWords.other}
      </button>
    </div>
  )
}

/** A name in doubt keeps its chips once it is answered: whoever erred chooses again. */
const wasInDoubt = ({ name, own, ties, written: as, isConfirmed, doubt }: ShownLine): boolean =>
  doubt === 'open' || doubt === 'unknown' || ties.length > 0 || (isConfirmed && (name !== as || own !== undefined))

const A = 65
/** The cells of the line as the file has them, never corrected. */
function WrittenCells({ line: { row, cells, text } }: { readonly line: ShownLine }) {
  return (
    <span className={importCss.lineCells}>
      <span className={importCss.rowNumber}>{row}</span>
      {cells === undefined ? (
        <code>{text}</code>
      ) : (
        cells.map(({ at, text: cell }) => (
          <code key={at} title={say.cell(String.fromCharCode(A + at), row)}>
            {cell}
          </code>
        ))
      )}
    </span>
  )
}

/** A weight that cannot well be: what it may be instead, and what stands there. One tap decides. */
function AlarmChips({
  line,
  rest,
  onAnswer,
}: { readonly line: ShownLine; readonly rest: number } & Pick<LineProps, 'onAnswer'>) {
  const { alarm, suggest, name } = line
  if (!alarm) return null
  const offered = [...new Set([suggest?.grams ?? alarm.read, alarm.read])]
  return (
    <div className={importCss.chips} data-part="import-alarm">
      <p>
        <b>{say.alarm(weightText(alarm.read), shownName(name))}</b> {say.alarmWhy[alarm.is](weightText(rest))}
      </p>
      <div className={chipsCss.chips}>
        {offered.map((grams) => (
          <button key={grams} type="button" className={chipsCss.chip} onClick={() => onAnswer({ grams })}>
            {grams === alarm.read ? say.itIs(weightText(grams)) : weightText(grams)}
          </button>
        ))}
      </div>
    </div>
  )
}

function LineMark({ line: { doubt, alarm, weight } }: { readonly line: ShownLine }) {
  const isAlarm = doubt === 'weight' && alarm !== undefined
  const isUnknown = doubt === 'unknown' || (doubt === 'weight' && weight === undefined)
  const [shape, tone] =
    doubt === undefined ? ['●', 'ok'] : isAlarm ? ['▼', 'bad'] : isUnknown ? ['?', 'unknown'] : ['○', 'muted']
  return (
    <span className={importCss.mark} data-tone={tone}>
      <span aria-hidden="true">{shape}</span>
    </span>
  )
}

/** What the line will be: its name, which a tap changes, and its weight. */
function LineFields(props: LineProps) {
  const { engine, own, shown, line, hasPrices, onAnswer } = props
  const [isPicking, setPicking] = useState(false)
  const name = shownName(line.name)
  if (isPicking)
    return (
      <IngredientPicker
        craft={craftOfEngine(engine, shown.craft ?? FIRST_CRAFT)}
        type={shown.type ?? ''}
        own={own}
        initial={name}
        onPick={({ name: picked, own: chosen }) => {
          setPicking(false)
          onAnswer({ name: picked, own: chosen, tie: undefined })
        }}
        onCancel={() => setPicking(false)}
      />
    )
  return (
    <>
      <button
        type="button"
        className={importCss.nameField}
        aria-label={say.changeName(name)}
        onClick={() => setPicking(true)}
      >
        {name}
      </button>
      <QuantityInput
        className="quantity"
        value={line.weight}
        unit="g"
        label={say.weightOf(name)}
        placeholder="?"
        onChange={(grams) => onAnswer({ grams })}
      />
      {hasPrices ? (
        <QuantityInput
          className={importCss.price}
          value={line.perKg}
          label={say.priceOf(name)}
          placeholder="?"
          onChange={(perKg) => onAnswer({ perKg })}
          onClear={() => onAnswer({ perKg: 0 })}
        />
      ) : null}
    </>
  )
}

/** A price that is far from what such a thing usually costs: it counts once somebody has said so. */
function PriceChips({ line, onAnswer }: Pick<LineProps, 'line' | 'onAnswer'>) {
  const { price, isPriceTyped } = line
  if (!price?.doubt || isPriceTyped) return null
  const { read, usual } = price.doubt
  const offered = [...new Set([price.perKg, read])]
  return (
    <div className={importCss.chips} data-part="import-price">
      <p>
        <b>{say.price(eurosText(read))}</b> {usual === undefined ? say.priceByPiece : say.priceUsual(eurosText(usual))}
      </p>
      <div className={chipsCss.chips}>
        {offered.map((perKg) => (
          <button key={perKg} type="button" className={chipsCss.chip} onClick={() => onAnswer({ perKg })}>
            {say.priceIs(eurosText(perKg))}
          </button>
        ))}
      </div>
    </div>
  )
}

function Line(props: LineProps) {
  const { shown, line, alike, onAnswer, onAll } = props
  const { doubt, name, suggest, text } = line
  const isAsked = wasInDoubt(line)
  const isAlarm = doubt === 'weight' && line.alarm !== undefined
  const others = isAsked && line.isConfirmed ? alike(line.written) : 0
  return (
    <li className={importCss.line} data-doubt={doubt} data-alarm={isAlarm || undefined} data-part="import-line">
      <WrittenCells line={line} />
      <span className={importCss.fields}>
        <LineMark line={line} />
        <LineFields {...props} />
      </span>
      {isAlarm ? <AlarmChips line={line} rest={shown.grams - (line.weight ?? 0)} onAnswer={onAnswer} /> : null}
      {doubt === undefined || isAlarm ? null : (
        <span className={`muted ${importCss.why}`}>
          {doubt === 'weight'
            ? say.weighs(suggest && pasteWords.suggestedBy(suggest))
            : doubt === 'unknown'
              ? say.unknown(shownName(name))
              : say.written(text)}
        </span>
      )}
      <PriceChips line={line} onAnswer={onAnswer} />
      {isAsked ? (
        <div className={importCss.chips}>
          <NameChoices {...props} />
          {others > 0 ? (
            <p className={importCss.all}>
              {say.all(others)}{' '}
              <button
                type="button"
                className="button"
                onClick={() =>
                  onAll(line.written, {
                    name,
                    ...(line.own !== undefined && { own: line.own }),
                    ...(line.tie !== undefined && { tie: line.tie }),
                  })
                }
              >
                {say.allYes}
              </button>
            </p>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}

/** A recipe with its lines: what it is, and what is to be confirmed or completed. */
export function RecipeDetail({ onType, onLine, onName, onTake, onNext, ...props }: Props) {
  const { shown } = props
  const { recipe, typeLabel, isIn, isReady } = shown
  return (
    <div className={importCss.detail} data-craft={shown.craft} data-part="import-detail">
      <div className={importCss.cardHead}>
        <input
          className={importCss.titleField}
          aria-label={say.nameOf}
          value={recipe.title}
          onChange={(event) => onName(event.target.value)}
        />
        {isReady ? (
          <button type="button" className="button quiet" onClick={() => onTake(!isIn)}>
            {isIn ? say.leave : say.take}
          </button>
        ) : null}
      </div>
      <p className={importCss.kind}>
        {typeLabel === undefined ? say.unread : say.readAs} <TypeSelect {...props} onType={onType} />
        {recipe.sheet === undefined ? null : (
          <span className="muted">{say.rows(recipe.from, recipe.to, recipe.sheet)}</span>
        )}
      </p>
      <RecipeUnit {...props} />
      <p className={`muted ${importCss.heads}`} aria-hidden="true">
        <span>{say.heads.grams}</span>
        {props.hasPrices ? <span>{say.heads.price}</span> : null}
      </p>
      <ul>
        {shown.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the recipe
          <Line key={place} {...props} line={line} onAnswer={(answer) => onLine(place, answer)} />
        ))}
      </ul>
      <RecipeOutcome {...props} />
      {onNext ? (
        <button type="button" className={`button quiet ${importCss.next}`} onClick={onNext}>
          {say.next}
        </button>
      ) : null}
    </div>
  )
}
