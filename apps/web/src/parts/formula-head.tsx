import type { AppCraft } from '../craft/registry.ts'
import { title } from '../messages/bench.ts'
import { actions as say } from '../messages/results.ts'
import type { Workshop } from '../state/use-workshop.ts'
import { Icon, type IconName } from './icons.tsx'

interface Action {
  readonly id: keyof typeof say
  readonly icon: IconName
  readonly run: () => void
}

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly actions: readonly Action[]
}

const LONGEST_NAME = 80

/** The name of the formula, its type, and what can be done with it. */
export function FormulaHead({ craft, workshop: { formula, edit }, actions }: Props) {
  return (
    <header className="formula-head">
      <h1 className="unseen">{formula.name || title.placeholder}</h1>
      <input
        className="formula-name"
        aria-label={title.label}
        placeholder={title.placeholder}
        value={formula.name}
        maxLength={LONGEST_NAME}
        onChange={(event) => edit((now) => ({ ...now, name: event.target.value }), 'name')}
      />
      <label className="type">
        <span>{title.type}</span>
        <select value={formula.type} onChange={(event) => edit((now) => ({ ...now, type: event.target.value }))}>
          {Object.entries(craft.types).map(([id, { label }]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className="actions" role="toolbar" aria-label={say.label}>
        {actions.map(({ id, icon, run }, index) => (
          <button key={id} type="button" className={index === 0 ? 'button primary' : 'button'} onClick={run}>
            <Icon name={icon} />
            <span className="action-label">{say[id] as string}</span>
          </button>
        ))}
      </div>
    </header>
  )
}
