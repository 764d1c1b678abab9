import type { ReactNode } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { useTablet } from '../../ui/use-wide.ts'
import { title } from '../../words/es/bench.ts'
import { actions as say } from '../../words/es/results.ts'
import type { Workshop } from '../../workshop/use-workshop.ts'
import * as benchCss from './bench.module.css'

type Word = keyof typeof say

interface Action {
  readonly id: Word
  readonly icon: IconName
  /** Has no place of its own on a telephone: there it is under «Más». */
  readonly isWide?: boolean
  readonly run: () => void
}

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  /** Which version it is. */
  readonly state: ReactNode
  readonly actions: readonly Action[]
  readonly more: readonly { readonly id: Word; readonly deletes?: boolean; readonly run: () => void }[]
}

const LONGEST_NAME = 80

/** The name of the formula, its type, and what can be done with it. */
export function FormulaHead({ craft, workshop: { formula, edit }, state, actions, more }: Props) {
  const hasRoom = useTablet()
  const tucked = hasRoom ? [] : actions.filter(({ isWide }) => isWide)
  return (
    <header className={benchCss.formulaHead}>
      <h1 className="unseen">{formula.name || title.placeholder}</h1>
      <div className={benchCss.formulaTitle}>
        <input
          className={benchCss.formulaName}
          aria-label={title.label}
          placeholder={title.placeholder}
          value={formula.name}
          maxLength={LONGEST_NAME}
          onChange={(event) => edit((now) => ({ ...now, name: event.target.value }), 'name')}
        />
        <div className={benchCss.formulaFacts}>
          <select
            className={benchCss.type}
            aria-label={title.type}
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
        {actions.map(({ id, icon, isWide, run }, index) => (
          <button
            key={id}
            type="button"
            className={`button ${index === 0 ? 'primary' : ''} ${isWide ? benchCss.actionWide : ''}`}
            onClick={run}
          >
            <Icon name={icon} />
            {say[id]}
          </button>
        ))}
        <MenuButton className="button" items={[...tucked, ...more].map((item) => ({ ...item, label: say[item.id] }))}>
          {say.more}
          <Icon name="down" />
        </MenuButton>
      </div>
    </header>
  )
}
