import type { Ingredient } from '@obrador/engine'
import { useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import type { OwnIngredients } from '../../reading/request.ts'
import { Icon } from '../../ui/icons.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { IngredientPicker } from '../../views/ingredient-picker.tsx'
import { table } from '../../words/es/bench.ts'
import { paste as say } from '../../words/es/paste.ts'
import * as pasteCss from './paste.module.css'
import { type Correction, type Kind, type PastedRow, piecesIn } from './pasted.ts'

export type ShownRow = PastedRow &
  Correction & { readonly is: Kind; readonly known: Ingredient | undefined; readonly isUnknown: boolean }

interface Props {
  readonly row: ShownRow
  readonly craft: AppCraft
  readonly type: string
  readonly own: OwnIngredients
  /** It is the title, and this will be the name. */
  readonly naming: string | undefined
  /** So many pieces come out of it, as somebody has said. */
  readonly pieces: number | undefined
  readonly onPieces: (pieces: number | undefined) => void
  readonly onCorrect: (correction: Correction) => void
  readonly onCreate: (name: string) => void
  readonly onEnter: () => void
}

const KINDS = ['ingredient', 'step', 'out'] as const

/** What a line that is not weighed is, and what becomes of it. */
function Unweighed({ row, naming, pieces, onPieces }: Pick<Props, 'row' | 'naming' | 'pieces' | 'onPieces'>) {
  const { is, skip } = row
  const said = piecesIn(row)
  const isPieces = is === 'out' && said !== undefined
  return (
    <>
      <p className={pasteCss.pastedWhat}>
        {is === 'step' ? say.skip[skip === 'note' ? 'note' : 'step'] : skip && say.skip[skip]}
      </p>
      <p className="muted">
        {is === 'step'
          ? say.becomes.step
          : naming !== undefined
            ? say.becomes.name(naming)
            : isPieces
              ? say.becomes.pieces(said)
              : say.becomes.out}{' '}
        {isPieces ? (
          <button
            type="button"
            className={pasteCss.pastedLink}
            aria-pressed={pieces === said}
            onClick={() => onPieces(pieces === said ? undefined : said)}
          >
            {say.becomes.yes(said)}
          </button>
        ) : null}
      </p>
    </>
  )
}

/** One line as it was pasted, what it was read as, and its grams in a field: whatever is wrong is put right here. */
export function PastedRowView(props: Props) {
  const { row, craft, type, own, onCorrect, onCreate, onEnter } = props
  const [choosing, setChoosing] = useState(false)
  const { text, name, grams, standing, why, ask, is, known, isUnknown } = row
  const isIn = is === 'ingredient'
  const shown = row.own === undefined ? (known?.name ?? name) : name
  const kinds = KINDS.filter((kind) => kind !== is).map((kind) => ({
    id: kind,
    label: say.kinds[kind],
    run: () => onCorrect({ is: kind }),
  }))
  return (
    <li data-standing={standing}>
      <p className={pasteCss.pastedText}>{text}</p>
      <span className={pasteCss.pastedShape} aria-hidden="true">
        {say.shape[standing]}
      </span>
      <div className={pasteCss.pastedName}>
        {choosing ? (
          <IngredientPicker
            craft={craft}
            type={type}
            own={own}
            initial={name}
            onPick={(picked) => {
              onCorrect({ name: picked.name, ...(picked.own !== undefined && { own: picked.own }) })
              setChoosing(false)
              requestAnimationFrame(onEnter)
            }}
            onCreate={(wanted) => {
              setChoosing(false)
              onCreate(wanted || name)
            }}
            onCancel={() => setChoosing(false)}
          />
        ) : isIn ? (
          <button
            type="button"
            className={pasteCss.pastedChoose}
            data-unknown={isUnknown || undefined}
            aria-label={isUnknown ? say.chooseOne(name) : table.change(shown)}
            onClick={() => setChoosing(true)}
          >
            {isUnknown ? say.choose : shown}
            {isUnknown ? <Icon name="down" /> : null}
          </button>
        ) : (
          <Unweighed {...props} />
        )}
        {isUnknown ? (
          <p className={pasteCss.pastedProblem}>
            {say.unknown}{' '}
            <button type="button" className={pasteCss.pastedLink} onClick={() => onCreate(name)}>
              {say.create}
            </button>
          </p>
        ) : null}
        {isIn && grams === undefined ? (
          <p className={pasteCss.pastedProblem}>
            {ask ? say.ask[ask] : say.noWeight}{' '}
            <button type="button" className={pasteCss.pastedLink} onClick={() => onCorrect({ is: 'step' })}>
              {say.asNote}
            </button>
          </p>
        ) : null}
        {isIn && standing === 'worked' ? <p className="muted">{why ?? say.aboutSo}</p> : null}
      </div>
      {isIn ? (
        <div className={pasteCss.pastedGrams}>
          <span aria-hidden="true">{standing === 'worked' ? '≈' : ''}</span>
          <QuantityInput
            value={grams}
            label={table.gramsOf(name)}
            onChange={(weight) => onCorrect({ grams: weight })}
            onClear={() => onCorrect({ grams: undefined })}
            onEnter={onEnter}
          />
          <span aria-hidden="true">g</span>
        </div>
      ) : null}
      <MenuButton
        className={isIn ? `icon-button ${pasteCss.pastedMore}` : `button quiet ${pasteCss.pastedMore}`}
        label={say.changeOne(text)}
        items={kinds}
      >
        {isIn ? <Icon name="more" /> : say.change}
      </MenuButton>
    </li>
  )
}
