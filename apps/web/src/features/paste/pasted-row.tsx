import { withoutStamp } from '@obrador/list'
import { useState } from 'react'
import { gramsText } from '../../format/numbers.ts'
import { numberText, shownName } from '../../format/page-speech.ts'
import type { OwnIngredients } from '../../reading/request.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { IngredientPicker } from '../../views/ingredient-picker.tsx'
import { tableWords } from '../../words/es/bench.ts'
import { choiceWords } from '../../words/es/choices.ts'
import { pasteWords as say } from '../../words/es/paste.ts'
import * as pasteCss from './paste.module.css'
import type { ListActions, ShownRecipe } from './recipe.ts'
import { RowChoices } from './row-choices.tsx'
import { pasteLabelOf, type ShownRow } from './shown.ts'

interface Props {
  readonly row: ShownRow
  readonly recipe: ShownRecipe
  readonly own: OwnIngredients
  readonly actions: ListActions
  /** Nobody knows the unit of its figure. */
  readonly isUnitOpen?: boolean
  /** Of the flour, %. */
  readonly share?: number | undefined
}

const KINDS = ['ingredient', 'step', 'out'] as const

/** What becomes of a line that is not weighed. */
function becomesOf({ is, skip, text, isTitle }: ShownRow, { recipe }: ShownRecipe): string {
  if (is === 'step') return say.becomes.step
  const { title, made, pieces } = recipe
  const isStamped = withoutStamp(text) !== text ? ` ${say.becomes.stamp}` : ''
  if (skip === 'yield')
    return `${made === undefined && pieces === undefined ? say.becomes.out : say.becomes.yield}${isStamped}`
  if (!isTitle || title === undefined) return `${say.becomes.out}${isStamped}`
  return `${made === undefined ? say.becomes.name(title) : say.becomes.nameAndYield(title)}${isStamped}`
}

/** What a line that is not weighed is, and what becomes of it. */
const Unweighed = ({ row, recipe }: Props) => (
  <>
    <p className={pasteCss.what}>
      {row.is === 'step' ? say.skip[row.skip === 'note' ? 'note' : 'step'] : row.skip && say.skip[row.skip]}
    </p>
    <p className={pasteCss.note}>{becomesOf(row, recipe)}</p>
  </>
)

/** How a line was read, where that is not as it stands: what was left out, put, weighed or worked out. */
function notesOf(row: ShownRow): readonly string[] {
  const { standing, known, left, isConfirmed, isUnknown, name, bareWord = name, beside, grams = 0, why } = row
  if (isUnknown) return [say.unknown]
  const read = known?.name ?? name
  const isPut = standing === 'open' && !isConfirmed
  return [
    ...(isPut ? [choiceWords.put(read, left.length > 0 ? left.join(' ') : bareWord)] : []),
    ...(!isPut && bareWord !== name && !isConfirmed ? [say.byContext(bareWord)] : []),
    ...(!isPut && left.length > 0 ? [choiceWords.left(read, left.join(' '))] : []),
    ...(beside ? [say.beside(numberText(beside.figure), say.says[beside.says], gramsText(grams))] : []),
    ...(why !== undefined && !isConfirmed ? [why] : []),
    ...(standing === 'worked' && why === undefined ? [say.aboutSo] : []),
  ]
}

/** The name of what was read, what is said of it, and what it may be as well. */
function Read({ row, actions, onChoosing }: Props & { readonly onChoosing: () => void }) {
  const { key, name, grams, ask, isUnknown } = row
  const { correct, create, goOn } = actions
  return (
    <>
      {isUnknown ? (
        <p className={pasteCss.asked}>{say.whatIsOne(name)}</p>
      ) : (
        <button
          type="button"
          className={pasteCss.choose}
          aria-label={tableWords.change(pasteLabelOf(row))}
          onClick={onChoosing}
        >
          {pasteLabelOf(row)}
        </button>
      )}
      {notesOf(row).map((note) => (
        <p key={note} className={pasteCss.note}>
          {note}
        </p>
      ))}
      {grams === undefined ? (
        <p className={pasteCss.problem}>
          {ask ? say.ask[ask] : say.noWeight}{' '}
          <button type="button" className={pasteCss.link} onClick={() => correct(key, { is: 'step' })}>
            {say.asNote}
          </button>
        </p>
      ) : null}
      <RowChoices
        row={row}
        onChoose={(choice) => correct(key, { name: choice.name, ...(choice.own !== undefined && { own: choice.own }) })}
        onOther={onChoosing}
        onCreate={() => create(key, name)}
        onLeave={() => correct(key, { is: 'out' })}
        onEnter={goOn}
      />
    </>
  )
}

/** What a line is, or the field in which it is looked for. */
function RowReading(props: Props) {
  const { row, recipe, own, actions } = props
  const [choosing, setChoosing] = useState(false)
  if (row.is !== 'ingredient') return <Unweighed {...props} />
  if (!choosing) return <Read {...props} onChoosing={() => setChoosing(true)} />
  return (
    <IngredientPicker
      craft={recipe.craft}
      type={recipe.type}
      own={own}
      initial={shownName(row.name)}
      onPick={(picked) => {
        actions.correct(row.key, { name: picked.name, ...(picked.own !== undefined && { own: picked.own }) })
        setChoosing(false)
        actions.goOn()
      }}
      onCreate={(wanted) => {
        setChoosing(false)
        actions.create(row.key, wanted || row.name)
      }}
      onCancel={() => setChoosing(false)}
    />
  )
}

const itemLabel = (row: ShownRow): string =>
  row.is === 'ingredient'
    ? say.item(
        row.piece ?? row.text,
        say.standing[row.standing],
        row.isUnknown ? '' : pasteLabelOf(row),
        row.grams === undefined ? '' : gramsText(row.grams),
      )
    : say.item(row.text, say.standing.left, row.skip ? say.skip[row.skip] : '', '')

/** One line as it was pasted, what it was read as, and its grams in a field: whatever is wrong is put right here. */
export function PastedRowView(props: Props) {
  const { row, actions, isUnitOpen = false, share } = props
  const { key, text, piece = text, name, grams, standing, is } = row
  const isIn = is === 'ingredient'
  const kinds = KINDS.filter((kind) => kind !== is).map((kind) => ({
    id: kind,
    label: say.kinds[kind],
    run: () => actions.correct(key, { is: kind }),
  }))
  return (
    <li data-standing={isUnitOpen ? 'unknown' : standing} aria-label={itemLabel(row)}>
      <p className={pasteCss.text}>{isIn ? withoutStamp(piece) : piece}</p>
      <span className={pasteCss.shape} aria-hidden="true">
        {isUnitOpen ? say.unit.unknown : say.shape[standing]}
      </span>
      <div className={pasteCss.name}>
        <RowReading {...props} />
      </div>
      {isIn ? (
        <div className={pasteCss.grams}>
          <span aria-hidden="true">{standing === 'worked' ? '≈' : ''}</span>
          <QuantityInput
            value={grams}
            unit="g"
            label={tableWords.gramsOf(shownName(name))}
            onChange={(weight) => actions.correct(key, { grams: weight }, true)}
            onClear={() => actions.correct(key, { grams: undefined }, true)}
            onEnter={actions.goOn}
          />
          <span aria-hidden="true">g</span>
          {share === undefined ? null : (
            <span className="muted figure" data-part="pasted-share">
              {say.unit.share(numberText(share, 1))}
            </span>
          )}
        </div>
      ) : null}
      <MenuButton
        className={isIn ? `icon-button ${pasteCss.more}` : `button quiet ${pasteCss.more}`}
        label={say.changeOne(piece)}
        items={kinds}
      >
        {isIn ? <DecorativeIcon name="more" /> : say.change}
      </MenuButton>
    </li>
  )
}
