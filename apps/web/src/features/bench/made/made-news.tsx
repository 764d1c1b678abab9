import { useMemo } from 'react'
import type { AppCraft, AppEngine } from '../../../engine/crafts.ts'
import { needsOfFormula } from '../../../engine/parts.ts'
import { useEngine } from '../../../engine/use-engine.ts'
import { numberWithUnit } from '../../../format/numbers.ts'
import { decapitaliseName, numberText } from '../../../format/page-speech.ts'
import type { DeviceShelf } from '../../../library/use-device.ts'
import { setMade } from '../../../model/edits.ts'
import type { NestedFormula, SavedFormula, TableFormula, TableLine } from '../../../model/formula.ts'
import { nestedFormulaOf } from '../../../model/made.ts'
import { readTableFormula } from '../../../reading/request.ts'
import { figureDifferences } from '../../../views/differences.ts'
import { nestedFormulaWords as say } from '../../../words/es/made.ts'
import * as madeCss from './made.module.css'

type Known = Pick<DeviceShelf, 'own' | 'norms'>

interface Props {
  readonly craft: AppCraft
  readonly formula: TableFormula
  readonly device: Known
  readonly line: TableLine
  readonly made: NestedFormula
  readonly saved: SavedFormula
  readonly onFollow: () => void
  readonly onKeep: () => void
}

/** The figure of the outer formula that following would move most, in widths of its range. */
function effectOf(engine: AppEngine, before: TableFormula, after: TableFormula, { own, norms }: Known): string {
  const [was, is] = [before, after].map((one) => readTableFormula(engine, one, own, { advice: false, norms }).overview)
  const moved = was && is ? figureDifferences(was, is) : []
  const width = ([least, most]: readonly [number, number] = [0, 1]): number => most - least || 1
  const [first] = moved.toSorted(
    (a, b) =>
      Math.abs(b.figure.value - b.before) / width(b.figure.range) -
      Math.abs(a.figure.value - a.before) / width(a.figure.range),
  )
  if (!first) return ''
  const { label, unit, decimals, value } = first.figure
  return say.figure(decapitaliseName(label), numberText(first.before, decimals), numberWithUnit(value, unit, decimals))
}

/** A formula inside this one says something else by now: what it would change, and the choice. */
export function MadeNews({ craft, formula, device, line, made, saved, onFollow, onKeep }: Props) {
  const { own, norms } = device
  const next = useMemo(() => setMade(formula, line.id, line.name, nestedFormulaOf(saved)), [formula, line, saved])
  const engine = useEngine([...craft.engine.loaded, ...needsOfFormula(next)])
  const effect = useMemo(() => effectOf(engine, formula, next, { own, norms }), [engine, formula, next, own, norms])
  const { version } = nestedFormulaOf(saved)
  return (
    <li className={madeCss.news} data-part="made-news" data-craft={made.formula.craft}>
      <p role="status">{say.changed(line.name, version > 0 ? say.inVersion(version) : say.noVersion, effect)}</p>
      <div className={madeCss.tools}>
        <button type="button" className="button" onClick={onFollow}>
          {say.follow}
        </button>
        <button type="button" className="button quiet" onClick={onKeep}>
          {say.keep(made.version)}
        </button>
      </div>
    </li>
  )
}
