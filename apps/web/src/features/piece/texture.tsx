import type { CraftId } from '../../model/formula.ts'
import * as pieceCss from './piece.module.css'

/** What tells the crafts apart besides their colour: bubbles, a crumb, an open crumb, flakes, lines; a grid for what is bought. */
const MARKS: Readonly<Record<CraftId | 'bought', string>> = {
  helado: 'M4 4h.01M12 10h.01M7 14h.01',
  pasteleria: 'M3 5h2M11 3h1M8 11h2M14 13h1',
  panaderia: 'M3 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M10 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
  turron: 'M2 5l5-2M10 12l4 2M5 13l-3 1',
  cacao: 'M0 8H16',
  bought: 'M8 0V16M0 8H16',
}
const SIZE = 16

export const Texture = ({ id, craft }: { readonly id: string; readonly craft: CraftId | undefined }) => (
  <pattern id={id} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
    <path className={pieceCss.texture} d={MARKS[craft ?? 'bought']} />
  </pattern>
)
