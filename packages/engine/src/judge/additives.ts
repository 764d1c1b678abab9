/**
 * Additives by category of food (Regulation (EC) 1333/2008, annex II, parts C to E, text of 9-11-2025), as data: what may not go in, how much
 * of what may, and the colours by their groups. Doses are mg per kg of the finished food.
 */
export type FoodCategory = '03' | '05.1' | '05.2' | '05.4' | '07.1.1' | '07.1' | '07.2' | '16' | '01.4' | '01.6'

/** The order in which every row of the tables below has its cells. */
export const FOOD_CATEGORIES: readonly FoodCategory[] = [
  '03',
  '05.1',
  '05.2',
  '05.4',
  '07.1.1',
  '07.1',
  '07.2',
  '16',
  '01.4',
  '01.6',
]

/** What a cell says: `q` as much as needed, a figure, `-` not permitted, `e` only energy-reduced or without added sugars, `u` no row for it in the text that was read, `p` only prepacked, `.` nothing to say. */
export interface AdditiveRow {
  /** Rows of the catalogue, or `@` and the family of what is only read by its words. */
  readonly ids: string
  readonly numbers: string
  readonly cells: string
}

export const ADDITIVE_ROWS: readonly AdditiveRow[] = [
  {
    ids: 'goma_guar goma_garrofin goma_tara goma_xantana agar goma_gellan metilcelulosa',
    numbers: '412, 410, 417, 415, 406, 418, 461, 464',
    cells: 'q e q q - q q q q .',
  },
  { ids: 'carragenano alginato_sodio cmc', numbers: '407, 401, 466', cells: 'q e q q - q q q q q' },
  { ids: 'pectina pectina_nh goma_arabiga', numbers: '440, 414', cells: 'q . q q - q q q q .' },
  { ids: 'glucomanano', numbers: '425', cells: '10000 e 10000 10000 - 10000 10000 10000 10000 .' },
  { ids: 'lecitina lecitina_girasol mono_digliceridos', numbers: '322, 471', cells: 'q q q q q q q q q q' },
  { ids: '@lactilatos', numbers: '481, 482', cells: '. - 5000 5000 - 3000 5000 5000 . .' },
  { ids: 'acido_citrico', numbers: '330', cells: 'q 5000 q q - q q q q .' },
  { ids: 'acido_malico citrato_sodio', numbers: '296, 331', cells: 'q e q q - q q q q .' },
  { ids: 'acido_lactico acido_ascorbico', numbers: '270, 300', cells: 'q e q q q q q q q .' },
  { ids: 'acido_tartarico', numbers: '334', cells: 'u 5000 25000 11000 - 15000 18000 3000 - .' },
  { ids: 'cremor_tartaro', numbers: '336', cells: 'u - 25000 11000 - 15000 18000 3000 - .' },
  { ids: 'bicarbonato bicarbonato_amonico', numbers: '500, 503', cells: 'q . q q - q q q q .' },
  {
    ids: 'eritritol xilitol sorbitol sorbitol_liquido maltitol maltitol_jarabe isomalt manitol lactitol',
    numbers: '968, 967, 420, 965, 953, 421, 966',
    cells: 'e e e e - . e e . .',
  },
  { ids: 'polidextrosa almidon_modificado', numbers: '1200, 1404–1451', cells: 'q e q q - q q q q .' },
  { ids: 'sucralosa', numbers: '955', cells: '320e 800e 1000e 1000e - - - 400e . .' },
  { ids: 'stevia_reb', numbers: '960', cells: '200e 270e 350e 330e - - - 100e . .' },
  { ids: 'acesulfamo_k', numbers: '950', cells: '800e 500e 500e 500e - - - 350e . .' },
  { ids: 'aspartamo', numbers: '951', cells: '800e 2000e 1000e 1000e - - - 1000e . .' },
  { ids: 'sacarina_sodica', numbers: '954', cells: '100e 500e 500e 500e - - - 100e . .' },
  { ids: 'edulcorante_liquido', numbers: '952, 954', cells: '- - - - - - - 250e . .' },
  // Of bread the highest of each family is the limit: what is sliced or part-baked bears more than a loaf [2nd].
  { ids: '@sorbatos', numbers: '200–203', cells: '- - 1500 1500 2000p 2000p 2000 300 . .' },
  { ids: '@benzoatos', numbers: '210–213', cells: '- - 1500 1500 - - - . . .' },
  { ids: '@propionatos', numbers: '280–283', cells: '- - - - 3000p 3000p 2000p . . .' },
]

const CELLS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  ADDITIVE_ROWS.flatMap(({ ids, cells }) => ids.split(' ').map((id) => [id, cells.split(' ')] as const)),
)

/** What the annex says of a row of the catalogue, or of a family, in a category. */
export const additiveCell = (id: string, category: FoodCategory): string | undefined =>
  CELLS_OF.get(id)?.[FOOD_CATEGORIES.indexOf(category)]
export const isListedAdditive = (id: string): boolean => CELLS_OF.has(id)

/** Colours: those of a group are summed; some have a figure of their own. */
export interface ColourRow {
  readonly numbers: string
  readonly isSum?: true
  readonly cells: string
}
export const COLOUR_ROWS: readonly ColourRow[] = [
  { numbers: '101 140 141 150 153 160a 160c 162 163 170 172', cells: 'q - q q - - q q q .' },
  {
    numbers: '100 102 120 122 129 131 132 133 142 151 155 160e 161b',
    isSum: true,
    cells: '150 - 300 300 - - 200 150 150 150',
  },
  { numbers: '122 155', cells: '50 - 50 50 - - 50 . . .' },
  { numbers: '104', cells: '- - 30 50 - - - 10 10 -' },
  { numbers: '110', cells: '- - 35 35 - - - 5 5 -' },
  { numbers: '124', cells: '- - 20 55 - - - 10 5 -' },
  { numbers: '160b', cells: '20 - 30 80 - - 10 15 15 -' },
  { numbers: '160d', cells: '40 - 30 30 - - 25 . . .' },
]
