import { composition } from '../../science/composition.ts'
import { lazy } from '../../words/lazy.ts'
import type { Ingredient } from '../ingredient.ts'
import { blend, remade, rowOf } from './derive.ts'

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

const fruit = lazy(() =>
  remade({ ...rowOf('manzana'), id: 'fruta' }, 'Fruta', composition(FRUIT), 'media de la fruta fresca'),
)

const NUTS = ['almendra_cruda', 'avellana_cruda', 'nuez', 'anacardo', 'pistacho_crudo'] as const
const nuts = lazy(() =>
  blend(
    { ...rowOf('almendra_cruda'), id: 'frutos_secos' },
    'Frutos secos',
    NUTS.map((id) => [1 / NUTS.length, rowOf(id)] as const),
  ),
)

/** The row of a shelf that is no row of the catalogue. */
export const genericRow = (id: string): Ingredient | undefined =>
  id === 'fruta' ? fruit() : id === 'frutos_secos' ? nuts() : undefined
