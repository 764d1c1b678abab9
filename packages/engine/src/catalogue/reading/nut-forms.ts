import type { Ingredient } from '../ingredient.ts'
import { pralineOfRow } from '../praline.ts'
import { blendRows, compositionWithWater, remadeRow, rowOfId } from './derive.ts'
import { rootsOf } from './parse.ts'
import { lowerFirst, type NameParts, NUT_SHELVES, partOnShelf, percentLabel, sugarRow } from './said.ts'

/** What is done to nuts and seeds. */

/** The nut toasted, as pastes are made of: its own row, or dried to 2.5 % of water. */
export function toastedNut(nut: Ingredient): Ingredient {
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
  if (own) return rowOfId(own)
  return nut.composition.water <= 3
    ? nut
    : remadeRow(nut, `${nut.name} (tostado)`, compositionWithWater(nut, 2.5), 'agua 2,5 %')
}

const PASTE = rootsOf('pasta')
export function nutPaste(said: NameParts): Ingredient | undefined {
  const nut = partOnShelf(said, NUT_SHELVES)
  if (!nut) return undefined
  const own = said.rowOf([...PASTE, ...said.words])
  if (own?.category === 'pasta_fruto_seco') return own
  const roast = toastedNut(nut)
  return remadeRow(
    { ...roast, category: 'pasta_fruto_seco' },
    `Pasta pura de ${lowerFirst(nut.name)}`,
    roast.composition,
    'molido',
  )
}

const PRALINE = rootsOf('praliné')
export function pralineRow(said: NameParts): Ingredient | undefined {
  const nut = partOnShelf(said, NUT_SHELVES)
  if (!nut) return undefined
  const nuts = said.figures.find(({ value }) => value >= 30 && value <= 75)?.value ?? 50
  const own = said.rowOf([...PRALINE, ...said.words])
  if (own && Math.abs(nuts - 50) <= 1) return own
  const known = ['almendra', 'avellana'].find((species) => nut.id.startsWith(species))
  const base = known ? rowOfId(`praline_${known}_50`) : { ...rowOfId('praline_avellana_50'), id: pralineOfRow(nut.id) }
  return blendRows(base, `Praliné de ${lowerFirst(nut.name)} ${percentLabel(nuts)}`, [
    [nuts / 100, toastedNut(nut)],
    [1 - nuts / 100, sugarRow()],
  ])
}

/** Cut or ground it is the nut: the row of that cut, where there is one. */
export const nutAsIs = (said: NameParts): Ingredient | undefined => {
  const nut = partOnShelf(said, NUT_SHELVES)
  const own = nut && said.form !== undefined ? said.rowOf([...said.words, said.form]) : undefined
  return own && NUT_SHELVES.has(own.category) ? own : nut
}

const SWEET_NUT = 0.5
export const caramelisedRow = (said: NameParts): Ingredient | undefined => {
  const nut = partOnShelf(said, NUT_SHELVES)
  const crisp = rowOfId('granillo_crocante')
  // The row is of almond, and counts as such.
  return (
    nut &&
    blendRows(
      nut.id.startsWith('almendra') ? crisp : { ...crisp, id: `${nut.id}_caramelizado` },
      `${nut.name} caramelizado`,
      [
        [SWEET_NUT, toastedNut(nut)],
        [1 - SWEET_NUT, sugarRow()],
      ],
    )
  )
}
