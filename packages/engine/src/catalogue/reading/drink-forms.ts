import { composition } from '../../science/composition.ts'
import type { Ingredient } from '../ingredient.ts'
import { alcoholOf } from './attributes.ts'
import { blend, remade, rowOf } from './derive.ts'
import { roots } from './parse.ts'
import { anyOf, azucar, lower, onShelf, percent, type Said } from './said.ts'

/** Syrups, liqueurs, and what lies in a spirit or is without one. */

const HERBS = new Set(
  roots(
    'menta granadina violeta rosa hierbabuena saúco orgeat almendra horchata lavanda albahaca jengibre canela vainilla avellana café',
  ),
)
/** RD 380/1984 and the trade: two thirds of sugar, and never the fruit. */
const SYRUP_SUGAR = 0.645
export const flavouredSyrup = (said: Said): Ingredient | undefined => {
  const row = onShelf(said, anyOf(['fruta', 'zumo']))
  if (!row && !said.words.every((word) => HERBS.has(word))) return undefined
  if (said.words.length === 0) return undefined
  const name = row ? lower(row.name) : 'sabores'
  return blend(rowOf('jarabe_30be'), `Jarabe de ${name}`, [
    [SYRUP_SUGAR, azucar()],
    [1 - SYRUP_SUGAR, rowOf('agua')],
  ])
}

/** Regulation (EU) 2019/787: 100 g/l of sugar at least; fruit liqueurs of the trade lie between 25 and 36 %. */
const LIQUEUR_SUGAR = 30
const USUAL_STRENGTH = 20
export const liqueur = (said: Said): Ingredient | undefined => {
  const fruit = onShelf(said, anyOf(['fruta', 'verdura', 'zumo', 'fruto_seco', 'especia', 'cafe_te', 'cacao']))
  if (!fruit || !said.leads) return undefined
  const told = said.figures.find(({ value }) => value >= 14 && value <= 55)?.value
  // Cocoa liquor is the ground bean, unless it says how strong it is.
  if (fruit.category === 'cacao' && told === undefined) return undefined
  const vol = told ?? USUAL_STRENGTH
  const alcohol = alcoholOf(vol, LIQUEUR_SUGAR)
  const base = rowOf('creme_cassis')
  const { ash } = base.composition
  const of = composition({ sucrose: LIQUEUR_SUGAR, alcohol, ash, water: 100 - alcohol - LIQUEUR_SUGAR - ash })
  const allergens = fruit.category === 'fruto_seco' ? fruit.allergens : []
  return remade(
    { ...base, abv: vol, allergens },
    `Licor de ${lower(fruit.name)} ${percent(vol)} vol`,
    of,
    `${vol} % vol, azúcar ${LIQUEUR_SUGAR} %`,
  )
}

/** A third of its weight of the spirit it lies in. */
const STEEPED_IN = 1 / 3
const STEEPABLE = anyOf(['fruta', 'fruta_seca', 'fruto_seco', 'confitura', 'verdura', 'galleta', 'confiteria'])
export function macerated(said: Said): Ingredient | undefined {
  for (let at = 1; at < said.words.length; at++) {
    const [thing, drink] = [said.rowOf(said.words.slice(0, at)), said.rowOf(said.words.slice(at))]
    if (thing && STEEPABLE.has(thing.category) && drink && (drink.category === 'licor' || drink.category === 'vino')) {
      return blend(thing, `${thing.name} macerado en ${lower(drink.name)}`, [
        [1 - STEEPED_IN, thing],
        [STEEPED_IN, drink],
      ])
    }
  }
  return undefined
}

/** Without alcohol: water stands in its place. */
export const sober = (said: Said): Ingredient | undefined => {
  // A spirit without spirit is flavoured water: what of, its maker knows.
  const row = onShelf(said, anyOf(['vino']))
  return (
    row &&
    remade(
      { ...row, abv: undefined },
      `${row.name.replace(/ ?\d.*$/, '')} sin alcohol`,
      { ...row.composition, alcohol: 0, water: row.composition.water + row.composition.alcohol },
      'sin alcohol',
    )
  )
}
