import { useId } from 'react'
import { grams, withUnit } from '../formula/numbers.ts'
import type { Piece } from '../formula/piece.ts'
import { drawing as say } from '../messages/piece.ts'
import { type Layer, overflowOf, type Section, sectionOf, spread } from './geometry.ts'
import { Texture } from './texture.tsx'

/** The drawing in its own units: as wide as it may be, and no taller than half a telephone. */
const WIDTH = 400
const ROOM = { left: 52, right: 48, top: 30, across: 300, down: 230 } as const
const GAP = 22
const DOT = 9
const RULER = { mm: 10, foot: 56 } as const

const shadeOf = (number: number): number => number % 3

interface Placed extends Layer {
  readonly top: number
  readonly tall: number
}

function Numbers({ layers, edge, foot }: { layers: readonly Placed[]; edge: number; foot: number }) {
  const middles = layers.map(({ top, tall }) => top + tall / 2)
  const places = spread(middles, GAP, foot)
  return layers.map(({ part, number }, at) => {
    const [middle = 0, place = 0] = [middles[at], places[at]]
    return (
      <g key={part.id}>
        <path className="leader" d={`M${edge - 6} ${middle}L${edge + 12} ${place}H${WIDTH - ROOM.right + 16}`} />
        <circle className="dot" cx={WIDTH - ROOM.right + 25} cy={place} r={DOT} />
        <text className="dot-number" x={WIDTH - ROOM.right + 25} y={place + 4}>
          {number}
        </text>
      </g>
    )
  })
}

/** A cut through the piece: one scale for both directions, which is drawn below it. */
function Cut({ section, limit }: { readonly section: Section; readonly limit: number | undefined }) {
  const id = useId()
  const { layers, height, width, onTop } = section
  const scale = Math.min(ROOM.across / width, ROOM.down / Math.max(height, limit ?? 0))
  const [across, down] = [width * scale, height * scale]
  const left = ROOM.left + (ROOM.across - across) / 2
  const foot = ROOM.top + Math.max(height, limit ?? 0) * scale
  const top = foot - down
  const placed = layers.map((layer) => ({
    ...layer,
    top: foot - (layer.from + layer.height) * scale,
    tall: layer.height * scale,
  }))
  const rim = limit === undefined ? undefined : foot - limit * scale
  const dimension = left - 14
  return (
    <svg
      className="cut"
      viewBox={`0 0 ${WIDTH} ${foot + RULER.foot}`}
      role="img"
      aria-label={say.picture(layers.length)}
    >
      {onTop.map(({ part, number }, at) => (
        <g key={part.id} data-craft={part.made?.formula.craft} className="shade" data-shade={shadeOf(number)}>
          <ellipse cx={left + (across * (at + 1)) / (onTop.length + 1)} cy={top} rx={18} ry={14} className="layer" />
        </g>
      ))}
      {placed.map(({ part, number, top: y, tall }) => (
        <g key={part.id} data-craft={part.made?.formula.craft} className="shade" data-shade={shadeOf(number)}>
          <Texture id={`${id}${number}`} craft={part.made?.formula.craft} />
          <rect className="layer" x={left} y={y} width={across} height={tall} />
          <rect fill={`url(#${id}${number})`} x={left} y={y} width={across} height={tall} />
        </g>
      ))}
      {rim !== undefined && rim > top ? (
        <g className="over">
          <pattern id={`${id}over`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V6" className="over-line" />
          </pattern>
          <rect fill={`url(#${id}over)`} x={left} y={top} width={across} height={rim - top} />
        </g>
      ) : null}
      {rim === undefined ? null : (
        <path className="rim" d={`M${left - 6} ${rim}V${foot}H${left + across + 6}V${rim}`} />
      )}
      <path
        className="measure"
        d={`M${dimension - 5} ${top}h10M${dimension} ${top}V${foot}M${dimension - 5} ${foot}h10`}
      />
      <text className="measure-text" transform={`translate(${dimension - 8} ${(top + foot) / 2}) rotate(-90)`}>
        {say.millimetres(height)}
      </text>
      <path
        className="measure"
        d={`M${left} ${foot + 9}v10M${left} ${foot + 14}H${left + across}M${left + across} ${foot + 9}v10`}
      />
      <text className="measure-text" x={left + across / 2} y={foot + 31}>
        {say.across(width)}
      </text>
      <path className="ruler" d={`M${left} ${foot + 42}v6h${RULER.mm * scale}v-6`} />
      <text className="ruler-text" x={left + RULER.mm * scale + 8} y={foot + 49}>
        {say.ruler(RULER.mm)}
      </text>
      <Numbers layers={placed} edge={left + across} foot={foot - DOT} />
    </svg>
  )
}

/** Without a mould nobody knows how high anything stands: only how much of each there is. */
function Bars({ parts }: Pick<Piece, 'parts'>) {
  const id = useId()
  const total = parts.reduce((sum, part) => sum + part.grams, 0)
  let top = 10
  const placed = parts.map((part, at) => {
    const tall = (part.grams / total) * ROOM.down
    const one = { part, number: at + 1, height: 0, from: 0, isEstimated: false, top, tall }
    top += tall
    return one
  })
  const [left, across] = [ROOM.left + ROOM.across / 4, ROOM.across / 2]
  return (
    <svg className="cut" viewBox={`0 0 ${WIDTH} ${ROOM.down + 20}`} role="img" aria-label={say.picture(parts.length)}>
      {placed.map(({ part, number, top: y, tall }) => (
        <g key={part.id} data-craft={part.made?.formula.craft} className="shade" data-shade={shadeOf(number)}>
          <Texture id={`${id}${number}`} craft={part.made?.formula.craft} />
          <rect className="layer" x={left} y={y} width={across} height={tall} />
          <rect fill={`url(#${id}${number})`} x={left} y={y} width={across} height={tall} />
        </g>
      ))}
      <Numbers layers={placed} edge={left + across} foot={ROOM.down} />
    </svg>
  )
}

function Told({ parts, section }: Pick<Piece, 'parts'> & { readonly section: Section | undefined }) {
  const tallOf = (id: string): string => {
    const layer = section?.layers.find(({ part }) => part.id === id)
    return layer ? say.millimetres(layer.height) : say.onTop
  }
  return (
    <table className="table">
      <caption>{say.table}</caption>
      <thead>
        <tr>
          <th scope="col">{say.part}</th>
          {section ? (
            <th scope="col" className="number">
              {say.tall}
            </th>
          ) : null}
          <th scope="col" className="number">
            {say.weight}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part, at) => (
          <tr key={part.id}>
            <th scope="row">{`${at + 1}. ${part.name}`}</th>
            {section ? <td className="number">{tallOf(part.id)}</td> : null}
            <td className="number">{withUnit(part.grams, 'g', 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Drawing({ piece }: { readonly piece: Piece }) {
  const { mould, parts } = piece
  const isRound = mould !== undefined && mould.diameter > 0
  const section = isRound ? sectionOf(parts, mould) : undefined
  if (parts.every((part) => part.grams <= 0)) return null
  const over = section && isRound ? overflowOf(section, mould) : undefined
  return (
    <>
      {section && section.layers.length > 0 ? <Cut section={section} limit={mould?.height} /> : <Bars parts={parts} />}
      {over ? <p className="over-text">{say.over(over.over, `${grams(over.grams)} g`, over.part.name)}</p> : null}
      <p className="muted">
        {section ? (section.isEstimated ? say.estimated : say.measured) : say.byWeight}{' '}
        {section && mould?.height !== undefined && !over ? say.fits(section.height, mould.height) : null}
      </p>
      <Told parts={parts} section={section} />
    </>
  )
}
