import { denseComposition } from '../../science/composition.ts'
import { lazyValue } from '../../words/lazy.ts'
import type { Ingredient } from '../ingredient.ts'
import { blendRows, remadeRow, rowOfId } from './derive.ts'

/** Rows of what a name only says the shelf of: a mean of it, which no catalogue lists. */

/** Fruit as it comes: the mean of what pastry shops buy. */
const FRUIT = {
  water: 85,
  sucrose: 3,
  glucose: 4,
  fructose: 4,
  fibre: 2,
  organicAcids: 0.8,
  protein: 0.7,
  ash: 0.5,
} as const

const fruit = lazyValue(() =>
  remadeRow({ ...rowOfId('manzana'), id: 'fruta' }, 'Fruta', denseComposition(FRUIT), 'media de la fruta fresca'),
)

const NUTS = ['almendra_cruda', 'avellana_cruda', 'nuez', 'anacardo', 'pistacho_crudo'] as const
const nuts = lazyValue(() =>
  blendRows(
    { ...rowOfId('almendra_cruda'), id: 'frutos_secos' },
    'Frutos secos',
    NUTS.map((id) => [1 / NUTS.length, rowOfId(id)] as const),
  ),
)

/** The row of a shelf that is no row of the catalogue. */
export const genericRow = (id: string): Ingredient | undefined =>
  id === 'fruta' ? fruit() : id === 'frutos_secos' ? nuts() : undefined
