import { number, type Range } from '@obrador/engine'
import { Suspense, use } from 'react'
import { isCraftId, loadCraft, loadedCraft } from '../craft/registry.ts'
import type { CraftId } from '../formula/model.ts'
import { withCabinet, withRange } from '../formula/norm-edits.ts'
import type { Norms } from '../formula/norms.ts'
import { settings as say } from '../messages/norms.ts'
import type { Device } from '../state/use-device.ts'
import '../style/norms.css'

interface SettingProps {
  readonly told: string
  readonly onReset: () => void
}

const Setting = ({ told, onReset }: SettingProps) => (
  <li className="setting">
    {told}
    <button type="button" className="button quiet" aria-label={say.resetOne(told)} onClick={onReset}>
      {say.reset}
    </button>
  </li>
)

interface RangeProps {
  readonly craft: CraftId
  readonly type: string
  readonly parameter: string
  readonly range: Range
  readonly onReset: () => void
}

/** A craft calls its types and figures by name once it is here. */
function RangeSetting({ craft: id, type, parameter, range: [least, most], onReset }: RangeProps) {
  const { types, definition } = loadedCraft(id) ?? use(loadCraft(id))
  const label = definition.parameters[parameter]?.label ?? parameter
  return <Setting told={say.range(types[type]?.label ?? type, label, number(least), number(most))} onReset={onReset} />
}

/** Each range of one's own, by its craft, type and figure. */
const rangesIn = ({ ranges = {} }: Norms) =>
  Object.entries(ranges).flatMap(([key, own]) => {
    const [craft, type = ''] = key.split('.')
    if (!isCraftId(craft)) return []
    return Object.entries(own).map(([parameter, range]) => ({ craft, type, parameter, range }))
  })

/** What this workshop has decided for itself, all in one place, and how to take it back. */
export function NormsBlock({ device: { norms, setNorms } }: { readonly device: Device }) {
  const ranges = rangesIn(norms)
  const keep = (next: Norms) => void setNorms(next).catch(() => undefined)
  return (
    <section className="card" aria-labelledby="settings">
      <h2 id="settings">{say.title}</h2>
      {norms.cabinet === undefined && ranges.length === 0 ? <p className="muted">{say.none}</p> : null}
      <ul>
        {norms.cabinet === undefined ? null : (
          <Setting told={say.cabinet(number(norms.cabinet))} onReset={() => keep(withCabinet(norms, undefined))} />
        )}
        {ranges.map(({ craft, type, parameter, range }) => (
          <Suspense key={`${craft}.${type}.${parameter}`}>
            <RangeSetting
              craft={craft}
              type={type}
              parameter={parameter}
              range={range}
              onReset={() => keep(withRange(norms, { craft, type }, parameter, undefined))}
            />
          </Suspense>
        ))}
      </ul>
    </section>
  )
}
