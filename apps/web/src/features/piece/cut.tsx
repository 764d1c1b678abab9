import { useId } from 'react'
import type { PieceMould } from '../../model/piece.ts'
import { drawingWords as say } from '../../words/es/piece.ts'
import { type PieceLayer, type PieceSection, type PieceWrap, spreadLabels } from './geometry.ts'
import { partMaterialOf } from './materials.ts'
import { vesselOfMould } from './mould.ts'
import * as pieceCss from './piece.module.css'
import { MaterialTexture } from './texture.tsx'

/** The drawing in its own units: as wide as it may be, and no taller than half a telephone. */
const ROOM = { left: 52, right: 48, top: 30, across: 300, down: 230 } as const
/** What a leader has beside its number where there is room for names. */
const NAMES = 150
const GAP = { number: 22, name: 32 } as const
const DOT = 9
const RULER = { mm: 10, foot: 56 } as const
/** Pixels of a millimetre, as a browser prints them (96 to the inch). */
const TRUE = 96 / 25.4
/** Letters of a name that a leader has room for. */
const LONGEST = 22

const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name)

interface Placed extends PieceLayer {
  readonly top: number
  readonly tall: number
}

interface LeadersProps {
  readonly layers: readonly Placed[]
  /** The wall at the height of a layer. */
  readonly edgeOf: (layer: Placed) => number
  readonly end: number
  readonly foot: number
  readonly isNamed: boolean
}

function Leaders({ layers, edgeOf, end, foot, isNamed }: LeadersProps) {
  // What lies around others is pointed at above them.
  const middles = layers.map(({ top, tall, height, inside }) => {
    const over = inside ? Math.max(0, 1 - inside.height / height) : 1
    return top + ((over > 0 ? over : 1) * tall) / 2
  })
  const places = spreadLabels(middles, isNamed ? GAP.name : GAP.number, foot)
  return layers.map((layer, at) => {
    const { part, number, height, width } = layer
    const [middle = 0, place = 0, edge] = [middles[at], places[at], edgeOf(layer)]
    return (
      <g key={part.id}>
        <path className={pieceCss.leader} d={`M${edge - 6} ${middle}L${end - 20} ${place}H${end}`} />
        <circle className={pieceCss.dot} cx={end + DOT} cy={place} r={DOT} />
        <text className={pieceCss.dotNumber} x={end + DOT} y={place + 4}>
          {number}
        </text>
        {isNamed ? (
          <g className={pieceCss.leaderText}>
            <text x={end + 26} y={place - 2}>
              {shortened(part.name)}
            </text>
            {height > 0 ? (
              <text x={end + 26} y={place + 12} className={pieceCss.leaderHeight}>
                {width === undefined ? say.millimetres(height) : say.insert(width, height)}
              </text>
            ) : null}
          </g>
        ) : null}
      </g>
    )
  })
}

interface LayersProps {
  readonly placed: readonly Placed[]
  readonly id: string
  readonly shapeOf: (layer: Placed, className: string | undefined, fill: string | undefined) => React.ReactElement
}

const Layers = ({ placed, id, shapeOf }: LayersProps) =>
  placed.map((layer) => {
    const { part, number } = layer
    const material = partMaterialOf(part)
    return (
      <g key={part.id} className={pieceCss.material} data-material={material}>
        <MaterialTexture id={`${id}${number}`} of={material} />
        {shapeOf(layer, pieceCss.layer, undefined)}
        {shapeOf(layer, undefined, `url(#${id}${number})`)}
      </g>
    )
  })

interface CutProps {
  readonly section: PieceSection
  readonly mould: PieceMould
  readonly isOver: boolean
  /** Drawn as large as it is, and not as large as there is room. */
  readonly isTrue: boolean
  readonly isNamed: boolean
}

/** Where the piece stands in the drawing, in the units of the drawing. */
interface Frame {
  readonly scale: number
  readonly left: number
  readonly middle: number
  readonly across: number
  readonly top: number
  readonly foot: number
  /** The upper edge of the mould; nothing where the piece has none. */
  readonly rim: number | undefined
  /** Where the leaders end. */
  readonly end: number
}

function frameOf({ section: { height, width }, mould, isTrue }: CutProps): Frame {
  const { depth } = vesselOfMould(mould)
  const tallest = Math.max(height, depth ?? 0)
  const scale = isTrue ? TRUE : Math.min(ROOM.across / width, ROOM.down / tallest)
  const across = width * scale
  const room = isTrue ? across : ROOM.across
  const left = ROOM.left + (room - across) / 2
  const foot = ROOM.top + tallest * scale
  return {
    scale,
    left,
    middle: left + across / 2,
    across,
    top: foot - height * scale,
    foot,
    rim: depth === undefined ? undefined : foot - depth * scale,
    end: ROOM.left + room + 16,
  }
}

interface OnTopProps {
  readonly onTop: PieceSection['onTop']
  readonly frame: Frame
}

/** What is set on the piece, side by side. */
const OnTop = ({ onTop, frame: { left, across, top } }: OnTopProps) =>
  onTop.map(({ part }, at) => (
    <g key={part.id} className={pieceCss.material} data-material={partMaterialOf(part)}>
      <ellipse
        cx={left + (across * (at + 1)) / (onTop.length + 1)}
        cy={top}
        rx={18}
        ry={14}
        className={pieceCss.layer}
        data-part="layer"
      />
    </g>
  ))

/** Thinner than this a coat could not be seen, in the units of the drawing. */
const THINNEST = 3

interface WrapsProps {
  readonly wraps: readonly PieceWrap[]
  readonly frame: Frame
  readonly isDome: boolean
}

/** Units of the drawing that each coat and those inside it reach beyond the piece. */
const reaches = (wraps: readonly PieceWrap[], scale: number): readonly number[] =>
  wraps.map((_, at) =>
    wraps.slice(0, at + 1).reduce((sum, { thickness }) => sum + Math.max(THINNEST, thickness * scale), 0),
  )

/** What goes round the piece, top and sides: the outermost first, so that each lies over the next. */
function Wraps({ wraps, frame: { scale, left, across, top, foot }, isDome }: WrapsProps) {
  const far = reaches(wraps, scale)
  return wraps
    .map(({ part }, at) => {
      const by = far[at] ?? 0
      const [x, wide, radius] = [left - by, across + 2 * by, across / 2 + by]
      const look = { className: pieceCss.layer, 'data-part': 'wrap' }
      return (
        <g key={part.id} className={pieceCss.material} data-material={partMaterialOf(part)}>
          {isDome ? (
            <path {...look} d={`M${x} ${foot}A${radius} ${radius} 0 0 1 ${x + wide} ${foot}Z`} />
          ) : (
            <rect {...look} x={x} y={top - by} width={wide} height={foot - top + by} rx={by} />
          )}
        </g>
      )
    })
    .toReversed()
}

interface MouldProps {
  readonly id: string
  readonly frame: Frame
  /** The outline of what stands highest under a dome; nothing under straight walls. */
  readonly dome: { readonly highest: string | undefined } | undefined
  readonly isOver: boolean
}

/** The mould, and what stands above its rim. */
function MouldLines({ id, frame: { left, across, top, foot, rim }, dome, isOver }: MouldProps) {
  if (rim === undefined) return null
  const fill = `url(#${id}over)`
  const radius = across / 2
  return (
    <>
      {isOver ? (
        <g>
          <pattern id={`${id}over`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V6" className={pieceCss.overLine} />
          </pattern>
          {dome ? (
            dome.highest && <path fill={fill} d={dome.highest} />
          ) : (
            <rect fill={fill} x={left} y={top} width={across} height={Math.max(0, rim - top)} />
          )}
        </g>
      ) : null}
      <path
        className={pieceCss.rim}
        d={
          dome
            ? `M${left - 6} ${foot}H${left}A${radius} ${radius} 0 0 1 ${left + across} ${foot}h6`
            : `M${left - 6} ${rim}V${foot}H${left + across + 6}V${rim}`
        }
      />
    </>
  )
}

interface DimensionsProps {
  readonly frame: Frame
  readonly height: string
  readonly width: string
}

/** How high and how wide it is, and the scale of the drawing. */
function Dimensions({ frame: { scale, left, middle, across, top, foot }, height, width }: DimensionsProps) {
  const beside = left - 14
  return (
    <>
      <path
        className={pieceCss.measure}
        d={`M${beside - 5} ${top}h10M${beside} ${top}V${foot}M${beside - 5} ${foot}h10`}
      />
      <text transform={`translate(${beside - 8} ${(top + foot) / 2}) rotate(-90)`}>{height}</text>
      <path
        className={pieceCss.measure}
        d={`M${left} ${foot + 9}v10M${left} ${foot + 14}H${left + across}M${left + across} ${foot + 9}v10`}
      />
      <text x={middle} y={foot + 31}>
        {width}
      </text>
      <path className={pieceCss.ruler} d={`M${left} ${foot + 42}v6h${RULER.mm * scale}v-6`} />
      <text className={pieceCss.rulerText} x={left + RULER.mm * scale + 8} y={foot + 49}>
        {say.ruler(RULER.mm)}
      </text>
    </>
  )
}

/** A cut through the piece: one scale for both directions, which is drawn below it. */
export function PieceCut(props: CutProps) {
  const { section, mould, isOver, isTrue } = props
  const id = useId()
  const { layers, height, width, onTop, wraps } = section
  const { shape = 'round', length = mould.diameter } = mould
  const { widthAt } = vesselOfMould(mould)
  const frame = frameOf(props)
  const { scale, middle, across, foot, end } = frame
  // Names may stand beside the ruler, too.
  const lowest = foot + RULER.foot - 2 * DOT
  const isNamed = props.isNamed && (layers.length + wraps.length) * GAP.name <= lowest + DOT
  const total = end + (isNamed ? NAMES : ROOM.right - 16) + DOT
  const placed = layers.map((layer) => ({
    ...layer,
    top: foot - (layer.from + layer.height) * scale,
    tall: layer.height * scale,
  }))
  const far = reaches(wraps, scale)
  const thick = wraps.reduce((sum, { thickness }) => sum + thickness, 0)
  /** Coats as the leaders point at them: on the top of the piece, the outermost first. */
  const coats: Placed[] = wraps
    .map(({ part, number, thickness }, at) => ({
      part,
      number,
      volume: 0,
      height: thickness,
      from: height,
      isEstimated: !part.density,
      top: frame.top - (far[at] ?? 0),
      tall: (far[at] ?? 0) - (far[at - 1] ?? 0),
    }))
    .toReversed()
  const wallAt = (above: number): number => (widthAt(above) * scale) / 2
  /** Half a sphere has its walls between the foot and the top of each layer. */
  const arc = ({ from, height: tall, top: y }: Placed): string => {
    const [low, high, radius] = [wallAt(from), wallAt(from + tall), across / 2]
    const bottom = foot - from * scale
    return `M${middle - low} ${bottom}A${radius} ${radius} 0 0 1 ${middle - high} ${y}H${middle + high}A${radius} ${radius} 0 0 1 ${middle + low} ${bottom}Z`
  }
  // What has no room in half a sphere is not to be seen: the highest that is.
  const highest = placed.find(({ tall }) => tall > 0)
  const dome = shape === 'dome' ? { highest: highest && arc(highest) } : undefined
  return (
    <div className={isTrue ? pieceCss.cutTrue : undefined}>
      <svg
        className={pieceCss.cut}
        data-part="cut"
        viewBox={`0 0 ${total} ${foot + RULER.foot}`}
        {...(isTrue && { width: total, height: foot + RULER.foot })}
        data-named={isNamed || undefined}
        role="img"
        aria-label={say.picture(layers.length + wraps.length)}
      >
        <OnTop onTop={onTop} frame={frame} />
        <Wraps wraps={wraps} frame={frame} isDome={dome !== undefined} />
        <Layers
          placed={placed}
          id={id}
          shapeOf={(layer, className, fill) => {
            const look = { className, fill, 'data-part': className && 'layer' }
            const wide = scale * (layer.width ?? width)
            return dome && layer.width === undefined ? (
              <path {...look} d={arc(layer)} />
            ) : (
              <rect {...look} x={middle - wide / 2} y={layer.top} width={wide} height={layer.tall} />
            )
          }}
        />
        {/* What is wrapped has been turned out. */}
        {wraps.length > 0 && !isOver ? null : <MouldLines id={id} frame={frame} dome={dome} isOver={isOver} />}
        <Dimensions frame={frame} height={say.millimetres(height + thick)} width={say.across[shape](width, length)} />
        <Leaders
          layers={[...coats, ...placed]}
          edgeOf={(layer) => {
            const { from, height: tall, width: own } = layer
            const coat = coats.indexOf(layer)
            if (coat >= 0) return middle + (dome ? 0 : across / 2) + 6
            return middle + (own === undefined ? wallAt(from + tall / 2) : (own * scale) / 2)
          }}
          end={end}
          foot={lowest}
          isNamed={isNamed}
        />
      </svg>
    </div>
  )
}

/** Without a mould nobody knows how high anything stands: only how much of each there is. */
export function PartBars({
  parts,
  isNamed,
}: {
  readonly parts: readonly PieceLayer['part'][]
  readonly isNamed: boolean
}) {
  const id = useId()
  const all = parts.reduce((sum, part) => sum + part.grams, 0)
  let top = 10
  const placed = parts.map((part, at): Placed => {
    const tall = (part.grams / all) * ROOM.down
    const one = { part, number: at + 1, volume: 0, height: 0, from: 0, isEstimated: false, top, tall }
    top += tall
    return one
  })
  const [left, across] = [ROOM.left + ROOM.across / 4, ROOM.across / 2]
  const end = ROOM.left + ROOM.across + 16
  const total = end + (isNamed ? NAMES : ROOM.right - 16) + DOT
  return (
    <svg
      className={pieceCss.cut}
      data-part="cut"
      viewBox={`0 0 ${total} ${ROOM.down + 20}`}
      data-named={isNamed || undefined}
      role="img"
      aria-label={say.picture(parts.length)}
    >
      <Layers
        placed={placed}
        id={id}
        shapeOf={({ top: y, tall }, className, fill) => (
          <rect
            className={className}
            data-part={className && 'layer'}
            fill={fill}
            x={left}
            y={y}
            width={across}
            height={tall}
          />
        )}
      />
      <Leaders layers={placed} edgeOf={() => left + across} end={end} foot={ROOM.down} isNamed={isNamed} />
    </svg>
  )
}
