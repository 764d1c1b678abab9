import type { EveryCraftCodes } from '../../findings/find.ts'
import type { Words } from '../../findings/finding.ts'
import { advice } from './advice.ts'
import { first } from './first.ts'
import { asSent, type Called, formula } from './formula.ts'
import { law } from './law.ts'
import { measured } from './measured.ts'
import { preparations } from './preparations.ts'
import { safety } from './safety.ts'
import { substances } from './substances.ts'

/** What is said in Spanish whatever the craft. `called`: what a face calls the fields of a request; their own names unless said. */
export const common = (called: Called = asSent): Words<EveryCraftCodes> => ({
  ...formula(called),
  ...preparations(called),
  ...advice,
  ...law,
  ...safety,
  ...substances,
  ...first,
  ...measured,
})
