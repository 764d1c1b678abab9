import type { Ingredient } from '../ingredient.ts'
import { pralineOf } from '../praline.ts'
import { blend, remade, rowOf, withWater } from './derive.ts'
import { roots } from './parse.ts'
import { azucar, lower, NUTS, onShelf, percent, type Said } from './said.ts'

/** What is done to nuts and seeds. */

/** The nut toasted, as pastes are made of: its own row, or dried to 2.5 % of water. */
export function toasted(nut: Ingredient): Ingredient {
  const own = {
    almendra_cruda: 'almendra_tostada',
    avellana_cruda: 'avellana_tostada',
    pistacho_crudo: 'pistacho_tostado',
    anacardo: 'anacardo_tostado',
    cacahuete_crudo: 'cacahuete_tostado',
    almendra_marcona: 'almendra_marcona_tostada',
    almendra_piel: 'almendra_piel_tostada',
    sesamo: 'sesamo_tostado',
  }[nut.id]
  if (own) return rowOf(own)
  return nut.composition.water <= 3 ? nut : remade(nut, `${nut.name} (tostado)`, withWater(nut, 2.5), 'agua 2,5 %')
}

const PASTE = roots('pasta')
export function nutPaste(said: Said): Ingredient | undefined {
  const nut = onShelf(said, NUTS)
  if (!nut) return undefined
  const own = said.rowOf([...PASTE, ...said.words])
  if (own?.category === 'pasta_fruto_seco') return own
  const roast = toasted(nut)
  return remade(
    { ...roast, category: 'pasta_fruto_seco' },
    `Pasta pura de ${lower(nut.name)}`,
    roast.composition,
    'molido',
  )
}

const PRALINE = roots('praliné')
export function praline(said: Said): Ingredient | undefined {
  const nut = onShelf(said, NUTS)
  if (!nut) return undefined
  const nuts = said.figures.find(({ value }) => value >= 30 && value <= 75)?.value ?? 50
  const own = said.rowOf([...PRALINE, ...said.words])
  if (own && Math.abs(nuts - 50) <= 1) return own
  const known = ['almendra', 'avellana'].find((species) => nut.id.startsWith(species))
  const base = known ? rowOf(`praline_${known}_50`) : { ...rowOf('praline_avellana_50'), id: pralineOf(nut.id) }
  return blend(base, `Praliné de ${lower(nut.name)} ${percent(nuts)}`, [
    [nuts / 100, toasted(nut)],
    [1 - nuts / 100, azucar()],
  ])
}

/** Cut or ground it is the nut: the row of that cut, where there is one. */
export const nutAsIs = (said: Said): Ingredient | undefined => {
  const nut = onShelf(said, NUTS)
  const own = nut && said.form !== undefined ? said.rowOf([...said.words, said.form]) : undefined
  return own && NUTS.has(own.category) ? own : nut
}

const SWEET_NUT = 0.5
export const caramelised = (said: Said): Ingredient | undefined => {
  const nut = onShelf(said, NUTS)
  const crisp = rowOf('granillo_crocante')
  // The row is of almond, and counts as such.
  return (
    nut &&
    blend(
      nut.id.startsWith('almendra') ? crisp : { ...crisp, id: `${nut.id}_caramelizado` },
      `${nut.name} caramelizado`,
      [
        [SWEET_NUT, toasted(nut)],
        [1 - SWEET_NUT, azucar()],
      ],
    )
  )
}
