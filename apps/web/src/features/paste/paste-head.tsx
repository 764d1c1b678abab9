import { decapitaliseName, listText } from '../../format/page-speech.ts'
import { pasteWords as say } from '../../words/es/paste.ts'
import * as pasteCss from './paste.module.css'
import { type PastedText, ROW_STATUSES, tallyRows } from './pasted.ts'
import type { ShownRecipe } from './recipe.ts'
import { pasteLabelOf, type ShownRow } from './shown.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly pasted: PastedText
  readonly recipes: readonly ShownRecipe[]
  readonly rows: readonly ShownRow[]
}

const namesOf = (rows: readonly ShownRow[]): readonly string[] => rows.map(({ name }) => name)

/** The name of a type without what stands in brackets behind it. */
const brief = (label: string): string => label.replace(/ \([^)]*\)$/, '')

/** What a list is, in a sentence: what it makes, several recipes, or a line of many things. */
function whatIsIt({ pasted, recipes }: Props): string {
  const { recipes: all, rows } = pasted
  const [first] = recipes
  if (all.length > 1)
    return say.several(
      all.length,
      listText(
        all.map(({ title }, at) => decapitaliseName(title ?? say.part.untitled(at + 1))),
        'y',
      ),
    )
  const weighed = rows.filter(({ standing }) => standing !== 'left').length
  if (weighed > 1 && new Set(rows.map(({ line }) => line)).size === 1) return say.oneLine(weighed)
  return first ? say.kind[first.sureness](brief(first.typeLabel), brief(first.rivals[0]?.label ?? '')) : ''
}

function sentenceOf(props: Props): string {
  const { rows } = props
  const weighed = rows.filter(({ is }) => is === 'ingredient')
  if (weighed.length === 0) return say.nothing
  if (weighed.every(({ grams }) => grams === undefined)) return say.noWeights
  const asked = weighed.filter(({ standing }) => standing === 'asked')
  const wanting = say.wanting({
    unknown: namesOf(asked.filter(({ isUnknown }) => isUnknown)),
    unweighed: namesOf(asked.filter(({ isUnknown }) => !isUnknown)),
    open: weighed.filter(({ standing }) => standing === 'open').map(pasteLabelOf),
  })
  return `${whatIsIt(props)}${wanting}`
}

/** First of all a sentence; then how many lines stand how, which are all that were pasted. */
export function PasteHead(props: Props) {
  const { pasted, rows } = props
  const shown = new Set(rows.map(({ key }) => key))
  // What is left out with its recipe was pasted too.
  const outside = pasted.rows.filter(({ key }) => !shown.has(key)).map((row) => ({ ...row, standing: 'left' as const }))
  const counts = tallyRows([...rows, ...outside], pasted.whole.title === undefined ? 0 : 1)
  return (
    <header className={pasteCss.head}>
      <p className="lead" role="status">
        {sentenceOf(props)}
      </p>
      <ul className={pasteCss.counts} data-part="counts">
        {ROW_STATUSES.filter((kind) => counts[kind] > 0).map((kind) => (
          <li key={kind} data-standing={kind}>
            <span aria-hidden="true">{say.shape[kind]}</span> {say.count[kind](counts[kind])}
          </li>
        ))}
      </ul>
    </header>
  )
}
