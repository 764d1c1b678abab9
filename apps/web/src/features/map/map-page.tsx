import { MAP_AXES, type MapAxis, type UsualMap } from '@obrador/engine/usual'
import { useMemo, useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { shownName } from '../../format/page-speech.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { readTableFormula } from '../../reading/request.ts'
import { usualMapFor } from '../../reading/usual-map.ts'
import { PageLink } from '../../routes/page-link.tsx'
import * as pageCss from '../../ui/page.module.css'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { PublishedSheet } from '../../views/published-sheet.tsx'
import { type PublishedName, TypeMap } from '../../views/type-map.tsx'
import { tableWords } from '../../words/es/bench.ts'
import { axisWords, mapWords as say } from '../../words/es/map.ts'
import { usualLineWords } from '../../words/es/usual.ts'
import { useOpener } from '../../workshop/use-opener.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import * as mapCss from './map.module.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
}

/** px, at the widest. */
const HEIGHT = 560
/** The most alike that are numbered and listed. */
const NEAREST = 3

interface AxisChoice {
  readonly label: string
  readonly value: MapAxis
  /** Axes along which the published formulas of the type differ. */
  readonly among: readonly MapAxis[]
  readonly onChoose: (axis: MapAxis) => void
}

const AxisSelect = ({ label, value, among, onChoose }: AxisChoice) => (
  <label className="field">
    {label}
    <select value={value} onChange={(event) => onChoose(event.target.value as MapAxis)}>
      {among.map((axis) => (
        <option key={axis} value={axis}>
          {axisWords[axis].name}
        </option>
      ))}
    </select>
  </label>
)

/** The most alike, numbered as they are drawn. */
const Alike = ({
  map,
  onCompare,
}: {
  readonly map: UsualMap
  readonly onCompare: (published: PublishedName) => void
}) => (
  <ol className={mapCss.alike} data-part="map-alike">
    {map.published.slice(0, NEAREST).map(({ titulo, autor }) => (
      <li key={`${titulo} ${autor ?? ''}`}>
        <span lang="">
          <strong>{titulo}</strong> {autor === undefined ? null : <span className="muted">{autor}</span>}
        </span>
        <button
          type="button"
          className="button"
          data-part="compare-published"
          aria-label={usualLineWords.compareWith(titulo, autor)}
          onClick={() => onCompare({ titulo, ...(autor !== undefined && { autor }) })}
        >
          {say.compare}
        </button>
      </li>
    ))}
  </ol>
)

/** The weights of the formula, to move it on the map. */
const Weights = ({ workshop: { formula, edit } }: Pick<Props, 'workshop'>) => (
  <ul className={mapCss.weights} data-part="map-weights">
    {formula.lines.map((line) => (
      <li key={line.id}>
        <span>{shownName(line.name)}</span>
        <QuantityInput
          value={line.grams}
          unit="g"
          label={tableWords.gramsOf(shownName(line.name))}
          onChange={(grams) =>
            edit((was) => ({
              ...was,
              lines: was.lines.map((one) => (one.id === line.id ? { ...one, grams } : one)),
            }))
          }
        />
      </li>
    ))}
  </ul>
)

/** The map of the type of the formula on the bench, at its full size. */
export function MapPage({ craft, workshop, device }: Props) {
  const { formula } = workshop
  const { own, norms } = device
  const engine = useEngine([...craft.engine.loaded, 'usual'])
  const opener = useOpener(workshop)
  const [chosen, setChosen] = useState<{ readonly type: string; readonly axes: readonly [MapAxis, MapAxis] }>()
  const [compared, setCompared] = useState<PublishedName>()
  const map = useMemo(() => usualMapFor(engine, formula, own, norms), [engine, formula, own, norms])
  const { overview } = useMemo(
    () => readTableFormula(engine, formula, own, { advice: false, norms }),
    [engine, formula, own, norms],
  )
  const label = craft.types[formula.type]?.label ?? formula.type
  const axes = chosen?.type === formula.type ? chosen.axes : map?.axes
  const choose = (next: readonly [MapAxis, MapAxis]): void => setChosen({ type: formula.type, axes: next })
  const among = map
    ? MAP_AXES.filter((axis) => new Set(map.published.map(({ place }) => place[axis].toFixed(1))).size > 1)
    : []
  return (
    <div className={pageCss.page} data-part="map-page" data-craft={craft.id}>
      <header className={pageCss.head}>
        <PageLink to="">{say.back(formula.name || label)}</PageLink>
        <h1>{say.title(label)}</h1>
        <p>{map ? say.about(map.published.length) : say.none}</p>
      </header>
      {map && axes && overview ? (
        <>
          <div className={mapCss.axes}>
            <AxisSelect
              label={say.horizontal}
              value={axes[0]}
              among={among}
              onChoose={(axis) => choose([axis, axes[1]])}
            />
            <AxisSelect
              label={say.vertical}
              value={axes[1]}
              among={among}
              onChoose={(axis) => choose([axes[0], axis])}
            />
          </div>
          <div className={mapCss.columns}>
            <section className="card">
              <TypeMap
                map={map}
                axes={axes}
                overview={overview}
                of={`${formula.entry ?? ''} ${formula.type}`}
                height={HEIGHT}
                numbered={NEAREST}
                onCompare={setCompared}
              />
            </section>
            <div className={mapCss.side}>
              {map.mine ? (
                <section className="card" aria-labelledby="alike">
                  <h2 id="alike">{usualLineWords.alike}</h2>
                  <Alike map={map} onCompare={setCompared} />
                </section>
              ) : null}
              <section className="card" aria-labelledby="weights">
                <h2 id="weights">{say.weights}</h2>
                <Weights workshop={workshop} />
              </section>
            </div>
          </div>
        </>
      ) : null}
      {compared ? (
        <PublishedSheet
          craft={craft}
          formula={formula}
          device={device}
          published={compared}
          onOpen={(published) => opener(published)}
          onClose={() => setCompared(undefined)}
        />
      ) : null}
    </div>
  )
}
