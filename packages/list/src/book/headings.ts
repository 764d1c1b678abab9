import { foldText } from '../fold.ts'
import { isPartName } from '../one-line.ts'
import { headsPart } from '../recipes.ts'
import { titleInLine } from '../title.ts'

/** What a text that stands alone in a sheet says by its words. */

/** «Para la cobertura». */
const FOR_PART = /^\s*(?:para|pour|per) (?:el|la|los|las|le|il)\s+\p{L}+\s*:?\s*$/iu

/** «Base», «Crema», «Relleno», and nothing else: below a title or amid its parts it heads a part, whatever product bears the word. */
export const isBarePart = (text: string): boolean => {
  if (FOR_PART.test(text)) return true
  const { title } = titleInLine(text)
  return !title.includes(' ') && isPartName(title)
}

/** «2. Tarta de limón», «R-008 Pestiños»: recipes that a book counts. */
export const NUMBERED_TITLE =
  /^\s*(?:\(?\d{1,3}\s?(?:\)|\.-|\.\s|[-–]\s|º)|\p{Lu}{1,3}-?\d{1,4}\s*[-–·:.]?\s|(?:[Ff]icha|FICHA|[Rr]eceta|RECETA|[Ff][oó]rmula|F[OÓ]RMULA|[Ee]scandallo|[Ee]laboraci[oó]n|[Nn][º°])\s*(?:[Tt][eé]cnica\s*)?(?:[Nn](?:[º°.]|[uú]m\.?)\s*)?\d{1,4}\s*[-–·:.)]?\s)\s*\p{L}/u
/** Over a head of its own, «Prefermento» and «Base» head a part; «Masa B» and «Salsa para vetear» a recipe. */
export const headsOwnPart = (text: string): boolean =>
  isBarePart(text) || (headsPart(text) && !isPartName(titleInLine(text).title))

/** «Subtotal», «Total masa» sum up a part. */
export const isWholeTotal = (text: string): boolean => {
  const of = text.replace(/^(?:totale?s?|sumas?|peso)\s*(?:de(?:l| la)?\s+)?/i, '')
  return !/^sub/i.test(text) && !headsPart(of) && !(/^suma/i.test(text) && isBarePart(of))
}

/** «Suma camisa» sums up what «Camisa:» heads. */
export const isPartTotal = (text: string, part: string | undefined): boolean =>
  part !== undefined &&
  foldText(text).endsWith(foldText(titleInLine(part).title.replace(/^para (?:el|la|los|las) /i, '')))

export const isShouted = (text: string): boolean => text === text.toUpperCase()

/** «CAMISA», «Crema:» below «Bombón de café»: written as no title of the recipe is. */
export const isMarkedUnder = (title: string, text: string): boolean =>
  !/:\s*$/.test(title) && (/:\s*$/.test(text) || (isShouted(text) && !isShouted(title)))
