import { Suspense, useState } from 'react'
import type { DeviceShelf } from '../library/use-device.ts'
import type { SavedFormula, TableFormula } from '../model/formula.ts'
import { DialogSheet } from '../ui/sheet.tsx'
import { titleWords } from '../words/es/bench.ts'
import { comparisonWords as say } from '../words/es/book.ts'
import * as comparisonCss from './comparison.module.css'
import { FormulaComparison } from './comparison.tsx'
import { formulaNameOf } from './formula-name.ts'
import '../ui/style/controls.css'

interface Side {
  readonly id: string
  readonly label: string
  readonly head: string
  readonly formula: TableFormula
  /** The formula of the library that it is of. */
  readonly entry: string | undefined
}

interface Props {
  readonly device: DeviceShelf
  /** What is on the table, where it is one of the two. */
  readonly table?: TableFormula
  /** The formula whose versions are asked for first. */
  readonly about?: SavedFormula | undefined
  /** The id of another with which it is compared first. */
  readonly against?: string | undefined
  readonly onClose: () => void
}

/** Everything that can stand on one side: the table, each formula as it is, each of its versions. */
function sidesOf({ device, table, about }: Props): readonly Side[] {
  const ordered = about ? [about, ...device.saved.filter(({ id }) => id !== about.id)] : device.saved
  const saved = ordered.flatMap((one) => [
    { id: one.id, label: say.now(formulaNameOf(one)), head: formulaNameOf(one), formula: one.formula, entry: one.id },
    ...one.versions
      .map((version, at) => ({
        id: `${one.id} ${at}`,
        label: say.version(formulaNameOf(one), at + 1),
        head: String(at + 1),
        formula: version.formula,
        entry: one.id,
      }))
      .toReversed(),
  ])
  if (!table) return saved
  const name = table.name || titleWords.placeholder
  return [
    { id: 'table', label: say.table(name), head: name, formula: table, entry: table.entry ?? about?.id },
    ...saved,
  ]
}

/** Any two of the book beside each other, also of two formulas. */
export function CompareSheet(props: Props) {
  const sides = sidesOf(props)
  const { about, against, table } = props
  // What has no version yet is held against another formula, and what a link brings against the one of its name.
  const isBrought = about && table && table.entry !== about.id
  const other = isBrought ? about.id : sides.find(({ entry }) => about && entry !== about.id)?.id
  const version = about && about.versions.length > 0 ? `${about.id} ${about.versions.length - 1}` : other
  const last = against ?? version ?? sides[table ? 1 : 0]?.id
  const [ids, setIds] = useState<readonly [string | undefined, string | undefined]>([last, sides[0]?.id])
  const [before, after] = ids.map((id) => sides.find((side) => side.id === id))
  const choose = (label: string, value: string | undefined, onChoose: (id: string) => void) => (
    <label className="field">
      {label}
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {sides.map(({ id, label: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <DialogSheet title={say.title} craft={after?.formula.craft ?? 'helado'} wide onClose={props.onClose}>
      <div className={comparisonCss.sides}>
        {choose(say.before, ids[0], (id) => setIds([id, ids[1]]))}
        {choose(say.after, ids[1], (id) => setIds([ids[0], id]))}
      </div>
      {before && after ? (
        <Suspense>
          <FormulaComparison
            before={before.formula}
            after={after.formula}
            device={props.device}
            heads={[say.before, say.after]}
            ofOne={before.entry !== undefined && before.entry === after.entry}
          />
        </Suspense>
      ) : null}
    </DialogSheet>
  )
}
