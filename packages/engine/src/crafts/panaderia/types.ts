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
  /** That name asks for egg and fat. */
  readonly rica?: true
  /** What the trade calls a pan de flama of that shape. */
  readonly forma?: string
}

/** What every pan común shares, whatever its flour and its water. */
const PLAIN = { sal: [1.3, 2.5], levadura: [0.1, 4.5], prefermento: [0, 70], grasa: [0, 2], azucar: [0, 2.5] } as const

/** Target percentages over total flour; `levadura` as fresh yeast, `prefermento` by weight. */
export const types = {
  pan_comun: {
    label: 'Pan común',
    unjudged: ['prefermento'],
    ranges: { hidratacion: [44, 80], ...PLAIN },
    styles: [
      { id: 'sin_gluten', label: 'Pan sin gluten', when: { figure: 'harinaConGluten', most: 5 }, ranges: { hidratacion: [75, 125], ...PLAIN } },
      { id: 'integral', label: 'Pan integral', when: { figure: 'harinaIntegral', least: 50 }, ranges: { hidratacion: [55, 90], ...PLAIN } },
      { id: 'bregado', label: 'Pan bregado (candeal)', when: { figure: 'hidratacion', most: 54 }, ranges: { hidratacion: [44, 54], ...PLAIN } },
    ],
    merma: 0.18,
    panComun: true,
    pizza: false,
    sources: ['rd-308-2019', 'esah', 'cetece', 'tejero', 'pan-galego', 'forkish', 'ciqual-2020'],
  },
  baguette: {
    label: 'Baguette',
    unjudged: ['prefermento'],
    ranges: { hidratacion: [60, 80], sal: [1.3, 2.5], levadura: [0.1, 3.5], prefermento: [0, 70], grasa: [0, 1], azucar: [0, 1.5] },
    merma: 0.25,
    panComun: true,
    pizza: false,
    forma: 'baguette',
    sources: ['decret-93-1074', 'hamelman-bread', 'king-arthur', 'tejero', 'ciqual-2020'],
  },
  ciabatta: {
    label: 'Ciabatta (chapata)',
    unjudged: ['prefermento'],
    ranges: { hidratacion: [66, 91], sal: [1.3, 2.5], levadura: [0.1, 4], prefermento: [0, 150], grasa: [0, 7.5], azucar: [0, 2] },
    merma: 0.18,
    panComun: true,
    pizza: false,
    forma: 'chapata',
    sources: ['hamelman-bread', 'king-arthur', 'roca-fariners', 'obrador'],
  },
  pizza_napolitana: {
    label: 'Pizza napolitana',
    unjudged: ['prefermento'],
    ranges: { hidratacion: [53, 72], sal: [1.8, 3.6], levadura: [0.005, 1.5], prefermento: [0, 60], grasa: [0, 0.5], azucar: [0, 0.5] },
    merma: 0.1,
    panComun: false,
    pizza: true,
    sources: ['avpn', 'eu-97-2010', 'che-pizza-school', 'obrador'],
  },
  pizza_teglia: {
    label: 'Pizza en teglia romana',
    unjudged: ['prefermento'],
    ranges: { hidratacion: [65, 100], sal: [1.6, 3.2], levadura: [0.1, 4.5], prefermento: [0, 110], grasa: [0, 12], azucar: [0, 3] },
    merma: 0.15,
    panComun: false,
    pizza: true,
    sources: ['apiter', 'pizza-romana', 'che-pizza-school', 'obrador'],
  },
  pan_molde: {
    label: 'Pan de molde',
    unjudged: ['prefermento'],
    ranges: { hidratacion: [48, 80], sal: [1.2, 2.6], levadura: [0.8, 9.5], prefermento: [0, 60], grasa: [1, 20], azucar: [1, 18] },
    merma: 0.11,
    panComun: false,
    pizza: false,
    enMolde: true,
    sources: ['tejero', 'king-arthur', 'gisslen', 'ciqual-2020', 'obrador'],
  },
  brioche: {
    label: 'Brioche',
    unjudged: ['prefermento'],
    ranges: { hidratacion: [44, 72], sal: [1.3, 2.6], levadura: [1.5, 9], prefermento: [0, 60], grasa: [10, 85], azucar: [3, 35] },
    merma: 0.12,
    panComun: false,
    pizza: false,
    bolleria: 'Brioche',
    rica: true,
    sources: ['gisslen', 'reinhart', 'ciqual-2020', 'obrador'],
  },
  pan_rustico_mm: {
    label: 'Pan rústico de masa madre',
    ranges: { hidratacion: [57, 88], sal: [1.3, 2.5], levadura: [0, 1.5], prefermento: [5, 65], grasa: [0, 2], azucar: [0, 2] },
    merma: 0.16,
    panComun: true,
    pizza: false,
    sources: ['rd-308-2019', 'hamelman-bread', 'kline-1970', 'sourdough-framework', 'pan-galego', 'forkish', 'tartine'],
  },
} as const satisfies Readonly<Record<string, BreadType>>

export type TypeKey = keyof typeof types
