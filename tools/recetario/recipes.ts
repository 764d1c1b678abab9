import { allCrafts, findRow } from '@obrador/engine'
import { type CraftId, goldenFiles } from '../../packages/engine/test/golden/corpus.ts'

/** Recipes of a made-up workshop: published formulas, so many of each craft, called as a workshop calls what it makes. */

export interface Recipe {
  readonly title: string
  readonly craft: CraftId
  readonly type: string
  readonly lines: readonly { readonly name: string; readonly grams: number }[]
}

const FEWEST_LINES = 3
const MOST_LINES = 9

/** What a maker writes over a recipe where the label of its type is a term of ours; «*» is the flavour. Several are used in turn. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  helado_leche: ['Helado de *', 'Ice cream *', 'Helado leche *'],
  helado_crema: ['Helado crema de *', 'Mantecado', 'Helado de * con nata'],
  sorbete_agua: ['Sorbete de *', 'Sorbet *', 'Sorbete *'],
  sorbete_leche: ['Sorbete de * con leche', 'Sherbet *'],
  crema_untable: ['Crema de avellanas para untar', 'Crema untable de *'],
  veteado: ['Veteado de *', 'Variegato *', 'Salsa de * para vetear'],
  granizado: ['Granizado de *', 'Granizado *'],
  semifrio: ['Semifrío de *', 'Semifreddo *'],
  sin_azucar: ['Helado de * sin azúcar', 'Helado sin azúcar añadido *'],
  vegano: ['Helado vegano de *', 'Vegan ice cream *'],
  salado: ['Helado salado de *', 'Helado gastronómico de *'],
  base: ['Base blanca', 'Base amarilla', 'Base para helados de leche'],
  pan_comun: ['Pan de barra', 'Pan blanco de diario', 'Pan común'],
  pan_rustico_mm: ['Hogaza de masa madre', 'Pan de pueblo con masa madre', 'Pan rústico'],
  pan_molde: ['Pan de molde', 'Pan de molde tierno', 'Sandwich bread'],
  brioche: ['Brioche', 'Brioche de mantequilla', 'Brioche Nanterre'],
  pizza_napolitana: ['Masa de pizza napolitana', 'Pizza napolitana'],
  pizza_teglia: ['Pizza en teglia', 'Pizza al taglio'],
  pan_hamburguesa: ['Pan de hamburguesa', 'Burger buns'],
  pan_leche: ['Suizos', 'Medias noches', 'Bollos de leche'],
  berlina: ['Berlinas', 'Donuts'],
  croissant: ['Croissant', 'Croissant de mantequilla'],
  jijona: ['Turrón de Jijona', 'Turrón blando'],
  alicante: ['Turrón de Alicante', 'Turrón duro'],
  generico: ['Turrón de *', 'Turrón de * de la casa'],
  negro: ['Chocolate negro', 'Tableta de chocolate negro'],
  leche: ['Chocolate con leche', 'Tableta con leche', 'Milk chocolate'],
  blanco: ['Chocolate blanco', 'Tableta de chocolate blanco'],
  cobertura: ['Cobertura de la casa', 'Cobertura negra', 'Cobertura para bañar'],
  bean_to_bar: ['Bean to bar', 'Tableta bean to bar', 'Chocolate bean to bar de origen'],
  bombon: ['Bombón de *', 'Relleno de bombón *', 'Ganache para bombones de *'],
}

/** What is added so that no two are called alike, as in a book that has grown. */
const TAILS = ['', ' de la casa', ' (receta de Marta)', ' nº 2', ' - verano', ' v3', ' antigua', ' para tienda']

const flavourIn = (lines: Recipe['lines']): string => {
  const flavours = lines.filter(({ name }) => findRow(name)?.flavour).toSorted((a, b) => b.grams - a.grams)
  return (flavours[0]?.name ?? '')
    .replace(/[,(].*$|\d+\s*%.*$/g, '')
    .toLowerCase()
    .trim()
}

function titleOf(craft: CraftId, type: string, lines: Recipe['lines'], turn: number): string {
  const label = (allCrafts[craft].types[type as never] as { label: string } | undefined)?.label ?? type
  const names = CALLED[type] ?? [label.replace(/\s*\(.*$|\s*[/,].*$/g, '')]
  const name = names[turn % names.length] ?? label
  const flavour = flavourIn(lines)
  const called = flavour === '' ? name.replace(/\s*(?:de )?\*/, '') : name.replace('*', flavour)
  const whole = `${called}${TAILS[Math.floor(turn / names.length) % TAILS.length] ?? ''}`
  return turn % 5 === 3 ? whole.toUpperCase() : whole
}

/** By its name in the catalogue: some sets write ids. */
function lineOf(craft: CraftId, type: string, [name, grams]: readonly [string, number]) {
  const row = allCrafts[craft].rowNamed(name, type)
  return { name: name.includes('_') || name === name.toLowerCase() ? (row?.name ?? name) : name, grams }
}

function recipesOf(craft: CraftId): Recipe[][] {
  const byType = Map.groupBy(goldenFiles(craft), ({ type }) => type)
  return [...byType].map(([type, files]) =>
    files
      .flatMap(({ formulas }) =>
        formulas
          .filter(({ kind, alsoIn }) => kind === 'published' && alsoIn === undefined)
          .map(({ lines }) => Object.entries(lines).map((line) => lineOf(craft, type, line)))
          .filter(
            (lines) =>
              lines.length >= FEWEST_LINES && lines.length <= MOST_LINES && lines.every(({ name }) => findRow(name)),
          ),
      )
      .map((lines, turn) => ({ title: titleOf(craft, type, lines, turn), craft, type, lines })),
  )
}

/** One of each type in turn, until there are enough; no title twice. */
function taken(byType: readonly (readonly Recipe[])[], count: number, titles: Set<string>): Recipe[] {
  const found: Recipe[] = []
  for (let turn = 0; found.length < count && turn < 100; turn++) {
    for (const recipes of byType) {
      const recipe = recipes[turn]
      if (!recipe || found.length === count || titles.has(recipe.title.toLowerCase())) continue
      titles.add(recipe.title.toLowerCase())
      found.push(recipe)
    }
  }
  return found
}

export function bookOf(count: number): readonly Recipe[] {
  const titles = new Set<string>()
  const ids = Object.keys(allCrafts) as CraftId[]
  return ids.flatMap((craft) => taken(recipesOf(craft), Math.ceil(count / ids.length), titles)).slice(0, count)
}
