import type { Overview } from '@obrador/engine'
import { number } from '@obrador/engine'
import { useState } from 'react'
import type { AppCraft } from '../craft/registry.ts'
import { read } from '../craft/request.ts'
import type { Formula } from '../formula/model.ts'
import { grams, withUnit } from '../formula/numbers.ts'
import { title } from '../messages/bench.ts'
import { compare as say } from '../messages/panels.ts'
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

const signed = (value: number, decimals: number): string => {
  const written = number(value, decimals)
  return written === '0' ? say.same : value > 0 ? `+${written}` : written
}

function weightRows(before: Formula, now: Formula): Row[] {
  const weigh = ({ lines }: Formula, name: string): number =>
    lines.reduce((sum, line) => (line.name === name ? sum + line.grams : sum), 0)
  const names = [...new Set([...now.lines, ...before.lines].map(({ name }) => name))]
  return names.map((name) => {
    const [was, is] = [weigh(before, name), weigh(now, name)]
    return { name, before: grams(was), now: grams(is), difference: signed(is - was, 2) }
  })
}

const figureRows = (before: Overview, now: Overview): Row[] =>
  now.figures.map(({ key, label, unit, decimals, value }) => {
    const was = before.figures.find((figure) => figure.key === key)?.value
    return {
      name: label,
      before: was === undefined ? '—' : withUnit(was, unit, decimals),
      now: withUnit(value, unit, decimals),
      difference: was === undefined ? '' : signed(value - was, decimals),
    }
  })

const Rows = ({ head, rows }: { readonly head: string; readonly rows: readonly Row[] }) => (
  <table className="table">
    <thead>
      <tr>
        <th scope="col">{head}</th>
        {[say.before, say.now, say.difference].map((column) => (
          <th key={column} scope="col" className="number">
            {column}
          </th>
        ))}
      </tr>
    </thead>
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

const dated = new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium', timeStyle: 'short' })

/** The formula on the table beside one that was saved. */
export function ComparePanel({ craft, workshop, device, overview }: Props) {
  const versions = device.saved.filter(({ formula }) => formula.craft === craft.id)
  const [asked, setAsked] = useState<string>()
  const version = versions.find(({ id }) => id === asked) ?? versions[0]
  const saveNow = (
    <button type="button" className="button" onClick={() => device.save(workshop.formula)}>
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
              {`${formula.name || title.placeholder} · ${dated.format(new Date(savedAt))}`}
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
