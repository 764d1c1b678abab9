import type { Ingredient } from '../../catalogue/ingredient.ts'
import type { Made } from '../made.ts'
import { mentions as say } from './messages.ts'

/** % of added polyols from which a food must warn of them (Regulation (EU) 1169/2011, Annex III, 2.4). */
const LAXATIVE = 10
const ASPARTAME = 'aspartamo'

const isSweetener = ({ id, category }: Ingredient): boolean =>
  category === 'edulcorante' || (category === 'poliol' && id !== 'glicerina')
const isSugar = ({ category }: Ingredient): boolean =>
  category === 'azucar' || category === 'jarabe' || category === 'miel'

/** What the law of its craft and Annex III make a food say besides its name. */
export function mentionsOf({ lines, finished, mentions }: Made): string[] {
  const present = lines.flatMap(({ grams, ingredient }) => (grams > 0 && ingredient ? [ingredient] : []))
  const sweetened = present.some(isSweetener)
  const polyols = lines.reduce((sum, { grams, composition }) => sum + (grams * (composition?.polyols ?? 0)) / 100, 0)
  return [
    ...mentions.map(({ text }) => text),
    ...(sweetened ? [present.some(isSugar) ? say.sugarAndSweetener : say.sweetener] : []),
    ...(present.some(({ id }) => id === ASPARTAME) ? [say.aspartame] : []),
    ...((100 * polyols) / finished > LAXATIVE ? [say.laxative] : []),
  ]
}
