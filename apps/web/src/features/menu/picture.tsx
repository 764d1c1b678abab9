import type { MenuChoiceAnswer } from '@obrador/balancer/menu'
import { menuWords as say } from '../../words/es/menu.ts'
import * as basesCss from './bases.module.css'
import type { MenuBlock } from './protocol.ts'
import { leastFirmness } from './shown.ts'

/** Of 100 purchases from which on it holds: as a firm verdict. */
const FIRM = 90
const percentOf = (share: number | undefined): number | undefined =>
  share === undefined ? undefined : Math.floor(100 * share)

interface RowProps {
  readonly choice: MenuChoiceAnswer
  readonly most: number
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function PictureRow({ choice, most, name, isChosen, onChoose }: RowProps) {
  const { bases, corregidos, gramos } = choice
  const firm = percentOf(leastFirmness(choice))
  return (
    <label className={basesCss.pictureRow} data-part="menu-choice">
      <input
        type="radio"
        className="unseen"
        name={name}
        checked={isChosen}
        aria-label={say.row(bases, corregidos, gramos, firm)}
        onChange={onChoose}
      />
      <span className={basesCss.left} aria-hidden="true">
        <b>{say.gramsOf(gramos, corregidos)}</b>
        <span className={basesCss.leftTrack}>
          <span style={{ inlineSize: `${(100 * gramos) / most}%` }} />
        </span>
      </span>
      <span className={basesCss.count} aria-hidden="true">
        <b>{bases}</b> <small>{say.baseWord(bases)}</small>
      </span>
      {firm === undefined ? null : (
        <span className={basesCss.right} aria-hidden="true">
          <span className={basesCss.rightTrack} data-firm={firm >= FIRM || undefined}>
            <span style={{ inlineSize: `${firm}%` }} />
          </span>
          <b>{firm}</b>
        </span>
      )}
    </label>
  )
}

interface Props {
  readonly block: MenuBlock
  readonly chosen: number | undefined
  readonly isOnly: boolean
  readonly isWorking: boolean
  readonly onChoose: (bases: number) => void
}

/** How many bases: grams corrected to the left, how firm the tightest is to the right; one row for each number. */
export function BasesPicture({ block, chosen, isOnly, isWorking, onChoose }: Props) {
  const { elecciones = [], prueba } = block.answer
  const { cota, probado } = prueba.bases
  const most = Math.max(1, ...elecciones.map(({ gramos }) => gramos))
  const title = isOnly || block.family === '' ? say.how : say.howOf(block.family)
  const hasFirmness = elecciones.some((one) => leastFirmness(one) !== undefined)
  return (
    <fieldset className={basesCss.picture} data-part="menu-picture">
      <legend>{title}</legend>
      <p className={basesCss.pictureHead} aria-hidden="true">
        <span>{say.left}</span>
        {hasFirmness ? (
          <span>
            <span className={basesCss.long}>{say.right}</span>
            <span className={basesCss.short}>{say.rightShort}</span>
          </span>
        ) : null}
      </p>
      {probado && cota > 1 ? (
        <p className={`${basesCss.pictureRow} ${basesCss.cannot}`}>
          <span className={basesCss.left}>—</span>
          <span className={basesCss.count}>
            <b>{cota - 1}</b> <small>{say.baseWord(cota - 1)}</small>
          </span>
          <span className={basesCss.right}>{say.impossible}</span>
        </p>
      ) : null}
      {elecciones.map((choice) => (
        <PictureRow
          key={choice.bases}
          choice={choice}
          most={most}
          name={`bases-${block.family}-${block.flavours[0]?.nombre}`}
          isChosen={choice.bases === chosen}
          onChoose={() => onChoose(choice.bases)}
        />
      ))}
      {isWorking ? (
        <p className="muted">{say.searching(probado ? (elecciones.at(-1)?.bases ?? 0) + 1 : cota)}</p>
      ) : null}
    </fieldset>
  )
}
