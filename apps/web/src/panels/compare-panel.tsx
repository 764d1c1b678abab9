import type { Overview } from '@obrador/engine'
import { number } from '@obrador/engine'
import { useState } from 'react'
import type { AppCraft } from '../craft/registry.ts'
import { read } from '../craft/request.ts'
import { moment } from '../formula/dates.ts'
import type { Formula } from '../formula/model.ts'
import { grams, signed, withUnit } from '../formula/numbers.ts'
import { title } from '../messages/bench.ts'
import { compare as say } from '../messages/panels.ts'
import { TableHead } from '../parts/table-head.tsx'
import type { Device } from '../state/use-device.ts'
import type { Workshop } from '../state/use-workshop.ts'

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
  readonly overview: Overview
}

interface Row {
  readonly name: string
  readonly before: string
  readonly now: string
  readonly difference: string
}

const differenceOf = (value: number, decimals?: number): string =>
  number(value, decimals) === '0' ? say.same : signed(value, decimals)

function weightRows(before: Formula, now: Formula): Row[] {
  const weigh = ({ lines }: Formula, name: string): number =>
    lines.reduce((sum, line) => (line.name === name ? sum + line.grams : sum), 0)
  const names = [...new Set([...now.lines, ...before.lines].map(({ name }) => name))]
  return names.map((name) => {
    const [was, is] = [weigh(before, name), weigh(now, name)]
    return { name, before: grams(was), now: grams(is), difference: differenceOf(is - was) }
  })
}

const figureRows = (before: Overview, now: Overview): Row[] =>
  now.figures.map(({ key, label, unit, decimals, value }) => {
    const was = before.figures.find((figure) => figure.key === key)?.value
    return {
      name: label,
      before: was === undefined ? '—' : withUnit(was, unit, decimals),
      now: withUnit(value, unit, decimals),
      difference: was === undefined ? '' : differenceOf(value - was, decimals),
    }
  })

const Rows = ({ head, rows }: { readonly head: string; readonly rows: readonly Row[] }) => (
  <table className="table">
    <TableHead rows={head} figures={[say.before, say.now, say.difference]} />
    <tbody>
      {rows.map(({ name, before, now, difference }) => (
        <tr key={name} data-changed={difference !== say.same || undefined}>
          <th scope="row">{name}</th>
          <td className="number">{before}</td>
          <td className="number">{now}</td>
          <td className="number difference">{difference}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The formula on the table beside one that was saved. */
export function ComparePanel({ craft, workshop, device, overview }: Props) {
  const versions = device.saved.filter(({ formula }) => formula.craft === craft.id)
  const [asked, setAsked] = useState<string>()
  const version = versions.find(({ id }) => id === asked) ?? versions[0]
  const saveNow = (
    <button type="button" className="button" onClick={() => void device.save(workshop.formula)}>
      {say.save}
    </button>
  )
  if (!version) {
    return (
      <>
        <p>{say.nothing}</p>
        {saveNow}
      </>
    )
  }
  const before = read(craft, version.formula, device.own, { advice: false }).overview
  return (
    <>
      <label className="field">
        {say.with}
        <select value={version.id} onChange={(event) => setAsked(event.target.value)}>
          {versions.map(({ id, savedAt, formula }) => (
            <option key={id} value={id}>
              {`${formula.name || title.placeholder} · ${moment(new Date(savedAt))}`}
            </option>
          ))}
        </select>
      </label>
      {before ? <p className="lead">{before.headline}</p> : null}
      <Rows head={say.ingredient} rows={weightRows(version.formula, workshop.formula)} />
      {before ? <Rows head={say.figure} rows={figureRows(before, overview)} /> : null}
      <div className="buttons">
        {saveNow}
        <button type="button" className="button quiet" onClick={() => workshop.open(version.formula)}>
          {say.open}
        </button>
      </div>
    </>
  )
}
