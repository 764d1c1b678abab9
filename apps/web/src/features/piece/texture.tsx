import type { PartMaterial } from './materials.ts'
import * as pieceCss from './piece.module.css'

/** What tells materials apart besides their tone, also in greyscale: bubbles, strokes, flakes, crumb, seeds, lines; a grid for the rest. */
const MARKS: Readonly<Record<PartMaterial, string>> = {
  glaze: '',
  mousse: 'M4 4h.01M12 10h.01M7 14h.01M14 3h.01',
  creamy: 'M2 5h5M10 12h4',
  crisp: 'M2 5l5-2M10 12l4 2M5 13l-3 1M11 4l3-2',
  sponge: 'M3 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M10 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
  fruit: 'M4 5l1 1M12 11l1 1M11 3l1 1M4 13l1 1',
  chocolate: 'M0 8H16',
  cream: 'M3 5h2M11 3h1M8 11h2M14 13h1',
  nougat: 'M2 5l5-2M10 12l4 2M5 13l-3 1',
  nut: 'M8 0L0 8M16 8L8 16',
  other: 'M8 0V16M0 8H16',
}
const SIZE = 16

export const MaterialTexture = ({ id, of }: { readonly id: string; readonly of: PartMaterial }) => (
  <pattern id={id} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
    <path className={pieceCss.texture} d={MARKS[of]} />
  </pattern>
)
