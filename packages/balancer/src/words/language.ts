import type { PhrasesFor } from '@obrador/engine'
import type { LanguageWords } from '@obrador/engine/language'
import type { BalancerCodes } from '../findings.ts'
import type { BookCodes } from '../menu/book/findings.ts'
import type { MenuCodes } from '../menu/findings.ts'
import type { SackCodes } from '../sack/findings.ts'
import type { sackReadingWords } from '../sack/words.ts'

/** What a folder of `words` must have to be a language of the balancer: without one of its words it does not compile. */
export interface BalancerWords extends LanguageWords {
  readonly terms: Readonly<Record<(typeof sackReadingWords)[keyof typeof sackReadingWords], string>>
  readonly phrases: PhrasesFor<BalancerCodes & MenuCodes & BookCodes & SackCodes>
}
