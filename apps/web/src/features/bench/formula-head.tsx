import type { ReactNode } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { DecorativeIcon, type IconName } from '../../ui/icons.tsx'
import type { MenuItem } from '../../ui/menu.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { NameField } from '../../ui/name-field.tsx'
import { useDesk, useThumb } from '../../ui/use-wide.ts'
import { titleWords } from '../../words/es/bench.ts'
import { actionWords as say } from '../../words/es/results.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import * as benchCss from './bench.module.css'

type Word = keyof typeof say

interface Action {
  readonly id: Word
  readonly icon: IconName
  /** Has a button of its own only at a desk: elsewhere it is under «Más». */
  readonly isWide?: boolean
  /** What is done first: it alone is filled. */
  readonly isMain?: boolean
  readonly run: () => void
}

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  /** It is only looked at: what is done with a formula is under «Más». */
  readonly isBare: boolean
  /** Which version it is. */
  readonly state: ReactNode
  readonly actions: readonly Action[]
  readonly more: readonly (Pick<MenuItem, 'begins' | 'deletes' | 'run'> & { readonly id: Word })[]
}

const LONGEST_NAME = 80

/** The name of the formula, its type, and what can be done with it. */
export function FormulaHead({ craft, workshop: { formula, edit }, isBare, state, actions, more }: Props) {
  const hasRoom = useDesk()
  // What is done most is where the thumb is (thumb-bar.tsx).
  const isThumb = useThumb()
  const tucked = actions.filter(({ isWide }) => isBare || (isWide && !hasRoom))
  const shown = isThumb ? [] : actions.filter((action) => !tucked.includes(action))
  return (
    <header className={benchCss.formulaHead}>
      <h1 className="unseen">{formula.name || titleWords.placeholder}</h1>
      <div className={benchCss.formulaTitle}>
        <NameField
          className={benchCss.formulaName}
          label={titleWords.label}
          placeholder={titleWords.placeholder}
          longest={LONGEST_NAME}
          value={formula.name}
          onName={(name) => edit((now) => ({ ...now, name }), 'name')}
        />
        <div className={benchCss.formulaFacts}>
          <select
            className={benchCss.type}
            aria-label={titleWords.type}
            value={formula.type}
            onChange={(event) => edit((now) => ({ ...now, type: event.target.value }))}
          >
            {Object.entries(craft.types).map(([id, { label }]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          {state}
        </div>
      </div>
      <div className={benchCss.actions} role="toolbar" aria-label={say.label}>
        {shown.map(({ id, icon, isMain, run }) => (
          <button key={id} type="button" className={`button ${isMain ? 'primary' : ''}`} onClick={run}>
            <DecorativeIcon name={icon} />
            {say[id]}
          </button>
        ))}
        <MenuButton
          className={isThumb ? 'icon-button' : 'button'}
          label={isThumb ? say.more : undefined}
          items={[...tucked, ...more].map((item, at) => ({
            ...item,
            begins: at > 0 && (at === tucked.length || ('begins' in item && item.begins === true)),
            label: say[item.id],
          }))}
        >
          {isThumb ? null : say.more}
          <DecorativeIcon name={isThumb ? 'more' : 'down'} />
        </MenuButton>
      </div>
    </header>
  )
}
