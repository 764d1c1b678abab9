import type { FormulaOverview } from '@obrador/engine'
import type { MapAxis, UsualMap } from '@obrador/engine/usual'
import { useMemo, useState } from 'react'
import { numberText } from '../format/page-speech.ts'
import { axisWords, mapWords as say } from '../words/es/map.ts'
import { benchPlace, type JudgedAxis, type MapSentence, mapSentenceOf } from './map-scale.ts'
import * as mapCss from './usual-map.module.css'
import { MapChart } from './usual-map.tsx'
import '../ui/style/controls.css'

/** The published formula that is to be compared: its title and author as the table has them. */
export interface PublishedName {
  readonly titulo: string
  readonly autor?: string
}

interface Props {
  readonly map: UsualMap
  readonly axes: readonly [MapAxis, MapAxis]
  readonly overview: FormulaOverview
  /** What the trail is of. */
  readonly of: string
  readonly height: number
  readonly numbered: number
  readonly onCompare: (published: PublishedName) => void
}

const TENTHS = 1
const figure = (axis: MapAxis, value: number): string => `${axisWords[axis].name} ${numberText(value, TENTHS)}`

function told(sentence: MapSentence): string {
  if (sentence.is === 'in-usual') return say.inUsual(sentence.there, sentence.n)
  if (sentence.is === 'out-of-range') return say.outOfRange(sentence.there)
  if (sentence.is === 'among') return say.among(sentence.n)
  if (sentence.is === 'in-range') return say.inRange
  if (sentence.is === 'unread') return say.unread
  const { side, axis, n, isInRange } = sentence
  return say[isInRange ? 'inRangeBeyond' : 'beyond'](side, axisWords[axis].name, n)
}

/** What each axis is judged by: its range, and where four fifths of the published lie. */
const judgedBy = (map: UsualMap, { figures }: FormulaOverview): Readonly<Partial<Record<MapAxis, JudgedAxis>>> =>
  Object.fromEntries(
    Object.entries(map.figures).map(([axis, key]) => {
      const { range, inRange } = figures.find((one) => one.key === key) ?? { inRange: null }
      return [axis, { range: inRange === null ? undefined : range, usual: map.bandas[key] }]
    }),
  )

interface Chosen {
  readonly formula: UsualMap['published'][number]
  readonly axes: readonly [MapAxis, MapAxis]
  readonly onCompare: () => void
}

/** The published formula under the finger or the arrows, and who it is of. */
const ChosenBar = ({ formula: { titulo, autor, place }, axes: [across, up], onCompare }: Chosen) => (
  <div className={mapCss.chosen} data-part="map-chosen">
    <p>
      <strong lang="">{titulo}</strong>
      {autor === undefined ? null : <span lang="">{autor} · </span>}
      {say.at(figure(across, place[across]), figure(up, place[up]).toLowerCase())}
    </p>
    <button type="button" onClick={onCompare}>
      {say.compare}
    </button>
  </div>
)

/** Rows of a table that is opened. */
const AT_FIRST = 8

function AsTable({ map, axes: [across, up], mine }: Pick<Props, 'map' | 'axes'> & { readonly mine: UsualMap['mine'] }) {
  const [isWhole, setWhole] = useState(false)
  const rows = isWhole ? map.published : map.published.slice(0, AT_FIRST)
  const cells = (place: Readonly<Record<MapAxis, number>>) =>
    [across, up].map((axis) => (
      <td key={axis} className="number">
        {numberText(place[axis], TENTHS)}
      </td>
    ))
  return (
    <details data-part="map-table">
      <summary>{say.asTable}</summary>
      <table className="table">
        <caption className="muted">{say.order}</caption>
        <thead>
          <tr>
            <th scope="col">{say.formula}</th>
            <th scope="col">{axisWords[across].name}</th>
            <th scope="col">{axisWords[up].name}</th>
          </tr>
        </thead>
        <tbody>
          {mine ? (
            <tr>
              <th scope="row">{say.isMine}</th>
              {cells(mine)}
            </tr>
          ) : null}
          {rows.map(({ titulo, autor, place }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may share title and author.
            <tr key={at}>
              <th scope="row" lang="">
                {titulo}
                {autor === undefined ? null : <span className="muted"> {autor}</span>}
              </th>
              {cells(place)}
            </tr>
          ))}
        </tbody>
      </table>
      {isWhole || map.published.length <= AT_FIRST ? null : (
        <button type="button" className="button" onClick={() => setWhole(true)}>
          {say.all(map.published.length)}
        </button>
      )}
    </details>
  )
}

const Legend = ({ map, hasRange }: { readonly map: UsualMap; readonly hasRange: boolean }) => (
  <p className={mapCss.legend} aria-hidden="true">
    <span className={mapCss.legendMine}>{say.mine}</span>
    <span>{say.published}</span>
    {map.published.some(({ distancia }) => distancia === undefined) && map.mine ? (
      <span className={mapCss.legendOther}>{say.otherStyle}</span>
    ) : null}
    {hasRange ? <span className={mapCss.legendRange}>{say.range}</span> : null}
    {hasRange ? <span className={mapCss.legendUsual}>{say.usual}</span> : null}
  </p>
)

/** The map of a type: where the formula stands in a sentence, in a drawing and in a table. */
export function TypeMap({ map, axes, overview, of, height, numbered, onCompare }: Props) {
  const [chosen, setChosen] = useState<number>()
  const judged = useMemo(() => judgedBy(map, overview), [map, overview])
  const mine = benchPlace(map, overview.figures)
  const formula = chosen === undefined ? undefined : map.published[chosen]
  const sentence = told(mapSentenceOf({ ...map, mine }, axes, judged))
  const compare = ({ titulo, autor }: PublishedName): void =>
    onCompare({ titulo, ...(autor !== undefined && { autor }) })
  return (
    <figure className={mapCss.figure} data-part="type-map">
      <figcaption className={mapCss.sentence} data-part="map-sentence" aria-live="polite">
        {sentence}
      </figcaption>
      <MapChart
        map={map}
        axes={axes}
        judged={judged}
        mine={mine}
        of={of}
        height={height}
        numbered={mine ? numbered : 0}
        chosen={chosen}
        onChoose={setChosen}
        onCompare={(at) => {
          const one = map.published[at]
          if (one) compare(one)
        }}
      />
      <div aria-live="polite">
        {formula ? <ChosenBar formula={formula} axes={axes} onCompare={() => compare(formula)} /> : null}
      </div>
      <Legend map={map} hasRange={axes.some((axis) => judged[axis]?.range)} />
      <AsTable map={map} axes={axes} mine={mine} />
    </figure>
  )
}
