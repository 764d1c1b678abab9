import { denseComposition } from '../../science/composition.ts'
import type { Ingredient } from '../ingredient.ts'
import { alcoholOfFigure } from './attributes.ts'
import { blendRows, remadeRow, rowOfId } from './derive.ts'
import { rootsOf } from './parse.ts'
import { anyOfShelves, lowerFirst, type NameParts, partOnShelf, percentLabel, sugarRow } from './said.ts'

/** Syrups, liqueurs, and what lies in a spirit or is without one. */

const HERBS = new Set(
  rootsOf(
    'menta granadina violeta rosa hierbabuena saúco orgeat almendra horchata lavanda albahaca jengibre canela vainilla avellana café',
  ),
)
/** RD 380/1984 and the trade: two thirds of sugar, and never the fruit. */
const SYRUP_SUGAR = 0.645
export const flavouredSyrup = (said: NameParts): Ingredient | undefined => {
  const row = partOnShelf(said, anyOfShelves(['fruta', 'zumo']))
  if (!row && !said.words.every((word) => HERBS.has(word))) return undefined
  if (said.words.length === 0) return undefined
  const name = row ? lowerFirst(row.name) : 'sabores'
  return blendRows(rowOfId('jarabe_30be'), `Jarabe de ${name}`, [
    [SYRUP_SUGAR, sugarRow()],
    [1 - SYRUP_SUGAR, rowOfId('agua')],
  ])
}

/** Regulation (EU) 2019/787: 100 g/l of sugar at least; fruit liqueurs of the trade lie between 25 and 36 %. */
const LIQUEUR_SUGAR = 30
const USUAL_STRENGTH = 20
export const liqueurRow = (said: NameParts): Ingredient | undefined => {
  const fruit = partOnShelf(
    said,
    anyOfShelves(['fruta', 'verdura', 'zumo', 'fruto_seco', 'especia', 'cafe_te', 'cacao']),
  )
  if (!fruit || !said.leads) return undefined
  const told = said.figures.find(({ value }) => value >= 14 && value <= 55)?.value
  // Cocoa liquor is the ground bean, unless it says how strong it is.
  if (fruit.category === 'cacao' && told === undefined) return undefined
  const vol = told ?? USUAL_STRENGTH
  const alcohol = alcoholOfFigure(vol, LIQUEUR_SUGAR)
  const base = rowOfId('creme_cassis')
  const { ash } = base.composition
  const of = denseComposition({ sucrose: LIQUEUR_SUGAR, alcohol, ash, water: 100 - alcohol - LIQUEUR_SUGAR - ash })
  const allergens = fruit.category === 'fruto_seco' ? fruit.allergens : []
  return remadeRow(
    { ...base, abv: vol, allergens },
    `Licor de ${lowerFirst(fruit.name)} ${percentLabel(vol)} vol`,
    of,
    `${vol} % vol, azúcar ${LIQUEUR_SUGAR} %`,
  )
}

/** A third of its weight of the spirit it lies in. */
const STEEPED_IN = 1 / 3
const STEEPABLE = anyOfShelves(['fruta', 'fruta_seca', 'fruto_seco', 'confitura', 'verdura', 'galleta', 'confiteria'])
export function maceratedRow(said: NameParts): Ingredient | undefined {
  for (let at = 1; at < said.words.length; at++) {
    const [thing, drink] = [said.rowOf(said.words.slice(0, at)), said.rowOf(said.words.slice(at))]
    if (thing && STEEPABLE.has(thing.category) && drink && (drink.category === 'licor' || drink.category === 'vino')) {
      return blendRows(thing, `${thing.name} macerado en ${lowerFirst(drink.name)}`, [
        [1 - STEEPED_IN, thing],
        [STEEPED_IN, drink],
      ])
    }
  }
  return undefined
}

/** Without alcohol: water stands in its place. */
export const soberRow = (said: NameParts): Ingredient | undefined => {
  // A spirit without spirit is flavoured water: what of, its maker knows.
  const row = partOnShelf(said, anyOfShelves(['vino']))
  return (
    row &&
    remadeRow(
      { ...row, abv: undefined },
      `${row.name.replace(/ ?\d.*$/, '')} sin alcohol`,
      { ...row.composition, alcohol: 0, water: row.composition.water + row.composition.alcohol },
      'sin alcohol',
    )
  )
}
