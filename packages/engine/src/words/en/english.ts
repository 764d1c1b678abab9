import type { EveryCraftCodes } from '../../findings/find.ts'
import type { Book, Words } from '../../findings/finding.ts'
import { beside, type Language } from '../../findings/language.ts'
import { advice } from './advice.ts'
import { helado } from './crafts/helado.ts'
import { first } from './first.ts'
import { formula } from './formula.ts'
import { law } from './law.ts'
import { measured } from './measured.ts'
import { preparations } from './preparations.ts'
import { safety } from './safety.ts'
import { substances } from './substances.ts'
import { terms } from './terms.ts'
import { usual } from './usual.ts'

/** What is said in English whatever the craft. */
const common: Words<EveryCraftCodes> = {
  ...formula,
  ...preparations,
  ...advice,
  ...law,
  ...safety,
  ...measured,
  ...first,
  ...substances,
}

/** The crafts that English has words for, by id. */
const CRAFTS: Readonly<Record<string, Book>> = { helado }

/** English for a craft, beside a language that has all words; none for a craft that has no words in it. */
export function english(craft: string, otherwise: readonly Book[]): Language | undefined {
  const own = CRAFTS[craft]
  return own && beside({ ...common, ...usual, ...own }, terms(), otherwise)
}
