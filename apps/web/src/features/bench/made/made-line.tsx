import { type KeyboardEvent, use, useMemo } from 'react'
import type { AppCraft } from '../../../engine/crafts.ts'
import { percentWithUnit } from '../../../format/numbers.ts'
import { numberText, shownName } from '../../../format/page-speech.ts'
import type { NestedFormula, SavedFormula, TableLine } from '../../../model/formula.ts'
import { linesForGrams, versionStatusOf } from '../../../model/made.ts'
import type { WorkshopNorms } from '../../../model/norms.ts'
import { screenVerdictOf } from '../../../reading/look.ts'
import { gramsWeighedIn } from '../../../reading/made.ts'
import { type OwnIngredients, readTableFormula } from '../../../reading/request.ts'
import { DecorativeIcon } from '../../../ui/icons.tsx'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { tableWords } from '../../../words/es/bench.ts'
import { nestedFormulaWords as say } from '../../../words/es/made.ts'
import { rowActions } from '../../../words/es/row.ts'
import { TotalGrams } from '../row-context.ts'
import * as tableCss from '../table.module.css'
import * as madeCss from './made.module.css'

interface Props {
  readonly craft: AppCraft
  readonly own: OwnIngredients
  readonly line: TableLine
  readonly made: NestedFormula
  /** The formula of the library that it is, if it is there. */
  readonly saved: SavedFormula | undefined
}

const stateOf = (made: NestedFormula, saved: SavedFormula | undefined): string => {
  const standing = versionStatusOf(made, saved)
  return standing.is === 'version' ? say.version(standing.version) : say[standing.is]
}

interface NameProps extends Props {
  readonly norms: WorkshopNorms
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

/** What a line made of a formula is called, how it stands by itself and which version it is. */
export function MadeName({ craft, line, made, own, norms, saved, isOpen, onToggle }: NameProps) {
  const look = useMemo(
    () => screenVerdictOf(readTableFormula(craft.engine, made.formula, own, { advice: false, norms })),
    [craft, made.formula, own, norms],
  )
  const state = stateOf(made, saved)
  const isJudged = look.tone !== 'none'

  function walk(event: KeyboardEvent): void {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    onToggle(event.key === 'ArrowRight')
  }

  return (
    <button
      type="button"
      className={`${tableCss.name} ${madeCss.name}`}
      data-part="name made-name"
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
      onKeyDown={walk}
    >
      <DecorativeIcon name={isOpen ? 'down' : 'chevron'} />
      <span>
        {line.name}
        <span className="unseen">{say.expand}</span>
        {line.grams === 0 ? <span className="tag tag-warn">{tableWords.noWeight}</span> : null}
        <span className={madeCss.state}>
          {isJudged ? (
            <>
              <span className={madeCss.shape} data-tone={look.tone} title={look.words} aria-hidden="true">
                {look.shape}{' '}
              </span>
              <span className="unseen">{look.words}. </span>
            </>
          ) : null}
          {state}
        </span>
      </span>
    </button>
  )
}

interface InsideProps extends Props {
  readonly onOpen: () => void
  readonly onRelease: () => void
}

const DECIMALS = 1

/** What is inside, in grams for this amount: to be read here, and changed on its own bench. */
export function MadeInside({ craft, own, line, made, onOpen, onRelease }: InsideProps) {
  const weighed = useMemo(() => gramsWeighedIn(craft, { ...line, made }, own), [craft, line, made, own])
  const total = use(TotalGrams)
  const lost = line.grams * (weighed - 1)
  const share = (grams: number): string => (total > 0 ? percentWithUnit((100 * grams) / total) : '')
  return (
    <div className={madeCss.inside}>
      <table className={madeCss.lines} data-part="made-lines" aria-label={say.inside(shownName(line.name))}>
        <tbody>
          {linesForGrams(line, weighed).map(({ id, name, grams }) => (
            <tr key={id}>
              <th scope="row">{shownName(name)}</th>
              <td>{numberText(grams, DECIMALS)}</td>
              <td>{share(grams)}</td>
            </tr>
          ))}
          {lost > 0.5 * 10 ** -DECIMALS ? (
            <tr className={madeCss.lost} data-part="made-lost">
              <th scope="row">{say.gone}</th>
              <td>{numberText(-lost, DECIMALS)}</td>
              <td />
            </tr>
          ) : null}
        </tbody>
      </table>
      {line.opens ? <p className={madeCss.note}>{say.opens}</p> : null}
      <div className={madeCss.tools}>
        <button type="button" className="button quiet" onClick={onOpen}>
          {say.open(line.name)}
        </button>
        <button type="button" className="button quiet" onClick={onRelease}>
          {say.release}
        </button>
      </div>
    </div>
  )
}

interface LockProps {
  readonly line: TableLine
  readonly onLock: () => void
  readonly onOpens: () => void
}

/** How a line made of a formula moves when it is balanced: not at all, as one, or line by line inside. */
export const MadeLock = ({ line, onLock, onOpens }: LockProps) => (
  <MenuButton
    className="button quiet"
    label={say.lockMenu(line.name)}
    items={[
      { id: 'lock', label: line.locked ? say.unlock : say.lock, run: onLock },
      { id: 'opens', label: line.opens ? say.asOne : say.openLines, run: onOpens },
    ]}
  >
    <DecorativeIcon name={line.locked ? 'lock' : 'unlock'} />
    {rowActions.lockWord}
  </MenuButton>
)
