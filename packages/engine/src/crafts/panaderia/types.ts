import type { RecipeType } from '../../craft/craft.ts'
import type { FigureParameters } from '../../ratio/parameter.ts'
import type { BreadMatter } from './matter.ts'
import type { PanaderiaParameterKey } from './params.ts'

export interface BreadType extends RecipeType<PanaderiaParameterKey> {
  /** Share of the dough that baking or frying takes away, unless the baker knows better. */
  readonly merma: number
  /** Other spellings of the type. */
  readonly aliases?: readonly string[]
  /** Fat is laminated into its dough: the largest of several fats unless one says so. */
  readonly laminada?: true
  /** Share of the dough that frying adds as oil, unless it is weighed. */
  readonly aceiteFritura?: number
  /** Parameters that it reads in its own way. */
  readonly reads?: Partial<FigureParameters<BreadMatter, PanaderiaParameterKey>>
  /** Pan común by its shape and method: RD 308/2019 judges what else it carries. */
  readonly panComun: boolean
  readonly pizza: boolean
  /** Baked in a tin: a special process (RD 308/2019, art. 5.2). */
  readonly enMolde?: true
  /** The customary name of what is bollería, not bread. */
  readonly bolleria?: string
  /** Its name says that it has no gluten. */
  readonly sinGluten?: true
  /** The protected or foreign name that a bollería of its kind may aspire to. */
  readonly protegida?: 'ensaimada' | 'panettone'
  /** That name asks for egg and fat. */
  readonly rica?: true
  /** It says milk, which is of milk alone. */
  readonly deLeche?: true
  /** What the trade calls a pan de flama of that shape. */
  readonly forma?: string
}

/** Target percentages over total flour; `levadura` as fresh yeast, `prefermento` by weight. */
export const panaderiaTypes = {
  pan_comun: {
    label: 'Pan común',
    unjudged: ['prefermento'],
    ranges: { hidratacion: [44, 85], sal: [1.2, 2.5], levadura: [0.075, 5], prefermento: [0, 70], grasa: [0, 2], azucar: [0, 3.2] },
    styles: [
      {
        id: 'integral',
        label: 'Pan integral',
        when: { figure: 'harinaIntegral', least: 50 },
        ranges: { hidratacion: [51, 97], sal: [1.2, 2.5], levadura: [0.075, 5], prefermento: [0, 70], grasa: [0, 2], azucar: [0, 3.2] },
      },
      {
        id: 'bregado',
        label: 'Pan bregado (candeal)',
        when: { figure: 'hidratacion', most: 54 },
        ranges: { hidratacion: [44, 54], sal: [1.1, 2.5], levadura: [0.075, 5], prefermento: [0, 70], grasa: [0, 2], azucar: [0, 3.2] },
      },
    ],
    merma: 0.18,
    panComun: true,
    pizza: false,
    sources: ['rd-308-2019', 'esah', 'cetece', 'tejero', 'pan-galego', 'forkish', 'ciqual-2020'],
  },
  baguette: {
    label: 'Baguette',
    unjudged: ['prefermento'],
    ranges: { hidratacion: [57, 84], sal: [1.2, 2.5], levadura: [0.075, 3.8], prefermento: [0, 70], grasa: [0, 1], azucar: [0, 1.5] },
    merma: 0.25,
    panComun: true,
    pizza: false,
    forma: 'baguette',
    sources: ['decret-93-1074', 'hamelman-bread', 'king-arthur', 'tejero', 'ciqual-2020'],
  },
  ciabatta: {
    label: 'Ciabatta (chapata)',
    unjudged: ['prefermento'],
    ranges: { hidratacion: [63, 95], sal: [1.2, 2.5], levadura: [0.075, 4.4], prefermento: [0, 150], grasa: [0, 9.4], azucar: [0, 2.5] },
    merma: 0.18,
    panComun: true,
    pizza: false,
    forma: 'chapata',
    sources: ['hamelman-bread', 'king-arthur', 'roca-fariners', 'obrador'],
  },
  pizza_napolitana: {
    label: 'Pizza napolitana',
    unjudged: ['prefermento'],
    ranges: { hidratacion: [50, 76], sal: [1.6, 3.6], levadura: [0.004, 1.5], prefermento: [0, 60], grasa: [0, 0.5], azucar: [0, 0.5] },
    merma: 0.1,
    panComun: false,
    pizza: true,
    sources: ['avpn', 'eu-97-2010', 'che-pizza-school', 'obrador'],
  },
  pizza_teglia: {
    label: 'Pizza en teglia romana',
    unjudged: ['prefermento'],
    ranges: { hidratacion: [61, 100], sal: [1.4, 3.2], levadura: [0.075, 5], prefermento: [0, 110], grasa: [0, 15], azucar: [0, 3.8] },
    merma: 0.15,
    panComun: false,
    pizza: true,
    sources: ['apiter', 'pizza-romana', 'che-pizza-school', 'obrador'],
  },
  pan_molde: {
    label: 'Pan de molde',
    unjudged: ['prefermento'],
    ranges: { hidratacion: [44, 86], sal: [1.1, 2.7], levadura: [0.6, 10], prefermento: [0, 60], grasa: [0.76, 25], azucar: [0.76, 22.5] },
    merma: 0.11,
    panComun: false,
    pizza: false,
    enMolde: true,
    sources: ['tejero', 'king-arthur', 'gisslen', 'ciqual-2020', 'obrador'],
  },
  brioche: {
    label: 'Brioche',
    unjudged: ['prefermento'],
    ranges: { hidratacion: [41, 78], sal: [1.1, 2.7], levadura: [1.1, 9.4], prefermento: [0, 60], grasa: [18, 85], azucar: [2.3, 25] },
    merma: 0.12,
    panComun: false,
    pizza: false,
    bolleria: 'Brioche',
    rica: true,
    sources: ['gisslen', 'reinhart', 'ciqual-2020', 'obrador'],
  },
  pan_rustico_mm: {
    label: 'Pan rústico de masa madre',
    ranges: { hidratacion: [53, 94], sal: [1.2, 2.5], levadura: [0, 1.5], prefermento: [5, 70], grasa: [0, 2], azucar: [0, 2] },
    merma: 0.16,
    panComun: true,
    pizza: false,
    sources: ['rd-308-2019', 'hamelman-bread', 'kline-1970', 'sourdough-framework', 'pan-galego', 'forkish', 'tartine'],
  },
  croissant: {
    label: 'Croissant (masa hojaldrada con levadura)',
    aliases: [
      'croissants',
      'cruasan',
      'cruasanes',
      'curasan',
      'medialuna',
      'medialunas',
      'napolitana_chocolate',
      'pain_au_chocolat',
      'caracola',
      'danesa',
      'danish',
      'cornetto',
      'viennoiserie',
      'bolleria_hojaldrada',
    ],
    ranges: { hidratacion: [46, 66], sal: [1.2, 2.6], levadura: [1.2, 7.4], grasa: [25.5, 85], azucar: [5.8, 21], empaste: [20, 40] },
    merma: 0.13,
    panComun: false,
    pizza: false,
    bolleria: 'Croissant',
    laminada: true,
    sources: ['published-doughs', 'ylla-1878', 'obrador'],
  },
  roscon_reyes: {
    label: 'Roscón de Reyes',
    aliases: ['roscon', 'roscon_de_reyes', 'rosca_de_reyes', 'tortell', 'tortel', 'galette_provenzal', 'bolo_rei'],
    ranges: { hidratacion: [34, 80], sal: [0.58, 2.5], levadura: [1.6, 7.2], grasa: [7.2, 40], azucar: [9.4, 39] },
    merma: 0.12,
    panComun: false,
    pizza: false,
    bolleria: 'Roscón de Reyes',
    sources: ['published-doughs', 'obrador'],
  },
  ensaimada: {
    label: 'Ensaimada',
    aliases: ['ensaimadas', 'ensaimada_de_mallorca', 'saimada'],
    // Four in ten Majorcan formulas have none.
    unjudged: ['sal'],
    ranges: { hidratacion: [33, 66], sal: [0, 2], levadura: [1.1, 11], grasa: [9, 100], azucar: [14, 44] },
    merma: 0.12,
    panComun: false,
    pizza: false,
    bolleria: 'Ensaimada',
    protegida: 'ensaimada',
    sources: ['published-doughs', 'igp-ensaimada', 'obrador'],
  },
  panettone: {
    label: 'Panettone',
    aliases: ['paneton', 'panetone', 'pan_dulce_navidad', 'pandoro', 'colomba'],
    unjudged: ['fruta'],
    ranges: { hidratacion: [39, 83], sal: [0.38, 2.3], levadura: [0, 7.6], grasa: [17, 85], azucar: [17, 57], fruta: [15, 42] },
    merma: 0.1,
    panComun: false,
    pizza: false,
    bolleria: 'Panettone',
    protegida: 'panettone',
    sources: ['published-doughs', 'dm-22-7-2005', 'obrador'],
  },
  focaccia: {
    label: 'Focaccia',
    aliases: ['fugassa', 'focaccia_genovesa', 'focaccia_barese', 'fougasse', 'pan_de_aceite', 'coca_salada'],
    ranges: { hidratacion: [50, 92], sal: [1, 3.6], levadura: [0.075, 7.4], grasa: [2.6, 30], azucar: [0, 5] },
    merma: 0.14,
    panComun: false,
    pizza: false,
    sources: ['published-doughs', 'rd-308-2019', 'obrador'],
  },
  pan_hamburguesa: {
    label: 'Pan de hamburguesa (bollo tierno)',
    aliases: [
      'pan_de_hamburguesa',
      'hamburguesa',
      'burger_bun',
      'brioche_bun',
      'bun',
      'panecillo',
      'pan_perrito',
      'hot_dog',
      'bollo_tierno',
      'panecillos_de_leche',
    ],
    ranges: { hidratacion: [37, 86], sal: [0.86, 2.7], levadura: [0.9, 10.5], grasa: [1.1, 35], azucar: [1.9, 24] },
    merma: 0.11,
    panComun: false,
    pizza: false,
    sources: ['published-doughs', 'rd-308-2019', 'obrador'],
  },
  pan_centeno: {
    label: 'Pan de centeno (60 % de centeno o más)',
    aliases: ['pan_de_centeno', 'centeno', 'rye', 'roggenbrot', 'pain_de_seigle', 'pan_negro', 'pumpernickel', 'borodinsky'],
    // Many write their sourdough open, as its flour and its water.
    unjudged: ['prefermento'],
    ranges: { hidratacion: [61, 115], sal: [0.86, 2.9], levadura: [0, 2.7], prefermento: [0, 130], grasa: [0, 3.8], azucar: [0, 12.5] },
    merma: 0.1,
    panComun: true,
    pizza: false,
    sources: ['published-doughs', 'rd-308-2019', 'obrador'],
  },
  pan_sin_gluten: {
    label: 'Pan sin gluten',
    sinGluten: true,
    aliases: ['sin_gluten', 'gluten_free', 'pane_senza_glutine', 'pain_sans_gluten', 'pa_sense_gluten', 'celiacos'],
    ranges: { hidratacion: [73, 158], sal: [0.64, 3.6], levadura: [0, 7.6], grasa: [0, 21.5], azucar: [0, 16.5] },
    merma: 0.12,
    panComun: true,
    pizza: false,
    sources: ['published-doughs', 'rd-308-2019', 'obrador'],
  },
  berlina: {
    label: 'Berlina / donut (masa frita con levadura)',
    aliases: [
      'berlinas',
      'berlinesa',
      'berlines',
      'donut',
      'donuts',
      'dona',
      'donas',
      'doughnut',
      'krapfen',
      'bomboloni',
      'bola_de_berlin',
      'bola_de_fraile',
      'beignet',
    ],
    ranges: { hidratacion: [37, 86], sal: [0.3, 2.5], levadura: [1.5, 10.5], grasa: [3.8, 29.5], azucar: [3.8, 27.5] },
    merma: 0.05,
    aceiteFritura: 0.08,
    panComun: false,
    pizza: false,
    bolleria: 'Berlina',
    sources: ['published-doughs', 'obrador'],
  },
  pan_leche: {
    label: 'Bollo de leche, suizo o medianoche',
    aliases: [
      'suizo',
      'suizos',
      'bollo_suizo',
      'bollos_de_leche',
      'bollo_de_leche',
      'pan_de_leche',
      'medianoche',
      'medias_noches',
      'media_noche',
      'bollo_de_mantequilla',
      'cristina',
      'pain_au_lait',
      'milk_bread',
      'panquemao',
      'mona_de_pascua',
      'tona',
      'fogaseta',
      'challah',
    ],
    ranges: { hidratacion: [36, 79], sal: [0.68, 2.4], levadura: [1.2, 9.4], grasa: [6.4, 40], azucar: [5.2, 38] },
    merma: 0.11,
    panComun: false,
    pizza: false,
    bolleria: 'Bollo de leche',
    deLeche: true,
    sources: ['published-doughs', 'obrador'],
  },
  libre: {
    label: 'Libre (sin rangos): masa de pan o bollería',
    aliases: ['sin_tipo', 'otro', 'otros', 'personalizado', 'free'],
    isFree: true,
    ranges: {},
    merma: 0,
    panComun: false,
    pizza: false,
    sources: ['obrador'],
  },
} as const satisfies Readonly<Record<string, BreadType>>

export type PanaderiaTypeKey = keyof typeof panaderiaTypes
