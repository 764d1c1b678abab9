import type { RecipeType } from '../../craft/craft.ts'
import type { ParameterKey } from './params.ts'

export interface BreadType extends RecipeType<ParameterKey> {
  /** Share of the dough that baking takes away, unless the baker knows better. */
  readonly merma: number
  /** Pan común by its shape and method: RD 308/2019 judges what else it carries. */
  readonly panComun: boolean
  readonly pizza: boolean
  /** Baked in a tin: a special process (RD 308/2019, art. 5.2). */
  readonly enMolde?: true
  /** The customary name of what is bollería, not bread. */
  readonly bolleria?: string
  /** What the trade calls a pan de flama of that shape. */
  readonly forma?: string
}

/** Target percentages over total flour; `levadura` fresh-equivalent, `prefermento` by weight. */
export const types = {
  pan_comun: {
    label: 'Pan común',
    ranges: { hidratacion: [45, 80], sal: [1.5, 2.4], levadura: [0.1, 3], prefermento: [0, 70], grasa: [0, 2], azucar: [0, 2] },
    merma: 0.18,
    panComun: true,
    pizza: false,
    sources: ['rd-308-2019', 'esah', 'cetece', 'tejero', 'pan-galego', 'forkish', 'ciqual-2020'],
  },
  baguette: {
    label: 'Baguette',
    ranges: { hidratacion: [62, 78], sal: [1.6, 2.4], levadura: [0.1, 2.5], prefermento: [0, 70], grasa: [0, 1], azucar: [0, 1] },
    merma: 0.25,
    panComun: true,
    pizza: false,
    forma: 'baguette',
    sources: ['decret-93-1074', 'hamelman-bread', 'king-arthur', 'tejero', 'ciqual-2020'],
  },
  ciabatta: {
    label: 'Ciabatta (chapata)',
    ranges: { hidratacion: [70, 90], sal: [1.6, 2.4], levadura: [0.1, 3], prefermento: [0, 150], grasa: [0, 6], azucar: [0, 1] },
    merma: 0.18,
    panComun: true,
    pizza: false,
    forma: 'chapata',
    sources: ['hamelman-bread', 'king-arthur', 'roca-fariners', 'obrador'],
  },
  pizza_napolitana: {
    label: 'Pizza napolitana',
    ranges: { hidratacion: [55, 70], sal: [2, 3.5], levadura: [0.005, 0.5], prefermento: [0, 60], grasa: [0, 0.5], azucar: [0, 0.5] },
    merma: 0.1,
    panComun: false,
    pizza: true,
    sources: ['avpn', 'eu-97-2010', 'che-pizza-school', 'obrador'],
  },
  pizza_teglia: {
    label: 'Pizza en teglia romana',
    ranges: { hidratacion: [70, 100], sal: [1.8, 3], levadura: [0.1, 2.5], prefermento: [0, 110], grasa: [0, 6], azucar: [0, 1.5] },
    merma: 0.15,
    panComun: false,
    pizza: true,
    sources: ['apiter', 'pizza-romana', 'che-pizza-school', 'obrador'],
  },
  pan_molde: {
    label: 'Pan de molde',
    ranges: { hidratacion: [50, 75], sal: [1.4, 2.4], levadura: [0.8, 6.5], prefermento: [0, 60], grasa: [3, 15], azucar: [2, 12] },
    merma: 0.11,
    panComun: false,
    pizza: false,
    enMolde: true,
    sources: ['tejero', 'king-arthur', 'gisslen', 'ciqual-2020', 'obrador'],
  },
  brioche: {
    label: 'Brioche',
    ranges: { hidratacion: [45, 70], sal: [1.5, 2.5], levadura: [1.5, 7], prefermento: [0, 60], grasa: [20, 80], azucar: [4, 20] },
    merma: 0.12,
    panComun: false,
    pizza: false,
    bolleria: 'Brioche',
    sources: ['gisslen', 'reinhart', 'ciqual-2020', 'obrador'],
  },
  pan_rustico_mm: {
    label: 'Pan rústico de masa madre',
    ranges: { hidratacion: [58, 85], sal: [1.6, 2.4], levadura: [0, 1], prefermento: [5, 60], grasa: [0, 2], azucar: [0, 1.5] },
    merma: 0.16,
    panComun: true,
    pizza: false,
    sources: ['rd-308-2019', 'hamelman-bread', 'kline-1970', 'sourdough-framework', 'pan-galego', 'forkish', 'tartine'],
  },
} as const satisfies Readonly<Record<string, BreadType>>

export type TypeKey = keyof typeof types
