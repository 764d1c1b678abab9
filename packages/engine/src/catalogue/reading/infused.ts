import type { IngredientCategory } from '../ingredient.ts'
import { allergensInName } from './allergens-said.ts'
import type { ReadByWords } from './reader.ts'

/** «Leche infusionada con canela», «crème parfumée à la vanille»: what is weighed is the head; the aroma leaves its allergens and no weight. */
const INFUSED =
  /\s((?:infusiona[dt]|aromati[st]?z?za[dt]|aromatis[ée]|perfuma[dt]|profumat|parfum[ée]|infused|infus[ée]?|infundid|scented)[oaei]?s?\s(?:con|amb|with|de|di|d['’]|alla|allo|all['’]|al|aux?|a|à|en|in)(?:\s|(?<=['’]))(?:l[ao]s?\s|l['’]|el\s)?(.+))$/iu

/** Said of these it is another product: sweetened, or with the drink in it. */
const ANOTHER_FOR_IT: ReadonlySet<IngredientCategory> = new Set(['yogur', 'vino', 'licor', 'galleta', 'queso'])

export function readInfused(name: string, read: (name: string) => ReadByWords | undefined): ReadByWords | undefined {
  const [, said = '', aroma = ''] = INFUSED.exec(name) ?? []
  const head = aroma === '' ? undefined : read(name.slice(0, -said.length).trim())
  if (!head || ANOTHER_FOR_IT.has(head.ingredient.category)) return undefined
  const of = read(aroma)?.ingredient
  // A spirit stays in it, with its alcohol.
  if (of?.category === 'licor' || of?.category === 'vino') return undefined
  const { ingredient } = head
  return {
    ...head,
    ingredient: of
      ? { ...ingredient, allergens: [...new Set([...ingredient.allergens, ...of.allergens])] }
      : ingredient,
    left: [...(head.left ?? []), said],
    brings: [...(head.brings ?? []), ...allergensInName(aroma)],
  }
}
