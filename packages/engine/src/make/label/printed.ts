import { designationOf } from '../../catalogue/designations.ts'
import type { Ingredient } from '../../catalogue/ingredient.ts'
import { fold } from '../../catalogue/normalise.ts'
import { protectedWordIn } from '../../catalogue/protected.ts'
import { BRANDS } from '../../catalogue/reading/words.ts'
import { asWritten, isFormSaid, plainSaying, type Saying } from '../../catalogue/saying.ts'
import { find } from '../../findings/find.ts'
import type { Text } from '../../findings/finding.ts'
import { colourIn, colourNamed } from '../../judge/colours.ts'
import { decapitalise } from '../../words/text.ts'
import * as terms from './terms.ts'

/** What a list of ingredients calls a line, and what its maker should know of that. */
export interface Printed {
  readonly word: string
  readonly saying: Saying
  readonly warning?: Text
}

const MAKERS: ReadonlySet<string> = new Set(fold(BRANDS))
/** Oils and fats whose plant nobody said (Regulation (EU) 1169/2011, Annex VII, A.8 and 9). */
const UNTOLD_PLANT = /^(?:aceites?|grasas?|mantecas?)(?: (?:vegetal(?:es)?|suave|de semillas|no hidrogenada|solida))*$/
const isUntoldPlant = (name: string, { category }: Ingredient): boolean =>
  category === 'grasa' && UNTOLD_PLANT.test(fold(name).join(' '))

/** As it was written, without the words of who made it. */
const withoutMaker = (name: string): string => {
  if (!fold(name).some((word) => MAKERS.has(word))) return asWritten(name)
  const kept = name.split(/\s+/).filter((word) => !fold(word).every((one) => MAKERS.has(one)))
  return asWritten(kept.length > 0 ? kept.join(' ') : name)
}

/** As the list prints a colour (Regulation (EU) 1169/2011, annex VII, C): never left out, whatever is not known of it. */
function colourWord(code: string): string {
  if (code === '') return terms.WHICH_COLOUR
  const name = colourNamed(code)
  return terms.colour(name ? `${name}, E ${code}` : `E ${code}`)
}

/** How a label says a line; a protected name is printed only where somebody wrote it. */
function sayingOf(text: string, row: Ingredient): Saying {
  if (text === row.id) return 'row'
  const words = fold(text)
  return protectedWordIn(words) === undefined ? plainSaying(words, row) : 'protected'
}

export function printedAs(name: string, row: Ingredient | undefined): Printed {
  const colour = colourIn(name, row)
  if (colour !== undefined) return { word: colourWord(colour), saying: 'row' }
  if (!row) return { word: decapitalise(name), saying: 'own' }
  if (isUntoldPlant(name, row))
    return { word: terms.untoldPlant(asWritten(name)), saying: 'own', warning: find('label.which-plant', { name }) }
  const saying = sayingOf(name, row)
  const designation = decapitalise(designationOf(row))
  switch (saying) {
    case 'own':
      return { word: withoutMaker(name), saying, warning: find('label.own-words', { name, row: row.name }) }
    case 'protected':
      return { word: withoutMaker(name), saying, warning: find('label.protected-word', { name }) }
    case 'lawful':
      return { word: designation, saying, warning: find('label.lawful-word', { name, printed: designation }) }
    case 'brand':
      return { word: designation, saying, warning: find('label.brand', { name, printed: designation }) }
    default:
      return { word: isFormSaid(name, row) ? asWritten(name) : designation, saying }
  }
}
