import { listText } from '../../format/page-speech.ts'
import { quotedText } from '../../format/with-article.ts'
import type { SavedFormula } from '../../model/formula.ts'
import { insideOfLine } from '../../model/made.ts'
import { titleWords } from '../../words/es/bench.ts'
import { nestedFormulaWords as say } from '../../words/es/made.ts'

const nameOf = ({ formula }: SavedFormula): string => quotedText(formula.name || titleWords.placeholder)

interface Props {
  readonly of: SavedFormula
  readonly all: readonly SavedFormula[]
}

/** Which formulas are inside one of the book, and inside which it is. */
export function FormulaRelations({ of, all }: Props) {
  const held = [...new Set(of.formula.lines.flatMap(({ name, made }) => (made ? [say.yours(quotedText(name))] : [])))]
  const users = all.filter(({ formula }) => insideOfLine(formula).some(({ entry }) => entry === of.id)).map(nameOf)
  return (
    <>
      {held.length > 0 ? <p className="muted">{say.holds(listText(held, 'y'))}</p> : null}
      {users.length > 0 ? <p className="muted">{say.usedBy(users.length, listText(users, 'y'))}</p> : null}
    </>
  )
}
