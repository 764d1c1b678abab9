import { totalFat, totalSugars } from '../../science/composition.ts'
import type { Ingredient } from '../ingredient.ts'
import { blendRows, compositionWithTotal, remadeRow, rowOfId } from './derive.ts'
import type { FigureUnit, NameFigure } from './figures.ts'
import { isGradedRow, rowAtFigure } from './grades.ts'

/** What a figure of a name does to the row that its words gave: one rule per head, with its physics. */

/** None when the figure cannot be of that product; the row itself when the figure says nothing of its composition. */
type Rule = (row: Ingredient, figure: NameFigure) => Ingredient | undefined

const shown = (value: number): string => String(value).replace('.', ',')

/** Ethanol, % of mass, by % of volume at 20 °C (OIML R 22); between two lines it is a straight line. */
const ETHANOL: readonly (readonly [vol: number, mass: number])[] = [
  [0, 0],
  [5, 3.98],
  [10, 8.01],
  [15, 12.1],
  [20, 16.2],
  [30, 24.6],
  [37.5, 31.1],
  [40, 33.3],
  [43, 35.9],
  [50, 42.4],
  [54, 46.2],
  [60, 52.1],
  [70, 62.4],
  [80, 73.5],
  [90, 85.7],
  [96, 93.8],
  [100, 100],
]
export function ethanolGrams(vol: number): number {
  const at = ETHANOL.findIndex(([line]) => line >= vol)
  const [high, low] = [ETHANOL[at], ETHANOL[at - 1]]
  if (!high) return 100
  if (!low) return high[1]
  return low[1] + ((vol - low[0]) / (high[0] - low[0])) * (high[1] - low[1])
}

/** A liqueur is heavier than spirit of its strength: sugar at 25-35 % takes 7 % off the alcohol by mass. */
const SWEET = 10
const IN_SYRUP = 0.93
export const alcoholOfFigure = (vol: number, sugar: number): number =>
  ethanolGrams(vol) * (sugar > SWEET ? IN_SYRUP : 1)

const ALCOHOLIC = new Set(['licor', 'vino'])
const strength: Rule = (row, { value }) => {
  if (row.abv !== undefined && Math.abs(row.abv - value) <= 0.5) return row
  const of = row.composition
  const alcohol = alcoholOfFigure(value, totalSugars(of))
  const water = of.water + of.alcohol - alcohol
  if (value > 97 || water < 0 || (value < 4 && row.category === 'licor')) return undefined
  return remadeRow(
    { ...row, abv: value },
    `${row.name.replace(/ ?\d.*$/, '')} ${shown(value)} % vol`,
    { ...of, alcohol, water },
    `alcohol de ${shown(value)} % vol`,
  )
}

/** Cocoa powder: the fat-free part keeps its profile. */
const COCOA_FAT: readonly [number, number] = [8, 27]
const cocoaPowder: Rule = (row, { value }) => {
  if (value >= 99) return row
  if (value < COCOA_FAT[0] || value > COCOA_FAT[1]) return undefined
  const alkalised = row.id.includes('alcalino')
  const rows = (
    alkalised
      ? ['cacao_polvo_bajo_alcalino', 'cacao_polvo_alcalino']
      : ['cacao_polvo_magro', 'cacao_polvo_bajo', 'cacao_polvo', 'cacao_polvo_22_24']
  ).map(rowOfId)
  const nearest = rows.reduce((best, other) =>
    Math.abs(totalFat(other.composition) - value) < Math.abs(totalFat(best.composition) - value) ? other : best,
  )
  if (Math.abs(totalFat(nearest.composition) - value) <= 1.2) return nearest
  return remadeRow(
    nearest,
    `Cacao en polvo ${shown(value)} % de grasa`,
    compositionWithTotal(nearest, ['milkFat', 'cocoaButter', 'otherFat'], value),
    `grasa ${shown(value)} %`,
  )
}

/** Fresh cheeses: a figure far above the row's own fat is on dry matter («quark 20 %», «mascarpone 80 %»). */
const cheese: Rule = (row, { value, unit }) => {
  if (unit !== undefined && unit !== 'grasa') return row
  const own = totalFat(row.composition)
  const dry = 100 - row.composition.water
  const wet = value > own + 12 || value > dry ? (value * (own < 8 ? 20 : dry)) / 100 : value
  if (Math.abs(wet - own) <= 3.5) return row
  if (wet > 60) return undefined
  return remadeRow(
    row,
    `${row.name} (${shown(Math.round(wet * 10) / 10)} % de grasa)`,
    compositionWithTotal(row, ['milkFat', 'cocoaButter', 'otherFat'], wet),
    `grasa ${shown(wet)} %`,
  )
}

/** Egg with sugar. */
const sweetEgg: Rule = (row, { value, unit }) => {
  if (value > 60 || (unit !== 'azúcar' && row.id !== 'yema_azucarada')) return row
  if (row.id === 'yema_azucarada' && Math.abs(value - 10) <= 1) return row
  const egg = row.id === 'yema_azucarada' ? rowOfId('yema_pasteurizada') : row
  const base = row.id.startsWith('yema') ? rowOfId('yema_azucarada') : row
  return blendRows(base, `${egg.name} con ${shown(value)} % de azúcar`, [
    [1 - value / 100, egg],
    [value / 100, rowOfId('azucar')],
  ])
}

/** Sugar syrup: 1.9 times its degrees Baumé, or its degrees Brix, is sugar. */
const PER_BAUME = 1.9
const sugarSyrup: Rule = (row, { value, unit }) => {
  const sugar = unit === 'brix' || unit === 'azúcar' ? value : value <= 37 ? PER_BAUME * value : value
  if (sugar < 20 || sugar > 75) return undefined
  if (Math.abs(sugar - totalSugars(row.composition)) <= 1) return row
  const base = rowOfId(sugar < 54 ? 'almibar_1_1' : 'jarabe_30be')
  return blendRows(base, `Almíbar con ${shown(Math.round(sugar))} % de azúcar`, [
    [sugar / 100, rowOfId('azucar')],
    [1 - sugar / 100, rowOfId('agua')],
  ])
}

/** Nuts of a praliné, %: the rest is sugar. */
const NUTS_OF_PRALINE: readonly [number, number] = [30, 75]
const praline: Rule = (row, { value }) => {
  if (value < NUTS_OF_PRALINE[0] || value > NUTS_OF_PRALINE[1] || row.name.includes(` ${value}`)) return row
  const nut = rowOfId(row.id.includes('almendra') ? 'almendra_tostada' : 'avellana_tostada')
  return blendRows(row, `${row.name.replace(/ \d.*$/, '')} ${shown(value)} %`, [
    [value / 100, nut],
    [1 - value / 100, rowOfId('azucar')],
  ])
}

/** Wheat by its strength: the figure beats the word. */
const STRENGTHS: readonly (readonly [below: number, id: string])[] = [
  [150, 'harina_floja'],
  [220, 'harina_panificable'],
  [280, 'harina_media_fuerza'],
  [345, 'harina_fuerza'],
  [600, 'harina_gran_fuerza'],
]
const byStrength = (w: number): Ingredient | undefined => {
  const found = STRENGTHS.find(([below]) => w < below)
  return w >= 60 && found ? rowOfId(found[1]) : undefined
}
/** Ash of the dry matter × 100, as the French mills print it. */
const WHEAT_TYPES: readonly (readonly [upTo: number, id: string])[] = [
  [47, 'harina_t45'],
  [60, 'harina_t55'],
  [72, 'harina_t65'],
  [95, 'harina_t80'],
  [120, 'harina_t110'],
  // No wheat is milled as T130: it is the rye of a «tourte».
  [139, 'harina_centeno_t130'],
  [200, 'harina_integral'],
]
const RYE_TYPES: readonly (readonly [upTo: number, id: string])[] = [
  [105, 'harina_centeno'],
  [150, 'harina_centeno_t130'],
  [200, 'harina_centeno_integral'],
]
const byType = (types: typeof WHEAT_TYPES, t: number): Ingredient | undefined => {
  const found = types.find(([upTo]) => t <= upTo)
  return t >= 40 && found ? rowOfId(found[1]) : undefined
}
const WHEAT = new Set(
  'harina harina_floja harina_panificable harina_media_fuerza harina_fuerza harina_gran_fuerza harina_00 harina_t45 harina_t55 harina_t65 harina_t80 harina_t110'.split(
    ' ',
  ),
)
const RYE = new Set(['harina_centeno', 'harina_centeno_t130', 'harina_centeno_integral'])
/** p = 9.7 + 0.009·W, from the sheets of one mill. */
const flour: Rule = (row, { value, unit }) => {
  if (unit === 't')
    return RYE.has(row.id) ? byType(RYE_TYPES, value) : WHEAT.has(row.id) ? byType(WHEAT_TYPES, value) : row
  if (!WHEAT.has(row.id)) return row
  if (unit === 'w') return byStrength(value)
  return unit === 'proteína' && value > 9 && value < 16 ? byStrength((value - 9.7) / 0.009) : row
}

/** Juice brought to a share of dry matter: sugars and acids grow alike. */
const concentrated: Rule = (row, { value, unit }) =>
  unit !== 'brix' || value <= 100 - row.composition.water + 3
    ? row
    : value > 80
      ? undefined
      : remadeRow(
          row,
          `${row.name} concentrado a ${shown(value)} °Brix`,
          compositionWithTotal(row, ['water'], 100 - value),
          `${shown(value)} °Brix`,
        )

const EGGS = new Set([
  'yema',
  'yema_pasteurizada',
  'yema_azucarada',
  'huevo_entero',
  'huevo_pasteurizado',
  'clara',
  'clara_pasteurizada',
])
const COCOA = /^cacao_polvo/
const FRESH_CHEESE = new Set([
  'mascarpone',
  'ricotta',
  'queso_batido_0',
  'queso_batido_3',
  'queso_cottage',
  'queso_fresco',
])

/** Units that a grade is told in; a figure of another unit is not its figure. */
const GRADED_IN: ReadonlySet<FigureUnit | undefined> = new Set([undefined, 'grasa', 'cacao', 'de', 'grado', 'proteína'])

const graded: Rule = (row, { value, unit }) => {
  // Degrees Baumé of a glucose syrup are its density: 43-45 is the common one.
  if (!GRADED_IN.has(unit) || (row.category === 'jarabe' && unit === 'grado')) return row
  return rowAtFigure(row, value)
}

const ruleOf = (row: Ingredient): Rule | undefined => {
  if (isGradedRow(row)) return graded
  if (ALCOHOLIC.has(row.category)) return strength
  if (COCOA.test(row.id)) return cocoaPowder
  if (FRESH_CHEESE.has(row.id)) return cheese
  if (EGGS.has(row.id)) return sweetEgg
  if (row.id === 'jarabe_30be' || row.id === 'almibar_1_1') return sugarSyrup
  if (/^praline_a/.test(row.id)) return praline
  if (row.category === 'harina') return flour
  if (row.category === 'zumo') return concentrated
  return undefined
}

/** °C at which what has sugar is boiled down: how far, its maker knows. */
const BOILING = 100
const BOILED: ReadonlySet<Ingredient['category']> = new Set(['azucar', 'jarabe', 'confiteria', 'galleta'])

/** The row of the words as the figures make it; none when a figure cannot be of it. */
export function rowObeyingFigures(row: Ingredient, figures: readonly NameFigure[]): Ingredient | undefined {
  if (BOILED.has(row.category) && figures.some(({ unit, value }) => unit === 'grado' && value > BOILING))
    return undefined
  const rule = ruleOf(row)
  if (!rule) return row
  let read: Ingredient | undefined = row
  for (const figure of figures) if (read) read = rule(read, figure)
  return read
}
