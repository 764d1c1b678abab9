import { ingredientCatalogue } from '@obrador/engine'

/** Ten ingredients, too sweet and too rich: the recipe that speed is measured on. */
export const tenIngredients = {
  type: 'helado_crema',
  ingredients: [
    { name: 'Leche entera', grams: 480 },
    { name: 'Nata 35%', grams: 190 },
    { name: 'Azúcar', grams: 190 },
    { name: 'Dextrosa', grams: 30 },
    { name: 'Glucosa atomizada DE38', grams: 20 },
    { name: 'Leche en polvo desnatada', grams: 40 },
    { name: 'Yema', grams: 40 },
    { name: 'Pasta de avellana', grams: 80 },
    { name: 'Inulina', grams: 10 },
    { name: 'Neutro para cremas 5', grams: 5 },
  ],
} as const

/** Milk, creams, sugars, syrups, fibres, polyols and fats of the catalogue: every second one, up to so many. */
const SHELVES = new Set(['leche', 'leche_polvo', 'nata', 'mantequilla', 'azucar', 'jarabe', 'fibra', 'poliol', 'grasa'])
const pantryOf = (count: number): string[] =>
  ingredientCatalogue
    .filter(({ flavour, category }) => !flavour && SHELVES.has(category))
    .filter((_, at) => at % 2 === 0)
    .slice(0, count)
    .map(({ name }) => name)

/** A formula without fat, and forty things to mend it with. */
export const fortyInPantry = {
  type: 'helado_crema',
  ingredients: [
    { name: 'Leche desnatada', grams: 700 },
    { name: 'Azúcar', grams: 220 },
    { name: 'Fresa', grams: 80 },
  ],
  despensa: pantryOf(40),
}
