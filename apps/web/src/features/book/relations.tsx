import { list, quoted } from '@obrador/engine'
import type { SavedFormula } from '../../model/formula.ts'
import { insideOf } from '../../model/made.ts'
import { title } from '../../words/es/bench.ts'
import { made as say } from '../../words/es/made.ts'

const nameOf = ({ formula }: SavedFormula): string => quoted(formula.name || title.placeholder)

interface Props {
  readonly of: SavedFormula
  readonly all: readonly SavedFormula[]
}

/** Which formulas are inside one of the book, and inside which it is. */
export function Relations({ of, all }: Props) {
  const held = [...new Set(of.formula.lines.flatMap(({ name, made }) => (made ? [say.yours(quoted(name))] : [])))]
  const users = all.filter(({ formula }) => insideOf(formula).some(({ entry }) => entry === of.id)).map(nameOf)
  return (
    <>
      {held.length > 0 ? <p className="muted">{say.holds(list(held, 'y'))}</p> : null}
      {users.length > 0 ? <p className="muted">{say.usedBy(users.length, list(users, 'y'))}</p> : null}
    </>
  )
}
